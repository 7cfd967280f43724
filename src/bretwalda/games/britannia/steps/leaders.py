"""Leaders (rules 12): they come, they leave, they fall."""

from __future__ import annotations

from mypy_extensions import i64

from ..board import (
    EVENT,
    HORSE,
    LANDS,
    NATIONS,
    NONE,
    NORMAN_REINFORCEMENT,
    NORMANS,
    REASON_LEADERLESS,
    SEAS,
    STANDING,
    WILLIAM,
    unit_of,
)
from ..scoring import score_leader
from ..state import FIRST_RULES, Britannia
from .submission import release


def bring(s: Britannia, nation: i64, leader: i64, area: i64) -> None:
    """A leader joins an area; whoever has a leader is nobody's vassal (rules 13.13)."""
    s.leader[nation] = leader
    s.leader_at[nation] = area
    s.tell("leader_came", nation, leader, area)
    release(s, nation)


def dismiss(s: Britannia, nation: i64) -> None:
    """A leader leaves."""
    if s.leader[nation] == NONE:
        return
    s.tell("leader_left", nation, s.leader[nation])
    s.leader[nation] = NONE
    s.leader_at[nation] = NONE


def fall(s: Britannia, nation: i64, killer: i64) -> None:
    """A leader whose last companion died in battle is dead (rules 9.12)."""
    leader = s.leader[nation]
    area = s.leader_at[nation]
    s.leader[nation] = NONE
    s.leader_at[nation] = NONE
    s.tell("leader_fell", nation, leader, area, killer)
    score_leader(s, killer, leader, area)
    due = EVENT[s.turn * NATIONS + NORMANS] == NORMAN_REINFORCEMENT
    if leader == WILLIAM and due and s.active != NORMANS and s.rules > FIRST_RULES:
        turn_back(s)


def turn_back(s: Britannia) -> None:
    """Without William the Norman reinforcement that has not landed is lost; in its own turn all has (rules 14.17)."""
    assert s.active != NORMANS, "those of the active nation are in bands, and would never be gone from the sea"
    for sea in range(SEAS):
        for kind in range(HORSE + 1):
            while s.armies_of_kind(NORMANS, LANDS + sea, kind):
                s.strike(NORMANS, kind, LANDS + sea)
                if s.chronicle is not None:
                    s.tell("removed", NORMANS, unit_of(NORMANS, kind), LANDS + sea, REASON_LEADERLESS)


def lose_leader_alone(s: Britannia, nation: i64) -> None:
    """A leader without any unit of his nation leaves the game (rules 12.7)."""
    at = s.leader_at[nation]
    if at != NONE and s.armies(nation, at) == 0 and not (at < LANDS and s.works[at] & STANDING):
        dismiss(s, nation)
