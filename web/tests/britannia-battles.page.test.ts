// Britannia: battles, petitions, votes, and the ends of turns and of the game.
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { tool, view } from './support/britannia'
import { openTable, words, type Page } from './support/page'

/** The keys of what the latest position has told. */
const told = (page: Page) => page.server.position!.news.map(({ key }) => key)
const battle = (page: Page) => page.role('region', 'Battle', page.one('.brit-map'))

describe('what is asked in a window', () => {
  let page: Page
  beforeAll(async () => {
    page = await openTable('britannia/reading', { shared: true })
  })

  test('battles are listed with odds and begun by the attacker', async () => {
    await page.turnTo('britannia/battles')
    const waiting = view(page).areas.filter((area) => area.battle)
    const list = () => page.all('.list button', battle(page))
    expect(list()).toHaveLength(waiting.length)
    expect(page.all('path.battle')).toHaveLength(waiting.length)
    await page.click(list()[1]!)
    expect(list().map((one) => one.getAttribute('aria-pressed'))).toEqual(waiting.map((_, k) => String(k === 1)))
    expect(words(battle(page))).toContain(`${Math.round(waiting[1]!.odds!.win)} %`)
    expect(words(battle(page))).toContain('attacks: hits with')
    await page.click(page.one('.start', battle(page)))
    expect(page.server.decided).toEqual([`fight ${waiting[1]!.id}`])
    expect(told(page)).toContain('event-battle')
    expect(page.all('.die', battle(page))).not.toEqual([])
    expect(words(battle(page))).toContain('Round 1')
  })

  test('the field has the opponent above and a skull on every unit', async () => {
    await page.turnTo('britannia/storming')
    const field = view(page).battle!
    const arms = (side: string) => page.one(`.arms.${side}`, battle(page)).title.toLowerCase()
    expect([arms('left'), arms('right')]).toEqual([field.attacker, field.defender])
    const [above, below] = page.all('.host', battle(page))
    const behind = page.all('.line', above)[0]! // farthest from the attackers
    expect(page.roles('img', /^(Fort|Burh|Wall)/, behind)).not.toEqual([])
    expect(page.roles('img', /^(Fort|Burh|Wall)/, below)).toEqual([])
    const units = page.all('.unit', battle(page))
    expect(page.all('.unit .skull', battle(page))).toHaveLength(units.length)
  })

  test('losses are chosen by clicking', async () => {
    await page.turnTo('britannia/losses')
    expect(words(battle(page))).toContain('Click the unit')
    await page.click(page.all('.unit[data-target]', battle(page))[0]!)
    expect(page.server.decided).toHaveLength(1)
    expect(page.server.decided[0]).toMatch(/^lose /)
    expect(told(page)).toContain('event-lost')
    expect(page.log).toContain('lose')
  })

  test('the defender retreats by an arrow', async () => {
    await page.turnTo('britannia/defender-retreat')
    const ways = page.server.position!.options.filter(({ notation }) => notation.startsWith('flee '))
    const arrows = page.roles('button', /^Retreat to/, battle(page))
    expect(arrows).toHaveLength(ways.length)
    expect(page.all('.unit.leaving', battle(page))).not.toEqual([])
    await page.click(arrows[0]!)
    expect(page.server.decided).toEqual([ways[0]!.notation])
    expect(told(page)).toContain('event-retreated')
    expect(page.log).toContain('Retreat from')
  })

  test('a part of the attackers may stay', async () => {
    await page.turnTo('britannia/attacker-retreat')
    const leaving = () => page.all('.unit.leaving', battle(page))
    const before = leaving().length
    await page.click(page.all('.unit.leaving[data-target]', battle(page))[0]!)
    expect(page.server.decided[0]).toMatch(/^keep /)
    expect(leaving()).toHaveLength(before - 1)
  })

  test('submission is explained and chosen', async () => {
    await page.turnTo('britannia/submission')
    const petition = page.role('region', 'A decision between two nations', page.one('.brit-map'))
    expect(words(petition)).toContain('may submit to the Romans now')
    await page.click(page.button('Submit', petition))
    expect(page.server.decided).toEqual(['submit'])
    expect(told(page)).toContain('event-submitted')
    expect(words(page.one('.news'))).toContain('submit')
  })

  test('the Bretwalda is elected in a hall', async () => {
    await page.turnTo('britannia/vote')
    const hall = page.role('region', 'The Bretwalda is elected', page.one('.brit-map'))
    expect(page.all('li', hall)).toHaveLength(view(page).nations.filter(({ england }) => england > 0).length)
    await page.click(page.all('[data-target]', hall)[0]!)
    expect(page.server.decided[0]).toMatch(/^vote /)
    await page.goOn() // the others vote
    expect(words(page.one('.news'))).toContain('Bretwalda')
  })
})

