// Where a bubble goes: beside what it speaks of, never over it, and wholly in sight.
export type Box = { left: number; top: number; width: number; height: number }
type Size = { width: number; height: number }

const GAP = 14 // pixels between a thing and what is said of it
const EDGE = 8 // pixels to the edge of the window
const WEIGHT = 1000 // to lie over what is spoken of is so much worse than over what may be chosen besides

/** The place of a bubble, over as little as can be; without a thing to point at it lies below on the right, where the map is not. */
export function beside(things: readonly Box[], others: readonly Box[], bubble: Size, window: Size): { left: number; top: number } {
  const within = (value: number, size: number, room: number) => Math.round(Math.max(EDGE, Math.min(value, room - size - EDGE)))
  const fit = (left: number, top: number) => ({ left: within(left, bubble.width, window.width), top: within(top, bubble.height, window.height) })
  if (things.length === 0) return fit(window.width, window.height - bubble.height - 4 * EDGE)
  const around = things.flatMap((thing) => {
    const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 }
    return [
      fit(middle.x - bubble.width / 2, thing.top + thing.height + GAP),
      fit(middle.x - bubble.width / 2, thing.top - bubble.height - GAP),
      fit(thing.left + thing.width + GAP, middle.y - bubble.height / 2),
      fit(thing.left - bubble.width - GAP, middle.y - bubble.height / 2),
    ]
  })
  const bottom = fit((window.width - bubble.width) / 2, window.height - bubble.height - 4 * EDGE)
  const places = [...around, bottom, fit(0, 0), fit(window.width, 0), fit(0, window.height), fit(window.width, window.height)]
  const over = (place: { left: number; top: number }, boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + overlap({ ...place, ...bubble }, box), 0)
  const covered = (place: { left: number; top: number }) => WEIGHT * over(place, things) + over(place, others)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
