// What wins: provinces, or enemy kings, of a side.
import type { Texts } from '../../texts'
import type { Goal } from '../game'
import { kingdomsOf, trophies } from './position'
import type { KingdomsView } from './view'

export function goal(view: KingdomsView, texts: Texts): Goal {
  return {
    aim: texts.say('realm-goal', { provinces: view.goal.provinces, kings: view.goal.kings }),
    seats: view.seats.map((_, seat) => {
      const own = kingdomsOf(view, seat)[0]
      if (!own) return '' // it is still being chosen
      const side = view.kingdoms.filter((kingdom) => kingdom.side === own.side)
      const provinces = side.reduce((sum, kingdom) => sum + kingdom.provinces, 0)
      const kings = view.seats.length > 2 && !view.teams ? side.reduce((sum, kingdom) => sum + trophies(view, kingdom), 0) : trophies(view, own)
      return texts.say('realm-goal-stands', { provinces, kings })
    }),
  }
}
