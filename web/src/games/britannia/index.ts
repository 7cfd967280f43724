// Invasions: Britannia on the page.
import type { GamePage } from '../game'
import Belongings from './Belongings.svelte'
import Board from './Board.svelte'
import { journeys } from './journeys'
import { phrase } from './phrase'
import Piece from './Piece.svelte'
import Reckoning from './sheets/Reckoning.svelte'
import Tray from './Tray.svelte'

export const page: GamePage = {
  verbs: {
    done: [],
    halt: [],
    stand: [],
    retreat: [],
    grant: [],
    refuse: [],
    submit: [],
    defy: [],
    leave_leader: [],
    keep_leader: [],
    hire: ['unit'],
    move: ['area'],
    go: ['area'],
    leave: ['unit', 'left'],
    fight: ['area'],
    lose: ['unit', 'area'],
    keep: ['unit', 'area'],
    flee: ['area'],
    raise: ['unit', 'area'],
    remove: ['unit', 'area'],
    withdraw: ['area'],
    embark: ['area'],
    place: ['area'],
    vote: ['nation'],
  },
  phrase,
  Board,
  Hand: Tray,
  inHand: () => true, // map, tray and windows draw every choice
  Belongings,
  Reckoning,
  journeys,
  Piece,
  endsTurn: (option) => option.notation === 'done',
}
