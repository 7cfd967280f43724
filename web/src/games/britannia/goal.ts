// What wins: most points after the last turn.
import type { Texts } from '../../texts'
import type { Goal } from '../game'
import type { BritanniaView } from './view'

export function goal({ turn, last_turn, scores }: BritanniaView, texts: Texts): Goal {
  return { aim: texts.say('brit-goal', { turn, last: last_turn }), seats: scores.map((points) => texts.say('brit-points', { points })) }
}
