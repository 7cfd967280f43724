// What Rex Britannorum adds to the page that sets a table up: what each number of players and each use of objectives means.
import type { Setup } from '../../game'
import ObjectivesCard from './ObjectivesCard.svelte'
import PlayersCard from './PlayersCard.svelte'
import SeatNote from './SeatNote.svelte'

export const setup: Setup = { cards: { players: PlayersCard, objectives: ObjectivesCard }, Seat: SeatNote }
