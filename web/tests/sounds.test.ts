// What is heard at a table, and how loud.
import { expect, test } from 'vitest'
import type { Sentence } from '../src/messages'
import { heard, loudness, SOUNDS, type Sound } from '../src/parts/sounds'

const line = (kind: string): Sentence => ({ key: `event-${kind}`, args: [] })

test('each kind of deed is heard once, and no more than two at once', () => {
  const sounds = { marched: 'march', round: 'dice', lost: 'hit' } as const
  expect(heard([line('marched'), line('passed'), line('marched')], sounds)).toEqual(['march'])
  expect(heard([line('marched'), line('round'), line('lost')], sounds)).toEqual(['march', 'dice'])
  expect(heard([], sounds)).toEqual([])
})

test('a group has its share of the whole volume, and nothing is loud', () => {
  const volumes = { volume: 50, pieces: 40, signals: 100, talk: 0 }
  expect(loudness('dice', volumes)).toBeCloseTo(0.2)
  expect(loudness('turn', volumes)).toBeCloseTo(0.5)
  expect(loudness('chat', volumes)).toBe(0)
})

test('no sound lasts longer than two seconds', () => {
  for (const name of Object.keys(SOUNDS) as Sound[])
    for (const { at, length } of SOUNDS[name].notes) expect(at + length, name).toBeLessThan(2)
})
