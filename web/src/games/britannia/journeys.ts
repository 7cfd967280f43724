// Which armies an event of the chronicle has moved, and from where to where.
import type { Sentence } from '../../messages'
import type { Journey } from '../../parts/journeys'
import { march } from './map'
import { firstOf, troopsOf } from './phrase'
import type { BritanniaView } from './view'

type Vocabulary = Record<string, string[]>
const MOVES = new Set(['event-marched', 'event-travelled', 'event-withdrew', 'event-returned', 'event-retreated'])

export function journeys(line: Sentence, _before: BritanniaView, vocabulary: Vocabulary): Journey[] {
  if (!MOVES.has(line.key)) return []
  const value = (name: string) => line.args.find((arg) => arg.name === name)!.value
  const troops = troopsOf(line.args.find((arg) => arg.name === 'troops')!.parts ?? [])
  const area = (name: string) => vocabulary['area']![value(name)]!
  const piece = `${vocabulary['nation']![troops.nation]}:${firstOf(troops)}:${troops.foot + troops.horse + troops.guard}`
  return [{ piece, from: `area:${area('area')}`, to: `area:${area('goal')}`, over: () => march(area('area'), area('goal')) }]
}
