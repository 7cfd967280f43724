"""The end of a nation's turn (rules 14.2, 14.12, 14.13): Trajan recalls legions, Cnut sails home."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    AREAS,
    CNUT,
    CNUT_LEAVES,
    CNUT_POINTS,
    CNUT_RATIO,
    CNUT_REMOVED,
    DANES,
    EVENT,
    FROM_KING,
    LANDS,
    LEGIONS_ALLOWED,
    LEGIONS_RECALLED,
    NATIONS,
    NONE,
    REASON_DEPARTURE,
    REASON_RECALL,
    REMOVE,
    ROMANS,
    SEAS,
    STANDING,
    TRAJAN,
    kind_of_unit,
    unit_of,
)
from ..scoring import english_areas
from ..state import Britannia
from .leaders import dismiss, lose_leader_alone
from .submission import bury

# Stages of the phase.
BEGIN: Final[i64] = 0
REMOVING: Final[i64] = 1
READY: Final[i64] = 2


def nation_end_goes_on(s: Britannia) -> None:
    """The events at the end of a nation's turn; `READY` when all is done."""
    nation = s.nation
    if s.stage == BEGIN:
        s.stage = REMOVING
        s.settle()
        s.left = 0
        event = EVENT[s.turn * NATIONS + nation]
        if event == TRAJAN and s.in_play(ROMANS) > LEGIONS_ALLOWED:
            s.left = LEGIONS_RECALLED
        elif event == CNUT_LEAVES:
            crown_cnut(s)
            s.left = CNUT_REMOVED
    elif s.left and s.in_play(nation):
        s.ask(RECALL if nation == ROMANS else DEPARTURE, nation)
    else:
        s.left = 0
        s.stage = READY


def crown_cnut(s: Britannia) -> None:
    """Twice as many English areas as anybody else, while he lives, make Cnut a king; then he leaves."""
    if s.leader[DANES] != CNUT:
        return
    second: i64 = 0
    for n in range(NATIONS):
        if n != DANES and english_areas(s, n) > second:
            second = english_areas(s, n)
    areas = english_areas(s, DANES)
    if areas > 0 and areas >= CNUT_RATIO * second:
        s.cnut_crowned = True
        s.tell("king", DANES)
        s.award(DANES, FROM_KING, NONE, CNUT_POINTS)
    dismiss(s, DANES)


@final
class Removal(Step[Britannia]):
    """Choose an army that leaves the map (rules 14.2, 14.13)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        nation = s.nation
        for kind in range(s.kinds()):
            for a in range(AREAS):
                if s.armies_of_kind(nation, a, kind):
                    out = append(out, REMOVE + unit_of(nation, kind) * AREAS + a)
        return out

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        nation = s.nation
        unit = (choice - REMOVE) // AREAS
        area = choice - REMOVE - unit * AREAS
        s.left -= 1
        s.strike(nation, kind_of_unit(nation, unit), area)
        if area < LANDS and s.armies(nation, area) == 0 and not s.works[area] & STANDING:
            s.hold(NONE, area)
        if s.chronicle is not None:
            reason = REASON_RECALL if nation == ROMANS else REASON_DEPARTURE
            s.tell("removed", nation, unit, area, reason)
        lose_leader_alone(s, nation)
        bury(s, nation)


RECALL: Final = Removal("recall", "14.2")
DEPARTURE: Final = Removal("departure", "14.13")

assert SEAS + LANDS == AREAS
