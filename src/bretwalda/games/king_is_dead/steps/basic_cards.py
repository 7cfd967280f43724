"""Support, Assemble and Negotiate (rules 7)."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.bits import choices
from bretwalda.engine.state import Step

from ..board import (
    CARD_COUNT,
    CARD_FACTION,
    EXCHANGE,
    FACTIONS,
    NONE,
    REGION,
    REGIONS,
)
from ..state import King
from .turn import Effect, begin_summons, no_effect


@final
class Supporting(Effect):
    """Scottish, Welsh and English Support (rules 7)."""

    def begin(self, s: King) -> None:
        s.faction = CARD_FACTION[s.card]
        if s.supply[s.faction] == 0 or s.bordering(s.faction) == 0:
            no_effect(s)
        else:
            s.step = SUPPORT


@final
class Support(Step[King]):
    """Choose the region, bordering the faction, that gets its two followers (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(REGION, s.bordering(s.faction))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        place_together(s, choice - REGION)


def place_together(s: King, region: i64) -> None:
    """Put the card's number of followers into one region, or as many as the supply has."""
    number = CARD_COUNT[s.card]
    if s.supply[s.faction] < number:
        number = s.supply[s.faction]
    s.place(s.faction, region, number)
    begin_summons(s)


@final
class Assembling(Effect):
    """Assemble (rules 7)."""

    def begin(self, s: King) -> None:
        s.faction = NONE
        next_assembled(s)


def next_assembled(s: King) -> None:
    """Go to the next faction that the supply still has."""
    f = s.faction + 1
    while f < FACTIONS and s.supply[f] == 0:
        f += 1
    if f < FACTIONS:
        s.faction = f
        s.step = ASSEMBLY
    elif s.faction == NONE:
        no_effect(s)
    else:
        begin_summons(s)


@final
class Assembly(Step[King]):
    """Put one follower of each faction in turn into any open region (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(REGION, s.open)

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.place(s.faction, choice - REGION, 1)
        next_assembled(s)


def negotiable(s: King) -> i64:
    """The face-up region cards without a disc, as bits."""
    return s.open & ~s.held


@final
class Negotiating(Effect):
    """Negotiate (rules 7)."""

    def begin(self, s: King) -> None:
        free = negotiable(s)
        if free & (free - 1) == 0:  # fewer than two
            no_effect(s)
        else:
            s.step = NEGOTIATION


@final
class Negotiation(Step[King]):
    """Choose the region card to move; it will be held by the own disc (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(EXCHANGE, negotiable(s))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        s.picked = choice - EXCHANGE
        s.step = NEGOTIATION_PARTNER


@final
class NegotiationPartner(Step[King]):
    """Choose the region card it changes places with (rules 7)."""

    def options(self, s: King, seat: i64) -> vec[i64]:
        return choices(EXCHANGE, negotiable(s) & ~(1 << s.picked))

    def take(self, s: King, seat: i64, choice: i64) -> None:
        first = s.picked
        second = choice - EXCHANGE
        for space in range(REGIONS):
            region = s.order[space]
            if region == first:
                s.order[space] = second
            elif region == second:
                s.order[space] = first
        if s.chronicle is not None:
            s.tell("negotiated", first, second)
        if s.disc[seat] == NONE:  # R4: a disc already used cannot be placed again
            s.disc[seat] = first
            s.held |= 1 << first
            if s.chronicle is not None:
                s.tell("held", seat, first)
        begin_summons(s)


SUPPORT: Final = Support("support", "7.1")
ASSEMBLY: Final = Assembly("assembly", "7.2")
NEGOTIATION: Final = Negotiation("negotiation", "7.3")
NEGOTIATION_PARTNER: Final = NegotiationPartner("negotiation-partner", "7.3")
