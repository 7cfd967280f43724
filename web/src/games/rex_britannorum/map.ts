// The map of Britannia, ready to draw: the outlines that tools/maps made; or, where the facts in use have other places or
// roads than that map, the plain outlines that the facts bring themselves.
import sheet from '../../../../src/bretwalda/games/rex_britannorum/map.json'
import type { Box, Point } from '../../parts/zoom'
import { FACTS, type Facts, placeFacts, zoneOfRegion } from './facts'

export type Region = { id: string; zone: string; path: string; label: Point }
export type Spot = { id: string; at: Point; kind: string; region: string; label: Label | undefined }
/** Where a name is written, and which end of it lies there. */
export type Label = Point & { anchor: 'start' | 'middle' | 'end' }
export type Road = { between: readonly [string, string]; path: string }
export type Atlas = {
  whole: Box
  regions: readonly Region[]
  spots: readonly Spot[]
  roads: readonly Road[]
  signs: Readonly<Record<string, Point>>
  coast: readonly string[]
  land: readonly string[]
  borders: readonly { path: string; between: readonly string[] }[]
}

const point = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! })
const pair = (ends: readonly string[]) => ends.toSorted().join(' ')

/** Whether the drawn map shows the places, regions and roads of these facts. */
export function fits(facts: Pick<Facts, 'place' | 'region' | 'roads'>): boolean {
  const drawn = new Map(sheet.places.map((place) => [place.id, place]))
  const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()
  const located = facts.place.every(({ id, kind, region }) => drawn.get(id)?.kind === kind && drawn.get(id)?.area === region)
  const spots = sheet.places.filter(({ kind }) => kind !== 'joker').length
  return (
    located &&
    facts.place.length === spots &&
    same(facts.region.map(({ id, zone }) => `${id} ${zone}`), sheet.areas.map(({ id, tint }) => `${id} ${tint}`)) &&
    same(facts.roads.connections.map(pair), sheet.connections.map(({ between }) => pair(between)))
  )
}

const ASIDE = 36 // from the middle of a city to its name

/** A city's name on the side of it where the map has room, clear of the city itself. */
export function beside(at: Point, label: Point): Label {
  const [dx, dy] = [label.x - at.x, label.y - at.y]
  if (Math.abs(dx) < Math.abs(dy)) return { x: label.x, y: at.y + Math.sign(dy) * (ASIDE + 7), anchor: 'middle' }
  return { x: at.x + Math.sign(dx) * ASIDE, y: label.y, anchor: dx > 0 ? 'start' : 'end' }
}

/** Regions whose name would lie on a place. */
const NAMES: Record<string, Point> = { cantiaci: { x: 0, y: 44 } }
const moved = (id: string, { x, y }: Point): Point => ({ x: x + (NAMES[id]?.x ?? 0), y: y + (NAMES[id]?.y ?? 0) })

/** Cities whose name would lie on the roads beside them: below is room, too. */
const BELOW = new Set(['s02'])

/** The map that tools/maps drew. */
function drawn(): Atlas {
  const joker = (zone: string) => point(sheet.places.find(({ id }) => id === `${zone[0]}_joker`)!.at)
  return {
    whole: { x: 40, y: 26, width: 1236, height: 1352 },
    regions: sheet.areas.map(({ id, tint, path, label }) => ({ id, zone: tint, path, label: moved(id, point(label)) })),
    spots: sheet.places
      .filter(({ kind }) => kind !== 'joker')
      .map(({ id, at, kind, label }) => ({
        id,
        at: point(at),
        kind,
        region: placeFacts(id).region,
        label: label && beside(point(at), BELOW.has(id) ? { x: at[0]!, y: at[1]! + 1 } : point(label)),
      })),
    roads: sheet.connections.map(({ between, path }) => ({ between: [between[0]!, between[1]!], path })),
    signs: { north: joker('north'), center: { x: 440, y: 850 }, south: joker('south') }, // clear of what lies beside the map
    coast: sheet.coast,
    land: sheet.land,
    borders: sheet.borders,
  }
}

/** A map of straight lines from the facts alone. */
export function sketched(facts: Facts): Atlas {
  const outline = (corners: readonly (readonly number[])[]) => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`
  const at = new Map(facts.place.map(({ id, x, y }) => [id, { x, y }]))
  const regions = facts.region.map(({ id, zone, x, y, outline: corners }) => ({ id, zone, path: outline(corners), label: { x, y } }))
  return {
    whole: { x: 0, y: 20, width: 1000, height: 1360 },
    regions,
    spots: facts.place.map(({ id, kind, region, x, y }) => ({
      id,
      at: { x, y },
      kind,
      region,
      label: kind === 'city' ? { x, y: y + ASIDE + 7, anchor: 'middle' } : undefined,
    })),
    roads: facts.roads.connections.map((ends) => {
      const [a, b] = [at.get(ends[0]!)!, at.get(ends[1]!)!]
      return { between: [ends[0]!, ends[1]!], path: `M${a.x} ${a.y}L${b.x} ${b.y}` }
    }),
    signs: Object.fromEntries(facts.zone.map(({ id, x, y }) => [id, { x, y }])),
    coast: regions.map(({ path }) => path),
    land: [],
    borders: [],
  }
}

export const ATLAS: Atlas = fits(FACTS) ? drawn() : sketched(FACTS)

/** Borders between zones, drawn more heavily than those between regions. */
export const FRONTIERS = ATLAS.borders.filter(({ between }) => new Set(between.map(zoneOfRegion)).size > 1)
