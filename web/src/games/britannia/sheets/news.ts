// Which lines of the log are worth a proclamation, and under which sign.
import type { Sentence } from '../../../messages'

const SIGNS: Record<string, string> = {
  'event-turn': 'timeline',
  'event-leader_came': 'leader',
  'event-leader_fell': 'skull',
  'event-rome_departs': 'limes',
  'event-dismounted': 'cavalry',
  'event-norman_purse': 'coin',
  'event-submitted': 'submission',
  'event-freed': 'submission',
  'event-bretwalda': 'bretwalda',
  'event-no_bretwalda': 'bretwalda',
  'event-king': 'king',
  'event-no_king': 'king',
  'event-royal_infantry': 'king',
}

export type News = { line: Sentence; sign: string }

export function newsworthy(lines: readonly Sentence[]): News[] {
  return lines.flatMap((line) => (SIGNS[line.key] ? [{ line, sign: SIGNS[line.key]! }] : []))
}

/** The turn that has just ended, if one of the lines begins the next. */
export function turnEnded(lines: readonly Sentence[]): number | undefined {
  const begun = lines.findLast(({ key }) => key === 'event-turn')
  return begun ? begun.args[0]!.value - 1 : undefined
}
