// Sheets and battles of Britannia: what the ledger, the tables and the log say, without a page.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { deed, floor, fought, least } from '../src/games/britannia/battle/field'
import { battles } from '../src/games/britannia/battle/story'
import { FACTS } from '../src/games/britannia/facts'
import { advice } from '../src/games/britannia/sheets/guide'
import { awards, linesOf, scoredAreas, standings } from '../src/games/britannia/sheets/ledger'
import { newsworthy, turnEnded } from '../src/games/britannia/sheets/news'
import { nationsIn, opening } from '../src/games/britannia/sheets/scenarios'
import { marks, numerals } from '../src/games/britannia/sheets/timeline'
import { topic } from '../src/games/britannia/sheets/topics'
import { interests, killsOf, promises, statusTurns } from '../src/games/britannia/sheets/worth'
import type { BritanniaView } from '../src/games/britannia/view'
import type { Sentence } from '../src/messages'
import { paper } from '../src/rules/paper'

const nation = (id: string) => FACTS.nation.findIndex((one) => one.id === id)
const area = (id: string) => FACTS.area.findIndex((one) => one.id === id)
const unit = (id: string) => FACTS.unit.findIndex((one) => one.id === id)
const line = (key: string, args: Record<string, number | number[]>): Sentence => ({
  key: `event-${key}`,
  args: Object.entries(args).map(([name, said]) =>
    typeof said === 'number' ? { name, kind: 'number', value: said } : { name, kind: 'dice', value: 0, parts: said },
  ),
})

const view = {
  scenario: 'dux_britannia',
  turn: 3,
  scores: [0, 0, 0, 0],
  sources: ['area', 'limes', 'occupation', 'raid', 'army'],
  ledger: {
    romans: [[1, 2, 2, area('essex'), area('kent')], [3, 2, 4, area('mar')]],
    belgae: [[1, 4, 6, -1, -1]],
  },
  nations: [],
  areas: [{ id: 'kent' }],
  bands: [],
  battle: null,
} as unknown as BritanniaView

test('awards of the same worth are one row in the ledger, and as many points as it has places', () => {
  expect(awards(view, 'romans').map(({ turn, source, points, areas }) => [turn, source, points, areas])).toEqual([
    [1, 'occupation', 4, ['essex', 'kent']],
    [3, 'occupation', 4, ['mar']],
  ])
  expect(awards(view, 'belgae')).toMatchObject([{ source: 'army', points: 12, areas: [] }])
  expect(linesOf(view, 1)).toMatchObject([
    { nation: 'romans', source: 'occupation', points: 4, areas: [{ id: 'essex', points: 2 }, { id: 'kent', points: 2 }] },
    { nation: 'belgae', source: 'army', points: 12 },
  ])
  expect([...scoredAreas(view, 'romans', ['occupation'], [1, 2])]).toEqual(['essex', 'kent'])
})

test('the course of the points goes on from turn to turn', () => {
  expect(standings(view)).toEqual([
    { turn: 1, totals: [4, 12, 0, 0] },
    { turn: 2, totals: [4, 12, 0, 0] },
    { turn: 3, totals: [8, 12, 0, 0] },
  ])
})

test('tables name every area once, in the first row that has it', () => {
  const [raid, danes] = promises('danes')
  expect(raid).toMatchObject({ kind: 'raid', turns: [11] })
  expect(raid!.scale[0]!.areas).toHaveLength(37)
  expect(danes!.scale[0]).toEqual({ points: 8, areas: ['york'] })
  for (const { id } of FACTS.nation) {
    for (const { scale } of promises(id)) {
      const all = scale.flatMap(({ areas }) => areas)
      expect(new Set(all).size).toBe(all.length)
    }
  }
})

test('an area tells who scores there and when', () => {
  const kent = interests('kent', 5, 16)
  expect(kent.find((one) => one.nation === 'jutes')).toEqual({
    nation: 'jutes',
    held: [{ turn: 5, points: 8 }, { turn: 7, points: 4 }, { turn: 10, points: 4 }, { turn: 13, points: 4 }, { turn: 16, points: 4 }],
    entered: [],
  })
  expect(interests('kent', 6, 16).some((one) => one.nation === 'romans')).toBe(false)
})

test('statuses, crowns and kills come from the facts', () => {
  expect(statusTurns('picts')).toEqual([{ status: 'all_raiders', turns: [4, 5] }, { status: 'boats', turns: [4, 5, 6] }])
  expect(numerals([1, 2, 3, 5])).toBe('I–III, V')
  expect(marks(10)).toEqual({ scoring: true, bretwalda: true, king: false })
  expect(killsOf('belgae')[0]).toMatchObject({ points: 6, victims: ['romans'], own_turn: true })
})

