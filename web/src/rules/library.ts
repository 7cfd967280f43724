// Where the books of a game are, its rules and its guide: beside the game's Python code, fetched when somebody opens them.
// Those of a game that the page was not built with are asked of the server.
import type { Language } from '../likes'
import { api } from '../live/api'
import { house } from '../live/house.svelte'
import { paper, type Paper } from './paper'

export type Book = 'rules' | 'guide'

const files = import.meta.glob<string>('../../../src/bretwalda/games/*/text/{rules,guide}.*.md', { query: '?raw', import: 'default' })

const path = (book: Book, game: string, language: Language) => `../../../src/bretwalda/games/${game}/text/${book}.${language}.md`

/** Whether a game's book can be read here. */
export function hasBook(book: Book, game: string): boolean {
  return path(book, game, 'en') in files || (house.game(game)?.books.includes(book) ?? false)
}

export async function bookOf(book: Book, game: string, language: Language): Promise<Paper> {
  const fetch = files[path(book, game, language)] ?? (() => api.text(game, `${book}.${language}.md`))
  return paper(await fetch())
}
