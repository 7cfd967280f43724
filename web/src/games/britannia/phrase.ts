// Armies with a leader, and dice, as words.
import type { Phrase, Texts } from '../../texts'
import { FACTS as facts } from './facts'
import { kindsOf } from './kinds'

export const phrase: Phrase = (texts, kind, _value, parts) => {
  if (kind === 'dice') return parts.join(', ') || 'none'
  if (kind !== 'troops') throw new Error(`no words for arguments of kind ${kind}`)
  return troops(texts, troopsOf(parts))
}

export type Troops = { nation: number; foot: number; horse: number; leader: string | undefined; guard: number }

/** Armies as the log tells them: the nation, its foot, its horse, the number of a leader or -1, and its guard. */
export function troopsOf([nation = 0, foot = 0, horse = 0, leader = -1, guard = 0]: readonly number[]): Troops {
  return { nation, foot, horse, leader: facts.leader[leader]?.id, guard }
}

/** A unit of a troop: the first kind that it has. */
export function firstOf({ nation, foot, horse, guard }: Troops): string {
  const { foot: plain, horse: better, guard: best } = kindsOf(facts.nation[nation]!.id)
  return foot > 0 || horse + guard === 0 ? plain : horse > 0 ? better : best
}

function troops(texts: Texts, { nation, foot, horse, leader, guard }: Troops): string {
  const words: string[] = []
  const kinds = kindsOf(facts.nation[nation]!.id)
  const counted: [string, number][] = [[kinds.foot, foot], [kinds.horse, horse], [kinds.guard, guard]]
  for (const [unit, number] of counted) {
    if (number === 0) continue
    const args = [
      { name: 'unit', kind: 'unit', value: facts.unit.findIndex(({ id }) => id === unit) },
      { name: 'number', kind: 'number', value: number },
    ]
    words.push(texts.message({ key: 'units', args }))
  }
  if (words.length === 0) return texts.name('leader', leader!)
  const units = words.length === 1 ? words[0]! : texts.say('both', { one: words.slice(0, -1).join(', '), other: words.at(-1)! })
  const people = texts.message({ key: 'troops-of', args: [{ name: 'nation', kind: 'nation', value: nation }] })
  return leader ? texts.say('troops-led', { troops: `${units} ${people}`, leader: texts.name('leader', leader) }) : `${units} ${people}`
}
