"""The timeline (rules 14, 18): what arrives, and the events at the start and the end of turns."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import choices, size
from bretwalda.engine.state import Step

from ..board import (
    ARRIVALS,
    ARTHUR,
    ARTHUR_CAVALRY,
    ARTHUR_COMES,
    BELGAE,
    BIT,
    BOUDICCA,
    BOUDICCA_INFANTRY,
    BOUDICCA_RISES,
    CAVALRY,
    CAVALRY_TO_INFANTRY,
    ENGLAND,
    EVENT,
    FOOT,
    FORT_BIT,
    GUARD,
    HARALD,
    HAROLD,
    HIRE,
    HIRE_PRICE,
    HORSE,
    INFANTRY,
    LANDS,
    LEADER_HELD,
    LEADER_LAST,
    LEADER_SEA,
    LEGIONS_AT,
    LEGIONS_COMING,
    MOST_LEGIONS,
    NATIONS,
    NONE,
    NORMAN_POINTS_PER_AREA,
    NORMAN_POINTS_WITHOUT_HAROLD,
    NORMAN_PURSE,
    NORMAN_REINFORCEMENT,
    NORMANS,
    NORMANS_AT,
    NORWEGIAN_REINFORCEMENT,
    NORWEGIANS,
    NORWEGIANS_AT,
    NORWEGIANS_PER_AREA,
    PICKED_KIND,
    PLACE,
    ROMAN_REINFORCEMENT,
    ROMANO_BRITISH,
    ROMANO_BRITISH_HOME,
    ROMANO_BRITISH_MOST,
    ROMANO_BRITISH_WALES,
    ROMANS,
    ROME_DEPARTS,
    RUIN_BIT,
    SAXON_AREAS_PER_INFANTRY,
    SAXON_REINFORCEMENT,
    SAXONS,
    SEAS,
    TRAJAN,
    WALL_BIT,
    WILLIAM,
    unit_of,
)
from ..scoring import english_areas
from ..state import Britannia
from .leaders import bring, dismiss
from .occupation import seize
from .submission import release

# Stages of the start of a game turn.
ARRIVING: Final[i64] = 0
ROME_LEAVES: Final[i64] = 1
SETTLING: Final[i64] = 2
NORMANS_HIRE: Final[i64] = 3
STARTED: Final[i64] = 4


def happens(s: Britannia, nation: i64, event: i64) -> bool:
    """Whether the timeline has an event for a nation this turn."""
    return EVENT[s.turn * NATIONS + nation] == event and not s.out >> nation & 1


# --- The start of a game turn (rules 3.1) ---------------------------------------------------------------


def turn_start_goes_on(s: Britannia) -> None:
    """Reinforcements, the departure of Rome, the Norman purse; `STARTED` when all is done."""
    if s.stage == ARRIVING:
        s.stage = ROME_LEAVES
        s.tell("turn", s.turn)
        arrivals(s)
    elif s.stage == ROME_LEAVES:
        if happens(s, ROMANO_BRITISH, ROME_DEPARTS) and not s.out >> ROMANS & 1:
            begin_settlement(s)
        else:
            open_purse(s)
    elif s.stage == SETTLING:
        settlement_goes_on(s)
    elif s.stage == NORMANS_HIRE:
        hiring_goes_on(s)


def arrivals(s: Britannia) -> None:
    """What comes by sea, with the leader it brings."""
    for k in range(0, i64(len(ARRIVALS)), 5):
        nation = ARRIVALS[k + 1]
        if ARRIVALS[k] == s.turn and not s.out >> nation & 1:
            if ARRIVALS[k + 2] == FOOT:
                reinforce_foot(s, nation, ARRIVALS[k + 3], s.sea(ARRIVALS[k + 4]))
            else:
                reinforce(s, nation, ARRIVALS[k + 2], ARRIVALS[k + 3], s.sea(ARRIVALS[k + 4]))
    for n in range(NATIONS):
        leader = s.leader_due(n)
        if leader != NONE and LEADER_SEA[leader] != NONE and not s.out >> n & 1:
            sea = s.sea(LEADER_SEA[leader])
            if s.armies(n, sea):  # he never comes alone
                bring(s, n, leader, sea)
    if happens(s, NORWEGIANS, NORWEGIAN_REINFORCEMENT) and s.leader[NORWEGIANS] == HARALD:
        number = NORWEGIANS_PER_AREA * english_areas(s, NORWEGIANS)
        reinforce(s, NORWEGIANS, FOOT, number, s.sea(NORWEGIANS_AT))


def reinforce_foot(s: Britannia, nation: i64, number: i64, area: i64) -> None:
    """Foot arrives; in the variant picked units come in the place of some, as many as the pool has (rules 21.4)."""
    if s.variant:
        kind = PICKED_KIND[s.turn * NATIONS + nation]
        if kind != NONE:
            room = s.room_in_pool(nation, kind)
            if room > 0:
                number -= reinforce(s, nation, kind, number if number < room else room, area)
    if number > 0:
        reinforce(s, nation, FOOT, number, area)


def reinforce(s: Britannia, nation: i64, kind: i64, number: i64, area: i64) -> i64:
    """Armies arrive, as many as the pool has (rules 4.9); how many they were."""
    room = s.room_in_pool(nation, kind)
    come = number if number < room else room
    if come > 0:
        s.muster(nation, kind, come, area)
        if s.chronicle is not None:
            s.tell("arrived", nation, come, unit_of(nation, kind), area)
    if come < number and s.chronicle is not None:
        s.tell("no_pieces", nation, number - come if come > 0 else number, unit_of(nation, kind))
    return come if come > 0 else 0


# --- Rome departs (rules 14.5, 14.6) ----------------------------------------------------------------------


def begin_settlement(s: Britannia) -> None:
    """`served` counts what is settled in each area until Rome has gone."""
    s.stage = SETTLING
    s.left = ROMANO_BRITISH_MOST
    for a in range(LANDS):
        s.served[a] = 0
    s.tell("rome_departs")


def settlement_goes_on(s: Britannia) -> None:
    """Forts, then legions, become Romano-British infantry; the player chooses if there are too many."""
    areas = to_settle(s)
    if areas == 0 or s.left == 0:
        rome_is_gone(s)
    elif candidates(s, areas) > s.left:
        s.ask(SETTLEMENT, ROMANO_BRITISH)
    else:
        for a in range(LANDS):
            if areas >> a & 1:
                settle_in(s, a)


def home_of_heirs(s: Britannia) -> i64:
    """Where Romans become Romano-British, as bits (R15)."""
    return ROMANO_BRITISH_WALES if s.welsh_heirs else ROMANO_BRITISH_HOME


def settled_fort(s: Britannia, area: i64) -> bool:
    """Whether the fort of an area, or its ruin if nobody else is there, becomes infantry (R37)."""
    if not home_of_heirs(s) >> area & 1 or not s.works[area] & (FORT_BIT | RUIN_BIT):
        return False
    return s.holder[area] == ROMANS or s.holder[area] == NONE


def to_settle(s: Britannia) -> i64:
    """The areas that can still give an infantry, as bits: those with forts first, then those with legions."""
    forts: i64 = 0
    legions: i64 = 0
    for a in range(LANDS):
        fort = settled_fort(s, a)
        if fort and s.served[a] == 0:
            forts |= BIT[a]
        if s.holder[a] == ROMANS and home_of_heirs(s) >> a & 1 and s.host(a) + (1 if fort else 0) > s.served[a]:
            legions |= BIT[a]
    return forts if forts else legions


def candidates(s: Britannia, areas: i64) -> i64:
    """How many infantry some areas can still give."""
    out: i64 = 0
    for a in range(LANDS):
        if areas >> a & 1:
            fort = settled_fort(s, a)
            out += 1 if fort and s.served[a] == 0 else s.host(a) + (1 if fort else 0) - s.served[a]
    return out


def settle_in(s: Britannia, area: i64) -> None:
    s.served[area] += 1
    s.left -= 1


@final
class Settlement(Step[Britannia]):
    """Choose where the next fort or legion becomes infantry (rules 14.6)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(PLACE, to_settle(s))

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        settle_in(s, choice - PLACE)


