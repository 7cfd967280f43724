// What the log tells of the action that is going on and of battles: moves made, who has not contested, bribes and points.
import type { Sentence } from '../../messages'
import { KINGDOM_IDS } from './kingdoms'
import { GROUNDS } from './map'
import { ofEach, type Hoard } from './money/hoard'

export type Move = { kind: 'move' | 'castle' | 'invade'; kingdom: string; from: string; to: string }

const ZONES = [...GROUNDS.map(({ id }) => id), 'sea']
const number = (line: Sentence, name: string): number => line.args.find((arg) => arg.name === name)!.value
const kingdom = (line: Sentence, name = 'kingdom'): string => KINGDOM_IDS[number(line, name)]!
const zone = (line: Sentence, name = 'zone'): string => ZONES[number(line, name)]!

const MOVES: Record<string, Move['kind']> = {
  'event-moved': 'move',
  'event-king_moved': 'move',
  'event-castled': 'castle',
  'event-invaded': 'invade',
  'event-king_invaded': 'invade',
}
const move = (line: Sentence): Move => ({ kind: MOVES[line.key]!, kingdom: kingdom(line), from: zone(line), to: zone(line, 'other') })

/** The moves of the manoeuvre that is going on: the latest lines, as far as they tell of one kingdom's moves. */
export function manoeuvre(log: readonly Sentence[], active: string): Move[] {
  const out: Move[] = []
  for (const line of log.toReversed()) {
    if (MOVES[line.key] === undefined || MOVES[line.key] === 'invade' || kingdom(line) !== active) break
    out.unshift(move(line))
  }
  return out
}

/** The latest invasion. */
export function invasion(log: readonly Sentence[]): Move | undefined {
  const line = log.findLast(({ key }) => MOVES[key] === 'invade')
  return line && move(line)
}

/** The kingdoms that have let the action pass: told since the invasion or the payment. */
export function declined(log: readonly Sentence[]): string[] {
  const begun = log.findLastIndex(({ key }) => MOVES[key] === 'invade' || key === 'event-paid')
  return log.slice(begun + 1).filter(({ key }) => key === 'event-not_contested').map((line) => kingdom(line))
}

export type Share = { kingdom: string; bribe: number; tokens: Hoard; points: number }
export type Battle = {
  zone: string
  /** Nobody as long as that has not been told. */
  winner: string | undefined
  active: Share
  foe: Share
  /** Kings who fell. */
  fallen: string[]
}

/** What was paid just before a line; of nothing nothing is told. */
const bribesBefore = (log: readonly Sentence[], k: number) => log.slice(Math.max(0, k - 2), k).filter(({ key }) => key === 'event-bribed')

function shared(bribes: readonly Sentence[], of: string, points: number): Share {
  const told = bribes.find((bribe) => kingdom(bribe) === of)
  return {
    kingdom: of,
    bribe: told ? number(told, 'number') : 0,
    tokens: ofEach(told?.args.find(({ name }) => name === 'tokens')!.parts ?? []),
    points,
  }
}

type Side = { kingdom: string; points: number }
const REVEALED = new Set(['event-bribed', 'event-no_bribes', 'event-battle_points'])

/** A battle of which only bribes, or bribes and points, have been told, and not who has won; these sides fight there. */
export function unfolding(log: readonly Sentence[], zone: string, active: Side, foe: Side): Battle | undefined {
  const last = log.at(-1)
  if (!last || !REVEALED.has(last.key)) return undefined
  const counted = last.key === 'event-battle_points'
  const bribes = bribesBefore(log, counted ? log.length - 1 : log.length)
  const share = (side: Side, points: string) => shared(bribes, side.kingdom, counted ? number(last, points) : side.points)
  return { zone, winner: undefined, active: share(active, 'points'), foe: share(foe, 'other'), fallen: [] }
}

/** The battles that have been decided, in their order. */
export function battles(log: readonly Sentence[]): Battle[] {
  return log.flatMap((line, k) => {
    if (line.key !== 'event-battle_points') return []
    const won = log[k + 1]
    if (won?.key !== 'event-battle_won') return []
    const bribes = bribesBefore(log, k)
    const share = (of: string, points: string) => shared(bribes, of, number(line, points))
    const fallen = log.slice(k + 2, k + 4).filter(({ key }) => key === 'event-king_fell').map((told) => kingdom(told))
    return [{ zone: zone(won), winner: kingdom(won), active: share(kingdom(line), 'points'), foe: share(kingdom(line, 'foe'), 'other'), fallen }]
  })
}
