// How the log is to be read: turns as chapters, in them the turns of the nations, with each battle as one line.
import type { Sentence } from '../../messages'
import type { Telling } from '../../parts/chapters'
import { FACTS, seatOf } from './facts'
import { fill } from './nations'
import NationArms from './NationArms.svelte'

/** What concerns everybody. */
const COMMON = new Set(['voted', 'bretwalda', 'no_bretwalda', 'king', 'no_king', 'total', 'victory'].map((kind) => `event-${kind}`))

function owner(line: Sentence): string | null | undefined {
  if (COMMON.has(line.key)) return null
  return line.key === 'event-nation_turn' ? FACTS.nation[line.args[0]!.value]!.id : undefined
}

export const telling: Telling = {
  chapters: new Set(['turn']),
  owner,
  heads: new Set(['nation_turn']),
  name: (nation, texts) => `${texts.name('nation', nation)} · ${texts.seat(seatOf(nation))}`,
  colour: fill,
  Sign: NationArms,
  folds: [
    {
      opens: new Set(['battle']),
      within: new Set(['round', 'lost', 'fort_built', 'retreated', 'leader_fell', 'leader_retreated', 'won', 'both_gone']),
      outcome: new Set(['won', 'both_gone', 'leader_fell']),
    },
  ],
  beats: new Set(['turn', 'nation_turn', 'battle', 'points', 'voted', 'total']),
  brief: new Set([
    'arrived', 'leader_came', 'leader_left', 'leader_fell', 'rome_departs', 'dismounted', 'submitted', 'defied', 'freed', 'points', 'points_area', 'bretwalda', 'no_bretwalda', 'king', 'no_king',
  ]),
}
