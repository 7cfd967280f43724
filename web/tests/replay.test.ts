// Ways through a game that is looked at again.
import { expect, test } from 'vitest'
import { momentAt, routeOf } from '../src/addresses'
import { drawn, stops } from '../src/replay/course'
import { LONGEST_RECAP, nextStop, recap, SHORTEST, sinceOwn, stepOfLine, strides, withoutSpoilers } from '../src/replay/steps'

const path = {
  first: 3,
  movers: [-1, 0, 0, 1, 1, 1, 0, 0],
  lines: [0, 1, 1, 2, 4, 4, 4, 5],
  marks: [
    { step: 5, kinds: ['battle'] },
    { step: 7, kinds: ['turn', 'battle'] },
  ],
}

test('by decisions every step is a stop, and nobody leaves the game at its ends', () => {
  expect([nextStop(path, 3, 'decision', true), nextStop(path, 5, 'decision', false)]).toEqual([4, 4])
  expect([nextStop(path, 10, 'decision', true), nextStop(path, 3, 'decision', false)]).toEqual([10, 3])
})

test('a move is what somebody decides in a row', () => {
  const stops = [3]
  while (stops.at(-1)! < 10) stops.push(nextStop(path, stops.at(-1)!, 'move', true))
  expect(stops).toEqual([3, 5, 8, 10])
  expect(nextStop(path, 9, 'move', false)).toBe(8)
})

test('by what the game marks; its last step is a stop, too', () => {
  expect(strides(path)).toEqual(['decision', 'move', 'battle', 'turn'])
  expect([nextStop(path, 3, 'battle', true), nextStop(path, 5, 'battle', true), nextStop(path, 7, 'battle', true)]).toEqual([5, 7, 10])
  expect(nextStop(path, 10, 'turn', false)).toBe(7)
})

test('a line of the log leads to the step in which it was told', () => {
  expect([0, 1, 2, 3, 4].map((line) => stepOfLine(path, line))).toEqual([4, 6, 7, 7, 10])
})

test('what others did follows one’s own latest decision', () => {
  expect([sinceOwn(path, 0), sinceOwn(path, 1), sinceOwn(path, 2)]).toEqual([10, 8, 3])
})

test('marks do not tell what is to come, but for the turns', () => {
  expect(withoutSpoilers(path.marks, 5)).toEqual([path.marks[0], { step: 7, kinds: ['turn'] }])
})

const rounds = (decisions: number) => {
  const movers = Array.from({ length: decisions + 1 }, () => 1)
  return { first: 0, movers, lines: movers.map((_, k) => Math.floor(k / 2)) }
}

test('a round of any length is told in fifteen seconds, and its last position is shown', () => {
  for (const decisions of [1, 12, 150, 1800]) {
    for (const parts of [1, 9]) {
      const shown = recap(rounds(decisions), 0, () => parts)
      expect(shown.at(-1)!.step).toBe(decisions)
      expect(shown.at(-1)!.at).toBeLessThanOrEqual(LONGEST_RECAP + 1)
      const pauses = shown.map(({ at }, k) => at - (shown[k - 1]?.at ?? 0))
      expect(pauses.slice(0, -1).every((pause) => pause >= SHORTEST - 1e-6)).toBe(true)
    }
  }
})

test('a decision that has led to much is told one thing after the other', () => {
  const told = { first: 4, movers: [0, 1, 1, 1], lines: [0, 0, 9, 10] }
  const shown = recap(told, 4, (step) => (step === 6 ? 3 : 1))
  expect(shown.map(({ step, part }) => [step, part])).toEqual([[5, 0], [6, 0], [6, 1], [6, 2], [7, 0]])
})

test('every moment has an address', () => {
  expect(routeOf('/replay/abc')).toEqual({ page: 'replay', kind: 'tables', id: 'abc', step: undefined })
  expect(routeOf('/replay/abc/12')).toEqual({ page: 'replay', kind: 'tables', id: 'abc', step: 12 })
  expect(routeOf('/replay/abc/-1')).toEqual({ page: 'replay', kind: 'tables', id: 'abc', step: undefined })
  expect(routeOf('/replay/saves/xyz/3')).toEqual({ page: 'replay', kind: 'saves', id: 'xyz', step: 3 })
  expect(momentAt('saves', 'xyz', 3, 'all')).toBe('/replay/saves/xyz/3?seat=all')
  expect(momentAt('tables', 'abc', 7, '2')).toBe('/replay/abc/7?seat=2')
})

test('the course of a game is drawn of its turns, or its battles, and of few enough', () => {
  const marks = (kind: string, ...steps: number[]) => steps.map((step) => ({ step, kinds: [kind] }))
  const path = { first: 0, movers: Array.from({ length: 101 }, () => 0), marks: [...marks('battle', 3, 5, 9), ...marks('turn', 40, 20, 100, 0)] }
  expect(stops(path)).toEqual([0, 20, 40, 100])
  expect(stops({ ...path, marks: marks('battle', 3, 5) })).toEqual([0, 3, 5, 100])
  const many = stops({ ...path, marks: marks('turn', ...Array.from({ length: 90 }, (_, k) => k + 1)) })
  expect(many).toHaveLength(16)
  expect([many[0], many.at(-1)]).toEqual([0, 100])
  expect(stops({ first: 7, movers: [0], marks: [] })).toEqual([7])
})

test('a line of the course goes through every moment', () => {
  const at = (...values: [string, number][]) => ({ title: '', lines: values.map(([name, value]) => ({ name, value, colour: 'red' })) })
  expect(drawn([at(), at(['Huns', 2]), at(['Huns', 5], ['Franks', 1])])).toEqual([
    { name: 'Huns', colour: 'red', values: [0, 2, 5] },
    { name: 'Franks', colour: 'red', values: [0, 0, 1] },
  ])
})
