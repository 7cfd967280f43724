// The King is Dead on the page.
import type { GamePage } from '../game'
import Belongings from './Belongings.svelte'
import Board from './Board.svelte'
import { goal } from './goal'
import { happening } from './events'
import Hand from './Hand.svelte'
import { journeys } from './journeys'
import { orders } from './orders'
import { phrase } from './phrase'
import Piece from './Piece.svelte'
import Reckoning from './Reckoning.svelte'
import { telling } from './telling'

export const page: GamePage = {
  goal,
  happening,
  sounds: { played: 'card', spied: 'card', placed: 'march', marched: 'march', exchanged: 'march', summoned: 'march', controlled: 'crown', unstable: 'hit', invasion: 'warning', coronation: 'crown' },
  phrase,
  telling,
  orders,
  Board,
  Hand,
  inHand: (thing) => thing.startsWith('card:'),
  Belongings,
  Reckoning,
  journeys,
  Piece,
  endsTurn: (option, view) => option.notation === 'pass' || view.step === 'summon',
}
