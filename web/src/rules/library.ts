// Where the books of a game are, its rules and its guide: beside the game's Python code, fetched when somebody opens them.
import type { Language } from '../likes'
import { paper, type Paper } from './paper'

export type Book = 'rules' | 'guide'

const files = import.meta.glob<string>('../../../src/bretwalda/games/*/text/{rules,guide}.*.md', { query: '?raw', import: 'default' })

const path = (book: Book, game: string, language: Language) => `../../../src/bretwalda/games/${game}/text/${book}.${language}.md`

/** Whether a game's rules can be read here. */
export function hasRules(game: string): boolean {
  return hasBook('rules', game)
}

export function hasBook(book: Book, game: string): boolean {
  return path(book, game, 'en') in files
}

export async function bookOf(book: Book, game: string, language: Language): Promise<Paper> {
  return paper(await files[path(book, game, language)]!())
}
