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
import Chart from './sheets/Chart.svelte'
import { decided } from './sheets/ledger'
import Reckoning from './sheets/Reckoning.svelte'
import { telling } from './telling'
import Tray from './Tray.svelte'

export const page: GamePage = {
  goal,
  happening,
  sounds: { marched: 'march', travelled: 'march', arrived: 'march', round: 'dice', lost: 'hit', raised: 'coin', leader_came: 'crown', leader_fell: 'hit', bretwalda: 'crown', king: 'crown' },
  // A harp in the Dorian mode.
  tune: { root: 146.83, scale: [0, 2, 3, 5, 7, 9, 10, 12, 14, 15], low: [-12, -5], beat: 0.62, voice: 'triangle', rise: 0.02, fall: 2.2, busy: 0.7 },
  phrase,
  telling,
  indifferent,
  Board,
  Dock,
  Hand: Tray,
  inHand: () => true, // map, tray and windows draw every choice
  Belongings,
  decided,
  Unfolding: Chart,
  Reckoning,
  journeys,
  Piece,
}
