// Reading a position of Britannia: sheets of nations, areas and units, turns, points, advice, the guide.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { FACTS } from '../src/games/britannia/facts'
import { promises } from '../src/games/britannia/sheets/worth'
import { area, tool, view } from './support/britannia'
import { openPage, openTable, words, type Page } from './support/page'

const ENGLISH = readFileSync(join(import.meta.dirname, '../../src/bretwalda/games/britannia/text/en.ftl'), 'utf-8')
const title = (nation: string) => ENGLISH.match(new RegExp(`^nation-${nation} = (.*)$`, 'm'))![1]!
const NAMES = new Map([...ENGLISH.matchAll(/^area-(\w+) = (.*)$/gm)].map(([, id, name]) => [id!, name!]))

describe('the books on turn 12', () => {
  let page: Page
  beforeAll(async () => {
    page = await openTable('britannia/reading', { shared: true })
  })
  afterEach(() => page.press('{Escape}'))

  test('the arms stand in the order of play and open the nations', async () => {
    const seen = view(page)
    const there = seen.nations.filter((one) => one.armies + one.at_sea + one.areas > 0 && !one.out).map(({ id }) => id)
    expect(there).toEqual(FACTS.nation.map(({ id }) => id).filter((id) => there.includes(id)))
    const row = page.all('.situation .row button')
    expect(row).toHaveLength(there.length)
    expect(row.findIndex((arms) => arms.hasAttribute('aria-current'))).toBe(there.indexOf(seen.nation!))
    await page.click(row[there.indexOf('saxons')]!)
    expect(words(page.one('h2', page.sheet))).toBe('Saxons')
    expect(words(page.sheet)).toContain('Turn XIII: held at the end')
    expect(words(page.sheet)).toContain('For killing Arthur, Ivar and Halfdan')
    await page.comes(() => expect(words(page.sheet)).toContain('The great nation of the south')) // of the guide
    expect(seen.areas.filter(({ holder }) => holder === 'saxons')).not.toEqual([])
    expect(page.all('.held, .scored', page.sheet)).not.toEqual([])
  })

  test('green ticks are areas that scored or are held', async () => {
    const seen = view(page)
    await page.click(page.saying('.situation .row button', 'Angles'))
    const ids = [...FACTS.area, ...FACTS.sea].map(({ id }) => id)
    const rows = (seen.ledger['angles'] ?? []).filter(([turn, source]) => turn === 10 && seen.sources[source!] === 'area')
    const scored = rows.flatMap(([, , , ...areas]) => areas.filter((one) => one >= 0).map((one) => ids[one]!))
    const held = seen.areas.filter(({ holder }) => holder === 'angles').map(({ id }) => id)
    /** The areas with a tick in the list of a turn, by their names as they stand there. */
    const ticked = (turn: number, kind: string) => page.all(`[data-turn="${turn}"] li.${kind}`, page.sheet).map((one) => words(one).replace(/^\w+: /, ''))
    const names = (areas: readonly string[]) => areas.map((id) => NAMES.get(id)!).toSorted()
    expect(scored).not.toEqual([])
    expect(ticked(10, 'scored').toSorted()).toEqual(names(scored)) // just those, in the list of that turn
    expect(ticked(10, 'held')).toEqual([]) // it has been counted
    const promised = promises('angles').find(({ kind, turns }) => kind === 'hold' && turns.includes(13))!.scale.flatMap(({ areas }) => areas)
    expect(ticked(13, 'held').toSorted()).toEqual(names(held.filter((id) => promised.includes(id))))
    expect(ticked(13, 'scored')).toEqual([])
  })

  test('turn, phase and status are explained', async () => {
    await page.click(page.one('.situation .turn'))
    const now = words(page.one('li.now', page.sheet))
    for (const said of ['XII', 'Ivar and Halfdan', 'King of England']) expect(now).toContain(said)
    expect(page.all('.mark.scoring', page.sheet)).toHaveLength(4) // of turns 7, 10, 13 and 16
    await page.press('{Escape}')
    expect(page.all('dialog')).toEqual([])
    expect(page.one('.situation .phase').title).toContain('Growth · Movement · Battle')
    await page.click(page.one('.situation .phase'))
    expect(page.all('li', page.sheet)).toHaveLength(11)
    expect(words(page.one('[aria-current=step]', page.sheet))).toContain('Movement')
  })

  test('an area says who scores there', async () => {
    await page.rightClick(area(page, 'york'))
    expect(words(page.one('h2', page.sheet))).toBe('York')
    expect(words(page.sheet)).toContain('England')
    expect(words(page.sheet)).toMatch(/\d\/3 \[∞\]/)
    const danes = words(page.saying('tr', 'Danes', page.sheet))
    expect(danes).toMatch(/XIII\s*8/)
    expect(danes).toMatch(/XII\s*8/)
  })

  test('a unit has a sheet', async () => {
    await page.click(page.saying('.situation .row button', 'Saxons'))
    await page.click(page.button('Burh', page.sheet))
    expect(words(page.sheet)).toContain('Price in population points')
    const facts = page.all('dl div', page.sheet).map(words)
    expect(facts).toHaveLength(7) // hits, attack, defence, what kills, movement, price, pool
    expect(facts[5]).toContain('3')
    expect(facts[6]).toContain('of 8')
  })

  test('players and points are told one by one', async () => {
    const seen = view(page)
    await page.click(tool(page, 'Players'))
    const sections = () => page.all('section', page.sheet)
    seen.scores.forEach((points, seat) => expect(words(sections()[seat]!)).toContain(`${points} points`))
    const rows = new Map(page.all('tbody tr', page.sheet).map((row) => [words(page.one('th', row)), page.all('td', row).map(words)]))
    expect(rows.size).toBeGreaterThan(10)
    for (const { id, score, areas, armies, at_sea, savings } of seen.nations) {
      const told = rows.get(title(id)) ?? ['0', '0', '0', '0'] // who never came is not listed
      expect(told, id).toEqual([score, areas, armies + at_sea, savings].map(String))
    }
    await page.press('{Escape}')
    await page.click(tool(page, 'Points'))
    await page.click(page.button('VII', page.sheet))
    const gains = [0, 0, 0, 0]
    for (const { id, seat } of seen.nations) {
      for (const [turn, , each, ...areas] of seen.ledger[id] ?? []) if (turn === 7) gains[seat]! += each! * areas.length
    }
    gains.forEach((gain, seat) => expect(words(page.one('.gain', sections()[seat]!))).toBe(`+${gain}`))
    const award = page.all('summary', page.sheet)[0]!
    expect(award.title).toMatch(/^For .*points?/)
    await page.click(award)
    expect(words(page.all('details p', page.sheet)[0]!)).toContain('For ')
    await page.appears('svg[aria-label^="Points by turn: "]')
  })

  test('the legend explains signs and leaders', async () => {
    await page.click(tool(page, 'Legend'))
    const said = words(page.sheet)
    for (const one of ['Legion: hits on 4', 'Purple: only as', 'Boats: units on land', 'For the King of England', 'Boudicca']) {
      expect(said).toContain(one)
    }
  })
})

