// Facts and maps, as the server gives them: the page has none in its own build.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'

const project = join(import.meta.dirname, '..', '..', '..')
const read = (path: string) => JSON.parse(readFileSync(join(project, path), 'utf-8')) as object
const answers = new Map<string, object>()

/** What the server has in the box of a game. */
export function boxed(game: string): object {
  const known = answers.get(game) ?? {
    facts: read(`web/src/games/${game}/facts.json`),
    map: read(`src/bretwalda/games/${game}/map.json`),
    ...(read('web/tests/support/marks.json') as Record<string, object>)[game],
  }
  answers.set(game, known)
  return known
}

/** The answer to a request for a box or a book, if it is one. */
export function answered(path: string): Response | undefined {
  const box = /^\/api\/games\/(\w+)\/box\//.exec(path)
  if (box) return Response.json(boxed(box[1]!))
  const book = /^\/api\/games\/(\w+)\/text\/((?:rules|guide)\.\w+\.md)$/.exec(path)
  if (!book) return undefined
  const paper = readFileSync(join(project, `src/bretwalda/games/${book[1]}/text/${book[2]}`), 'utf-8')
  return Response.json(paper.replaceAll(/<!--.*?-->/g, ''))
}

vi.stubGlobal('fetch', async (path: string) => {
  const answer = answered(path)
  if (!answer) throw new Error(`nobody answers ${path}`)
  return answer
})
