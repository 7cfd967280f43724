// The books of a game, its rules and its guide: the server has them, with the numbers of the facts that it plays with.
import type { Language } from '../languages'
import { api } from '../live/api'
import { house } from '../live/house.svelte'
import { paper, type Paper } from './paper'

export type Book = 'rules' | 'guide'

/** Whether a game's book can be read here. */
export function hasBook(book: Book, game: string): boolean {
  return house.game(game)?.books.includes(book) ?? false
}

const read = new Map<string, Promise<Paper>>()

export function bookOf(book: Book, game: string, language: Language): Promise<Paper> {
  const name = `${game} ${book}.${language}.md`
  let known = read.get(name)
  if (!known) {
    known = api.text(game, `${book}.${language}.md`).then(paper)
    known.catch(() => read.delete(name))
    read.set(name, known)
  }
  return known
}
