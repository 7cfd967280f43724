// Reading a position of Britannia: sheets of nations, areas and units, turns, phases, points.
import { expect, test } from 'vitest'
import { openTable, words } from './support/page'

test('turn, phase and status are explained', async () => {
  const page = await openTable('britannia/reading')
  await page.click(page.one('.situation .turn'))
  const now = words(page.one('li.now', page.sheet))
  for (const said of ['XII', 'Ivar and Halfdan', 'King of England']) expect(now).toContain(said)
  expect(page.all('.mark.scoring', page.sheet)).toHaveLength(4) // of turns 7, 10, 13 and 16
  expect(await page.barriers(page.sheet)).toEqual([])
  await page.press('{Escape}')
  expect(page.all('dialog')).toEqual([])
  expect(page.one('.situation .phase').title).toContain('Growth · Movement · Battle')
  await page.click(page.one('.situation .phase'))
  expect(page.all('li', page.sheet)).toHaveLength(11)
  expect(words(page.one('[aria-current=step]', page.sheet))).toContain('Movement')
})
