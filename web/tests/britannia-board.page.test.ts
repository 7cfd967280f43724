// Acting on the map of Britannia: what a click sends, and what the page shows of the answer.
import { expect, test } from 'vitest'
import { openTable } from './support/page'

test('a click on a stack takes it in hand', async () => {
  const page = await openTable('britannia/landing', { language: 'fr' })
  await page.click(page.one('[data-area=sinus_britannicus]'))
  expect(page.server.decided).toEqual(['move sinus_britannicus'])
  expect(page.one('.area.here').dataset['area']).toBe('sinus_britannicus')
  expect(page.all('[data-tray=going] button')).toHaveLength(16)
})
