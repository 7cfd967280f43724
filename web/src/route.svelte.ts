// The page that the address names: every page has a link of its own, and F5 shows it again.
import { routeOf, type Route } from './addresses'

let path = $state(location.pathname)
let anchor = $state(location.hash)

function look(): void {
  path = location.pathname
  anchor = location.hash
}
window.addEventListener('popstate', look)

export const here = {
  get route(): Route {
    return routeOf(path)
  },
  /** The place on the page that the address names after `#`; empty for its top. */
  get anchor(): string {
    return decodeURIComponent(anchor.slice(1))
  },
}

export function go(to: string): void {
  history.pushState(null, '', to)
  look()
  if (!anchor) window.scrollTo(0, 0)
}

/** Follow links inside the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = (event.target as Element).closest('a')
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
