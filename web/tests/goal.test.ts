// What wins, in a line, in all four games, from positions that the real server gave.
import { expect, test } from 'vitest'
import { goal as kingdoms } from '../src/games/barbarian_kingdoms/goal'
import { goal as britannia } from '../src/games/britannia/goal'
import { goal as king, strongest } from '../src/games/king_is_dead/goal'
import type { KingView } from '../src/games/king_is_dead/view'
import { goal as rex } from '../src/games/rex_britannorum/goal'
import type { Position } from '../src/messages'
import type { Texts } from '../src/texts'
import { frame } from './support/frames'

/** The latest position of a frame. */
function view<T>(name: string): T {
  const positions = frame(name).talk.flatMap(({ hear }) => hear).filter((message): message is Position => message.type === 'Position')
  return positions.at(-1)!.view as T
}
const texts = {
  say: (key: string, args: object = {}) => [key, ...Object.values(args)].join(' '),
  name: (_: string, id: string) => id,
  beside: (key: string) => key,
} as unknown as Texts

test('the crown goes to the friend of the strongest faction; of equals, the one that won later', () => {
  const now = view<KingView>('lessons/king_is_dead')
  expect(strongest(now)).toBe('welsh')
  expect(king(now, texts)).toEqual({
    aim: 'king-goal king-goal-crown faction-welsh 1 3',
    seats: ['followers 3 welsh · king-goal-sets 1', 'followers 1 welsh · king-goal-sets 0'],
  })
  const held = (control: Record<string, string>): KingView => ({ ...now, regions: now.regions.map((region) => ({ ...region, control: control[region.id] ?? null })) })
  expect(strongest(held({}))).toBeUndefined()
  expect(king(held({}), texts).aim).toBe('king-goal king-goal-nobody 1 3')
  expect(strongest(held({ warwick: 'welsh', gwynedd: 'english' }))).toBe('english')
})

test('points, provinces and kings stand beside what is needed', () => {
  expect(rex(view('rex/planning'), texts).seats.every((words) => /^rex-goal-points \d+$/.test(words))).toBe(true)
  const realm = kingdoms(view('kingdoms/manoeuvre'), texts)
  expect(realm.aim).toBe('realm-goal 7 2')
  expect(realm.seats).toHaveLength(3)
  expect(realm.seats.every((words) => /^realm-goal-stands \d+ \d+$/.test(words))).toBe(true)
  const campaign = britannia(view('britannia/growth'), texts)
  expect(campaign.aim).toMatch(/^brit-goal \d+ \d+$/)
  expect(campaign.seats).toHaveLength(4)
})