def rome_is_gone(s: Britannia) -> None:
    """All that is Roman leaves; the Romano-British stand in its place, and nobody is a vassal of Rome."""
    for n in range(NATIONS):
        if s.overlord[n] == ROMANS:
            release(s, n)
    for a in range(LANDS):
        s.works[a] &= ~(FORT_BIT | RUIN_BIT | WALL_BIT)
        if s.holder[a] == ROMANS:
            for kind in range(s.kinds()):
                while s.armies_of_kind(ROMANS, a, kind):
                    s.strike(ROMANS, kind, a)
            s.hold(NONE, a)
    for sea in range(LANDS, LANDS + SEAS):
        for kind in range(s.kinds()):
            while s.armies_of_kind(ROMANS, sea, kind):
                s.strike(ROMANS, kind, sea)
    s.savings[ROMANS] = 0
    for a in range(LANDS):
        if s.served[a]:
            s.muster(ROMANO_BRITISH, FOOT, s.served[a], a)
            s.tell("arrived", ROMANO_BRITISH, s.served[a], INFANTRY, a)
            s.served[a] = 0
    open_purse(s)


# --- The Normans of turn 16 (rules 14.16) -----------------------------------------------------------------


def open_purse(s: Britannia) -> None:
    """Points for the areas held, and for Harold's death, if William lives."""
    s.stage = NORMANS_HIRE
    s.left = 0
    if not happens(s, NORMANS, NORMAN_REINFORCEMENT) or s.leader[NORMANS] != WILLIAM:
        return
    s.left = NORMAN_POINTS_PER_AREA * size(s.land[NORMANS] & NORMAN_PURSE)
    if s.leader[SAXONS] != HAROLD:
        s.left += NORMAN_POINTS_WITHOUT_HAROLD
    s.tell("norman_purse", s.left)


