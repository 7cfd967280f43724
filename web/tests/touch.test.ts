// A finger reads before it plays; a mouse and a key play at once.
import { expect, test, vi } from 'vitest'
import { readFirst } from '../src/parts/taps'

const click = (pointerType?: string) => ({ pointerType }) as unknown as MouseEvent

test('the first tap shows, the second does', () => {
  let shown = false
  const deed = vi.fn()
  const tap = readFirst(() => shown, () => (shown = true), deed)
  tap(click('touch'))
  expect(shown).toBe(true)
  expect(deed).not.toHaveBeenCalled()
  tap(click('touch'))
  expect(deed).toHaveBeenCalledOnce()
})

test.each(['mouse', 'pen', undefined])('a click by %s does it at once', (pointerType) => {
  const deed = vi.fn()
  readFirst(() => false, () => {}, deed)(click(pointerType))
  expect(deed).toHaveBeenCalledOnce()
})
