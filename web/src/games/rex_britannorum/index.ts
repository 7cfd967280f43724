// Rex Britannorum on the page.
import type { GamePage } from '../game'
import Battles from './Battles.svelte'
import Belongings from './Belongings.svelte'
import { between } from './between'
import Board from './Board.svelte'
import { goal } from './goal'
import { happening } from './events'
import Hand from './Hand.svelte'
import { journeys } from './journeys'
import { phrase } from './phrase'
import Piece from './Piece.svelte'
import Reckoning from './Reckoning.svelte'
import { telling } from './telling'
import { inHand } from './things'

export const page: GamePage = {
  goal,
  happening,
  sounds: { sent: 'card', recruited: 'card', reinforced: 'card', battle: 'hit', claimed: 'march', joined: 'march', first: 'coin', threshold: 'coin', crowned: 'crown' },
  phrase,
  telling,
  between,
  Board,
  Dock: Battles,
  Hand,
  inHand,
  Belongings,
  Reckoning,
  journeys,
  Piece,
}
