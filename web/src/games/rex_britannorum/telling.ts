// How the log is to be read: turns as chapters, plans and each battle as one line, the rest by kingdom.
import type { Sentence } from '../../messages'
import type { Telling } from '../../parts/chapters'
import { KINGDOMS } from './facts'
import Shield from './Shield.svelte'

/** What concerns everybody, though some of it names a kingdom. */
const COMMON = new Set(['order', 'drawn', 'joker_drawn', 'allotted', 'sent', 'no_battle', 'battle', 'leads', 'crowned', 'vacant', 'rated'].map((kind) => `event-${kind}`))

function owner(line: Sentence): string | null {
  if (COMMON.has(line.key)) return null
  const kingdom = line.args.find(({ name }) => name === 'kingdom')
  return kingdom ? KINGDOMS[kingdom.value]! : null
}

export const telling: Telling = {
  chapters: new Set(['turn']),
  owner,
  name: (kingdom, texts) => texts.name('kingdom', kingdom),
  colour: (kingdom) => `var(--${kingdom})`,
  Sign: Shield,
  folds: [
    { within: new Set(['sent']), text: 'rex-plans-shown' },
    {
      opens: new Set(['battle']),
      within: new Set(['winner', 'vassal', 'claimed', 'claimed_joker', 'joker_used', 'joker_wasted', 'joker_lost', 'hired', 'joined', 'reinforced', 'allotted']),
      outcome: new Set(['winner']),
    },
  ],
  beats: new Set(['sent', 'battle', 'no_battle', 'moved', 'turn', 'objective']),
  brief: new Set(['no_battle', 'first', 'first_lost', 'threshold', 'max', 'score', 'crowned', 'vacant']),
}
