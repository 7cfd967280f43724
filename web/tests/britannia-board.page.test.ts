// Britannia: the map, its pieces, and every way to act on them. What a click sends, and what the page shows of the answer.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test, vi } from 'vitest'
import { AREA, FACTS, population } from '../src/games/britannia/facts'
import { area, areas, hand, nation, number, rule, standing, tool, tray, view } from './support/britannia'
import { Line } from './support/line'
import { openTable, words, type Page } from './support/page'

const CHANNEL = 'move sinus_britannicus'
const STAY = 'leave legion 3'
const title = (element: Element) => element.querySelector('title')!.textContent

let page: Page
beforeAll(async () => {
  page = await openTable('britannia/reading', { shared: true })
})

test('what is forbidden says why', async () => {
  await page.turnTo('britannia/landing')
  await page.click(area(page, 'sinus_britannicus'))
  expect(areas(page, 'forbidden')).toContain('litus_saxonicus')
  expect(title(area(page, 'litus_saxonicus'))).toContain('closed to these invaders')
  await page.click(area(page, 'litus_saxonicus'))
  expect(page.server.sent.at(-1)).toMatchObject({ type: 'AskWhy', thing: 'area:litus_saxonicus' })
  expect(rule(page)).toBe('/rules/britannia#5.12')
  await page.press('w') // the keyboard reaches what cannot be chosen, too
  const beyond = area(page, 'oceanus_atlanticus')
  expect(beyond.getAttribute('aria-label')).toMatch(/^Why not: Oceanus Atlanticus/)
  beyond.focus()
  await page.press('{Enter}')
  expect(words(page.one('.answer p'))).toContain('may not sail there')
  for (let left = 15; left > 0; left--) await page.click(tray(page, 'going')[0]!)
  await page.click(tray(page, 'going')[0]!) // the last one
  expect(rule(page)).toBe('/rules/britannia#5.2')
})

test('units are left behind and taken along again', async () => {
  await page.turnTo('britannia/picking')
  await page.click(area(page, 'sinus_britannicus'))
  expect(tray(page, 'going')).toHaveLength(16)
  await page.click(tray(page, 'going')[0]!)
  await page.click(tray(page, 'going')[0]!)
  expect(tray(page, 'staying')).toHaveLength(2)
  await page.click(tray(page, 'staying')[0]!)
  expect(tray(page, 'staying')).toHaveLength(1)
  expect(tray(page, 'going')).toHaveLength(15)
  await page.click(page.button('All', hand(page)))
  expect(tray(page, 'going')).toHaveLength(16)
  await page.user.hover(area(page, 'kent'))
  expect(words(page.one('svg.pointer'))).toContain('16')
  expect(page.server.decided).toEqual([CHANNEL, STAY, STAY, CHANNEL, STAY, CHANNEL])
  await page.click(page.button('Put down', hand(page)))
  expect(page.server.sent.at(-1)).toMatchObject({ type: 'Undo' })
  expect(areas(page, 'here')).toEqual([])
  expect(page.button('Undo', page.one('.prompt')).disabled).toBe(true)
})

test('stacks are parted and merged', async () => {
  await page.turnTo('britannia/parting')
  await page.click(area(page, 'sinus_britannicus'))
  await page.rightClick(tray(page, 'going')[0]!)
  expect(words(page.sheet)).toContain('Legion: hits on 4')
  await page.press('{Escape}')
  for (let left = 3; left > 0; left--) await page.click(tray(page, 'going')[0]!)
  expect(words(tray(page, 'staying')[0]!)).toContain('3') // movement points
  await page.click(page.button('+', hand(page)))
  expect(tray(page, 'going')).toHaveLength(3)
  expect(tray(page, 'staying')).toHaveLength(13)
  expect(page.button('Merge', hand(page)).disabled).toBe(true)
  await page.click(area(page, 'wessex'))
  await page.click(page.button('Put down', hand(page)))
  await page.click(area(page, 'sinus_britannicus'))
  await page.click(area(page, 'wessex'))
  expect(page.one('[data-stack="wessex:romans"]').dataset['units']).toBe('16')
  expect(tray(page, 'going')).toHaveLength(13)
  await page.click(page.button('Merge', hand(page)))
  expect(page.server.decided.slice(-5)).toEqual(['halt', CHANNEL, 'go wessex', 'halt', 'move wessex'])
  expect(tray(page, 'going')).toHaveLength(16)
})

