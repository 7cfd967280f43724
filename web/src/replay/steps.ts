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
const SHORTEST = 80 // milliseconds; what would be shown for less is passed over

/** What is shown of the steps after one, and for how long each, so that all of it fits into a time. */
export function recap({ first, lines, movers }: Pick<Replay, 'first' | 'lines' | 'movers'>, after: number, time = LONGEST_RECAP): { step: number; pause: number }[] {
  const last = first + movers.length - 1
  const weight = (step: number) => (lines[step - first]! > lines[step - first - 1]! ? 1 : SILENT)
  const steps = Array.from({ length: last - after }, (_, k) => after + 1 + k)
  const whole = steps.reduce((sum, step) => sum + weight(step), 0)
  const unit = Math.min(USUAL, time / Math.max(1, whole))
  const out: { step: number; pause: number }[] = []
  let owed = 0
  for (const step of steps) {
    owed += weight(step) * unit
    if (owed < SHORTEST && step !== last) continue
    out.push({ step, pause: owed })
    owed = 0
  }
  return out
}
