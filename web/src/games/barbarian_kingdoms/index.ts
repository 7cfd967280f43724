// Barbarian Kingdoms on the page.
import type { GamePage } from '../game'
import Belongings from './Belongings.svelte'
import { between } from './between'
import Board from './Board.svelte'
import Dock from './Dock.svelte'
import { course } from './course'
import { goal } from './goal'
import { happening } from './events'
import Hand from './Hand.svelte'
import { journeys } from './journeys'
import { phrase } from './phrase'
import Piece from './Piece.svelte'
import Reckoning from './Reckoning.svelte'
import { telling } from './telling'
import type { KingdomsView } from './view'

/** What is drawn in front of the player, or in a window: actions, tokens to pay, change, what is chosen before the game. */
const IN_HAND = /^(button:(recruit|manoeuvre|invade|claim|tax|agree|refuse|teams-.*)$|bribe:|purse:|payment:|change:|configuration:|kingdom:)/

/** Decisions that a window asks for, with all that may be chosen. */
const IN_WINDOW = new Set(['contest', 'rally', 'reinforcement', 'staying', 'evacuation'])

/** Decisions after which nothing can be taken back, and the turn or the battle is on its way. */
const FINAL = new Set(['invasion-target', 'claiming', 'extra-claim'])

export const page: GamePage = {
  goal,
  course,
  happening,
  sounds: { paid: 'coin', collected: 'coin', taxed: 'coin', bribed: 'coin', ransomed: 'coin', plundered: 'coin', recruited: 'march', moved: 'march', king_moved: 'march', invaded: 'march', king_invaded: 'march', battle_won: 'hit', king_fell: 'crown' },
  // A lyre in the Phrygian mode.
  tune: { root: 130.81, scale: [0, 1, 3, 5, 7, 8, 10, 12, 13, 15], low: [-12, -12, -5], beat: 0.74, voice: 'triangle', rise: 0.05, fall: 2.6, busy: 0.5 },
  phrase,
  telling,
  between,
  Board,
  Dock,
  Hand,
  inHand: (thing, view: KingdomsView) => IN_HAND.test(thing) || IN_WINDOW.has(view.step ?? ''),
  Belongings,
  Reckoning,
  journeys,
  Piece,
  endsTurn: (option, view: KingdomsView) => option.notation === 'done' || FINAL.has(view.step ?? ''),
}