test('the badge tells who can still move', async () => {
  await page.turnTo('britannia/half')
  const badge = (stack: string) => page.one<SVGElement>(`[data-stack="${stack}"] .badge`).classList
  expect(badge('sinus_britannicus:romans')).toContain('all')
  expect(badge('kent:belgae')).toContain('other')
  await page.click(area(page, 'sinus_britannicus'))
  await page.click(page.button('Half', hand(page)))
  expect(tray(page, 'going')).toHaveLength(8)
  await page.click(area(page, 'kent'))
  expect(badge('kent:romans')).toContain('all')
})

test('stacks that moved are marked', async () => {
  await page.turnTo('britannia/partly-moved')
  // The shape says so, too: half a disc beside half a square where some have moved, a whole square where all have.
  const sides = { some: [/a14/, /h13v26/], none: [/h22.*v22/] }
  for (const [state, shapes] of Object.entries(sides)) {
    const badges = page.all(`.pieces .badge.${state}`)
    expect(badges).not.toEqual([])
    for (const badge of badges) {
      const drawn = page.all('path', badge).map((path) => path.getAttribute('d'))
      expect(drawn).toEqual(shapes.map((shape) => expect.stringMatching(shape)))
    }
  }
})

test('tab goes through the stacks, the largest first', async () => {
  await page.turnTo('britannia/stacks')
  const seen = view(page)
  const ready = new Set(seen.bands.filter(({ left }) => left > 0).map((band) => band.area))
  const picked: string[] = []
  for (let tabs = ready.size + 1; tabs > 0; tabs--) {
    await page.press('{Tab}')
    picked.push(...areas(page, 'here'))
    expect(page.all('.pieces .halo')).toHaveLength(1)
  }
  const sizes = picked.slice(0, -1).map((id) => standing(seen, id, seen.nation!))
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  expect(new Set(picked)).toEqual(ready)
  expect(picked.at(-1)).toBe(picked[0])
  expect(page.server.decided).toEqual(picked.map((id) => `move ${id}`))
})

test('what suzerainty forbids is grey', async () => {
  await page.turnTo('britannia/overlord')
  const closed = Object.entries(view(page).march!.targets).filter(([, target]) => target === 'overlord').map(([id]) => id)
  expect(areas(page, 'suzerain')).toEqual(expect.arrayContaining(closed))
  const first = area(page, closed.toSorted()[0]!)
  expect(title(first)).toContain('the overlord’s area')
  await page.click(first)
  expect(rule(page)).toBe('/rules/britannia#13.10')
  expect(page.all('path.vassal')).not.toEqual([]) // a triangle in the overlord's colour
})

/** A finger that rests on something for a while. */
async function hold(element: Element): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  element.dispatchEvent(Object.assign(new MouseEvent('pointerdown', { bubbles: true }), { pointerType: 'touch' }))
  vi.advanceTimersByTime(600)
  vi.useRealTimers()
  await page.settled()
}

