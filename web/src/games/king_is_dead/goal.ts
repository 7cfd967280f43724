// What wins: the crown of the strongest faction's friend, or, if the French come, sets.
import type { Texts } from '../../texts'
import type { Goal } from '../game'
import { controlled, count, FACTIONS, INSTABILITY_DISCS } from './position'
import type { KingView } from './view'

export function goal(view: KingView, texts: Texts): Goal {
  const first = strongest(view)
  const most = first === undefined ? texts.say('king-goal-nobody') : texts.say('king-goal-crown', { people: texts.beside(`faction-${first}`, 'people') })
  return {
    aim: texts.say('king-goal', { most, unstable: view.unstable, discs: INSTABILITY_DISCS }),
    seats: view.seats.map(({ court }) => {
      const sets = texts.say('king-goal-sets', { sets: Math.min(...FACTIONS.map((faction) => count(court, faction))) })
      if (first === undefined) return sets
      return `${texts.say('followers', { number: count(court, first), faction: texts.name('faction', first) })} · ${sets}`
    }),
  }
}

/** The faction with most regions; of equals the one that took its latest more recently (rules 9.3): spaces follow time. */
export function strongest(view: KingView): string | undefined {
  const latest = (faction: string) => Math.max(0, ...view.regions.filter(({ control }) => control === faction).map(({ space }) => space))
  const [first] = FACTIONS.toSorted((one, other) => controlled(view, other) - controlled(view, one) || latest(other) - latest(one))
  return first !== undefined && controlled(view, first) > 0 ? first : undefined
}
