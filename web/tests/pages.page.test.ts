// The pages around the tables: rules that can be read and cited, preferences, set-up, and what there is not.
import { expect, test, vi } from 'vitest'
import { openPage, words, type Page } from './support/page'

const paragraph = (page: Page, number: string) => page.all(`p[id='${number}']`)

test('the whole rules are there, and every paragraph has an address', async () => {
  const page = await openPage('/rules/king_is_dead#8.11')
  const suppress = await page.appears("p[id='8.11']")
  expect(words(suppress)).toContain('one English follower and one more')
  expect(suppress.classList).toContain('here')
  expect(document.activeElement).toBe(suppress) // brought into sight, and read from here
  await page.click(page.roles('link', /The end/)[0]!)
  expect(location.hash).toBe('#9')
  expect(words(document.activeElement!)).toBe('9 The end')
  await page.user.type(page.one('[type=search]'), 'muster')
  await page.settled()
  expect(paragraph(page, '8.12')).toHaveLength(1)
  expect(paragraph(page, '8.11')).toHaveLength(0)
  expect(paragraph(page, '8.12')[0]!.querySelector('a')!.getAttribute('href')).toBe('/rules/king_is_dead#8.12')
  history.back()
  await vi.waitFor(() => expect(location.hash).toBe('#8.11'))
})

test('the rules are French for French readers', async () => {
  const page = await openPage('/rules/king_is_dead#R7', 'house', { language: 'fr' })
  const ruling = await page.appears("p[id='R7']")
  expect(words(ruling)).toContain('il n’y a pas de deuxième faction')
  expect(document.activeElement).toBe(ruling)
})

test('the rules and the credits of Rex Britannorum say what is constructed', async () => {
  const rules = await openPage('/rules/rex_britannorum#8.5')
  const paragraph = await rules.appears("p[id='8.5']")
  expect(document.activeElement).toBe(paragraph)
  expect(words(rules.one('#nutshell'))).toContain('Rex Britannorum')
  expect(words(rules.one('main'))).toContain('our own reconstruction')
  const about = await openPage('/about')
  await about.comes(() => expect(words(about.one('main'))).toContain('sixteen of the eighteen objectives'))
})

test('every preference has a tooltip', async () => {
  const page = await openPage('/preferences')
  await page.appears('fieldset')
  expect(page.all("fieldset label:not([title]), .field:has([type=range]):not([title]), label[title='']")).toHaveLength(0)
  expect(page.all('label[title]').length).toBeGreaterThan(5)
  const pace = page.role('group', 'What others do')
  expect(page.roles('radio', undefined, pace).map((one) => words(one.closest('label')!))).toEqual(['slow', 'normal', 'fast', 'at once'])
  await page.click(page.role('radio', 'at once', pace))
  expect(JSON.parse(localStorage.getItem('bretwalda-preferences')!)).toMatchObject({ pace: 'none' })
  const own = await page.appears('.of-game') // what is liked of one game alone
  expect(words(own.querySelector('h2')!)).toContain('Britannia')
  expect((page.role('slider', /Music/) as HTMLInputElement).value).toBe('0') // of all games
})

test('an unknown table is said to be unknown', async () => {
  const page = await openPage('/table/nowhere', 'pages/nowhere')
  expect(words(await page.appears('.lost h1'))).toBe('This table cannot be shown')
})

const group = (page: Page, name: string) => page.role('group', name)
const choose = (page: Page, name: string, value: RegExp) => page.click(page.role('radio', value, group(page, name)))

test('the settings that are offered fit together', async () => {
  const page = await openPage('/new/barbarian_kingdoms')
  await page.appears('form .card')
  const rows = () => page.roles('radio', undefined, group(page, 'Configuration'))
  const notes = () => page.all('.note').map(words)
  expect(rows()).toHaveLength(7)
  await choose(page, 'Players', /^6/)
  expect(rows()).toHaveLength(5)
  expect(page.roles('radio', undefined, group(page, 'Teams'))).toHaveLength(2)
  await choose(page, 'Kingdoms', /^By seat/)
  expect(notes()[5]).toContain('Franks')
  await choose(page, 'Players', /^2/)
  expect(page.roles('group', 'Teams')).toHaveLength(0)
  expect(notes()[0]).toContain('Ostrogoths')
  await page.click(page.button('Begin'))
  const settings = { players: 2, teams: false, kingdoms: 'seats' }
  expect(page.server.posted).toMatchObject([{ what: 'POST /api/tables', body: { game: 'barbarian_kingdoms', settings } }])
})

test('a table that the server refuses is refused in words, and nothing is lost', async () => {
  const page = await openPage('/new/rex_britannorum', 'pages/refused-table')
  await page.appears('form .card')
  await choose(page, 'Players', /^1/)
  expect(words(page.one('form'))).toContain('Solo, against two kingdoms')
  expect(words(page.one('form'))).not.toContain('Three until turn 4')
  expect(page.all('.seat select')).toHaveLength(1)
  await page.click(page.role('radio', /No objectives/))
  await page.click(page.button('Begin'))
  expect(words(page.roles('alert')[0]!)).toContain('keeps all three objectives')
  expect(page.server.posted).toMatchObject([{ what: 'POST /api/tables', body: { settings: { players: 1, objectives: 'none' } } }])
  expect(page.role('radio', /No objectives/)).toHaveProperty('checked', true)
  await page.click(page.role('radio', /Two of three/))
  await page.click(page.button('Begin'))
  expect(page.server.posted.at(-1)).toMatchObject({ body: { settings: { players: 1, objectives: 'early_choice' } } })
  expect(await page.barriers(page.one('form'))).toEqual([])
})

test('the waiting room says in words what was agreed, and who has come', async () => {
  const page = await openPage('/table/room', 'pages/room', { language: 'fr' })
  const agreed = words(await page.appears('.room dl'))
  for (const said of ['A : Ostrogoths, Saxons, Francs', 'Au hasard', 'L’étoile', 'Sans limite']) expect(agreed).toContain(said)
  expect(page.all('.room li').map(words).join()).not.toContain('Bede')
  await page.goOn()
  expect(words(page.one('.herald'))).toBe('Bede s’assied.')
  expect(words(page.all('.room li')[1]!)).toContain('Bede')
})

test('a host keeps a seat for somebody with whom they have played', async () => {
  const page = await openPage('/table/room', 'pages/room')
  await page.appears('.room dl')
  Object.assign(page.server.frame.requests, {
    'GET /api/companions': { companions: [{ id: 'a1', name: 'Bede' }, { id: 'b2', name: '' }] },
    'POST /api/tables/room/invite': {},
  })
  const seat = page.all('.room li').findIndex((one) => words(one).includes('Invite'))
  await page.click(page.roles('button', 'Invite')[0]!)
  const whom = page.role('combobox', 'Someone you have played with') as HTMLSelectElement
  expect([...whom.options].map(words)).toEqual(['Someone you have played with', 'Bede', 'Guest'])
  expect(await page.barriers(page.one('.room'))).toEqual([])
  await page.user.selectOptions(whom, 'a1')
  await page.settled()
  expect(page.server.posted).toEqual([{ what: 'POST /api/tables/room/invite', body: { seat, companion: 'a1' } }])
  expect(page.roles('combobox', 'Someone you have played with')).toEqual([])
})
