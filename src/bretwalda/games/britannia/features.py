"""A position as numbers, for machine learning: always equally many, seen from a seat."""

from __future__ import annotations

from bretwalda.engine.state import NOBODY

from .board import (
    AREAS,
    KINDS,
    LANDS,
    NATIONS,
    NONE,
    PHASE_IDS,
    SEAS,
    SEAT,
    SEATS,
    STATUS_IDS,
    TURNS,
    UNIT_MOVE,
    unit_of,
)
from .state import AREA_MASK, PICKED, STOPPED, Britannia, count_of, kind_of, spent_of
from .steps import STEPS
from .view import WORK_IDS, contested

PER_LAND = NATIONS + KINDS + len(WORK_IDS) + 1 + 6 + 2  # holder, armies, works, a battle, the nation on turn, leaders
PER_SEA = NATIONS + 1  # armies of each nation, movement left
PER_NATION = 5 + len(STATUS_IDS) + NATIONS  # own, on turn, asked, savings, points; statuses; overlord
FEATURES = int(
    LANDS * PER_LAND
    + SEAS * PER_SEA
    + NATIONS * PER_NATION
    + SEATS  # points, beginning with the own seat
    + TURNS
    + len(PHASE_IDS)
    + len(STEPS)
    + AREAS  # the place of a march, a battle or a withdrawal
    + 7  # hits of both sides, rounds, burhs left, left to do
)


def features(s: Britannia, seat: int) -> list[float]:
    moves = _movement(s)
    out: list[float] = []
    for area in range(LANDS):
        out += _land(s, area, moves)
    for area in range(LANDS, AREAS):
        out += [float(s.armies(nation, area)) for nation in range(NATIONS)]
        out.append(float(moves[area]))
    for nation in range(NATIONS):
        out += _nation(s, nation, seat)
    out += [float(s.points((seat + k) % SEATS)) for k in range(SEATS)]
    out += _one_of(s.turn - 1, TURNS)
    out += _one_of(s.phase, len(PHASE_IDS))
    out += _one_of(NONE if s.actor == NOBODY else s.step.number, len(STEPS))
    out += _one_of(s.place, AREAS)
    hits = (s.light_on_attacker, s.full_on_attacker, s.light_on_defender, s.full_on_defender)
    out += [float(number) for number in (*hits, s.rounds, s.burhs_left, s.left)]
    return out


def _one_of(index: int, length: int) -> list[float]:
    """All zeros, with a one at the index if there is one."""
    return [1.0 if k == index else 0.0 for k in range(length)]


def _movement(s: Britannia) -> list[int]:
    """The movement points that the nation on turn has left, by area."""
    out = [0] * AREAS
    for band in s.bands:
        if band and not band & STOPPED:
            left = UNIT_MOVE[unit_of(s.active, kind_of(band))] - spent_of(band)
            out[band & AREA_MASK] += int(left * (count_of(band)))
    return out


def _land(s: Britannia, area: int, moves: list[int]) -> list[float]:
    holder = s.holder[area]
    here = [0] * KINDS if holder == NONE else [int(s.armies_of_kind(holder, area, kind)) for kind in range(KINDS)]
    active = [0, 0, 0, 0, moves[area], 0]
    for band in s.bands:
        if band and band & AREA_MASK == area:
            active[kind_of(band)] += int(count_of(band))
            active[3] += int(count_of(band)) if band & PICKED else 0
    active[5] = int(s.served[area])
    leaders = [nation for nation in range(NATIONS) if s.leader_at[nation] == area]
    return [
        *_one_of(holder, NATIONS),
        *map(float, here),
        *(float(s.works[area] >> bit & 1) for bit in range(len(WORK_IDS))),
        float(contested(s, area)),
        *map(float, active),
        float(holder in leaders),
        float(s.active in leaders),
    ]


def _nation(s: Britannia, nation: int, seat: int) -> list[float]:
    return [
        float(SEAT[nation] == seat),
        float(s.active == nation),
        float(s.asked == nation),
        float(s.savings[nation]),
        float(s.score[nation]),
        *(float(s.status(nation) >> bit & 1) for bit in range(len(STATUS_IDS))),
        *_one_of(s.overlord[nation], NATIONS),
    ]
