// The King is Dead on the page.
import type { GamePage } from '../game'
import Belongings from './Belongings.svelte'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import { phrase } from './phrase'
import Reckoning from './Reckoning.svelte'
import Rules from './Rules.svelte'

export const page: GamePage = {
  verbs: {
    pass: [],
    play: ['card'],
    region: ['region'],
    exchange: ['region'],
    follower: ['region', 'faction'],
    faction: ['faction'],
    pile: ['seat'],
  },
  phrase,
  Board,
  Hand,
  inHand: (thing) => thing.startsWith('card:'),
  Belongings,
  Reckoning,
  Rules,
  endsTurn: (option, view) => option.notation === 'pass' || view.step === 'summon',
}
