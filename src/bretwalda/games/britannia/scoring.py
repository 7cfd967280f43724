"""Points (rules 16): occupation, areas held, the Limes, kills, and who is king."""

from __future__ import annotations

from mypy_extensions import i64

from bretwalda.engine.bits import size

from .board import (
    BIT,
    CAP_HOME,
    CAPPED,
    ENGLAND,
    FORT_BIT,
    FROM_AREA,
    FROM_ARMY,
    FROM_CAP,
    FROM_CAVALRY,
    FROM_FORT,
    FROM_LEADER,
    FROM_LIMES,
    FROM_OCCUPATION,
    FROM_RAID,
    FROM_VASSAL,
    FROM_WINDFALL,
    HOLD,
    KILL_ARMY,
    KILL_CAVALRY,
    KILL_FIRST,
    KILL_FORMER,
    KILL_FORT,
    KILL_LEADER,
    KILL_NOT_OWN,
    KILL_OF,
    KILL_OWN_TURN,
    KILL_POINTS,
    KILL_TURNS,
    KILL_WHOM,
    KING_AREAS,
    KING_RATIO,
    LANDS,
    LEADER_NATION,
    LEADER_POINTS,
    NATIONS,
    NONE,
    OCCUPY,
    OCCUPY_TURNS,
    OVERLORD,
    RAID,
    RAID_TURNS,
    ROMANS,
    SCORING_INDEX,
    SEAT,
    SUBMISSION_ZONE,
    SUBMISSIONS,
    VASSAL,
    WINDFALL_KILLERS,
    WINDFALL_LEADER,
    WINDFALL_NATION,
    WINDFALL_POINTS,
    WINDFALL_TURNS,
)
from .state import Britannia

# --- Occupation (rules 16.3) ----------------------------------------------------------------------


def occupy(s: Britannia, nation: i64, area: i64) -> None:
    """A nation is alone in an area: that may score, for its Roman overlord too."""
    score_occupation(s, nation, area)
    if s.overlord[nation] == ROMANS:
        score_occupation(s, ROMANS, area)


def score_occupation(s: Britannia, nation: i64, area: i64) -> None:
    """Once for each area in the turns that count."""
    if not OCCUPY_TURNS[nation] >> s.turn & 1 or s.occupied[nation] >> area & 1:
        return
    s.occupied[nation] |= BIT[area]
    s.award(nation, FROM_OCCUPATION, area, OCCUPY[nation * LANDS + area])


def score_raid(s: Britannia, nation: i64) -> None:
    """What raiders hold when their withdrawal begins."""
    if not RAID_TURNS[nation] >> s.turn & 1:
        return
    for a in range(LANDS):
        if s.holder[a] == nation:
            s.award(nation, FROM_RAID, a, RAID[nation * LANDS + a])


# --- Areas held (rules 16.1, 16.2, 16.4) ------------------------------------------------------------


def score_areas(s: Britannia) -> None:
    """The end of a scoring turn."""
    table = SCORING_INDEX[s.turn]
    for n in range(NATIONS):
        if n == ROMANS:
            _score_limes(s, table)
        elif s.land[n]:
            _score_held(s, n, (table * NATIONS + n) * LANDS)


