"""The movement phase (rules 5, 8.5): which stack moves next, when the phase may end, what cannot stay."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices
from bretwalda.engine.state import Step

from ..board import (
    ALL_RAIDERS,
    AREAS,
    BATTLE,
    BATTLE_2,
    BIT,
    DONE,
    LANDS,
    MOVE,
    MOVEMENT,
    NONE,
    RAIDERS,
    REASON_STACKING,
    REASON_STRANDED,
    REMOVE,
    RIVER_BIT,
    RIVERS,
    kind_of_unit,
    unit_of,
)
from ..state import (
    AREA_MASK,
    FROM_SHIFT,
    Britannia,
    count_of,
    kind_of,
    likeness,
    start_of,
)
from .leaders import lose_leader_alone
from .march import begin_march, march_goes_on
from .occupation import contested, vassal_land
from .reach import can_move
from .stacking import too_many
from .submission import bury, send_back_from

# Stages of the phase.
BEGIN: Final[i64] = 0
MOVING: Final[i64] = 1
CLEARING: Final[i64] = 2


def movement_goes_on(s: Britannia) -> None:
    if s.stage == BEGIN:
        begin_movement(s)
        s.stage = MOVING
    elif s.stage == MOVING:
        if march_goes_on(s):
            return
        if any_army(s):
            s.ask(MOVEMENT_STEP, s.active)
        else:
            s.stage = CLEARING
    elif too_many(s):
        s.ask(SURPLUS, s.active)
    else:
        end_movement(s)


def any_army(s: Britannia) -> bool:
    """Whether there is anything that could be moved at all."""
    return s.in_play(s.active) > 0


def begin_movement(s: Britannia) -> None:
    """Fresh movement points; all bands of an area that began the turn alike are one again."""
    for band in taken_up(s):
        if band:
            area = band & AREA_MASK
            start = start_of(band)
            if area >= LANDS and start < LANDS:
                start = area  # thrown back to sea in the first battle phase: an invader from there
            s.join(likeness(area, kind_of(band), area, start), count_of(band))
    s.leader_spent = 0
    s.held_before = s.land[s.active]
    s.may_empty = 0
    s.must_keep = 0


def taken_up(s: Britannia) -> vec[i64]:
    """All bands, off the map, to be set down anew."""
    bands = s.bands
    s.bands = vec[i64](capacity=16)
    for a in range(AREAS):
        s.mine[a] = 0
    return bands


@final
class Movement(Step[Britannia]):
    """Choose the next stack to move, or end the movement (rules 5.2, 3.9)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        movable: i64 = 0
        for a in range(AREAS):
            if s.mine[a] and can_move(s, a):
                movable |= BIT[a]
        if not movable & misplaced(s):
            out = append(out, DONE)
        return add_choices(out, MOVE, movable)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        if choice == DONE:
            clear_away(s)
            s.stage = CLEARING
        else:
            begin_march(s, choice - MOVE)


@final
class Surplus(Step[Britannia]):
    """Remove armies that stand where too many are and cannot go anywhere else (rules 8.5)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        areas = too_many(s)
        for kind in range(s.kinds()):
            for a in range(LANDS):
                if areas >> a & 1 and s.armies_of_kind(s.active, a, kind):
                    out = append(out, REMOVE + unit_of(s.active, kind) * AREAS + a)
        return out

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        remove_one(s, choice - REMOVE, REASON_STACKING)


MOVEMENT_STEP: Final = Movement("movement", "5.1")
SURPLUS: Final = Surplus("surplus", "8.5")


def misplaced(s: Britannia) -> i64:
    """Areas where units stand that may not stay there: at sea, in a vassal's area, too many (rules 3.9)."""
    out = too_many(s)
    vassals = vassal_land(s, s.active)
    lands_only = not s.status(s.active) & (RAIDERS | ALL_RAIDERS)
    for a in range(AREAS):
        if s.mine[a] and (vassals >> a & 1 if a < LANDS else lands_only):
            out |= BIT[a]
    return out


def clear_away(s: Britannia) -> None:
    """What cannot stay and cannot move: guests of a vassal go back, whoever is stranded at sea is lost (R9)."""
    vassals = vassal_land(s, s.active)
    for a in range(LANDS):
        if s.mine[a] and vassals >> a & 1:
            send_back_from(s, vassals)
    if s.status(s.active) & (RAIDERS | ALL_RAIDERS):
        return
    for sea in range(LANDS, AREAS):
        while s.mine[sea]:
            for i in range(i64(len(s.bands))):
                if s.bands[i] and s.bands[i] & AREA_MASK == sea:
                    remove_band_unit(s, i, REASON_STRANDED)
    lose_leader_alone(s, s.active)


def remove_one(s: Britannia, unit_and_area: i64, reason: i64) -> None:
    """Take an army of the active nation off the map."""
    unit = unit_and_area // AREAS
    area = unit_and_area - unit * AREAS
    kind = kind_of_unit(s.active, unit)
    for i in range(i64(len(s.bands))):
        if s.bands[i] and s.bands[i] & AREA_MASK == area and kind_of(s.bands[i]) == kind:
            remove_band_unit(s, i, reason)
            return


def remove_band_unit(s: Britannia, i: i64, reason: i64) -> None:
    area = s.bands[i] & AREA_MASK
    unit = unit_of(s.active, kind_of(s.bands[i]))
    s.disband(i)
    s.vacate(area)
    s.tell("removed", s.active, unit, area, reason)


def end_movement(s: Britannia) -> None:
    """Battles follow; from here on a band's origin is where it would retreat to (R36)."""
    s.place = NONE
    set_homes(s)
    bury(s, s.active)
    s.enter(BATTLE if s.phase == MOVEMENT else BATTLE_2)


def mark_rivers(s: Britannia, battles: i64) -> None:
    """Where all who attack have come across a river, the defenders have the first round's bonus (rules 21.12)."""
    for a in range(LANDS):
        if battles >> a & 1:
            s.works[a] |= RIVER_BIT
    for band in s.bands:
        area = band & AREA_MASK
        if band and area < LANDS and battles >> area & 1:
            came_from = band >> FROM_SHIFT & AREA_MASK
            if came_from >= LANDS or not RIVERS[came_from] >> area & 1:
                s.works[area] &= ~RIVER_BIT


def set_homes(s: Britannia) -> None:
    """Raiders go back where they began the turn, all others where they came from; peaceful bands stay (rules 11.2)."""
    status = s.status(s.active)
    battles = contested(s)
    if s.variant:
        mark_rivers(s, battles)
    for band in taken_up(s):
        if band:
            area = band & AREA_MASK
            start = start_of(band)
            raider = status & ALL_RAIDERS or (status & RAIDERS and start >= LANDS)
            if not raider and start < LANDS:
                start = area  # of those who began on land nobody asks any more where that was
            home = area
            if area < LANDS and battles >> area & 1:
                home = start if raider else band >> FROM_SHIFT & AREA_MASK
            s.join(likeness(area, kind_of(band), home, start), count_of(band))
