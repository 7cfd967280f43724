// First games: one is played along to its end by clicking alone, and by keys; what it does not ask for is answered.
import { expect, test } from 'vitest'
import { beside } from '../src/learn/place'
import type { LessonInfo, LessonWord } from '../src/messages'
import { openTable, words, type Page } from './support/page'

const TAUGHT = ['king_is_dead']
const bubble = (page: Page) => page.one('section.bubble')
const wordsOf = (page: Page, game: string) => (page.server.frame.requests[`GET /api/games/${game}/lessons/first`] as LessonInfo).words
const place = (page: Page, number: number, length: number) => page.comes(() => expect(words(bubble(page))).toContain(`${number} of ${length}`))

async function fulfil(page: Page, { things, choice }: LessonWord): Promise<void> {
  if (choice === null) return page.click(page.button('Go on'))
  const [thing] = page.all(`[data-thing="${things[0]}"]`)
  if (!thing) throw new Error(`${things[0]} is not on the table`)
  await page.click(thing)
}

test.each(TAUGHT)('the first game of %s is played along to its end by clicking', async (game) => {
  const page = await openTable(`lessons/${game}`)
  await page.appears('section.bubble')
  const all = wordsOf(page, game)
  for (const [number, word] of all.entries()) {
    await place(page, number + 1, all.length)
    if (number < all.length - 1) await fulfil(page, word)
  }
  await page.click(page.button('Play on'))
  expect(page.all('section.bubble')).toEqual([])
  expect(page.server.decided).toHaveLength(all.filter(({ choice }) => choice !== null).length)
})

test('something else is answered, and not sent; what the rules forbid is answered by the rules', async () => {
  const page = await openTable('lessons/king_is_dead')
  await page.appears('section.bubble')
  await page.click(page.button('Pass'))
  expect(page.server.sent).toEqual([])
  expect(words(bubble(page))).toContain('Task: play Welsh Support.')
  expect(words(page.one('.bubble .no'))).toContain('Warwick needs Welshmen')
  await page.click(page.all('path.plain')[0]!)
  expect(page.server.sent).toMatchObject([{ type: 'AskWhy' }])
  await page.click(page.button('Play Welsh Support'))
  await page.comes(() => expect(words(bubble(page))).toContain('send them to Warwick'))
  expect(page.all('.bubble .no')).toEqual([])
})

test('one reads with Enter, goes back, and hears it without seeing, on a phone, in French', async () => {
  const page = await openTable('lessons/king_is_dead', { language: 'fr', phone: true })
  await page.appears('section.bubble')
  expect(document.activeElement).toBe(page.button('Continuer'))
  await page.press('{Enter}')
  await page.comes(() => expect(words(page.one('.bubble [role=status]'))).toContain('Warwick est la première'))
  await page.click(page.button('Retour'))
  expect(words(bubble(page))).toContain('Le roi est mort')
  expect(await page.barriers(bubble(page))).toEqual([])
})

test('a bubble lies beside what it speaks of, in sight, and over as little as can be', () => {
  const window = { width: 400, height: 300 }
  const size = { width: 100, height: 50 }
  const thing = { left: 150, top: 100, width: 40, height: 20 }
  expect(beside([thing], [], size, window)).toEqual({ left: 120, top: 134 })
  expect(beside([thing], [{ left: 100, top: 130, width: 200, height: 100 }], size, window)).toEqual({ left: 120, top: 36 })
  expect(beside([{ left: 380, top: 290, width: 20, height: 10 }], [], size, window)).toEqual({ left: 292, top: 226 })
  expect(beside([], [], size, window)).toEqual({ left: 292, top: 218 })
})
