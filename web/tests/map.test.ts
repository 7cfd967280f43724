// Zooming, panning, and going from target to target by arrow keys.
import { expect, test } from 'vitest'
import { PLACES, stands } from '../src/games/king_is_dead/map'
import { nearest } from '../src/parts/arrows'
import { beholding, DEEPEST, opening, panned, shrunk, zoomed, type Point } from '../src/parts/zoom'
import { shapeOf } from '../src/shape.svelte'

const whole = { x: 0, y: 0, width: 1000, height: 1400 }
const frame = { width: 800, height: 700 }
const first = opening(frame, whole, 0)

/** Where a point of the map is on the screen. */
const onScreen = ({ x, y }: Point, view: typeof first) => ({
  x: frame.width / 2 + (x - view.x) * view.scale,
  y: frame.height / 2 + (y - view.y) * view.scale,
})

test('at first the whole map is seen, or as near as its pieces need it, but no nearer than it fills the frame', () => {
  expect(first).toEqual({ x: 500, y: 700, scale: 0.5 })
  expect(opening(frame, whole, 0.6).scale).toBe(0.6)
  expect(opening(frame, whole, 3).scale).toBe(0.8)
})

test('a zoom keeps the point under the pointer in its place', () => {
  const at = { x: 480, y: 700 }
  const near = zoomed(opening(frame, whole, 0.8), frame, whole, 2, at)
  expect(onScreen(at, near).x).toBeCloseTo(onScreen(at, opening(frame, whole, 0.8)).x)
  expect(onScreen(at, near).y).toBeCloseTo(onScreen(at, opening(frame, whole, 0.8)).y)
})

test('no zoom goes beyond the whole map or too deep', () => {
  expect(zoomed(first, frame, whole, 0.1, { x: 10, y: 10 })).toEqual(first)
  expect(zoomed(first, frame, whole, 1000, { x: 10, y: 10 }).scale).toBe(first.scale * DEEPEST)
})

test('what is asked about comes into sight, and nothing moves if it is', () => {
  const near = zoomed(first, frame, whole, 3, { x: 0, y: 0 })
  expect(beholding([{ x: near.x, y: near.y }], near, frame, whole)).toBe(near)
  for (const places of [[{ x: 900, y: 1300 }], [{ x: 100, y: 100 }, { x: 900, y: 1300 }]]) {
    const seen = beholding(places, near, frame, whole)
    for (const place of places) {
      const { x, y } = onScreen(place, seen)
      expect(x > 0 && x < frame.width && y > 0 && y < frame.height, `${x} ${y}`).toBe(true)
    }
  }
})

test('where a game is looked at again the map moves for what is asked about, and keeps its scale', () => {
  const near = zoomed(first, frame, whole, 3, { x: 0, y: 0 })
  expect(beholding([{ x: 100, y: 100 }, { x: 900, y: 1300 }], near, frame, whole, false)).toEqual({ x: 500, y: 700, scale: near.scale })
  expect(opening(frame, whole, 0.6, [{ x: 100, y: 100 }, { x: 900, y: 1300 }], false).scale).toBe(0.6)
})

test.each([
  [1280, 720, 'wide'], [1440, 900, 'wide'], [1920, 1080, 'wide'], [1180, 820, 'wide'],
  [820, 1180, 'tall'], [768, 1024, 'tall'], [390, 844, 'phone'], [844, 390, 'low'],
] as const)('a window of %i × %i is %s', (width, height, shape) => {
  expect(shapeOf(width, height)).toBe(shape)
})

test('names and pieces grow with the map, but more slowly', () => {
  expect(shrunk(0.5)).toBe(1)
  const sizes = [0.25, 0.4, 0.6, 1, 2].map((scale) => scale * shrunk(scale))
  expect(sizes.toSorted((a, b) => a - b)).toEqual(sizes)
  expect(sizes[4]! / sizes[1]!).toBeLessThan(2.5)
  expect(sizes[2]! / sizes[0]!).toBeLessThan(2)
})

test('the map cannot be pushed off the screen', () => {
  const near = zoomed(first, frame, whole, 4, { x: 500, y: 700 })
  const pushed = panned(near, frame, whole, -9999, 9999)
  expect(onScreen({ x: 0, y: 1400 }, pushed)).toEqual({ x: 0, y: frame.height })
})

test('an arrow goes to the nearest target in its direction, straight ahead before aside', () => {
  const here = { x: 100, y: 100 }
  const targets = [here, { x: 150, y: 190 }, { x: 220, y: 105 }, { x: 20, y: 100 }]
  expect(nearest(here, targets, 'ArrowRight')).toBe(2)
  expect(nearest(here, targets, 'ArrowLeft')).toBe(3)
  expect(nearest(here, targets, 'ArrowDown')).toBe(1)
  expect(nearest(here, targets, 'ArrowUp')).toBe(-1)
})

test('an arrow down from a card that is raised goes to what lies below the cards, and aside only if nothing does', () => {
  const raised = { x: 1157, y: 405 }
  const cards = [{ x: 1108, y: 412 }, raised, { x: 1207, y: 412 }]
  expect(nearest(raised, [...cards, { x: 1141, y: 495 }], 'ArrowDown')).toBe(3)
  expect(nearest(raised, cards, 'ArrowDown')).toBe(0)
})

test.each(PLACES)('the three piles of $id stand apart', (place) => {
  const spots = stands(place, 3)
  for (const a of spots) {
    for (const b of spots) if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThan(40)
  }
})
