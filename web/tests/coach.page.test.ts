// Hints, and why a computer did something: asked by key and by click, told in both languages, taken, refused, put away.
import { expect, test, vi } from 'vitest'
import type { Explained, Option, Thinking } from '../src/messages'
import { Line } from './support/line'
import { openTable, words, type Page } from './support/page'

const FRAME = 'kingdoms/castling'
const number = (name: string, value: number) => ({ name, kind: 'number', value })
const tenths = (name: string, value: number) => ({ name, kind: 'tenths', value })

function explained(options: Option[], guessed = false): Explained {
  const [one, other] = options as [Option, Option]
  const gain = { text: { key: 'term-money', args: [tenths('this', 15), tenths('that', -20)] }, other: false }
  const more = { does: null, notes: [], worse: [] }
  return {
    type: 'Explained',
    seat: 0,
    level: 'easy',
    rule: '3.12',
    verdict: { key: 'explain-planned', args: [number('this', 41), number('that', 38)] },
    options: [
      { option: one, chance: 0.41, rival: other, better: [gain], plan: [{ seat: 0, option: other }], ...more },
      { option: other, chance: 0.38, rival: one, better: [], plan: [], ...more },
    ],
    guessed,
  }
}

/** Let the server answer questions for the coach; what it was asked. */
function coaching(page: Page, answer: Explained): { path: string; body: unknown }[] {
  const asked: { path: string; body: unknown }[] = []
  const thinking: Thinking = { type: 'Thinking', waiting: false, done: 0.5 }
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (!/\/(hint|why)/.test(path)) return page.server.fetch(path, request)
    asked.push({ path, body: JSON.parse(request!.body as string) })
    const lines = [thinking, answer].map((line) => `data: ${JSON.stringify(line)}\n\n`).join('')
    return new Response(lines, { headers: { 'Content-Type': 'text/event-stream' } })
  })
  return asked
}
/** A table whose host allows hints, with computers in the seats of the others. */
async function openHelped(circumstances: Parameters<typeof openTable>[1] = {}, frame = FRAME): Promise<Page> {
  const page = await openTable(frame, circumstances)
  const heard = page.server.frame.talk.flatMap(({ hear }) => hear)
  const welcome = heard.find((message) => message.type === 'Welcome')!
  const seats = heard.find((message) => message.type === 'Seats')!
  const computers = seats.seats.map((seat, k) => (seats.yours.includes(k) ? seat : { ...seat, kind: 'computer' as const, name: null, level: 'easy' }))
  const line = Line.all.at(-1)!
  line.say({ type: 'Changed', table: { ...welcome.table, hints: true }, host: true })
  line.say({ ...seats, seats: computers })
  await page.settled()
  return page
}
const panel = (page: Page) => page.one('section.coach')

test.each([
  ['en', false, '41% to win', 'tremis in the treasury: 1.5 rather than −2', 'Choose this'],
  ['fr', true, '41 % de chances de gagner', 'tremis au trésor : 1,5 plutôt que −2', 'Choisir ceci'],
] as const)('a hint is asked for with a key, read, thought about better, and taken (%s)', async (language, phone, chance, reason, take) => {
  const page = await openHelped({ language, phone })
  const options = page.server.position!.options
  const asked = coaching(page, explained(options))
  await page.press('h')
  await page.appears('section.coach .choice')
  expect(asked).toEqual([{ path: expect.stringMatching(/^\/api\/tables\/.*\/hint$/), body: { seq: page.server.position!.seq, seat: page.server.position!.seat, level: 'normal' } }])
  const [first, second] = page.all('section.coach .choice')
  expect(words(first!).replaceAll('\u00a0', ' ')).toContain(chance)
  expect(words(first!).replaceAll('\u00a0', ' ')).toContain(reason)
  expect(page.one('section.coach a').getAttribute('href')).toBe('/rules/barbarian_kingdoms#3.12')
  expect(page.all('ol li', first)).toHaveLength(1)
  expect(await page.barriers(panel(page))).toEqual([])
  await page.click(page.one('.head', second))
  expect(page.one('.head', second).getAttribute('aria-expanded')).toBe('true')
  await page.user.selectOptions(page.one('section.coach select'), 'hard')
  await page.comes(() => expect(asked).toHaveLength(2))
  expect(asked[1]!.body).toMatchObject({ level: 'hard' })
  await page.appears('section.coach .choice')
  await page.click(page.button(take))
  expect(page.server.decided).toEqual([options[0]!.notation])
})

test('where several people play there are no hints unless the host allows them', async () => {
  const page = await openTable(FRAME)
  expect((page.button('No hints') as HTMLButtonElement).disabled).toBe(true)
  await page.press('h')
  expect(page.all('section.coach')).toEqual([])
})

