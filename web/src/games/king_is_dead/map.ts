// The map of Great Britain: the outlines that tools/maps made, ready to draw.
import relief from './relief.json'
import { linked } from '../../parts/borders'
import { overland } from '../../parts/ways'
import type { Box } from '../../parts/zoom'
import { FACTS, SHEET as map } from './facts'

export type Place = (typeof map.areas)[number]

/** The part of the sheet worth showing: the main island without the open sea around it. */
export const WHOLE: Box = { x: 150, y: 112, width: 740, height: 1270 }
/** Where names and pieces look better than where they were surveyed, as neighbours are close: [right, down, wider]. */
const ASIDE: Record<string, [number, number, number]> = {
  strathclyde: [0, -6, 12],
  lancaster: [-8, 2, 0],
  northumbria: [6, 50, 40],
  gwynedd: [-26, 4, 0],
  warwick: [-16, -4, 0],
  essex: [42, 0, 0],
}
export const PLACES: readonly Place[] = map.areas.map((area) => {
  const [dx, dy, wider] = ASIDE[area.id] ?? [0, 0, 0]
  const [x, y] = area.label as [number, number]
  const { room } = area
  return {
    ...area,
    label: [x + dx, y + dy],
    room: { ...room, x: room.x + dx - wider / 2, y: room.y + dy, width: room.width + wider },
  }
})
export const FOREIGN: readonly string[] = map.land
export const RELIEF: readonly (readonly number[])[] = relief
export const COAST: readonly string[] = map.coast

/** Where each people comes from, and where its arms lie, clear of names, pieces and mountains: those of the Welsh in the bay. */
const ARMS: Record<string, { x: number; y: number }> = { moray: { x: 462, y: 440 }, gwynedd: { x: 322, y: 972 }, essex: { x: 735, y: 1165 } }
export const HOMES = FACTS.faction.map(({ id, home }) => ({ faction: id, region: home, at: ARMS[home] ?? beside(home) }))
function beside(region: string): { x: number; y: number } {
  const { x, y, width, height } = PLACES.find(({ id }) => id === region)!.room
  return { x: x + width / 2, y: y + height + 34 }
}

export const CUBE = 32
const STEP = 56 // from one faction's pile to the next
const ROW = 57

/** Where the front cube of each pile stands: side by side where there is room, else below each other. */
export function stands(place: Place, piles: number): { x: number; y: number }[] {
  const { x, y, width } = place.room
  const columns = Math.max(1, Math.min(piles, Math.floor((width + 40) / STEP)))
  return Array.from({ length: piles }, (_, k) => {
    const row = Math.floor(k / columns)
    const inRow = Math.min(columns, piles - row * columns)
    const left = x + width / 2 - ((inRow - 1) * STEP + CUBE * 1.3) / 2
    return { x: left + (k % columns) * STEP, y: y + 14 + row * ROW }
  })
}

/** Borders that the map does not show as they are in the facts. */
export const BORDERS = linked(
  map.borders,
  FACTS.region.flatMap(({ id, adjacent }) => adjacent.map((other) => [id, other] as const)),
  (id) => {
    const [x, y] = PLACES.find((place) => place.id === id)!.label as [number, number]
    return { x, y }
  },
)

const middles = new Map(PLACES.map(({ id, room: { x, y, width, height } }) => [id, { x: x + width / 2, y: y + height / 2 }]))
/** The way of followers who march from one region to another. */
export const overRegions = overland([...BORDERS.kept, ...BORDERS.more], [], (region) => middles.get(region)!)
