// Questions to a position that several parts of the board ask.
import type { Texts } from '../../texts'
import type { Target } from '../../parts/target'
import type { Choice, Scene } from '../game'
import { isPort } from './map'
import { inWords, worth } from './money/hoard'
import type { KingdomsView, KingdomView, ProvinceView, UnitView } from './view'

export type Page = Scene<KingdomsView>

export const kingdomOf = (view: KingdomsView, id: string): KingdomView | undefined => view.kingdoms.find((one) => one.id === id)

/** The kingdoms of a player, in turn order. */
export const kingdomsOf = (view: KingdomsView, seat: number): KingdomView[] =>
  view.kingdoms.filter((one) => one.seat === seat).sort((a, b) => view.order.indexOf(a.id) - view.order.indexOf(b.id))

/** The kingdom that has a province as its initial province, if it is in play. */
export const homeOf = (view: KingdomsView, province: string): KingdomView | undefined =>
  view.kingdoms.find(({ home }) => home.includes(province))

/** How many kings count towards a victory by arms: all own trophies; in teams and pairs the most of one opponent's. */
export function trophies(view: KingdomsView, kingdom: KingdomView): number {
  if (view.seats.length > 2 && !view.teams) return kingdom.trophies
  const sides = new Map(view.kingdoms.map(({ id, side }) => [id, side]))
  const taken = view.kingdoms.filter(({ captor }) => captor !== null && sides.get(captor) === kingdom.side)
    .filter(({ side }) => side !== kingdom.side)
  return Math.max(0, ...taken.map(({ side }) => taken.filter((other) => other.side === side).length))
}

/** The choice that is written down like this, if there is one now. */
export const offered = (scene: Page, notation: string): Choice | undefined =>
  scene.choices.find((choice) => choice.notation === notation)

/** The choices of some verbs. */
export const offers = (scene: Page, ...verbs: string[]): Choice[] =>
  scene.choices.filter(({ notation }) => verbs.includes(notation.split(' ')[0]!))

/** The decisions that are made by pointing at a unit. */
const OF_UNITS = new Set(['moving', 'invasion', 'contest', 'rally', 'reinforcement', 'staying', 'corsairs'])

/** What a unit that cannot be chosen is asked about, if not the zone it stands in: itself, or castling with the king in hand. */
export function asUnit({ view }: Page, zone: string, unit: UnitView, itself: string): string | undefined {
  if (OF_UNITS.has(view.step ?? '')) return itself
  const castling = view.step === 'move-target' && view.picked?.king === true && !unit.king && unit.kingdom === view.picked.kingdom
  return castling ? `castling:${zone}` : undefined
}

type Afloat = { king: boolean; number: number; thing: string; target: Target | undefined }

/** The king and the warriors of a kingdom that are at sea. The castling partner there is the active kingdom's own. */
export function afloat(scene: Page, { id, king, at_sea }: KingdomView): Afloat[] {
  const group = (king: boolean, number: number, thing: string, instead?: Target): Afloat => {
    const target = scene.aimAt(thing) ?? instead
    return { king, number, thing, target: target && { ...target, label: counted(scene.texts, target.label, number) } }
  }
  const castling = scene.view.active === id ? scene.aimAt('castling:sea') : undefined
  return [
    ...(king === 'sea' ? [group(true, 1, `king:${id}`)] : []),
    ...(at_sea > 0 ? [group(false, at_sea, `warriors:${id}`, castling)] : []),
  ]
}

/** What several units are called: what is read aloud has the number that is seen. */
export const counted = (texts: Texts, name: string, number: number): string => (number > 1 ? texts.say('pair', { name, value: number }) : name)

/** A king's name, or what a warrior is called. */
export const unitName = (texts: Texts, kingdom: string, king: boolean): string =>
  king
    ? texts.say('realm-king', { king: texts.beside(`kingdom-${kingdom}`, 'king') })
    : texts.say('realm-warrior', { kingdom: texts.beside(`kingdom-${kingdom}`, 'of') })

/** A unit on a button: the king of a kingdom by his name, a warrior by where it is. */
export const called = (texts: Texts, { notation, label }: Choice, kingdom: string | undefined): string =>
  notation === 'king' && kingdom ? unitName(texts, kingdom, true) : label

/** A province in words: whose it is, who stands there, what lies there. */
export function told(view: KingdomsView, province: ProvinceView, texts: Texts): string {
  const home = homeOf(view, province.id)
  const parts = [texts.name('zone', province.id)]
  if (!province.passable) return `${parts[0]!} · ${texts.say('realm-impassable')}`
  if (home?.home[0] === province.id) parts.push(texts.say('realm-capital', { kingdom: texts.beside(`kingdom-${home.id}`, 'of') }))
  if (isPort(province.id)) parts.push(texts.say('realm-port'))
  if (province.suspended) parts.push(texts.say('realm-suspended'))
  else if (province.controller) parts.push(texts.say('realm-controlled', { kingdom: texts.beside(`kingdom-${province.controller}`, 'the') }))
  else parts.push(texts.say('realm-neutral'))
  if (province.unit) parts.push(unitName(texts, province.unit.kingdom, province.unit.king))
  if (province.face_down) parts.push(texts.say('realm-chest'))
  if (worth(province.tokens) > 0) parts.push(inWords(province.tokens, texts))
  return parts.join(' · ')
}
