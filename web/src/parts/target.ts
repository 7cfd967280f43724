// A thing on the board that can be chosen now: it glows, and answers to clicks, Enter and Space.
import type { Attachment } from 'svelte/attachments'

export type Target = { label: string; choose: () => void }

/** Make any element, SVG too, a target; without one it is a picture and nothing more. */
export function aim(target: Target | undefined): Attachment<Element> {
  return (element) => {
    if (!target) return
    const press = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      event.stopPropagation()
      target.choose()
    }
    const marks = { role: 'button', tabindex: '0', 'aria-label': target.label, 'data-target': '' }
    for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value)
    element.addEventListener('click', press)
    element.addEventListener('keydown', press)
    return () => {
      for (const name of Object.keys(marks)) element.removeAttribute(name)
      element.removeEventListener('click', press)
      element.removeEventListener('keydown', press)
    }
  }
}
