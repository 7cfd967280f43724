// The map of Britain: the outlines that tools/maps made, and where things stand on it.
import { linked } from '../../parts/borders'
import { overland, seaway } from '../../parts/ways'
import type { Box, Point } from '../../parts/zoom'
import { AREA, FACTS as facts, MAP as map } from './facts'
import lanes from './lanes.json'

type Room = { x: number; y: number; width: number; height: number }
export type Ground = { id: string; path: string; label: number[]; room: Room; tint?: string; lines?: number }

/** The part of the sheet worth showing. */
export const WHOLE: Box = { x: 0, y: 20, width: 1400, height: 1975 }
/** As far as lands and seas are drawn; beyond it there is open water. */
export const SHEET: Box = { x: -285, y: -285, width: 1970, height: 2580 }
export const LANDS: readonly Ground[] = map.areas
/** Names of seas that would touch the coast where they were surveyed: [right, down]. */
const ASIDE: Record<string, [number, number]> = { sinus_britannicus: [46, 6] }
export const SEAS: readonly Ground[] = map.seas.map((sea) => ({ ...sea, label: sea.label.map((at, k) => at + (ASIDE[sea.id]?.[k] ?? 0)) }))
export const GROUNDS: readonly Ground[] = [...SEAS, ...LANDS]
export const FOREIGN: readonly string[] = map.land
export const COAST: readonly string[] = map.coast
export const BORDERS = map.borders
const rivers = new Set(facts.river.between.map((pair) => pair.toSorted().join(' ')))
/** Borders that are major rivers, in the variant. */
export const RIVERS = BORDERS.filter(({ between }) => rivers.has(between.toSorted().join(' ')))

const tints = new Map(LANDS.map(({ id, tint }) => [id, tint]))
const theatres = (between: readonly string[]) => [...new Set(between.map((id) => tints.get(id)!))]
/** Where one theatre ends and another begins; two lines, one for each. */
export const FRONTIERS = BORDERS.filter(({ between }) => theatres(between).length > 1)

const grounds = new Map(GROUNDS.map((ground) => [ground.id, ground]))
export const ground = (id: string): Ground => grounds.get(id)!

/** The middle of the room for pieces. */
export function middle(id: string): Point {
  const { room } = ground(id)
  return { x: room.x + room.width / 2, y: room.y + room.height / 2 }
}

const neighbours = (key: 'borders' | 'straits') => [...AREA.values()].flatMap((one) => (one[key] ?? []).map((other) => [one.id, other] as const))
const crossings = linked(map.straits, neighbours('straits'), middle)
/** Straits of the facts in use, as the map has them or straight ahead. */
export const STRAITS: readonly { between: readonly string[]; path: string; ship?: number[] }[] = [...crossings.kept, ...crossings.more]
/** Borders that the map does not show as they are in the facts. */
export const WAYS = linked(map.borders, neighbours('borders'), middle)

const overLand = overland([...WAYS.kept, ...WAYS.more], STRAITS, middle)
const seas = new Set(SEAS.map(({ id }) => id))
/** The way of an army from one area to another: over borders, along roads from area to area, or by ship around the land. */
export function march(from: string, to: string): Point[] {
  return seas.has(from) || seas.has(to) ? seaway(lanes, middle(from), middle(to)) : overLand(from, to)
}

/** From one line of a name to the next. */
export const LINE = 24
/** Where the name of a place ends below. */
export const nameEnd = ({ label, lines = 1 }: Ground): number => label[1]! + 10 + ((lines - 1) / 2) * LINE

/** A name broken between words into as many lines as the map has room for. */
export function lines(name: string, number: number): string[] {
  const words = name.split(' ')
  if (number < 2 || words.length < 2) return [name]
  return [words.slice(0, Math.ceil(words.length / 2)).join(' '), words.slice(Math.ceil(words.length / 2)).join(' ')]
}

const surveyed = new Map(map.terrain.map(({ area, at }) => [area, at]))
/** Hills and reeds where the facts in use have them; in an area that the map has none in, at its middle. */
export const TERRAIN: readonly { area: string; kind: string; at: readonly (readonly number[])[] }[] = [...AREA.values()]
  .filter(({ terrain }) => terrain !== 'clear')
  .map(({ id, terrain }) => ({ area: id, kind: terrain, at: surveyed.get(id) ?? [[middle(id).x, middle(id).y]] }))
