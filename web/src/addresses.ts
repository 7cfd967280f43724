// Which address is which page.
type Kind = 'tables' | 'saves' | 'shared'

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'rules' | 'guide'; game: string }
  | { page: 'replay'; kind: Kind; id: string; step: number | undefined }
  | { page: 'puzzle'; game: string; puzzle: string }
  | { page: 'learnt' }
  | { page: 'library' }
  | { page: 'games' }
  | { page: 'preferences' }
  | { page: 'about' }
  | { page: 'admin' }
  | { page: 'unsubscribe'; secret: string }

export function routeOf(path: string): Route {
  const [page, id, ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (page === 'new' && id) return { page, game: id }
  if (page === 'table' && id) return { page, id }
  if (page === 'replay' && id) return (id === 'saves' || id === 'shared') && rest[0] ? replay(id, rest[0], rest[1]) : replay('tables', id, rest[0])
  if ((page === 'rules' || page === 'guide') && id) return { page, game: id }
  if (page === 'puzzle' && id) return { page, game: id, puzzle: rest[0] ?? 'today' }
  if (page === 'unsubscribe' && id) return { page, secret: id }
  if (page === 'rules') return { page: 'library' }
  if (page === 'games' || page === 'learnt' || page === 'preferences' || page === 'about' || page === 'admin') return { page }
  return { page: 'home' }
}

function replay(kind: Kind, id: string, step: string | undefined): Route {
  return { page: 'replay', kind, id, step: step !== undefined && /^\d{1,5}$/.test(step) ? Number(step) : undefined }
}

/** The address of a moment of a game, through these eyes. */
export function momentAt(kind: Kind, id: string, step: number, seat: string): string {
  return `/replay/${kind === 'tables' ? '' : `${kind}/`}${encodeURIComponent(id)}/${step}?seat=${seat}`
}

/** An address as it is given to others: where it is pasted it is shown in the language of whoever gives it. */
export function linkTo(address: string, language: string): string {
  return `${location.origin}${address}&lang=${language}`
}
