// The map of Britannia, ready to draw: the outlines that tools/maps made; or, where the facts in use have other places than
// that map, the plain outlines that the facts bring themselves.
import type { Box, Point } from '../../parts/zoom'
import { BOX, FACTS, type Facts, placeFacts, regionName, zoneOfRegion } from './facts'
import { arranged, CITY, extent, NAME, type Box as Taken, type Written } from './names'

export type Region = { id: string; zone: string; path: string; label: Point }
export type Spot = { id: string; at: Point; kind: string; region: string; label: Written | undefined }
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

const sheet = BOX.map
const point = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! })
const pair = (ends: readonly string[]) => ends.toSorted().join(' ')

/** Whether the drawn map shows the places and regions of these facts; another road can be drawn on it. */
export function fits(facts: Pick<Facts, 'place' | 'region'>): boolean {
  const drawn = new Map(sheet.places.map((place) => [place.id, place]))
  const same = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()
  const located = facts.place.every(({ id, kind, region }) => drawn.get(id)?.kind === kind && drawn.get(id)?.area === region)
  const spots = sheet.places.filter(({ kind }) => kind !== 'joker').length
  return (
    located &&
    facts.place.length === spots &&
    same(facts.region.map(({ id, zone }) => `${id} ${zone}`), sheet.areas.map(({ id, tint }) => `${id} ${tint}`))
  )
}

const ASIDE = 36 // from the middle of a city to its name
const SPOT = 27 // from the middle of a place to its edge, with what lies on it
const SIGN = 75 // from the middle of a zone's sign to its edge

const around = ({ x, y }: Point, far: number): Taken => ({ left: x - far, right: x + far, top: y - far, bottom: y + far })

/** Regions whose name would lie on a place, or on another name where the map is small. */
const NAMES: Record<string, Point> = { cantiaci: { x: 12, y: 74 }, catuvellauni: { x: -12, y: 0 }, regnenses: { x: 26, y: 0 } }
const moved = (id: string, { x, y }: Point): Point => ({ x: x + (NAMES[id]?.x ?? 0), y: y + (NAMES[id]?.y ?? 0) })

/** Roads between places: as the map has them, or straight ahead. */
function roads({ connections }: Facts['roads'], at: ReadonlyMap<string, Point>): Road[] {
  const known = new Map(sheet.connections.map(({ between, path }) => [pair(between), path]))
  return connections.map((ends) => {
    const [a, b] = [at.get(ends[0]!)!, at.get(ends[1]!)!]
    return { between: [ends[0]!, ends[1]!], path: known.get(pair(ends)) ?? straight(a, b) }
  })
}
const straight = (a: Point, b: Point) => `M${a.x} ${a.y}L${b.x} ${b.y}`

/** The map that tools/maps drew, with the roads of the facts. */
export function drawn(facts: Facts): Atlas {
  const joker = (zone: string) => point(sheet.places.find(({ id }) => id === `${zone[0]}_joker`)!.at)
  const places = sheet.places.filter(({ kind }) => kind !== 'joker')
  const regions = sheet.areas.map(({ id, tint, path, label }) => ({ id, zone: tint, path, label: moved(id, point(label)) }))
  const labels = arranged(
    places.flatMap(({ id, at, label }) => (label ? [{ id, words: placeFacts(id).name, at: point(at), far: ASIDE, letters: 20, wish: point(label) }] : [])),
    [...places.map(({ at }) => around(point(at), SPOT)), ...regions.map(({ id, label }) => extent({ ...label, anchor: 'middle' }, regionName(id), 26))],
  )
  return {
    whole: { x: 40, y: 26, width: 1236, height: 1352 },
    regions,
    spots: places.map(({ id, at, kind }) => ({ id, at: point(at), kind, region: placeFacts(id).region, label: labels.get(id) })),
    roads: roads(facts.roads, new Map(sheet.places.map(({ id, at }) => [id, point(at)]))),
    signs: { north: joker('north'), center: { x: 440, y: 850 }, south: { x: 834, y: 1306 } }, // clear of what lies beside the map, and wholly in sight
    coast: sheet.coast,
    land: sheet.land,
    borders: sheet.borders,
  }
}

/** A map of straight lines from the facts alone, with its names where they lie on nothing. */
export function sketched(facts: Facts): Atlas {
  const outline = (corners: readonly (readonly number[])[]) => `M${corners.map(([x, y]) => `${x} ${y}`).join('L')}z`
  const at = new Map(facts.place.map(({ id, x, y }) => [id, { x, y }]))
  const taken = [...facts.place.map((place) => around(place, SPOT)), ...facts.zone.map((zone) => around(zone, SIGN))]
  const cities = facts.place.filter(({ kind }) => kind === 'city')
  const labels = arranged(
    [
      ...cities.map(({ id, name, x, y }) => ({ id, words: name, at: { x, y }, far: ASIDE, letters: CITY })),
      ...facts.region.map(({ id, name, x, y }) => ({ id, words: name, at: { x, y }, far: 0, letters: NAME })),
    ],
    taken,
  )
  const regions = facts.region.map(({ id, zone, outline: corners }) => ({ id, zone, path: outline(corners), label: labels.get(id)! }))
  return {
    whole: { x: 0, y: 20, width: 1000, height: 1360 },
    regions,
    spots: facts.place.map(({ id, kind, region, x, y }) => ({ id, at: { x, y }, kind, region, label: labels.get(id) })),
    roads: facts.roads.connections.map((ends) => ({ between: [ends[0]!, ends[1]!], path: straight(at.get(ends[0]!)!, at.get(ends[1]!)!) })),
    signs: Object.fromEntries(facts.zone.map(({ id, x, y }) => [id, { x, y }])),
    coast: regions.map(({ path }) => path),
    land: [],
    borders: [],
  }
}

export const ATLAS: Atlas = fits(FACTS) ? drawn(FACTS) : sketched(FACTS)

/** Borders between zones, drawn more heavily than those between regions. */
export const FRONTIERS = ATLAS.borders.filter(({ between }) => new Set(between.map(zoneOfRegion)).size > 1)
