// What a step of a replay has led to, told one thing after the other as at the table: the plans, one battle, then the next.
import type { Pace } from '../likes'
import type { Between } from '../live/table.svelte'
import type { Frame, Sentence } from '../messages'
import { portions, type Telling } from '../parts/chapters'

/** How a game is told; a game's page is one. */
export type Manner = { telling?: Telling | undefined; between?: Between | undefined }

/** How a game is told to somebody: at once to whoever wants to see at once what others do. */
export const mannerFor = (page: Manner, pace: Pace): Manner | undefined => (pace === 'none' ? undefined : page)

/** The board on the way to a step: what is told with it, and how many lines are not told yet. */
export type Moment = { frame: Frame; lines: readonly Sentence[]; untold: number }

/** All moments of a step, from the position before it; the last one is the step itself. */
export function unfolded(before: Frame, after: Frame, lines: readonly Sentence[], { telling, between }: Manner): Moment[] {
  const parts = portions(lines, telling)
  return parts.map((part, k) => {
    const [told, untold] = [parts.slice(0, k + 1).flat(), parts.slice(k + 1).flat()]
    if (untold.length === 0) return { frame: after, lines: part, untold: 0 }
    const meanwhile = (was: unknown, is: unknown) => between?.(was, is, told, untold) ?? is
    const frame = {
      ...after,
      view: meanwhile(before.view, after.view),
      hands: after.hands.map((hand, seat) => meanwhile(before.hands[seat], hand)),
      // Nobody is asked anything, and nothing has ended, before all is told.
      asked: null, rule: null, waiting: [], result: null,
    }
    return { frame, lines: part, untold: untold.length }
  })
}
