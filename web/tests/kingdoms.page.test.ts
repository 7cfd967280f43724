// A table of Barbarian Kingdoms: whatever cannot be chosen says why and names its rule; manoeuvres, taxes and payments.
import { expect, test } from 'vitest'
import { Line } from './support/line'
import { openTable, words, type Page } from './support/page'

const province = (page: Page, id: string) => page.one(`[data-province=${id}]`)
const unit = (page: Page, id: string) => page.one(`[data-unit=${id}]`)
const offered = (page: Page) => page.server.position!.options.map(({ notation }) => notation)
const view = (page: Page) => page.server.position!.view as { seats: { tremis: number }[]; seat: number }

/** What the page says of a thing, and the paragraph that it leads to. */
function answer(page: Page): string {
  const said = page.one('.answer p')
  return words(said) + said.querySelector('a')!.getAttribute('href')!.replace('/rules/barbarian_kingdoms', '')
}

test.each([
  ['en', false, { Invade: /None of your units.*#3.13$/, Claim: /#3.16$/ }, /^First choose an action.*#3.1$/],
  ['fr', true, { Envahir: /Aucune de vos.*#3.13$/, Revendiquer: /#3.16$/ }, /^Choisissez d’abord une action.*#3.1$/],
] as const)('an action that is not possible says why (%s)', async (language, phone, reasons, first) => {
  const page = await openTable('kingdoms/impossible-action', { language, phone })
  const actions = page.role('region', 'Actions')
  for (const [name, reason] of Object.entries(reasons)) {
    const button = page.button(new RegExp(name), actions)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await page.click(button)
    expect(answer(page)).toMatch(reason)
  }
  await page.click(province(page, 'hibernia'))
  expect(answer(page)).toMatch(first)
  expect(page.server.decided).toEqual([])
  expect(await page.barriers(actions)).toEqual([])
})

test('units and provinces say why they are not the ones', async () => {
  // First a unit is to be chosen, then a province; what is clicked in the place of either has its reason.
  const page = await openTable('kingdoms/invasion')
  await page.click(unit(page, 'belgica_prima'))
  expect(answer(page)).toMatch(/You have to choose a.*#3.12$/)
  await page.click(unit(page, 'apulia'))
  expect(page.server.decided).toEqual(['warrior apulia'])
  expect(page.all('.answer p')).toHaveLength(0) // the answer was about what was asked before
  await page.click(province(page, 'hibernia'))
  expect(answer(page)).toMatch(/^Hibernia and Apulia are not adjacent.*#1.6$/)
  await page.press('w') // the keyboard reaches what cannot be chosen, too
  page.button('Why not: Apulia').focus()
  await page.press('{Enter}')
  expect(answer(page)).toMatch(/#3.13$/)
})

test('a token that cannot be collected says why, and one that can is collected by a click', async () => {
  const page = await openTable('kingdoms/collecting')
  expect(page.all('g.tax:not(.ready)')).toHaveLength(1)
  expect(page.all('g.tax.ready')).toHaveLength(offered(page).length)
  for (const token of page.all('g.tax.ready')) expect(await page.barriers(token)).toEqual([])
  await page.click(page.one('g.tax:not(.ready)'))
  expect(answer(page)).toContain('You cannot make the exact sum')
  await page.click(province(page, 'hibernia'))
  expect(answer(page)).toContain('do not control')
  const { seat, seats } = view(page)
  await page.click(page.all('g.tax.ready')[0]!)
  expect(view(page).seats[seat]!.tremis).toBeGreaterThan(seats[seat]!.tremis)
})

test('a warrior says why the king cannot castle with it', async () => {
  const page = await openTable('kingdoms/castling')
  await page.click(unit(page, 'germania_secunda'))
  expect(answer(page)).toMatch(/#3.10$/)
})

test('a manoeuvre is drawn as arrows until it is done', async () => {
  const page = await openTable('kingdoms/manoeuvre')
  expect(page.all('.arrows .made')).toHaveLength(1)
  await page.click(unit(page, 'britannia_secunda'))
  expect(page.all('.arrows .way')).toHaveLength(offered(page).length)
  await page.click(page.button('Undo'))
  expect(page.all('.arrows .made')).toHaveLength(1)
  await page.click(page.button('Done'))
  expect(page.roles('button', 'Done')).toHaveLength(0)
  expect(page.server.sent.map(({ type }) => type)).toEqual(['Decide', 'Undo', 'Decide'])
})

test('sums are paid with the tokens one points at', async () => {
  const page = await openTable('kingdoms/paying')
  const ways = page.roles('button', undefined, page.role('region', 'Pay with'))
  expect(ways.length).toBeGreaterThan(2)
  const wanted = words(ways.at(-1)!.querySelector('.unseen')!)
  await page.click(ways.at(-1)!)
  expect(page.roles('region', 'Pay with')).toHaveLength(0)
  expect(page.server.decided).toHaveLength(1)
  const paid = page.log.split('\n').filter((line) => / pay /.test(line)).at(-1)!
  for (const part of wanted.split(', ')) expect(paid).toContain(part)
})

test('a line goes to everybody, to one or to the team', async () => {
  const page = await openTable('kingdoms/team-chat')
  await page.click(page.roles('tab', /Chat/).at(-1)!)
  expect(page.all('.chat p').map(words)).toEqual([
    'III Cyneburg (to the team) to Rome',
    'II Bede (privately) spare Gaul',
    'II Bede good luck',
  ])
  expect(page.all('.chat select option').map(words)).toEqual(['To everyone', 'To my team', 'Bede', 'Cyneburg', 'Dunstan'])
  for (const [reader, text] of [['To my team', 'at once'], ['Bede', 'I shall'], ['To everyone', 'and to you']] as const) {
    await page.user.selectOptions(page.one('.chat select'), reader)
    await page.user.type(page.one('.chat input'), text)
    await page.click(page.button('Send'))
  }
  expect(page.server.sent).toMatchObject([
    { type: 'Say', text: 'at once', to: [2] },
    { type: 'Say', text: 'I shall', to: [1] },
    { type: 'Say', text: 'and to you', to: null },
  ])
})

test('kingdoms that have been named are shown with their letters, and one more is named', async () => {
  const page = await openTable('kingdoms/naming')
  const before = page.role('region', 'Before the game')
  expect(words(page.role('list', 'Kingdoms in the game so far'))).toMatch(/^\w+ A$/)
  await page.click(before.querySelector<HTMLElement>('.card')!)
  expect(page.server.decided).toHaveLength(1)
})

test('whoever is asked agrees to the kingdoms that somebody has named', async () => {
  const page = await openTable('kingdoms/agreement')
  const before = page.role('region', 'Before the game')
  expect(page.role('list', 'Kingdoms in the game so far').children).toHaveLength(4)
  expect(page.roles('button', 'Refuse', before)).toHaveLength(1)
  await page.click(page.role('button', 'Agree', before))
  expect(page.server.decided).toHaveLength(1)
})

test('a player of two kingdoms says which of them plays first', async () => {
  const page = await openTable('kingdoms/pair-order')
  const before = page.role('region', 'Before the game')
  expect(before.querySelectorAll('.card')).toHaveLength(2)
  await page.click(before.querySelector<HTMLElement>('.card')!)
  expect(page.server.decided).toHaveLength(1)
})

test('what is reconstructed bears a mark that says so to a pointer, a finger and the keyboard', async () => {
  const page = await openTable('kingdoms/invasion')
  const mark = page.one('.zoom .mark')
  const said = () => page.all('.zoom [role=status] .words').map(words)
  expect(mark.getAttribute('title')).toMatch(/^Reconstructed: no source shows this/)
  await page.click(mark)
  expect(mark.getAttribute('aria-expanded')).toBe('true')
  expect(said().join()).toMatch(/^Reconstructed: no source/)
  await page.press('{Escape}')
  expect(said()).toEqual([])
  await page.press('{Enter}')
  expect(said()).toHaveLength(1)
  expect(page.server.decided).toEqual([])
})

test('a battle that was folded unfolds with the next question in it', async () => {
  const page = await openTable('kingdoms/battle')
  const battle = page.one('.battle')
  const seal = () => page.all('[data-target]', battle)
  const asked = page.server.position!
  expect(seal()).not.toEqual([])
  await page.click(page.one('[aria-expanded]', battle))
  expect(seal()).toEqual([])
  for (const options of [[], asked.options]) {
    Line.all.at(-1)!.say({ ...asked, seq: page.server.position!.seq + 1, options })
    await page.settled()
  }
  expect(seal()).not.toEqual([])
})
