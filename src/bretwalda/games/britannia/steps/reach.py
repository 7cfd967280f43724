"""Where a stack can go (rules 5 to 7): points, terrain, straits, seas, roads, land that is closed to it."""

from __future__ import annotations

from mypy_extensions import i64

from ..board import (
    ALL_RAIDERS,
    AREAS,
    BESIDE,
    BIT,
    BOATS,
    BORDERS,
    CLOSED_SEAS,
    COASTS,
    COST_CLEAR,
    COST_DIFFICULT,
    COST_RIVER,
    COST_SEA,
    COST_STRAIT,
    DIFFICULT,
    LAND_BITS,
    LANDING,
    LANDS,
    LEADER_MOVE,
    LEADER_STEP,
    MOST_JOURNEYS,
    NONE,
    OVERRUN,
    RAIDERS,
    RIVERS,
    ROMANO_BRITISH,
    ROMANS,
    SEAS_BESIDE,
    SPARED_BEFORE,
    STANDING,
    STRAITS,
    SUBMISSIONS,
    UNIT_MOVE,
    UNLIMITED,
    VASSAL,
    most_armies,
    most_overstacked,
    unit_of,
)
from ..state import (
    AREA_MASK,
    STOPPED,
    Britannia,
    journeys_of,
    kind_of,
    spent_of,
    start_of,
)
from .occupation import vassal_land


def points_left(s: Britannia, band: i64, led: bool) -> i64:
    """The movement points that the units of a band have left (rules 5.1, 5.3)."""
    points = UNIT_MOVE[unit_of(s.active, kind_of(band))] - spent_of(band)
    return points + LEADER_STEP if led else points


def barred(s: Britannia, nation: i64) -> i64:
    """The land that a nation may not enter: its overlord's (13.10), former vassals' for the Romano-British (5.11)."""
    out: i64 = 0
    if s.overlord[nation] != NONE:
        out |= s.land[s.overlord[nation]]
    if nation == ROMANO_BRITISH and s.turn < SPARED_BEFORE:
        spared = s.former_vassals & ~s.aggressors
        for row in range(SUBMISSIONS):
            if spared >> VASSAL[row] & 1:
                out |= s.land[VASSAL[row]]
    return out


def reach(s: Britannia, place: i64, points: i64, led: bool, invader: bool, journeys: i64) -> i64:
    """The areas that a stack can step into, as bits.

    `points` are those of its slowest unit; `led`: a leader goes along; `invader`: it began the turn at sea;
    `journeys`: how often it may still travel by road.
    """
    nation = s.active
    row: i64 = AREAS if s.six else 0
    status = s.status(nation)
    seas = SEAS_BESIDE[row + place]
    if invader:
        seas &= ~CLOSED_SEAS[nation]
    sails = COST_SEA if status & (RAIDERS | ALL_RAIDERS) else COST_SEA + 1  # only raiders may end at sea (6.5)
    out: i64 = 0
    if place >= LANDS:
        if points >= 1:
            out = COASTS[row + place] & (LANDING[nation] if invader else LAND_BITS)
            if s.literal and points < COST_DIFFICULT:
                out &= ~DIFFICULT
            if points >= sails and (invader or status & BOATS):
                out |= seas
    else:
        if points >= 1:
            out = BORDERS[place]
            if s.literal and points < COST_DIFFICULT:
                out &= ~DIFFICULT
            if s.variant and RIVERS[place]:
                out &= ~RIVERS[place] | _fordable(s, points - COST_RIVER)
            if status & BOATS and points >= sails:
                out |= seas
        if points >= 1 + COST_STRAIT:
            straits = STRAITS[place]
            if s.literal and points < COST_DIFFICULT + COST_STRAIT:
                straits &= ~DIFFICULT
            out |= straits
    out &= ~barred(s, nation)
    vassals = vassal_land(s, nation)
    if out & vassals:
        out &= ~vassals | _crossable(s, place, points, led, nation == ROMANS and s.land[ROMANS] != 0)
    if journeys and nation == ROMANS and place < LANDS:
        out |= by_road_from(s, place, points, journeys, vassals)
    return out


def _fordable(s: Britannia, points: i64) -> i64:
    """What can be entered with the points that the crossing of a river leaves (rules 21.11)."""
    if points < 1:
        return 0
    return ~DIFFICULT if s.literal and points < COST_DIFFICULT else -1


