// How the settings of Barbarian Kingdoms are shown where a table is set up.
import type { Setup } from '../../game'
import ConfigurationCard from './ConfigurationCard.svelte'
import { fits } from './rows'
import SeatKingdoms from './SeatKingdoms.svelte'
import WayCard from './WayCard.svelte'
import { word } from './words'

export const setup: Setup = {
  cards: { configuration: ConfigurationCard, kingdoms: WayCard, first: WayCard, rounds: WayCard },
  Seat: SeatKingdoms,
  fits,
  word,
}
