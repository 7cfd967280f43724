// Turns, years and phases in words.
import type { Texts } from '../../../texts'
import { FACTS, roman } from '../facts'
import { spans } from './worth'

/** The phases in the order of a nation's turn, between the two of the game turn. */
export const PHASES = [
  'turn_start', 'nation_start', 'growth', 'movement', 'battle', 'movement_2', 'battle_2', 'withdrawal', 'overpopulation', 'nation_end', 'turn_end',
] as const

export function yearsOf(texts: Texts, turn: number): string {
  const [from, to] = FACTS.turn.find(({ number }) => number === turn)!.years
  return texts.say('britannia-years', { from: String(from), to: String(to) })
}

/** Turns in Roman numerals, neighbours joined: I–III, V. */
export function numerals(turns: readonly number[]): string {
  return spans(turns)
    .map(([from, to]) => (from === to ? roman(from) : `${roman(from)}–${roman(to)}`))
    .join(', ')
}

export type Marks = { scoring: boolean; bretwalda: boolean; king: boolean }

export function marks(turn: number): Marks {
  const row = FACTS.turn.find(({ number }) => number === turn) as { scoring?: boolean; bretwalda?: boolean; king?: boolean }
  return { scoring: row.scoring === true, bretwalda: row.bretwalda === true, king: row.king === true }
}
