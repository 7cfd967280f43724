// The settings of Barbarian Kingdoms in a few words.
import type { Texts } from '../../../texts'
import type { SettingValue } from '../../game'
import { rowOf } from './rows'

/** What a way to settle something is called. */
export function wayName(value: SettingValue, texts: Texts): string {
  return texts.say(wayKey(value), { number: Number(value) })
}
export const wayHint = (value: SettingValue, texts: Texts): string => texts.beside(wayKey(value), 'text')
const wayKey = (value: SettingValue) => `realm-way-${typeof value === 'number' ? (value === 0 ? 'endless' : 'rounds') : value}`

/** A setting that is settled, for those who come to the table. */
export function word(setting: string, value: SettingValue, settings: Record<string, SettingValue>, texts: Texts): string | undefined {
  if (setting === 'players') return undefined
  const row = setting === 'configuration' ? rowOf(settings['players']!, value) : undefined
  return row ? texts.name('configuration', row.id) : wayName(value, texts)
}