test('advice comes once, can be recalled and switched off', async () => {
  const page = await openTable('britannia/reading')
  const parchment = () => page.roles('complementary', 'Advice', page.one('.dock'))
  const anew = async () => {
    await page.load()
    await page.seesGame()
  }
  expect(words(parchment()[0]!)).toContain('Movement')
  await page.click(page.button('Got it', parchment()[0]))
  expect(parchment()).toEqual([])
  await anew()
  expect(parchment()).toEqual([]) // it came once
  await page.click(tool(page, 'Advice'))
  expect(words(page.sheet)).toContain('next scoring turn')
  expect((page.role('checkbox', 'Show advice automatically', page.sheet) as HTMLInputElement).checked).toBe(true)
  await page.press('{Escape}')
  localStorage.removeItem('bretwalda-britannia-advised')
  await anew()
  await page.click(page.button('No more advice', parchment()[0]))
  localStorage.removeItem('bretwalda-britannia-advised')
  await anew()
  expect(parchment()).toEqual([])
  await page.click(tool(page, 'Preferences'))
  for (const like of ['Dice tumble', 'Advice', 'Warning when nothing was moved', 'Points at the end of a turn', 'The map']) {
    expect(page.role('group', like, page.sheet)).toBeDefined()
  }
  expect((page.role('slider', /Music/, page.sheet) as HTMLInputElement).value).toBe('0') // nobody is surprised by it
  for (const path of ['/preferences', '/rules/britannia', '/guide/britannia', '/about']) page.one(`a[href='${path}']`, page.sheet)
})

