// What the nation on turn is about to lose, before the word that ends the phase makes it so.
import type { Scene } from '../game'
import { offered } from './desk.svelte'
import { isSea, NATION, stacking } from './facts'
import { nationOf, size } from './position'
import type { BritanniaView } from './view'

/** An area in which more stand than may stay, and how many too many. */
export type Crowd = { area: string; there: number; most: number }

/** Steps before the end of the movement, which destroys what stands too close (rules 8.5). */
const MOVING = new Set(['movement', 'march'])
const RAIDING = ['raiders', 'all_raiders']

/** The areas that break the limits of stacking: more than one is overstacked, or one beyond even that (rules 8.1 to 8.4). */
export function crowds(view: BritanniaView): Crowd[] {
  if (!MOVING.has(view.step ?? '') || !view.nation) return []
  const over = view.areas.flatMap(({ id, stacks }) => {
    const there = (stacks ?? []).filter(({ nation }) => nation === view.nation).reduce((sum, stack) => sum + size(stack), 0)
    const { most, overstack } = stacking(view.nation!, id)
    return !isSea(id) && there > most ? [{ area: id, there, most, overstack }] : []
  })
  const [only, ...others] = over
  if (only && others.length === 0) return only.there > only.overstack ? [{ ...only, most: only.overstack }] : []
  return over
}

/** The seas where armies are that will not come back to land: R9, for whom no raid brings them home. */
export function stranded(view: BritanniaView): { area: string; there: number }[] {
  const nation = view.nation ? nationOf(view, view.nation) : undefined
  if (view.step !== 'movement' || !nation || RAIDING.some((status) => nation.statuses?.includes(status))) return []
  return view.areas.flatMap(({ id, stacks }) => {
    const there = (stacks ?? []).filter((stack) => stack.nation === nation.id).reduce((sum, stack) => sum + size(stack), 0)
    return isSea(id) && there > 0 ? [{ area: id, there }] : []
  })
}

/** What ends with the movement if it ends now, area by area, and what is said of it; whoever can still land must. */
export function doomed(scene: Scene<BritanniaView>): { area: string; says: string }[] {
  const { view, texts } = scene
  const name = (area: string) => texts.name('area', area)
  const close = crowds(view).map(({ area, there, most }) => ({ area, says: texts.say('brit-doomed-stacking', { area: name(area), there, most }) }))
  const lost = offered(scene, 'done') ? stranded(view) : []
  return [...close, ...lost.map(({ area, there }) => ({ area, says: texts.say('brit-doomed-stranded', { area: name(area), there }) }))]
}

/** How many armies the land will not feed when the turn ends (rules 8.6); legions need none. */
export function hungry(view: BritanniaView): number {
  const nation = view.nation ? nationOf(view, view.nation) : undefined
  if (!nation || NATION.get(nation.id)?.professional) return 0
  return Math.max(0, nation.armies - nation.most_armies)
}
