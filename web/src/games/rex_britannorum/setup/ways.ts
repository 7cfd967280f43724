// The settings of Rex Britannorum: which values go together, and their words.
import type { Texts } from '../../../texts'
import type { SettingValue } from '../../game'

/** The same as the server refuses: alone there is no late choice, and only two can do without a third kingdom. */
export function fits(setting: string, value: SettingValue, settings: Record<string, SettingValue>): boolean {
  if (setting === 'objectives') return !(value === 'late_choice' && settings['players'] === 1)
  return !(setting === 'duel' && value === true && settings['players'] !== 2)
}

/** A setting that is settled, for those who come to the table. */
export function word(setting: string, value: SettingValue, _: Record<string, SettingValue>, texts: Texts): string | undefined {
  return setting === 'objectives' || setting === 'longest_road' ? texts.say(`rex-setting-${value}`) : undefined
}
