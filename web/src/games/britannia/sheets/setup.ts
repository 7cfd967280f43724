// What Britannia adds to the page that sets a table up: a card for each scenario, and the nations of each player.
import type { Setup } from '../../game'
import ScenarioCard from './ScenarioCard.svelte'
import SeatNations from './SeatNations.svelte'

export const setup: Setup = { cards: { scenario: ScenarioCard }, Seat: SeatNations }
