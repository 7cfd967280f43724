"""Submission (rules 13): the offer, what follows at once, and how the bond ends."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.state import Step

from ..board import (
    AREAS,
    BATTLE,
    BATTLE_MARKS,
    BELGAE,
    BESIDE,
    BIT,
    DEFY,
    FROM_SUBMISSION,
    LANDS,
    MAJOR_INVASION,
    MOVEMENT,
    MOVEMENT_2,
    NATIONS,
    NONE,
    OVERLORD,
    ROMANS,
    SEAS_BESIDE,
    SUBMISSION_POINTS,
    SUBMISSION_TURNS,
    SUBMISSION_ZONE,
    SUBMISSIONS,
    SUBMIT,
    SUBMITS_WITH,
    VASSAL,
)
from ..scoring import score_occupation
from ..state import (
    AREA_MASK,
    FROM_SHIFT,
    SPENT_SHIFT,
    STOPPED,
    Britannia,
    band_as_troops,
    count_of,
    from_of,
    start_of,
)
from .occupation import contested, seize, vassal_land


def offer_to_overlord(s: Britannia, nation: i64) -> None:
    """The active nation has entered an area of another, who may submit to it (rules 13.5)."""
    _offer(s, nation, s.active)


def offer(s: Britannia, one: i64, other: i64) -> None:
    """After a round of battle one of the two nations may submit to the other (rules 13.4)."""
    _offer(s, one, other)
    _offer(s, other, one)


def _offer(s: Britannia, vassal: i64, overlord: i64) -> None:
    """Ask a nation whether it submits, if it may (rules 13.1 to 13.3, 13.6)."""
    if s.overlord[vassal] != NONE or s.leader[vassal] != NONE or not s.alive(overlord):
        return
    if vassal == BELGAE and s.nation == BELGAE:
        return  # Boudicca has risen: never again (rules 13.14)
    for row in range(SUBMISSIONS):
        if VASSAL[row] == vassal and OVERLORD[row] == overlord and SUBMISSION_TURNS[row] >> s.turn & 1:
            if 0 < size(s.land[vassal] & SUBMISSION_ZONE[row]) <= SUBMITS_WITH[row]:
                s.submitting = row
                s.ask(SUBMISSION, vassal)


@final
class Submission(Step[Britannia]):
    """Become the vassal of a nation that is too strong, or fight on (rules 13.1)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, SUBMIT)
        return append(out, DEFY)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        row = s.submitting
        s.submitting = NONE
        if choice == SUBMIT:
            submit(s, row)
        else:
            s.tell("defied", VASSAL[row], OVERLORD[row])


SUBMISSION: Final = Submission("submission", "13.1")


def submit(s: Britannia, row: i64) -> None:
    """A nation is a vassal from now on: battles between the two end, Rome scores (rules 13.7, 13.8)."""
    vassal = VASSAL[row]
    overlord = OVERLORD[row]
    s.overlord[vassal] = overlord
    s.tell("submitted", vassal, overlord)
    s.award(overlord, FROM_SUBMISSION, NONE, SUBMISSION_POINTS[row])
    if overlord == ROMANS:
        s.former_vassals |= BIT[vassal]
        for a in range(LANDS):
            if s.holder[a] == vassal:
                score_occupation(s, ROMANS, a)
    if s.active == overlord:
        send_back_from(s, s.land[vassal] & SUBMISSION_ZONE[row])
    elif s.active == vassal:
        send_back_from(s, s.land[overlord])
    mend(s)


def mend(s: Britannia) -> None:
    """Battles that have ended without another round leave walls, and whoever was hurt, whole again (rules 9.11)."""
    fighting = contested(s)
    for a in range(LANDS):
        if not fighting >> a & 1:
            s.works[a] &= ~BATTLE_MARKS


def send_back_from(s: Britannia, areas: i64) -> None:
    """The active nation's armies leave areas where they may not be any more (R13)."""
    s.unpick_all()
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        area = band & AREA_MASK
        if band and area < LANDS and areas >> area & 1:
            send_back(s, i, areas)


def send_back(s: Britannia, i: i64, areas: i64) -> None:
    """One band goes back where it came from, else where it began, else to the nearest land of its own (R13)."""
    band = s.bands[i]
    area = band & AREA_MASK
    number = count_of(band)
    goal = from_of(band)
    if not _may_return(s, goal, areas):
        goal = start_of(band)
    if not _may_return(s, goal, areas):
        goal = nearest(s, area, areas)
    if goal == NONE:
        goal = _sea_near(s, area)
    like = s.part(i, number) & ~AREA_MASK & ~(AREA_MASK << FROM_SHIFT) & ~STOPPED
    if goal >= LANDS:
        like &= ~(7 << SPENT_SHIFT)  # they must be able to land elsewhere
    s.join(like | goal | goal << FROM_SHIFT, number)
    seize_if_vacant(s, goal)
    if s.leader_at[s.active] == area:
        s.leader_at[s.active] = goal  # the first to go take their leader along
    if s.chronicle is not None:
        s.tell("returned", band_as_troops(s.active, band, number), area, goal)


def _may_return(s: Britannia, goal: i64, areas: i64) -> bool:
    if goal >= LANDS:
        return _sea_is_open(s)
    if areas >> goal & 1 or vassal_land(s, s.active) >> goal & 1:
        return False
    return s.holder[goal] == NONE or s.holder[goal] == s.active or contested(s) >> goal & 1 != 0


def _sea_is_open(s: Britannia) -> bool:
    """A sea is no place to go back to once nobody can land again in this turn."""
    if s.phase == MOVEMENT or s.phase == MOVEMENT_2:
        return True
    return s.phase == BATTLE and s.status(s.active) & MAJOR_INVASION != 0


def nearest(s: Britannia, area: i64, areas: i64) -> i64:
    """The nearest land area that the active nation holds, or NONE; of equally near ones the first of the list."""
    seen: i64 = BIT[area]
    ring: i64 = seen
    while ring:
        beside: i64 = 0
        for a in range(LANDS):
            if ring >> a & 1:
                beside |= BESIDE[a]
        ring = beside & ~seen
        seen |= ring
        for a in range(LANDS):
            if ring >> a & 1 and not areas >> a & 1 and s.holder[a] == s.active:
                return a
    return NONE


def _sea_near(s: Britannia, area: i64) -> i64:
    """A sea to wait in: the nearest coast's first one."""
    row = AREAS if s.six else 0
    seen: i64 = BIT[area]
    while True:
        beside = seen
        for a in range(LANDS):
            if seen >> a & 1:
                beside |= BESIDE[a]
                for sea in range(LANDS, AREAS):
                    if SEAS_BESIDE[row + a] >> sea & 1:
                        return sea
        seen = beside


def seize_if_vacant(s: Britannia, area: i64) -> None:
    if area < LANDS and s.holder[area] == NONE:
        seize(s, s.active, area)


def release(s: Britannia, vassal: i64) -> None:
    """A bond ends (rules 13.13)."""
    if s.overlord[vassal] == NONE:
        return
    s.tell("freed", vassal, s.overlord[vassal])
    s.overlord[vassal] = NONE


def bury(s: Britannia, nation: i64) -> None:
    """If a nation has nothing left its savings and its bonds are gone (rules 4.10, 13.13)."""
    if s.alive(nation):
        return
    s.savings[nation] = 0
    release(s, nation)
    for n in range(NATIONS):
        if s.overlord[n] == nation:
            release(s, n)
