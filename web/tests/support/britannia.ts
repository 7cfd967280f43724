// What the tests of Britannia look for on the page and in its positions.
import type { BritanniaView, NationView } from '../../src/games/britannia/view'
import type { Page } from './page'

/** The position that the page shows. */
export const view = (page: Page): BritanniaView => page.server.position!.view as BritanniaView

export const nation = (seen: BritanniaView, id: string): NationView => seen.nations.find((one) => one.id === id)!

/** How many units of a nation stand in an area. */
export function standing(seen: BritanniaView, area: string, of: string): number {
  const stacks = seen.areas.find(({ id }) => id === area)?.stacks ?? []
  return stacks.filter((stack) => stack.nation === of).reduce((sum, { units }) => sum + number(units), 0)
}

export const number = (units: Record<string, number>): number => Object.values(units).reduce((sum, one) => sum + one, 0)

export const area = (page: Page, id: string): SVGPathElement => page.one<SVGPathElement>(`[data-area=${id}]`)

/** The areas that answer to a click in this way, in the order of their names. */
export const areas = (page: Page, kind: string): string[] =>
  page.all<SVGPathElement>(`.area.${kind}`).map(({ dataset }) => dataset['area']!).toSorted()

export const hand = (page: Page): HTMLElement => page.one('.sheet.hand')
/** The units that go along, or those that stay behind. */
export const tray = (page: Page, which: 'going' | 'staying'): HTMLElement[] => page.all(`[data-tray=${which}] button`)
export const tool = (page: Page, name: string): HTMLButtonElement => page.button(name, page.one('.tools'))
/** The rule to which the answer leads. */
export const rule = (page: Page): string | null => page.one('.answer p a').getAttribute('href')
