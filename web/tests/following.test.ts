// What others do is shown at the person's pace: one thing after the other, stopped, step by step, at once, or skipped and told in short.
import { beforeEach, expect, test, vi } from 'vitest'
import { telling as kingdoms } from '../src/games/barbarian_kingdoms/telling'
import { telling as rex } from '../src/games/rex_britannorum/telling'
import type { Pace } from '../src/likes'
import { PAUSES } from '../src/live/following.svelte'
import { Table } from '../src/live/table.svelte'
import type { Position, Sentence, TableInfo } from '../src/messages'
import { portions } from '../src/parts/chapters'
import { Line } from './support/line'

const line = (key: string): Sentence => ({ key, args: [] })
const option = { choice: 7, notation: 'pass', points_at: 'button:pass' }
const position = (seq: number, news: string[], more: Partial<Position> = {}): Position => ({
  type: 'Position', seq, seat: 0, view: {}, partners: [], waiting: [1], asked: null, rule: null, options: [],
  can_undo: false, can_redo: false, left: null, log: 0, first: 0, news: news.map(line), over: null, ...more,
})

let visible: { hidden: boolean }
beforeEach(() => {
  Line.all = []
  visible = { hidden: false }
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'example' })
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('document', visible)
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

/** A page at a table where others play, with three of their moves on the way to it. */
function watching(pace: Pace = 'normal', last: Partial<Position> = {}) {
  const table = new Table('t1', () => pace, (lines) => portions(lines, { beats: new Set(['x', 'y']) }))
  const socket = Line.all.at(-1)!
  socket.open()
  socket.say({ type: 'Welcome', table: { started: true } as TableInfo, you: 'Ada', host: true })
  socket.say(position(1, ['a']))
  for (const [k, key] of ['b', 'c', 'd'].entries()) socket.say(position(k + 2, [key], { log: k + 1, ...(k === 2 ? last : {}) }))
  return { table, socket }
}
const told = (table: Table) => table.told.lines.map(({ key }) => key).join('')

test('one thing after the other, each for a while; what was there when the page came was shown at once', () => {
  const { table } = watching()
  expect([table.position!.seq, told(table), table.follow.behind]).toEqual([2, 'ab', 2])
  vi.advanceTimersByTime(PAUSES.normal)
  expect([table.position!.seq, told(table)]).toEqual([3, 'abc'])
  expect(table.news?.before.seq).toBe(2)
  vi.advanceTimersByTime(PAUSES.normal)
  expect([table.position!.seq, told(table), table.follow.behind]).toEqual([4, 'abcd', 0])
  table.leave()
})

test('the pace is the person’s: none at all shows everything at once, another is slower', () => {
  const { table } = watching('none')
  expect([table.position!.seq, told(table)]).toEqual([4, 'abcd'])
  table.leave()
  const { table: slow } = watching('slow')
  vi.advanceTimersByTime(PAUSES.normal)
  expect(slow.position!.seq).toBe(2)
  slow.leave()
})

test('it can be stopped, gone through step by step, and goes on', () => {
  const { table, socket } = watching()
  table.follow.pause()
  vi.advanceTimersByTime(1_200)
  socket.say(position(5, ['e'], { log: 4 }))
  expect([table.position!.seq, table.follow.behind]).toEqual([2, 3])
  table.follow.step()
  expect([table.position!.seq, table.follow.behind]).toEqual([3, 2])
  vi.advanceTimersByTime(1_200)
  expect(table.position!.seq).toBe(3)
  table.follow.resume()
  vi.advanceTimersByTime(PAUSES.normal * 3)
  expect([table.position!.seq, told(table)]).toEqual([5, 'abcde'])
  table.leave()
})

test('skipping shows nothing until one is asked, and then what has happened since one’s own decision', () => {
  const { table, socket } = watching()
  table.skip()
  expect([table.position!.seq, table.follow.skipping, table.digest]).toEqual([4, true, undefined])
  socket.say(position(5, ['e'], { log: 4 }))
  expect(table.position!.seq).toBe(5)
  socket.say(position(6, ['f'], { log: 5, options: [option], waiting: [0] }))
  expect([table.position!.seq, table.follow.skipping]).toEqual([6, false])
  expect(table.digest).toEqual({ start: 1, lines: [...'bcdef'].map(line) })
  table.decide(option)
  expect(table.digest).toBeUndefined()
  table.leave()
})

