"""Other facts are taken if they make sense, and refused with the place where they do not."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from bretwalda import Refusal
from bretwalda.engine.facts import Sheet, examine
from bretwalda.games.britannia import board, facts_check, facts_schema
from bretwalda.games.britannia.board import FACTS
from bretwalda.games.britannia.facts_check import SCHEMA, check

Facts = dict[str, Any]
Change = Callable[[Facts], object]


def changed(change: Change) -> Facts:
    """The game's own facts with a change, examined."""
    facts = copy.deepcopy(FACTS)
    change(facts)
    return examine(Sheet("other.toml", facts), FACTS, check, SCHEMA)


def row(facts: Facts, table: str, **fields: object) -> Any:
    """The first row of a table in which all these fields are so."""
    rows = facts[table]["rows"] if isinstance(facts[table], dict) else facts[table]
    return next(found for found in rows if fields.items() <= found.items())


def area(name: str, **fields: object) -> Change:
    return lambda facts: row(facts, "area", id=name).update(fields)


def unit(name: str, **fields: object) -> Change:
    return lambda facts: row(facts, "unit", id=name).update(fields)


def line(turn: int, nation: str, /, **fields: object) -> Change:
    return lambda facts: row(facts, "timeline", turn=turn, nation=nation).update(fields)


def leader(name: str, **fields: object) -> Change:
    return lambda facts: row(facts, "leader", id=name).update(fields)


def scenario(number: int, key: str, entry: object) -> Change:
    return lambda facts: facts["scenario"][number].setdefault(key, []).append(entry)


def number(table: str, key: str, value: int) -> Change:
    return lambda facts: facts[table].update({key: value})


def test_the_facts_of_the_game_pass_and_the_lists_are_those_of_the_rules() -> None:
    assert changed(lambda facts: None) == FACTS
    assert facts_schema.LANDS == board.LAND_IDS
    assert facts_schema.SEAS == board.SEA_IDS
    assert facts_schema.NATIONS == board.NATION_IDS
    assert facts_schema.LEADERS == board.LEADER_IDS
    assert facts_schema.STATUSES == board.STATUS_IDS
    assert board.EVENT_IDS[: len(facts_check.TOLD_OF)] == facts_check.TOLD_OF


def test_what_the_sources_leave_open_may_change() -> None:
    """Borders, coasts of the halves of a sea, prices, arrivals, points, openings."""

    def other(facts: Facts) -> None:
        row(facts, "area", id="kent")["borders"].append("suffolk")
        row(facts, "area", id="suffolk")["borders"].append("kent")
        row(facts, "area", id="gwynedd").update(terrain="mountain", coast=["oceanus_atlanticus", "mare_hibernicum"])
        row(facts, "sea", id="mare_hibernicum")["coasts"].append("gwynedd")
        row(facts, "forces", nation="norwegians").update(price=6)
        row(facts, "timeline", turn=14, nation="danes")["arrive"][0].update(count=4)
        row(facts, "hold", nation="normans")["scale"].insert(0, {"points": 3, "areas": ["kent", "wales"]})
        facts["scenario"][2]["setup"].append({"nation": "saxons", "unit": "burh", "count": 1, "areas": ["kent"]})
        facts["stacking"]["clear"] = 4

    assert changed(other)["stacking"]["clear"] == 4


