// What somebody played for, in words: a kingdom, a pair of them, a colour.
import { speech } from '../speech.svelte'

/** `kingdom:huns kingdom:franks` as “Huns + Franks”. */
export function sideName(game: string, side: string): string {
  const texts = speech.of(game)
  const named = side.split(' ').map((thing) => texts.name(thing.slice(0, thing.indexOf(':')), thing.slice(thing.indexOf(':') + 1)))
  return named.join(' + ')
}
