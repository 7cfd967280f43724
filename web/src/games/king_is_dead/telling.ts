// How the log is to be read: power struggles as chapters, and in them whose turn it was.
import type { Sentence } from '../../messages'
import type { Telling } from '../../parts/chapters'
import SeatArms from '../../parts/SeatArms.svelte'

const STRUGGLES = new Set(['controlled', 'unstable', 'invasion', 'coronation'])
const TURNS = new Set(['event-passed', 'event-played', 'event-plot_revealed'])

/** A turn begins with a card or without one; what it does is told without a name. */
function owner(line: Sentence): string | null | undefined {
  if (line.key === 'event-ranking' || line.key === 'event-won') return null
  return TURNS.has(line.key) ? String(line.args.find(({ kind }) => kind === 'seat')!.value) : undefined
}

export const telling: Telling = {
  chapters: STRUGGLES,
  owner,
  name: (seat, texts) => texts.seat(Number(seat)),
  colour: (seat) => `var(--seat-${Number(seat) + 1})`,
  Sign: SeatArms,
  beats: new Set(['controlled', 'unstable', 'invasion', 'coronation', 'plot_revealed', 'won']),
}