test('an overlord is asked in French', async () => {
  const page = await openTable('britannia/growth-permission', { language: 'fr' })
  const petition = page.role('region', 'Une décision entre deux nations', page.one('.brit-map'))
  expect(words(petition)).toContain('demandent à croître')
  await page.click(page.roles('button', undefined, petition)[0]!)
  expect(page.server.decided).toEqual(['grant'])
  expect(told(page)).toContain('event-growth_granted')
})

/** Say the last word of a phase. */
async function endPhase(page: Page): Promise<void> {
  await page.click(page.button(/^Next phase/, page.one('.next')))
  if (page.server.decided.length === 0) await page.click(page.button('Next phase', page.sheet)) // nothing has moved
  expect(page.server.decided).toEqual(['done'])
}

test('the king of turn 16 is crowned and the game is over', async () => {
  const page = await openTable('britannia/king')
  await endPhase(page)
  expect(words(page.one('dialog ol.steps'))).toContain('wins.')
  await page.press('{Escape}')
  expect(page.log).toContain('have the King of England.')
  expect(words(page.one('.news'))).toContain('have the King of England.')
  expect(tool(page, 'Advice').disabled).toBe(true) // nothing is asked any more
  await page.click(tool(page, 'Points'))
  expect(page.all('summary', page.sheet).filter((one) => /King of England/i.test(words(one)))).toHaveLength(1)
})

describe('the points open by themselves when a turn ends', () => {
  test('if they shall', async () => {
    const page = await openTable('britannia/fifth-turn')
    await endPhase(page)
    expect(words(page.one('h2', page.sheet))).toBe('Points')
    expect(page.button('V', page.sheet).getAttribute('aria-pressed')).toBe('true')
    const awards = page.all('summary', page.sheet)
    expect(awards).not.toEqual([])
    for (const award of awards) {
      expect(page.all('svg', award)).not.toEqual([])
      expect(award.title).toMatch(/^(For|Taken off)/)
    }
  })

  test('or else when they are asked for', async () => {
    const page = await openTable('britannia/fifth-turn', { kept: { 'bretwalda-britannia': { reckons: false } } })
    await endPhase(page)
    expect(words(page.one('.news .turn'))).toContain('Turn 5 is over.')
    expect(page.all('dialog')).toEqual([])
    await page.click(page.button('See the points', page.one('.news')))
    expect(page.button('V', page.sheet).getAttribute('aria-pressed')).toBe('true')
  })
})

test('notices fade and the log keeps everything', async () => {
  const page = await openTable('britannia/freed')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await endPhase(page)
    const notices = () => page.all('.news p:not(.turn)').map(words)
    expect(notices().filter((said) => /are vassals .* no more/.test(said))).not.toEqual([])
    expect(notices().length).toBeLessThanOrEqual(4)
    vi.advanceTimersByTime(9000)
    await page.settled()
    expect(notices()).toEqual([])
    expect(page.log).toMatch(/are vassals .* no more/)
  } finally {
    vi.useRealTimers()
  }
})

test('the end ranks players and nations', async () => {
  const page = await openTable('britannia/over')
  const ranking = page.one('dialog ol.steps')
  expect(words(ranking)).toContain('wins.')
  const points = page.all('h3 b', ranking).map((one) => Number(words(one)))
  expect(points).toEqual(view(page).scores.toSorted((a, b) => b - a))
  expect(page.role('img', /^Points over the turns/, ranking)).toBeDefined()
})