test('growth by clicking', async () => {
  await page.turnTo('britannia/growth')
  const before = view(page)
  const next = page.button(/Next phase/, hand(page))
  expect(words(page.all('h2', hand(page)).at(-1)!)).toBe(`Growth: ${nation(before, before.asked!).savings} points`)
  expect(words(page.all('.price:not(.dear)')[0]!)).toContain('costs 6')
  const income = page.all('h3 + ul li', hand(page)).map((one) => page.all('span', one).map(words))
  const held = before.areas.filter(({ id, holder }) => holder === before.asked && AREA.has(id))
  expect(income).toHaveLength(held.length) // area by area, and nothing else
  for (const { id } of held) expect(income).toContainEqual([title(area(page, id)).split(' · ')[0], `+${population(id)}`])
  expect(next.getAttribute('aria-disabled')).toBe('true')
  expect(words(page.one('.next p'))).toBe('There are points left to spend.')
  await page.click(next) // it asks why it cannot be pressed
  expect(rule(page)).toBe('/rules/britannia#4.5')
  const ware = page.all('.bar button', hand(page))[0]!
  for (const open of [() => page.rightClick(ware), () => hold(ware)]) {
    await open()
    expect(words(page.one('h2', page.sheet))).toBe('Infantry')
    expect(page.all('dl div', page.sheet)).toHaveLength(7)
    await page.press('{Escape}')
  }
  expect(page.server.decided).toEqual([]) // reading buys nothing
  const chosen = areas(page, 'choice')[0]!
  await page.click(area(page, chosen))
  expect(page.server.decided).toEqual([`raise infantry ${chosen}`])
  expect(page.all('text.plus')).toHaveLength(1)
  await page.click(page.button('Undo', page.one('.prompt')))
  expect(view(page)).toEqual(before)
  expect(page.all('text.plus')).toEqual([])
})

const ON_THE_MAP = ['boudicca', 'recall', 'settlement', 'withdrawal', 'overpopulation', 'surplus', 'arthur', 'leader', 'departure', 'royal-infantry', 'levy']
test.each(ON_THE_MAP)('choices of place are made on the map: %s', async (step) => {
  await page.turnTo(`britannia/${step}`)
  const before = view(page)
  expect(before.step).toBe(step)
  const chosen = areas(page, 'choice')[0]!
  await page.click(area(page, chosen))
  expect(page.server.decided).toHaveLength(1)
  expect(page.server.decided[0]!.split(' ').at(-1)).toBe(chosen)
  expect(view(page)).not.toEqual(before)
  expect(page.one('[data-seq]').dataset['seq']).toBe(String(page.server.position!.seq))
})

test('units that must go are clicked in the tray', async () => {
  await page.turnTo('britannia/overpopulation')
  const before = view(page)
  expect(page.button(/Next phase/, hand(page)).getAttribute('aria-disabled')).toBe('true')
  expect(page.all('.next .icon')).toHaveLength(1)
  expect(words(page.one('.situation .crowded'))).toContain('!') // the ratio is red, and says so in a sign
  const stacks = before.areas.flatMap((area) => area.stacks ?? [])
  const alone = stacks.filter((stack) => stack.nation === before.asked && number(stack.units) === 1)
  expect(page.all('.units button[aria-disabled=true]', hand(page))).toHaveLength(alone.length) // no area is emptied
  const one = page.all('[data-target]', hand(page)).find((unit) => unit.title.includes('Clwyd'))!
  await page.click(one)
  expect(page.server.decided).toEqual(['remove infantry clwyd'])
  expect(nation(view(page), before.asked!).armies).toBe(nation(before, before.asked!).armies - 1)
})

test('the Normans hire from the tray', async () => {
  await page.turnTo('britannia/hiring')
  const { left } = view(page)
  expect(words(page.all('h2', hand(page)).at(-1)!)).toBe(`Reinforcements: ${left} points`)
  await page.click(page.button(/costs 3/, hand(page)))
  expect(page.server.decided).toEqual(['hire infantry'])
  expect([view(page).step, view(page).left]).not.toEqual(['hiring', left])
})

test('raiders go home by clicking', async () => {
  await page.turnTo('britannia/withdrawal')
  const before = view(page)
  const raid = areas(page, 'choice')[0]!
  await page.click(area(page, raid))
  if (view(page).step === 'withdrawal-goal') await page.click(area(page, areas(page, 'choice')[0]!))
  expect(standing(view(page), raid, before.nation!)).toBe(standing(before, raid, before.nation!) - 1)
  expect(page.log.split('\n').at(-1)).toBe('Back from Skye to the Hebrides: one infantry of the Picts.')
})

test.each(['forts', 'burhs'])('structures are drawn: %s', async (name) => {
  await page.turnTo(`britannia/${name}`)
  const works = view(page).areas.flatMap((area) => area.works ?? [])
  expect(works).not.toEqual([])
  expect(page.all('g.work')).toHaveLength(works.length)
})

