// Battles as the log tells them: rounds, dice, losses, retreats, and how each ended.
import type { Sentence } from '../../../messages'
import { FACTS } from '../facts'
import { kindsOf } from '../kinds'
import { troopsOf } from '../phrase'

export type Roll = { unit: string; die: number }
export type Side = { nation: string; rolls: Roll[]; lost: string[] }
export type Round = { number: number; attacker: Side; defender: Side }
export type Ending = { kind: 'won' | 'both_gone' | 'submitted'; nation: string | undefined }
export type Battle = {
  /** The line that tells of its beginning: what makes one battle another. */
  line: Sentence
  area: string
  attacker: string
  defender: string
  rounds: Round[]
  retreats: { nation: string; to: string; number: number }[]
  fallen: string[]
  ending: Ending | undefined
}

const AREA_IDS = [...FACTS.area, ...FACTS.sea].map(({ id }) => id)
const number = (line: Sentence, name: string): number => line.args.find((arg) => arg.name === name)!.value
const parts = (line: Sentence, name: string): readonly number[] => line.args.find((arg) => arg.name === name)!.parts ?? []
const area = (line: Sentence, name = 'area'): string => AREA_IDS[number(line, name)]!
const nation = (line: Sentence, name = 'nation'): string => FACTS.nation[number(line, name)]!.id
const unit = (line: Sentence): string => FACTS.unit[number(line, 'unit')]!.id

const works = (people: string): string => (people === 'romans' ? 'fort' : 'burh')

function side(people: string, units: readonly [string, readonly number[]][]): Side {
  return { nation: people, rolls: units.flatMap(([kind, dice]) => dice.map((die) => ({ unit: kind, die }))), lost: [] }
}

function round(line: Sentence): Round {
  const attacker = nation(line, 'attacker')
  const defender = nation(line, 'defender')
  return {
    number: number(line, 'round'),
    attacker: side(attacker, [
      [kindsOf(attacker).foot, parts(line, 'attacking_foot')],
      [kindsOf(attacker).horse, parts(line, 'attacking_horse')],
      [kindsOf(attacker).guard, parts(line, 'attacking_guard')],
    ]),
    defender: side(defender, [
      [kindsOf(defender).foot, parts(line, 'defending_foot')],
      [kindsOf(defender).horse, parts(line, 'defending_horse')],
      [kindsOf(defender).guard, parts(line, 'defending_guard')],
      [works(defender), parts(line, 'defending_works')],
    ]),
  }
}

function opened(line: Sentence): Battle {
  return {
    line,
    area: area(line),
    attacker: nation(line, 'attacker'),
    defender: nation(line, 'defender'),
    rounds: [],
    retreats: [],
    fallen: [],
    ending: undefined,
  }
}

/** The battles of a log, in their order; the beginning of the first may be missing. */
export function battles(lines: readonly Sentence[]): Battle[] {
  const out: Battle[] = []
  let current: Battle | undefined
  const begin = (line: Sentence) => out.push((current = opened(line)))
  for (const line of lines) {
    if (line.key === 'event-battle') begin(line)
    else if (line.key === 'event-round') {
      if (!current || current.ending || current.area !== area(line)) begin(line)
      current!.rounds.push(round(line))
    } else if (!current || current.ending) continue
    else if (line.key === 'event-lost' && area(line) === current.area) {
      const last = current.rounds.at(-1)
      const loser = nation(line) === current.attacker ? last?.attacker : last?.defender
      loser?.lost.push(unit(line))
    } else if (line.key === 'event-leader_fell' && area(line) === current.area) {
      current.fallen.push(FACTS.leader[number(line, 'leader')]!.id)
    } else if (line.key === 'event-retreated' && area(line) === current.area) {
      const troops = troopsOf(parts(line, 'troops'))
      current.retreats.push({ nation: FACTS.nation[troops.nation]!.id, to: area(line, 'goal'), number: troops.foot + troops.horse + troops.guard })
    } else if (line.key === 'event-won' && area(line) === current.area) current.ending = { kind: 'won', nation: nation(line) }
    else if (line.key === 'event-both_gone' && area(line) === current.area) current.ending = { kind: 'both_gone', nation: undefined }
    else if (line.key === 'event-submitted') current.ending = { kind: 'submitted', nation: nation(line, 'vassal') }
    else if (line.key === 'event-nation_turn' || line.key === 'event-turn') current = undefined
  }
  return out
}
