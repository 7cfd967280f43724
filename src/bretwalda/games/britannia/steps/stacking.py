"""Stacking (rules 8.1 to 8.5): how many armies an area can still take, and where there are too many."""

from __future__ import annotations

from mypy_extensions import i64

from ..board import BIT, LANDS, NONE, UNLIMITED, most_armies, most_overstacked
from ..state import Britannia


def overstacked(s: Britannia, nation: i64) -> i64:
    """The areas in which a nation has more armies than usual, as bits."""
    out: i64 = 0
    if nation == s.active:
        for a in range(LANDS):
            if s.mine[a] > 2 and s.mine[a] > most_armies(nation, a):
                out |= BIT[a]
        return out
    for a in range(LANDS):
        if s.holder[a] == nation and s.host(a) > most_armies(nation, a):
            out |= BIT[a]
    return out


def room(s: Britannia, nation: i64, area: i64) -> i64:
    """How many armies of a nation an area can still take; the one overstack is counted in."""
    if area >= LANDS:
        return UNLIMITED
    there = s.armies(nation, area)
    elsewhere = overstacked(s, nation) & ~BIT[area]
    return (most_armies(nation, area) if elsewhere else most_overstacked(area)) - there


def too_many(s: Britannia) -> i64:
    """The areas of the active nation that break the limits, as bits."""
    over = overstacked(s, s.active)
    if over == 0:
        return 0
    if over & (over - 1):
        return over  # more than one is overstacked
    for a in range(LANDS):
        if over >> a & 1:
            return over if s.mine[a] > most_overstacked(a) else 0
    return 0


def open_to(s: Britannia, nation: i64, area: i64) -> bool:
    """Whether a land area is vacant or the nation's own and no battle is to be fought there (rules 10.1, 10.2)."""
    holder = s.holder[area]
    if holder == NONE:
        return True
    return holder == nation and (nation == s.active or s.mine[area] == 0)
