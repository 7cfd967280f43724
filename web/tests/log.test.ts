// The log as something to read, on what the server really told: headings, owners, and battles in one line, in every game.
import { expect, test } from 'vitest'
import { telling as kingdoms } from '../src/games/barbarian_kingdoms/telling'
import { telling as britannia } from '../src/games/britannia/telling'
import { telling as king } from '../src/games/king_is_dead/telling'
import { telling as rex } from '../src/games/rex_britannorum/telling'
import type { Position, Sentence } from '../src/messages'
import { chapters, digest, latestOf, summary, type Chapter, type Entry } from '../src/parts/chapters'
import type { Texts } from '../src/texts'
import { frame } from './support/frames'

/** All that a page was told at a table. */
const told = (name: string): Sentence[] =>
  frame(name).talk.flatMap(({ hear }) => hear).filter((one): one is Position => one.type === 'Position').flatMap(({ news }) => news)

/** Sentences as their keys: what they say is told elsewhere. */
const keys = { message: ({ key }: Sentence) => key.slice('event-'.length), say: (key: string) => key } as unknown as Texts
const entries = (whole: readonly Chapter[]): Entry[] => whole.flatMap(({ sections }) => sections.flatMap((section) => section.entries))
const folded = (whole: readonly Chapter[]): string[] => entries(whole).filter(({ fold }) => fold).map((entry) => summary(entry, keys))
const headings = (whole: readonly Chapter[]) => whole.map(({ heading }) => heading && keys.message(heading.line))
const owners = (whole: readonly Chapter[]) => whole.map(({ sections }) => sections.map(({ owner }) => owner))
const said = (key: string, ...args: [name: string, kind: string, value: number][]): Sentence => ({
  key: `event-${key}`,
  args: args.map(([name, kind, value]) => ({ name, kind, value })),
})

test.each([
  ['britannia/fifth-turn', britannia],
  ['kingdoms/paying', kingdoms],
  ['layout/rex-result', rex],
  ['layout/king-summon', king],
])('every line of %s is told once, in its order', (name, telling) => {
  const lines = told(name)
  const whole = chapters(lines, telling, 7)
  const numbers = whole.flatMap(({ heading, sections }) => [
    ...(heading ? [heading.number] : []),
    ...sections.flatMap((section) => section.entries.flatMap((entry) => entry.lines.map(({ number }) => number))),
  ])
  const silent = lines.flatMap(({ key }, k) => (telling.heads?.has(key.slice('event-'.length)) ? [7 + k] : [])) // the heading says them
  expect([...numbers, ...silent].toSorted((a, b) => a - b)).toEqual(lines.map((_, k) => 7 + k))
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('Britannia: turns, in them the nations, and each battle in one line with how it ended', () => {
  const whole = chapters(told('britannia/fifth-turn'), britannia)
  expect(headings(whole)).toEqual([undefined, 'turn'])
  expect(owners(whole)[0]!.length).toBeGreaterThan(2)
  expect(owners(whole).flat()).toContain('welsh')
  expect(folded(whole)).toContain('battle won')
  const battle = entries(whole).find((entry) => summary(entry, keys) === 'battle won')!
  expect(battle.lines.map(({ line }) => keys.message(line))).toContain('round')
})

test('Rex Britannorum: turns, all plans in one line, each battle in another with its winner', () => {
  const whole = chapters(told('layout/rex-result'), rex)
  expect(headings(whole).filter((one) => one === 'turn')).toHaveLength(2)
  expect(folded(whole)).toEqual(['rex-plans-shown', 'battle winner', 'battle winner', 'battle winner'])
})

test('Barbarian Kingdoms: whose action it is, with what others do in it, and battles in one line', () => {
  const whole = chapters(told('kingdoms/paying'), kingdoms)
  expect(folded(whole).filter((line) => line.startsWith('contested battle_won'))).toHaveLength(3)
  const lines = [
    said('invaded', ['kingdom', 'kingdom', 0], ['zone', 'zone', 1], ['other', 'zone', 2]),
    said('not_contested', ['kingdom', 'kingdom', 3]),
    said('claimed', ['kingdom', 'kingdom', 0], ['zone', 'zone', 2]),
    said('taxed', ['kingdom', 'kingdom', 3], ['number', 'number', 4]),
  ]
  expect(chapters(lines, kingdoms)[0]!.sections.map(({ owner, entries: some }) => [owner, some.length])).toEqual([['huns', 3], ['visigoths', 1]])
})

test('The King is Dead: whose turn it is, and power struggles as headings', () => {
  const lines = [
    said('played', ['seat', 'seat', 1], ['card', 'card', 3]),
    said('placed', ['number', 'number', 1], ['faction', 'faction', 0], ['region', 'region', 2]),
    said('summoned', ['seat', 'seat', 1], ['faction', 'faction', 0], ['region', 'region', 2]),
    said('passed', ['seat', 'seat', 0]),
    said('controlled', ['faction', 'faction', 0], ['region', 'region', 2]),
    said('passed', ['seat', 'seat', 0]),
  ]
  const whole = chapters(lines, king)
  expect(headings(whole)).toEqual([undefined, 'controlled'])
  expect(owners(whole)).toEqual([['1', '0'], ['0']])
})

test('a battle of which the log has only the middle is told line by line', () => {
  const whole = chapters([said('round'), said('lost'), said('battle'), said('round')], britannia)
  expect(entries(whole).map(({ fold, lines }) => [fold !== undefined, lines.length])).toEqual([[false, 1], [false, 1], [true, 2]])
})

test('of a long chapter the latest entries are shown, and what is before them is offered', () => {
  const lines = ['huns', 'visigoths', 'huns'].flatMap((kingdom, k) => Array.from({ length: k + 2 }, () => said('taxed', ['kingdom', 'kingdom', kingdom === 'huns' ? 0 : 3], ['number', 'number', 4])))
  const [whole] = chapters(lines, kingdoms)
  const shown = (room: number) => latestOf(whole!, room).sections.map((section) => section.entries.map((entry) => entry.lines[0]!.number))
  expect(shown(9)).toEqual([[0, 1], [2, 3, 4], [5, 6, 7, 8]])
  expect(shown(5)).toEqual([[4], [5, 6, 7, 8]])
  expect([9, 8, 7, 5, 4].map((room) => latestOf(whole!, room).rest)).toEqual([false, true, true, true, true]) // 7 and 4 end between two owners
})

test('a digest has headings, battles and what matters, and no marches', () => {
  const short = digest(chapters(told('britannia/fifth-turn'), britannia), britannia)
  expect(headings(short)).toContain('turn')
  expect(folded(short)).toContain('battle won')
  expect(entries(short).map((entry) => summary(entry, keys))).not.toContain('marched')
})
