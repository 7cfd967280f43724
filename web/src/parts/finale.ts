// What is said at the end of a game: the sentence that decided it, and the moments that mattered.
import type { GamePage, Happening } from '../games/game'
import type { Sentence } from '../messages'

const VERDICTS = /^event-(?:won_\w+|crowned|vacant)$/
const DULL = /^event-(?:points|victory|total|score|no_battle|recruited|taxed|arrived|put_to_sea|king_put_to_sea)/ // the sheet counts them, or they are the rule
const MOST = 5

/** Whether a line says who has won the game: a seat; what a nation has won is a battle. */
const decides = ({ key, args }: Sentence): boolean => VERDICTS.test(key) || (key === 'event-won' && args.some(({ name }) => name === 'seat'))

/** The line that says who has won and by what, if the log has one. */
export const verdict = (log: readonly Sentence[]): Sentence | undefined => log.findLast(decides)

/** A line, with the picture of its event if none above it has the same. */
export type Moment = { line: Sentence; picture: Happening['picture'] | undefined }

/** Each line once, where it was said last: what happens again in the same words says nothing new. */
function lastSaid(lines: readonly Sentence[]): Sentence[] {
  const last = new Map(lines.map((line) => [JSON.stringify(line), line]))
  return lines.filter((line) => last.get(JSON.stringify(line)) === line)
}

/** The latest great events, and what a short digest of the log ends with where there are few. */
export function moments(log: readonly Sentence[], view: unknown, { happening, telling }: Pick<GamePage, 'happening' | 'telling'>): Moment[] {
  const seen = new Set<string>()
  const great = log.flatMap((line) => {
    const event = happening?.(line, view)
    if (!event || seen.has(event.id)) return []
    seen.add(event.id)
    return [{ line, picture: event.picture }]
  })
  const brief = lastSaid(log.filter((line) => telling?.brief?.has(line.key.replace('event-', '')) && !decides(line) && !DULL.test(line.key) && !great.some((one) => one.line === line)))
  const rest = great.length < MOST ? brief.slice(great.length - MOST).map((line) => ({ line, picture: undefined })) : []
  const told = [...great.slice(-MOST), ...rest].sort((one, other) => log.indexOf(one.line) - log.indexOf(other.line))
  return told.map(({ line, picture }, k) => ({ line, picture: told.slice(0, k).some((one) => one.picture === picture) ? undefined : picture }))
}
