// The facts of the game as the page asks for them: terrain, stacking, population, and what an area is worth.
import { boxOf } from '../box'

type Sheet = typeof import('../../../../src/bretwalda/games/britannia/map.json')

export const BOX = await boxOf<typeof import('./facts.json'), Sheet>('britannia')
export const FACTS = BOX.facts
export const MAP = BOX.map
const facts = FACTS

export type AreaFacts = {
  id: string
  theatre: string
  terrain: string
  borders: string[]
  straits?: string[]
  coast: string[]
}
type Scale = { points: number; areas: string[] }
type Row = { nation: string; turns: number[]; scale: Scale[] }

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]))

export const AREA: ReadonlyMap<string, AreaFacts> = byId(facts.area as AreaFacts[])
export const SEA = byId(facts.sea)
export const NATION = byId(facts.nation)
export const UNIT = byId(facts.unit)
export const LEADER = byId(facts.leader)
export const SCORING: readonly number[] = facts.turn.filter((turn) => turn.scoring).map((turn) => turn.number)

export const isSea = (area: string): boolean => SEA.has(area)
export const isDifficult = (area: string): boolean => (AREA.get(area)?.terrain ?? 'clear') !== 'clear'

/** The seat of the player who leads a nation. */
export function seatOf(nation: string): number {
  const player = NATION.get(nation)?.player
  return facts.player.findIndex(({ id }) => id === player)
}

/** Population points that an area gives. */
export const population = (area: string): number => facts.growth[isDifficult(area) ? 'difficult' : 'clear']

export type Limit = { most: number; overstack: number }

/** How many armies of a nation may stand in an area, and how many if it is the one overstacked; Infinity is no limit. */
export function stacking(nation: string | undefined, area: string): Limit {
  if (isSea(area)) return { most: Infinity, overstack: Infinity }
  if (isDifficult(area)) return { most: facts.stacking.difficult, overstack: facts.stacking.overstack_difficult }
  const professional = nation !== undefined && NATION.get(nation)?.professional === true
  return { most: professional ? Infinity : facts.stacking.clear, overstack: Infinity }
}

/** The turn at whose end areas are counted next, from this one on. */
export const scoringTurn = (turn: number): number | undefined => SCORING.find((one) => one >= turn)

/** Whether a list of areas, theatres and groups names an area. */
export function covers(areas: readonly string[], area: string): boolean {
  return areas.some((name) => {
    if (name === area || name === 'everywhere' || name === AREA.get(area)?.theatre) return true
    const group = (facts.group as Record<string, string[]>)[name]
    return group !== undefined && covers(group, area)
  })
}

const worth = (rows: readonly Row[], nation: string, area: string, turn: number): number =>
  rows
    .filter((row) => row.nation === nation && row.turns.includes(turn))
    .map((row) => row.scale.find((scale) => covers(scale.areas, area))?.points ?? 0)
    .reduce((sum, points) => sum + points, 0)

/** Points that a nation gets for entering an area alone on a turn. */
export const pointsNow = (nation: string, area: string, turn: number): number => worth(facts.occupy as Row[], nation, area, turn)

/** Points that a nation gets for holding an area at the end of a scoring turn. */
export const pointsHeld = (nation: string, area: string, turn: number): number => worth(facts.hold as Row[], nation, area, turn)

const NUMERALS: [number, string][] = [[10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']]

export function roman(number: number): string {
  let out = ''
  for (const [value, letters] of NUMERALS) for (; number >= value; number -= value) out += letters
  return out
}

/** The turns at whose end a Bretwalda is elected, or a king named: `VIII–X`, `XI–XIV, XVI`. */
export function turnsWith(what: 'bretwalda' | 'king'): string {
  const turns = FACTS.turn.filter((turn) => what in turn && turn[what as keyof typeof turn]).map(({ number }) => number)
  const first = turns.filter((turn) => !turns.includes(turn - 1))
  const last = turns.filter((turn) => !turns.includes(turn + 1))
  return first.map((turn, k) => (turn === last[k] ? roman(turn) : `${roman(turn)}–${roman(last[k]!)}`)).join(', ')
}
