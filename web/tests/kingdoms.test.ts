// What the page of Barbarian Kingdoms reckons by itself: tokens, what the log tells, where things stand, which settings fit.
import { describe, expect, test } from 'vitest'
import facts from '../src/games/barbarian_kingdoms/facts.json'
import { journeys } from '../src/games/barbarian_kingdoms/journeys'
import { colour, EMBLEMS, KINGDOM_IDS, TOKEN_IDS, VALUES } from '../src/games/barbarian_kingdoms/kingdoms'
import { ANCHORAGES, bow, GROUNDS, lines, PORTS, stand } from '../src/games/barbarian_kingdoms/map'
import { ofEach, sets, sums, worth } from '../src/games/barbarian_kingdoms/money/hoard'
import { trophies } from '../src/games/barbarian_kingdoms/position'
import { fits, kingdomsAt } from '../src/games/barbarian_kingdoms/setup/rows'
import { battles, declined, invasion, manoeuvre, unfolding } from '../src/games/barbarian_kingdoms/story'
import type { KingdomsView } from '../src/games/barbarian_kingdoms/view'

const ZONES = [...facts.province.map(({ id }) => id), 'sea']
const arg = (name: string, kind: string, value: number) => ({ name, kind, value })
const hoard = (...parts: number[]) => ({ name: 'tokens', kind: 'hoard', value: 0, parts })
const kingdom = (id: string, name = 'kingdom') => arg(name, 'kingdom', KINGDOM_IDS.findIndex((one) => one === id))
const zone = (id: string, name = 'zone') => arg(name, 'zone', ZONES.indexOf(id))
const told = (key: string, ...args: ReturnType<typeof arg>[]) => ({ key: `event-${key}`, args })

describe('tokens', () => {
  test('are worth what the facts say', () => {
    expect(facts.token.map(({ id, value }) => [id, value])).toEqual(TOKEN_IDS.map((id) => [id, VALUES[id]]))
    expect(worth({ bronze: 3, silver: 2, gold: 1 })).toBe(10)
  })
  test('are read from the log', () => {
    expect(ofEach([3, 0, 2, 1])).toEqual({ bronze: 3, silver: 0, gold: 2, diamond: 1 })
  })
  test('pay a sum in every way there is, the fewest tokens first', () => {
    const ways = sets({ bronze: 3, silver: 2, gold: 1, diamond: 0 }, 4)
    expect(ways).toEqual([{ gold: 1, silver: 0, bronze: 1 }, { gold: 0, silver: 2, bronze: 0 }, { gold: 0, silver: 1, bronze: 2 }])
  })
  test('cannot pay every sum', () => {
    expect(sums({ bronze: 0, silver: 1, gold: 2 })).toEqual([0, 2, 3, 5, 6, 8])
    expect(sets({ silver: 1, gold: 2 }, 4)).toEqual([])
    expect(sets({}, 0)).toEqual([{}])
  })
})

describe('the map', () => {
  test('has the provinces in the order of the rules', () => {
    expect(GROUNDS.map(({ id }) => id)).toEqual(facts.province.map(({ id }) => id))
  })
  test('marks the ports of the rules', () => {
    expect(PORTS.map(({ area }) => area).sort()).toEqual(facts.province.filter((one) => 'port' in one).map(({ id }) => id).sort())
  })
  test('gives each kingdom a colour, an emblem and an anchorage', () => {
    expect(KINGDOM_IDS).toEqual(facts.kingdom.map(({ id }) => id))
    expect(new Set(KINGDOM_IDS.map(colour)).size).toBe(6)
    expect(Object.keys(EMBLEMS).sort()).toEqual(Object.keys(ANCHORAGES).sort())
    expect(stand('sea', 'franks')).toEqual(ANCHORAGES['franks'])
  })
  test('bows arrows and breaks names', () => {
    expect(bow({ x: 0, y: 0 }, { x: 100, y: 0 }).shaft).toMatch(/^M0 0Q50 16 /)
    expect(lines('Maxima Caesariensis', 2)).toEqual(['Maxima', 'Caesariensis'])
  })
})

describe('the log', () => {
  const moved = told('moved', kingdom('franks'), zone('belgica_prima'), zone('burgundia', 'other'))
  const castled = told('castled', kingdom('franks'), zone('belgica_secunda'), zone('frisia', 'other'))
  test('tells the moves of the manoeuvre that is going on', () => {
    const before = told('king_moved', kingdom('saxons'), zone('sea'), zone('caledonia', 'other'))
    expect(manoeuvre([before, moved, castled], 'franks').map(({ kind, to }) => [kind, to])).toEqual([['move', 'burgundia'], ['castle', 'frisia']])
    expect(manoeuvre([before], 'franks')).toEqual([])
  })
  test('tells the invasion and who has let it pass', () => {
    const invaded = told('invaded', kingdom('huns'), zone('pannonia'), zone('noricum', 'other'))
    const log = [told('not_contested', kingdom('saxons')), invaded, told('not_contested', kingdom('ostrogoths'))]
    expect(invasion(log)).toEqual({ kind: 'invade', kingdom: 'huns', from: 'pannonia', to: 'noricum' })
    expect(declined(log)).toEqual(['ostrogoths'])
  })
  test('tells how battles ended, once both purses are open', () => {
    const bribed = (id: string, number: number, tokens: number[]) => told('bribed', kingdom(id), arg('number', 'number', number), hoard(...tokens))
    const log = [
      bribed('huns', 5, [0, 1, 1, 0]),
      told('battle_points', kingdom('huns'), arg('points', 'number', 11), kingdom('franks', 'foe'), arg('other', 'number', 8)),
      told('battle_won', kingdom('huns'), zone('alemannia')),
      told('king_fell', kingdom('franks'), kingdom('huns', 'other')),
    ]
    const [battle] = battles(log)
    expect(battle).toMatchObject({ zone: 'alemannia', winner: 'huns', fallen: ['franks'] })
    expect(battle!.active).toEqual({ kingdom: 'huns', bribe: 5, points: 11, tokens: { bronze: 0, silver: 1, gold: 1, diamond: 0 } })
    expect(battle!.foe).toEqual({ kingdom: 'franks', bribe: 0, points: 8, tokens: { bronze: 0, silver: 0, gold: 0, diamond: 0 } })
    expect(battles(log.slice(1))[0]!.active.bribe).toBe(0)
    expect(battles(log.slice(0, 1))).toEqual([])
    // Told one thing after the other: bribes, then points, then who has won.
    const staged = (lines: number) => unfolding(log.slice(0, lines), 'alemannia', { kingdom: 'huns', points: 6 }, { kingdom: 'franks', points: 8 })
    expect(staged(1)).toMatchObject({ zone: 'alemannia', winner: undefined, active: { bribe: 5, points: 6 }, foe: { bribe: 0, points: 8 } })
    expect(staged(2)).toMatchObject({ winner: undefined, active: { bribe: 5, points: 11 } })
    expect([staged(0), staged(3), staged(4)]).toEqual([undefined, undefined, undefined])
  })
})

