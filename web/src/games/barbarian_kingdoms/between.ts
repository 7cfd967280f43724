// The board while a battle is told that has been decided already: as it stood until it is told who has won.
import type { Sentence } from '../../messages'
import type { KingdomsView } from './view'

export function between(before: KingdomsView, after: KingdomsView, _told: readonly Sentence[], untold: readonly Sentence[]): KingdomsView {
  const open = untold.some(({ key }) => key === 'event-battle_won')
  return open ? { ...before, actors: [], asked: null, seats: before.seats.map((seat) => ({ ...seat, locked: true })) } : after
}
