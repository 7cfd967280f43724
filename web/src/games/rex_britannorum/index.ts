// Rex Britannorum on the page.
import type { GamePage } from '../game'
import Battles from './Battles.svelte'
import Belongings from './Belongings.svelte'
import { between } from './between'
import Board from './Board.svelte'
import { course } from './course'
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
  course,
  happening,
  sounds: { sent: 'card', recruited: 'card', reinforced: 'card', battle: 'hit', claimed: 'march', joined: 'march', first: 'coin', threshold: 'coin', crowned: 'crown' },
  // Pipes on five notes.
  tune: { root: 174.61, scale: [0, 2, 5, 7, 9, 12, 14, 17], low: [-12, 0], beat: 0.85, voice: 'sine', rise: 0.18, fall: 1.6, busy: 0.55 },
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
