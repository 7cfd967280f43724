// Tables beside the rules: each names everything in words, and says what the facts say.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import realms from '../src/games/barbarian_kingdoms/facts.json'
import { tables as realmTables } from '../src/games/barbarian_kingdoms/tables'
import britain from '../src/games/britannia/facts.json'
import { tables as britanniaTables } from '../src/games/britannia/tables'
import { tables as kingTables } from '../src/games/king_is_dead/tables'
import type { Catalogue } from '../src/messages'
import { Texts } from '../src/texts'
import { frame } from './support/frames'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf-8')
const textsOf = (game: string, language: 'en' | 'fr') =>
  new Texts(language, [read(`../../src/bretwalda/text/${language}.ftl`), read(`../src/text/${language}.ftl`), read(`../../src/bretwalda/games/${game}/text/${language}.ftl`), read(`../src/games/${game}/text/${language}.ftl`)])

test.each(['en', 'fr'] as const)('borders and prices of Barbarian Kingdoms in %s', (language) => {
  const [costs, tokens, powers, next] = realmTables(realms, textsOf('barbarian_kingdoms', language))
  expect(costs!.rows.map((row) => row.slice(1))).toEqual([['1', '2', '3', '4'], ['2', '3', '4', '5']])
  expect(tokens!.rows.map((row) => row.at(-1))).toEqual(realms.token.map(({ count }) => String(count)))
  expect(powers!.rows).toHaveLength(6)
  const rome = next!.rows.find(([name]) => name === 'Rome')!
  expect(rome[1]!.split(', ')).toHaveLength(3) // two provinces and the Sea
})

test.each(['en', 'fr'] as const)('points, turns, leaders and units of Britannia in %s', (language) => {
  const catalogue = frame('house').requests['GET /api/games'] as Catalogue
  const { figures } = catalogue.games.find(({ id }) => id === 'britannia')!
  const sources = [
    ...['../../src/bretwalda/text', '../src/text', '../../src/bretwalda/games/britannia/text', '../src/games/britannia/text'].map((folder) => read(`${folder}/${language}.ftl`)),
    read(`../src/games/britannia/text/sheets.${language}.ftl`),
  ]
  const texts = new Texts(language, sources, {}, undefined, [], { words: '', figures, numbers: catalogue.numbers[language]! })
  const made = britanniaTables(britain, texts)
  const [points, turns, leaders, units, next] = made
  expect(points!.rows).toHaveLength(17)
  expect(points!.rows.find(([name]) => name === texts.name('nation', 'jutes'))![1]).toContain(`8 ${texts.name('area', 'kent')}`)
  expect(turns!.rows).toHaveLength(16)
  expect(turns!.rows[0]!.at(-1)).toContain('16')
  expect(leaders!.rows).toHaveLength(britain.leader.filter((one) => !('variant' in one)).length)
  expect(units!.rows[0]!.slice(1)).toEqual(['5', '5', '5', '1', '2'])
  expect(next!.rows).toHaveLength(37)
  const untold = made.flatMap(({ head, rows }) => [...head, ...rows.flat()]).filter((cell) => /brit-|britannia-|undefined|\{/.test(cell))
  expect(untold).toEqual([])
})

test('a border is told from both sides', () => {
  const facts = { card: [{ id: 'spy', special: true }], region: [{ id: 'moray', adjacent: ['strathclyde'] }, { id: 'strathclyde', adjacent: ['moray'] }] }
  const [actions, specials, next] = kingTables(facts, textsOf('king_is_dead', 'en'))
  expect([actions!.rows.length, specials!.rows[0]![0]]).toEqual([0, 'Spy'])
  expect(next!.rows).toEqual([['Moray', 'Strathclyde'], ['Strathclyde', 'Moray']])
})
