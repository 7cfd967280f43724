// Armies with a leader, and dice, as words.
import type { Phrase, Texts } from '../../texts'
import facts from './facts.json'

export const phrase: Phrase = (texts, kind, _value, parts) => {
  if (kind === 'dice') return parts.join(', ') || 'none'
  if (kind !== 'troops') throw new Error(`no words for arguments of kind ${kind}`)
  return troops(texts, troopsOf(parts))
}

export type Troops = { nation: number; foot: number; horse: number; leader: string | undefined }

/** Armies as the log tells them: the nation, its foot, its horse, and the number of a leader or -1. */
export function troopsOf([nation = 0, foot = 0, horse = 0, leader = -1]: readonly number[]): Troops {
  return { nation, foot, horse, leader: facts.leader[leader]?.id }
}

/** The two kinds of army of a nation: Rome's foot are legions. */
export const footOf = (nation: number): string => (facts.nation[nation]?.id === 'romans' ? 'legion' : 'infantry')

function troops(texts: Texts, { nation, foot, horse, leader }: Troops): string {
  const words: string[] = []
  const counted: [string, number][] = [[footOf(nation), foot], ['cavalry', horse]]
  for (const [unit, number] of counted) {
    if (number === 0) continue
    const args = [
      { name: 'unit', kind: 'unit', value: facts.unit.findIndex(({ id }) => id === unit) },
      { name: 'number', kind: 'number', value: number },
    ]
    words.push(texts.message({ key: 'units', args }))
  }
  if (words.length === 0) return texts.name('leader', leader!)
  const units = words.length === 1 ? words[0]! : texts.say('both', { one: words[0]!, other: words[1]! })
  const people = texts.message({ key: 'troops-of', args: [{ name: 'nation', kind: 'nation', value: nation }] })
  return leader ? texts.say('troops-led', { troops: `${units} ${people}`, leader: texts.name('leader', leader) }) : `${units} ${people}`
}
