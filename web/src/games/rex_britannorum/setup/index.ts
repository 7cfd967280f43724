// What Rex Britannorum adds to the page that sets a table up: what each value of its settings means, and which go together.
import type { Setup } from '../../game'
import PlayersCard from './PlayersCard.svelte'
import SeatNote from './SeatNote.svelte'
import WayCard from './WayCard.svelte'
import { fits, word } from './ways'

export const setup: Setup = {
  cards: { players: PlayersCard, objectives: WayCard, longest_road: WayCard },
  Seat: SeatNote,
  fits,
  word,
}
