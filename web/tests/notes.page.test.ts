// Notes and chapters beside a game that is looked at again: write, find, share, and read what others wrote.
import { expect, test } from 'vitest'
import type { Note, Notes, PlacedNote } from '../src/messages'
import { worded } from '../src/replay/beside.svelte'
import { openPage, words, type Page } from './support/page'

const DOOR = '/api/replays/tables/over/notes'
const note = (step: number, title: Note['title'], text: Note['text'] = {}): PlacedNote => ({ step, note: { viewpoint: '1', step, title, text } })
const CHAPTER = note(4, { en: 'The ring', fr: 'L’anneau' }, { en: 'Look who has it.' })
const REMARK = note(6, {}, { fr: 'Pourquoi ?' })
const written = (notes: PlacedNote[], more: Partial<Notes> = {}): Notes => ({ notes, author: null, link: null, can_share: true, ...more })

async function replayWith(requests: Record<string, unknown>, path = '/replay/over/2', circumstances: Parameters<typeof openPage>[2] = {}): Promise<Page> {
  const page = await openPage('/about', 'replay/over', circumstances)
  Object.assign(page.server.frame.requests, requests)
  history.pushState(null, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
  await page.appears('[data-step]')
  await page.settled()
  return page
}
const mine = (notes: PlacedNote[], more: Partial<Notes> = {}) => ({ [`GET ${DOOR}?seat=1`]: written(notes, more) })

test('a chapter is marked on the line, and its note is shown at its moment', async () => {
  const page = await replayWith(mine([CHAPTER, REMARK]))
  expect(page.one('.chapter').getAttribute('data-marks')).toBe('1') // a note without a title is none
  expect(page.all('aside')).toHaveLength(0)
  await page.click(page.button('Notes'))
  expect(page.all('dialog li').map(words)).toEqual(['4 · The ring', '6 · Pourquoi ?'])
  await page.click(page.button('4 · The ring'))
  await page.comes(() => expect(words(page.one('aside'))).toBe('The ring Look who has it.'))
  expect(page.all('dialog')).toHaveLength(0)
})

test('one writes at the moment that is shown, in both languages', async () => {
  const page = await replayWith({ ...mine([]), [`POST ${DOOR}`]: written([note(2, { en: 'Here' })]) })
  await page.click(page.button('Notes'))
  const [english, french] = page.all('dialog fieldset')
  expect([words(english!.querySelector('legend')!), words(french!.querySelector('legend')!)]).toEqual(['English', 'Français'])
  await page.user.type(page.role('textbox', 'Title', english), 'Here')
  await page.user.type(page.role('textbox', 'Note', french), 'Ici')
  await page.click(page.button('Save'))
  const body = { viewpoint: '1', step: 2, title: { en: 'Here', fr: '' }, text: { en: '', fr: 'Ici' } }
  expect(page.server.posted).toMatchObject([{ what: `POST ${DOOR}`, body }])
  await page.comes(() => expect(words(page.one('aside'))).toBe('Here'))
})

test('what was written can be changed and taken away', async () => {
  const page = await replayWith({ ...mine([CHAPTER]), [`POST ${DOOR}`]: written([]) }, '/replay/over/4')
  await page.click(page.button('Notes'))
  expect((page.role('textbox', 'Title', page.all('dialog fieldset')[1]) as HTMLInputElement).value).toBe('L’anneau')
  await page.click(page.button('Remove this note'))
  await page.comes(() => expect(page.all('aside')).toHaveLength(0))
  expect(page.server.posted.at(-1)!.body).toMatchObject({ step: 4, title: { en: '', fr: '' }, text: { en: '', fr: '' } })
})

test('a refusal is said, and nothing that was written is lost', async () => {
  const refused = { type: 'Refused', key: 'refused-notes', details: { most: '200', characters: '60000' } }
  const page = await replayWith({ ...mine([]), [`POST ${DOOR}`]: refused })
  await page.click(page.button('Notes'))
  await page.user.type(page.role('textbox', 'Title', page.all('dialog fieldset')[0]), 'Here')
  await page.click(page.button('Save'))
  await page.comes(() => expect(words(page.one('dialog [role=alert]'))).toContain('200'))
  expect((page.role('textbox', 'Title', page.all('dialog fieldset')[0]) as HTMLInputElement).value).toBe('Here')
})

test('notes are shared by a link to the moment, and no longer', async () => {
  const page = await replayWith({ ...mine([CHAPTER]), [`POST ${DOOR}/share?seat=1`]: written([CHAPTER], { link: 'abc' }) })
  await page.click(page.button('Notes'))
  await page.click(page.button('Let others read my notes'))
  await page.comes(() => expect(page.one<HTMLInputElement>('dialog input[readonly]').value).toContain('/replay/over/2?seat=1&notes=abc'))
  expect(page.button('Stop sharing')).toBeDefined()
  expect(page.role('link', 'Download the notes').getAttribute('href')).toBe(`${DOOR}/file`)
})

test('a game that still has secrets offers no sharing', async () => {
  const page = await replayWith(mine([CHAPTER], { can_share: false }))
  await page.click(page.button('Notes'))
  expect(page.roles('button', 'Let others read my notes')).toEqual([])
})

test('whoever has the link reads the author’s notes in their language, without being told what is to come', async () => {
  const shared = { [`GET ${DOOR}?seat=1&by=abc`]: written([CHAPTER, REMARK], { author: 'Bede', can_share: false }) }
  const page = await replayWith(shared, '/replay/over/4?notes=abc', { language: 'fr' })
  await page.comes(() => expect(words(page.one('aside'))).toContain('L’anneau'))
  expect(page.one('aside p').lang).toBe('en') // where its author wrote one language only
  expect(page.one('aside').getAttribute('aria-label')).toBe('Notes\u202f: Bede')
  await page.click(page.button('Notes'))
  expect(page.all('dialog li').map(words)).toEqual(['4 · L’anneau'])
  expect(page.all('dialog form')).toHaveLength(0)
})

test('notes beside a save are shared by a link that shows the game, too', async () => {
  const door = '/api/replays/saves/kept'
  const page = await replayWith({}, '/replay/over/2')
  const { requests } = page.server.frame
  const replay = Object.assign({}, requests['GET /api/replays/tables/over'], { kind: 'saves', id: 'kept' })
  const frames = Object.entries(requests).filter(([what]) => what.includes('/frames?')).map(([what, answer]) => [what.replace('tables/over', 'saves/kept'), answer])
  Object.assign(requests, Object.fromEntries(frames), { [`GET ${door}`]: replay, [`GET ${door}/notes?seat=1`]: written([CHAPTER]), [`POST ${door}/notes/share?seat=1`]: written([CHAPTER], { link: 'abc' }) })
  history.pushState(null, '', '/replay/saves/kept/2')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await page.comes(() => expect(location.pathname).toBe('/replay/saves/kept/2'))
  await page.comes(() => expect(page.one('.chapter').getAttribute('data-marks')).toBe('1'))
  await page.click(page.button('Notes'))
  expect(words(page.one('dialog'))).toContain('Anyone with the link can also view the saved game.')
  await page.click(page.button('Let others read my notes'))
  await page.comes(() => expect(page.one<HTMLInputElement>('dialog input[readonly]').value).toContain('/replay/shared/abc/2?seat=1'))
})

test('a link that shows nothing any more says so', async () => {
  const page = await replayWith({ [`GET ${DOOR}?seat=1&by=gone`]: { type: 'Refused', key: 'refused-no-notes', details: {} } }, '/replay/over/4?notes=gone')
  await page.comes(() => expect(words(page.one('.foot'))).toContain('There are no notes at this link.'))
})

test('notes can be read and written without seeing, on a phone, in French', async () => {
  const page = await replayWith(mine([CHAPTER]), '/replay/over/4', { language: 'fr', phone: true })
  await page.click(page.button('Notes'))
  expect(await page.barriers(page.one('dialog'))).toEqual([])
})

test('words are given in the other language where there are none in the reader’s', () => {
  expect(worded({ en: 'a', fr: 'b' }, 'fr')).toEqual({ text: 'b', language: 'fr' })
  expect(worded({ en: 'a' }, 'fr')).toEqual({ text: 'a', language: 'en' })
  expect(worded({}, 'fr')).toEqual({ text: '', language: 'fr' })
})