test('nobody’s time runs out while they look: a question with a clock is shown at once', () => {
  const { table } = watching('slow', { options: [option], waiting: [0], left: 20 })
  expect(table.position!.seq).toBe(4)
  table.leave()
})

test('in a window that is out of sight nothing waits', () => {
  const { table, socket } = watching()
  visible.hidden = true
  table.follow.hurry()
  expect(table.position!.seq).toBe(4)
  socket.say(position(5, ['e'], { log: 4 }))
  expect(table.position!.seq).toBe(5)
  table.leave()
})

test('whoever wants to take something back, or go back, does so from the latest position', () => {
  const { table, socket } = watching()
  table.undo()
  expect(socket.sent.at(-1)).toMatchObject({ type: 'Undo', seq: 4 })
  expect(table.follow.behind).toBe(0)
  table.leave()
})

test('news of several things are told one after the other, on the board that they led to', () => {
  const { table, socket } = watching('normal')
  table.follow.catchUp()
  vi.advanceTimersByTime(PAUSES.normal)
  socket.say(position(5, ['m', 'x', 'n', 'y'], { log: 4 }))
  expect([table.position!.seq, told(table), table.follow.behind]).toEqual([5, 'abcdm', 2])
  vi.advanceTimersByTime(PAUSES.normal)
  expect([told(table), table.news!.lines.map(({ key }) => key).join('')]).toEqual(['abcdmxn', 'xn'])
  vi.advanceTimersByTime(PAUSES.normal)
  expect([told(table), table.follow.behind]).toEqual(['abcdmxny', 0])
  table.leave()
})

test('where a game can draw the boards between, each thing is told on its own; nothing can be chosen before all is told', () => {
  const drawn = (before: string, after: string, told: readonly Sentence[], untold: readonly Sentence[]) =>
    `${before}>${after}:${told.map(({ key }) => key).join('')}|${untold.map(({ key }) => key).join('')}`
  const table = new Table('t1', () => 'normal', (lines) => portions(lines, { beats: new Set(['x', 'y']) }), drawn)
  const socket = Line.all.at(-1)!
  socket.open()
  socket.say({ type: 'Welcome', table: { started: true } as TableInfo, you: 'Ada', host: true })
  socket.say(position(1, ['a'], { view: 'one', options: [option], waiting: [0] }))
  const ending = { result: [1, 0], seed: null, commitment: '', file: '' } as unknown as Position['over']
  table.decide(option)
  socket.say(position(2, ['m', 'x', 'n', 'y'], { log: 1, view: 'two', options: [option], waiting: [0], over: ending }))
  socket.say({ type: 'Done', ref: 1 })
  const shown = () => [table.position!.view, table.staged, table.options.length, table.ending !== null]
  expect(shown()).toEqual(['one>two:m|xny', true, 0, false]) // one's own decision, too
  socket.say(position(3, ['o'], { log: 5, view: 'three' }))
  vi.advanceTimersByTime(PAUSES.normal)
  expect(shown()).toEqual(['one>two:mxn|y', true, 0, false])
  expect(table.news!.before.view).toBe('one>two:m|xny')
  vi.advanceTimersByTime(PAUSES.normal)
  expect(shown()).toEqual(['two', false, 1, true])
  vi.advanceTimersByTime(PAUSES.normal)
  expect(shown()).toEqual(['three', false, 0, false])
  table.leave()
})

const keys = (...kinds: string[]) => kinds.map((kind) => line(`event-${kind}`))
const parts = (lines: readonly Sentence[], telling: Parameters<typeof portions>[1]) => portions(lines, telling).map((some) => some.map(({ key }) => key.slice(6)).join(' '))

test('Rex Britannorum: plans, then zone by zone, then the stakes', () => {
  expect(parts(keys('sent', 'sent', 'battle', 'winner', 'claimed', 'no_battle', 'battle', 'winner', 'moved', 'moved', 'first'), rex)).toEqual([
    'sent sent', 'battle winner claimed', 'no_battle', 'battle winner', 'moved moved first',
  ])
})

test('Barbarian Kingdoms: bribes, then points, then who has won', () => {
  expect(parts(keys('bribed', 'bribed', 'battle_points', 'battle_won', 'king_fell', 'withdrew'), kingdoms)).toEqual([
    'bribed bribed', 'battle_points', 'battle_won king_fell withdrew',
  ])
})
