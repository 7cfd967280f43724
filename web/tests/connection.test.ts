// The line to the server: silence is found out within ten seconds, and what is tried is told.
import { beforeEach, expect, test, vi } from 'vitest'
import { Connection, type Trouble } from '../src/live/connection'
import { warnedAt } from '../src/parts/hurry'
import { Line } from './support/line'

let troubles: Trouble[]
let online: Record<string, () => void>

beforeEach(() => {
  Line.all = []
  Line.answering = undefined
  troubles = []
  online = {}
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('window', {
    addEventListener: (what: string, how: () => void) => (online[what] = how),
    removeEventListener: (what: string) => delete online[what],
  })
  return () => {
    Line.answering = undefined
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

function connect(): { connection: Connection; line: Line } {
  const connection = new Connection('ws://example/live', () => {}, () => {}, (trouble) => troubles.push(trouble))
  return { connection, line: Line.all.at(-1)! }
}

test('a line that has gone dead without a word is found out within ten seconds, and another is tried', () => {
  const { connection, line } = connect()
  line.open()
  vi.advanceTimersByTime(2_900)
  expect(line.sent).toEqual([])
  vi.advanceTimersByTime(7_000)
  expect(line.sent).toEqual([{ type: 'Ping' }])
  expect(troubles[0]).toMatchObject({ forGood: false, attempt: 1 })
  vi.advanceTimersByTime(300)
  expect(troubles.at(-1)).toEqual({ forGood: false, attempt: 1, next: undefined })
  expect(Line.all).toHaveLength(2)
  line.say({ type: 'Pong', ref: 0 }) // too late: nobody listens on that line any more
  expect(Line.all).toHaveLength(2)
  connection.close()
})

test('a line on which every question is answered is left alone', () => {
  const { connection, line } = connect()
  line.open()
  Line.answering = (one, message) => message?.type === 'Ping' && one.say({ type: 'Pong', ref: 0 })
  vi.advanceTimersByTime(120_000)
  expect(troubles).toEqual([])
  expect(line.sent.length).toBeGreaterThan(20)
  connection.close()
})

test('a page that may look only once a minute does not take silence for death', () => {
  const { connection, line } = connect()
  line.open()
  Line.answering = (one, message) => message?.type === 'Ping' && one.say({ type: 'Pong', ref: 0 })
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(1_000)
  expect(troubles).toEqual([])
  connection.close()
})

test('a call that is not answered is given up, and each attempt is counted', () => {
  const { connection } = connect()
  vi.advanceTimersByTime(40_000)
  const attempts = troubles.map((trouble) => (trouble.forGood ? 0 : trouble.attempt))
  expect(Math.max(...attempts)).toBeGreaterThan(3)
  expect(Line.all.length).toBeGreaterThan(3)
  connection.close()
})

test('somebody who does not want to wait, or a network that is back, hurries the next attempt', () => {
  const { connection, line } = connect()
  line.open()
  line.drop()
  connection.hurry()
  expect(Line.all).toHaveLength(2)
  Line.all[1]!.drop()
  online['online']!()
  expect(Line.all).toHaveLength(3)
  connection.hurry() // already trying
  expect(Line.all).toHaveLength(3)
  vi.advanceTimersByTime(2_000)
  expect(Line.all).toHaveLength(3)
  connection.close()
})

test('when the network goes, the line is asked at once', () => {
  const { connection, line } = connect()
  line.open()
  online['offline']!()
  expect(line.sent).toEqual([{ type: 'Ping' }])
  connection.close()
})

test('whoever is waited for is warned in the last third of the time, and never earlier than a minute before', () => {
  expect([10, 60, 300, 86_400].map(warnedAt)).toEqual([5, 20, 60, 60])
})
