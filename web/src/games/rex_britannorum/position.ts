// Questions to a position that several parts of the board ask.
import { FACTS, isCity } from './facts'
import type { KingdomView, RexView } from './view'

/** The kingdom of whoever is looking. */
export function own(view: RexView): KingdomView | undefined {
  return view.seat === null ? undefined : view.kingdoms.find(({ seat }) => seat === view.seat)
}

export const ledBy = (view: RexView, seat: number): KingdomView | undefined => view.kingdoms.find((kingdom) => kingdom.seat === seat)

/** Kingdoms without a player that are in the game; before kingdoms are chosen it is not known which. */
export function rivals(view: RexView): KingdomView[] {
  return view.step === 'kingdom' ? [] : view.kingdoms.filter(({ seat, absent }) => seat === null && !absent)
}

/** Kingdoms that are in the game. */
export const present = (view: RexView): KingdomView[] => view.kingdoms.filter(({ absent }) => !absent)

/** How many tokens can be won in each zone, jokers among them. */
export function tokensIn(view: RexView, zone: string, zoneOf: (place: string) => string): number {
  return view.places.filter(({ id, token }) => token && zoneOf(id) === zone).length + (view.jokers.includes(zone) ? 1 : 0)
}

const neighbours = new Map<string, string[]>()
for (const [one, other] of FACTS.roads.connections as [string, string][]) {
  neighbours.set(one, [...(neighbours.get(one) ?? []), other])
  neighbours.set(other, [...(neighbours.get(other) ?? []), one])
}

/** The connections between places that lie on one road, as `one other`, and the places of that road. */
export type LongestRoad = { places: readonly string[]; steps: ReadonlySet<string> }

/** A connection, whichever way it is written. */
export const step = (one: string, other: string): string => [one, other].toSorted().join(' ')

/** The longest road of a kingdom, as the track counts it: a path or a group (rules 9.1, 10.10 and R6). */
export function longestRoad(view: Pick<RexView, 'places' | 'longest_road'>, kingdom: string): LongestRoad {
  const roads = new Set(view.places.filter(({ id, held_by }) => held_by.includes(kingdom) && !isCity(id)).map(({ id }) => id))
  return view.longest_road === 'group' ? largestGroup(roads) : longestPath(roads)
}

function longestPath(roads: ReadonlySet<string>): LongestRoad {
  const from = (place: string, left: ReadonlySet<string>): string[] => {
    const rest = new Set(left)
    rest.delete(place)
    const ways = (neighbours.get(place) ?? []).filter((next) => rest.has(next)).map((next) => from(next, rest))
    return [place, ...longest(ways)]
  }
  const places = longest([...roads].map((place) => from(place, roads)))
  return { places, steps: new Set(places.slice(1).map((place, k) => step(place, places[k]!))) }
}

function largestGroup(roads: ReadonlySet<string>): LongestRoad {
  const left = new Set(roads)
  const around = (place: string): string[] => {
    left.delete(place)
    return [place, ...(neighbours.get(place) ?? []).flatMap((next) => (left.has(next) ? around(next) : []))]
  }
  const places = longest([...roads].map((place) => (left.has(place) ? around(place) : [])))
  const within = (place: string) => (neighbours.get(place) ?? []).filter((next) => places.includes(next))
  return { places, steps: new Set(places.flatMap((place) => within(place).map((next) => step(place, next)))) }
}

const longest = (ways: readonly string[][]): string[] => ways.reduce((best, way) => (way.length > best.length ? way : best), [])

/** The marks of a track on its spaces: `first`, and thresholds by their number. */
export type Mark = 'first' | 1 | 2 | 3

export function marksAt(track: string, value: number): Mark[] {
  const { first, thresholds } = FACTS.track.find(({ id }) => id === track)!
  const out: Mark[] = first === value ? ['first'] : []
  thresholds.forEach((mark, k) => {
    if (mark === value) out.push((k + 1) as Mark)
  })
  return out
}

const TRACK_POINTS = 15
const MOST_POINTS = 24

/** The rows of the table of ratings, each with its range of points; without objectives fewer can be had (R24). */
export function ratings(objectives: string): { id: string; from: number; to: number | undefined }[] {
  const most = objectives === 'none' ? TRACK_POINTS : MOST_POINTS
  const limits = FACTS.rating.map(({ from }) => Math.ceil((from * most) / MOST_POINTS))
  return FACTS.rating.map(({ id }, k) => ({ id, from: limits[k]!, to: limits[k + 1] && limits[k + 1]! - 1 }))
}
