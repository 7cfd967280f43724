// The rows of the set-up card, and which options make sense together.
import type { Setting } from '../../game'
import facts from '../facts.json'

export type Row = (typeof facts.configuration)[number]

export const rows: readonly Row[] = facts.configuration

/** The row of a letter for so many players, if there is one. */
export const rowOf = (players: Setting, letter: Setting): Row | undefined => rows.find(({ id }) => id === `c${players}${letter}`)

/** As the game itself judges: teams with four or six, wars between own kingdoms with two, rows as printed. */
export function fits(option: string, value: Setting, options: Record<string, Setting>): boolean {
  const players = Number(options['players'])
  if (option === 'teams') return value === false || players === 4 || players === 6
  if (option === 'own_wars') return value === false || players === 2
  if (option !== 'configuration' || ['privilege', 'expert', 'agreed'].includes(String(value))) return true
  return rowOf(players, value) !== undefined
}

/** The kingdoms of a seat where that is settled by where one sits: in turn order, with two players both of a pair. */
export function kingdomsAt(seat: number, options: Record<string, Setting>): string[] {
  const row = rowOf(options['players']!, options['configuration']!)
  if (!row || options['kingdoms'] !== 'seats') return []
  if (row.players > 2) return [row.kingdoms[seat]!]
  const first = row.sides.find((side) => side.includes(row.kingdoms[0]!))!
  const pair = seat === 0 ? first : row.sides.find((side) => side !== first)!
  return row.kingdoms.filter((kingdom) => pair.includes(kingdom))
}
