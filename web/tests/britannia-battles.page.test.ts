// Britannia: battles, petitions, votes, and the ends of turns and of the game.
import { beforeAll, expect, test, vi } from 'vitest'
import { tool, view } from './support/britannia'
import { openTable, words, type Page } from './support/page'

let page: Page
beforeAll(async () => {
  page = await openTable('britannia/reading', { shared: true })
})

/** The keys of what the latest position has told. */
const told = () => page.server.position!.news.map(({ key }) => key)
const battle = () => page.one('section[aria-label="Battle"]')

test('battles are listed with odds and begun by the attacker', async () => {
  await page.turnTo('britannia/battles')
  const waiting = view(page).areas.filter((area) => area.battle)
  const list = () => page.all('.list button', battle())
  expect(list()).toHaveLength(waiting.length)
  expect(page.all('path.battle')).toHaveLength(waiting.length)
  await page.click(list()[1]!)
  expect(list().map((one) => one.getAttribute('aria-pressed'))).toEqual(waiting.map((_, k) => String(k === 1)))
  expect(words(battle())).toContain(`${Math.round(waiting[1]!.odds!.win)}%`)
  expect(words(battle())).toContain('attacking: hits on')
  await page.click(page.one('.start', battle()))
  expect(page.server.decided).toEqual([`fight ${waiting[1]!.id}`])
  expect(told()).toContain('event-battle')
  expect(page.all('.die', battle())).not.toEqual([])
  expect(words(battle())).toContain('Round 1')
})

test('the field has the opponent above and a skull on every unit', async () => {
  await page.turnTo('britannia/storming')
  const field = view(page).battle!
  const arms = (side: string) => page.one(`.arms.${side}`, battle()).title.toLowerCase()
  expect([arms('left'), arms('right')]).toEqual([field.attacker, field.defender])
  const [above, below] = page.all('.host', battle())
  const behind = page.all('.line', above)[0]! // farthest from the attackers
  expect(page.roles('img', /^(Fort|Burh|Wall)/, behind)).not.toEqual([])
  expect(page.roles('img', /^(Fort|Burh|Wall)/, below)).toEqual([])
  const units = page.all('.unit', battle())
  expect(page.all('.unit .skull', battle())).toHaveLength(units.length)
})

test('losses are chosen by clicking', async () => {
  await page.turnTo('britannia/losses')
  expect(words(battle())).toContain('Click the unit')
  await page.click(page.all('.unit[data-target]', battle())[0]!)
  expect(page.server.decided).toHaveLength(1)
  expect(page.server.decided[0]).toMatch(/^lose /)
  expect(told()).toContain('event-lost')
  await page.click(page.all('[role=log] .fold').at(-1)!) // the battle is one line that opens
  expect(page.log).toContain('lose')
})

test('the defender retreats by an arrow', async () => {
  await page.turnTo('britannia/defender-retreat')
  const ways = page.server.position!.options.filter(({ notation }) => notation.startsWith('flee '))
  const arrows = page.roles('button', /^Retreat to/, battle())
  expect(arrows).toHaveLength(ways.length)
  expect(page.all('.unit.leaving', battle())).not.toEqual([])
  await page.click(arrows[0]!)
  expect(page.server.decided).toEqual([ways[0]!.notation])
  expect(told()).toContain('event-retreated')
  await page.click(page.all('[role=log] .fold').at(-1)!)
  expect(page.log).toContain('Retreat from')
})

test('a part of the attackers may stay', async () => {
  await page.turnTo('britannia/attacker-retreat')
  const leaving = () => page.all('.unit.leaving', battle())
  const before = leaving().length
  await page.click(page.all('.unit.leaving[data-target]', battle())[0]!)
  expect(page.server.decided[0]).toMatch(/^keep /)
  expect(leaving()).toHaveLength(before - 1)
})

test('submission is explained and chosen', async () => {
  await page.turnTo('britannia/submission')
  const petition = page.one('section[aria-label="A decision between two nations"]')
  expect(words(petition)).toContain('may submit to the Romans now')
  await page.click(page.button('Submit', petition))
  expect(page.server.decided).toEqual(['submit'])
  expect(told()).toContain('event-submitted')
  expect(words(page.one('.news'))).toContain('submit')
})

