// A game looked at again: steps, keys, lines that lead to their moments, other eyes, the end, and what others did.
import { expect, test } from 'vitest'
import { openPage, openTable, words, type Page } from './support/page'

const LAST = 10

const step = (page: Page) => Number(page.one('[data-step]').dataset.step)
const reaches = (page: Page, wanted: number) => page.comes(() => expect(step(page)).toBe(wanted))
const told = (page: Page) => page.all('[role=log] [data-line]').map(words)

async function openReplay(path = '/replay/over', circumstances: Parameters<typeof openPage>[2] = {}, name = 'replay/over'): Promise<Page> {
  const page = await openPage(path, name, circumstances)
  await page.appears('[data-step]')
  return page
}

test('one steps through a game by buttons and keys, and nothing is told in advance', async () => {
  const page = await openReplay()
  expect(step(page)).toBe(0)
  expect(told(page)).toEqual([])
  await page.click(page.button('Forward'))
  await reaches(page, 1)
  await page.comes(() => expect(told(page)).toHaveLength(1)) // the log follows the board
  await page.press('{ArrowRight}{ArrowRight}')
  await reaches(page, 3)
  await page.press('{ArrowLeft}')
  await reaches(page, 2)
  await page.comes(() => expect(page.all('[data-line].later')).toHaveLength(1))
  expect(told(page)).toHaveLength(3) // what has been seen already stays, as what is to come
  await page.press('{Home}')
  await reaches(page, 0)
  expect(page.button('Back').disabled).toBe(true)
  await page.press('{End}')
  await reaches(page, LAST)
  expect(page.button('Forward').disabled).toBe(true)
})

test('the keys go on stepping after the slider or a list was used', async () => {
  const page = await openReplay()
  const by = page.role('combobox', 'Step by') as HTMLSelectElement
  await page.user.selectOptions(by, 'move')
  by.focus()
  await page.press('{ArrowRight}')
  await page.comes(() => expect(step(page)).toBeGreaterThan(0))
  expect(by.value).toBe('move')
  page.role('slider', 'Step of the game').focus()
  await page.press('{End}')
  await reaches(page, LAST)
  await page.press('{ArrowLeft}')
  await page.comes(() => expect(step(page)).toBeLessThan(LAST))
  await page.press('{Home}')
  await reaches(page, 0)
  await page.press(' ')
  await page.comes(() => expect(step(page)).toBeGreaterThan(0)) // it plays
  await page.press(' ')
  expect(page.button('Play')).toBeDefined()
})

test('in a game that goes on nothing is hidden that one knows already; what is hidden of one that is over is shown on demand', async () => {
  const over = await openReplay()
  expect(over.all('.marks path')).toHaveLength(0)
  expect(over.roles('button', 'Show the result')).toHaveLength(0)
  await over.click(over.button('More…'))
  await over.click(over.role('checkbox', /Show what is to come/))
  await over.press('{Escape}')
  await over.comes(() => expect(told(over).length).toBeGreaterThan(0))
  expect(step(over)).toBe(0)
  await over.click(over.button('Show the result'))
  expect(words(await over.appears('dialog .steps'))).toMatch(/wins|shared/)
  const played = await openReplay('/replay/played?seat=1', {}, 'replay/played')
  await played.press('{Home}')
  await played.comes(() => expect(played.all('[data-line].later').length).toBeGreaterThan(0))
  await played.click(played.button('More…'))
  expect(played.roles('checkbox')).toHaveLength(0)
})

test('a link through eyes that are closed to the reader leads to what they know themselves', async () => {
  const page = await openPage('/about', 'replay/over')
  const { requests } = page.server.frame
  requests['GET /api/replays/tables/over?seat=2'] = { type: 'Refused', key: 'refused-viewpoint-closed', details: {} }
  history.pushState(null, '', '/replay/over/3?seat=2')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await page.appears('[data-step]')
  expect(words(page.one('[role=alert]'))).toContain('only from your own seat')
  await page.press('{ArrowRight}')
  await reaches(page, 4)
  expect(words(page.one('[role=alert]'))).toBe('')
  await page.comes(() => expect(location.search).toBe('?seat=1'))
})

test('the slider says where one is, and leads anywhere', async () => {
  const page = await openReplay()
  const slider = page.role('slider', 'Step of the game') as HTMLInputElement
  expect([slider.min, slider.max]).toEqual(['0', String(LAST)])
  slider.value = '6'
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  await reaches(page, 6)
  expect(slider.getAttribute('aria-valuetext')).toBe('Step 6 of 10')
})

test('a line of the log leads to its moment', async () => {
  const page = await openReplay('/replay/over/5')
  expect(told(page)).toHaveLength(5)
  await page.click(page.all('[data-line]')[2]!)
  await reaches(page, 3)
  await page.comes(() => expect(page.one('[aria-current=step]').dataset.line).toBe('2'))
  await page.press('{ArrowRight}')
  await reaches(page, 4)
  await page.click(page.all('[data-line]')[2]!)
  await reaches(page, 3) // however often it is chosen
})