test.each([['en', 'The quiet winners'], ['fr', 'Les vainqueurs tranquilles']] as const)('the guide can be read whole: %s', async (language, said) => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const page = await openPage('/guide/britannia#5.4', 'house', { language })
  await page.appears("p[id='5.4']")
  await page.appears('.timeline > li')
  const paragraph = page.one("p[id='5.4']")
  expect(words(paragraph)).toContain(said)
  expect(scrolled.mock.contexts).toEqual([paragraph]) // into sight
  expect(page.all('.timeline > li')).toHaveLength(16)
})

test('a new table shows scenarios and the nations of each player', async () => {
  const page = await openPage('/new/britannia', 'britannia/new-table')
  await page.appears('.scenario')
  const cards = page.all('.scenario')
  expect(cards).toHaveLength(4)
  expect(words(cards[0]!)).toContain('17 nations · 4 players · 16 turns · about 5 hours')
  expect(words(cards[3]!)).toContain('The legions hold the wall')
  expect(words(cards[0]!)).toContain('The great campaign, 43 to 1085')
  expect(page.all('svg path title', cards[0]).map(words)).toContain('York: Brigantes') // on hover: who holds what at the start
  expect(page.all('.map path', cards[0])).toHaveLength(37)
  const seats = () => page.all('.note').map(words)
  expect(seats()).toHaveLength(4)
  expect(seats()[0]).toContain('Norwegians')
  expect(page.all('.note [data-standard]')).toHaveLength(4)
  await page.click(page.button(/Danes/, page.all('.note')[3]))
  expect(words(page.one('h2', page.sheet))).toBe('Danes')
  expect(words(page.sheet)).toContain('Turn XIII: held at the end')
  expect(words(page.sheet)).toContain('Player 4')
  await page.comes(() => expect(page.all('p strong, p em', page.sheet)).not.toEqual([])) // of the guide
  await page.click(page.button('Infantry', page.sheet))
  expect(words(page.one('h2', page.sheet))).toBe('Infantry')
  expect(page.all('dl div', page.sheet)).toHaveLength(7)
  expect(await page.barriers(page.sheet)).toEqual([])
  await page.press('{Escape}')
  await page.click(cards[3]!)
  expect(seats()[0]).not.toContain('Norwegians')
  expect(words(page.one('.notice'))).toContain('take a break')
  await page.click(page.one('form button:not([type])'))
  expect(page.server.posted).toMatchObject([{ what: 'POST /api/tables', body: { game: 'britannia', settings: { scenario: 'hadrianus' }, start: true } }])
  await page.seesGame()
  expect(location.pathname).toBe('/table/new-table')
  expect(page.all('.brit-map')).toHaveLength(1)
  expect(view(page).scenario).toBe('hadrianus')
})

test('a host names the table, keeps it private and sets a limit', async () => {
  const page = await openPage('/new/britannia', 'britannia/waiting-room')
  await page.appears('.scenario')
  const seats = page.all<HTMLSelectElement>('.seat label:first-of-type select')
  expect(seats).toHaveLength(4)
  for (const [seat, sitter] of ['open', 'hard', 'normal'].entries()) await page.user.selectOptions(seats[seat + 1]!, sitter)
  await page.user.selectOptions(page.role('combobox', 'Personality of the computer in seat 3'), 'bold')
  expect(page.all('.seat label:nth-of-type(2) select')).toHaveLength(2) // nobody but a computer is asked for one
  await page.click(page.all('summary').at(-1)!)
  await page.user.type(page.role('textbox', 'Name of the table'), 'The thousand years')
  await page.click(page.role('radio', 'Only with the link'))
  await page.click(page.role('radio', '1 minute'))
  await page.click(page.one('form button:not([type])'))
  expect(page.server.posted[0]!.body).toMatchObject({
    name: 'The thousand years', public: false, limit: 60, start: false,
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'computer', level: 'hard-bold' }, { kind: 'computer', level: 'normal' }],
  })
  await page.appears('.room')
  expect(words(page.one('.room h1'))).toBe('The thousand years')
  const sitters = () => page.all('.room li').map(words)
  expect(sitters()[2]).toContain('Computer (hard)')
  expect(sitters()[1]).not.toContain('Bede')
  await page.goOn()
  expect(sitters()[1]).toContain('Bede') // who came by the link
  await page.click(page.one('.room .large'))
  expect(page.server.sent).toMatchObject([{ type: 'Start' }])
  await page.seesGame()
  expect(page.all('.players [title="Time left"]')).not.toEqual([])
})
