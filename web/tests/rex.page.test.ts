// A table of Rex Britannorum: what cannot be chosen says why, by a click and by keyboard; other facts are shown.
import { expect, test } from 'vitest'
import { openTable, words, type Page } from './support/page'

/** A thing says why it cannot be chosen, by a click and by keyboard once one is asking. */
async function explained(page: Page, thing: HTMLElement | SVGElement, reason: string): Promise<void> {
  await page.click(thing)
  expect(words(page.one('.answer p'))).toContain(reason)
  await page.press('{Escape}')
  expect(page.all('.answer p')).toHaveLength(0)
  await page.press('w')
  thing.focus()
  await page.press('{Enter}')
  expect(words(page.one('.answer p'))).toContain(reason)
  await page.press('{Escape}')
  expect(page.all('.answer p')).toHaveLength(0)
}

const kingdom = (page: Page, name: string) => page.all('.hand .kingdom').find((one) => words(one).includes(name))!

test('a kingdom that cannot be led says why', async () => {
  const taken = await openTable('rex/kingdom-taken')
  await explained(taken, kingdom(taken, 'Regnenses'), 'already have a player')
  const later = await openTable('rex/kingdom-later')
  await explained(later, kingdom(later, 'Brigantes'), 'is deciding now')
})

const hand = (page: Page) => page.all('.pick[aria-pressed]')

/** Send the first card of the hand to the first zone. */
async function send(page: Page): Promise<void> {
  if (hand(page)[0]!.getAttribute('aria-pressed') === 'false') await page.click(hand(page)[0]!)
  await page.click(page.all('.send .zone')[0]!)
}

test('what cannot be chosen says why while a plan is made', async () => {
  const page = await openTable('rex/planning')
  const { places, jokers } = page.server.position!.view as { places: { token: boolean }[]; jokers: unknown[] }
  expect(page.all('.halo')).toHaveLength(places.filter(({ token }) => token).length + jokers.length)
  await explained(page, page.one('.holder .confirm'), 'You have to send two troop cards')
  const planned = 'You have to make your plan now'
  await explained(page, page.all('[data-objective] [data-question]')[0]!, planned)
  await explained(page, page.all(".players [data-place*=':queue:'][data-question]")[0]!, planned)
  await explained(page, page.all("[data-place^='reinforcement:']")[0]!, planned)
  await send(page)
  await send(page)
  expect(page.all('.holder [data-card]')).toHaveLength(2)
  const card = () => page.all("[data-place='hand'] [data-question]")[0]!
  await explained(page, card(), 'you have sent them')
  await page.click(page.one('.holder .confirm[data-target]'))
  expect(words(page.one('.holder'))).toContain('hidden until all are revealed')
  await explained(page, card(), 'You have decided')
  expect(page.server.decided.map((notation) => notation.split(' ')[0])).toEqual(['send', 'send', 'confirm'])
})

test('a zone that two cards go to says why it takes no third', async () => {
  const page = await openTable('rex/third-card')
  await page.click(hand(page).find((card) => card.querySelector('[data-card=brigantes_5]'))!)
  await page.click(page.one('.send .zone[data-question]'))
  expect(words(page.one('.answer p'))).toContain('Two of your cards already go there')
})

test('a pile that may be drawn from is called by what is seen of it and by what it does', async () => {
  const page = await openTable('rex/pile')
  expect(page.one('.rome [data-target]').getAttribute('aria-label')).toMatch(/^Reinforcements face down: \d+\. Draw a reinforcement$/)
  expect(await page.barriers(page.one('section.rome'))).toEqual([])
})

test('a card that counts more than is printed on it is called by its own words while it can be hired', async () => {
  const page = await openTable('rex/risen')
  const card = page.one('.fight [data-target]:has(.counts)')
  expect(card.hasAttribute('aria-label')).toBe(false)
  expect(words(card.querySelector('.unseen')!)).toMatch(/^Take \w+ 1$/)
  expect(await page.barriers(card)).toEqual([])
})

test('the board of other facts is shown', async () => {
  const page = await openTable('rex/other-facts') // whoever owns the box and corrects the facts sees them on the page, too
  expect(words(page.one("[data-place='place:n09'] title"))).toContain('Doncaster (N09)')
  expect(page.all('path.road').map((road) => road.getAttribute('d')).filter((path) => /^M[\d. ]+L[\d. ]+$/.test(path!))).toHaveLength(1) // the road that the map does not have
})
