// Invasions: Britannia on the page.
import type { GamePage } from '../game'
import Belongings from './Belongings.svelte'
import Board from './Board.svelte'
import { indifferent } from './battle/indifferent'
import { happening } from './events'
import Dock from './Dock.svelte'
import { goal } from './goal'
import { journeys } from './journeys'
import { phrase } from './phrase'
import Piece from './Piece.svelte'
import Reckoning from './sheets/Reckoning.svelte'
import { telling } from './telling'
import Tray from './Tray.svelte'

export const page: GamePage = {
  goal,
  happening,
  sounds: { marched: 'march', travelled: 'march', arrived: 'march', round: 'dice', lost: 'hit', raised: 'coin', leader_came: 'crown', leader_fell: 'hit', bretwalda: 'crown', king: 'crown' },
  phrase,
  telling,
  indifferent,
  Board,
  Dock,
  Hand: Tray,
  inHand: () => true, // map, tray and windows draw every choice
  Belongings,
  Reckoning,
  journeys,
  Piece,
}
