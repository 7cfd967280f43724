// People who are away, and people who misbehave: notices under Preferences, the admin page.
import { expect, test } from 'vitest'
import { openPage, words, type Page } from './support/page'

const answer = (page: Page, requests: Record<string, unknown>) => Object.assign(page.server.frame.requests, requests)
const info = (channels: object[]) => ({ push: null, mail: true, webhooks: true, channels })
const mail = { id: 'm1', kind: 'mail', target: 'edith@example.org', confirmed: false, secret: null }

test('an e-mail address is confirmed by its code, and then it can be said of what one is told', async () => {
  const page = await openPage('/')
  answer(page, { 'GET /api/notices': info([]), 'POST /api/notices/mail': info([mail]), 'POST /api/notices/m1/confirm': info([{ ...mail, confirmed: true }]) })
  await page.click(page.role('link', 'Preferences'))
  await page.user.type(await page.appears('[type=email]'), 'edith@example.org')
  await page.click(page.button('Send a code'))
  await page.user.type(page.one('[autocomplete=one-time-code]'), '12345678')
  await page.click(page.button('Confirm'))
  expect(page.server.posted).toMatchObject([
    { what: 'POST /api/notices/mail', body: { address: 'edith@example.org' } },
    { what: 'POST /api/notices/m1/confirm', body: { code: '12345678' } },
  ])
  const told = page.role('group', 'A game has ended')
  await page.click(page.role('radio', /^no$/i, told))
  expect(JSON.parse(localStorage.getItem('bretwalda-preferences')!)).toMatchObject({ tell_ended: false, tell_turn: true })
  expect(await page.barriers(page.one('main section:has([type=email])'))).toEqual([])
})

const person = { id: 'p1', name: 'Harald', sanctions: { mute: null, ban: null, rename: null } }
const line = { name: 'Harald', text: 'unkind words', at: 1, whispered: true, by: 'accused' }
const report = { id: 'r1', accused: person, reporter: 'Edith', game: 'king_is_dead', kind: 'abuse', words: 'again', lines: [line], at: 1, closed: null }

test('behind its key the admin page shows reports with what was said, and takes decisions with a reason', async () => {
  const page = await openPage('/')
  answer(page, {
    'GET /api/admin': { type: 'Refused', key: 'refused-admin', details: {} },
    'POST /api/admin/enter': { until: 1, reports: 1 },
    'GET /api/admin/reports': { reports: [report] },
    'POST /api/admin/people/p1': person,
  })
  history.pushState(null, '', '/admin')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await page.user.type(await page.appears('[type=password]'), 'a key of some length')
  await page.click(page.button('Enter'))
  const shown = await page.appears('li h2')
  expect(words(shown)).toBe('Harald: insults or harassment')
  expect(words(page.one('.line'))).toBe('Harald (whispered) unkind words')
  await page.click(page.saying('summary', 'Restrict'))
  await page.click(page.role('radio', 'Ban'))
  await page.click(page.role('radio', 'until lifted'))
  await page.user.type(page.role('textbox', /Reason/), 'unkind')
  await page.click(page.button('Apply'))
  expect(page.server.posted.at(-1)).toEqual({ what: 'POST /api/admin/people/p1', body: { kind: 'ban', days: null, reason: 'unkind' } })
  expect(await page.barriers(page.one('main'))).toEqual([])
})
