// Zooming, panning, and going from target to target by arrow keys.
import { expect, test } from 'vitest'
import { PLACES, stands } from '../src/games/king_is_dead/map'
import { nearest } from '../src/parts/arrows'
import { DEEPEST, panned, shrunk, zoomed } from '../src/parts/zoom'

const whole = { x: 0, y: 0, width: 1000, height: 1400 }

test('a zoom keeps the point under the pointer in its place', () => {
  const at = { x: 250, y: 700 }
  const near = zoomed(whole, whole, 2, at)
  expect((at.x - near.x) / near.width).toBeCloseTo(at.x / whole.width)
  expect((at.y - near.y) / near.height).toBeCloseTo(at.y / whole.height)
})

test('no zoom goes beyond the whole map or too deep', () => {
  expect(zoomed(whole, whole, 0.1, { x: 10, y: 10 })).toEqual(whole)
  expect(zoomed(whole, whole, 1000, { x: 10, y: 10 }).width).toBe(whole.width / DEEPEST)
})

test('names and pieces grow with the map, but more slowly once they can be read', () => {
  expect(shrunk(0.3)).toBe(1)
  const sizes = [0.4, 0.6, 1, 2].map((scale) => scale * shrunk(scale))
  expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes)
  expect(sizes[3]! / sizes[0]!).toBeLessThan(2.5)
})

test('the map cannot be pushed off the screen', () => {
  const near = zoomed(whole, whole, 2, { x: 500, y: 700 })
  expect(panned(near, whole, -9999, 9999)).toMatchObject({ x: 0, y: 700 })
})

test('an arrow goes to the nearest target in its direction, straight ahead before aside', () => {
  const here = { x: 100, y: 100 }
  const targets = [here, { x: 150, y: 190 }, { x: 220, y: 105 }, { x: 20, y: 100 }]
  expect(nearest(here, targets, 'ArrowRight')).toBe(2)
  expect(nearest(here, targets, 'ArrowLeft')).toBe(3)
  expect(nearest(here, targets, 'ArrowDown')).toBe(1)
  expect(nearest(here, targets, 'ArrowUp')).toBe(-1)
})

test.each(PLACES)('the three piles of $id stand apart', (place) => {
  const spots = stands(place, 3)
  for (const a of spots) {
    for (const b of spots) if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(40)
  }
})
