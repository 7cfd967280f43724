// The first page: what this is, running games, one click to play, and the ways out of a table.
import { expect, test } from 'vitest'
import type { TableLine } from '../src/messages'
import { Line } from './support/line'
import { openPage, words, type Page } from './support/page'

const seat = { kind: 'person', name: 'Ada', level: null, present: false, away: false } as const
const computer = { ...seat, kind: 'computer', name: null, level: 'normal' } as const

function line(id: string, table: Partial<TableLine['table']>, more: Partial<TableLine> = {}): TableLine {
  const info = { id, name: id, game: 'king_is_dead', settings: {}, started: true, over: false, closed: false, outdated: false, practice: false, ...table }
  return { table: info as TableLine['table'], seats: [seat, computer], yours: [0], host: 'Ada', host_is_you: true, waiting: [0], since: 0, ...more }
}

async function home(mine: TableLine[], open: TableLine[] = [], requests: Record<string, unknown> = {}): Promise<Page> {
  const page = await openPage('/')
  Object.assign(page.server.frame.requests, requests)
  await page.appears('.game')
  Line.all.at(-1)!.say({ type: 'Lists', mine, open })
  await page.settled()
  return page
}
const list = (page: Page, name: string) => page.role('heading', name).parentElement!

test('one click begins a first game against computers, as the game proposes it', async () => {
  const page = await home([], [], { 'POST /api/tables': { id: 'fresh' }, 'GET /api/tables/fresh': { type: 'Refused', key: 'refused-no-table', details: {} } })
  expect(words(page.one('.welcome'))).toContain('solo against computers')
  await page.click(page.roles('button', 'Play now')[0]!)
  expect(page.server.posted).toEqual([
    { what: 'POST /api/tables', body: { game: 'barbarian_kingdoms', pause: 0, settings: { players: 3, configuration: 'a' }, start: true } },
  ])
  expect(location.pathname).toBe('/table/fresh')
})

test('whoever has never played is offered to learn first, and goes on where they left', async () => {
  const refused = { type: 'Refused', key: 'refused-no-table', details: {} }
  const page = await home([], [], { 'POST /api/games/king_is_dead/lessons/first': { id: 'fresh' }, 'GET /api/tables/fresh': refused, 'GET /api/tables/begun': refused })
  const king = () => page.saying('.game', 'The King is Dead')
  expect(page.roles('button', undefined, king()).map(words)).toEqual(['Learn', 'Play now'])
  Line.all.at(-1)!.say({ type: 'Lists', mine: [line('old', { over: true })], open: [] })
  await page.settled()
  expect(page.roles('button', undefined, king()).map(words)).toEqual(['Play now', 'Learn'])
  Line.all.at(-1)!.say({ type: 'Lists', mine: [line('begun', { lesson: 'first' })], open: [] })
  await page.settled()
  await page.click(page.button('Continue the lesson', king()))
  expect(location.pathname).toBe('/table/begun')
  expect(page.server.posted).toEqual([])
})

test('running games are offered to be continued, those that wait for me first', async () => {
  const page = await home([line('later', {}, { waiting: [1] }), line('now', {}), line('done', { over: true }), line('shut', { closed: true })])
  expect(page.all('.continue a').map((link) => link.getAttribute('href'))).toEqual(['/table/now', '/table/later'])
})

test('tables to join and games to watch are lists of their own', async () => {
  const open = [line('wanted', { started: false }, { yours: [], waiting: [] }), line('seen', {}, { yours: [] })]
  const page = await home([], open)
  expect(words(list(page, 'Join'))).toContain('wanted')
  expect(words(list(page, 'Join'))).not.toContain('seen')
  expect(words(list(page, 'Watch'))).toContain('seen')
})

test('a game that is over leaves the list with one click; one that is played asks how', async () => {
  const page = await home([line('old', { over: true, practice: true }), line('now', {})], [], {
    'POST /api/tables/old/shelve': {}, 'POST /api/tables/now/close': {}, 'POST /api/tables/now/shelve': {},
  })
  expect(words(list(page, 'My tables'))).toContain('practice')
  await page.click(page.button('Remove old from this list'))
  expect(page.server.posted.map(({ what }) => what)).toEqual(['POST /api/tables/old/shelve'])
  await page.click(page.button('Leave now…'))
  expect(page.roles('button', 'Give up', page.sheet)).toEqual([]) // nobody else plays: it ends
  await page.click(page.button('End this game', page.sheet))
  await page.comes(() => expect(page.server.posted.slice(1).map(({ what }) => what)).toEqual(['POST /api/tables/now/close', 'POST /api/tables/now/shelve']))
})

test('among others one gives up, and only the host closes the table', async () => {
  const others = { seats: [seat, { ...seat, name: 'Bede' }], host_is_you: false }
  const page = await home([line('mine', { ends_if_given_up: false }, others)], [], { 'POST /api/tables/mine/give-up': {} })
  await page.click(page.button('Leave mine…'))
  expect(words(page.sheet)).toContain('A computer takes your seat')
  expect(page.roles('button', 'Close the table', page.sheet)).toEqual([])
  await page.click(page.button('Give up', page.sheet))
  expect(page.server.posted.map(({ what }) => what)).toEqual(['POST /api/tables/mine/give-up'])
})

test('whoever is invited sees it first of all', async () => {
  const invited = line('asked', { name: '', started: false }, { seats: [seat, { ...seat, name: 'Bede', away: true }], yours: [1], host: 'Bede', host_is_you: false, waiting: [] })
  const page = await home([line('running', {}), invited])
  const first = page.all('.continue a')[0]!
  expect([words(first), first.getAttribute('href')]).toEqual(['Bede invites you The King is Dead', '/table/asked'])
})
