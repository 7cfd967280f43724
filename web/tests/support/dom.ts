// What jsdom and Node lack of a browser. There is no layout: everything has no size and lies nowhere, and says so.
import { vi } from 'vitest'

const wide = { innerWidth: 1440, innerHeight: 900 }
const phone = { innerWidth: 390, innerHeight: 844 }

/** The size of the window, before a page is opened in it. */
export function resize(small: boolean): void {
  Object.assign(window, small ? phone : wide)
}

// Observers that never see anything: nothing ever has a size or comes into sight.
class Observer {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', Observer)
vi.stubGlobal('IntersectionObserver', Observer)

// People here want no motion; everything else that is asked of the medium is not so.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media, matches: media.includes('prefers-reduced-motion'), onchange: null, addListener() {}, removeListener() {},
  })

// A dialog opens and closes; Escape closes the latest.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
  this.querySelector<HTMLElement>('[autofocus], button, input, a[href]')?.focus()
}
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return
  this.open = false
  this.dispatchEvent(new Event('close'))
}
// Only one listener, however many files of tests share this document.
document.onkeydown = (event) => {
  if (event.key === 'Escape') [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)?.close()
}

Element.prototype.scrollIntoView = () => {}
Element.prototype.setPointerCapture = () => {}
window.scrollTo = () => {}
Element.prototype.animate = () => Object.assign(new EventTarget(), { cancel() {}, finish() {}, finished: Promise.resolve() }) as unknown as Animation

// What every browser has by now, and the oldest Node that runs these tests has not.
Map.groupBy ??= <K, T>(items: Iterable<T>, keyOf: (item: T, index: number) => K) => {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const item of items) {
    const key = keyOf(item, index++)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

resize(false)
