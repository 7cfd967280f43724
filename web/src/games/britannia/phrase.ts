// Armies with a leader, and dice, packed in one number each, as words.
import type { Phrase, Texts } from '../../texts'
import facts from './facts.json'

const HIGHEST_DIE = 7 // with a leader
const DIE_BITS = 5
const six = 63

export const phrase: Phrase = (texts, kind, value) => {
  if (kind === 'dice') return dice(value).join(', ') || 'none'
  if (kind !== 'troops') throw new Error(`no words for arguments of kind ${kind}`)
  return troops(texts, unpacked(value))
}

/** Dice from how often each value fell, highest first. */
export function dice(packed: number): number[] {
  const out: number[] = []
  for (let value = HIGHEST_DIE; value > 0; value--) {
    // The highest values lie beyond the 32 bits that shifts have.
    const number = Math.floor(packed / 2 ** (DIE_BITS * value)) % 2 ** DIE_BITS
    for (let k = 0; k < number; k++) out.push(value)
  }
  return out
}

export type Troops = { nation: number; foot: number; horse: number; leader: string | undefined }

export function unpacked(value: number): Troops {
  const leader = ((value >> 12) & six) - 1
  return { nation: value >> 18, foot: value & six, horse: (value >> 6) & six, leader: facts.leader[leader]?.id }
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
