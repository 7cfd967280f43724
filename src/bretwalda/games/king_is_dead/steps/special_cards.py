"""Spy, Ambush, March, Aid, Resist, Quell, Suppress and Muster (rules 8)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import choices
from bretwalda.engine.state import Step

from ..board import (
    BORDERS,
    CARD_COUNT,
    CARD_FACTION,
    CARD_RETURNS,
    FACTION,
    FACTIONS,
    FOLLOWER,
    FOLLOWERS,
    NONE,
    OP,
    OP_AMBUSH,
    OP_RESIST,
    PILE,
    REGION,
    REGIONS,
    SPY,
)
from ..state import King
from .basic_cards import place_together
from .exchanges import NET_WEIGHT, move
from .turn import Effect, begin_summons, followers_of, no_effect, resolve


@final
class SpyEffect(Effect):
    """Spy: copies, so it is resolved as another card (rules 8, R4)."""

    def begin(self, s: King) -> None:
        for seat in range(s.seats):
            if seat != s.actor and s.pile[seat]:
                s.step = SPYING
                return
        s.card = SPY
        no_effect(s)


@final
class Spying(Step[King]):
    """Choose the discard pile whose top card the Spy copies (rules 8, R4)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=s.seats)
        for other in range(s.seats):
            if other != seat and s.pile[other]:
                out = append(out, PILE + other)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        other = choice - PILE
        card = s.top(other)
        if s.chronicle is not None:
            s.tell("spied", seat, other, card)
        resolve(s, card)


@final
class Ambushing(Effect):
    """Ambush (rules 8)."""

    def begin(self, s: King) -> None:
        s.faction = CARD_FACTION[s.card]
        if s.supply[s.faction] == 0 and s.occupied() == 0:
            no_effect(s)
        else:
            s.step = AMBUSH


@final
class Ambush(Step[King]):
    """Choose the region of the ambush (rules 8); with an empty supply one where a follower can be returned."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(REGION, s.open if s.supply[s.faction] else s.occupied())

    def take(self, s: King, seat: i64, choice: i64) -> None:
        region = choice - REGION
        number = CARD_COUNT[s.card]
        if s.supply[s.faction] < number:
            number = s.supply[s.faction]
        if number:
            s.place(s.faction, region, number)
        s.picked = region
        s.left = 1
        s.step = RETURNING


@final
class Returning(Step[King]):
    """Choose a follower of the chosen region that goes back to the supply (rules 8: Ambush, Suppress)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return followers_of(s, s.picked)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.send_back((choice - FOLLOWER) % FACTIONS, s.picked)
        s.left -= 1
        next_return(s)


def marching(s: King, number: i64) -> i64:
    """The regions from which so many followers can march to a neighbour, as bits."""
    out: i64 = 0
    for r in range(REGIONS):
        if s.count[r] >= number and BORDERS[r] & s.open:
            out |= 1 << r
    return out


@final
class Marching(Effect):
    """March with as many as the card says, or as can (rules 8)."""

    def begin(self, s: King) -> None:
        number = CARD_COUNT[s.card]
        while number and marching(s, number) == 0:
            number -= 1
        if number == 0:
            no_effect(s)
        else:
            s.left = number
            s.answer = NONE
            s.step = MARCH_FIRST


@final
class MarchFirst(Step[King]):
    """Choose the first follower that marches (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FOLLOWERS)
        regions = marching(s, s.left)
        for c in range(FOLLOWERS):
            if s.followers[c] and regions >> (c // FACTIONS) & 1:
                out = append(out, FOLLOWER + c)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.picked = choice - FOLLOWER
        s.step = MARCH_SECOND if s.left == 2 else MARCH_TARGET


@final
class MarchSecond(Step[King]):
    """Choose the second follower that marches, from the same region (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FACTIONS)
        base = s.picked // FACTIONS * FACTIONS
        for c in range(base, base + FACTIONS):
            if s.followers[c] > (1 if c == s.picked else 0):
                out = append(out, FOLLOWER + c)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.answer = choice - FOLLOWER
        s.step = MARCH_TARGET


