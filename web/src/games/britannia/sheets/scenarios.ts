// The scenarios before they begin: who holds what, and which nations take part.
import { FACTS } from '../facts'
import type { BritanniaView } from '../view'
import { TIMELINE } from './worth'

type Scenario = { id: string; first_turn: number; last_turn: number; out?: string[]; setup: { nation: string; areas: string[] }[] }
const scenario = (id: string): Scenario => (FACTS.scenario as Scenario[]).find((one) => one.id === id)!

/** Who holds each area when a scenario begins. */
export function opening(id: string): Map<string, string> {
  return new Map(scenario(id).setup.flatMap(({ nation, areas }) => areas.map((area) => [area, nation] as const)))
}

/** A scenario before anything has happened in it: what the sheets of nations and units need to be read. */
export function unplayed(id: string, variant: boolean): BritanniaView {
  const nothing: Partial<BritanniaView> = { scenario: id, variant, turn: scenario(id).first_turn, card_points: false, nation: null, asked: null, nations: [], areas: [], bands: [], ledger: {}, sources: [] }
  return nothing as BritanniaView
}

/** The nations that are there at the start or come during a scenario, in the order of play. */
export function nationsIn(id: string): string[] {
  const { first_turn, last_turn, out = [], setup } = scenario(id)
  const comes = (nation: string) =>
    setup.some((row) => row.nation === nation) || TIMELINE.some((entry) => entry.nation === nation && entry.turn >= first_turn && entry.turn <= last_turn)
  return FACTS.nation.map((nation) => nation.id).filter((nation) => !out.includes(nation) && comes(nation))
}
