// Borders and straits that the facts have otherwise than the drawn map: ways that it does not show, and those that are closed.
import type { Point } from './zoom'

type Drawn = { between: readonly string[]; path: string }
export type Linked<T extends Drawn> = { kept: T[]; more: Drawn[]; closed: Drawn[] }

const pair = (ends: readonly string[]) => ends.toSorted().join(' ')

/** What of the drawn borders is as the pairs say, what has to be added between two middles, and what is closed. */
export function linked<T extends Drawn>(drawn: readonly T[], pairs: readonly (readonly [string, string])[], middle: (id: string) => Point): Linked<T> {
  const wanted = new Map(pairs.map((ends) => [pair(ends), ends]))
  const known = new Set(drawn.map(({ between }) => pair(between)))
  const straight = (one: Point, other: Point) => `M${one.x} ${one.y}L${other.x} ${other.y}`
  return {
    kept: drawn.filter(({ between }) => wanted.has(pair(between))),
    more: [...wanted].filter(([key]) => !known.has(key)).map(([, [one, other]]) => ({ between: [one, other], path: straight(middle(one), middle(other)) })),
    closed: drawn.filter(({ between }) => !wanted.has(pair(between))),
  }
}
