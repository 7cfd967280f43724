// Ways over a map: by land where borders are crossed, through as many areas as it takes; by sea around the land, along the coast.
import type { Point } from './zoom'

type Link = { between: readonly string[]; path: string }
/** Squares of water (`.`) and land (`#`), from tools/maps/lanes.py. */
export type Lanes = { step: number; rows: readonly string[] }

const ASHORE = 20 // times as far as by water, so that nobody sails where it can be helped
const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const)).filter(([right, down]) => right !== 0 || down !== 0)

/** The points of a path that is one line, of steps (`l`) or of places (`L`). */
export function points(path: string): Point[] {
  const steps = !path.includes('L')
  const numbers = (path.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
  const out: Point[] = []
  for (let k = 0; k + 1 < numbers.length; k += 2) {
    const last = (steps && out.at(-1)) || { x: 0, y: 0 }
    out.push({ x: last.x + numbers[k]!, y: last.y + numbers[k + 1]! })
  }
  return out
}

/** By land from one area to another, as the points to pass between the two: borders, the areas between, and whole straits. */
export function overland(borders: readonly Link[], straits: readonly Link[], middle: (area: string) => Point): (from: string, to: string) => Point[] {
  const doors = new Map<string, { to: string; by: Point[] }[]>()
  const open = (from: string, to: string, by: Point[]) => doors.set(from, [...(doors.get(from) ?? []), { to, by }])
  const both = ({ between: [one, other] }: Link, by: Point[]) => {
    open(one!, other!, by)
    open(other!, one!, by.toReversed())
  }
  for (const border of borders) {
    const line = points(border.path)
    both(border, [line[Math.floor(line.length / 2)]!])
  }
  for (const strait of straits) both(strait, points(strait.path))

  return (from, to) => {
    const ways = new Map<string, Point[]>([[from, []]])
    for (const area of ways.keys()) {
      if (area === to) return ways.get(to)!
      const before = area === from ? [] : [...ways.get(area)!, middle(area)]
      for (const { to: next, by } of doors.get(area) ?? []) if (!ways.has(next)) ways.set(next, [...before, ...by])
    }
    return []
  }
}

/** By sea from one point to another, as the points where the course changes. */
export function seaway({ step, rows }: Lanes, from: Point, to: Point): Point[] {
  const [wide, high] = [rows[0]!.length, rows.length]
  const within = (n: number, most: number) => Math.max(0, Math.min(most - 1, Math.floor(n / step)))
  const square = ({ x, y }: Point) => within(y, high) * wide + within(x, wide)
  const middle = (at: number): Point => ({ x: ((at % wide) + 0.5) * step, y: (Math.floor(at / wide) + 0.5) * step })
  const isLand = (at: number) => rows[Math.floor(at / wide)]![at % wide] === '#'

  const [start, end] = [square(from), square(to)]
  const far = new Map([[start, 0]])
  const came = new Map<number, number>()
  const waiting = new Set([start])
  while (waiting.size > 0) {
    let here = -1
    for (const one of waiting) if (here < 0 || far.get(one)! < far.get(here)!) here = one
    waiting.delete(here)
    if (here === end) break
    for (const [right, down] of NEIGHBOURS) {
      const [column, row] = [(here % wide) + right, Math.floor(here / wide) + down]
      if (column < 0 || column >= wide || row < 0 || row >= high) continue
      const next = row * wide + column
      const length = far.get(here)! + Math.hypot(right, down) * (isLand(next) ? ASHORE : 1)
      if (length >= (far.get(next) ?? Infinity)) continue
      far.set(next, length)
      came.set(next, here)
      waiting.add(next)
    }
  }
  const squares: number[] = []
  for (let at = came.get(end); at !== undefined && at !== start; at = came.get(at)) squares.unshift(at)
  return straightened(squares, isLand, wide).map(middle)
}

/** Only those squares at which a ship must turn: between two of them it goes straight, over water as before. */
function straightened(squares: readonly number[], isLand: (at: number) => boolean, wide: number): number[] {
  const clear = (one: number, other: number) => {
    const [x, y] = [one % wide, Math.floor(one / wide)]
    const [dx, dy] = [(other % wide) - x, Math.floor(other / wide) - y]
    const steps = 4 * Math.max(Math.abs(dx), Math.abs(dy))
    for (let k = 1; k < steps; k++) if (isLand(Math.round(y + (dy * k) / steps) * wide + Math.round(x + (dx * k) / steps))) return false
    return true
  }
  const kept: number[] = []
  let k = 0
  while (k < squares.length) {
    kept.push(squares[k]!)
    let next = k + 1
    while (next + 1 < squares.length && clear(squares[k]!, squares[next + 1]!)) next++
    k = next
  }
  return kept
}

/** A way with its corners rounded off: each is cut twice. */
export function rounded(way: readonly Point[]): Point[] {
  let out = [...way]
  for (let cut = 0; cut < 2 && out.length > 2; cut++) {
    const inner = out.slice(1).flatMap((to, k) => {
      const from = out[k]!
      const at = (part: number) => ({ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) })
      return [at(0.25), at(0.75)]
    })
    out = [out[0]!, ...inner.slice(1, -1), out.at(-1)!]
  }
  return out
}