test('scenarios know their opening and who takes part', () => {
  expect(opening('dux_britannia').get('kent')).toBe('belgae')
  expect(nationsIn('dux_britannia')).toHaveLength(17)
  expect(nationsIn('hadrianus')).not.toContain('danes')
})

const LOG = [
  line('battle', { attacker: nation('saxons'), defender: nation('romans'), area: area('kent') }),
  line('round', {
    area: area('kent'), round: 1, attacker: nation('saxons'), attacking_foot: [6, 5, 2], attacking_horse: [], attacking_guard: [],
    defender: nation('romans'), defending_foot: [4], defending_horse: [], defending_guard: [], defending_works: [4],
  }),
  line('lost', { nation: nation('saxons'), unit: unit('infantry'), area: area('kent') }),
  line('lost', { nation: nation('romans'), unit: unit('legion'), area: area('kent') }),
]

test('the log tells a battle: dice by kind of unit, losses, and the end', () => {
  const [battle] = battles(LOG)
  expect(battle!.rounds[0]!.attacker.rolls.map(({ die }) => die)).toEqual([6, 5, 2])
  expect(battle!.rounds[0]!.defender.rolls).toEqual([{ unit: 'legion', die: 4 }, { unit: 'fort', die: 4 }])
  expect(battle!.rounds[0]!.defender.lost).toEqual(['legion'])
  expect(battle!.ending).toBeUndefined()
  const [over] = battles([...LOG, line('won', { nation: nation('romans'), area: area('kent') })])
  expect(over!.ending).toEqual({ kind: 'won', nation: 'romans' })
})

test('on the field every unit has its die, hits are those that can kill, the lost are marked', () => {
  const [battle] = battles(LOG)
  const { attackers, defenders } = fought(view, battle!, battle!.rounds[0]!)
  expect(attackers.map(({ die, hit }) => [die, hit])).toEqual([[6, true], [5, true], [2, false]]) // a 5 kills the fort, not the legion
  expect(defenders.map(({ unit: kind, die, hit, lost, skull }) => [kind, die, hit, lost, skull])).toEqual([
    ['legion', 4, true, true, 6],
    ['fort', 4, false, false, 5],
  ])
  expect(attackers.filter(({ lost }) => lost)).toHaveLength(1)
})

test('difficult ground protects defenders, and legions are hard to kill', () => {
  expect(floor('infantry', true)).toBe(6)
  expect(floor('infantry', false)).toBeUndefined()
  expect(floor('legion', false)).toBe(6)
  const { attackers, defenders } = fought(view, battles(LOG)[0]!, battles(LOG)[0]!.rounds[0]!)
  expect(least(attackers[0]!, true, [defenders[0]!])).toBe(6)
})

test('a click on a unit is a loss or a stay, only for its owner', () => {
  const [one] = fought(view, battles(LOG)[0]!, battles(LOG)[0]!.rounds[0]!).attackers
  expect(deed({ ...view, step: 'losses', asked: 'saxons' }, one!)).toBe('lose infantry kent')
  expect(deed({ ...view, step: 'losses', asked: 'romans' }, one!)).toBeUndefined()
  expect(deed({ ...view, step: 'attacker-retreat', asked: 'saxons' }, { ...one!, leaving: true, home: 'essex' })).toBe('keep infantry essex')
})

test('news are the lines that everybody should hear', () => {
  const lines = [line('marched', {}), line('king', { nation: 0 }), line('turn', { turn: 12 })]
  expect(newsworthy(lines).map(({ sign }) => sign)).toEqual(['king', 'timeline'])
  expect(turnEnded(lines)).toBe(11)
  expect(turnEnded([line('marched', {})])).toBeUndefined()
})

test('advice is for whoever is asked, and a major invasion has its own', () => {
  const asked = { ...view, step: 'movement', phase: 'movement', actor: 1, seat: 1, major_invasion: false }
  expect(topic(asked)).toBe('movement')
  expect(topic({ ...asked, major_invasion: true })).toBe('invasion')
  expect(topic({ ...asked, seat: 2 })).toBeUndefined()
})

test.each(['en', 'fr'])('the guide has two paragraphs for every nation, beginning with its name: %s', (language) => {
  const folder = new URL('../../src/bretwalda/games/britannia/text/', import.meta.url)
  const guide = paper(readFileSync(new URL(`guide.${language}.md`, folder), 'utf8'))
  const names = readFileSync(new URL(`${language}.ftl`, folder), 'utf8')
  for (const { id, target } of FACTS.nation) {
    const name = new RegExp(`^nation-${id} = (.+)$`, 'm').exec(names)![1]!
    const [history, how] = advice(guide, id)
    expect(history!.runs[0]!.text).toBe(`${name}.`)
    expect(how!.runs[0]!.text).toContain(name)
    expect(how!.runs[0]!.text).toContain(String(target))
  }
})
