// Places, regions and objectives in words: their names come from the facts, not from the texts.
import type { Phrase, Texts } from '../../texts'
import { endsOf, FACTS, placeName, regionName, ZONES } from './facts'

export const phrase: Phrase = (texts, kind, value) => {
  if (kind === 'place') return placeName(FACTS.place[value]!.id)
  if (kind === 'objective_card') return FACTS.objective[value]!.id.toUpperCase()
  if (kind !== 'objective') throw new Error(`no words for arguments of kind ${kind}`)
  const { id, conditions } = FACTS.objective[value]!
  const [one, two, three] = conditions.map(([name, ...names], k) => condition(texts, name!, names, value, k))
  return texts.say('objective', { id: id.toUpperCase(), one: one!, two: two!, three: three! })
}

/** A condition of an objective in words, by the numbers of both: those that the facts bring, or ours. */
export function condition(texts: Texts, kind: string, names: readonly string[], objective: number, number: number): string {
  const made = `where-${objective}-${number}`
  if (texts.has(made)) return texts.say(made)
  const key = `condition-${kind}`
  if (kind === 'control_cities') {
    return texts.message({ key, args: [{ name: 'zone', kind: 'zone', value: ZONES.indexOf(names[0]!) }] })
  }
  if (kind.endsWith('_link')) {
    const [one, other] = endsOf(names[0]!)
    return texts.say(key, { one: placeName(one), other: placeName(other) })
  }
  if (kind === 'present_either') return texts.say(key, { one: placeName(names[0]!), other: placeName(names[1]!) })
  if (kind === 'control_either') return texts.say(key, { one: regionName(names[0]!), other: regionName(names[1]!) })
  return texts.say(key, { region: regionName(names[0]!) })
}
