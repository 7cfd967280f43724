// The lists of tables as a page keeps them: whole at first, then what has changed.
import { beforeEach, expect, test, vi } from 'vitest'
import { Lists } from '../src/live/lists.svelte'
import type { TableLine } from '../src/messages'
import { Line } from './support/line'

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'example' })
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} })
  return () => vi.unstubAllGlobals()
})

const line = (id: string, waiting: number[] = []) => ({ table: { id }, waiting }) as unknown as TableLine
const ids = (lines: readonly TableLine[]) => lines.map((one) => one.table.id)

function reading() {
  const lists = new Lists()
  const socket = Line.all.at(-1)!
  socket.open()
  socket.say({ type: 'Lists', mine: [line('hall'), line('crypt')], open: [line('fair'), line('moot')] })
  return { lists, socket }
}

test('a changed line takes its place, and a new one comes first', () => {
  const { lists, socket } = reading()
  socket.say({ type: 'Listed', mine: [line('crypt', [1])], open: [line('later')], gone: [] })
  expect(ids(lists.mine)).toEqual(['hall', 'crypt'])
  expect(lists.mine[1]?.waiting).toEqual([1])
  expect(ids(lists.open)).toEqual(['later', 'fair', 'moot'])
  lists.leave()
})

test('a table moves from one list to the other, and leaves both', () => {
  const { lists, socket } = reading()
  socket.say({ type: 'Listed', mine: [line('moot')], open: [], gone: ['hall'] })
  expect(ids(lists.mine)).toEqual(['moot', 'crypt'])
  expect(ids(lists.open)).toEqual(['fair'])
  lists.leave()
})
