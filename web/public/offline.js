// Says that there is no connection, where the browser would show a page of its own. Nothing else is kept: a table is live, or it is not.
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
