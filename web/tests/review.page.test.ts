// A review of a finished game: asked for, waited for, stopped; its curve, turning points, luck and play.
import { expect, test, vi } from 'vitest'
import { api, Refusal } from '../src/live/api'
import type { Reviewed, ReviewState } from '../src/messages'
import { named, points, Reviewing, stepBefore } from '../src/review/reviewing.svelte'
import { openPage, words, type Page } from './support/page'

const DOOR = '/api/replays/tables/over/review'
const NOTHING: ReviewState = { doing: 'nothing', done: 0, yours: false, found: null }
const balance = { start: 500, luck: 40, play: -120, others: 80, end: 500, decisions: 4, mistakes: 1 }
const FOUND: Reviewed = {
  chances: Array.from({ length: 11 }, (_, k) => [500 + 20 * k, 500 - 20 * k]),
  turning_points: [
    { decision: 4, seat: 1, choice: { en: 'Row to Rum', fr: 'Ramer vers Rum' }, better: { en: 'Row to Eigg', fr: 'Ramer vers Eigg' }, change: -118, whose: 1, why: { en: ['{1} cannot follow.'], fr: ['{1} ne peut pas suivre.'] } },
    { decision: 7, seat: 0, choice: { en: 'Wait', fr: 'Attendre' }, better: null, change: 240, whose: 0, why: { en: [], fr: [] } },
  ],
  balances: [balance, { ...balance, luck: -40 }],
}
const DONE: ReviewState = { doing: 'done', done: 1, yours: false, found: FOUND }

async function replayWith(requests: Record<string, unknown>, path = '/replay/over/2', circumstances: Parameters<typeof openPage>[2] = {}): Promise<Page> {
  const page = await openPage('/about', 'replay/over', circumstances)
  Object.assign(page.server.frame.requests, { 'GET /api/replays/tables/over/notes?seat=1': { notes: [], author: null, link: null, can_share: true }, ...requests })
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await page.appears('[data-step]')
  await page.settled()
  return page
}

test('a review is begun, waited for and stopped', async () => {
  const working: ReviewState = { doing: 'working', done: 0.42, yours: true, found: null }
  const page = await replayWith({ [`GET ${DOOR}`]: NOTHING, [`POST ${DOOR}`]: working, [`POST ${DOOR}/stop`]: NOTHING })
  await page.click(page.button('Review'))
  await page.comes(() => page.button('Review this game'))
  await page.click(page.button('Review this game'))
  await page.comes(() => expect(words(page.one('dialog'))).toContain('being reviewed: 42%'))
  await page.click(page.button('Stop'))
  await page.comes(() => page.button('Review this game'))
  expect(page.server.posted.map(({ what }) => what)).toEqual([`POST ${DOOR}`, `POST ${DOOR}/stop`])
})

test('a review is waited for while the server is away, and no longer than it takes', async () => {
  vi.useFakeTimers()
  const working: ReviewState = { doing: 'working', done: 0.42, yours: true, found: null }
  const look = vi.spyOn(api, 'review').mockResolvedValueOnce(working).mockRejectedValueOnce(new Refusal('refused-no-server', {})).mockResolvedValueOnce(DONE)
  const reviewing = new Reviewing({ kind: 'tables', id: 'over' })
  await reviewing.look()
  await vi.advanceTimersByTimeAsync(1000)
  expect([reviewing.refused?.key, reviewing.state?.doing, reviewing.failed]).toEqual(['refused-no-server', 'working', false])
  await vi.advanceTimersByTimeAsync(1000)
  expect([reviewing.refused, reviewing.found]).toEqual([undefined, FOUND])
  await vi.advanceTimersByTimeAsync(5000)
  expect(look).toHaveBeenCalledTimes(3)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('turning points say what was better and why, and lead to their moments; the curve stays beside the slider', async () => {
  const page = await replayWith({ [`GET ${DOOR}`]: DONE })
  expect(page.all('svg.curve')).toHaveLength(0) // it tells what is to come
  await page.click(page.button('Review'))
  await page.appears('dialog .points')
  const [mistake, luck] = page.all('dialog .points > li').map(words)
  expect(mistake).toMatch(/Decision 5: .*Chosen: Row to Rum Better: Row to Eigg What was chosen lowered the chance of victory by 12 percentage points\. .* cannot follow\./)
  expect(mistake).not.toContain('{1}')
  expect(luck).toMatch(/Luck, in percentage points: \+24 for /)
  expect(page.all('dialog tbody tr:first-child td').map(words)).toEqual(['50%', '+4', '−12', '+8', '50%', '1 of 4'])
  expect(await page.barriers(page.one('dialog'))).toEqual([])
  await page.click(page.all<HTMLButtonElement>('dialog .points button')[0]!)
  await page.comes(() => expect(Number(page.one('[data-step]').dataset.step)).toBe(4))
  expect(page.all('dialog')).toHaveLength(0)
  expect(page.all('svg.curve polyline')).toHaveLength(2)
  expect(page.one('.chapter').getAttribute('data-marks')).toBe('2') // turning points are chapters
})

test('the end of a game leads to its review, in the language of the reader', async () => {
  const page = await replayWith({ [`GET ${DOOR}`]: DONE }, '/replay/over?review', { language: 'fr' })
  await page.appears('dialog .points')
  expect(words(page.one('dialog'))).toContain('Mieux : Ramer vers Eigg')
})

test('decisions become steps, changes points, and marks names', () => {
  expect(stepBefore({ first: 0, decisions: [0, 1, 4, 5] }, 3)).toBe(1)
  expect([points(124), points(-50), points(4)]).toEqual(['+12', '−5', '0'])
  expect(named('{2} hat {9}', ['Ada', 'Bede'])).toBe('Bede hat {9}')
})
