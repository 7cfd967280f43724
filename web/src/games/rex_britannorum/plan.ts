// The card holder: which deployment card goes with which planned card, and how a plan is changed.
import { FACTS } from './facts'
import type { PlayView } from './view'

/** A planned card, the deployment card it goes with, and where that would send it if it were turned round. */
export type Pairing = { play: PlayView; deployment: string; other: string }

const CARDS: readonly { id: string; ends: readonly string[] }[] = FACTS.deployment

/** A different deployment card for each planned card, such that every zone can be shown (rules 5.1 and 5.4). */
export function paired(plays: readonly PlayView[]): Pairing[] {
  const search = (at: number, free: typeof CARDS): Pairing[] | undefined => {
    const play = plays[at]
    if (!play) return []
    for (const card of free.filter(({ ends }) => ends.includes(play.zone))) {
      const rest = search(at + 1, free.filter((other) => other !== card))
      if (rest) return [{ play, deployment: card.id, other: card.ends.find((end) => end !== play.zone)! }, ...rest]
    }
    return undefined
  }
  return search(0, CARDS) ?? []
}

/** The deployment cards that are still free. */
export function free(pairings: readonly Pairing[]): typeof CARDS {
  return CARDS.filter(({ id }) => !pairings.some(({ deployment }) => deployment === id))
}

/** The plan with a card sent to another zone. */
export function turned(plays: readonly PlayView[], at: number, zone: string): PlayView[] {
  return plays.map((play, k) => (k === at ? { ...play, zone } : play))
}

/** The plan without a card; a reinforcement or mercenary waits in hand until there are two troops again. */
export function without(plays: readonly PlayView[], at: number): PlayView[] {
  const { troops } = FACTS.turn
  return plays.slice(0, at < troops ? troops : plays.length).filter((_, k) => k !== at)
}

/** Whether the deployment cards can show a plan. */
export const possible = (plays: readonly PlayView[]): boolean => paired(plays).length === plays.length

/** How to come from a plan to another one, which is made card by card: take a decision back, send a card, or nothing. */
export function nextStep(plays: readonly PlayView[], wanted: readonly PlayView[]): 'back' | PlayView | undefined {
  const same = (a: PlayView, b: PlayView | undefined) => a.card === b?.card && a.zone === b.zone
  return plays.every((play, k) => same(play, wanted[k])) ? wanted[plays.length] : 'back'
}
