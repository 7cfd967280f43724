// What part of a map is in sight: pure geometry of zooming and panning.
export type Box = { x: number; y: number; width: number; height: number }
export type Point = { x: number; y: number }

export const DEEPEST = 5 // times nearer than the whole map
const NEAR = 2.5 // the same, where a place is to be looked at

/** The box after a zoom that keeps one point of the map where it is on the screen. */
export function zoomed(box: Box, whole: Box, factor: number, at: Point): Box {
  const width = Math.min(whole.width, Math.max(whole.width / DEEPEST, box.width / factor))
  const scale = width / box.width
  const next = { x: at.x - (at.x - box.x) * scale, y: at.y - (at.y - box.y) * scale, width, height: box.height * scale }
  return inside(next, whole)
}

/** The box after a move, in units of the map. */
export function panned(box: Box, whole: Box, dx: number, dy: number): Box {
  return inside({ ...box, x: box.x + dx, y: box.y + dy }, whole)
}

/** A box of the same size around a place; the whole map comes nearer first, if it shall. */
export function around(at: Point, box: Box, whole: Box, near: boolean): Box {
  const factor = near && box.width === whole.width ? NEAR : 1
  const [width, height] = [box.width / factor, box.height / factor]
  return inside({ x: at.x - width / 2, y: at.y - height / 2, width, height }, whole)
}

const READABLE = 0.42 // pixels for each unit of a map from which on its names can be read
const GROWTH = 0.4 // how much of a zoom beyond that goes on into the sizes of names and pieces

/** How much smaller names and pieces are drawn than their map: beyond a readable size they grow more slowly, and hide less. */
export function shrunk(scale: number): number {
  return scale > READABLE ? (scale / READABLE) ** (GROWTH - 1) : 1
}

export function centre(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** The box moved so that nothing beyond the map is in sight. */
function inside(box: Box, whole: Box): Box {
  const x = Math.min(Math.max(box.x, whole.x), whole.x + whole.width - box.width)
  const y = Math.min(Math.max(box.y, whole.y), whole.y + whole.height - box.height)
  return { ...box, x, y }
}
