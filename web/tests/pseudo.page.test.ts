// Every word on the page comes from a catalogue: with all catalogues made strange, no plain letters are left but names.
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import facts from '../../src/bretwalda/games/rex_britannorum/facts.toml?raw'
import source from '../src/text/en.ftl?raw'
import { pseudo } from '../src/pseudo'
import { openPage, openTable, type Page } from './support/page'

const STRANGE = { 'bretwalda-pseudo': {} }

/** What is called the same in every language: the page itself, people and tables of the frames, seas in Latin. */
const NAMES: ReadonlySet<string> = new Set(['Bretwalda', 'Ada', 'Bede', 'prepared', 'Oceanus', 'Germanicum', 'Mare', 'Internum'])
/** And numbers of the facts, which the server puts into the summaries of games in words, and languages, each called by its own name. */
const OF_PAGES: ReadonlySet<string> = new Set([...NAMES, 'two', 'seven', 'English', 'Fran', 'ais'])
/** And places that a file of facts names, with their names of today. */
const OF_FACTS: ReadonlySet<string> = new Set([...NAMES, ...(facts.match(/[A-Za-z]{2,}/g) ?? [])])

/** What a person sees or hears of an element besides what is in it. */
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'] as const

function* said(root: Element): Generator<string> {
  for (const element of root.querySelectorAll('*:not(script, style, code, kbd)')) {
    for (const name of SPOKEN) yield element.getAttribute(name) ?? ''
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) yield node.textContent ?? ''
  }
}

/** Words of plain letters that are no names, nor numerals. */
const plain = (root: Element, names = NAMES) =>
  [...new Set([...said(root)].flatMap((text) => text.match(/[A-Za-z]{2,}/g) ?? []))].filter((word) => !names.has(word) && !/^[IVX]+$/.test(word))

/** Plain words on a page once something stands on it that none other has: what is not there yet says nothing. */
async function left(opening: Promise<Page>, names = NAMES, there = 'main'): Promise<string[]> {
  const page = await opening
  await page.appears(there)
  return plain(page.one('body'), names)
}

test('a catalogue made strange keeps its ids, arguments and forms', () => {
  const [before, after] = [new FluentResource(source), new FluentResource(pseudo(source))]
  expect(after.body.map(({ id }) => id)).toEqual(before.body.map(({ id }) => id))
  expect(pseudo('a-b = Go { $number ->\n    [one] one { $x }\n   *[other] more\n}.')).toBe('a-b = Ğóó { $number ->\n    [one] óóñéé { $x }\n   *[other] ɱóóřéé\n}.')
})

test('words that stand in no catalogue are found', () => {
  document.body.innerHTML = '<p title="Ğóó">Bretwalda</p><p>Pass</p><button aria-label="Close"></button>'
  expect(plain(document.body)).toEqual(['Pass', 'Close'])
})

test('pages of the house say nothing but what is in the catalogues', async () => {
  for (const [path, there] of [['/', 'main h1.unseen'], ['/preferences', 'main input[type="range"]'], ['/new/king_is_dead', 'main form']] as const) {
    expect([path, await left(openPage(path, 'house', { kept: STRANGE }), OF_PAGES, there)]).toEqual([path, []])
  }
})

test.each(['king/turns', 'kingdoms/invasion', 'britannia/landing'])('nor does a table: %s', async (name) => {
  expect(await left(openTable(name, { kept: STRANGE }))).toEqual([])
})

test('nor one whose places are named by facts', async () => {
  expect(await left(openTable('rex/planning', { kept: STRANGE }), OF_FACTS)).toEqual([])
})
