// Pieces on their way from one place to another. A place is an element marked `data-place`; its name has parts, the larger
// place first: `region:essex:welsh` is looked for as itself, then as `region:essex`, then as `region`.
import type { Point } from './zoom'

/** A piece that has moved: what it looks like, where it was, where it is now, and which points of the map it passes. */
export type Journey = { piece: string; from: string; to: string; over?: () => readonly Point[] }
/** What is seen of it, as points of the window. */
export type Way = { piece: string; points: readonly Point[] }
export type Flight = Way & { delay: number; length: number }

/** The names by which a place may be found, the most exact one first. */
export function addresses(place: string): string[] {
  const parts = place.split(':')
  return parts.map((_, k) => parts.slice(0, parts.length - k).join(':'))
}

/** The middle of a place on the screen; nothing if it is not in sight. */
export function spot(place: string): Point | undefined {
  for (const address of addresses(place)) {
    for (const element of document.querySelectorAll(`[data-place="${CSS.escape(address)}"]`)) {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width > 0 || height > 0) return { x: x + width / 2, y: y + height / 2 }
    }
  }
  return undefined
}

/** Journeys one shortly after the other, all of them over within the given time in milliseconds. */
export function flights(ways: readonly Way[], time: number): Flight[] {
  const last = Math.max(1, ways.length - 1)
  return ways.map((way, k) => ({ ...way, delay: ways.length > 1 ? (0.3 * time * k) / last : 0, length: 0.7 * time }))
}

/** Points of the map as they are seen in the window. */
export function onScreen(points: readonly Point[]): Point[] {
  const seen = document.querySelector<SVGSVGElement>('[data-map] svg:not(.ground)')?.getScreenCTM()
  return seen ? points.map(({ x, y }) => new DOMPoint(x, y).matrixTransform(seen)).map(({ x, y }) => ({ x, y })) : []
}

/** The frames of a movement that is equally fast on all its parts. */
export function frames(points: readonly Point[]): { transform: string; offset: number }[] {
  const passed = [0]
  for (const [k, { x, y }] of points.slice(1).entries()) passed.push(passed[k]! + Math.hypot(x - points[k]!.x, y - points[k]!.y))
  const whole = passed.at(-1)!
  return points.map(({ x, y }, k) => ({ transform: `translate(${x}px, ${y}px)`, offset: whole > 0 ? passed[k]! / whole : k / (points.length - 1) }))
}

/** How long movements take, in milliseconds: 0 where the person, or their system, wants none. */
export function motion(): number {
  const [, number, unit] = /^([\d.]+)(m?s)$/.exec(getComputedStyle(document.documentElement).getPropertyValue('--motion').trim()) ?? []
  return Number(number ?? 0) * (unit === 'ms' ? 1 : 1000)
}
