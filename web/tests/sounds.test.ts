// What is heard at a table, and how loud.
import { expect, test } from 'vitest'
import { usual } from '../src/likes'
import type { Sentence } from '../src/messages'
import { BAR, melody } from '../src/music/tune'
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

test('every game has music of its own, which nobody hears unasked', () => {
  expect(usual('en').music).toBe(0)
  const pages = Object.values(import.meta.glob<string>('../src/games/*/index.ts', { query: '?raw', import: 'default', eager: true }))
  const scales = pages.map((source) => /tune: \{.*scale: \[([\d, ]+)\]/.exec(source)?.[1])
  expect(scales).not.toContain(undefined)
  expect(new Set(scales).size).toBe(4)
})

test('a melody goes by small steps and comes to rest', () => {
  const scale = [0, 2, 3, 5, 7, 9, 10, 12, 14, 15]
  expect(melody(scale, () => 0)).toEqual(Array(BAR).fill(0))
  expect(melody(scale, () => 0.99)).toEqual([7, 10, 14, 15, 15, 15, 15, 7])
})