@final
class MarchTarget(Step[King]):
    """Choose the neighbouring region that they march to (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(REGION, BORDERS[s.picked // FACTIONS] & s.open)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        source = s.picked // FACTIONS
        target = choice - REGION
        marched = NET_WEIGHT[s.picked % FACTIONS]
        move(s, s.picked % FACTIONS, source, target, 1)
        if s.answer != NONE:
            marched += NET_WEIGHT[s.answer % FACTIONS]
            move(s, s.answer % FACTIONS, source, target, 1)
        if s.chronicle is not None:
            s.tell("marched", marched, source, target)
        begin_summons(s)


@final
class Aiding(Effect):
    """Aid (rules 8)."""

    def begin(self, s: King) -> None:
        largest = most_in_supply(s)
        if s.supply[largest] == 0:
            no_effect(s)
            return
        s.faction = largest
        s.step = AID_REGION
        for f in range(largest + 1, FACTIONS):
            if s.supply[f] == s.supply[largest]:
                s.step = AID_FACTION


def most_in_supply(s: King) -> i64:
    """The first of the factions that the supply has most of."""
    best: i64 = 0
    for f in range(1, FACTIONS):
        if s.supply[f] > s.supply[best]:
            best = f
    return best


@final
class AidFaction(Step[King]):
    """Choose among the factions that the supply has most of (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=FACTIONS)
        most = s.supply[most_in_supply(s)]
        for f in range(FACTIONS):
            if s.supply[f] == most:
                out = append(out, FACTION + f)
        return out

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.faction = choice - FACTION
        s.step = AID_REGION


@final
class AidRegion(Step[King]):
    """Choose the region that gets the followers (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(REGION, s.open)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        place_together(s, choice - REGION)


def placeable(s: King) -> vec[i64]:
    """The factions that the card may place and the supply has."""
    out = vec[i64](capacity=FACTIONS)
    barred = CARD_FACTION[s.card] if OP[s.card] == OP_RESIST else NONE
    for f in range(FACTIONS):
        if s.supply[f] and f != barred:
            out = append(out, FACTION + f)
    return out


@final
class Resisting(Effect):
    """Resist (rules 8)."""

    def begin(self, s: King) -> None:
        if len(placeable(s)) == 0 or s.bordering(CARD_FACTION[s.card]) == 0:
            no_effect(s)
        else:
            s.step = RESISTANCE


@final
class Resistance(Step[King]):
    """Choose the region, bordering the Scottish, that gets others (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(REGION, s.bordering(CARD_FACTION[s.card]))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.picked = choice - REGION
        begin_placing(s)


@final
class Replacing(Effect):
    """Quell, Suppress and Muster (rules 8)."""

    def begin(self, s: King) -> None:
        if replaceable(s) == 0:
            no_effect(s)
        else:
            s.step = REPLACEMENT


def replaceable(s: King) -> i64:
    """The regions in which Quell, Suppress or Muster can do something (rules 8.13, R5), as bits."""
    bordering = s.bordering(CARD_FACTION[s.card])
    if s.rules < 2 or len(placeable(s)):
        return bordering
    out: i64 = 0
    for r in range(REGIONS):
        returning = s.count[r] if CARD_RETURNS[s.card] else s.followers[r * FACTIONS + CARD_FACTION[s.card]]
        if returning and bordering >> r & 1:
            out |= 1 << r
    return out


@final
class Replacement(Step[King]):
    """Choose the region, bordering the card's faction, where followers are replaced (rules 8, R5)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(REGION, replaceable(s))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        region = choice - REGION
        faction = CARD_FACTION[s.card]
        if s.count[region] == 0 and len(placeable(s)) == 0:
            no_effect(s)  # by rules 1
            return
        s.picked = region
        if s.followers[region * FACTIONS + faction]:
            s.send_back(faction, region)
        s.left = CARD_RETURNS[s.card]
        next_return(s)


def next_return(s: King) -> None:
    """Return the followers still due, then place what the card gives."""
    if s.left and s.count[s.picked]:
        s.step = RETURNING
    elif OP[s.card] == OP_AMBUSH:
        begin_summons(s)
    else:
        begin_placing(s)


def begin_placing(s: King) -> None:
    s.left = CARD_COUNT[s.card]
    next_placed(s)


def next_placed(s: King) -> None:
    if s.left and len(placeable(s)):
        s.step = PLACING
    else:
        begin_summons(s)


@final
class Placing(Step[King]):
    """Choose the faction of the next follower placed in the chosen region (rules 8)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return placeable(s)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.place(choice - FACTION, s.picked, 1)
        s.left -= 1
        next_placed(s)


SPYING: Final = Spying("spying", "8.1")
AMBUSH: Final = Ambush("ambush", "8.2")
RETURNING: Final = Returning("returning")
MARCH_FIRST: Final = MarchFirst("march-first", "8.3")
MARCH_SECOND: Final = MarchSecond("march-second", "8.3")
MARCH_TARGET: Final = MarchTarget("march-target", "8.3")
AID_FACTION: Final = AidFaction("aid-faction", "8.5")
AID_REGION: Final = AidRegion("aid-region", "8.5")
RESISTANCE: Final = Resistance("resistance", "8.9")
REPLACEMENT: Final = Replacement("replacement")
PLACING: Final = Placing("placing")
