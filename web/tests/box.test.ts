// Facts and maps come from the server: texts, maps and marks follow them.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { linked } from '../src/parts/borders'
import { Texts } from '../src/texts'

const SOURCES = join(import.meta.dirname, '..', 'src')

test('the page is built with no facts and no map', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).filter((name) => /\.(ts|svelte)$/.test(name))
  expect(files.length).toBeGreaterThan(200)
  const built = files.filter((name) => /^\s*import (?!type\b).*\/(facts|map)\.json'|import\.meta\.glob[^\n]*(facts|map|rules|guide)[^\n]*\.(json|toml|md)/m.test(readFileSync(join(SOURCES, name), 'utf-8')))
  expect(built).toEqual([])
})

test('borders that the facts have otherwise than the map are added or closed', () => {
  const drawn = [{ between: ['a', 'b'], path: 'M0 0' }, { between: ['b', 'c'], path: 'M1 1' }]
  const middle = (id: string) => ({ x: id.charCodeAt(0) - 97, y: 0 })
  const ways = linked(drawn, [['b', 'a'], ['a', 'b'], ['a', 'c'], ['c', 'a']], middle)
  expect(ways.kept).toEqual([drawn[0]])
  expect(ways.closed).toEqual([drawn[1]])
  expect(ways.more.map(({ between, path }) => [between.toSorted().join(), path])).toEqual([['a,c', expect.stringMatching(/^M[02] 0L[02] 0$/)]])
})

test('sentences name the numbers of the facts, and words of a box take the place of ours', () => {
  const source = 'goal = { $fact-victory-provinces-Word } provinces ({ $fact-victory-provinces })\nzone-roma = Rome\n    .in = in Rome\n'
  const made = { words: 'zone-roma = { "Roma" }\n    .in = { "in Roma" }\n', figures: { 'victory-provinces': 6 }, numbers: ['no', 'one', 'two', 'three', 'four', 'five', 'six'] }
  const texts = new Texts('en', [source], {}, undefined, [], made)
  expect(texts.say('goal')).toBe('Six provinces (6)')
  expect([texts.name('zone', 'roma'), texts.beside('zone-roma', 'in')]).toEqual(['Roma', 'in Roma'])
})
