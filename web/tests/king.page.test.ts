// A table of The King is Dead: what cannot be chosen says why, the log points, and words reach whom they are for.
import { expect, test } from 'vitest'
import type { Position } from '../src/messages'
import { openPage, openTable, words, type Page } from './support/page'

const prompt = (page: Page) => page.one('.asked')
const answer = (page: Page) => page.one('.answer p')
const link = (element: Element) => element.querySelector('a')!.getAttribute('href')

test('what cannot be chosen says why with its rule', async () => {
  const page = await openTable('king/why')
  expect(link(prompt(page))).toBe('/rules/king_is_dead#4.1')
  await page.click(page.all('path.plain')[0]!)
  expect(words(answer(page))).toContain('First a card is to be played')
  await page.click(page.button('Play Scottish Support'))
  expect(page.all('.answer p')).toHaveLength(0) // the answer was about what was asked before
  expect(link(prompt(page))).toBe('/rules/king_is_dead#7.1')
  await page.press('w') // the keyboard reaches what cannot be chosen, too
  page.button('Why not: Essex').focus()
  await page.press('{Enter}')
  expect(words(answer(page))).toContain('Essex does not border the Scots')
  expect(page.server.decided).toEqual(['play scottish_support'])
  const rules = await openPage(link(answer(page))!)
  expect(words(await rules.appears('p.here'))).toContain('An open region borders a faction')
})

test('pointing at the log shows the place', async () => {
  const page = await openTable('king/assemble')
  await page.click(page.roles('button', 'Play Assemble')[0]!)
  expect(words(prompt(page))).toContain('Choose a region')
  await page.click(page.button('Moray'))
  expect(page.all('path.pointed')).toHaveLength(0)
  const line = page.all('[role=log] li').find((one) => words(one).includes('joins Moray'))!
  await page.user.hover(line)
  await page.settled()
  expect(page.all('path.pointed')).toHaveLength(1)
})

test('where several choices point at one thing a list opens', async () => {
  const page = await openTable('king/assemble')
  // No choice of The King is Dead does, so the server's word is changed on its way.
  const positions = page.server.frame.talk.flatMap(({ hear }) => hear).filter((one): one is Position => one.type === 'Position')
  for (const option of positions.flatMap(({ options }) => options)) option.points_at = option.points_at.replace(/^region:.*/, 'region:essex')
  await page.click(page.roles('button', 'Play Assemble')[0]!)
  await page.click(page.button(/or 7 more choices/))
  const choices = page.all('.list button', page.sheet)
  expect(choices).toHaveLength(8)
  await page.click(choices.find((choice) => words(choice) === 'Moray')!)
  expect(page.all('dialog')).toHaveLength(0)
  expect(page.server.decided).toEqual(['play assemble', 'region moray'])
})

test('title and icon tell whose turn it is', async () => {
  const page = await openTable('king/turns')
  const icon = () => page.one<HTMLLinkElement>('link[rel=icon]').getAttribute('href')
  expect(document.title).toMatch(/^● /)
  expect(icon()).toBe('/favicon-turn.svg')
  await page.click(page.button('Pass'))
  expect(words(prompt(page))).toContain('Waiting for Bede')
  expect(document.title).not.toContain('●')
  expect(icon()).toBe('/favicon.svg')
})

const chat = (page: Page) => page.all('.chat p').map(words)
const readers = (page: Page) => page.all('.chat select option').map(words)

test('partners who may not confer are offered no line of their own', async () => {
  const page = await openTable('king/chat')
  await page.click(page.roles('tab', /Chat/).at(-1)!)
  expect(chat(page)).toEqual(['II Bede (privately) spare Essex', 'II Bede good luck'])
  expect(readers(page)).toEqual(['To all', 'Bede'])
})

test('nobody speaks to a team whose other seat is a computer', async () => {
  const page = await openTable('king/chat-without-partner', { language: 'fr' })
  expect(chat(page)).toEqual(['I Ada (en privé) spare Essex'])
  expect(readers(page)).toEqual(['À tous', 'Ada', 'Cyneburg'])
})
