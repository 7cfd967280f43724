// Questions to a position that several parts of the board ask.
import type { AreaView, BandView, BritanniaView, NationView, StackView } from './view'

export const areaOf = (view: BritanniaView, id: string): AreaView | undefined => view.areas.find((area) => area.id === id)
export const nationOf = (view: BritanniaView, id: string): NationView | undefined => view.nations.find((nation) => nation.id === id)
export const size = (stack: StackView): number => Object.values(stack.units).reduce((sum, number) => sum + number, 0)

/** The bands of the nation on turn in an area, those that can go farthest first. */
export function bandsIn(view: BritanniaView, area: string): BandView[] {
  return view.bands.filter((band) => band.area === area).toSorted((a, b) => Number(b.picked ?? false) - Number(a.picked ?? false) || b.left - a.left)
}

export type Readiness = 'all' | 'some' | 'none' | 'other'

/** Whether the units of a stack can still move: all, some or none of them; `other` is a nation that is not on turn. */
export function readiness(view: BritanniaView, stack: StackView, area: string): Readiness {
  if (stack.nation !== view.nation) return 'other'
  const bands = bandsIn(view, area)
  const ready = bands.filter((band) => band.left > 0).length
  if (ready === 0) return 'none'
  return ready === bands.length ? 'all' : 'some'
}

/** The stacks of the nation on turn, the largest first: the order in which they are gone through. */
export function stacksBySize(view: BritanniaView): string[] {
  return view.areas
    .flatMap((area) => (area.stacks ?? []).filter(({ nation }) => nation === view.nation).map((stack) => ({ id: area.id, size: size(stack) })))
    .toSorted((a, b) => b.size - a.size)
    .map(({ id }) => id)
}
