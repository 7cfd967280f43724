// A table of The King is Dead: what cannot be chosen says why, the log points, and words reach whom they are for.
import { expect, test, vi } from 'vitest'
import type { Position, Sentence, TableInfo, TableLine } from '../src/messages'
import { Line } from './support/line'
import { openPage, openTable, words, type Page } from './support/page'

const prompt = (page: Page) => page.one('.asked')
const answer = (page: Page) => page.one('.answer p')
const link = (element: Element) => element.querySelector('a')!.getAttribute('href')

test('what cannot be chosen says why with its rule', async () => {
  const page = await openTable('king/why')
  expect(link(prompt(page))).toBe('/rules/king_is_dead#4.1')
  await page.click(page.all('path.plain')[0]!)
  expect(words(answer(page))).toContain('Play a card first')
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

test('one line says what wins and how everybody stands to it; the rules in a nutshell open in place', async () => {
  const page = await openTable('king/assemble')
  expect(words(page.one('.goal .aim'))).toBe('Crown: most followers of the strongest faction wins · Invasion (0 of 3): most sets wins')
  expect(page.all('.goal li').map(words)).toEqual(['IBede: 0 sets', 'IIAda: 0 sets'])
  await page.click(page.button('In a nutshell'))
  expect(words(page.sheet)).toContain('Eight cards are all you have')
  expect(await page.barriers(page.sheet)).toEqual([])
})

test('pointing at the log shows the place, and so does a tap, until the next one', async () => {
  const page = await openTable('king/assemble')
  await page.click(page.roles('button', 'Play Assemble')[0]!)
  expect(words(prompt(page))).toContain('Choose a region')
  await page.click(page.button('Moray'))
  expect(page.all('path.pointed')).toHaveLength(0)
  const line = page.all('[role=log] li button').find((one) => words(one).includes('joins Moray'))!
  await page.user.hover(line)
  await page.settled()
  expect(page.all('path.pointed')).toHaveLength(1)
  await page.user.unhover(line)
  await page.settled()
  expect(page.all('path.pointed')).toHaveLength(0)
  const tap = async () => {
    await page.user.pointer([{ keys: '[TouchA]', target: line }])
    await page.settled()
  }
  await tap()
  expect(page.all('path.pointed')).toHaveLength(1)
  await tap()
  expect(page.all('path.pointed')).toHaveLength(0)
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
  expect(readers(page)).toEqual(['To everyone', 'Bede'])
})

test('nobody speaks to a team whose other seat is a computer', async () => {
  const page = await openTable('king/chat-without-partner', { language: 'fr' })
  expect(chat(page)).toEqual(['I Ada (en privé) spare Essex'])
  expect(readers(page)).toEqual(['À tous', 'Ada', 'Cyneburg'])
})

/** A page in front of a frame that may still be changed; it goes to its table when it is told to. */
async function before(name: string, circumstances: Parameters<typeof openPage>[2] = {}): Promise<{ page: Page; enter: () => Promise<void> }> {
  const page = await openPage('/about', name, circumstances)
  const enter = async () => {
    history.pushState(null, '', `/table/${name.split('/').at(-1)}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await page.seesGame()
  }
  return { page, enter }
}

/** A game with nobody else in it, and two points to go back to, which come when they are let. */
async function openAlone(): Promise<{ page: Page; letPointsCome: () => void }> {
  const { page, enter } = await before('king/turns')
  const { requests, talk } = page.server.frame
  const tables = talk.flatMap(({ hear }) => hear).flatMap((one) => ('table' in one ? [one.table as TableInfo] : []))
  for (const info of [(requests['GET /api/tables/turns'] as TableLine).table, ...tables]) info.alone = true
  let letPointsCome = () => {}
  const { asked } = talk.flatMap(({ hear }) => hear).find((one): one is Position => one.type === 'Position')!
  const points = [0, 4].map((to) => ({ to, seat: 0, heading: null, asked }))
  const fetch = page.server.fetch
  vi.stubGlobal('fetch', (path: string, request?: RequestInit) =>
    path.endsWith('/points') ? new Promise((come) => (letPointsCome = () => come(Response.json({ points })))) : fetch(path, request),
  )
  await enter()
  return { page, letPointsCome: () => letPointsCome() }
}

test('alone, one goes back; the sheet lies there when it is known where to, and a click on its last button goes', async () => {
  const { page, letPointsCome } = await openAlone()
  await page.click(page.button(/Go back/))
  expect(page.all('dialog button')).toHaveLength(0) // nothing that somebody in a hurry could click instead
  letPointsCome()
  await page.appears('dialog li')
  await page.click(page.all('dialog button').at(-1)!)
  expect(page.all('dialog')).toHaveLength(0)
  expect(page.server.sent).toEqual([expect.objectContaining({ type: 'GoBack', seat: 1, to: 0, seq: page.server.position!.seq })])
})

test('nobody goes back while a decision is on its way: it would be lost', async () => {
  const { page, letPointsCome } = await openAlone()
  page.server.frame.talk.length = 0 // from now on nothing is answered
  await page.click(page.button('Pass'))
  await page.click(page.button(/Go back/))
  letPointsCome()
  await page.appears('dialog li')
  expect(page.all<HTMLButtonElement>('dialog li button').map(({ disabled }) => disabled)).toEqual([true, true])
})

/** Let time pass for the page; nothing else waits. */
async function after(page: Page, milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds)
  await page.settled()
}
const stopTheClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })

test('the only choice is taken by itself, at the pace of a person, and not under a sheet that is being read', async () => {
  const { page, enter } = await before('king/turns', { kept: { 'bretwalda-preferences': { language: 'en', forced: true, pace: 'none' } } })
  const positions = page.server.frame.talk.flatMap(({ hear }) => hear).filter((one): one is Position => one.type === 'Position')
  positions[0]!.options = positions[0]!.options.filter(({ notation }) => notation === 'pass') // an empty hand
  await enter()
  try {
    stopTheClock()
    await page.press('?') // the list of keys
    expect(words(prompt(page))).toContain('There is only one choice')
    await after(page, 60_000)
    expect(page.server.decided).toEqual([])
    await page.press('{Escape}')
    await after(page, 1_000)
    expect(page.server.decided).toEqual([]) // nobody learns from the time that there was no other
    await after(page, 20_000)
    expect(page.server.decided).toEqual(['pass'])
  } finally {
    vi.useRealTimers()
  }
})

test('a standing order is chosen in a sheet, followed at the pace of a person, and can be ended', async () => {
  const page = await openTable('king/turns')
  try {
    stopTheClock()
    await page.click(page.button('Pass until…'))
    expect(page.all('.orders button', page.sheet)).toHaveLength(2)
    await page.click(page.all('.orders button', page.sheet)[0]!)
    expect(page.all('dialog')).toHaveLength(0)
    await page.click(page.button('Stop passing'))
    await after(page, 60_000)
    expect(page.server.decided).toEqual([])
    await page.click(page.button('Pass until…'))
    await page.click(page.all('.orders button', page.sheet)[0]!)
    await after(page, 1_000)
    expect(page.server.decided).toEqual([])
    await after(page, 20_000)
    expect(page.server.decided).toEqual(['pass'])
  } finally {
    vi.useRealTimers()
  }
})

const touching = (kind: string) => Object.assign(new MouseEvent(kind, { bubbles: true, cancelable: true }), { pointerType: 'touch' })

test('a finger reads a card before it plays it, and a hint before a button does anything', async () => {
  const page = await openTable('king/assemble')
  const card = page.roles('button', 'Play Assemble')[0]!
  const tap = async () => {
    card.dispatchEvent(touching('click'))
    await page.settled()
  }
  await tap()
  expect(page.server.decided).toEqual([])
  expect(words(page.one('#king-effect'))).toContain('Assemble.')
  await tap()
  expect(page.server.decided).toEqual(['play assemble'])

  const undo = page.button('Undo')
  try {
    stopTheClock()
    undo.dispatchEvent(touching('pointerdown'))
    await after(page, 500)
    expect(words(page.one('.hint p'))).toBe(undo.title)
    undo.dispatchEvent(touching('pointerup'))
    undo.dispatchEvent(touching('click')) // the finger is lifted: that means nothing
    await page.settled()
  } finally {
    vi.useRealTimers()
  }
  expect(page.server.sent.map(({ type }) => type)).toEqual(['Decide'])
})

test('the arrow keys begin in the hand, and not at what ends a turn', async () => {
  const page = await openTable('king/turns')
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList) // everything is in sight
  expect(document.activeElement).toBe(document.body)
  await page.press('{ArrowDown}')
  expect(document.activeElement!.getAttribute('aria-label')).toMatch(/^Play /)
})

test('what others do waits, goes on step by step, and is skipped with a digest', async () => {
  const page = await openTable('king/turns', { kept: { 'bretwalda-preferences': { language: 'en', forced: false, pace: 'slow' } } })
  await page.click(page.button('Pass'))
  const mine = page.server.position!
  const passed = (seat: number) => ({ key: 'event-passed', args: [{ name: 'seat', kind: 'seat', value: seat, parts: [] }] })
  const played = { key: 'event-played', args: [{ name: 'seat', kind: 'seat', value: 0, parts: [] }, { name: 'card', kind: 'card', value: 3, parts: [] }] }
  const log = mine.log + mine.news.length
  const say = (k: number, news: Sentence[], more: Partial<Position> = {}) =>
    Line.all.at(-1)!.say({ ...mine, seq: mine.seq + k, log: log + k - 1, news, ...more })
  say(1, [passed(0)])
  say(2, [played])
  await page.settled()
  const shown = () => Number(page.one('[data-seq]').dataset.seq) - mine.seq
  expect(shown()).toBe(0) // one's own move is in sight
  await page.press('p') // from here on nothing goes on by itself, however long it takes to look
  expect(await page.barriers(page.one('.follow'))).toEqual([])
  await page.click(page.button(/^Next step: 2 actions/))
  expect(shown()).toBe(1)
  await page.click(page.button('Pace: slow'))
  expect(JSON.parse(localStorage.getItem('bretwalda-preferences')!)).toMatchObject({ pace: 'normal' })
  expect(shown()).toBe(1) // it still waits
  await page.press('s')
  expect(shown()).toBe(2)
  say(3, [passed(0)], { options: [{ choice: 0, notation: 'pass', points_at: 'button:pass' }], waiting: [1] })
  await page.settled()
  expect(shown()).toBe(3)
  const digest = page.role('region', 'Meanwhile')
  expect(page.all('li', digest).map(words)).toEqual(['Bede passes.', 'Bede plays Assemble.', 'Bede passes.'])
  expect(words(page.all('.owner', digest)[0]!)).toContain('Bede')
  await page.click(page.button('Close', digest))
  expect(page.roles('region', 'Meanwhile')).toEqual([])
})