def for_hire(s: Britannia) -> vec[i64]:
    """The units that the purse and the pool allow."""
    out = vec[i64](capacity=2)
    if s.left >= HIRE_PRICE[INFANTRY] and s.room_in_pool(NORMANS, FOOT) > 0:
        out = append(out, HIRE + INFANTRY)
    if s.left >= HIRE_PRICE[CAVALRY] and s.room_in_pool(NORMANS, HORSE) > 0:
        out = append(out, HIRE + CAVALRY)
    return out


def hiring_goes_on(s: Britannia) -> None:
    options = for_hire(s)
    if len(options) == 0:
        s.left = 0
        s.stage = STARTED
    elif len(options) == 1:
        hire(s, options[0] - HIRE)
    else:
        s.ask(HIRING, NORMANS)


@final
class Hiring(Step[Britannia]):
    """Choose a unit for the Normans; all points are spent (rules 14.16)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return for_hire(s)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        hire(s, choice - HIRE)


def hire(s: Britannia, unit: i64) -> None:
    s.left -= HIRE_PRICE[unit]
    reinforce(s, NORMANS, HORSE if unit == CAVALRY else FOOT, 1, s.sea(NORMANS_AT))


# --- The start of a nation's turn (rules 3.4) ---------------------------------------------------------------

# Stages of the phase.
LEADER_LEAVES: Final[i64] = 0
EVENTS: Final[i64] = 1
NEW_LEADER: Final[i64] = 2
READY: Final[i64] = 3


def nation_start_goes_on(s: Britannia) -> None:
    """The old leader leaves, events happen, the new leader comes; `READY` when all is done."""
    nation = s.nation
    if s.stage == LEADER_LEAVES:
        s.stage = EVENTS
        s.tell("nation_turn", nation)
        leader = s.leader[nation]
        if leader != NONE and LEADER_LAST[leader] < s.turn:
            dismiss(s, nation)
    elif s.stage == EVENTS:
        s.stage = NEW_LEADER
        start_events(s, nation)
    elif s.stage == NEW_LEADER:
        s.stage = READY
        new_leader(s, nation)


def start_events(s: Britannia, nation: i64) -> None:
    event = EVENT[s.turn * NATIONS + nation]
    if event in (ROMAN_REINFORCEMENT, TRAJAN):
        if legions_coming(s):
            reinforce(s, ROMANS, FOOT, legions_coming(s), s.sea(LEGIONS_AT))
    elif event == BOUDICCA_RISES:
        release(s, BELGAE)
        if s.land[BELGAE]:
            s.ask(BOUDICCA_STEP, BELGAE)
    elif event == ARTHUR_COMES:
        if arthurs_places(s):
            s.ask(ARTHUR_STEP, ROMANO_BRITISH)
    elif event == CAVALRY_TO_INFANTRY:
        dismount(s)
    elif event == SAXON_REINFORCEMENT and s.leader[SAXONS] == HAROLD:
        s.left = english_areas(s, SAXONS) // SAXON_AREAS_PER_INFANTRY
        room = s.room_in_pool(SAXONS, FOOT)
        if s.variant:
            room += s.room_in_pool(SAXONS, GUARD)
        if room < s.left:
            s.left = room
        if s.left > 0:
            s.ask(LEVY, SAXONS)


def legions_coming(s: Britannia) -> i64:
    """How many legions reinforce Rome, by the turn and by those it has (rules 14.3)."""
    there = s.in_play(ROMANS)
    return LEGIONS_COMING[s.turn * MOST_LEGIONS + (there if there < MOST_LEGIONS else MOST_LEGIONS - 1)]


@final
class BoudiccaRises(Step[Britannia]):
    """Choose where Boudicca rises (rules 14.1)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(PLACE, s.land[BELGAE])

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        reinforce(s, BELGAE, FOOT, BOUDICCA_INFANTRY, choice - PLACE)
        bring(s, BELGAE, BOUDICCA, choice - PLACE)


