"""What areas and armies are worth to a nation, in victory points: the yardstick of the computer player.

Nothing here looks at a position: an area's worth is what its points and its people will bring, were it held
from now on. How likely it is to be held is asked elsewhere (`plan.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import (
    BRETWALDA_TURNS,
    ENGLAND,
    HOLD,
    KING_TURNS,
    LANDS,
    NATIONS,
    OCCUPY,
    OCCUPY_TURNS,
    POPULATION,
    RAID,
    RAID_TURNS,
    ROMANS,
    SAVINGS_CAP,
    SCORING,
    SCORING_INDEX,
    TURNS,
)

# Each weight with its reason, in victory points unless it says otherwise.
HELD_ON: Final[float] = 0.8  # the share of areas that are still held a game turn later: points far off count less
ARMY: Final[float] = 1.6  # an army early in its nation's life: it will hold, or take, about one poor area
ARMY_FADES: Final[i64] = 4  # ... over so many turns before the end: what it could still do gets less
LEGION_STAYS: Final[i64] = 5  # the last turn of Rome, which is the end for its legions
PEOPLE: Final[float] = 0.16  # a point of population a turn: six make an army
PEOPLE_TURNS: Final[i64] = 6  # growth further off than this is anybody's
CROWN: Final[float] = 0.45  # an area of England, while a Bretwalda or a king is to be chosen
ROADS: Final[float] = 0.3  # any area to Rome: a fort, and a road to the next


def army_worth(nation: i64, turn: i64) -> float:
    """What an army is worth besides the area that it holds."""
    last = LEGION_STAYS if nation == ROMANS else TURNS
    left = last - turn
    if left <= 0:
        return 0.15  # to be missed in the last battles
    return ARMY if left >= ARMY_FADES else ARMY * float(left) / float(ARMY_FADES)


def area_worth(nation: i64, area: i64, turn: i64) -> float:
    """What holding an area from this turn on is worth to a nation; points for mere occupation are not in it."""
    return WORTHS[(turn * NATIONS + nation) * LANDS + area]


def occupation_worth(nation: i64, area: i64, turn: i64) -> float:
    """The points for being the only occupant of an area for a moment of this turn, if they are not scored yet."""
    points: i64 = 0
    if OCCUPY_TURNS[nation] >> turn & 1:
        points += OCCUPY[nation * LANDS + area]
    if RAID_TURNS[nation] >> turn & 1:
        points += RAID[nation * LANDS + area]
    return float(points)


def _area_worth(nation: int, area: int, turn: int) -> float:
    """The sum of points to come, people and crowns."""
    worth = 0.0
    last_turn = int(LEGION_STAYS if nation == ROMANS else TURNS)
    for later in range(turn, last_turn + 1):
        index = int(SCORING_INDEX[later])
        keeps = HELD_ON ** (later - turn)
        if index >= 0:
            worth += keeps * int(HOLD[(index * NATIONS + nation) * LANDS + area])
        if SAVINGS_CAP[nation] > 0 and turn < later <= turn + PEOPLE_TURNS:
            worth += keeps * PEOPLE * int(POPULATION[area])
        if (BRETWALDA_TURNS | KING_TURNS) >> later & 1 and ENGLAND >> area & 1 and later - turn <= 1:
            worth += keeps * CROWN
    if nation == ROMANS and turn < last_turn:
        worth += ROADS
    return worth


def _worths() -> vec[float]:
    out = vec[float]()
    for turn in range(int(TURNS) + 1):
        for nation in range(int(NATIONS)):
            for area in range(int(LANDS)):
                out = append(out, _area_worth(nation, area, turn))
    return out


WORTHS: Final = _worths()  # by (turn * NATIONS + nation) * LANDS + area
assert len(WORTHS) == (TURNS + 1) * NATIONS * LANDS
assert len(HOLD) == SCORING * NATIONS * LANDS
