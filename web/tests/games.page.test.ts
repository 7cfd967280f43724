// The games that somebody has played: filters, results, what is counted of them, ratings for those who wish.
import { expect, test } from 'vitest'
import type { PlayedGame, PlayedGames, Summary } from '../src/messages'
import { queryOf, wantedAt } from '../src/library/wanted'
import { lasting } from '../src/library/lasting'
import { openPage, words, type Page } from './support/page'

const GAMES = ['king_is_dead', 'rex_britannorum', 'barbarian_kingdoms', 'britannia']
const SIDES: Record<string, [string, string]> = {
  king_is_dead: ['', 'Seat 1 of 2'], rex_britannorum: ['kingdom:iceni', 'Iceni'], barbarian_kingdoms: ['kingdom:huns kingdom:franks', 'Huns + Franks'], britannia: ['player:blue', 'Blue'],
}
const seat = { you: false, name: null, mark: '', level: null, share: 0, side: '', stood_in: false }
const game = (id: string, more: Partial<PlayedGame> = {}): PlayedGame => ({
  table: id, name: `The ${id}`, game: 'king_is_dead', ended: Date.UTC(2026, 4, 1, 12), seconds: 4500, decisions: 61, result: 'won', kind: 'whole', rated: false,
  seats: [{ ...seat, you: true, name: 'Ada', share: 1 }, { ...seat, name: 'Bede', mark: 'b'.repeat(16) }, { ...seat, level: 'hard' }], ...more,
})
const tally = { won: 3, shared: 1, lost: 2 }
const part = { games: 4, share: 3, fair: 2 }
const SUMMARY: Summary = {
  games: GAMES.map((id) => ({ game: id, tally, decisions: 61, seconds: 4500, sides: [{ side: SIDES[id]![0]!, seats: 2, seat: 0, part }], strengths: [{ level: 'hard', part }] })),
  opponents: [{ mark: 'b'.repeat(16), name: 'Bede', tally, ratings: [{ game: 'king_is_dead', rating: 1543, deviation: 90, games: 7 }] }],
  ladder: GAMES.map((id) => ({ game: id, level: 'hard', tally })),
  ratings: [{ game: 'king_is_dead', rating: 1457, deviation: 110, games: 1 }],
}

async function library(games: PlayedGame[], circumstances: Parameters<typeof openPage>[2] = {}, path = '/games', more: Record<string, unknown> = {}): Promise<Page> {
  const page = await openPage('/about', 'house', circumstances)
  const found: PlayedGames = { games, total: games.length, played: games.length }
  Object.assign(page.server.frame.requests, { 'GET /api/library': found, 'GET /api/library/summary': SUMMARY }, more)
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await page.appears('form')
  await page.settled()
  return page
}

test('each game says what, with whom, how it ended and how long it took, and can be looked at again', async () => {
  const page = await library(GAMES.map((id) => game(id, { game: id })))
  expect(page.all('li a').map((link) => link.getAttribute('href'))).toEqual(GAMES.map((id) => `/replay/${id}`))
  const first = words(page.all('li')[0]!)
  for (const part of ['Won', 'The King is Dead', 'with Bede, Computer (hard)', '1 hr 15 min', '61 decisions']) expect(first).toContain(part)
})

test('whoever had several seats is named once', async () => {
  const hard = { ...seat, level: 'hard' }
  const page = await library([game('a', { seats: [{ ...seat, you: true }, hard, { ...seat, name: 'Bede' }, hard] })])
  expect(words(page.all('li')[0]!)).toContain('with Computer (hard) × 2, Bede')
})

test('what I played for is said where seats are not alike, and counted so', async () => {
  const page = await library(GAMES.map((id) => game(id, { game: id, seats: [{ ...seat, you: true, side: SIDES[id]![0]! }] })))
  for (const [number, id] of GAMES.entries()) {
    if (SIDES[id]![0]) expect(words(page.all('li')[number]!)).toContain(` · ${SIDES[id]![1]}`)
    expect(page.all('tbody th').map(words)).toContain(SIDES[id]![1])
  }
})

test('a game without a result says so, and can be looked at', async () => {
  const page = await library([game('a', { result: 'given-up', kind: 'unfinished', decisions: null }), game('b', { result: 'closed', kind: 'unfinished' })])
  const lines = page.all('li').map(words)
  expect(lines[0]).toContain('Given up')
  expect(lines[1]).toContain('No result')
  expect(page.all('li a')).toHaveLength(2)
  expect(words(page.role('combobox', 'Result'))).toContain('given up')
})

test('a game that does not count says why', async () => {
  const page = await library([game('a', { kind: 'stood-in', result: 'lost' }), game('b', { kind: 'practice' }), game('c', { rated: true })])
  const lines = page.all('li').map(words)
  expect(lines[0]).toContain('Lost')
  expect(lines[0]).toContain('a computer stood in')
  expect(lines[1]).toContain('practice')
  expect(lines[2]).toContain('rated')
})

