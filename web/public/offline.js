// Says that there is no connection, where the browser would show a page of its own; and shows what the server tells somebody while no page is open.
// Nothing else is kept: a table is live, or it is not.
const PAGE = '/offline.html'
const KEPT = 'bretwalda-offline-1'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(new Request(PAGE, { cache: 'reload' }))))
})

self.addEventListener('activate', (event) => {
  const forget = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(Promise.all([forget, self.registration.navigationPreload?.enable()])) // asked while this wakes up
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return
  const answer = async () => (await event.preloadResponse) ?? (await fetch(event.request))
  event.respondWith(answer().catch(() => caches.match(PAGE)))
})

self.addEventListener('push', (event) => {
  const { title, body, path, lang } = event.data.json()
  event.waitUntil(self.registration.showNotification(title, { body, lang, data: { path }, tag: 'bretwalda', icon: '/icon-192.png', badge: '/icon-192.png' }))
})

// To the page that is open, or to a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const to = new URL(event.notification.data.path, self.location.origin).href
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' })
    const there = pages.find(({ url }) => url === to) ?? pages[0]
    if (!there) return self.clients.openWindow(to)
    await there.focus()
    if (there.url !== to) await there.navigate(to)
  }
  event.waitUntil(show())
})
