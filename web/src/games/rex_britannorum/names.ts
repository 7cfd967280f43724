// Where names are written: beside what they name, where they lie on as little as possible.
import type { Point } from '../../parts/zoom'

export type Box = { left: number; right: number; top: number; bottom: number }
/** Something with a name: where it is, how far from its middle the name begins, how large the letters are, and where it would be best. */
export type Named = { id: string; words: string; at: Point; far: number; letters: number; wish?: Point | undefined }
export type Written = Point & { anchor: 'start' | 'middle' | 'end' }

/** Heights of letters, as large as they become where a map is small. */
export const NAME = 32
export const CITY = 28
const WIDE = 0.5 // of a letter's height, on average
const WORSE = 4 // a name on a name, than one on a place
const STEPS = [0, 34, 60, 90] // away from where the name of a region would be best

const shared = (a: Box, b: Box) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** The paper that a name takes. */
export function extent({ x, y, anchor }: Written, words: string, letters: number): Box {
  const width = WIDE * letters * words.length
  const left = x - { start: 0, middle: width / 2, end: width }[anchor]
  return { left, right: left + width, top: y - letters / 2, bottom: y + letters / 2 }
}

/** Where a name could be: around a city, or somewhere near the middle of a region. */
function candidates({ at, far, letters }: Named): Written[] {
  const { x, y } = at
  if (far > 0)
    return [
      { x, y: y + far + letters / 4, anchor: 'middle' },
      { x: x + far, y, anchor: 'start' },
      { x: x - far, y, anchor: 'end' },
      { x, y: y - far - letters / 4, anchor: 'middle' },
      { x: x + far / 2, y: y + far, anchor: 'start' },
      { x: x - far / 2, y: y + far, anchor: 'end' },
      { x: x + far / 2, y: y - far, anchor: 'start' },
      { x: x - far / 2, y: y - far, anchor: 'end' },
    ]
  return STEPS.flatMap((step) =>
    step === 0 ? [{ x, y, anchor: 'middle' as const }] : [[0, step], [0, -step], [step, 0], [-step, 0], [step, step], [-step, step], [step, -step], [-step, -step]].map(([dx, dy]) => ({ x: x + dx!, y: y + dy!, anchor: 'middle' as const })),
  )
}

/** A place for each name, in this order, clear of what is there already as far as there is room. */
export function arranged(names: readonly Named[], taken: readonly Box[]): Map<string, Written> {
  const written: Box[] = []
  const out = new Map<string, Written>()
  for (const named of names) {
    let best: { at: Written; box: Box; cost: number } | undefined
    const { wish } = named
    const away = (at: Written) => (wish ? Math.hypot(at.x - wish.x, at.y - wish.y) : 0)
    const tried = candidates(named).toSorted((one, other) => away(one) - away(other))
    tried.forEach((at, k) => {
      const box = extent(at, named.words, named.letters)
      const on = (boxes: readonly Box[]) => boxes.reduce((sum, other) => sum + shared(box, other), 0)
      const cost = on(taken) + WORSE * on(written) + k // of equal ones the first
      if (!best || cost < best.cost) best = { at, box, cost }
    })
    written.push(best!.box)
    out.set(named.id, best!.at)
  }
  return out
}
