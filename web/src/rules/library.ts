// Where the rules on paper are: beside the game's Python code, fetched when somebody opens them.
import type { Language } from '../likes'
import { paper, type Paper } from './paper'

const files = import.meta.glob<string>('../../../src/bretwalda/games/*/text/rules.*.md', { query: '?raw', import: 'default' })

const path = (game: string, language: Language) => `../../../src/bretwalda/games/${game}/text/rules.${language}.md`

/** Whether a game's rules can be read here. */
export function hasRules(game: string): boolean {
  return path(game, 'en') in files
}

export async function rulesOf(game: string, language: Language): Promise<Paper> {
  return paper(await files[path(game, language)]!())
}
