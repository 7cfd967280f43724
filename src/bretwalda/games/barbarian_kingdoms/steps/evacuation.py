"""Evacuation (rules 6.8): after a battle one unit stays, the others withdraw to free provinces of their kingdom."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import choices, size
from bretwalda.engine.state import Step

from ..board import AT, BIT, KING, NEXT, PROVINCES, WARRIOR
from ..state import EVACUATION, STAYING, Kingdoms
from .outcome import settle


def refuges(s: Kingdoms) -> i64:
    """Where units of the winner may withdraw to, as bits."""
    return NEXT[s.site] & s.open & s.controlled(s.kingdom_of(s.victors)) & ~s.occupied()


def begin_evacuation(s: Kingdoms) -> None:
    """The winner chooses which unit stays, if there is a choice."""
    i = s.victors
    s.actor = s.owner[s.kingdom_of(i)]
    king_fought = s.royal >> i & 1 == 1
    if king_fought and s.host[i] and refuges(s):
        s.go(STAYING)
    else:
        stay(s, king_fought)


def stay(s: Kingdoms, king: bool) -> None:
    """One unit remains in the province."""
    i = s.victors
    k = s.kingdom_of(i)
    if king:
        s.king[k] = s.site
        s.royal &= ~(i64(1) << i)
    else:
        s.troops[k] |= BIT[s.site]
        s.host[i] -= 1
    withdraw(s)


@final
class Staying(Step[Kingdoms]):
    """Choose whether the king or a warrior stays in the province (rules 6.8)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, KING)
        return append(out, WARRIOR + s.site)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        stay(s, choice == KING)


def withdraw(s: Kingdoms) -> None:
    """The other units withdraw, the king first; without a choice it happens by itself."""
    i = s.victors
    k = s.kingdom_of(i)
    places = refuges(s)
    if s.royal >> i & 1 == 0 and (s.host[i] == 0 or size(places) <= s.host[i]):
        for p in range(PROVINCES):
            if places >> p & 1 and s.host[i]:
                withdraw_to(s, p)
        s.levied[k] -= s.host[i]
        if s.chronicle is not None and s.host[i]:
            s.tell("disbanded", k, s.host[i])
        s.host[i] = 0
        settle(s, k)
        return
    s.go(EVACUATION)


def withdraw_to(s: Kingdoms, province: i64) -> None:
    """One unit withdraws to a province: the king, if he does not stay, before any warrior."""
    i = s.victors
    k = s.kingdom_of(i)
    king = s.royal >> i & 1 == 1
    if king:
        s.royal &= ~(i64(1) << i)
        s.king[k] = province
    else:
        s.host[i] -= 1
        s.troops[k] |= BIT[province]
    s.tell("king_withdrew" if king else "withdrew", k, province)


@final
class Evacuation(Step[Kingdoms]):
    """Choose the province to which the next unit withdraws (rules 6.8)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return choices(AT, refuges(s))

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        withdraw_to(s, choice - AT)
        withdraw(s)
