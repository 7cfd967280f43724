// Losses that are all the same: where every unit of a side dies, nobody need say which one first (rules 9.8 to 9.11).
import type { Option } from '../../../messages'
import { FACTS, isDifficult, UNIT } from '../facts'
import type { BritanniaView } from '../view'

export function indifferent(options: readonly Option[], view: BritanniaView): Option | undefined {
  return view.step === 'losses' && allDie(view) ? options[0] : undefined
}

/** Whether a unit is lost to the best dice only. */
const isHeavy = (unit: string) => (UNIT.get(unit)?.to_kill ?? 0) >= FACTS.battle.floor

/** Whether the hits find every unit of the side that is asked; walls, forts and burhs have rules of their own, and are asked about. */
export function allDie(view: BritanniaView): boolean {
  const battle = view.battle
  if (!battle) return false
  if (view.asked === battle.attacker) {
    const bands = view.bands.filter(({ area }) => area === battle.area)
    return enough(bands.map(({ unit, number }) => [unit, number]), battle.light_on_attacker ?? 0, battle.full_on_attacker ?? 0)
  }
  const area = view.areas.find(({ id }) => id === battle.area)
  if (!area || (area.works ?? []).length > 0) return false
  const units = (area.stacks ?? []).filter(({ nation }) => nation === battle.defender).flatMap((stack) => Object.entries(stack.units))
  return enough(units, isDifficult(battle.area) ? 0 : (battle.light_on_defender ?? 0), battle.full_on_defender ?? 0)
}

/** Light hits find light units; what is left of those, and all heavy ones, take full hits. */
function enough(units: readonly (readonly [string, number])[], light: number, full: number): boolean {
  const count = (heavy: boolean) => units.filter(([unit]) => isHeavy(unit) === heavy).reduce((sum, [, number]) => sum + number, 0)
  return full >= count(true) + Math.max(0, count(false) - light)
}
