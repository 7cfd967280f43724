// What the board of Invasions: Britannia reckons by itself: facts, troops, where the map is looked at.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { covers, pointsHeld, pointsNow, population, roman, scoringTurn, seatOf, stacking } from '../src/games/britannia/facts'
import { FRONTIERS, GROUNDS, lines, WHOLE } from '../src/games/britannia/map'
import { fill } from '../src/games/britannia/nations'
import { troopsOf } from '../src/games/britannia/phrase'
import facts from '../src/games/britannia/facts.json'
import { near, opening } from '../src/parts/zoom'

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

describe('facts', () => {
  test('rough ground feeds and holds fewer', () => {
    expect([population('kent'), population('powys')]).toEqual([2, 1])
    expect(stacking('saxons', 'kent')).toEqual({ most: 3, overstack: Infinity })
    expect(stacking('saxons', 'powys')).toEqual({ most: 2, overstack: 4 })
    expect(stacking('romans', 'kent').most).toBe(Infinity)
    expect(stacking('saxons', 'sinus_britannicus').most).toBe(Infinity)
  })
  test('areas are named one by one, by theatre and by group', () => {
    expect(covers(['wales'], 'devon')).toBe(true)
    expect(covers(['north'], 'mar')).toBe(true)
    expect(covers(['england'], 'mar')).toBe(false)
  })
  test('areas are worth something to some, at some time', () => {
    expect(pointsHeld('romans', 'york', 5)).toBe(6)
    expect(pointsNow('romans', 'mar', 1)).toBe(4)
    expect(pointsNow('romans', 'mar', 9)).toBe(0)
    expect([scoringTurn(1), scoringTurn(6), scoringTurn(17)]).toEqual([5, 7, undefined])
  })
  test('every nation has a player and a colour of its own', () => {
    expect(seatOf('normans')).toBe(1)
    const colour = (id: string) => new RegExp(`--${/--([\w-]+)/.exec(fill(id))![1]}: (#\\w+);`).exec(tokens)![1]
    expect(new Set(facts.nation.map(({ id }) => colour(id))).size).toBe(17)
  })
  test('turns in Roman numerals', () => {
    expect([4, 9, 13, 16].map(roman)).toEqual(['IV', 'IX', 'XIII', 'XVI'])
  })
})

test('troops are read from the log, with and without a leader', () => {
  expect(troopsOf([2, 3, 2, 0, 1])).toEqual({ nation: 2, foot: 3, horse: 2, leader: 'boudicca', guard: 1 })
  expect(troopsOf([0, 16, 0, -1]).leader).toBeUndefined()
})

describe('the map', () => {
  test('has every area and sea, and borders between theatres', () => {
    expect(GROUNDS).toHaveLength(45)
    expect(FRONTIERS.length).toBeGreaterThan(5)
  })
  test('breaks names between words', () => {
    expect(lines('North Mercia', 2)).toEqual(['North', 'Mercia'])
    expect(lines('Kent', 2)).toEqual(['Kent'])
  })
  test('comes nearer to a place, or only moves there', () => {
    const frame = { width: 1400, height: 1975 }
    const at = { x: 700, y: 1000 }
    const first = opening(frame, WHOLE, 0)
    const close = near(at, first, frame, WHOLE, true)
    expect(close).toMatchObject(at)
    expect(close.scale).toBeGreaterThan(first.scale)
    expect(near(at, first, frame, WHOLE, false)).toEqual(first)
    const corner = near({ x: 0, y: 0 }, close, frame, WHOLE, true)
    expect(corner.x - frame.width / 2 / close.scale).toBeCloseTo(WHOLE.x)
    expect(corner.scale).toBe(close.scale)
  })
})
