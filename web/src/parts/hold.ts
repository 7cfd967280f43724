// A right click, or a finger that rests: what opens what can be read about a thing.
const LONG = 550 // milliseconds that a finger rests

/** Do this when somebody right-clicks on an element, or holds it. */
export const onHold = (deed: () => void) => (element: HTMLElement | SVGElement) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const open = (event: Event) => {
    event.preventDefault()
    deed()
  }
  const press = (event: Event) => {
    if ((event as PointerEvent).pointerType === 'touch') timer = setTimeout(deed, LONG)
  }
  const release = () => clearTimeout(timer)
  const ends = ['pointerup', 'pointercancel', 'pointermove']
  element.dataset['holds'] = '' // no hint is shown instead
  element.addEventListener('contextmenu', open)
  element.addEventListener('pointerdown', press)
  for (const end of ends) element.addEventListener(end, release)
  return () => {
    release()
    element.removeEventListener('contextmenu', open)
    element.removeEventListener('pointerdown', press)
    for (const end of ends) element.removeEventListener(end, release)
  }
}
