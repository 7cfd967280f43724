"""Taking an area (rules 7.1, 16.3): whose it is, the fort that Rome builds, the points for being there alone."""

from __future__ import annotations

from mypy_extensions import i64

from ..board import BIT, FORT_BIT, LANDS, OVERLORD, ROMANS, RUIN_BIT, SUBMISSION_ZONE, SUBMISSIONS, VASSAL
from ..scoring import occupy
from ..state import Britannia


def seize(s: Britannia, nation: i64, area: i64) -> None:
    """A nation is alone in a land area from now on."""
    if area >= LANDS or s.holder[area] == nation:
        return
    s.hold(nation, area)
    occupy(s, nation, area)
    if nation == ROMANS and not s.works[area] & (FORT_BIT | RUIN_BIT):
        s.works[area] |= FORT_BIT
        s.tell("fort_built", area)


def contested(s: Britannia) -> i64:
    """The areas in which the active nation has a battle to fight, as bits."""
    out: i64 = 0
    mine = s.mine
    peaceful = s.land[s.active] | vassal_land(s, s.active)
    for a in range(LANDS):
        if mine[a] and not peaceful >> a & 1:
            out |= BIT[a]
    return out


def vassal_land(s: Britannia, overlord: i64) -> i64:
    """The areas of an overlord's vassals, in which he may not stop (rules 13.9), as bits."""
    out: i64 = 0
    for row in range(SUBMISSIONS):
        vassal = VASSAL[row]
        if OVERLORD[row] == overlord and s.overlord[vassal] == overlord:
            out |= s.land[vassal] & SUBMISSION_ZONE[row]
    return out
