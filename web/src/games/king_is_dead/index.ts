// The King is Dead on the page.
import type { GamePage } from '../game'
import Belongings from './Belongings.svelte'
import Board from './Board.svelte'
import { course } from './course'
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
  course,
  happening,
  sounds: { played: 'card', spied: 'card', placed: 'march', marched: 'march', exchanged: 'march', summoned: 'march', controlled: 'crown', unstable: 'hit', invasion: 'warning', coronation: 'crown' },
  // A lute at court, Mixolydian.
  tune: { root: 196, scale: [0, 2, 4, 5, 7, 9, 10, 12, 14, 16], low: [-12, -5], beat: 0.5, voice: 'triangle', rise: 0.01, fall: 1.1, busy: 0.8 },
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
