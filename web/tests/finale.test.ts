// What is said at the end of a game.
import { expect, test } from 'vitest'
import type { Happening } from '../src/games/game'
import type { Sentence } from '../src/messages'
import { moments, verdict } from '../src/parts/finale'

const line = (kind: string, number = 0): Sentence => ({ key: `event-${kind}`, args: [{ name: 'number', kind: 'number', value: number }] })
const picture = { width: 1, height: 1, line: 1, markup: '' }
const game = {
  happening: ({ key }: Sentence): Happening | undefined => (key === 'event-coronation' ? { id: key, picture, title: '' } : undefined),
  telling: { brief: new Set(['battle', 'won']) },
}

test('the latest verdict decides', () => {
  const [first, last] = [line('won_rounds'), line('crowned')]
  expect(verdict([first, line('passed'), last, line('rated')])).toBe(last)
  expect(verdict([line('passed')])).toBeUndefined()
  const won: Sentence = { key: 'event-won', args: [{ name: 'seat', kind: 'seat', value: 1 }] }
  expect(verdict([won, line('won')])).toBe(won) // what a nation wins is a battle
})

test('great events come with their picture, once, among the latest of what a digest has, in the order of the game', () => {
  const log = [...Array.from({ length: 9 }, (_, number) => line('battle', number)), line('passed'), line('coronation'), line('battle', 9), line('coronation'), { key: 'event-won', args: [{ name: 'seat', kind: 'seat', value: 0 }] }]
  const told = moments(log, undefined, game)
  expect(told.map(({ line: one }) => log.indexOf(one))).toEqual([6, 7, 8, 10, 11])
  expect(told.filter(({ picture }) => picture)).toHaveLength(1)
})

test('what was said again in the same words is told once, where it was said last', () => {
  const log = [line('battle', 1), line('battle', 2), line('battle', 1), line('battle', 3)]
  expect(moments(log, undefined, game).map(({ line: one }) => log.indexOf(one))).toEqual([1, 2, 3])
})

test('a game that tells nothing of itself has no moments', () => {
  expect(moments([line('battle')], undefined, {})).toEqual([])
})

test('events that share a picture show it once', () => {
  const kings = { happening: ({ key, args }: Sentence): Happening => ({ id: `${key} ${args[0]!.value}`, picture, title: '' }) }
  expect(moments([line('king_fell', 1), line('king_fell', 2)], undefined, kings).map((one) => one.picture)).toEqual([picture, undefined])
})
