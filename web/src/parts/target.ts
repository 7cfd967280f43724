// A thing on the board: what can be chosen now glows and answers to clicks, Enter and Space; the rest says why it cannot.
import type { Attachment } from 'svelte/attachments'

export type Target = {
  label: string
  choose: () => void
  /** What it is, as the rules name it: `region:essex`. */
  thing?: string
}

/** A thing that cannot be chosen: a click asks why. The keyboard reaches it only while one is asking. */
export type Question = { label: string; ask: () => void; reachable: boolean; thing?: string }

/** Make any element, SVG too, a target, or else a question; with neither it is a picture and nothing more. An element
 * that has the target's label among its words (`speaks`) is called by them, not by a name beside what is seen of it. */
export function aim(target: Target | undefined, question?: Question, { speaks = false } = {}): Attachment<Element> {
  return (element) => {
    if (target) return listen(element, target.choose, { ...(speaks ? BUTTON : button(target.label)), ...named(target.thing), 'data-target': '' })
    if (!question) return
    const marks = question.reachable ? asked(element, question.label) : {}
    return listen(element, question.ask, { ...marks, ...named(question.thing), 'data-question': '' })
  }
}

/** Where somebody who is shown a thing finds it. */
const named = (thing: string | undefined): Record<string, string> => (thing === undefined ? {} : { 'data-thing': thing })

const BUTTON = { role: 'button', tabindex: '0' }
const button = (label: string) => ({ ...BUTTON, 'aria-label': label })

/** Words on the page name themselves; a shape on the map has to be named. */
const asked = (element: Element, label: string) =>
  element instanceof SVGElement ? button(label) : { ...BUTTON, 'aria-description': label }

function listen(element: Element, deed: () => void, marks: Record<string, string>): () => void {
  const press = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    event.stopPropagation()
    deed()
  }
  for (const [name, value] of Object.entries(marks)) element.setAttribute(name, value)
  element.addEventListener('click', press)
  element.addEventListener('keydown', press)
  return () => {
    for (const name of Object.keys(marks)) element.removeAttribute(name)
    element.removeEventListener('click', press)
    element.removeEventListener('keydown', press)
  }
}
