// A table follows the server's messages, and asks again for what was not answered.
import { beforeEach, expect, test, vi } from 'vitest'
import { Table } from '../src/live/table.svelte'
import type { Position, Sentence, ServerMessage, TableInfo } from '../src/messages'

class Line {
  static OPEN = 1
  static CLOSED = 3
  static all: Line[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = () => {}
  onclose = () => {}
  onmessage = (_: { data: string }) => {}
  constructor(readonly address: string) {
    Line.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  open() {
    this.readyState = Line.OPEN
    this.onopen()
  }
  drop() {
    this.readyState = Line.CLOSED
    this.onclose()
  }
  say(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) })
  }
}

const line = (key: string): Sentence => ({ key, args: [] })
const welcome = { type: 'Welcome', table: { started: true } as TableInfo, you: 'Ada', host: true } as const
const option = { choice: 7, notation: 'pass', points_at: 'button:pass' }
const position = (seq: number, more: Partial<Position> = {}): Position => ({
  type: 'Position', seq, seat: 0, view: {}, waiting: [0], asked: null, options: [option], can_undo: false,
  can_redo: false, left: null, log: 0, news: [], over: null, ...more,
})

beforeEach(() => {
  Line.all = []
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'example' })
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  return () => vi.useRealTimers()
})

function seated(): { table: Table; socket: Line } {
  const table = new Table('t1')
  const socket = Line.all[0]!
  socket.open()
  socket.say(welcome)
  return { table, socket }
}

test('the log keeps its beginning and goes on with the news; an undo shortens it', () => {
  const { table, socket } = seated()
  socket.say(position(1, { news: [line('a'), line('b')] }))
  socket.say(position(2, { log: 2, news: [line('c')] }))
  expect(table.log.map(({ key }) => key)).toEqual(['a', 'b', 'c'])
  socket.say(position(3, { log: 1, news: [] }))
  expect(table.log.map(({ key }) => key)).toEqual(['a'])
  table.leave()
})

test('a position that was overtaken changes nothing', () => {
  const { table, socket } = seated()
  socket.say(position(5))
  socket.say(position(4, { seat: 1 }))
  expect(table.position?.seq).toBe(5)
  table.leave()
})

test('nothing can be chosen while a choice is on its way', () => {
  const { table, socket } = seated()
  socket.say(position(1))
  expect(table.options).toHaveLength(1)
  table.decide(option)
  expect(table.options).toHaveLength(0)
  socket.say({ type: 'Done', ref: socket.sent.at(-1)!['ref'] as number })
  expect(table.options).toHaveLength(1)
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
  socket.say({ type: 'Refused', ref: socket.sent.at(-1)!['ref'] as number, key: 'refused-illegal', details: {} })
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
  table.leave()
})

test('what happens at the table outside the game is told', () => {
  const { table, socket } = seated()
  socket.say({ type: 'Notice', key: 'notice-joined', details: { name: 'Bede' } })
  expect(table.notice).toEqual({ key: 'notice-joined', details: { name: 'Bede' } })
  table.leave()
})