def _crossable(s: Britannia, place: i64, points: i64, led: bool, roman: bool) -> i64:
    """The neighbours in which a stack need not stop: a vassal's area is only passed through (rules 13.9)."""
    out = _passable(points, led)
    if s.variant and place < LANDS:
        out = out & ~RIVERS[place] | _passable(points - COST_RIVER, led) & RIVERS[place]
    if roman:
        out = -1  # Rome has a road in it and goes on by it
    if place < LANDS and not led:
        out &= ~STRAITS[place]
    return out


def _passable(points: i64, led: bool) -> i64:
    """The land that can be entered and left again with so many points."""
    out: i64 = ~DIFFICULT if points > COST_CLEAR else 0
    if led and points > COST_DIFFICULT:
        out |= DIFFICULT
    return out


def by_road_from(s: Britannia, place: i64, points: i64, journeys: i64, vassals: i64) -> i64:
    """Every area that Roman roads lead to from a place (rules 7.4, R42)."""
    network = vassals
    roman = s.land[ROMANS]
    for a in range(LANDS):
        if roman >> a & 1 and s.works[a] & 1:
            network |= BIT[a]
    if not network >> place & 1:
        return 0
    found: i64 = BIT[place]
    ring = found
    while ring:
        beside: i64 = 0
        for a in range(LANDS):
            if ring >> a & 1:
                beside |= BESIDE[a]
        ring = beside & network & ~found
        found |= ring
    if points < 1 or journeys < 2:
        found &= ~vassals  # who cannot leave a vassal's area again does not go there
    return found & ~BIT[place]


def at_war(s: Britannia, area: i64) -> bool:
    """Whether the active nation has a battle to fight in an area if it stays there."""
    if area >= LANDS:
        return False
    holder = s.holder[area]
    return holder != NONE and holder != s.active and not vassal_land(s, s.active) >> area & 1


def may_leave(s: Britannia, place: i64, led: bool) -> i64:
    """How many of its armies the active nation may take out of an area."""
    there = s.mine[place]
    out = there
    if at_war(s, place):
        out -= units_for_overrun(s, place)
    elif place < LANDS and s.must_keep >> place & 1:
        out -= 1  # rules 13.11
    if not led and s.leader_at[s.active] == place and out == there and not guarded(s, place):
        out -= 1  # a leader is never left alone (12.7)
    return out


def guarded(s: Britannia, place: i64) -> bool:
    """Whether a structure of the active nation stands in an area: company enough for a leader."""
    return place < LANDS and s.holder[place] == s.active and s.works[place] & STANDING != 0


def units_for_overrun(s: Britannia, place: i64) -> i64:
    """How many must stay behind so that others may go on; they must be within the stacking limits (rules 5.8)."""
    needed = OVERRUN * s.units_against(place)
    if needed <= most_armies(s.active, place):
        return needed
    for a in range(LANDS):
        if a != place and s.mine[a] > most_armies(s.active, a) and at_war(s, a):
            return UNLIMITED  # another area is the one overstack
    return needed if needed <= most_overstacked(place) else UNLIMITED


def leader_points(s: Britannia, place: i64) -> i64:
    """The points that the active nation's leader has left if he is in an area; else 0."""
    return LEADER_MOVE - s.leader_spent if s.leader_at[s.active] == place else 0


def can_go(s: Britannia, band: i64, place: i64, led: bool) -> bool:
    """Whether one unit of a band can take a step, alone or with its leader."""
    if may_leave(s, place, led) < 1:
        return False
    points = points_left(s, band, led)
    if led and leader_points(s, place) < points:
        points = leader_points(s, place)
    return reach(s, place, points, led, start_of(band) >= LANDS, journeys_left(band)) != 0


def journeys_left(band: i64) -> i64:
    """How often units may still travel by road in a row: not so often that they go round for ever (R42)."""
    return MOST_JOURNEYS - journeys_of(band)


def can_move(s: Britannia, place: i64) -> bool:
    """Whether any unit of the active nation in an area can take a step."""
    if s.mine[place] == 0:
        return False
    led = leader_points(s, place) > 0
    for band in s.bands:
        if band & AREA_MASK == place and band and not band & STOPPED:
            if can_go(s, band, place, False) or (led and can_go(s, band, place, True)):
                return True
    return False
