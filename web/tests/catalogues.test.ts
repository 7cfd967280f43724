// Every text of the page exists in both languages, is used, and is spelled by the rules of its language.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse, serialize, Message, Resource, type Entry } from '@fluent/syntax'
import { expect, test } from 'vitest'

const HERE = new URL('../src', import.meta.url).pathname
const PROJECT = new URL('../..', import.meta.url).pathname
const games = readdirSync(join(HERE, 'games')).filter((name) => existsSync(join(HERE, 'games', name, 'text')))
const OWN = ['text', 'coach/text', 'review/text', 'learning/text', 'moderation/text', 'notices/text', ...games.map((game) => `games/${game}/text`)].map((folder) => join(HERE, folder))
const SHARED = ['text', 'text/explain', ...games.map((game) => `games/${game}/text`)].map((folder) => join(PROJECT, 'src/bretwalda', folder))

const messages = (file: string): Message[] =>
  parse(readFileSync(file, 'utf8'), {}).body.filter((entry: Entry) => entry instanceof Message)

/** All files of a folder in one language: `en.ftl` and any `<subject>.en.ftl`. */
const spoken = (folder: string, language: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith(`${language}.ftl`)).map((name) => join(folder, name))

function ids(folder: string, language: string): string[] {
  return spoken(folder, language).flatMap(messages).flatMap(({ id, attributes }) => [
    id.name,
    ...attributes.map((attribute) => `${id.name}.${attribute.id.name}`),
  ])
}

const sources = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    if (statSync(path).isDirectory()) return sources(path)
    return /\.(svelte|ts)$/.test(name) ? [readFileSync(path, 'utf8')] : []
  })
const code = sources(HERE).join('\n')

/** Beginnings of ids that the code completes: `level-${…}`. */
const families = [...code.matchAll(/`([a-z-]+-)\$\{/g)].map((match) => match[1]!)
const used = (id: string) => code.includes(`'${id}'`) || families.some((family) => id.startsWith(family))


test.each(OWN)('both languages say the same things: %s', (folder) => {
  expect(ids(folder, 'fr')).toEqual(ids(folder, 'en'))
})

/** What each text is told: the names of its arguments. */
function told(folder: string, language: string): Record<string, string[]> {
  const names = (message: Message) => [...serialize(new Resource([message]), {}).matchAll(/\$(\w+)/g)].map((match) => match[1]!)
  const all = spoken(folder, language).flatMap(messages)
  return Object.fromEntries(all.map((message) => [message.id.name, [...new Set(names(message))].sort()]))
}

test.each(OWN)('both languages are told the same arguments: %s', (folder) => {
  expect(told(folder, 'fr')).toEqual(told(folder, 'en'))
})

test.each(OWN)('no text is unused: %s', (folder) => {
  const unused = spoken(folder, 'en').flatMap(messages).map(({ id }) => id.name).filter((id) => !used(id))
  expect(unused).toEqual([])
})

test('every text that the code names exists', () => {
  const known = new Set([...OWN, ...SHARED].flatMap((folder) => ids(folder, 'en')))
  const named = [...code.matchAll(/\.(?:say|beside)\('([a-z_-]+)'/g)].map((match) => match[1]!)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((id) => !known.has(id))).toEqual([])
})

test('no id of the page is one of the shared texts', () => {
  const shared = new Set(SHARED.flatMap((folder) => ids(folder, 'en')))
  expect(OWN.flatMap((folder) => ids(folder, 'en')).filter((id) => shared.has(id))).toEqual([])
})

test.each(OWN)('French keeps its spaces before double punctuation: %s', (folder) => {
  const wrong = spoken(folder, 'fr')
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !line.startsWith('#') && / [:;!?»]|« |[^\s\u00a0(][;!?»]|\p{L}:/u.test(line))
  expect(wrong).toEqual([])
})
