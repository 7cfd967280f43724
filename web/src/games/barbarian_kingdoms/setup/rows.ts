// The rows of the set-up card, and which settings make sense together.
import type { SettingValue } from '../../game'
import { boxOf } from '../../box'
import type { Facts } from '../facts'

export type Row = Facts['configuration'][number]

export const BOX = await boxOf<Facts>('barbarian_kingdoms')
export const rows: readonly Row[] = BOX.facts.configuration

/** The row of a letter for that many players, if there is one. */
export const rowOf = (players: SettingValue, letter: SettingValue): Row | undefined => rows.find(({ id }) => id === `c${players}${letter}`)

/** As the game itself judges: teams with four or six, wars between own kingdoms with two, rows as printed. */
export function fits(setting: string, value: SettingValue, settings: Record<string, SettingValue>): boolean {
  const players = Number(settings['players'])
  if (setting === 'teams') return value === false || players === 4 || players === 6
  if (setting === 'own_wars') return value === false || players === 2
  if (setting !== 'configuration' || ['privilege', 'expert', 'agreed'].includes(String(value))) return true
  return rowOf(players, value) !== undefined
}

/** The kingdoms of a seat where that is settled by where one sits: in turn order, with two players both of a pair. */
export function kingdomsAt(seat: number, settings: Record<string, SettingValue>): string[] {
  const row = rowOf(settings['players']!, settings['configuration']!)
  if (!row || settings['kingdoms'] !== 'seats') return []
  if (row.players > 2) return [row.kingdoms[seat]!]
  const first = row.sides.find((side) => side.includes(row.kingdoms[0]!))!
  const pair = seat === 0 ? first : row.sides.find((side) => side !== first)!
  return row.kingdoms.filter((kingdom) => pair.includes(kingdom))
}
