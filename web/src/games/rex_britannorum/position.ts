// Questions to a position that several parts of the board ask.
import { FACTS, isCity } from './facts'
import type { KingdomView, PlaceView, RexView } from './view'

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

/** The longest unbroken road of a kingdom, place by place: the one that the track counts (rules 9.1 and R6). */
export function longestRoad(places: readonly PlaceView[], kingdom: string): string[] {
  const roads = new Set(places.filter(({ id, held_by }) => held_by.includes(kingdom) && !isCity(id)).map(({ id }) => id))
  const from = (place: string, left: ReadonlySet<string>): string[] => {
    const rest = new Set(left)
    rest.delete(place)
    const ways = (neighbours.get(place) ?? []).filter((next) => rest.has(next)).map((next) => from(next, rest))
    return [place, ...longest(ways)]
  }
  return longest([...roads].map((place) => from(place, roads)))
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

/** Which row of the table of ratings a solo score falls into, with its range of points. */
export function ratings(): { id: string; from: number; to: number | undefined }[] {
  return FACTS.rating.map(({ id, from }, k) => ({ id, from, to: FACTS.rating[k + 1] && FACTS.rating[k + 1]!.from - 1 }))
}
