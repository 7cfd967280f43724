// Points as the books of a position hold them: what each nation has scored, when, and for what.
import type { Texts } from '../../../texts'
import { FACTS, seatOf } from '../facts'
import type { BritanniaView } from '../view'

const AREA_IDS: readonly string[] = [...FACTS.area.map(({ id }) => id), ...FACTS.sea.map(({ id }) => id)]

/** Points of one source in a turn; `areas` gave `each` point apiece, none for what has no place. */
export type Award = { nation: string; turn: number; source: string; each: number; areas: string[]; points: number }

/** Everything that a nation has scored, as the rules wrote it down. */
export function awards(view: BritanniaView, nation: string): Award[] {
  return (view.ledger[nation] ?? []).map(([turn, source, each, ...areas]) => ({
    nation,
    turn: turn!,
    source: view.sources[source!]!,
    each: each!,
    areas: areas.filter((area) => area >= 0).map((area) => AREA_IDS[area]!),
    points: each! * areas.length,
  }))
}

/** What all nations scored in a turn, in the order of play. */
export function awardsOf(view: BritanniaView, turn: number): Award[] {
  return FACTS.nation.flatMap(({ id }) => awards(view, id)).filter((award) => award.turn === turn)
}

/** A turn's awards gathered by nation and source. */
export type Line = { nation: string; source: string; points: number; areas: { id: string; points: number }[] }

export function linesOf(view: BritanniaView, turn: number): Line[] {
  const out = new Map<string, Line>()
  for (const { nation, source, each, areas, points } of awardsOf(view, turn)) {
    const key = `${nation} ${source}`
    const line = out.get(key) ?? { nation, source, points: 0, areas: [] }
    line.points += points
    line.areas.push(...areas.map((id) => ({ id, points: each })))
    out.set(key, line)
  }
  return [...out.values()]
}

/** The areas that have given a nation points of these sources in these turns. */
export function scoredAreas(view: BritanniaView, nation: string, sources: readonly string[], turns: readonly number[]): Set<string> {
  return new Set(
    awards(view, nation)
      .filter(({ source, turn, each }) => sources.includes(source) && turns.includes(turn) && each > 0)
      .flatMap(({ areas }) => areas),
  )
}

/** The turns that the scenario begins and has come to. */
export function turnsSoFar(view: BritanniaView): number[] {
  const first = FACTS.scenario.find(({ id }) => id === view.scenario)!.first_turn
  return Array.from({ length: view.turn - first + 1 }, (_, k) => first + k)
}

/** The points of each seat after each turn so far. */
export function standings(view: BritanniaView): { turn: number; totals: number[] }[] {
  const totals = view.scores.map(() => 0)
  return turnsSoFar(view).map((turn) => {
    for (const { nation, points } of awardsOf(view, turn)) totals[seatOf(nation)]! += points
    return { turn, totals: [...totals] }
  })
}

/** The nations of a seat in the order of play, without those that never appear. */
export function nationsOf(view: BritanniaView, seat: number): string[] {
  return view.nations.filter((nation) => nation.seat === seat && !nation.out).map(({ id }) => id)
}

/** The largest part of a lone winner's points: a nation and a source. */
export function decisive(view: BritanniaView): { nation: string; source: string; points: number } | undefined {
  const [winner, ...others] = view.winners ?? []
  if (winner === undefined || others.length > 0) return undefined
  const total = new Map<string, number>()
  for (const { id } of view.nations.filter(({ seat }) => seat === winner)) {
    for (const { source, points } of awards(view, id)) total.set(`${id} ${source}`, (total.get(`${id} ${source}`) ?? 0) + points)
  }
  const [best] = [...total].toSorted((a, b) => b[1] - a[1])
  if (!best) return undefined
  const [nation, source] = best[0].split(' ')
  return { nation: nation!, source: source!, points: best[1] }
}

/** By how much the game was won, if one player alone has won it. */
export function decided(view: BritanniaView, texts: Texts): string | undefined {
  const [first, second] = view.scores.map((points, seat) => ({ points, seat })).toSorted((a, b) => b.points - a.points)
  if (!first || !second || view.winners?.length !== 1) return undefined
  return texts.say('britannia-margin', { number: first.points - second.points, seat: texts.seat(second.seat) })
}
