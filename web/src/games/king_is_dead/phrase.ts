// Groups of followers, by faction, as words: "1 Welsh follower and 2 English followers".
import type { Phrase } from '../../texts'
import { FACTIONS } from './position'

export const phrase: Phrase = (texts, kind, _value, numbers) => {
  if (kind !== 'followers') throw new Error(`no words for arguments of kind ${kind}`)
  const parts = FACTIONS.map((faction, f) => ({ faction, number: numbers[f] ?? 0 }))
    .filter(({ number }) => number > 0)
    .map(({ faction, number }) => texts.say('followers', { number, faction: texts.name('faction', faction) }))
  return parts.length === 1 ? parts[0]! : texts.say('both', { one: parts[0]!, other: parts[1]! })
}
