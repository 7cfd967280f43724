// The arrow keys go from one glowing target (or thing to ask about) to the nearest in that direction.
import type { Point } from './zoom'

const directions: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** What lies more than so many times as far aside as ahead, as the neighbours of a card that is raised, comes last. */
const ASIDE = 3
const LAST = 1e6

/** The index of the nearest point in a direction; what lies aside counts as farther away. -1 if there is none. */
export function nearest(from: Point, points: readonly Point[], key: string): number {
  const way = directions[key]
  if (!way) return -1
  let best = -1
  let least = Infinity
  points.forEach((point, k) => {
    const dx = point.x - from.x
    const dy = point.y - from.y
    const along = dx * way.x + dy * way.y
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x)
    const far = along + 2.5 * aside + (aside > ASIDE * along ? LAST : 0)
    if (along > 1 && far < least) {
      least = far
      best = k
    }
  })
  return best
}

/** Move the focus by an arrow key; false if the key meant something else. */
export function followArrow(event: KeyboardEvent): boolean {
  if (!(event.key in directions) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return false
  const targets = [...document.querySelectorAll<HTMLElement | SVGElement>('[data-target], [data-question][tabindex]')].filter(
    (element) => element.getClientRects().length > 0,
  )
  const focused = document.activeElement
  const places = targets.map(middle)
  const start = targets.findIndex((element) => element === focused)
  const next = start < 0 ? first(targets) : nearest(places[start]!, places, event.key)
  targets[next]?.focus()
  event.preventDefault()
  return true
}

/** Where the arrows begin: on the board or in the hand, and only if nothing glows there at what may end the turn. */
function first(targets: readonly Element[]): number {
  return Math.max(0, targets.findIndex((element) => !element.closest('[data-last]')))
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
