// What the page takes by itself: at a person's pace among people, and only where all choices come to the same.
import { expect, test } from 'vitest'
import { allDie } from '../src/games/britannia/battle/indifferent'
import type { BritanniaView } from '../src/games/britannia/view'
import { orders } from '../src/games/king_is_dead/orders'
import type { KingView } from '../src/games/king_is_dead/view'
import { Tempo } from '../src/parts/tempo'

test('alone among computers nothing waits long', () => {
  expect(new Tempo().draw(true)).toBeLessThan(1_000)
})

test('among people a choice without an alternative takes as long as this person takes for others', () => {
  const tempo = new Tempo()
  const chances = Array.from({ length: 40 }, (_, k) => (k % 20) / 20)
  const drawn = () => chances.map((one) => tempo.draw(false, () => one))
  expect(Math.min(...drawn())).toBeGreaterThan(1_200)
  expect(new Set(drawn()).size).toBeGreaterThan(5) // no fixed time that would tell
  for (const took of [6_000, 7_000, 8_000, 9_000]) tempo.note(took)
  expect(Math.min(...drawn())).toBeGreaterThan(4_500)
  for (let k = 0; k < 30; k++) tempo.note(100) // somebody who clicks at once is not slower by itself than a moment
  expect(Math.max(...drawn())).toBeLessThan(2_000)
  expect(Math.min(...drawn())).toBeGreaterThan(1_000)
})

const king = (cards: number[], more: Partial<KingView> = {}) =>
  ({ seats: cards.map((number) => ({ cards: number })), struggles: 2, contested: 'essex', ...more }) as KingView

test('passing goes on until somebody plays a card, or until the struggle is decided', () => {
  const [untilPlayed, untilDecided] = orders
  const then = king([5, 6])
  expect(orders.map((order) => order.stops(then, king([5, 6])))).toEqual([false, false])
  expect(untilPlayed!.stops(then, king([5, 5]))).toBe(true)
  expect(untilDecided!.stops(then, king([5, 5]))).toBe(false)
  expect(orders.map((order) => order.stops(then, king([5, 6], { struggles: 3, contested: 'wales' })))).toEqual([true, true])
  expect(orders.every(({ notation }) => notation === 'pass')).toBe(true)
})

function fight(units: Record<string, number>, hits: { light: number; full: number }, more: { works?: string[]; area?: string; attacker?: boolean } = {}): BritanniaView {
  const { works = [], area = 'kent', attacker = true } = more
  const bands = Object.entries(units).map(([unit, number]) => ({ area, unit, number, came_from: 'sussex' }))
  const side = attacker ? 'attacker' : 'defender'
  return {
    step: 'losses',
    asked: attacker ? 'belgae' : 'welsh',
    bands: attacker ? bands : [],
    areas: [{ id: area, works, stacks: attacker ? [] : [{ nation: 'welsh', units }] }],
    battle: { area, attacker: 'belgae', defender: 'welsh', rounds: 1, [`light_on_${side}`]: hits.light, [`full_on_${side}`]: hits.full },
  } as unknown as BritanniaView
}

test('losses are not asked for where every unit dies, and are where one may live', () => {
  expect(allDie(fight({ infantry: 3 }, { light: 10, full: 0 }))).toBe(true)
  expect(allDie(fight({ infantry: 3 }, { light: 2, full: 0 }))).toBe(false)
  expect(allDie(fight({ infantry: 3 }, { light: 2, full: 1 }))).toBe(true)
  expect(allDie(fight({ infantry: 1, cavalry: 1 }, { light: 5, full: 0 }))).toBe(false) // light hits never find a rider
  expect(allDie(fight({ infantry: 1, cavalry: 1 }, { light: 1, full: 1 }))).toBe(true)
  expect(allDie(fight({ infantry: 2 }, { light: 2, full: 0 }, { attacker: false }))).toBe(true)
  expect(allDie(fight({ infantry: 2 }, { light: 2, full: 0 }, { attacker: false, area: 'devon' }))).toBe(false) // hills and mountains shelter
  expect(allDie(fight({ infantry: 2 }, { light: 9, full: 9 }, { attacker: false, works: ['wall'] }))).toBe(false)
})