test('filters ask the server, stand in the address, and hold for the files', async () => {
  const none = { games: [], total: 0, played: 3 }
  const page = await library([game('a')], {}, '/games', { 'GET /api/library?result=lost': none, 'GET /api/library/summary?result=lost': { ...SUMMARY, games: [] } })
  expect(page.all<HTMLAnchorElement>('.files a').map((link) => link.getAttribute('href'))).toEqual(['/api/library/file/csv', '/api/library/file/json'])
  await page.user.selectOptions(page.role('combobox', 'Result'), 'lost')
  await page.comes(() => expect(words(page.one('.head'))).toBe('0 games of 3'))
  expect(location.search).toBe('?result=lost')
  expect(words(page.one('main'))).toContain('No game matches.')
})

test('filters come from the address', async () => {
  const query = '?game=britannia'
  const page = await library([], {}, `/games${query}`, { [`GET /api/library${query}`]: { games: [game('x', { game: 'britannia' })], total: 1, played: 9 }, [`GET /api/library/summary${query}`]: SUMMARY })
  await page.comes(() => expect(words(page.one('.head'))).toBe('1 game of 9'))
  expect((page.role('combobox', 'Game') as HTMLSelectElement).value).toBe('britannia')
  expect(words(page.role('combobox', 'Against'))).toContain('Bede') // everybody whom I have met, whatever is filtered
})

test('a long list is fetched piece by piece', async () => {
  const page = await library([], {}, '/games', {
    'GET /api/library': { games: [game('a')], total: 2, played: 2 },
    'GET /api/library?offset=1': { games: [game('b')], total: 2, played: 2 },
  })
  await page.click(page.button('More games'))
  await page.comes(() => expect(page.all('li a').map((link) => link.getAttribute('href'))).toEqual(['/replay/a', '/replay/b']))
  expect(page.roles('button', 'More games')).toEqual([])
})

test('people, levels and games are counted', async () => {
  const page = await library([game('a')])
  const rows = page.all('tbody tr').map((row) => [...row.children].map(words).join(' '))
  expect(rows[0]).toBe('BedeThe King is Dead 1543 ± 180 6 3 1 2')
  expect(rows.slice(1, 5).map((row) => row.replace(/ · .*/, ''))).toEqual(['The King is Dead', 'Rex Britannorum', 'Barbarian Kingdoms', 'Invasions: Britannia'].map((title) => expect.stringContaining(title) as string))
  expect(rows[5]).toContain('Seat 1 of 2 4 75%')
  expect(rows[5]).toContain('(an equal share is 50%)')
  expect(rows[6]).toContain('Computer (hard)')
})

test('a rating is for those who wish it', async () => {
  const page = await library([game('a')], {}, '/games', { 'POST /api/me': { name: 'Ada', preferences: {}, has_key: false } })
  expect(page.all('.ratings')).toHaveLength(0)
  await page.click(page.role('radio', 'Yes', page.role('group', 'Rating')))
  await page.comes(() => expect(words(page.one('.ratings'))).toContain('1457 ± 220 (1 game)'))
  await page.comes(() => expect(page.server.posted.at(-1)).toMatchObject({ what: 'POST /api/me', body: { preferences: { rated: true } } }))
})

test('whoever has played nothing is told what will be here', async () => {
  const page = await library([])
  expect(words(page.one('main'))).toContain('The games you have played will appear here.')
  expect(page.all('table')).toHaveLength(0)
})

test('what is refused is said', async () => {
  const page = await library([], {}, '/games', { 'GET /api/library': { type: 'Refused', key: 'refused-too-fast', details: { seconds: '3' } } })
  expect(words(await page.appears('[role=alert]'))).not.toBe('')
})

test('it can be used without seeing, on a phone, in French', async () => {
  const page = await library(GAMES.map((id) => game(id, { game: id })), { language: 'fr', phone: true })
  expect(await page.barriers(page.one('main'))).toEqual([])
  expect(words(page.all('li')[0]!)).toContain('Gagnée')
})

test('days are those of the calendar, from the first to the last', () => {
  const wanted = wantedAt('?since=2026-05-01&until=2026-05-01&game=britannia')
  const query = new URLSearchParams(queryOf(wanted, 50))
  expect(Number(query.get('until')) - Number(query.get('since'))).toBe(86_400_000)
  expect([query.get('game'), query.get('offset'), query.get('against')]).toEqual(['britannia', '50', null])
  expect(wantedAt('?since=yesterday').since).toBe('')
})

test('lengths are told to the minute', () => {
  expect(lasting(10, 'en')).toBe('1 min')
  expect(lasting(4500, 'en')).toBe('1 hr 15 min')
  expect(lasting(90_000, 'en')).toBe('1 day 1 hr')
})