describe('victory by arms', () => {
  const kingdoms = [
    { id: 'huns', side: 0, captor: null, trophies: 1 },
    { id: 'visigoths', side: 0, captor: null, trophies: 1 },
    { id: 'ostrogoths', side: 1, captor: 'huns', trophies: 0 },
    { id: 'saxons', side: 1, captor: null, trophies: 0 },
    { id: 'vandals', side: 2, captor: 'visigoths', trophies: 0 },
  ]
  const seen = (teams: boolean) => ({ teams, seats: [{}, {}, {}, {}, {}], kingdoms }) as unknown as KingdomsView
  test('counts own trophies, in teams the kings of one opponent', () => {
    expect(trophies(seen(false), seen(false).kingdoms[0]!)).toBe(1)
    expect(trophies(seen(true), seen(true).kingdoms[0]!)).toBe(1)
    kingdoms[3]!.captor = 'visigoths'
    expect(trophies(seen(true), seen(true).kingdoms[0]!)).toBe(2)
  })
})

describe('journeys', () => {
  const vocabulary = { kingdom: [...KINGDOM_IDS], zone: ZONES, token: [...TOKEN_IDS] }
  const before = {
    seat: 1,
    site: 'alemannia',
    kingdoms: [{ id: 'huns', seat: 0 }, { id: 'franks', seat: 1 }],
    battle: { active: { kingdom: 'huns' }, foe: { kingdom: 'franks' } },
  } as unknown as KingdomsView
  const ways = (key: string, ...args: ReturnType<typeof arg>[]) => journeys(told(key, ...args), before, vocabulary)

  test('money comes from the own treasury, or from behind the screen of another', () => {
    const paid = (id: string) => ways('paid', kingdom(id), hoard(1, 0, 1, 0), zone('noricum'))
    expect(paid('franks')).toEqual([
      { piece: 'coin:gold', from: 'treasury', to: 'zone:noricum:treasure' },
      { piece: 'coin:bronze', from: 'treasury', to: 'zone:noricum:treasure' },
    ])
    expect(paid('huns')[0]!.from).toBe('seat:0')
  })
  test('bribes cross', () => {
    expect(ways('bribed', kingdom('huns'), arg('number', 'number', 2), hoard(0, 1, 0, 0))).toEqual([
      { piece: 'coin:silver', from: 'seat:0', to: 'treasury' },
    ])
  })
  test('a plundered chest stays closed', () => {
    expect(ways('plundered_unseen', kingdom('huns'), zone('noricum'))).toEqual([{ piece: 'chest', from: 'zone:noricum:treasure', to: 'seat:0' }])
  })
  test('fleets have places of their own', () => {
    expect(ways('king_moved', kingdom('huns'), zone('sea'), zone('dalmatia', 'other'))).toMatchObject([
      { piece: 'king:huns', from: 'zone:sea:huns', to: 'zone:dalmatia' },
    ])
  })
  test('an event that moves nothing moves nothing', () => {
    expect(ways('not_contested', kingdom('huns'))).toEqual([])
  })
})

describe('setting up', () => {
  test('offers the rows, teams and experts that the game accepts', () => {
    const rows = (players: number, teams = false) =>
      ['a', 'b', 'c', 'd', 'privilege', 'expert', 'agreed'].filter((value) => fits('configuration', value, { players, teams })).join(' ')
    expect(rows(2)).toBe('a b c privilege expert agreed')
    expect(rows(3)).toBe('a b c d privilege expert agreed')
    expect(rows(4, true)).toBe('a b c privilege expert agreed')
    expect(rows(6)).toBe('a b privilege expert agreed')
    expect([2, 3, 4, 5, 6].filter((players) => fits('teams', true, { players }))).toEqual([4, 6])
    expect([2, 3, 4, 5, 6].filter((players) => fits('own_wars', true, { players }))).toEqual([2])
  })
  test('knows the kingdoms of a seat only where seats settle it', () => {
    expect(kingdomsAt(1, { players: 3, configuration: 'a', kingdoms: 'seats' })).toEqual(['saxons'])
    expect(kingdomsAt(0, { players: 2, configuration: 'a', kingdoms: 'seats' })).toEqual(['ostrogoths', 'vandals'])
    expect(kingdomsAt(0, { players: 3, configuration: 'a', kingdoms: 'random' })).toEqual([])
  })
})
