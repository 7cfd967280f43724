// The land that the game is about now: what the map keeps in sight.
import type { Scene } from '../game'
import { AREA } from './facts'
import { LANDS } from './map'
import type { BritanniaView } from './view'

/** Questions to a whole nation: they are about all that it holds. */
const OF_NATIONS = new Set(['submission', 'growth-permission', 'consent'])

/** The area of a thing that lies in one: itself, or a unit there; units to be hired lie nowhere yet. */
const within = (thing: string): string[] => {
  const [kind, area] = thing.split(':')
  return (kind === 'area' || kind === 'unit') && AREA.has(area!) ? [area!] : []
}

const standing = (view: BritanniaView, nation: string | null): string[] =>
  view.areas.filter(({ holder, stacks }) => holder === nation || stacks?.some((stack) => stack.nation === nation)).map(({ id }) => id)

/** The areas that are asked about, or where the nation on turn stands. */
export function concerned({ view, choices }: Scene<BritanniaView>): string[] {
  if (view.step === 'vote') return LANDS.map(({ id }) => id).filter((id) => AREA.get(id)!.theatre === 'england')
  if (choices.length > 0 && OF_NATIONS.has(view.step ?? '')) return standing(view, view.asked)
  const pointed = choices.flatMap(({ thing }) => within(thing))
  if (view.battle) return [...new Set([view.battle.area, ...pointed])]
  const battles = view.areas.filter(({ battle }) => battle).map(({ id }) => id)
  if (view.step === 'battles' && battles.length > 0) return battles
  if (view.march) return [...new Set([view.march.area, ...pointed])]
  return pointed.length > 0 ? [...new Set(pointed)] : standing(view, view.nation)
}
