// The page that the address names: every page has a link of its own, and F5 shows it again.
import { routeOf, type Route } from './addresses'

let path = $state(location.pathname)
window.addEventListener('popstate', () => (path = location.pathname))

export const here = {
  get route(): Route {
    return routeOf(path)
  },
}

export function go(to: string): void {
  history.pushState(null, '', to)
  path = location.pathname
  window.scrollTo(0, 0)
}

/** Follow links inside the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname)
}
