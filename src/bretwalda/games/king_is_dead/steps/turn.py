"""The turn: play a card or pass, then summon a follower (rules 4 to 6)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices
from bretwalda.engine.state import Step

from ..board import (
    ASSEMBLE,
    FACTIONS,
    FOLLOWER,
    FOLLOWERS,
    NONE,
    OP,
    OP_SPY,
    PASS,
    PLAY,
    PLAYABLE_BITS,
    REGIONS,
    SECOND_ASSEMBLE_BIT,
)
from ..state import King


@final
class Turn(Step[King]):
    """Play an action card or pass (rules 4)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=9)
        out = append(out, PASS)
        return add_choices(out, PLAY, s.hand[seat] & PLAYABLE_BITS)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        if choice != PASS:
            play(s, choice - PLAY)
            return
        s.passes += 1
        if s.chronicle is not None:
            s.tell("passed", seat)
        next_seat(s)
        if s.passes == s.seats:
            s.passes = 0
            s.power_struggle()


def next_seat(s: King) -> None:
    """The turn goes to the next player clockwise."""
    s.actor = s.actor + 1 if s.actor + 1 < s.seats else 0


def play(s: King, card: i64) -> None:
    """Lay a card from the hand on the own discard pile and resolve it."""
    seat = s.actor
    if card == ASSEMBLE and s.hand[seat] & SECOND_ASSEMBLE_BIT:
        s.hand[seat] &= ~SECOND_ASSEMBLE_BIT
    else:
        s.hand[seat] &= ~(1 << card)
    s.pile[seat] = s.pile[seat] << 5 | (card + 1)
    s.passes = 0
    s.actions += 1
    s.acted[seat] = s.actions
    if s.chronicle is not None:
        s.tell("played", seat, card)
    if OP[card] == OP_SPY:
        EFFECTS[OP_SPY].begin(s)
    else:
        resolve(s, card)


def resolve(s: King, card: i64) -> None:
    """Carry out a card's effect, as far as it goes (rules 6), then summon."""
    s.card = card
    if s.ban_card != card:
        s.ban_card = NONE  # another action lies in between (R3)
    EFFECTS[OP[card]].begin(s)


class Effect:
    """What a card does; one that does nothing is still followed by the summons (rules 6)."""

    def begin(self, s: King) -> None:
        no_effect(s)


EFFECTS: Final[list[Effect]] = []  # by operation: `steps/__init__.py` lists them, since their files need this one


def no_effect(s: King) -> None:
    """The card can do nothing; the summons follows all the same (rules 6)."""
    s.ban_card = NONE
    if s.chronicle is not None:
        s.tell("no_effect", s.card)
    begin_summons(s)


def all_followers(s: King) -> vec[i64]:
    """Every follower on the map."""
    out = vec[i64](capacity=FOLLOWERS)
    followers = s.followers
    for c in range(FOLLOWERS):
        if followers[c]:
            out = append(out, FOLLOWER + c)
    return out


def followers_of(s: King, region: i64) -> vec[i64]:
    """Every follower of one region."""
    out = vec[i64](capacity=FACTIONS)
    for c in range(region * FACTIONS, region * FACTIONS + FACTIONS):
        if s.followers[c]:
            out = append(out, FOLLOWER + c)
    return out


def begin_summons(s: King) -> None:
    s.card = NONE
    s.form = 0
    s.faction = NONE
    s.left = 0
    s.picked = NONE
    s.answer = NONE
    s.step = SUMMON
    count = s.count
    for r in range(REGIONS):
        if count[r]:
            return
    if s.chronicle is not None:
        s.tell("no_summons", s.actor)  # R1
    end_turn(s)


def end_turn(s: King) -> None:
    s.step = TURN
    next_seat(s)


@final
class Summon(Step[King]):
    """Take one follower of any region into the own court (rules 4)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return all_followers(s)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        c = choice - FOLLOWER
        region = c // FACTIONS
        f = c - region * FACTIONS
        s.followers[c] -= 1
        s.count[region] -= 1
        s.court[seat * FACTIONS + f] += 1
        if s.chronicle is not None:
            s.tell("summoned", seat, f, region)
        end_turn(s)


TURN: Final = Turn("turn", "4.1")
SUMMON: Final = Summon("summon", "4.3")
