// Great events are told beside the board, to everybody and as much as a person likes; and a word on health before the first game.
import { expect, test } from 'vitest'
import type { Sentence } from '../src/messages'
import { happening as ofKingdoms } from '../src/games/barbarian_kingdoms/events'
import { KINGDOM_IDS } from '../src/games/barbarian_kingdoms/kingdoms'
import { happening as ofBritannia } from '../src/games/britannia/events'
import { FACTS } from '../src/games/britannia/facts'
import { happening as ofKing } from '../src/games/king_is_dead/events'
import { happening as ofRex } from '../src/games/rex_britannorum/events'
import { Line } from './support/line'
import { openTable, words, type Page } from './support/page'

const LARGEST = 12_000 // bytes of a picture
const invasion: Sentence = { key: 'event-invasion', args: [] }

/** The server tells of something. */
async function hear(page: Page, ...news: Sentence[]) {
  const position = page.server.position!
  const next = { ...position, seq: position.seq + 1, first: position.log, log: position.log + news.length, news }
  page.server.position = next
  Line.all.at(-1)!.say(next)
  await page.settled()
}
const likes = (events: string) => ({ kept: { 'bretwalda-preferences': { language: 'en', forced: false, pace: 'none', events } } })

test('a great event is told once, with a picture and two sentences, and put away', async () => {
  const page = await openTable('king/why')
  expect(page.all('.event')).toHaveLength(0)
  await hear(page, invasion)
  const told = page.one('.event')
  expect(words(told)).toMatch(/^The French land .+\..+\.$/)
  expect(told.querySelectorAll('svg.engraving path').length).toBeGreaterThan(20)
  await page.click(page.button('Close', told))
  expect(page.all('.event')).toHaveLength(0)
  await hear(page, invasion)
  expect(page.all('.event')).toHaveLength(0)
})

test('whoever likes it short is shown the picture, and whoever does not like it nothing', async () => {
  const brief = await openTable('king/why', likes('brief'))
  await hear(brief, invasion)
  expect(words(brief.one('.event'))).toBe('The French land')
  const none = await openTable('king/why', likes('none'))
  await hear(none, invasion)
  expect(none.all('.event')).toHaveLength(0)
})

test('before the first game stands a word on health that names photosensitive epilepsy', async () => {
  const page = await openTable('king/why')
  expect(page.all('[aria-label="Before you play"]')).toHaveLength(0) // it has been read
  localStorage.removeItem('bretwalda-health')
  await page.load()
  const notice = await page.appears('[aria-label="Before you play"]')
  expect(words(notice)).toContain('photosensitive epilepsy')
  await page.click(page.button('Got it', notice))
  expect(page.all('[aria-label="Before you play"]')).toHaveLength(0)
  await page.load()
  await page.seesGame()
  expect(page.all('[aria-label="Before you play"]')).toHaveLength(0)
})

test('every great event has a picture that is light', () => {
  const came = (id: string): Sentence => ({ key: 'event-leader_came', args: [{ name: 'leader', kind: 'leader', value: FACTS.leader.findIndex((one) => one.id === id) }] })
  const fell: Sentence = { key: 'event-king_fell', args: [] }
  const left: Sentence = { key: 'event-token_removed', args: [{ name: 'kingdom', kind: 'kingdom', value: 0 }] }
  const realm = (provinces: number) => ({ kingdoms: [{ id: KINGDOM_IDS[0], provinces }] }) as never
  const told = [
    ...['boudicca', 'arthur', 'ivar_halfdan', 'alfred', 'cnut', 'william'].map((id) => ofBritannia(came(id))), ofBritannia({ key: 'event-rome_departs', args: [] }),
    ofKing(invasion), ofKing({ key: 'event-coronation' }),
    ...['reinforced', 'vacant', 'crowned'].map((key) => ofRex({ key: `event-${key}` })),
    ofKingdoms(fell, realm(1)), ofKingdoms(left, realm(0)),
  ]
  expect(told).not.toContain(undefined)
  for (const event of told) expect(event!.picture.markup.length, event!.id).toBeLessThanOrEqual(LARGEST)
  expect(ofBritannia(came('offa'))).toBeUndefined()
  expect(ofKingdoms(left, realm(2))).toBeUndefined() // there is land left
})