test('the panel tells how the nation stands', async () => {
  await page.turnTo('britannia/boats')
  const { score, savings, armies, most_armies, statuses, overlord } = nation(view(page), view(page).nation!)
  expect(page.all('.situation .status')).toHaveLength((statuses ?? []).length + (overlord ? 1 : 0))
  const panel = page.one('.situation .nation')
  for (const said of [String(score), String(savings), `${armies}/${most_armies}`]) expect(words(panel)).toContain(said)
  await page.click(page.saying('.situation .status', /boats/i))
  expect(words(page.sheet)).toContain('units on land may put to sea')
  await page.press('{Escape}')
  await page.click(panel)
  expect(words(page.sheet)).toContain('Points for areas')
  await page.press('{Escape}')
})

test('a major invasion is announced over the map, beside the phase and among the statuses', async () => {
  await page.turnTo('britannia/landing')
  expect(view(page).major_invasion).toBe(true)
  expect(words(page.one('.major'))).toContain('Major invasion: Romans')
  expect(page.all('.situation .phase svg')).toHaveLength(1)
  await page.click(page.saying('.situation .status', /major invasion/i))
  expect(words(page.sheet)).toContain('moves and fights twice')
  await page.press('{Escape}')
  await page.turnTo('britannia/boats')
  expect([page.all('.major'), page.all('.situation .phase svg')]).toEqual([[], []])
})

test('whatever the pointer rests on says what it is', async () => {
  await page.turnTo('britannia/landing')
  await page.click(area(page, 'sinus_britannicus'))
  const silent = page
    .all('.table button, .table [data-area], .table [data-target]')
    .filter((one) => !one.title && !one.querySelector('title') && !words(one))
  expect(silent).toEqual([])
  const signs = page.all('.tools button, .zoom button, .situation button, [data-tray] button') // they bear only a sign
  expect(signs.length).toBeGreaterThan(30)
  expect(signs.filter((one) => !one.title)).toEqual([])
  expect(title(area(page, 'kent'))).toBe('Kent · Belgae 1 · To Kent: they may go there and stay')
  expect(page.button('Undo', page.one('.prompt')).title).toContain('last decision')
})

// With a language or likes of their own; the page that the others share is closed.

test('a player has one colour everywhere, and it is the one that the player is called by', async () => {
  await page.turnTo('britannia/stacks')
  const worn = [1, 2, 3, 4].map((seat) => document.documentElement.style.getPropertyValue(`--seat-${seat}`))
  expect(page.all('.players .sign').map((sign) => sign.style.getPropertyValue('--seat'))).toEqual([1, 2, 3, 4].map((seat) => `var(--seat-${seat})`))
  expect(FACTS.player.map(({ id }) => `var(--player-${id})`)).toEqual(worn)
  for (const [id, theme] of FACTS.player.flatMap(({ id }) => [0, 1].map((k) => [id, k] as const))) {
    const ink = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(new RegExp(`--player-${id}: (#\\w+);`, 'g'))][theme]![1]!
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(ink.slice(at, at + 2), 16)) as [number, number, number]
    const shades = { yellow: r > b && g > b, blue: b > r, red: r > g && r > b, green: g > r && g > b }
    expect(shades[id as keyof typeof shades], `${id} is ${ink}`).toBe(true)
  }
})

test('what will be destroyed by stacking is marked, named and asked about before the phase ends', async () => {
  await page.turnTo('britannia/unmoved')
  const seen = view(page)
  const [first, second] = seen.areas.filter(({ stacks }) => stacks?.some((stack) => stack.nation === seen.nation))
  const crowded = structuredClone(seen)
  for (const { id } of [first!, second!]) {
    const stack = crowded.areas.find((area) => area.id === id)!.stacks!.find(({ nation: of }) => of === seen.nation)!
    stack.units = { ...stack.units, [Object.keys(stack.units)[0]!]: 30 }
  }
  Line.all.at(-1)!.say({ ...page.server.position!, seq: page.server.position!.seq + 1, view: crowded })
  await page.settled()
  const warned = page.all('[role=status] li button', hand(page)).map(words)
  expect(warned).toHaveLength(2)
  for (const line of warned) expect(line).toMatch(/ units, at most \d+ may stay\. The surplus is destroyed when movement ends\./)
  expect(page.all('.doomed').length).toBeGreaterThan(0)
  await page.click(page.button(/Next phase/, hand(page)))
  expect(words(page.one('h2', page.sheet))).toBe('Units will be destroyed')
  expect(page.server.decided).toEqual([])
  await page.press('{Escape}')
})

