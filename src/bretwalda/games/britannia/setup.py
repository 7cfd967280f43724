"""Setting up a scenario (rules 1.5, 1.6)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from . import fields
from .board import (
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
    NATION_IDS,
    NATIONS,
    ROMANS,
    SEATS,
    UNIT_IDS,
    WALL,
    WALL_BIT,
    bits,
)
from .state import FIRST_RULES, Britannia
from .steps.flow import FLOW, STEPS


def empty(rules: i64, dice: Dice) -> Britannia:
    """A map with nothing on it, for a game by the rules of a version."""
    s = fields.lay_out(Britannia(SEATS, dice))
    s.rules = rules
    s.flow = FLOW
    s.step = STEPS[0]
    if rules == FIRST_RULES:
        s.by_cards = s.ships_wait = s.welsh_heirs = True
    return s


def new(s: Britannia, chronicle: list[Event] | None) -> Britannia:
    """An empty map whose settings are made becomes a game ready to play."""
    s.chronicle = chronicle
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
