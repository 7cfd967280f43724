// The map of the West: the outlines that tools/maps made, and where things stand on it.
import relief from './relief.json'
import { linked } from '../../parts/borders'
import { overland, seaway } from '../../parts/ways'
import type { Box, Point } from '../../parts/zoom'
import { FACTS, SHEET as map } from './facts'
import lanes from './lanes.json'

export type Ground = (typeof map.areas)[number] & { lines?: number; tint?: string }

/** The part of the sheet worth showing. */
export const WHOLE: Box = { x: 18, y: 12, width: 1530, height: 1625 }
export const SEA: string = map.seas[0]!.path
export const FOREIGN: readonly string[] = map.land
export const RELIEF: readonly (readonly number[])[] = relief
export const COAST: readonly string[] = map.coast

const at = ([x, y]: readonly number[]): Point => ({ x: x!, y: y! })

/** Where names and pieces look better than where they were surveyed, as neighbours are close: [right, down]. */
const ASIDE: Record<string, [number, number]> = {
  frisia: [0, -16],
  belgica_secunda: [0, -20],
  lugdunensis: [14, -30],
  armorica: [-32, -16],
  novempopulana: [0, -12],
  sardinia: [0, -16],
  sicilia: [0, -14],
  noricum: [0, -10],
  dalmatia: [8, -6],
  burgundia: [0, -10],
  mare_germanicum: [-34, 0],
  mare_internum_west: [-44, 40],
}
const aside = (id: string, { x, y }: Point): Point => ({ x: x + (ASIDE[id]?.[0] ?? 0), y: y + (ASIDE[id]?.[1] ?? 0) })

export const GROUNDS: readonly Ground[] = map.areas.map((area) => {
  const label = aside(area.id, at(area.label))
  return { ...area, label: [label.x, label.y], room: { ...area.room, ...aside(area.id, area.room) } }
})

const spots = (kind: string) => map.places.filter((place) => place.kind === kind)
const surveyed = new Map(spots('port').map((port) => [port.area!, at(port.at)]))
/** Ports of the facts in use; one that the map does not have lies at the name of its province. */
export const PORTS: readonly { area: string; at: Point }[] = FACTS.province
  .filter(({ port }) => port !== undefined)
  .map(({ id }) => ({ area: id, at: surveyed.get(id) ?? besideName(id) }))
function besideName(id: string): Point {
  const { x, y } = at(map.areas.find((area) => area.id === id)!.label)
  return { x: x - 70, y: y - 8 }
}
/** Where the units of each kingdom lie at anchor. */
export const ANCHORAGES: Readonly<Record<string, Point>> = Object.fromEntries(
  spots('slot').map((slot) => [slot.id.replace('sea_', ''), at(slot.at)]),
)
/** The names of the waters, in the language of the time. */
export const WATERS: readonly { name: string; at: Point }[] = spots('water').map((water) => ({
  name: { oceanus: 'Oceanus', mare_germanicum: 'Mare Germanicum' }[water.id] ?? 'Mare Internum',
  at: aside(water.id, at(water.at)),
}))

export const isPort = (province: string): boolean => PORTS.some(({ area }) => area === province)

const grounds = new Map(GROUNDS.map((ground) => [ground.id, ground]))

/** Where a unit of a kingdom stands in a zone. */
export function stand(zone: string, kingdom: string): Point {
  const ground = grounds.get(zone)
  if (!ground) return ANCHORAGES[kingdom]!
  const { x, y, width, height } = ground.room
  return { x: x + width / 2, y: y + Math.max(62, height + 4) }
}

/** A name broken between words into as many lines as the map has room for. */
export function lines(name: string, number: number): string[] {
  const words = name.split(' ')
  if (number < 2 || words.length < 2) return [name]
  const first = Math.ceil(words.length / 2)
  return [words.slice(0, first).join(' '), words.slice(first).join(' ')]
}

/** Where a way between two zones begins or ends: at sea off the port of the province, if it has one. */
export function wayPoint(zone: string, other: string, kingdom: string): Point {
  const port = zone === 'sea' ? PORTS.find(({ area }) => area === other)?.at : undefined
  if (!port) return lifted(stand(zone, kingdom))
  const { x, y } = lifted(stand(other, kingdom))
  const far = 70 / Math.max(1, Math.hypot(port.x - x, port.y - y))
  return { x: port.x + (port.x - x) * far, y: port.y + (port.y - y) * far }
}
const lifted = ({ x, y }: Point): Point => ({ x, y: y - 26 })

const neighbours = (key: 'adjacent' | 'straits') => FACTS.province.flatMap((one) => (one[key] ?? []).map((other) => [one.id, other] as const))
const middle = (id: string): Point => lifted(stand(id, ''))
const crossings = linked(map.straits, neighbours('straits'), middle)
/** Straits of the facts in use, as the map has them or straight ahead. */
export const STRAITS = [...crossings.kept, ...crossings.more]
/** Borders that the map does not show as they are in the facts: ways between provinces that do not touch, and borders that are closed. */
export const WAYS = linked(map.borders, neighbours('adjacent'), middle)

const overLand = overland([...WAYS.kept, ...WAYS.more], STRAITS, (zone) => stand(zone, ''))
/** The way of a unit from one zone to another: over borders and straits, or by ship around the land to a port. */
export function march(from: string, to: string, kingdom: string): Point[] {
  if (from !== 'sea' && to !== 'sea') return overLand(from, to)
  const ashore = PORTS.find(({ area }) => area === from || area === to)?.at
  const [begin, end] = [stand(from, kingdom), stand(to, kingdom)]
  if (!ashore) return seaway(lanes, begin, end)
  return from === 'sea' ? [...seaway(lanes, begin, ashore), ashore] : [ashore, ...seaway(lanes, ashore, end)]
}

/** An arrow in a bow from one point to another: its shaft ends a little short of the point, its head at the end of the shaft. */
export function bow(from: Point, to: Point): { shaft: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.max(1, Math.hypot(dx, dy))
  const middle = { x: (from.x + to.x) / 2 - dy * 0.16, y: (from.y + to.y) / 2 + dx * 0.16 }
  const [ex, ey] = [to.x - middle.x, to.y - middle.y]
  const far = Math.max(1, Math.hypot(ex, ey))
  const rest = Math.min(26, length / 3) / far
  const end = { x: to.x - ex * rest, y: to.y - ey * rest }
  return {
    shaft: `M${pair(from)}Q${pair(middle)} ${pair(end)}`,
    head: `M${pair({ x: end.x + (ex / far) * 20, y: end.y + (ey / far) * 20 })}L${pair({ x: end.x - (ey / far) * 13, y: end.y + (ex / far) * 13 })}L${pair({ x: end.x + (ey / far) * 13, y: end.y - (ex / far) * 13 })}z`,
  }
}
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`
const round = (n: number) => Math.round(n * 10) / 10
