// The kinds of army that a nation has: foot, horse, and in the variant a guard that two hits kill.
import { FACTS as facts } from './facts'

export type Kinds = { foot: string; horse: string; guard: string }

const STRUCTURES = new Set(facts.unit.filter((unit) => 'structure' in unit).map(({ id }) => id))
const HITS = new Map(facts.unit.map(({ id, hits }) => [id, hits]))
export const isStructure = (unit: string): boolean => STRUCTURES.has(unit)

const ofVariant = (nation: string, guard: boolean): string | undefined =>
  facts.forces.rows.find((row) => row.nation === nation && 'variant' in row && !isStructure(row.unit) && (HITS.get(row.unit)! > 1) === guard)?.unit

/** Rome's foot are legions; horse are cavalry, or in the variant berserks, auxilia, elite infantry. */
export const kindsOf = (nation: string): Kinds => ({
  foot: nation === 'romans' ? 'legion' : 'infantry',
  horse: ofVariant(nation, false) ?? 'cavalry',
  guard: ofVariant(nation, true) ?? 'huskarl',
})
