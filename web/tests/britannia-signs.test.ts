// The signs on Britannia's counters: the same drawings as elsewhere, larger.
import { expect, test } from 'vitest'
import { enlarged, onCounter, sign } from '../src/games/britannia/signs'

test('a path is enlarged, whatever commands it has', () => {
  expect(enlarged('M-9-8q6.5-3 13 0v7z', 2)).toBe('M-18 -16q13 -6 26 0v14z')
  // The turn and the flags of an arc are no lengths.
  expect(enlarged('M0 1a8 10 30 1 0 16 0a8 10 0 0 1-16 .5z', 2)).toBe('M0 2a16 20 30 1 0 32 0a16 20 0 0 1 -32 1z')
})

test('a counter shows the sign of its unit', () => {
  for (const unit of ['infantry', 'cavalry', 'legion', 'fort', 'auxilia', 'berserk', 'huskarl', 'elite', 'elite_legion', 'motte']) {
    for (const part of ['full', 'line', 'cut'] as const) expect(onCounter(unit)![part]).toBe(sign(unit)[part] && enlarged(sign(unit)[part]!, 1.45))
    expect(sign(unit).full).toBeTruthy()
  }
})
