// Which advice belongs to what is asked.
import type { BritanniaView } from '../view'

const TOPICS: Record<string, string> = {
  growth: 'growth',
  movement: 'movement',
  march: 'movement',
  battles: 'battles',
  losses: 'losses',
  'defender-retreat': 'retreat',
  'attacker-retreat': 'retreat',
  'leader-retreat': 'retreat',
  submission: 'submission',
  'growth-permission': 'overlord',
  consent: 'overlord',
  withdrawal: 'withdrawal',
  'withdrawal-goal': 'withdrawal',
  overpopulation: 'overpopulation',
  surplus: 'overpopulation',
  vote: 'vote',
  leader: 'leader',
  boudicca: 'boudicca',
  arthur: 'arthur',
  settlement: 'settlement',
  hiring: 'hiring',
  levy: 'levy',
  'royal-infantry': 'king',
  recall: 'recall',
  departure: 'recall',
}

/** The advice for the decision that the viewer owes; a major invasion has one of its own. */
export function topic(view: BritanniaView): string | undefined {
  if (view.step === null || view.actor === null || view.actor !== view.seat) return undefined
  if (view.step === 'movement' && view.major_invasion && view.phase === 'movement') return 'invasion'
  return TOPICS[view.step]
}
