"""Overpopulation (rules 8.6 to 8.8): twice as many armies as areas, and what is too much is taken away."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.state import Step

from ..board import (
    AREAS,
    ARMIES_PER_AREA,
    LANDS,
    NATION_END,
    REASON_OVERPOPULATION,
    REMOVE,
    ROMANS,
    STANDING,
    unit_of,
)
from ..state import Britannia
from .movement import remove_one


def surplus_armies(s: Britannia) -> i64:
    """How many armies on land the active nation has beyond what its areas feed."""
    if s.active == ROMANS:
        return 0
    armies: i64 = 0
    for a in range(LANDS):
        armies += s.mine[a]
    return armies - ARMIES_PER_AREA * size(s.land[s.active])


def overpopulation_goes_on(s: Britannia) -> None:
    if surplus_armies(s) > 0:
        s.ask(OVERPOPULATION_STEP, s.active)
    else:
        s.enter(NATION_END)


@final
class Overpopulation(Step[Britannia]):
    """Remove an army, but neither empty an area nor leave a leader alone (rules 8.7)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        for kind in range(s.kinds()):
            for a in range(LANDS):
                if may_be_thinned(s, a) and s.armies_of_kind(s.active, a, kind):
                    out = append(out, REMOVE + unit_of(s.active, kind) * AREAS + a)
        return out

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        remove_one(s, choice - REMOVE, REASON_OVERPOPULATION)


OVERPOPULATION_STEP: Final = Overpopulation("overpopulation", "8.6")


def may_be_thinned(s: Britannia, area: i64) -> bool:
    """Whether an army can be taken from an area and some unit is left there, to hold it and to guard a leader."""
    return s.mine[area] > 1 or (s.mine[area] == 1 and s.works[area] & STANDING != 0)
