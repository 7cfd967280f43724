"""The turn (rules 3): one of five actions, and where to recruit."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices
from bretwalda.engine.state import Step

from ..board import (
    AT,
    CLAIM,
    INVADE,
    MANOEUVRE,
    PASS,
    RECRUIT,
    RECRUITS,
    TAX,
)
from ..state import CLAIMING, INVASION, MOVING, RECRUITMENT, Kingdoms
from .invasion import affordable_claims, invaders
from .manoeuvre import movers
from .money import begin_payment, begin_tax, can_recruit, recruit_cost, recruiting_grounds
from .turn import end_action


@final
class Turn(Step[Kingdoms]):
    """Choose the action of the turn (rules 3.1); to tax is always possible (R1)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=5)
        if can_recruit(s) and recruiting_grounds(s):
            out = append(out, RECRUIT)
        if len(movers(s)):
            out = append(out, MANOEUVRE)
        if len(invaders(s)):
            out = append(out, INVADE)
        if affordable_claims(s):
            out = append(out, CLAIM)
        return append(out, TAX)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        s.action = choice
        if choice == RECRUIT:
            s.left = s.power(s.active, RECRUITS, True)
            s.go(RECRUITMENT)
        elif choice == MANOEUVRE:
            s.go(MOVING)
        elif choice == INVADE:
            s.go(INVASION)
        elif choice == CLAIM:
            s.go(CLAIMING)
        else:
            begin_tax(s)


def grounds(s: Kingdoms, out: vec[i64]) -> vec[i64]:
    """The provinces to recruit in, added to other choices."""
    if can_recruit(s):
        out = add_choices(out, AT, recruiting_grounds(s))
    return out


def recruit(s: Kingdoms, province: i64) -> None:
    s.site = province
    begin_payment(s, recruit_cost(s, s.active))


@final
class Recruitment(Step[Kingdoms]):
    """Choose where the warrior is placed (rules 3.4)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return grounds(s, vec[i64](capacity=7))

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        recruit(s, choice - AT)


@final
class MoreRecruitment(Step[Kingdoms]):
    """Recruit another warrior, or leave it at that (rules 8.12); asked of those too who cannot pay."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        return grounds(s, append(out, PASS))

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        if choice == PASS:
            end_action(s)
        else:
            recruit(s, choice - AT)
