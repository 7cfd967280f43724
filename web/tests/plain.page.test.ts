// A game without a page of its own, which this page was not built with: it is listed, set up, read, played and finished.
import { expect, test } from 'vitest'
import { openPage, openTable, words, type Page } from './support/page'

const HOLMS = ['Iona', 'Mull', 'Rum', 'Skye', 'Raasay', 'Coll']
const place = (page: Page, id: string) => page.one(`[data-place='holm:${id}']`)

test('it is offered like the others, in the language of the reader', async () => {
  const page = await openPage('/', 'plain/home', { language: 'fr' })
  await page.appears('.game')
  expect(page.roles('link', 'Préparer…')).toHaveLength(5)
  const last = page.all('.game').at(-1)! // those with a page of their own come first
  expect(words(last)).toContain('Les Anneaux cachés')
  expect(words(last)).toContain('2 joueurs')
})

test('a table is set up, for as many as play it', async () => {
  const page = await openPage('/new/holms', 'plain/home')
  await page.appears('form select')
  expect(page.all('.seat select')).toHaveLength(2)
  expect(await page.barriers(page.one('form'))).toEqual([])
  const unknown = await openPage('/new/chess', 'plain/home')
  expect(words(await unknown.appears('.lost h1'))).toBe('There is no such game.')
})

test('its rules are read from the server', async () => {
  const page = await openPage('/rules/holms#1.3', 'plain/home')
  expect(words(await page.appears("p[id='1.3']"))).toContain('rows to a neighbouring holm')
  expect(page.all('#nutshell')).toHaveLength(0)
  expect(page.role('link', 'Play').getAttribute('href')).toBe('/new/holms')
})

test('places show what lies on them, and glow while they can be chosen', async () => {
  const page = await openTable('plain/burying')
  expect(page.all('.place strong').map(words)).toEqual(HOLMS)
  expect(page.all('.graph line')).toHaveLength(7)
  expect(words(place(page, 'iona'))).toContain('Boat')
  expect(page.all('.place[data-target]')).toHaveLength(4)
  expect(words(page.one('.board .open'))).toBe('Turns left 8')
  expect(words(page.all('.players li')[0]!)).toContain('Boat Iona')
  expect(await page.barriers(page.one('main'))).toEqual([])
})

test('a click or a key decides, and a decision is taken back', async () => {
  const page = await openTable('plain/burying')
  await page.click(place(page, 'mull'))
  expect(words(place(page, 'mull'))).toContain('Ring')
  expect(page.all('.hand .card').map(words)).toEqual(['Mull'])
  await page.press('u')
  expect(page.all('.hand .card')).toHaveLength(0)
  page.button('Bury your ring on Coll').focus()
  await page.press('{Enter}')
  expect(page.server.decided).toEqual(['bury mull', 'bury coll'])
  await page.goOn() // Bede buries his, and nothing shows where
  expect(page.all('.place .piece').map(words).filter((piece) => piece.includes('Ring'))).toHaveLength(1)
  expect(words(page.all('[role=log]')[0]!)).toContain('Bede buries a ring.')
})

test('on a phone every choice is a button with words', async () => {
  const page = await openTable('plain/burying', { phone: true, language: 'fr' })
  expect(page.all('.hand .list button').map(words)).toContain('Enterrer votre anneau à Rum')
  await page.click(page.role('tab', 'Joueurs'))
  page.role('tabpanel', 'Joueurs').focus() // the keyboard scrolls what it can reach
  expect(document.activeElement).toBe(page.role('tabpanel', 'Joueurs'))
  expect(await page.barriers(page.one('main'))).toEqual([])
})

test('places without ways are a list', async () => {
  const page = await openTable('plain/list')
  expect(page.all('.graph')).toHaveLength(0)
  expect(page.all('.list .place strong').map(words)).toEqual(HOLMS)
  await page.click(place(page, 'mull'))
  expect(page.server.decided).toEqual(['bury mull'])
})

test('without places the players have their things before them, and every choice is a button', async () => {
  const page = await openTable('plain/nowhere')
  expect(page.all('.place')).toHaveLength(0)
  expect(page.all('.board .sheet li').map(words)).toEqual([expect.stringContaining('Boat Iona'), expect.stringContaining('Boat Skye')])
  await page.click(page.button('Bury your ring on Mull'))
  expect(page.server.decided).toEqual(['bury mull'])
  expect(page.all('.hand .card').map(words)).toEqual(['Mull'])
  expect(await page.barriers(page.one('main'))).toEqual([])
})

test('the end says who has won', async () => {
  const page = await openTable('plain/found')
  await page.click(place(page, 'mull'))
  const end = await page.appears('dialog .steps')
  expect(words(end)).toContain('Ada wins.')
  expect(words(end)).toContain('0% of the victory')
  expect(words(page.all('[role=log]')[0]!)).toContain('Ada finds the other’s ring on Mull, and wins.')
})