test('so do headings, names and battles, each beside what opens it', async () => {
  const page = await openReplay('/replay/played?seat=1', {}, 'replay/played')
  await page.press('{End}')
  const last = step(page)
  const [lead] = page.all('[role=log] .lead')
  expect(lead!.getAttribute('aria-label')).toMatch(/^Go to this moment: ./)
  await page.click(lead!)
  await page.comes(() => expect(step(page)).toBeLessThan(last))
})

test('how it ended is told to whoever asks', async () => {
  const page = await openReplay()
  expect(page.roles('button', 'Show the result')).toHaveLength(0)
  await page.press('{End}')
  await reaches(page, LAST)
  expect(page.all('.reckoning')).toHaveLength(0)
  await page.click(page.button('Show the result'))
  expect(words(await page.appears('dialog .steps'))).toMatch(/wins|shared/)
})

test('it plays by itself, and stops when it is told to', async () => {
  const page = await openReplay()
  await page.press(' ')
  await page.comes(() => expect(step(page)).toBeGreaterThan(0))
  await page.press(' ')
  const stopped = step(page)
  expect(page.button('Play')).toBeDefined()
  await new Promise((done) => setTimeout(done, 60))
  expect(step(page)).toBe(stopped)
})

test('other eyes see the same moment otherwise', async () => {
  const page = await openReplay('/replay/over/2')
  const eyes = page.role('combobox', 'Point of view') as HTMLSelectElement
  const rings = () => page.all('.place .piece').map(words).filter((piece) => piece.includes('Ring')).length
  expect([eyes.value, rings()]).toEqual(['1', 1])
  await page.user.selectOptions(eyes, '0')
  await page.comes(() => expect(rings()).toBe(0))
  expect(step(page)).toBe(2)
  expect(page.roles('tab').map(words)).toEqual(['Log', 'Players'])
  await page.user.selectOptions(page.role('combobox', 'Point of view'), 'all')
  await page.comes(() => expect(page.roles('tab')).toHaveLength(3))
  await page.click(page.role('tab', 'Hand'))
  expect(page.all('[role=tabpanel] .owner').map(words)).toEqual(['Hand of Ada', 'Hand of Bede'])
  expect(page.all('[role=tabpanel] .card')).toHaveLength(2)
})

test('every moment has an address, and can be kept, shared and played on from', async () => {
  const page = await openReplay('/replay/over/2')
  await page.press('{ArrowRight}')
  await page.comes(() => expect(location.pathname + location.search).toBe('/replay/over/3?seat=1'))
  await page.click(page.button('More…'))
  const links = page.all<HTMLAnchorElement>('dialog a').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/table/over',
    '/api/tables/over/file',
    '/api/replays/tables/over/story?seat=1&language=en',
    '/api/replays/tables/over/story?seat=1&language=fr',
    '/api/replays/tables/over/film?seat=1&language=en',
  ])
  expect(page.one<HTMLInputElement>('dialog input[type=text]').value).toBe(`${location.origin}/replay/over/3?seat=1&lang=en`)
  await page.press('{Escape}')
  await page.click(page.button('Play from here'))
  expect(words(page.sheet)).toContain('what was hidden is redealt')
})

test('it can be used without seeing or pointing, on a phone, in French', async () => {
  const page = await openReplay('/replay/over/4', { language: 'fr', phone: true })
  expect(await page.barriers(page.one('main'))).toEqual([])
  await page.click(page.role('tab', 'Joueurs'))
  expect(await page.barriers(page.one('main'))).toEqual([])
  expect(words(page.one('h1.unseen'))).toContain('Revoir')
})

test('what cannot be looked at says why', async () => {
  const page = await openPage('/replay/missing', 'replay/refused')
  expect(words(await page.appears('.lost'))).toContain('There is no such table')
})

test('since your last turn: what the others did, then the present', async () => {
  const page = await openTable('replay/played')
  await page.click(page.button('Since your last turn'))
  await page.appears('[data-step]')
  expect(words(page.one('h1.unseen'))).toBe('Since your last turn')
  expect(told(page).length).toBeGreaterThan(0)
  await page.seesGame() // by itself, a moment later
  expect(page.all('[data-step]')).toHaveLength(0)
})

test('where nobody has done anything since, it says so', async () => {
  const page = await openTable('replay/played')
  const replay = page.server.frame.requests['GET /api/replays/tables/played?seat=1'] as { movers: number[] }
  replay.movers = replay.movers.map((mover, k) => (k === replay.movers.length - 1 ? 0 : mover))
  await page.click(page.button('Since your last turn'))
  expect(words(await page.appears('.said [role=alert] p'))).toBe('Nobody else has done anything since your last decision.')
  expect(page.all('[data-step]')).toHaveLength(0)
})

test('whoever comes back after a while is shown it at once, and may go to the present at any time', async () => {
  const page = await openPage('/table/played', 'replay/played', { kept: { 'bretwalda-seen-played': { seq: 1, at: 0 } } })
  await page.appears('[data-step]')
  await page.click(page.button('To the present'))
  await page.seesGame()
})
