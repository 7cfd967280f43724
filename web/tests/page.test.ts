// Small answers: addresses, preferences, names, times, and the last reckoning.
import { expect, test } from 'vitest'
import { routeOf } from '../src/addresses'
import { places } from '../src/games/game'
import { counted, later, sets, tests } from '../src/games/king_is_dead/position'
import type { KingView } from '../src/games/king_is_dead/view'
import { adopted, recalled, usual } from '../src/likes'
import { patience } from '../src/live/connection'
import { ago, duration } from '../src/parts/ago'
import { clock } from '../src/parts/clock'
import { titled } from '../src/parts/who'

test('every page has an address; anything else is home', () => {
  expect(routeOf('/table/abc')).toEqual({ page: 'table', id: 'abc' })
  expect(routeOf('/new/king_is_dead')).toEqual({ page: 'new', game: 'king_is_dead' })
  expect(routeOf('/rules/king_is_dead/')).toEqual({ page: 'rules', game: 'king_is_dead' })
  expect(routeOf('/guide/britannia')).toEqual({ page: 'guide', game: 'britannia' })
  expect(routeOf('/preferences')).toEqual({ page: 'preferences' })
  expect(routeOf('/table')).toEqual({ page: 'home' })
  expect(routeOf('/nowhere')).toEqual({ page: 'home' })
})

test('what was kept is recalled as far as it makes sense', () => {
  const otherwise = usual('fr-CA')
  expect(otherwise.language).toBe('fr')
  expect(recalled('{"volume": 10, "confirm": "maybe", "unknown": 1}', otherwise)).toEqual({ ...otherwise, volume: 10 })
  expect(recalled('not JSON', otherwise)).toEqual(otherwise)
  expect(recalled(null, otherwise)).toEqual(otherwise)
  expect(adopted({ palette: 'distinct', motion: 'wild', volume: 400, language: 'en' }, otherwise)).toEqual({
    ...otherwise,
    palette: 'distinct',
    language: 'en',
  })
})

test('players with the same name get numbers', () => {
  expect(titled(['Ada', 'Computer', 'Computer'])).toEqual(['Ada', 'Computer 1', 'Computer 2'])
})

test('times are said in words', () => {
  expect(clock(75)).toBe('1:15')
  expect(clock(4.2)).toBe('0:05')
  expect(ago(0, 2 * 3_600_000, 'en')).toBe('2 hours ago')
  expect(ago(0, 59_000, 'fr')).toBe('maintenant')
  expect([60, 300, 3600, 86400, 45].map((seconds) => duration(seconds, 'en'))).toEqual([
    '1 minute', '5 minutes', '1 hour', '1 day', '45 seconds',
  ])
})

test('attempts to reconnect grow slower, up to a limit', () => {
  expect(patience(0)).toBeLessThan(patience(1))
  expect(patience(30)).toBe(patience(10))
})

test('a line of the log points at the places it names', () => {
  const args = [
    { name: 'number', kind: 'number', value: 2 },
    { name: 'region', kind: 'region', value: 1 },
  ]
  expect(places({ key: 'event-placed', args }, { region: ['moray', 'essex'] })).toEqual(['region:essex'])
})

const ended = (courts: [number, number, number][], plot: number | null): KingView =>
  ({
    seats: courts.map(([scottish, welsh, english]) => ({ court: { scottish, welsh, english } })),
    reckoning: { plot, plot_faction: plot === null ? null : 'welsh' },
  }) as unknown as KingView

test('rules 9.8: Plot adds a follower to the court that counts', () => {
  expect(counted(ended([[1, 0, 1], [1, 1, 1]], 0), 0)).toEqual({ scottish: 1, welsh: 1, english: 1 })
  expect(sets(ended([[1, 0, 1], [1, 1, 1]], 0), 0)).toBe(1)
})

test('rules 9.11: partners put their courts together before sets are counted', () => {
  const view = ended([[2, 0, 1], [1, 1, 1], [0, 3, 1], [0, 0, 0]], null)
  expect([0, 1, 2, 3].map((seat) => sets(view, seat))).toEqual([2, 1, 2, 1])
})

const decided = (end: string, decided_by: string, control: string[] = []): KingView =>
  ({
    regions: control.map((faction) => ({ control: faction })),
    reckoning: { end, decided_by, ranking: end === 'coronation' ? ['welsh', 'english', 'scottish'] : [] },
  }) as unknown as KingView
const course = (view: KingView) => tests(view).map(({ criterion, outcome }) => `${criterion} ${outcome}`)

test('rules 9: the winner is found step by step, up to the one that decides', () => {
  expect(course(decided('invasion', 'sets'))).toEqual(['sets decides'])
  expect(course(decided('invasion', 'shared'))).toEqual(['sets equal', 'latest_action equal', 'shared decides'])
  expect(course(decided('coronation', 'plot', ['welsh', 'english']))).toEqual([
    'first_faction equal', 'second_faction equal', 'plot decides',
  ])
})

test('rules R7: where nobody else ever won, there is no second faction', () => {
  expect(course(decided('coronation', 'cards_played', ['welsh', 'welsh']))[1]).toBe('second_faction skipped')
})

test('rules 9.3: of two factions with equally many regions the later winner is ahead', () => {
  const view = decided('coronation', 'first_faction', ['welsh', 'welsh', 'english', 'english', 'scottish'])
  expect([0, 1, 2].map((place) => later(view, place))).toEqual([true, false, false])
})
