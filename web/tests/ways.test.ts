// Pieces travel as people did: over borders from area to area, along the coast by ship.
import { expect, test } from 'vitest'
import kingdomsLanes from '../src/games/barbarian_kingdoms/lanes.json'
import { ANCHORAGES, march as sail, PORTS } from '../src/games/barbarian_kingdoms/map'
import lanes from '../src/games/britannia/lanes.json'
import { march, middle, SEAS } from '../src/games/britannia/map'
import { FACTS } from '../src/games/rex_britannorum/facts'
import { along, nearest } from '../src/games/rex_britannorum/roads'
import type { RexView } from '../src/games/rex_britannorum/view'
import { overRegions } from '../src/games/king_is_dead/map'
import { frames } from '../src/parts/journeys'
import { overland, points, rounded, type Lanes } from '../src/parts/ways'
import type { Point } from '../src/parts/zoom'

/** How many squares of a way lie on land. */
function ashore({ step, rows }: Lanes, way: readonly Point[]): number {
  const squares = way.slice(1).flatMap((to, k) => {
    const from = way[k]!
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (step / 2))
    return Array.from({ length: steps }, (_, n) => [from.x + ((to.x - from.x) * n) / steps, from.y + ((to.y - from.y) * n) / steps])
  })
  const at = (x: number, y: number) => `${Math.floor(y / step)} ${Math.floor(x / step)}`
  return new Set(squares.filter(([x, y]) => rows[Math.floor(y! / step)]?.[Math.floor(x! / step)] === '#').map(([x, y]) => at(x!, y!))).size
}

test('a path is read point by point', () => {
  expect(points('M10 20l5 .5-5-1')).toEqual([{ x: 10, y: 20 }, { x: 15, y: 20.5 }, { x: 10, y: 19.5 }])
  expect(points('M10 20L15 20.5')).toEqual([{ x: 10, y: 20 }, { x: 15, y: 20.5 }])
})

test('areas that do not meet are reached through those between, and a strait is crossed as it is drawn', () => {
  const border = { between: ['a', 'b'], path: 'M0 0l1 1 1 1' }
  const strait = { between: ['c', 'b'], path: 'M9 9l-1-1-1-1' }
  const way = overland([border], [strait], () => ({ x: 5, y: 5 }))
  expect(way('a', 'c')).toEqual([{ x: 1, y: 1 }, { x: 5, y: 5 }, { x: 7, y: 7 }, { x: 8, y: 8 }, { x: 9, y: 9 }])
  expect(way('c', 'a')).toEqual(way('a', 'c').toReversed())
  expect(way('a', 'nowhere')).toEqual([])
})

test('followers cross the border of two regions', () => {
  expect(overRegions('moray', 'strathclyde')).toHaveLength(1)
  expect(overRegions('moray', 'essex').length).toBeGreaterThan(4)
})

test('an army of Britannia goes from sea to sea around the land', () => {
  for (const from of SEAS)
    for (const to of SEAS) {
      if (from.id === to.id) continue
      const way = [middle(from.id), ...march(from.id, to.id), middle(to.id)]
      expect(ashore(lanes, way), `${from.id} to ${to.id}`).toBeLessThanOrEqual(1)
    }
})

test('a legion that takes the road goes through every area on its way', () => {
  expect(march('kent', 'york').length).toBeGreaterThan(5)
})

test('the ships of Barbarian Kingdoms reach every port by water', () => {
  for (const kingdom of Object.keys(ANCHORAGES))
    for (const { area } of PORTS) {
      const way = [ANCHORAGES[kingdom]!, ...sail('sea', area, kingdom)]
      expect(ashore(kingdomsLanes, way), `${kingdom} to ${area}`).toBeLessThanOrEqual(3) // a port stands on land, and some straits are narrower than a square
    }
})

test('a kingdom of Rex Britannorum comes along the road from its nearest place', () => {
  const [first, ...others] = FACTS.roads.connections as [string, string][]
  const [one, next] = first!
  const far = others.find((ends) => !ends.includes(one) && !ends.includes(next))![0]!
  const held = (...ids: string[]) => ids.map((id) => ({ id, held_by: ['iceni'] })) as unknown as RexView['places']
  expect(nearest(held(far, one), 'iceni', next)).toBe(one)
  expect(nearest(held(far, one), 'regnenses', next)).toBeUndefined()
  expect(along(one, next).length).toBeGreaterThan(1)
})

test('a way begins and ends where it did before its corners were rounded', () => {
  const way = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }]
  const soft = rounded(way)
  expect([soft[0], soft.at(-1)]).toEqual([way[0], way[2]])
  expect(soft).not.toContainEqual(way[1])
})

test('a piece is equally fast on all parts of its way', () => {
  expect(frames([{ x: 0, y: 0 }, { x: 30, y: 0 }, { x: 30, y: 10 }]).map(({ offset }) => offset)).toEqual([0, 0.75, 1])
  expect(frames([{ x: 1, y: 1 }, { x: 1, y: 1 }]).map(({ offset }) => offset)).toEqual([0, 1])
})
