// Rex Britannorum on the page.
import type { GamePage } from '../game'
import Belongings from './Belongings.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { journeys } from './journeys'
import { phrase } from './phrase'
import Piece from './Piece.svelte'
import Reckoning from './Reckoning.svelte'
import { inHand } from './things'

export const page: GamePage = {
  verbs: {
    decline: [],
    confirm: [],
    draw: [],
    request: [],
    lead: ['kingdom'],
    recruit: ['card'],
    hire: ['card'],
    call: ['card'],
    send: ['card', 'zone'],
    claim_joker: ['zone'],
    claim: ['place'],
    use_joker: ['place'],
    join: ['place'],
    put_away: ['objective'],
  },
  phrase,
  Board,
  Hand,
  inHand,
  Belongings,
  Reckoning,
  journeys,
  Piece,
  endsTurn: (option) => option.notation === 'confirm' || option.notation.startsWith('put_away '),
}
