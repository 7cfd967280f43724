// How a kingdom's people come to a place that it takes: along the roads from the nearest place that it holds.
import { overland } from '../../parts/ways'
import type { Point } from '../../parts/zoom'
import { FACTS } from './facts'
import { ATLAS } from './map'
import type { RexView } from './view'

const at = new Map(ATLAS.spots.map((spot) => [spot.id, spot.at]))
const roads = FACTS.roads.connections as readonly (readonly string[])[]

export const along: (from: string, to: string) => Point[] = overland([], ATLAS.roads, (place) => at.get(place)!)

/** The place of a kingdom that is fewest roads away; none if no road leads there. */
export function nearest(places: RexView['places'], kingdom: string, to: string): string | undefined {
  const held = new Set(places.filter(({ id, held_by }) => id !== to && held_by.includes(kingdom)).map(({ id }) => id))
  const seen = new Set([to])
  for (const place of seen) {
    if (held.has(place)) return place
    for (const ends of roads) if (ends.includes(place)) for (const next of ends) seen.add(next)
  }
  return undefined
}