@pytest.mark.parametrize(
    ("change", "key", "place"),
    [
        # The map.
        (lambda facts: facts["area"].reverse(), "exactly", "area"),
        (area("kent", terrain="desert"), "unknown-name", "area kent.terrain"),
        (area("kent", theatre="france"), "unknown-name", "area kent.theatre"),
        (area("kent", borders=["essex", "sussex", "essex"]), "twice", "area kent"),
        (area("kent", borders=["essex", "kent"]), "twice", "area kent"),
        (area("kent", borders=["essex"]), "against-rules", "area sussex.borders"),
        (area("hebrides", straits=[]), "against-rules", "area skye.straits"),
        (area("kent", coast=["sinus_britannicus"]), "against-rules", "sea litus_saxonicus.coasts"),
        (area("alban", coast=["mare_orcadum"]), "against-rules", "area alban.coast"),
        (lambda facts: facts["sea"][4].update(part_of="sinus_britannicus"), "unknown-name",
         "sea oceanus_hyperborealis.part_of"),
        (lambda facts: facts["group"]["north"].append("thule"), "unknown-name", "group.north 13"),
        # Players, nations, units.
        (lambda facts: facts["nation"][3].update(player="red"), "exactly", "player red.nations"),
        (lambda facts: facts["player"][0].update(major="saxons"), "unknown-name", "player yellow.major"),
        (lambda facts: facts["nation"][3].update(professional=True), "against-rules", "nation (professional)"),
        (unit("infantry", attack=4), "number", "unit infantry.attack"),
        (unit("legion", move=4), "range", "unit legion.move"),
        (unit("burh", move=1), "number", "unit burh.move"),
        (lambda facts: row(facts, "forces", nation="danes").update(unit="legion"), "unknown-name",
         "forces.rows 15.unit"),
        (lambda facts: row(facts, "forces", nation="danes").update(pool=40), "range",
         "forces.rows 15.pool"),
        (lambda facts: facts["forces"]["rows"].pop(0), "unknown-name", "forces.rows"),
        (unit("berserk", hits=2), "number", "unit berserk.hits"),
        (unit("huskarl", variant=False), "against-rules", "unit (variant)"),
        (lambda facts: row(facts, "forces", unit="huskarl").update(pool=7), "range",
         "forces.rows 28.pool"),
        (lambda facts: row(facts, "forces", unit="motte").update(variant=False), "against-rules",
         "forces.rows 33.variant"),
        # The variant.
        (lambda facts: facts["variant"]["picked"][0].update(unit="elite"), "unknown-name", "variant (unit)"),
        (lambda facts: facts["variant"]["picked"][0].update(turn=17), "range", "variant.picked 1.turn"),
        (lambda facts: facts["variant"]["royal"].append({"nation": "danes", "unit": "huskarl"}), "twice",
         "variant.royal"),
        (number("river", "cost", 2), "range", "river.cost"),
        (lambda facts: facts["river"]["between"].append(["kent", "york"]), "against-rules", "river.between"),
        (lambda facts: facts["river"]["between"].append(["kent", "essex"]), "twice", "river.between"),
        (leader("edward", variant=False), "against-rules", "leader (variant)"),
        (lambda facts: facts["kills"].update(leader=31), "range", "kills.leader"),
        (lambda facts: facts["event"]["romano_british"]["with_wales"].append("thule"), "unknown-name",
         "event.romano_british.with_wales 3"),
        # The timeline.
        (lambda facts: facts["turn"][5].update(scoring=True), "number", "turn (scoring)"),
        (lambda facts: facts["turn"].pop(), "exactly", "turn"),
        (line(12, "danes", turn=11), "twice", "timeline"),
        (line(12, "danes", status=["wings"]), "unknown-name", "timeline 53.status 1"),
        (line(12, "danes", arrive=[{"unit": "infantry", "count": 3, "at": "kent"}]), "unknown-name",
         "timeline 53.arrive 1.at"),
        (line(12, "danes", arrive=[{"unit": "legion", "count": 3, "at": "mare_orcadum"}]), "unknown-name",
         "timeline 53.arrive (unit)"),
        (line(15, "danes", event="cnut"), "exactly", "timeline (event)"),
        (line(12, "saxons", leader="egbert"), "against-rules", "timeline (leader)"),
        (lambda facts: row(facts, "timeline", leader="alfred").pop("leader"), "unknown-name", "timeline (leader)"),
        (leader("alfred", turn=13), "against-rules", "timeline (leader)"),
        (leader("alfred", at="mare_orcadum"), "against-rules", "leader (choice, at, held)"),
        (leader("alfred", last=13), "against-rules", "leader (turn)"),
        # Events and numbers.
        (lambda facts: facts["event"]["roman_reinforcement"]["rows"].pop(3), "exactly",
         "event.roman_reinforcement.rows (legions)"),
        (lambda facts: facts["event"]["cnut"].update(ratio=0), "range", "event.cnut.ratio"),
        (lambda facts: facts["event"]["arthur"].update(cavalry=0), "range", "event.arthur.cavalry"),
        (lambda facts: facts["event"]["romano_british"].update(most=9), "range", "event.romano_british.most"),
        (lambda facts: row(facts, "forces", nation="romano_british", unit="infantry").update(later=1), "range",
         "forces.rows 5.later"),
        (lambda facts: facts["event"]["norman_reinforcement"].update(leader="harold"), "unknown-name",
         "event.norman_reinforcement.leader"),
        (number("battle", "die", 8), "number", "battle.die"),
        (number("movement", "leader", 4), "range", "movement.leader"),
        (number("movement", "journeys", 9), "range", "movement.journeys"),
        (number("stacking", "overstack_difficult", 1), "range", "stacking.overstack_difficult"),
        (number("growth", "vassal_share", 0), "number", "growth.vassal_share"),
        (lambda facts: facts["burhs"]["turns"].append(9), "range", "burhs.turns 4"),
        (lambda facts: facts["submission"].pop(), "exactly", "submission"),
        (lambda facts: facts["submission"][1]["turns"].append(6), "range", "submission 2.turns"),
        (lambda facts: facts["invader_limit"][1].update(nation="romans"), "twice", "invader_limit"),
        # Points.
        (lambda facts: row(facts, "hold", nation="jutes")["turns"].append(6), "against-rules", "hold 28.turns"),
        (lambda facts: row(facts, "hold", nation="jutes")["turns"].append(7), "twice", "hold"),
        (lambda facts: row(facts, "hold", nation="jutes")["scale"][0].update(points=31), "range",
         "hold 28.scale 1.points"),
        (lambda facts: row(facts, "occupy", nation="welsh")["scale"][0]["areas"].append("thule"), "unknown-name",
         "occupy 2.scale 1.areas 2"),
        (lambda facts: row(facts, "occupy", nation="welsh").update(nation="normans"), "twice", "occupy"),
        (lambda facts: facts["cap"][0].update(home="ireland"), "unknown-name", "cap 1.home"),
        (lambda facts: facts["kills"]["rows"][0].update(of="army"), "against-rules", "kills.rows 1 (of, leaders)"),
        (lambda facts: facts["windfall"].update(leader="harald"), "unknown-name", "windfall.leader"),
        # Scenarios.
        (scenario(0, "setup", {"nation": "picts", "unit": "infantry", "count": 1, "areas": ["kent"]}),
         "against-rules", "scenario dux_britannia.setup 6.areas"),
        (scenario(0, "setup", {"nation": "picts", "unit": "infantry", "count": 5, "areas": ["alban"]}),
         "range", "scenario dux_britannia.setup, picts infantry"),
        (scenario(1, "setup", {"nation": "saxons", "unit": "burh", "count": 1, "areas": ["essex"]}),
         "against-rules", "scenario artorius_rex.setup 9"),
        (scenario(1, "out", "welsh"), "against-rules", "scenario artorius_rex.setup 2"),
        (scenario(3, "vassals", {"vassal": "scots", "overlord": "romans"}), "unknown-name",
         "scenario hadrianus.vassals"),
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(change: Change, key: str, place: str) -> None:
    with pytest.raises(Refusal) as refused:
        changed(change)
    assert (refused.value.key, refused.value.details["place"]) == (f"refused-facts-{key}", place)
    assert refused.value.details["file"] == "other.toml"
