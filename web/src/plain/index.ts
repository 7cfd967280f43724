// The page of any game that brings none: places, players, one's own hand and the choices, from what its fields say.
import type { GamePage } from '../games/game'
import Belongings from './Belongings.svelte'
import Board from './Board.svelte'
import { isPlace, phrase } from './entries'
import Hand from './Hand.svelte'

export const page: GamePage = {
  phrase,
  Board,
  Hand,
  inHand: (thing, view) => !thing.startsWith('button:') && !isPlace(view, thing),
  Belongings,
}
