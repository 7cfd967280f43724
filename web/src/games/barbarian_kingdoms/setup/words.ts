// The options of Barbarian Kingdoms in a few words.
import type { Texts } from '../../../texts'
import type { Setting } from '../../game'
import { rowOf } from './rows'

/** What a way to settle something is called. */
export function wayName(value: Setting, texts: Texts): string {
  return texts.say(wayKey(value), { number: Number(value) })
}
export const wayHint = (value: Setting, texts: Texts): string => texts.beside(wayKey(value), 'text')
const wayKey = (value: Setting) => `realm-way-${typeof value === 'number' ? (value === 0 ? 'endless' : 'rounds') : value}`

/** An option that is settled, for those who come to the table. */
export function word(option: string, value: Setting, options: Record<string, Setting>, texts: Texts): string | undefined {
  if (option === 'players') return undefined
  const row = option === 'configuration' ? rowOf(options['players']!, value) : undefined
  return row ? texts.name('configuration', row.id) : wayName(value, texts)
}