def _score_held(s: Britannia, nation: i64, table: i64) -> None:
    home: i64 = 0
    outside: i64 = 0
    total: i64 = 0
    zone = vassal_zone(s, nation)
    in_zone: i64 = 0
    for a in range(LANDS):
        if s.holder[a] == nation:
            points = HOLD[table + a]
            s.award(nation, FROM_AREA, a, points)
            total += points
            if CAP_HOME[nation] >> a & 1:
                home += points
            elif CAPPED[nation] >> a & 1:
                outside += points
            if zone >> a & 1:
                in_zone += points
    over = outside - home // 2
    if CAP_HOME[nation] and over > 0:
        s.award(nation, FROM_CAP, NONE, -over)
        in_zone -= over  # only the Welsh can be both capped and vassals, and then everywhere
    if s.halved and in_zone > 0:
        s.award(nation, FROM_VASSAL, NONE, -(in_zone // 2))  # half, rounded up, is kept (R20)


def _score_limes(s: Britannia, table: i64) -> None:
    """Intact forts and the areas of vassals score for Rome."""
    for a in range(LANDS):
        holder = s.holder[a]
        if holder == NONE:
            continue
        if (holder == ROMANS and s.works[a] & FORT_BIT) or s.overlord[holder] == ROMANS:
            s.award(ROMANS, FROM_LIMES, a, HOLD[(table * NATIONS + ROMANS) * LANDS + a])


def vassal_zone(s: Britannia, nation: i64) -> i64:
    """The areas in which a nation is a vassal, as bits; all of them or, for the Brigantes under the Angles, some."""
    overlord = s.overlord[nation]
    if overlord == NONE:
        return 0
    for row in range(SUBMISSIONS):
        if VASSAL[row] == nation and OVERLORD[row] == overlord:
            return SUBMISSION_ZONE[row]
    return 0


# --- Kills (rules 16.5) -----------------------------------------------------------------------------


def score_army(s: Britannia, killer: i64, victim: i64, rider: bool, area: i64) -> None:
    """An army was killed in battle."""
    _score_kill(s, killer, victim, KILL_ARMY, FROM_ARMY, area)
    if rider:
        _score_kill(s, killer, victim, KILL_CAVALRY, FROM_CAVALRY, area)


def score_fort(s: Britannia, killer: i64, victim: i64, area: i64) -> None:
    """A Roman fort was ruined."""
    _score_kill(s, killer, victim, KILL_FORT, FROM_FORT, area)


def _score_kill(s: Britannia, killer: i64, victim: i64, what: i64, source: i64, area: i64) -> None:
    s.award(killer, source, area, kill_points(s, killer, what, victim))


def kill_points(s: Britannia, killer: i64, what: i64, whom: i64) -> i64:
    """The points that a kill brings now by the killer's card; `whom` is a nation, or a leader."""
    out: i64 = 0
    for row in range(KILL_FIRST[killer], KILL_FIRST[killer + 1]):
        if KILL_OF[row] != what or not KILL_WHOM[row] >> whom & 1 or not _counts_now(s, row, killer):
            continue
        if KILL_FORMER[row] and not s.former_vassals & s.aggressors & BIT[whom]:
            continue
        out += KILL_POINTS[row]
    return out


def _counts_now(s: Britannia, row: i64, killer: i64) -> bool:
    """Whether a row of the table counts in this turn."""
    own_turn = s.nation == killer
    if not KILL_TURNS[row] >> s.turn & 1 or (KILL_OWN_TURN[row] and not own_turn):
        return False
    return not (own_turn and KILL_NOT_OWN[row] >> s.turn & 1)


def leader_points(s: Britannia, killer: i64, leader: i64) -> i64:
    """The points that a leader's death brings now: the figure of the killer's card, or the usual one (R43)."""
    by_card = kill_points(s, killer, KILL_LEADER, leader)
    if by_card or s.by_cards or SEAT[LEADER_NATION[leader]] == SEAT[killer]:
        return by_card
    return LEADER_POINTS


def score_leader(s: Britannia, killer: i64, leader: i64, area: i64) -> None:
    """A leader fell."""
    s.award(killer, FROM_LEADER, area, leader_points(s, killer, leader))
    if leader == WINDFALL_LEADER and WINDFALL_KILLERS >> killer & 1 and WINDFALL_TURNS >> s.turn & 1:
        s.award(WINDFALL_NATION, FROM_WINDFALL, area, WINDFALL_POINTS)


# --- England (rules 15) -------------------------------------------------------------------------------


def english_areas(s: Britannia, nation: i64) -> i64:
    """How many areas of England a nation holds."""
    return size(s.land[nation] & ENGLAND)


def lord_of_england(s: Britannia) -> i64:
    """The nation with four areas of England or more and twice as many as any other; or NONE."""
    first: i64 = 0
    second: i64 = 0
    out: i64 = NONE
    for n in range(NATIONS):
        areas = english_areas(s, n)
        if areas > first:
            second = first
            first = areas
            out = n
        elif areas > second:
            second = areas
    return out if first >= KING_AREAS and first >= KING_RATIO * second else NONE
