// Pieces on their way from one place to another. A place is an element marked `data-place`; its name has parts, the larger
// place first: `region:essex:welsh` is looked for as itself, then as `region:essex`, then as `region`.
import type { Point } from './zoom'

/** A piece that has moved: what it looks like, where it was, where it is now. */
export type Journey = { piece: string; from: string; to: string }
export type Flight = { piece: string; from: Point; to: Point; delay: number; length: number }

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
export function flights(ways: readonly { piece: string; from: Point; to: Point }[], time: number): Flight[] {
  const last = Math.max(1, ways.length - 1)
  return ways.map((way, k) => ({ ...way, delay: ways.length > 1 ? (0.3 * time * k) / last : 0, length: 0.7 * time }))
}

/** How long movements take, in milliseconds: 0 where the person, or their system, wants none. */
export function motion(): number {
  const [, number, unit] = /^([\d.]+)(m?s)$/.exec(getComputedStyle(document.documentElement).getPropertyValue('--motion').trim()) ?? []
  return Number(number ?? 0) * (unit === 'ms' ? 1 : 1000)
}
