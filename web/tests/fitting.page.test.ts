// Buttons lose their words, and only their words, where a row has no room for them.
import { afterEach, expect, test, vi } from 'vitest'
import { fitting } from '../src/parts/fitting'

afterEach(() => vi.restoreAllMocks())

/** A row of buttons in a window, with so much room for what needs 900 pixels. */
function row(wide: boolean, room: number): HTMLElement {
  const out = document.createElement('div')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(new EventTarget(), { matches: wide }) as MediaQueryList)
  vi.spyOn(out, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(out, 'clientWidth', 'get').mockReturnValue(room)
  return out
}

test.each([[true, 900, false], [true, 899, true], [false, 900, true]])('in a wide window (%s) with %s pixels: tight %s', (wide, room, tight) => {
  const buttons = row(wide, room)
  const leave = fitting(buttons)
  expect(buttons.classList.contains('tight')).toBe(tight)
  leave()
})

test('a row looks again when something is written into it', async () => {
  const buttons = row(true, 900)
  const leave = fitting(buttons)
  vi.spyOn(buttons, 'scrollWidth', 'get').mockReturnValue(1200)
  buttons.append('Depuis votre dernier tour')
  await vi.waitFor(() => expect(buttons.classList.contains('tight')).toBe(true))
  leave()
})