test('a hint is put away with Escape, and what is refused is said', async () => {
  const page = await openHelped()
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) =>
    path.includes('/hint') ? Response.json({ type: 'Refused', ref: 0, key: 'refused-hints', details: {} }, { status: 403 }) : page.server.fetch(path, request),
  )
  await page.click(page.button('Hint'))
  await page.comes(() => expect(words(panel(page))).toContain('No hints at this table'))
  await page.press('{Escape}')
  expect(page.all('section.coach')).toEqual([])
})

/** The same in any game: nothing is said of what speaks for a choice. */
function unexplained(answer: Explained): Explained {
  return { ...answer, rule: null, options: answer.options.map((one) => ({ ...one, better: [] })) }
}
/** Lay everything out: what is looked for on its spot, all else around it. */
function layOut(spot: (element: Element) => DOMRect = () => new DOMRect(100, 100, 40, 40)) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return spot(this)
  })
}

test('the plan of a hint is numbered on my own buttons, but not where a scrolled sheet hides them', async () => {
  const page = await openHelped({}, 'king/why')
  const [option] = page.server.position!.options.filter((one) => one.points_at.startsWith('button:'))
  coaching(page, unexplained(explained([option!, page.server.position!.options[1]!])))
  layOut()
  await page.press('h')
  await page.comes(() => expect(page.all('.mark').map(words)).toContain('1'))
  await page.press('{Escape}')
  const sheet = page.one(`[data-thing="${option!.points_at}"]`).parentElement!
  sheet.style.overflowY = 'auto'
  vi.restoreAllMocks()
  layOut((element) => (element === sheet ? new DOMRect(0, 300, 400, 200) : new DOMRect(100, 100, 40, 40)))
  await page.press('h')
  await page.appears('section.coach .choice')
  expect(page.all('.mark').map(words)).not.toContain('1')
})

test('what a computer chose is not numbered on my own buttons', async () => {
  const page = await openHelped({}, 'king/why')
  const [option] = page.server.position!.options.filter((one) => one.points_at.startsWith('button:'))
  coaching(page, unexplained(explained([option!, page.server.position!.options[1]!], true)))
  layOut()
  await page.click(page.role('tab', 'Log'))
  await page.click(page.all('[role=log] button.line:not(.fold)')[0]!)
  await page.click(page.button('Why?'))
  await page.appears('section.coach .choice')
  expect(page.all('.mark').map(words)).not.toContain('1')
})

test('a line of the log is asked about, and the answer says that it is a guess', async () => {
  const page = await openHelped()
  const asked = coaching(page, explained(page.server.position!.options, true))
  await page.click(page.role('tab', 'Log'))
  const [line] = page.all('[role=log] button.line:not(.fold)')
  await page.click(line!)
  await page.click(page.button('Why?'))
  await page.comes(() => expect(words(panel(page))).toContain('Based on what you could see'))
  expect(asked[0]).toMatchObject({ path: expect.stringMatching(/\/api\/replays\/tables\/.*\/why\?seat=\d/), body: { line: Number(line!.dataset['line']) } })
  expect(page.all('button', panel(page)).map(words)).not.toContain('Choose this')
})

test.each([
  ['en', 'To win in the North', 'so far', '62%'],
  ['fr', 'Pour l’emporter au Nord', 'pour l’instant', '62 %'],
] as const)('odds stand beside the map before a plan is made, without being asked for (%s)', async (language, zone, now, chance) => {
  const told = { lines: [{ text: { key: 'odds-zone', args: [{ name: 'zone', kind: 'zone', value: 0 }] }, option: null, chances: [{ amount: null, percent: 12 }, { amount: 5, percent: 62 }] }] }
  const asked: string[] = []
  const page = await openHelped({ language }, 'rex/planning')
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    if (!path.includes('/odds')) return page.server.fetch(path, request)
    asked.push(path)
    return Response.json(told)
  })
  const position = page.server.position!
  Line.all.at(-1)!.say({ ...position, seq: position.seq + 1 })
  await page.appears('section.odds')
  const table = words(page.one('section.odds')).replaceAll('\u00a0', ' ')
  for (const part of [zone, now, chance]) expect(table).toContain(part)
  expect(asked.at(-1)).toMatch(new RegExp(`/odds\\?seat=${position.seat}&seq=${position.seq + 1}$`))
  expect(await page.barriers(page.one('section.odds'))).toEqual([])
})

test('where hints are off there are no odds either', async () => {
  const page = await openTable('rex/planning')
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string, request?: RequestInit) => {
    asked.push(path)
    return page.server.fetch(path, request)
  })
  const position = page.server.position!
  Line.all.at(-1)!.say({ ...position, seq: position.seq + 1 })
  await page.settled()
  expect(asked.filter((path) => path.includes('/odds'))).toEqual([])
  expect(page.all('section.odds')).toEqual([])
})
