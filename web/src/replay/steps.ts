// Ways through a game: which step comes next by decisions, moves, turns or battles, and how long each is shown.
import type { Mark, Replay } from '../messages'

/** How one goes through a game: by `decision`, by `move`, or by a kind of mark that it has. */
export type Stride = string
export const ANY_GAME: readonly Stride[] = ['decision', 'move']

type Path = Pick<Replay, 'first' | 'movers' | 'marks'>

export function lastStep({ first, movers }: Path): number {
  return first + movers.length - 1
}

/** The ways in which one can go through a game: those of any game, then by what it marks, the rarest last. */
export function strides({ marks }: Path): Stride[] {
  const met = new Set(marks.flatMap(({ kinds }) => kinds))
  return [...ANY_GAME, ...['battle', 'phase', 'turn', 'crown'].filter((kind) => met.has(kind))]
}

/** The step at which one stops who goes on, or back, from another; the first and the last are always stops. */
export function nextStop(path: Path, from: number, by: Stride, forward: boolean): number {
  const last = lastStep(path)
  const way = forward ? 1 : -1
  for (let step = from + way; step > path.first && step < last; step += way) if (isStop(path, step, by)) return step
  return Math.min(last, Math.max(path.first, forward ? last : path.first))
}

function isStop({ first, movers, marks }: Path, step: number, by: Stride): boolean {
  if (by === 'decision') return true
  if (by === 'move') return movers[step - first] !== movers[step - first + 1]
  return marks.some((mark) => mark.step === step && mark.kinds.includes(by))
}

/** The step at which a line of the log was told. */
export function stepOfLine({ first, lines }: Pick<Replay, 'first' | 'lines'>, line: number): number {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if (lines[middle]! > line) high = middle
    else low = middle + 1
  }
  return first + low
}

/** The step after the seat's own latest decision: all that follows, others did. The last one if nothing does. */
export function sinceOwn({ first, movers }: Path, seat: number): number {
  const own = movers.lastIndexOf(seat)
  return first + Math.max(0, own)
}

/** Marks that do not tell what is to come: those up to a step, and the turns, which come anyway. */
export function withoutSpoilers(marks: readonly Mark[], furthest: number): Mark[] {
  return marks.flatMap(({ step, kinds }) => {
    const shown = step <= furthest ? kinds : kinds.filter((kind) => kind === 'turn')
    return shown.length > 0 ? [{ step, kinds: shown }] : []
  })
}

export const LONGEST_RECAP = 15_000 // milliseconds for all that the others did
const USUAL = 1000 // milliseconds for a step of which the log tells
const SILENT = 0.15 // of that, for one of which it does not
export const SHORTEST = 80 // milliseconds; what would be shown for less is passed over

/** What is shown in a recap: a step, the part of it that is told (counted from 0), and when, in milliseconds from the beginning. */
export type Stop = { step: number; part: number; at: number }

/** What is shown of the steps after one, so that all of it fits into a time; a step may be told in several parts. */
export function recap({ first, lines, movers }: Pick<Replay, 'first' | 'lines' | 'movers'>, after: number, parts: (step: number) => number = () => 1, time = LONGEST_RECAP): Stop[] {
  const last = first + movers.length - 1
  const told = (step: number) => lines[step - first]! > lines[step - first - 1]!
  const all = Array.from({ length: last - after }, (_, k) => after + 1 + k).flatMap((step) =>
    told(step) ? Array.from({ length: Math.max(1, parts(step)) }, (_, part) => ({ step, part, weight: 1 })) : [{ step, part: 0, weight: SILENT }],
  )
  const unit = Math.min(USUAL, time / Math.max(1, all.reduce((sum, { weight }) => sum + weight, 0)))
  const out: Stop[] = []
  let [at, owed] = [0, 0]
  for (const [k, { step, part, weight }] of all.entries()) {
    owed += weight * unit
    if (owed < SHORTEST && k < all.length - 1) continue
    out.push({ step, part, at: (at += owed) })
    owed = 0
  }
  return out
}
