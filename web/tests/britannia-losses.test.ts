// What the nation on turn is about to lose is named before it happens.
import { expect, test } from 'vitest'
import { stacking } from '../src/games/britannia/facts'
import { crowds, hungry, stranded } from '../src/games/britannia/losses'
import type { BritanniaView } from '../src/games/britannia/view'

const stood = (areas: Record<string, number>, step = 'movement', armies = 0) =>
  ({
    step,
    nation: 'belgae',
    nations: [{ id: 'belgae', armies, most_armies: 8 }],
    areas: Object.entries(areas).map(([id, infantry]) => ({ id, stacks: [{ nation: 'belgae', units: { infantry } }] })),
  }) as unknown as BritanniaView

const [clear, difficult] = ['kent', 'devon']
const { most } = stacking('belgae', clear)
const tight = stacking('belgae', difficult)

test('rules 8.4: one area may be overstacked, and two may not', () => {
  expect(crowds(stood({ [clear]: most + 1 }))).toEqual([])
  expect(crowds(stood({ [clear]: most + 1, [difficult]: tight.most + 1 })).map(({ area }) => area)).toEqual([clear, difficult])
})

test('rules 8.4: in difficult terrain the one overstack has a limit, too', () => {
  expect(tight.overstack).toBeLessThan(Infinity)
  expect(crowds(stood({ [difficult]: tight.overstack }))).toEqual([])
  expect(crowds(stood({ [difficult]: tight.overstack + 2 }))).toMatchObject([{ area: difficult, there: tight.overstack + 2, most: tight.overstack }])
})

test('nothing is foretold of the movement in another phase', () => {
  expect(crowds(stood({ [difficult]: 99 }, 'growth'))).toEqual([])
})

test('R9: armies at sea that cannot land are named, unless they are raiders', () => {
  const sea = 'sinus_britannicus'
  expect(stranded(stood({ [sea]: 2, [clear]: 1 }))).toEqual([{ area: sea, there: 2 }])
  expect(stranded(stood({ [sea]: 2 }, 'battles'))).toEqual([])
  const raiders = stood({ [sea]: 2 })
  raiders.nations[0]!.statuses = ['raiders']
  expect(stranded(raiders)).toEqual([])
})

test('rules 8.6: armies that the land does not feed are counted', () => {
  expect(hungry(stood({}, 'growth', 8))).toBe(0)
  expect(hungry(stood({}, 'growth', 11))).toBe(3)
})
