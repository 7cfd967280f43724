"""Setting up a scenario (rules 1.5, 1.6), and setting a position up again from its dump."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from .board import (
    AREAS,
    BIT,
    BURH,
    BURH_BIT,
    CAVALRY,
    FACTS,
    FOOT,
    FORT,
    FORT_BIT,
    HORSE,
    LAND_IDS,
    LANDS,
    NATION_IDS,
    NATIONS,
    NONE,
    ROMANS,
    SCENARIO_IDS,
    SEAS,
    UNIT_IDS,
    WALL,
    WALL_BIT,
    bits,
)
from .state import Britannia
from .steps.flow import FLOW, STEPS

SCALARS = 41


def filled(length: i64, value: i64) -> vec[i64]:
    """So many times the same number."""
    out = vec[i64](capacity=length)
    for _k in range(length):
        out = append(out, value)
    return out


def empty(dice: Dice) -> Britannia:
    """A map with nothing on it."""
    return Britannia(
        dice, FLOW, STEPS[0], filled(LANDS, NONE), filled(NATIONS, 0), filled(LANDS, 0), filled(LANDS, 0),
        filled(LANDS, 0), filled(NATIONS * SEAS * 2, 0), filled(NATIONS * 2, 0), filled(NATIONS, NONE),
        filled(NATIONS, NONE), filled(NATIONS, 0), filled(NATIONS, 0), filled(NATIONS, NONE), filled(NATIONS, 0),
        vec[i64](), vec[i64](), filled(AREAS, 0), filled(LANDS, 0), filled(NATIONS, 0),
    )  # fmt: skip


def new(scenario: str, halved: bool, six: bool, literal: bool, dice: Dice, chronicle: list[Event] | None) -> Britannia:
    """A game ready to play."""
    s = empty(dice)
    s.chronicle = chronicle
    s.scenario = SCENARIO_IDS.index(scenario)
    s.halved = halved
    s.six = six
    s.literal = literal
    facts: dict[str, Any] = FACTS["scenario"][s.scenario]
    s.turn = int(facts["first_turn"])
    s.last_turn = int(facts["last_turn"])
    s.out = bits([NATION_IDS.index(nation) for nation in facts.get("out", [])])
    for row in facts["setup"]:
        for name in row["areas"]:
            stand(
                s, NATION_IDS.index(row["nation"]), UNIT_IDS.index(row["unit"]), int(row["count"]), LAND_IDS.index(name)
            )
    for bond in facts.get("vassals", []):
        vassal = NATION_IDS.index(bond["vassal"])
        s.overlord[vassal] = NATION_IDS.index(bond["overlord"])
        s.former_vassals |= BIT[vassal]
    # What a nation holds when a scenario begins has been scored before it.
    for n in range(NATIONS):
        s.occupied[n] = s.land[n]
        if s.overlord[n] == ROMANS:
            s.occupied[ROMANS] |= s.land[n]
    s.owed = False
    while not s.owed:
        s.flow.go_on(s)
    return s


def stand(s: Britannia, nation: i64, unit: i64, number: i64, area: i64) -> None:
    """Units of a scenario's opening."""
    if unit == FORT:
        s.works[area] |= FORT_BIT
        s.hold(nation, area)
    elif unit == WALL:
        s.works[area] |= WALL_BIT
        s.hold(nation, area)
    elif unit == BURH:
        s.works[area] |= BURH_BIT
        s.hold(nation, area)
    else:
        s.muster(nation, HORSE if unit == CAVALRY else FOOT, number, area)


def restore(dump: list[int]) -> Britannia:
    """The position that `Britannia.dump` wrote down."""
    step, actor, information, a, b, c, counter, entries, bands = dump[:9]
    at = 9 + SCALARS
    rows: list[vec[i64]] = []
    for length in (
        LANDS, NATIONS, LANDS, LANDS, LANDS, NATIONS * SEAS * 2, NATIONS * 2, NATIONS, NATIONS, NATIONS, NATIONS,
        NATIONS, NATIONS, AREAS, LANDS, NATIONS, entries, bands,
    ):  # fmt: skip
        rows.append(vec[i64](dump[at : at + length]))
        at += length
    s = Britannia(
        Dice(a, b, c, counter), FLOW, STEPS[step], rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6],
        rows[7], rows[8], rows[9], rows[10], rows[11], rows[12], rows[16], rows[17], rows[13], rows[14], rows[15],
    )  # fmt: skip
    s.actor = actor
    s.information = information
    restore_scalars(s, dump[9 : 9 + SCALARS])
    return s


def restore_scalars(s: Britannia, numbers: list[int]) -> None:
    """The fields that `Britannia.scalars` lists, in the same order."""
    (
        s.scenario, s.last_turn, s.out, halved, six, literal, s.turn, s.phase, s.stage, s.nation, s.active, owed,
        s.asked, s.leader_spent, with_leader, s.place, s.target, marched, s.held_before, s.may_empty, s.must_keep,
        s.light_on_attacker, s.full_on_attacker, s.light_on_defender, s.full_on_defender, s.attacker_dice,
        s.defender_dice, s.wall_hits, s.rounds, s.defender, retreated, s.fleeing_foot, s.fleeing_horse, s.ways,
        s.submitting, bought, s.burhs_left, s.left, cnut_crowned, s.former_vassals, s.aggressors,
    ) = numbers  # fmt: skip
    s.halved = halved == 1
    s.six = six == 1
    s.literal = literal == 1
    s.owed = owed == 1
    s.with_leader = with_leader == 1
    s.marched = marched == 1
    s.retreated = retreated == 1
    s.bought = bought == 1
    s.cnut_crowned = cnut_crowned == 1
