// Questions to a position that several parts of the board ask.
import { FACTS } from './facts'
import type { KingView, RegionView } from './view'

/** Followers by faction. */
export type Followers = Record<string, number>

export const FACTIONS = ['scottish', 'welsh', 'english'] as const
export const INSTABILITY_DISCS = FACTS.pieces.instability_discs

/** The regions in the order of their power struggles. */
export function bySpace(view: KingView): RegionView[] {
  return view.regions.toSorted((a, b) => a.space - b.space)
}

/** How many followers of a faction there are. */
export function count(followers: Followers, faction: string): number {
  return followers[faction] ?? 0
}

/** How many regions a faction controls. */
export function controlled(view: KingView, faction: string): number {
  return view.regions.filter((region) => region.control === faction).length
}

/** Whether a place in the ranking was won only by the later victory (rules 9.3). */
export function later(view: KingView, place: number): boolean {
  const [here, next] = view.reckoning!.ranking.slice(place)
  return next !== undefined && controlled(view, here!) > 0 && controlled(view, here!) === controlled(view, next)
}

/** A court as it counts at the end: with the follower that Plot adds. */
export function counted(view: KingView, seat: number): Followers {
  const court: Followers = { ...view.seats[seat]!.court }
  const faction = view.reckoning?.plot_faction
  if (view.reckoning?.plot === seat && faction) court[faction] = count(court, faction) + 1
  return court
}

/** The complete sets that count for a seat at an invasion: partners put their courts together (rules 9.11). */
export function sets(view: KingView, seat: number): number {
  const courts = [counted(view, seat)]
  if (view.seats.length === 4) courts.push(counted(view, (seat + 2) % 4))
  return Math.min(...FACTIONS.map((faction) => courts.reduce((sum, court) => sum + count(court, faction), 0)))
}

/** The ways to tell who has won, in the order of the rules, and the paragraph of each. */
const COURSE: Record<string, [criterion: string, rule: string][]> = {
  invasion: [
    ['sets', '9.1'],
    ['latest_action', '9.2'],
  ],
  coronation: [
    ['first_faction', '9.4'],
    ['second_faction', '9.5'],
    ['plot', '9.6'],
    ['cards_played', '9.7'],
    ['oldest_action', 'R8'],
  ],
}

export type Test = { criterion: string; rule: string; outcome: 'equal' | 'skipped' | 'decides' }

/** How the winner was found: one way after the other, up to the one that decided. */
export function tests(view: KingView): Test[] {
  const { end, decided_by, ranking } = view.reckoning!
  const out: Test[] = []
  for (const [criterion, rule] of COURSE[end]!) {
    const skipped = criterion === 'second_faction' && controlled(view, ranking[1]!) === 0 // R7
    const decides = criterion === decided_by
    out.push({ criterion, rule, outcome: decides ? 'decides' : skipped ? 'skipped' : 'equal' })
    if (decides) return out
  }
  return [...out, { criterion: 'shared', rule: end === 'invasion' ? 'R6' : 'R8', outcome: 'decides' }]
}
