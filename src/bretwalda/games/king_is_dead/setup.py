"""Setting up the game (rules 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from . import fields
from .board import (
    ASSEMBLE,
    CARDS,
    COURT_FOLLOWERS,
    FACTIONS,
    FIRST_SPECIAL,
    FOLLOWERS_PER_FACTION,
    FOLLOWERS_PER_REGION,
    HOME,
    HOME_FOLLOWERS,
    NEGOTIATE,
    REGIONS,
    REMOVED_WITH_TWO_PLAYERS,
    SECOND_ASSEMBLE_BIT,
    SPECIAL_CARDS_DEALT,
)
from .state import King
from .steps.turn import TURN

BASIC_HAND: Final[i64] = (1 << FIRST_SPECIAL) - 1 | SECOND_ASSEMBLE_BIT
# The advanced game leaves the three Support cards, the first of the list, in the box.
ADVANCED_HAND: Final[i64] = BASIC_HAND & ~((1 << ASSEMBLE) - 1)
assert NEGOTIATE == ASSEMBLE + 1


def draw(bag: vec[i64], dice: Dice) -> i64:
    """Draw a follower from the bag: its faction."""
    k = dice.below(bag[0] + bag[1] + bag[2])
    f: i64 = 0
    while k >= bag[f]:
        k -= bag[f]
        f += 1
    bag[f] -= 1
    return f


def new(seats: i64, advanced: bool, rules: i64, dice: Dice, chronicle: list[Event] | None) -> King:
    """A game ready to play."""
    s = fields.lay_out(King(seats, dice))
    s.rules = rules
    s.step = TURN
    bag = s.supply
    court = s.court
    followers = s.followers
    for f in range(FACTIONS):
        bag[f] = FOLLOWERS_PER_FACTION - HOME_FOLLOWERS
        if seats == 2:
            bag[f] -= REMOVED_WITH_TWO_PLAYERS
        followers[HOME[f] * FACTIONS + f] = HOME_FOLLOWERS
    for seat in range(seats):
        s.hand[seat] = BASIC_HAND
        for _k in range(COURT_FOLLOWERS):
            court[seat * FACTIONS + draw(bag, dice)] += 1
    for r in range(REGIONS):
        base = r * FACTIONS
        for _k in range(FOLLOWERS_PER_REGION - followers[base] - followers[base + 1] - followers[base + 2]):
            followers[base + draw(bag, dice)] += 1
        s.order[r] = r
    dice.shuffle(s.order)
    s.chronicle = chronicle
    if advanced:
        deal_special_cards(s)
    s.actor = dice.below(seats)
    s.tell("first_player", s.actor)
    return s


def deal_special_cards(s: King) -> None:
    """Replace the Support cards by special ones, dealt face down."""
    s.advanced = True
    deck = vec[i64](capacity=CARDS)
    for card in range(FIRST_SPECIAL, CARDS):
        deck = append(deck, card)
    s.dice.shuffle(deck)
    for seat in range(s.seats):
        s.hand[seat] = ADVANCED_HAND
        for k in range(SPECIAL_CARDS_DEALT):
            card = deck[seat * SPECIAL_CARDS_DEALT + k]
            s.hand[seat] |= 1 << card
            s.whisper(seat, "dealt", seat, card)
