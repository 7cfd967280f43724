// Tables beside the rules, made from the facts that the server plays with.
import type { Texts } from '../texts'

export type Table = { title: string; head: readonly string[]; rows: readonly (readonly string[])[] }
/** What a game makes of its facts; `Facts` is the shape of its `facts.toml`. */
export type Tables<Facts> = (facts: Facts, texts: Texts) => Table[]

type Named = { id: string }

/** Which things of a kind border on each other, each with its neighbours. */
export function borders<T extends Named>(title: string, things: readonly T[], name: (id: string) => string, next: (thing: T) => readonly string[], head: readonly string[]): Table {
  return { title, head, rows: things.map((thing) => [name(thing.id), next(thing).map(name).join(', ') || '–']) }
}
