"""A position as numbers, for machine learning: always equally many, seen from a seat. Nothing is hidden here."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from bretwalda.engine.layout import SEATS_FROM_OWN, Layout, numbered
from bretwalda.engine.observer import WIDE, Observer, write_bits, write_more, write_wide
from bretwalda.engine.state import NOBODY, State

from .board import (
    AREA_IDS,
    AREAS,
    FOOT,
    HORSE,
    KINDS,
    LAND_IDS,
    LANDS,
    LEADER_IDS,
    LEADERS,
    NATION_IDS,
    NATIONS,
    NONE,
    PHASE_IDS,
    SCENARIO_IDS,
    SEA_IDS,
    SEAS,
    SEAT,
    SEATS,
    STATUS_IDS,
    SUBMISSIONS,
    UNIT_MOVE,
    unit_of,
)
from .state import AREA_MASK, PICKED, STOPPED, Britannia, count_of, from_of, journeys_of, kind_of, spent_of, start_of
from .steps import STEPS

LAYOUT: Final = Layout()
KIND_WORDS: Final = ["infantry", "cavalry", "guards"]
WORKS: Final = [
    "fort", "ruin", "burh", "wall", "cracked wall", "motte", "river",
    *(f"attacking guards hurt, bit {k}" for k in (1, 2, 4)), *(f"defending guards hurt, bit {k}" for k in (1, 2, 4)),
]  # fmt: skip
WORK_BITS: Final[i64] = 13
MOST_LEFT: Final[i64] = 6  # movement points that a band may have left, and none
DICE: Final[i64] = 8  # the highest value that falls
DIE_BITS: Final[i64] = 5

HOLDER: Final[i64] = LAYOUT.block("held by", LAND_IDS, NATION_IDS)
STANDING: Final[i64] = LAYOUT.block("units of the holder", LAND_IDS, KIND_WORDS)
WORK: Final[i64] = LAYOUT.block("works", LAND_IDS, WORKS)
AT_SEA: Final[i64] = LAYOUT.block("armies at sea", NATION_IDS, SEA_IDS, KIND_WORDS)
BANDS: Final[i64] = LAYOUT.block(
    "units on turn with so many points left", AREA_IDS, KIND_WORDS, ["halted", *numbered(MOST_LEFT)]
)
BAND_STATES: Final[i64] = MOST_LEFT + 1
CHOSEN: Final[i64] = LAYOUT.block("units chosen to march or to retreat", KIND_WORDS, numbered(MOST_LEFT))
JOURNEYED: Final[i64] = LAYOUT.block("latest journeys of units at the place of the march or battle", numbered(8))
CAME_FROM: Final[i64] = LAYOUT.block("units at the place of the march or battle came from", AREA_IDS, KIND_WORDS)
BEGAN_AT: Final[i64] = LAYOUT.block("units on turn that began at", AREA_IDS, KIND_WORDS)
SERVED: Final[i64] = LAYOUT.block("units placed in this growth", LAND_IDS)
OWN: Final[i64] = LAYOUT.block("is the own", NATION_IDS)
ON_TURN: Final[i64] = LAYOUT.block("is on turn", NATION_IDS)
ASKED: Final[i64] = LAYOUT.block("is asked", NATION_IDS)
SAVINGS: Final[i64] = LAYOUT.block("savings", NATION_IDS)
SCORE: Final[i64] = LAYOUT.block("points", NATION_IDS, WIDE)
STATUS: Final[i64] = LAYOUT.block("status", NATION_IDS, STATUS_IDS)
OVERLORD: Final[i64] = LAYOUT.block("is a vassal of", NATION_IDS, NATION_IDS)
LEADER: Final[i64] = LAYOUT.block("its leader is", NATION_IDS, LEADER_IDS)
LEADER_AT: Final[i64] = LAYOUT.block("its leader is in", NATION_IDS, AREA_IDS)
OCCUPIED: Final[i64] = LAYOUT.block("has scored the occupation of", NATION_IDS, LAND_IDS)
VOTES: Final[i64] = LAYOUT.block("votes for Bretwalda", NATION_IDS)
NEVER: Final[i64] = LAYOUT.block("never appears", NATION_IDS)
FORMER: Final[i64] = LAYOUT.block("has been a vassal of Rome", NATION_IDS)
AGGRESSOR: Final[i64] = LAYOUT.block("has attacked the Romano-British", NATION_IDS)
TOTAL: Final[i64] = LAYOUT.block("points of a player", SEATS_FROM_OWN[:SEATS], WIDE)
DECIDES: Final[i64] = LAYOUT.block("is to decide", SEATS_FROM_OWN[:SEATS])
TURN: Final[i64] = LAYOUT.block("turn")
NATION: Final[i64] = LAYOUT.block("nation whose turn comes, in the order of play", NATION_IDS)
PHASE: Final[i64] = LAYOUT.block("phase", PHASE_IDS)
STEP: Final[i64] = LAYOUT.block("question", [step.name for step in STEPS])
PLACE: Final[i64] = LAYOUT.block("place of the march, the battle or the withdrawal", AREA_IDS)
TARGET: Final[i64] = LAYOUT.block("step that waits for consent", AREA_IDS)
DEFENDER: Final[i64] = LAYOUT.block("defends", NATION_IDS)
HELD_BEFORE: Final[i64] = LAYOUT.block("held when the movement began", AREA_IDS)
MAY_EMPTY: Final[i64] = LAYOUT.block("may be abandoned", AREA_IDS)
MUST_KEEP: Final[i64] = LAYOUT.block("may not be abandoned", AREA_IDS)
WAYS: Final[i64] = LAYOUT.block("the leader may retreat to", AREA_IDS)
SUBMITTING: Final[i64] = LAYOUT.block("submission that is offered", numbered(SUBMISSIONS, 1))
ATTACKER_DICE: Final[i64] = LAYOUT.block("attacker's dice of the latest round", numbered(DICE, 1))
DEFENDER_DICE: Final[i64] = LAYOUT.block("defender's dice of the latest round", numbered(DICE, 1))
NUMBERS: Final[i64] = LAYOUT.block(
    "number",
    [
        "light hits on the attacker", "full hits on the attacker", "light hits on the defender",
        "full hits on the defender", "siege hits on the defender", "hits taken by the wall", "rounds of the battle",
        "defending infantry that flees", "defending cavalry that flees", "defending guards that flee",
        "points spent by the leader", "burhs that may be bought", "units to remove or points to spend",
        "stage of the phase", "last turn",
    ],
)  # fmt: skip
SCENARIO: Final[i64] = LAYOUT.block("scenario", SCENARIO_IDS)
FLAGS: Final[i64] = LAYOUT.block(
    "flag",
    [
        "the leader goes along", "the stack has taken a step", "somebody retreated in this round",
        "something was bought", "Cnut is crowned", "half points for vassals", "leaders by the cards alone",
        "retreat to the ships", "Romano-British in Wales", "variant of the annex", "six seas", "literal cost",
    ],
)  # fmt: skip


class BritanniaObserver(Observer):
    """Writes what a seat may know of a position of Invasions: Britannia."""

    def write(self, state: State, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(state, Britannia)
        _write_map(state, out, at)
        _write_bands(state, out, at)
        for nation in range(NATIONS):
            _write_nation(state, nation, seat, out, at)
        for k in range(SEATS):
            other = seat + k if seat + k < SEATS else seat + k - SEATS
            write_wide(out, at + TOTAL + 2 * k, state.points(other))
            if state.actor == other:
                out[at + DECIDES + k] = 1
        _write_question(state, out, at)
        _write_numbers(state, out, at)
        _write_flags(state, out, at)


def _write_map(s: Britannia, out: BytesWriter, at: i64) -> None:
    for area in range(LANDS):
        holder = s.holder[area]
        if holder != NONE:
            out[at + HOLDER + area * NATIONS + holder] = 1
            out[at + STANDING + area * KINDS + FOOT] = u8(s.foot[area])
            out[at + STANDING + area * KINDS + HORSE] = u8(s.horse[area])
        if s.works[area]:
            write_bits(out, at + WORK + area * WORK_BITS, s.works[area])
        if s.served[area]:
            out[at + SERVED + area] = u8(s.served[area])
    for nation in range(NATIONS):
        for sea in range(SEAS):
            base = (nation * SEAS + sea) * 2
            if s.at_sea[base] or s.at_sea[base + 1]:
                to = at + AT_SEA + (nation * SEAS + sea) * KINDS
                out[to + FOOT] = u8(s.at_sea[base])
                out[to + HORSE] = u8(s.at_sea[base + 1])
    for posted in s.guards:
        nation, area, number = posted >> 12, posted >> 6 & AREA_MASK, posted & 63  # see `Britannia.post`
        if area < LANDS:
            out[at + STANDING + area * KINDS + 2] = u8(number)
        else:
            out[at + AT_SEA + (nation * SEAS + area - LANDS) * KINDS + 2] = u8(number)


def _write_bands(s: Britannia, out: BytesWriter, at: i64) -> None:
    """The armies of the nation on turn: where, how many, what they have left, and where they have come from."""
    for band in s.bands:
        if band == 0:
            continue
        area, kind, number = band & AREA_MASK, kind_of(band), count_of(band)
        left = UNIT_MOVE[unit_of(s.active, kind)] - spent_of(band)
        state: i64 = 0 if band & STOPPED else 1 + left
        write_more(out, at + BANDS + (area * KINDS + kind) * BAND_STATES + state, number)
        write_more(out, at + BEGAN_AT + start_of(band) * KINDS + kind, number)
        if band & PICKED:
            write_more(out, at + CHOSEN + kind * MOST_LEFT + left, number)
        if area == s.place:
            write_more(out, at + CAME_FROM + from_of(band) * KINDS + kind, number)
            write_more(out, at + JOURNEYED + journeys_of(band), number)


def _write_nation(s: Britannia, nation: i64, seat: i64, out: BytesWriter, at: i64) -> None:
    if SEAT[nation] == seat:
        out[at + OWN + nation] = 1
    out[at + SAVINGS + nation] = u8(s.savings[nation])
    write_wide(out, at + SCORE + 2 * nation, s.score[nation])
    write_bits(out, at + STATUS + nation * 4, s.status(nation) & 15)
    if s.overlord[nation] != NONE:
        out[at + OVERLORD + nation * NATIONS + s.overlord[nation]] = 1
    if s.leader[nation] != NONE:
        out[at + LEADER + nation * LEADERS + s.leader[nation]] = 1
    if s.leader_at[nation] != NONE:
        out[at + LEADER_AT + nation * AREAS + s.leader_at[nation]] = 1
    write_bits(out, at + OCCUPIED + nation * LANDS, s.occupied[nation])
    out[at + VOTES + nation] = u8(s.votes[nation])


def _write_question(s: Britannia, out: BytesWriter, at: i64) -> None:
    """Where the game is, what is asked, and what has been chosen so far."""
    if s.active != NONE:
        out[at + ON_TURN + s.active] = 1
    if s.actor != NOBODY:
        out[at + STEP + s.step.number] = 1
        if s.asked != NONE:
            out[at + ASKED + s.asked] = 1
    out[at + TURN] = u8(s.turn)
    if s.nation < NATIONS:
        out[at + NATION + s.nation] = 1
    out[at + PHASE + s.phase] = 1
    if s.place != NONE:
        out[at + PLACE + s.place] = 1
    if s.target != NONE:
        out[at + TARGET + s.target] = 1
    if s.defender != NONE:
        out[at + DEFENDER + s.defender] = 1
    write_bits(out, at + HELD_BEFORE, s.held_before)
    write_bits(out, at + MAY_EMPTY, s.may_empty)
    write_bits(out, at + MUST_KEEP, s.must_keep)
    write_bits(out, at + WAYS, s.ways)
    if s.submitting != NONE:
        out[at + SUBMITTING + s.submitting] = 1
    write_bits(out, at + NEVER, s.out)
    write_bits(out, at + FORMER, s.former_vassals)
    write_bits(out, at + AGGRESSOR, s.aggressors)


def _write_numbers(s: Britannia, out: BytesWriter, at: i64) -> None:
    to = at + NUMBERS
    out[to] = u8(s.light_on_attacker)
    out[to + 1] = u8(s.full_on_attacker)
    out[to + 2] = u8(s.light_on_defender)
    out[to + 3] = u8(s.full_on_defender)
    out[to + 4] = u8(s.siege_on_defender)
    out[to + 5] = u8(s.wall_hits)
    out[to + 6] = u8(s.rounds)
    out[to + 7] = u8(s.fleeing_foot)
    out[to + 8] = u8(s.fleeing_horse)
    out[to + 9] = u8(s.fleeing_guard)
    out[to + 10] = u8(s.leader_spent)
    out[to + 11] = u8(s.burhs_left)
    out[to + 12] = u8(s.left)
    out[to + 13] = u8(s.stage)
    out[to + 14] = u8(s.last_turn)
    _write_dice(out, at + ATTACKER_DICE, s.attacker_dice)
    _write_dice(out, at + DEFENDER_DICE, s.defender_dice)


def _write_dice(out: BytesWriter, at: i64, dice: i64) -> None:
    """How often each value fell."""
    dice >>= DIE_BITS  # no die shows nought
    while dice > 0:
        out[at] = u8(dice & 31)
        dice >>= DIE_BITS
        at += 1


def _write_flags(s: Britannia, out: BytesWriter, at: i64) -> None:
    out[at + SCENARIO + s.scenario] = 1
    to = at + FLAGS
    out[to] = 1 if s.with_leader else 0
    out[to + 1] = 1 if s.marched else 0
    out[to + 2] = 1 if s.retreated else 0
    out[to + 3] = 1 if s.bought else 0
    out[to + 4] = 1 if s.cnut_crowned else 0
    out[to + 5] = 1 if s.halved else 0
    out[to + 6] = 1 if s.by_cards else 0
    out[to + 7] = 1 if s.ships_wait else 0
    out[to + 8] = 1 if s.welsh_heirs else 0
    out[to + 9] = 1 if s.variant else 0
    out[to + 10] = 1 if s.six else 0
    out[to + 11] = 1 if s.literal else 0
