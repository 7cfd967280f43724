"""Setting up the game (rules 3), and setting a position up again from its dump."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from .board import (
    ASSEMBLE,
    CARDS,
    COURT_FOLLOWERS,
    FACTIONS,
    FIRST_SPECIAL,
    FOLLOWERS,
    FOLLOWERS_PER_FACTION,
    FOLLOWERS_PER_REGION,
    HOME,
    HOME_FOLLOWERS,
    NEGOTIATE,
    NONE,
    OPEN,
    REGIONS,
    REMOVED_WITH_TWO_PLAYERS,
    SECOND_ASSEMBLE_BIT,
    SPECIAL_CARDS_DEALT,
)
from .state import King
from .steps import STEPS
from .steps.turn import TURN

BASIC_HAND: Final[i64] = (1 << FIRST_SPECIAL) - 1 | SECOND_ASSEMBLE_BIT
# The advanced game leaves the three Support cards, the first of the list, in the box.
ADVANCED_HAND: Final[i64] = BASIC_HAND & ~((1 << ASSEMBLE) - 1)
assert NEGOTIATE == ASSEMBLE + 1


def filled(length: i64, value: i64) -> vec[i64]:
    """So many times the same number."""
    out = vec[i64](capacity=length)
    for _k in range(length):
        out = append(out, value)
    return out


def draw(bag: vec[i64], dice: Dice) -> i64:
    """Draw a follower from the bag: its faction."""
    k = dice.below(bag[0] + bag[1] + bag[2])
    f: i64 = 0
    while k >= bag[f]:
        k -= bag[f]
        f += 1
    bag[f] -= 1
    return f


def new(seats: i64, advanced: bool, dice: Dice, chronicle: list[Event] | None) -> King:
    """A game ready to play."""
    removed = REMOVED_WITH_TWO_PLAYERS if seats == 2 else 0
    bag = filled(FACTIONS, FOLLOWERS_PER_FACTION - removed)
    followers = filled(FOLLOWERS, 0)
    for f in range(FACTIONS):
        followers[HOME[f] * FACTIONS + f] = HOME_FOLLOWERS
        bag[f] -= HOME_FOLLOWERS
    court = filled(seats * FACTIONS, 0)
    for seat in range(seats):
        for _k in range(COURT_FOLLOWERS):
            court[seat * FACTIONS + draw(bag, dice)] += 1
    for r in range(REGIONS):
        base = r * FACTIONS
        for _k in range(FOLLOWERS_PER_REGION - followers[base] - followers[base + 1] - followers[base + 2]):
            followers[base + draw(bag, dice)] += 1
    order = vec[i64](capacity=REGIONS)
    for r in range(REGIONS):
        order = append(order, r)
    dice.shuffle(order)
    s = King(
        seats,
        dice,
        TURN,
        followers,
        filled(REGIONS, FOLLOWERS_PER_REGION),
        bag,
        court,
        filled(seats, BASIC_HAND),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, NONE),
        order,
        filled(REGIONS, OPEN),
        filled(FACTIONS, NONE),
    )
    s.chronicle = chronicle
    if advanced:
        deal_special_cards(s)
    s.actor = dice.below(seats)
    if s.chronicle is not None:
        s.tell("first_player", [s.actor])
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
            if s.chronicle is not None:
                s.whisper(seat, "dealt", [seat, card])


def restore(dump: list[int]) -> King:
    """The position that `King.dump` wrote down."""
    (
        seats, actor, information, advanced, step, a, b, c, counter,
        open_regions, held, struggles, unstable, passes, actions,
        card, form, faction, left, picked, answer, ban_card, ban_from, ban_to, ban_net,
    ) = dump[:25]  # fmt: skip
    rows: list[vec[i64]] = []
    at = 25
    for length in (
        FOLLOWERS, REGIONS, FACTIONS, seats * FACTIONS, seats, seats, seats, seats, REGIONS, REGIONS, FACTIONS,
    ):  # fmt: skip
        rows.append(vec[i64](dump[at : at + length]))
        at += length
    s = King(
        seats, Dice(a, b, c, counter), STEPS[step],
        rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7], rows[8], rows[9], rows[10],
    )  # fmt: skip
    s.actor = actor
    s.information = information
    s.advanced = advanced == 1
    s.open = open_regions
    s.held = held
    s.struggles = struggles
    s.unstable = unstable
    s.passes = passes
    s.actions = actions
    s.card = card
    s.form = form
    s.faction = faction
    s.left = left
    s.picked = picked
    s.answer = answer
    s.ban_card = ban_card
    s.ban_from = ban_from
    s.ban_to = ban_to
    s.ban_net = ban_net
    return s
