// Which address is which page.
export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'rules' | 'guide'; game: string }
  | { page: 'library' }
  | { page: 'preferences' }
  | { page: 'about' }

export function routeOf(path: string): Route {
  const [page, id] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (page === 'new' && id) return { page, game: id }
  if (page === 'table' && id) return { page, id }
  if ((page === 'rules' || page === 'guide') && id) return { page, game: id }
  if (page === 'rules') return { page: 'library' }
  if (page === 'preferences' || page === 'about') return { page }
  return { page: 'home' }
}
