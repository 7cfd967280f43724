// A table follows the server's messages, and asks again for what was not answered.
import { beforeEach, expect, test, vi } from 'vitest'
import { renewed, Table } from '../src/live/table.svelte'
import type { Position, Sentence, TableInfo } from '../src/messages'
import { Line } from './support/line'

const line = (key: string): Sentence => ({ key, args: [] })
const welcome = { type: 'Welcome', table: { started: true } as TableInfo, you: 'Ada', host: true } as const
const option = { choice: 7, notation: 'pass', points_at: 'button:pass' }
const position = (seq: number, more: Partial<Position> = {}): Position => ({
  type: 'Position', seq, seat: 0, view: {}, partners: [], waiting: [0], asked: null, rule: null, options: [option],
  can_undo: false, can_redo: false, left: null, log: 0, first: 0, news: [], over: null, ...more,
})

beforeEach(() => {
  Line.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'example' })
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function seated(): { table: Table; socket: Line } {
  const table = new Table('t1')
  const socket = Line.all.at(-1)!
  socket.open()
  socket.say(welcome)
  return { table, socket }
}

test('the log keeps its beginning and goes on with the news; an undo shortens it', () => {
  const { table, socket } = seated()
  socket.say(position(1, { news: [line('a'), line('b')] }))
  socket.say(position(2, { log: 2, news: [line('c')] }))
  expect(table.told.lines.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  socket.say(position(3, { log: 1, news: [] }))
  expect(table.told.lines.map(({ key }) => key)).toEqual(['a'])
  table.leave()
})

test('a closed log puts its oldest lines away, and numbers go on', () => {
  const { table, socket } = seated()
  socket.say(position(1, { news: [line('a'), line('b')] }))
  socket.say(position(2, { log: 2, first: 1, news: [line('c')] }))
  expect(table.told).toEqual({ start: 1, lines: [line('b'), line('c')] })
  socket.say(position(3, { log: 3, first: 3, news: [line('d')] }))
  expect(table.told).toEqual({ start: 3, lines: [line('d')] })
  socket.say(position(4, { log: 0, first: 0, news: [line('a'), line('b'), line('c'), line('d'), line('e')] })) // the end
  expect(table.told.lines).toHaveLength(5)
  table.leave()
})

test('whoever comes late to a closed log gets its latest lines', () => {
  const { table, socket } = seated()
  socket.say(position(9, { log: 20, first: 20, news: [line('u')] }))
  expect(table.told).toEqual({ start: 20, lines: [line('u')] })
  table.leave()
})

test('only what happens before the eyes is news: not the past, not an undo, not another seat', () => {
  const { table, socket } = seated()
  socket.say(position(1, { news: [line('a')] }))
  expect(table.news).toBeUndefined()
  socket.say(position(2, { log: 1, news: [line('b')] }))
  expect(table.news?.lines).toEqual([line('b')])
  expect(table.news?.before.seq).toBe(1)
  socket.say(position(2, { log: 0, news: [line('a'), line('b')] })) // all once more
  expect(table.news).toBeUndefined()
  socket.say(position(2, { log: 0, news: [line('a'), line('b'), line('c')] }))
  expect(table.news?.lines).toEqual([line('c')])
  socket.say(position(3, { log: 1, news: [] }))
  expect(table.news).toBeUndefined()
  socket.say(position(3, { seat: 1, log: 0, news: [line('x'), line('y')] }))
  expect(table.news).toBeUndefined()
  expect(table.told.lines).toEqual([line('x'), line('y')])
  table.leave()
})

test('the answer to why not stays until the next position', () => {
  const { table, socket } = seated()
  socket.say(position(4))
  table.ask('region:essex')
  expect(socket.sent.at(-1)).toMatchObject({ type: 'AskWhy', seq: 4, seat: 0, thing: 'region:essex' })
  socket.say({ type: 'Because', ref: 1, thing: 'region:essex', why: line('why-empty'), rule: '4.3' })
  expect(table.because?.rule).toBe('4.3')
  expect(table.options).toHaveLength(1) // asking is not choosing
  socket.say(position(5))
  expect(table.because).toBeUndefined()
  table.leave()
})

test('a rematch is joined at once only by whoever wanted it', () => {
  const { table, socket } = seated()
  socket.say({ type: 'Moved', table: 'next' })
  expect(table.moved).toEqual({ table: 'next', mine: false })
  table.leave()
  const other = seated()
  other.table.rematch()
  other.socket.say({ type: 'Moved', table: 'next' })
  expect(other.table.moved?.mine).toBe(true)
  other.table.leave()
})

test('a table that is closed to me is not knocked at again', () => {
  const { table, socket } = seated()
  socket.drop(4403)
  expect(table.shut).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect(Line.all.length).toBe(1)
  table.leave()
})

test('a position that was overtaken changes nothing', () => {
  const { table, socket } = seated()
  socket.say(position(5))
  socket.say(position(4))
  expect(table.position?.seq).toBe(5)
  table.leave()
})

test('while a choice is on its way nothing changes, and no other one is sent', () => {
  const { table, socket } = seated()
  socket.say(position(1, { can_undo: true }))
  table.decide(option)
  const sent = socket.sent.length
  table.decide(option)
  table.undo()
  expect(socket.sent).toHaveLength(sent)
  expect(table.options).toHaveLength(1)
  expect(table.deciding).toBe(true)
  socket.say(position(2))
  expect(table.position?.seq).toBe(1) // it is shown with the answer
  socket.say({ type: 'Done', ref: socket.sent.at(-1)!.ref! })
  expect(table.position?.seq).toBe(2)
  expect(table.deciding).toBe(false)
  table.decide(option)
  expect(socket.sent).toHaveLength(sent + 1)
  table.leave()
})

test('of positions that come while a choice is on its way only the latest waits for the answer', () => {
  const { table, socket } = seated()
  socket.say(position(1))
  table.decide(option)
  socket.say(position(2, { log: 0, news: [line('a')] }))
  socket.say(position(3, { log: 1, news: [line('b')] }))
  expect(table.position?.seq).toBe(2)
  socket.say({ type: 'Refused', ref: socket.sent.at(-1)!.ref!, key: 'refused-illegal', details: {} })
  expect(table.position?.seq).toBe(3)
  expect(table.told.lines).toEqual([line('a'), line('b')])
  table.leave()
})

test('parts of a view that are as before are the parts that were there', () => {
  const before = { turn: 1, areas: [{ id: 'kent', stacks: [1, 2] }, { id: 'essex', stacks: [3] }], march: null }
  const now = renewed(before, { turn: 2, areas: [{ id: 'kent', stacks: [1, 2] }, { id: 'essex', stacks: [3, 4] }, { id: 'wessex' }], march: {} })
  expect(now).toEqual({ turn: 2, areas: [{ id: 'kent', stacks: [1, 2] }, { id: 'essex', stacks: [3, 4] }, { id: 'wessex' }], march: {} })
  expect(now.areas[0]).toBe(before.areas[0])
  expect(now.areas[1]).not.toBe(before.areas[1])
  const fewer = renewed(before, { turn: 1, areas: [{ id: 'kent', stacks: [1] }], march: null })
  expect(fewer).toEqual({ turn: 1, areas: [{ id: 'kent', stacks: [1] }], march: null })
  expect(renewed(before, structuredClone(before))).not.toBe(before) // a new position is a new view
})

test('while the line is down nothing can be chosen', () => {
  const { table, socket } = seated()
  socket.say(position(1))
  socket.drop()
  expect(table.options).toHaveLength(0)
  table.leave()
})

test('after a lost connection the page says what it has seen and sends its decision again as it was', () => {
  const { table, socket } = seated()
  socket.say(position(8))
  table.decide(option)
  const decision = socket.sent.at(-1)
  socket.drop()
  expect(table.connected).toBe(false)
  vi.advanceTimersByTime(1000)
  const again = Line.all[1]!
  again.open()
  expect(again.sent[0]).toMatchObject({ type: 'Hello', since: 8 })
  again.say(welcome)
  expect(again.sent.at(-1)).toEqual(decision)
  table.leave()
})

test('a refusal is shown and frees the choices', () => {
  const { table, socket } = seated()
  socket.say(position(1))
  table.decide(option)
  socket.say({ type: 'Refused', ref: socket.sent.at(-1)!.ref!, key: 'refused-illegal', details: {} })
  expect(table.refused?.key).toBe('refused-illegal')
  expect(table.options).toHaveLength(1)
  table.leave()
})

test('a line of chat that comes twice is read once', () => {
  const { table, socket } = seated()
  const lines = [{ number: 1, name: 'Ada', seat: 0, to: null, text: 'Hail', at: 0 }]
  socket.say({ type: 'ChatLines', lines })
  socket.say({ type: 'ChatLines', lines })
  expect(table.chat).toHaveLength(1)
  socket.say({ type: 'ChatLines', lines: [{ ...lines[0]!, name: '' }] })
  expect(table.chat, 'a name that was taken away').toEqual([{ ...lines[0]!, name: '' }])
  table.leave()
})

test('what happens at the table outside the game is told', () => {
  const { table, socket } = seated()
  socket.say({ type: 'Notice', key: 'notice-joined', details: { name: 'Bede' } })
  expect(table.notice).toEqual({ key: 'notice-joined', details: { name: 'Bede' } })
  table.leave()
})

test('whoever is turned away at the door waits longer each time', () => {
  const { table, socket } = seated()
  socket.drop(1006)
  for (const wait of [300, 600, 1200]) {
    const before = Line.all.length
    vi.advanceTimersByTime(wait - 1)
    expect(Line.all.length).toBe(before)
    vi.advanceTimersByTime(1)
    const next = Line.all.at(-1)!
    expect(Line.all.length).toBe(before + 1)
    next.open()
    next.say({ type: 'Refused', ref: 0, key: 'refused-storage', details: {} })
    next.drop(1013)
  }
  table.leave()
})

test('the time until a computer takes over runs for whoever owes a decision, and for nobody else', () => {
  const { table, socket } = seated()
  const seat = { kind: 'person', name: 'Ada', level: null, present: true, away: false } as const
  socket.say({ type: 'Seats', seats: [seat, seat], yours: [0], watching: 0, started: true })
  socket.say(position(1, { left: 30 }))
  expect(table.runsOut).toBe(Date.now() + 30_000)
  socket.say(position(2, { left: 30, waiting: [1] }))
  expect(table.runsOut).toBeUndefined()
  socket.say(position(3, { left: null }))
  expect(table.runsOut).toBeUndefined()
  table.leave()
})

test('a seat can be taken back while a computer plays in it, and not after the end', () => {
  const { table, socket } = seated()
  const seat = { kind: 'person', name: 'Ada', level: null, present: true, away: true } as const
  socket.say({ type: 'Seats', seats: [seat, { ...seat, away: false }], yours: [0], watching: 0, started: true })
  socket.say(position(1, { options: [] }))
  expect(table.away).toEqual([0])
  socket.say(position(2, { options: [], over: { result: [1, 0], seed: null, commitment: '', file: '', series: false } }))
  expect(table.away).toEqual([])
  table.leave()
})
