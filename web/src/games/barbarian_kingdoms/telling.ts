// How the log is to be read: by the kingdom whose action it is, with each battle as one line.
import type { Sentence } from '../../messages'
import type { Telling } from '../../parts/chapters'
import { colour, KINGDOM_IDS } from './kingdoms'
import Arms from './Arms.svelte'

/** With these a kingdom begins an action; what others do then belongs to it. */
const ACTIONS = new Set(
  ['paid', 'recruited', 'collected', 'taxed', 'no_taxes', 'moved', 'king_moved', 'castled', 'invaded', 'king_invaded', 'put_to_sea', 'king_put_to_sea'].map((kind) => `event-${kind}`),
)
/** Before the game and after it. */
const COMMON = new Set(['configured', 'selected', 'agreed', 'refused', 'plays', 'leads', 'rounds_over', 'won_territorial', 'won_military', 'won_rounds', 'reign'].map((kind) => `event-${kind}`))

function owner(line: Sentence): string | null | undefined {
  if (COMMON.has(line.key)) return null
  return ACTIONS.has(line.key) ? KINGDOM_IDS[line.args.find(({ name }) => name === 'kingdom')!.value]! : undefined
}

export const telling: Telling = {
  owner,
  name: (kingdom, texts) => texts.name('kingdom', kingdom),
  colour,
  Sign: Arms,
  folds: [
    {
      opens: new Set(['contested']),
      within: new Set(['joined', 'king_joined', 'no_more', 'bribed', 'no_bribes', 'battle_points', 'battle_won', 'ransomed', 'king_fell', 'withdrew', 'king_withdrew', 'disbanded']),
      outcome: new Set(['battle_won', 'king_fell']),
    },
  ],
  beats: new Set(['bribed', 'no_bribes', 'battle_points', 'battle_won', 'rounds_over']),
  brief: new Set(['recruited', 'taxed', 'invaded', 'king_invaded', 'claimed', 'token_removed', 'plundered', 'plundered_unseen', 'put_to_sea', 'king_put_to_sea', 'rounds_over']),
}
