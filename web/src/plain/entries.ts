// What a plain view says, sorted by where it is shown. A game with views of its own may come without any entries.
import type { Phrase, Texts } from '../texts'
import type { Entry, PlainView } from './view'

const all = (view: Partial<PlainView>): readonly Entry[] => view.entries ?? []

export const isPlace = (view: Partial<PlainView>, thing: string | null): boolean =>
  (view.places ?? []).some((place) => place.thing === thing)

/** What lies on a place: what belongs to it, and whatever is said to be there. */
export const standing = (view: PlainView, place: string): Entry[] =>
  all(view).filter(({ at, things }) => at === place || (at === null && things.includes(place)))

/** What belongs to nobody and to no place. */
export const common = (view: PlainView): Entry[] => all(view).filter(({ seat, at }) => seat === null && !isPlace(view, at))

/** What everybody may see of a player. */
export const belongings = (view: PlainView, seat: number): Entry[] => all(view).filter((entry) => entry.seat === seat && !entry.own)

/** What the one who looks on has alone. */
export const hand = (view: PlainView): Entry[] => all(view).filter(({ own }) => own)

/** The name of a thing: `holm:iona`, `seat:0`. */
export function nameOf(texts: Texts, thing: string): string {
  const [kind, id] = thing.split(':') as [string, string]
  return kind === 'seat' ? texts.seat(Number(id)) : texts.name(kind, id)
}

/** What a field is called, and the thing that this part of it belongs to. */
export function labelOf(texts: Texts, { field, at }: Entry): string {
  const name = texts.say(`field-${field}`)
  return at === null ? name : texts.say('plain-of', { name, thing: nameOf(texts, at) })
}

/** What an entry says, as words; empty for one that only has a name. */
export const valueOf = (texts: Texts, { numbers, things }: Entry): string =>
  [...numbers.map(String), ...things.map((thing) => nameOf(texts, thing))].join(', ')

/** Words for an argument that only the game itself has words for: its number is better than nothing. */
export const phrase: Phrase = (_, __, value) => String(value)
