"""The withdrawal of raiders (rules 11): back to the sea, or wherever they began the turn."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices, choices
from bretwalda.engine.state import Step

from ..board import (
    ALL_RAIDERS,
    BIT,
    DANISH_RAID,
    DONE,
    EMBARK,
    EVENT,
    FLEE,
    LANDS,
    NATIONS,
    NONE,
    OVERPOPULATION,
    RAIDERS,
    WITHDRAW,
)
from ..scoring import score_raid
from ..state import AREA_MASK, FROM_SHIFT, Britannia, band_as_troops, count_of, from_of, start_of
from .occupation import seize
from .stacking import open_to, room

# Stages of the phase.
BEGIN: Final[i64] = 0
CHOOSING: Final[i64] = 1


def withdrawal_goes_on(s: Britannia) -> None:
    nation = s.active
    if not s.status(nation) & (RAIDERS | ALL_RAIDERS):
        s.enter(OVERPOPULATION)
        return
    if s.stage == BEGIN:
        s.stage = CHOOSING
        score_raid(s, nation)
        if EVENT[s.turn * NATIONS + nation] == DANISH_RAID:
            all_withdraw(s)
    elif withdrawing(s) == 0 and leader_goals(s) == 0:
        s.enter(OVERPOPULATION)
    else:
        s.ask(WITHDRAWAL_STEP, nation)


def all_withdraw(s: Britannia) -> None:
    """The Danes of turn 11 have no choice (rules 11.5)."""
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if band and can_withdraw(s, band):
            withdraw(s, i, count_of(band))


def can_withdraw(s: Britannia, band: i64) -> bool:
    """Whether units of a band may return to where they began the turn (rules 11.1, 11.3, 11.7)."""
    start = start_of(band)
    if band & AREA_MASK >= LANDS or start == band & AREA_MASK:
        return False
    if start >= LANDS:
        return True
    return s.status(s.active) & ALL_RAIDERS != 0 and open_to(s, s.active, start) and room(s, s.active, start) > 0


def withdrawing(s: Britannia) -> i64:
    """The areas from which units may withdraw, as bits."""
    out: i64 = 0
    for band in s.bands:
        if band and can_withdraw(s, band):
            out |= BIT[band & AREA_MASK]
    return out


def goals_from(s: Britannia, area: i64) -> i64:
    """Where the units of an area may withdraw to, as bits."""
    out: i64 = 0
    for band in s.bands:
        if band and band & AREA_MASK == area and can_withdraw(s, band):
            out |= BIT[start_of(band)]
    return out


def leader_goals(s: Britannia) -> i64:
    """Where the leader may follow units that have withdrawn from his area, as bits."""
    out: i64 = 0
    at = s.leader_at[s.active]
    if at == NONE or at >= LANDS:
        return out
    for band in s.bands:
        if band and band & AREA_MASK != at and from_of(band) == at and start_of(band) == band & AREA_MASK:
            out |= BIT[band & AREA_MASK]
    return out


@final
class Withdrawal(Step[Britannia]):
    """Let a unit of an area withdraw, send the leader after those that have, or end the phase (rules 11.4)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        out = append(out, DONE)
        out = add_choices(out, WITHDRAW, withdrawing(s))
        return add_choices(out, EMBARK, leader_goals(s))

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        if choice == DONE:
            s.enter(OVERPOPULATION)
        elif choice >= EMBARK:
            lead_away(s, choice - EMBARK)
        else:
            area = choice - WITHDRAW
            goals = goals_from(s, area)
            if goals & (goals - 1):
                s.place = area
                s.ask(WITHDRAWAL_GOAL, s.active)
            else:
                withdraw_to(s, area, goals)


@final
class WithdrawalGoal(Step[Britannia]):
    """Units of one area began the turn in different places: choose which of them goes (rules 11.4)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(FLEE, goals_from(s, s.place))

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        area = s.place
        s.place = NONE
        withdraw_to(s, area, BIT[choice - FLEE])


WITHDRAWAL_STEP: Final = Withdrawal("withdrawal", "11.1")
WITHDRAWAL_GOAL: Final = WithdrawalGoal("withdrawal-goal", "11.4")


def withdraw_to(s: Britannia, area: i64, goal: i64) -> None:
    """One unit of an area goes where it began; `goal` is a single area as a bit."""
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if band and band & AREA_MASK == area and BIT[start_of(band)] == goal and can_withdraw(s, band):
            withdraw(s, i, 1)
            return


def withdraw(s: Britannia, i: i64, number: i64) -> None:
    """Units of a band go where they began the turn; a leader is not left alone (rules 12.7)."""
    band = s.bands[i]
    area = band & AREA_MASK
    goal = start_of(band)
    like = s.part(i, number) & ~AREA_MASK & ~(AREA_MASK << FROM_SHIFT)
    s.join(like | goal | area << FROM_SHIFT, number)
    if goal < LANDS:
        seize(s, s.active, goal)
    if s.chronicle is not None:
        s.tell("withdrew", band_as_troops(s.active, band, number), area, goal)
    if s.mine[area] == 0 and s.leader_at[s.active] == area:
        lead_away(s, goal)
    s.vacate(area)


def lead_away(s: Britannia, goal: i64) -> None:
    s.leader_at[s.active] = goal
    s.tell("leader_retreated", s.active, s.leader[s.active], goal)
