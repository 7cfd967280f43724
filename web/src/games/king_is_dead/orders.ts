// Passing again and again: until somebody plays a card, or until a struggle is decided.
import type { StandingOrder } from '../game'
import type { KingView } from './view'

/** Cards still held: fewer than before, and somebody has played one. */
const held = (view: KingView) => view.seats.reduce((sum, { cards }) => sum + cards, 0)

const played = (then: KingView, now: KingView) => held(now) !== held(then)
const decided = (then: KingView, now: KingView) => now.struggles !== then.struggles || now.contested !== then.contested

export const orders: readonly StandingOrder[] = [
  { text: 'king-pass-until-played', notation: 'pass', stops: (then, now) => played(then, now) || decided(then, now) },
  { text: 'king-pass-until-decided', notation: 'pass', stops: decided },
]
