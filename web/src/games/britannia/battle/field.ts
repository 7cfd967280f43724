// The field of a battle: every unit of both sides with its die, whether it hit, and what may be done with it.
import { FACTS, isDifficult, UNIT } from '../facts'
import { isStructure } from '../kinds'
import { areaOf } from '../position'
import type { BritanniaView } from '../view'
import type { Battle, Round, Side } from './story'

export type FieldUnit = {
  key: string
  nation: string
  unit: string
  /** The least die that any unit needs against it, if not every hit kills it. */
  floor: number | undefined
  /** The least modified die of the enemy that kills it. */
  skull: number | undefined
  die: number | undefined
  hit: boolean
  lost: boolean
  /** Where it would go back to; a defender's is the area of the battle. */
  home: string
  /** Chosen to retreat. */
  leaving: boolean
  /** One hit more kills it. */
  hurt: boolean
}
export type Field = { attackers: FieldUnit[]; defenders: FieldUnit[] }

const FLOOR = FACTS.battle.floor
/** Structures that roll nothing; by the first rules a burh did, and the Angles' do. */
const SILENT = ['wall', 'burh', 'motte']

/** The least modified die that any unit needs against this one; nothing where every hit kills. */
export function floor(unit: string, defendsDifficult: boolean): number | undefined {
  const kill = UNIT.get(unit)!.to_kill
  return defendsDifficult || kill >= FLOOR ? Math.max(kill, FLOOR) : undefined
}

/** With what a unit defends; of the burhs only those of the Angles roll, like forts. */
export function defenceOf(unit: string, nation: string): number {
  return unit === 'burh' && nation === 'angles' ? UNIT.get('fort')!.defence : UNIT.get(unit)!.defence
}

/** The least die with which a unit kills the easiest of its enemies; whatever has rolled without a value is a burh of the first rules. */
export function least(one: FieldUnit, attacks: boolean, enemies: readonly FieldUnit[]): number {
  const need = (attacks ? UNIT.get(one.unit)!.attack : defenceOf(one.unit, one.nation)) || UNIT.get('fort')!.defence
  return Math.min(...enemies.map((enemy) => Math.max(need, enemy.floor ?? 0)))
}

type Plain = { unit: string; die: number | undefined }

function rank(area: string, nation: string, units: readonly Plain[], defends: boolean): FieldUnit[] {
  return units.map(({ unit, die }, k) => ({
    key: `${nation}-${k}`,
    nation,
    unit,
    floor: floor(unit, defends && isDifficult(area)),
    skull: undefined,
    die,
    hit: false,
    lost: false,
    home: area,
    leaving: false,
    hurt: false,
  }))
}

/** Mark as lost the last units of each kind that fell. */
function bury(units: FieldUnit[], lost: readonly string[]): void {
  for (const fallen of lost) {
    const victim = units.findLast((one) => one.unit === fallen && !one.lost)
    if (victim) victim.lost = true
  }
}

/** Write on each unit from which die on its enemies kill it; walls roll none. */
function threatened(units: FieldUnit[], enemies: readonly FieldUnit[], attack: boolean): void {
  const fighters = enemies.map(({ unit, nation }) => (attack ? UNIT.get(unit)!.attack : defenceOf(unit, nation))).filter((need) => need > 0)
  for (const one of units) one.skull = fighters.length > 0 ? Math.max(Math.min(...fighters), one.floor ?? 0) : undefined
}

function aimed(units: FieldUnit[], enemies: readonly FieldUnit[], attacks: boolean): void {
  for (const one of units) one.hit = one.die !== undefined && enemies.length > 0 && one.die >= least(one, attacks, enemies)
}

const rolled = (side: Side): Plain[] => side.rolls.map(({ unit, die }) => ({ unit, die }))

/** What stands in an area, without dice: the field before the first round. */
export function lined(view: BritanniaView, id: string, attacker: string, defender: string): Field {
  const here = areaOf(view, id)!
  const units = (nation: string): Plain[] =>
    Object.entries((here.stacks ?? []).find((stack) => stack.nation === nation)?.units ?? {}).flatMap(([unit, number]) =>
      Array.from({ length: number }, () => ({ unit, die: undefined })),
    )
  const structures = (here.works ?? []).filter((work) => work !== 'ruin').map((unit) => ({ unit, die: undefined }))
  return facing(rank(id, attacker, units(attacker), false), rank(id, defender, [...units(defender), ...structures], true))
}

/** The field after a round, with the dice on the units; what stands there now decides who goes back where. */
export function fought(view: BritanniaView, battle: Battle, round: Round): Field {
  const attackers = rank(battle.area, battle.attacker, rolled(round.attacker), false)
  const defenders = rank(battle.area, battle.defender, rolled(round.defender), true)
  const works = areaOf(view, battle.area)?.works ?? []
  const silent = SILENT.filter((unit) => (works.includes(unit) || round.defender.lost.includes(unit)) && !round.defender.rolls.some((roll) => roll.unit === unit))
  for (const unit of silent) defenders.push({ ...rank(battle.area, battle.defender, [{ unit, die: undefined }], true)[0]!, key: unit })
  aimed(attackers, defenders, true)
  aimed(defenders, attackers, false)
  bury(attackers, round.attacker.lost)
  bury(defenders, round.defender.lost)
  if (view.battle?.area === battle.area) settle(view, attackers, defenders)
  return facing(attackers, defenders)
}

function facing(attackers: FieldUnit[], defenders: FieldUnit[]): Field {
  threatened(attackers, defenders, false)
  threatened(defenders, attackers, true)
  return { attackers, defenders }
}

/** Mark those that have taken the first of two hits. */
function wound(units: FieldUnit[], number: number): void {
  const guards = units.filter(({ unit, lost }) => !lost && !isStructure(unit) && UNIT.get(unit)!.hits > 1)
  for (const one of guards.slice(0, number)) one.hurt = true
}

/** Say of those that live where they came from and whether they are to retreat. */
function settle(view: BritanniaView, attackers: FieldUnit[], defenders: FieldUnit[]): void {
  wound(attackers, view.battle!.attackers_hurt ?? 0)
  wound(defenders, view.battle!.defenders_hurt ?? 0)
  const bands = view.bands.filter((band) => band.area === view.battle!.area)
  const places = bands.flatMap((band) => Array.from({ length: band.number }, () => band))
  for (const one of attackers.filter(({ lost }) => !lost)) {
    const at = places.findIndex((band) => band.unit === one.unit)
    if (at < 0) continue
    const [band] = places.splice(at, 1)
    one.home = band!.came_from
    one.leaving = view.step === 'attacker-retreat' && band!.picked === true
  }
  const leaving = { ...(view.battle!.retreating ?? {}) }
  for (const one of defenders.filter(({ lost }) => !lost)) {
    if (view.step !== 'defender-retreat' || !leaving[one.unit]) continue
    leaving[one.unit]!--
    one.leaving = true
  }
}

/** The choice that a click on a unit is now, as it is written down. */
export function deed(view: BritanniaView, one: FieldUnit): string | undefined {
  if (one.lost || view.asked !== one.nation) return undefined
  if (view.step === 'losses') return `lose ${one.unit} ${one.home}`
  if (one.leaving) return `keep ${one.unit} ${one.home}`
  return undefined
}