test('the Bretwalda is elected in a hall', async () => {
  await page.turnTo('britannia/vote')
  const hall = page.one('section[aria-label="Election of the Bretwalda"]')
  expect(page.all('li', hall)).toHaveLength(view(page).nations.filter(({ england }) => england > 0).length)
  await page.click(page.all('[data-target]', hall)[0]!)
  expect(page.server.decided[0]).toMatch(/^vote /)
  await page.goOn() // the others vote
  expect(words(page.one('.news'))).toContain('Bretwalda')
})
/** Say the last word of a phase. */
async function endPhase(): Promise<void> {
  await page.click(page.button(/^Next phase/, page.one('.next')))
  if (page.server.decided.length === 0) await page.click(page.button('Next phase', page.sheet)) // nothing has moved
  expect(page.server.decided).toEqual(['done'])
}

test('the king of turn 16 is crowned and the game is over', async () => {
  await page.turnTo('britannia/king')
  await endPhase()
  expect(words(page.one('dialog ol.steps'))).toContain('wins.')
  await page.press('{Escape}')
  expect(page.log).toContain('have the King of England.')
  expect(words(page.one('.news'))).toContain('have the King of England.')
  expect(tool(page, 'Advice').disabled).toBe(true) // nothing is asked any more
  await page.click(tool(page, 'Points'))
  expect(page.all('summary', page.sheet).filter((one) => /King of England/i.test(words(one)))).toHaveLength(1)
})

test('the points open by themselves when a turn ends', async () => {
  await page.turnTo('britannia/fifth-turn')
  await endPhase()
  expect(words(page.one('h2', page.sheet))).toBe('Points')
  expect(page.button('V', page.sheet).getAttribute('aria-pressed')).toBe('true')
  const awards = page.all('summary', page.sheet)
  expect(awards).not.toEqual([])
  for (const award of awards) {
    expect(page.all('svg', award)).not.toEqual([])
    expect(award.title).toMatch(/^(For|Taken off)/)
  }
})

test('notices fade and the log keeps everything', async () => {
  await page.turnTo('britannia/freed')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await endPhase()
    const notices = () => page.all('.news p:not(.turn)').map(words)
    expect(notices().filter((said) => /are no longer vassals/.test(said))).not.toEqual([])
    expect(notices().length).toBeLessThanOrEqual(4)
    vi.advanceTimersByTime(9000)
    await page.settled()
    expect(notices()).toEqual([])
    expect(page.log).toMatch(/are no longer vassals/)
  } finally {
    vi.useRealTimers()
  }
})

test('the end ranks players and nations', async () => {
  await page.turnTo('britannia/over')
  const ranking = page.one('dialog ol.steps')
  expect(words(ranking)).toContain('wins.')
  const points = page.all('h3 b', ranking).map((one) => Number(words(one)))
  expect(points).toEqual(view(page).scores.toSorted((a, b) => b - a))
  await page.appears('.finale svg[aria-label^="Points by turn"]') // beside the map
})

// With a language or likes of their own; the page that the others share is closed.

test('an overlord is asked in French', async () => {
  page = await openTable('britannia/growth-permission', { language: 'fr' })
  const petition = page.one('section[aria-label="Une décision entre deux nations"]')
  expect(words(petition)).toContain('demandent leur croissance')
  await page.click(page.roles('button', undefined, petition)[0]!)
  expect(page.server.decided).toEqual(['grant'])
  expect(told()).toContain('event-growth_granted')
  await page.turnTo('britannia/over')
  expect(page.one('.finale img').getAttribute('src')).toContain('language=fr') // the server draws it with words
})

test('the points of a turn can wait until they are asked for', async () => {
  page = await openTable('britannia/fifth-turn', { kept: { 'bretwalda-britannia': { reckons: false } } })
  await endPhase()
  expect(words(page.one('.news .turn'))).toContain('Turn 5 is over.')
  expect(page.all('dialog')).toEqual([])
  await page.click(page.button('See the points', page.one('.news')))
  expect(page.button('V', page.sheet).getAttribute('aria-pressed')).toBe('true')
})
