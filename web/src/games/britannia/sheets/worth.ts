// What the tables promise: which areas are worth points to whom and when, arrivals, statuses, leaders.
import { AREA, covers, FACTS, pointsHeld, pointsNow, SCORING } from '../facts'

type Scale = { points: number; areas: string[] }
export type Table = { kind: 'hold' | 'occupy' | 'raid' | 'limes'; turns: number[]; scale: { points: number; areas: string[] }[] }

/** Areas by points, each in the first row that names it; theatres and groups spelled out. */
function spelled(scale: readonly Scale[]): Scale[] {
  const taken = new Set<string>()
  return scale.map(({ points, areas }) => {
    const found = [...AREA.keys()].filter((area) => !taken.has(area) && covers(areas, area))
    found.forEach((area) => taken.add(area))
    return { points, areas: found }
  })
}

/** A nation's tables of points for areas: those of single moments, then those of scoring turns. */
export function promises(nation: string): Table[] {
  const occupy = FACTS.occupy
    .filter((row) => row.nation === nation)
    .map((row) => ({ kind: 'at_withdrawal' in row && row.at_withdrawal ? 'raid' : 'occupy', turns: row.turns, scale: spelled(row.scale) }) as const)
  const hold = FACTS.hold
    .filter((row) => row.nation === nation)
    .map((row) => ({ kind: 'limes' in row && row.limes ? 'limes' : 'hold', turns: row.turns, scale: spelled(row.scale) }) as const)
  return [...occupy, ...hold].toSorted((a, b) => a.turns[0]! - b.turns[0]!)
}

export type Interest = { nation: string; held: { turn: number; points: number }[]; entered: { turn: number; points: number }[] }

/** Who scores in an area from a turn on, and when. */
export function interests(area: string, from: number, to: number): Interest[] {
  const turns = FACTS.turn.map(({ number }) => number).filter((turn) => turn >= from && turn <= to)
  return FACTS.nation
    .map(({ id }) => ({
      nation: id,
      held: turns.filter((turn) => SCORING.includes(turn)).map((turn) => ({ turn, points: pointsHeld(id, area, turn) })).filter(({ points }) => points > 0),
      entered: turns.map((turn) => ({ turn, points: pointsNow(id, area, turn) })).filter(({ points }) => points > 0),
    }))
    .filter(({ held, entered }) => held.length + entered.length > 0)
}

export type Arrival = { unit: string; count: number; at: string }
export type Entry = { turn: number; nation: string; leader: string | undefined; arrive: Arrival[]; status: string[]; event: string | undefined }

export const TIMELINE: readonly Entry[] = FACTS.timeline.map((row) => {
  const { turn, nation, leader, arrive, status, event } = row as Partial<Entry> & { turn: number; nation: string }
  return { turn, nation, leader, arrive: arrive ?? [], status: status ?? [], event }
})

type Late = { id: string; nation: string; turn: number; variant?: boolean }

/** The timeline; in the variant with its leaders. */
export function timeline(variant: boolean): readonly Entry[] {
  if (!variant) return TIMELINE
  const late = (FACTS.leader as Late[]).filter((leader) => leader.variant)
  const joined = TIMELINE.map((entry) => ({ ...entry, leader: entry.leader ?? late.find(({ nation, turn }) => nation === entry.nation && turn === entry.turn)?.id }))
  const missing = late.filter(({ nation, turn }) => !TIMELINE.some((entry) => entry.nation === nation && entry.turn === turn))
  return [...joined, ...missing.map(({ id, nation, turn }) => ({ turn, nation, leader: id, arrive: [], status: [], event: undefined }))]
}

/** The turns on which a nation has each status. */
export function statusTurns(nation: string): { status: string; turns: number[] }[] {
  const out = new Map<string, number[]>()
  for (const entry of TIMELINE) {
    if (entry.nation !== nation) continue
    for (const status of entry.status) out.set(status, [...(out.get(status) ?? []), entry.turn])
  }
  return [...out].map(([status, turns]) => ({ status, turns }))
}

export type Kill = {
  points: number
  of?: string
  victims?: string[]
  leaders?: string[]
  turns?: number[]
  own_turn?: boolean
  not_in_own_turn?: number[]
  former_vassal?: boolean
}
export const killsOf = (nation: string): Kill[] => FACTS.kills.rows.filter((row) => row.nation === nation) as Kill[]

/** Consecutive turns shortened: 1, 2, 3, 5 is 1–3, 5. */
export function spans(turns: readonly number[]): [number, number][] {
  const out: [number, number][] = []
  for (const turn of turns) {
    const last = out.at(-1)
    if (last && last[1] === turn - 1) last[1] = turn
    else out.push([turn, turn])
  }
  return out
}
