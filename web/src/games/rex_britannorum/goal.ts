// What wins: most points after the last turn.
import type { Texts } from '../../texts'
import type { Goal } from '../game'
import type { RexView } from './view'

export function goal({ turn, turns, objectives, kingdoms }: RexView, texts: Texts): Goal {
  const led = kingdoms.filter(({ seat }) => seat !== null)
  const seats = Math.max(0, ...led.map(({ seat }) => seat! + 1))
  return {
    aim: texts.say(objectives === 'none' ? 'rex-goal' : 'rex-goal-objectives', { turn: Math.max(1, turn), turns }),
    seats: Array.from({ length: seats }, (_, seat) => {
      const own = led.find((kingdom) => kingdom.seat === seat)
      return own ? texts.say('rex-goal-points', { points: own.achievements }) : ''
    }),
  }
}
