// Puzzles tried on the board, with the answer and its reason; and the page of what one has learnt.
import { expect, test } from 'vitest'
import type { Learnt, Position, PuzzleAnswer, PuzzleInfo } from '../src/messages'
import { frame } from './support/frames'
import { openPage, words, type Page } from './support/page'

/** A position that was recorded at a table, as a puzzle. */
function puzzle(): PuzzleInfo {
  const asked = frame('king/turns').talk.flatMap(({ hear }) => hear).findLast((message) => message.type === 'Position' && message.options.length > 2) as Position
  return { game: 'king_is_dead', id: 'one', number: 3, number_of: 30, following: 'two', seat: asked.seat!, seats: 2, view: asked.view, asked: asked.asked!, rule: '4.1', options: asked.options, count: 0, right: null }
}
const ANSWER: PuzzleAnswer = { right: false, answer: 'pass', best: 100, chosen: 0, ahead: 100, exact: true, why: { en: ['{2} can do nothing about it.'], fr: ['{2} n’y peut rien.'] } }

async function visit(path: string, requests: Record<string, unknown>, language: 'en' | 'fr' = 'en'): Promise<Page> {
  const page = await openPage('/about', 'king/turns', { language })
  Object.assign(page.server.frame.requests, requests)
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  return page
}

test('a puzzle is tried on the board, and says what was best and why', async () => {
  const page = await visit('/puzzle/king_is_dead', { 'GET /api/puzzles/king_is_dead/today': puzzle(), 'POST /api/puzzles/king_is_dead/one': ANSWER })
  await page.appears('.puzzle .list button')
  expect(words(page.one('.head h1'))).toBe('Puzzle 3 of 30: The King is Dead')
  expect(page.all('.puzzle [role=status] h2')).toHaveLength(0)
  await page.click(page.one(`.puzzle .hand [data-thing="${puzzle().options[1]!.points_at}"]`))
  await page.comes(() => expect(words(page.one('.puzzle [role=status] h2'))).toBe('Not the best choice. Better: Pass'))
  expect(words(page.one('.puzzle [role=status] h3 + p'))).toBe('Player 2 can do nothing about it.')
  expect(page.server.posted).toEqual([{ what: 'POST /api/puzzles/king_is_dead/one', body: { choice: puzzle().options[1]!.choice } }])
  expect(page.all<HTMLAnchorElement>('.puzzle .ways a')[0]!.getAttribute('href')).toBe('/puzzle/king_is_dead/two')
})

test('a puzzle of points asks for the lead at the next count, and says how many points a choice is worth', async () => {
  const page = await visit('/puzzle/king_is_dead', { 'GET /api/puzzles/king_is_dead/today': { ...puzzle(), count: 5 }, 'POST /api/puzzles/king_is_dead/one': { ...ANSWER, ahead: 26, exact: false } })
  await page.appears('.puzzle .list button')
  expect(words(page.one('.puzzle .head p'))).toContain('furthest ahead when points are next counted, in turn 5')
  await page.click(page.one(`.puzzle .hand [data-thing="${puzzle().options[1]!.points_at}"]`))
  await page.comes(() => expect(words(page.one('.puzzle [role=status] h2 + p'))).toContain('By the count of turn 5 it is worth 2.6 points more than your choice'))
})

test('what one has learnt is told game by game, in both languages', async () => {
  const learnt: Learnt = {
    games: [{ game: 'king_is_dead', lessons: 1, lessons_of: 1, puzzles: 2, puzzles_tried: 3, puzzles_of: 30, beaten: ['easy'], deeds: ['invasion'], deeds_of: ['invasion', 'card_kept', 'fewer_followers'] }],
  }
  for (const [language, done] of [['en', 'Win when the French invade done'], ['fr', 'Gagner lorsque les Français envahissent le pays accompli']] as const) {
    const page = await visit('/learnt', { 'GET /api/learnt': learnt }, language)
    await page.appears('section li')
    expect(page.all('section li')).toHaveLength(3)
    expect(words(page.all('section li')[0]!)).toContain(done)
    expect(await page.barriers(page.one('section'))).toEqual([])
    await page.leave()
  }
})
