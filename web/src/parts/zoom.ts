// What part of a map is in sight: pure geometry of zooming and panning.
export type Box = { x: number; y: number; width: number; height: number }
export type Point = { x: number; y: number }
/** The room on the screen that a map is seen in, in pixels. */
export type Frame = { width: number; height: number }
/** The place in the middle of the frame, and the pixels for each unit of the map. */
export type View = Point & { scale: number }

export const DEEPEST = 5 // times nearer than the whole map
const NEAR = 2.5 // the same, where a place is to be looked at
const MARGIN = 0.14 // of the frame, around what must be in sight: what lies next to it is seen, too

/** The scale at which the whole map just fits. */
const fit = (frame: Frame, whole: Box) => Math.min(frame.width / whole.width, frame.height / whole.height)
/** The scale at which it fills the frame. */
const cover = (frame: Frame, whole: Box) => Math.max(frame.width / whole.width, frame.height / whole.height)

/**
 * How a map is seen first: as a whole, or nearer if its pieces could not be read, but no nearer than fills the frame; then
 * with these places in the middle.
 */
export function opening(frame: Frame, whole: Box, readable: number, places: readonly Point[] = [], scaled = true): View {
  const scale = Math.max(fit(frame, whole), Math.min(readable, cover(frame, whole)))
  const middle = centre(places.length > 0 ? around(places) : whole)
  return beholding(places, inside({ ...middle, scale }, frame, whole), frame, whole, scaled)
}

/** The view after a zoom that keeps one point of the map where it is on the screen. */
export function zoomed(view: View, frame: Frame, whole: Box, factor: number, at: Point): View {
  const least = fit(frame, whole)
  const scale = Math.min(DEEPEST * least, Math.max(least, view.scale * factor))
  const nearer = view.scale / scale
  return inside({ x: at.x + (view.x - at.x) * nearer, y: at.y + (view.y - at.y) * nearer, scale }, frame, whole)
}

/** The view after a move, in units of the map. */
export function panned(view: View, frame: Frame, whole: Box, dx: number, dy: number): View {
  return inside({ ...view, x: view.x + dx, y: view.y + dy }, frame, whole)
}

/** A view of a place; from near, if little more than the whole map is in sight. */
export function near(at: Point, view: View, frame: Frame, whole: Box, nearer: boolean): View {
  const scale = nearer ? Math.max(view.scale, NEAR * fit(frame, whole)) : view.scale
  return inside({ ...at, scale }, frame, whole)
}

/** The view if all these places are in it, else the next best one: moved, and from farther away if they need it and it may change. */
export function beholding(places: readonly Point[], view: View, frame: Frame, whole: Box, scaled = true): View {
  if (places.length === 0 || frame.width === 0) return view
  const box = around(places)
  const room = (length: number, extent: number) => (length * (1 - 2 * MARGIN)) / Math.max(1, extent)
  const needed = Math.max(fit(frame, whole), Math.min(view.scale, room(frame.width, box.width), room(frame.height, box.height)))
  const scale = scaled ? needed : view.scale
  const next = inside({ ...view, scale }, frame, whole)
  const kept = (at: number, low: number, extent: number, length: number) => {
    const half = ((0.5 - MARGIN) * length) / scale
    return low >= at - half && low + extent <= at + half ? at : low + extent / 2
  }
  const x = kept(next.x, box.x, box.width, frame.width)
  const y = kept(next.y, box.y, box.height, frame.height)
  return x === view.x && y === view.y && scale === view.scale ? view : inside({ x, y, scale }, frame, whole)
}

const READABLE = 0.5 // pixels for each unit of a map from which on its names can be read
const GROWTH = 0.4 // how much of a zoom beyond that goes on into the sizes of names and pieces
const KEPT = 0.55 // how much of it before that

/** How much smaller than their map names and pieces are drawn: they grow more slowly than it, to be read from afar and to hide less from near. */
export function shrunk(scale: number): number {
  return scale > 0 ? (scale / READABLE) ** ((scale > READABLE ? GROWTH : KEPT) - 1) : 1
}

/** The smallest box with all these places. */
function around(places: readonly Point[]): Box {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The view moved so that nothing beyond the map is in sight, as far as it fills the frame. */
export function inside(view: View, frame: Frame, whole: Box): View {
  const kept = (at: number, half: number, start: number, length: number) =>
    2 * half >= length ? start + length / 2 : Math.min(Math.max(at, start + half), start + length - half)
  const x = kept(view.x, frame.width / 2 / view.scale, whole.x, whole.width)
  const y = kept(view.y, frame.height / 2 / view.scale, whole.y, whole.height)
  return { ...view, x, y }
}