def arthurs_places(s: Britannia) -> i64:
    """English areas that are vacant or Romano-British, as bits (rules 14.7)."""
    out: i64 = 0
    for a in range(LANDS):
        if ENGLAND >> a & 1 and (s.holder[a] == NONE or s.holder[a] == ROMANO_BRITISH):
            out |= BIT[a]
    return out


@final
class ArthurComes(Step[Britannia]):
    """Choose where Arthur and his riders appear (rules 14.7)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(PLACE, arthurs_places(s))

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        area = choice - PLACE
        seize(s, ROMANO_BRITISH, area)
        reinforce(s, ROMANO_BRITISH, HORSE, ARTHUR_CAVALRY, area)
        bring(s, ROMANO_BRITISH, ARTHUR, area)


def dismount(s: Britannia) -> None:
    """Arthur's riders go on as infantry (rules 14.8)."""
    riders = s.number[ROMANO_BRITISH * 2 + HORSE]
    if riders == 0:
        return
    for a in range(LANDS):
        if s.holder[a] == ROMANO_BRITISH:
            s.foot[a] += s.horse[a]
            s.horse[a] = 0
    s.number[ROMANO_BRITISH * 2 + FOOT] += riders
    s.number[ROMANO_BRITISH * 2 + HORSE] = 0
    s.tell("dismounted", riders)


@final
class Levy(Step[Britannia]):
    """Choose the English area where Harold's levy gathers (rules 14.15)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(PLACE, s.land[SAXONS] & ENGLAND)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        reinforce_foot(s, SAXONS, s.left, choice - PLACE)
        s.left = 0


# --- A leader of the player's choice (rules 12.4, 12.5) ---------------------------------------------------------


def new_leader(s: Britannia, nation: i64) -> None:
    leader = s.leader_due(nation)
    if leader in (NONE, BOUDICCA, ARTHUR) or LEADER_SEA[leader] != NONE:
        return
    areas = s.land[nation]
    if LEADER_HELD[leader] != NONE:
        areas &= BIT[LEADER_HELD[leader]]
    if areas == 0:
        return
    if areas & (areas - 1):
        s.ask(LEADER_STEP, nation)
        return
    for a in range(LANDS):
        if areas >> a & 1:
            bring(s, nation, leader, a)


@final
class NewLeader(Step[Britannia]):
    """Choose the area that a new leader joins (rules 12.4)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(PLACE, s.land[s.nation])

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        bring(s, s.nation, s.leader_due(s.nation), choice - PLACE)


SETTLEMENT: Final = Settlement("settlement", "14.6")
HIRING: Final = Hiring("hiring", "14.16")
BOUDICCA_STEP: Final = BoudiccaRises("boudicca", "14.1")
ARTHUR_STEP: Final = ArthurComes("arthur", "14.7")
LEVY: Final = Levy("levy", "14.15")
LEADER_STEP: Final = NewLeader("leader", "12.4")