test('units that cannot land are marked and named, too (R9); what is lost is destroyed', async () => {
  await page.turnTo('britannia/unmoved')
  const seen = view(page)
  const adrift = structuredClone(seen)
  adrift.areas.find(({ id }) => id === 'sinus_britannicus')!.stacks = [{ nation: seen.nation!, units: { infantry: 2 } }] as never
  Line.all.at(-1)!.say({ ...page.server.position!, seq: page.server.position!.seq + 1, view: adrift })
  await page.settled()
  expect(page.all('[role=status] li button', hand(page)).map(words)).toEqual([expect.stringContaining('2 units have no land to reach. They are destroyed when the movement ends.')])
  expect(page.all('.doomed')).toHaveLength(1)
  await page.turnTo('britannia/overpopulation')
  const units = page.all('[data-target]', hand(page))
  expect(units.length).toBeGreaterThan(1)
  for (const unit of units) expect(unit.title || words(unit)).toMatch(/^Destroy one /)
})

test('the map is drawn whole', async () => {
  page = await openTable('britannia/landing', { language: 'fr' })
  expect(page.all('text.name').map(words)).toContain('Kent')
  expect(page.all('text.latin')).toHaveLength(8)
  expect(page.all('text.modern').filter((sea) => words(sea).includes('Manche'))).toHaveLength(1)
  expect(page.all('.ship')).toHaveLength(4)
  expect(page.all('path.foreign')).toHaveLength(1)
  for (const theatre of ['england', 'wales', 'scotland']) expect(page.all(`path.frontier.${theatre}`)).not.toEqual([])
  for (const ground of ['mountain', 'marsh']) expect(page.all(`use[href='#brit-${ground}']`)).not.toEqual([])
})

test('filters and the plainer look', async () => {
  page = await openTable('britannia/landing')
  const marks = () => page.all('[data-filter] text').map(words)
  await page.click(tool(page, 'Population'))
  expect(marks()).toHaveLength(37)
  await page.click(tool(page, 'Stacking'))
  expect(marks().filter((mark) => mark === '16/∞')).toHaveLength(1) // in the Channel
  expect(marks().filter((mark) => mark === '0/2 [4]')).toHaveLength(17) // in rough ground
  await page.click(tool(page, 'Victory points'))
  expect(marks()).toContain('V') // the next scoring turn
  await page.click(tool(page, 'Victory points'))
  expect(page.all('[data-filter]')).toEqual([])
  await page.click(tool(page, 'Plain map'))
  expect(page.all('.brit-map.plain')).toHaveLength(1)
  await page.load()
  await page.seesGame()
  expect(page.all('.brit-map.plain')).toHaveLength(1) // it is remembered
})

test('whoever moves nothing is warned', async () => {
  page = await openTable('britannia/unmoved')
  const next = () => page.click(page.button(/^Next phase/, hand(page)))
  await next()
  expect(words(page.one('h2', page.sheet))).toBe('Nothing has moved')
  await page.click(page.button('Back to the map', page.sheet))
  expect(page.all('dialog')).toEqual([])
  expect(page.server.sent).toEqual([])
  await next()
  await page.click(page.role('checkbox', 'Do not warn me again', page.sheet))
  await page.click(page.button('Next phase', page.sheet))
  expect(page.server.decided).toEqual(['done'])
  expect(JSON.parse(localStorage.getItem('bretwalda-britannia')!)).toMatchObject({ warns: false })
})
