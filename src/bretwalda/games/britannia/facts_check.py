"""What the facts of Invasions: Britannia must keep to together: borders from both sides, and numbers that the program
can calculate with."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

from bretwalda.engine.facts import Sheet
from bretwalda.engine.sources import check_confirmed
from bretwalda.engine.wording import check_words

from .facts_schema import (
    EVENTS,
    FARTHEST,
    FIRST_BURHS,
    LANDS,
    LEADERS,
    MOST_ARMIES,
    MOST_LEGIONS,
    NATIONS,
    PLAYERS,
    RENAMABLE,
    ROME,
    SCENARIOS,
    SCHEMA,
    SEAS,
    TURNS,
    UNITS,
)

__all__ = ["SCHEMA", "check"]

HERE = Path(__file__).parent

OF_VARIANT = ["auxilia", "berserk", "elite", "elite_legion", "huskarl", "motte"]
# And whose they are.
STRUCTURES = {"fort": ["romans"], "wall": ["romans"], "burh": ["saxons", "angles"], "motte": ["normans"]}
# The armies of the variant: whose, and two kinds of a nation at most, of which one takes two hits.
PICKED = {
    "elite_legion": ["romans"], "auxilia": ["romans"], "berserk": ["norsemen", "dubliners", "norwegians"],
    "huskarl": ["danes", "saxons"], "elite": ["saxons", "angles"],
}  # fmt: skip
VARIANT_LEADERS = ["vespasian", "paulinus", "agricola", "caratacus", "boru", "edward"]
TOLD_OF = [
    "boudicca", "trajan", "roman_reinforcement", "romano_british", "arthur", "cnut", "norwegian_reinforcement",
    "saxon_reinforcement", "norman_reinforcement",
]  # fmt: skip
SUBMISSIONS = ["belgae – romans", "welsh – romans", "picts – romans", "brigantes – romans", "brigantes – angles"]
SCORING = 5  # turns on which areas are counted
MOST_PICKED = 6  # of a kind of the variant, which the odds can tell apart


def check(sheet: Sheet) -> None:
    for table, ids in (
        ("area", LANDS), ("sea", SEAS), ("player", PLAYERS), ("nation", NATIONS), ("unit", list(UNITS)),
        ("leader", LEADERS), ("scenario", SCENARIOS),
    ):  # fmt: skip
        sheet.expect_exactly(table, sheet.ids(table), ids)
    _check_map(sheet)
    _check_seas(sheet)
    _check_players(sheet)
    _check_units(sheet)
    _check_forces(sheet)
    _check_turns(sheet)
    _check_timeline(sheet)
    _check_leaders(sheet)
    _check_events(sheet)
    _check_numbers(sheet)
    _check_submissions(sheet)
    _check_points(sheet)
    _check_kills(sheet)
    _check_variant(sheet)
    for scenario in sheet.facts["scenario"]:
        _check_scenario(sheet, scenario)
    check_words(sheet, HERE, RENAMABLE)
    check_confirmed(sheet, HERE)


# --- The map --------------------------------------------------------------------------------------


def _check_map(sheet: Sheet) -> None:
    """Borders and straits are the same from both sides; everywhere can be reached."""
    areas = sheet.facts["area"]
    for row in areas:
        place = f"area {row['id']}"
        sheet.expect_once(f"{place}.coast", row["coast"])
        sheet.expect_once(place, [*row["borders"], *row.get("straits", []), row["id"]])
    for key in ("borders", "straits"):
        _check_mutual(sheet, "area", key)
    links = [(row["id"], other) for row in areas for other in [*row["borders"], *row.get("straits", []), *row["coast"]]]
    sheet.expect_reachable("area", LANDS, links)
    for name, members in sheet.facts["group"].items():
        sheet.expect_once(f"group.{name}", members)


def _check_seas(sheet: Sheet) -> None:
    """A coast knows its sea and the sea its coast; halves are parts of whole seas beside them."""
    seas = {row["id"]: row for row in sheet.facts["sea"]}
    _check_mutual(sheet, "sea", "borders")
    for area in sheet.facts["area"]:
        for sea in area["coast"]:
            if area["id"] not in seas[sea]["coasts"]:
                sheet.refuse(f"area {area['id']}.coast", sea)
    coasts = {row["id"]: row["coast"] for row in sheet.facts["area"]}
    for name, sea in seas.items():
        sheet.expect_once(f"sea {name}.coasts", sea["coasts"])
        for area in sea["coasts"]:
            if name not in coasts[area]:
                sheet.refuse(f"sea {name}.coasts", area)
        whole = sea.get("part_of")
        if whole is not None:
            sheet.expect_known(f"sea {name}.part_of", [whole], sea["borders"])
            if "part_of" in seas[whole]:
                sheet.refuse(f"sea {name}.part_of", whole)


def _check_mutual(sheet: Sheet, table: str, key: str) -> None:
    """Whoever is named as a neighbour names the other in turn."""
    neighbours = {row["id"]: row.get(key, []) for row in sheet.facts[table]}
    for name, others in neighbours.items():
        sheet.expect_once(f"{table} {name}.{key}", [*others, name])
        for other in others:
            if name not in neighbours[other]:
                sheet.refuse(f"{table} {name}.{key}", other)


# --- Players, nations, units ----------------------------------------------------------------------


def _check_players(sheet: Sheet) -> None:
    """Every nation has one player, who knows it."""
    for nation in sheet.facts["nation"]:
        if nation.get("professional", False) != (nation["id"] == "romans"):
            sheet.refuse("nation (professional)", nation["id"])
    for player in sheet.facts["player"]:
        place = f"player {player['id']}"
        own = [nation["id"] for nation in sheet.facts["nation"] if nation["player"] == player["id"]]
        sheet.expect_exactly(f"{place}.nations", player["nations"], own)
        sheet.expect_known(f"{place}.major", [player["major"]], own)


def _check_units(sheet: Sheet) -> None:
    bonus = sheet.facts["movement"]["leader_bonus"]
    for unit in sheet.facts["unit"]:
        name, place = unit["id"], f"unit {unit['id']}"
        for key, number in zip(("attack", "defence", "to_kill", "hits"), UNITS[name], strict=True):
            sheet.expect_number(f"{place}.{key}", unit[key], number)
        if unit.get("structure", False) != (name in STRUCTURES):
            sheet.refuse("unit (structure)", name)
        if unit.get("variant", False) != (name in OF_VARIANT):
            sheet.refuse("unit (variant)", name)
        if name in STRUCTURES:
            sheet.expect_number(f"{place}.move", unit["move"], 0)
        else:
            sheet.expect_between(f"{place}.move", unit["move"], 1, FARTHEST - bonus)


def _check_forces(sheet: Sheet) -> None:
    """Every nation has armies on foot; nobody has what belongs to others."""
    rows = sheet.facts["forces"]["rows"]
    for number, row in enumerate(rows, 1):
        place = f"forces.rows {number}"
        sheet.expect_known(f"{place}.unit", [row["unit"]], _units_of(row["nation"]))
        limits = {"fort": len(LANDS), "legion": MOST_LEGIONS} | dict.fromkeys(OF_VARIANT, MOST_PICKED)
        most = limits.get(row["unit"], MOST_ARMIES)
        late = row["unit"] in OF_VARIANT or (row["nation"], row["unit"]) == ("angles", "burh")
        if row.get("variant", False) != late:
            sheet.refuse(f"{place}.variant", row["unit"])
        sheet.expect_between(f"{place}.pool", row["pool"] + row.get("later", 0), 1, most)
    pairs = [f"{row['nation']} {row['unit']}" for row in rows]
    sheet.expect_once("forces.rows", pairs)
    sheet.expect_known("forces.rows", [f"{nation} {_foot_of(nation)}" for nation in NATIONS], pairs)


def _foot_of(nation: str) -> str:
    return "legion" if nation == "romans" else "infantry"


def _units_of(nation: str) -> list[str]:
    """What a nation can have at all."""
    others = [unit for unit, owners in (STRUCTURES | PICKED).items() if nation in owners]
    return ["legion", *others] if nation == "romans" else ["infantry", "cavalry", *others]


def _usual_of(nation: str) -> list[str]:
    """The same without the variant."""
    return [unit for unit in _units_of(nation) if unit not in OF_VARIANT and (nation, unit) != ("angles", "burh")]


# --- The timeline ---------------------------------------------------------------------------------


def _check_turns(sheet: Sheet) -> None:
    turns = sheet.facts["turn"]
    sheet.expect_exactly("turn", [turn["number"] for turn in turns], range(1, TURNS + 1))
    sheet.expect_number("turn (scoring)", sum(turn.get("scoring", False) for turn in turns), SCORING)
    years = [year for turn in turns for year in turn["years"]]
    sheet.expect_exactly("turn (years)", years, sorted(years))
    for turn in turns:
        if turn.get("bretwalda") and turn.get("king"):
            sheet.refuse(f"turn {turn['number']}", "bretwalda, king")


def _check_timeline(sheet: Sheet) -> None:
    """One line at most for a nation on a turn; armies come by sea, events when the rules say so."""
    lines = sheet.facts["timeline"]
    for number, line in enumerate(lines, 1):
        place = f"timeline {number}"
        sheet.expect_once(f"{place}.status", line.get("status", []))
        for group in line.get("arrive", []):
            armies = [unit for unit in _usual_of(line["nation"]) if unit not in STRUCTURES]
            sheet.expect_known(f"{place}.arrive (unit)", [group["unit"]], armies)
        if line["nation"] == "romans":
            sheet.expect_between(f"{place}.turn", line["turn"], 1, ROME)
    sheet.expect_once("timeline", [f"{line['turn']} {line['nation']}" for line in lines])
    events = [f"{line['turn']} {line['nation']} {line['event']}" for line in lines if "event" in line]
    sheet.expect_exactly("timeline (event)", sorted(events), sorted(EVENTS))


def _check_leaders(sheet: Sheet) -> None:
    """Each comes on the line that names him, in one way, and not while another leads his nation."""
    named = {line["leader"]: (line["turn"], line["nation"]) for line in sheet.facts["timeline"] if "leader" in line}
    stays: dict[str, list[tuple[int, int]]] = {}
    for leader in sheet.facts["leader"]:
        place, name = f"leader {leader['id']}", leader["id"]
        last = leader.get("last", leader["turn"])
        sheet.expect_between(f"{place}.last", last, leader["turn"], TURNS)
        if leader.get("variant", False) != (name in VARIANT_LEADERS):
            sheet.refuse("leader (variant)", name)
        if name not in VARIANT_LEADERS:
            sheet.expect_known("timeline (leader)", [name], named)
        if name in named and named[name] != (leader["turn"], leader["nation"]):
            sheet.refuse("timeline (leader)", name)
        if sum(key in leader for key in ("choice", "at", "held")) != 1:
            sheet.refuse("leader (choice, at, held)", name)
        stays.setdefault(leader["nation"], []).append((leader["turn"], last))
    scheduled = [name for name in LEADERS if name not in VARIANT_LEADERS]
    sheet.expect_known("timeline (leader)", named, scheduled)
    sheet.expect_number("timeline (leader)", sum("leader" in line for line in sheet.facts["timeline"]), len(scheduled))
    for nation, times in stays.items():
        for (_, before), (after, _) in pairwise(sorted(times)):
            if after <= before:
                sheet.refuse("leader (turn)", nation)


def _check_variant(sheet: Sheet) -> None:
    """Picked units are those of their nation, once a turn; rivers run between neighbours, each once."""
    picked, royal = sheet.facts["variant"]["picked"], sheet.facts["variant"]["royal"]
    for row in [*picked, *royal]:
        owners = [unit for unit, nations in PICKED.items() if row["nation"] in nations]
        sheet.expect_known("variant (unit)", [row["unit"]], owners)
    sheet.expect_once("variant.picked", [f"{row['turn']} {row['nation']}" for row in picked])
    sheet.expect_once("variant.royal", [row["nation"] for row in royal])
    river = sheet.facts["river"]
    borders = {area["id"]: area["borders"] for area in sheet.facts["area"]}
    for pair in river["between"]:
        if pair[1] not in borders[pair[0]]:
            sheet.refuse("river.between", " – ".join(pair))
    sheet.expect_once("river.between", [" – ".join(sorted(pair)) for pair in river["between"]])


def _check_events(sheet: Sheet) -> None:
    event = sheet.facts["event"]
    sheet.expect_exactly("event", list(event), TOLD_OF)
    _check_legions(sheet, event["roman_reinforcement"])
    _check_heirs(sheet, event["romano_british"])


def _check_heirs(sheet: Sheet, event: dict[str, Any]) -> None:
    """The heirs of Rome have pieces for all who settle, and later for their riders on foot."""
    rows = sheet.facts["forces"]["rows"]
    own = {row["unit"]: (number, row) for number, row in enumerate(rows, 1) if row["nation"] == "romano_british"}
    number, foot = own["infantry"]
    sheet.expect_between("event.romano_british.most", event["most"], 0, foot["pool"])
    riders = own["cavalry"][1]["pool"] if "cavalry" in own else 0
    sheet.expect_between(f"forces.rows {number}.later", foot.get("later", 0), riders, MOST_ARMIES)


def _check_legions(sheet: Sheet, event: dict[str, Any]) -> None:
    """The table says for every number of legions how many come."""
    place = "event.roman_reinforcement"
    covered: list[int] = []
    for row in event["rows"]:
        covered += range(row["legions"][0], row["legions"][1] + 1)
        sheet.expect_number(f"{place}.rows (come)", len(row["come"]), ROME + 1 - event["first_turn"])
    sheet.expect_exactly(f"{place}.rows (legions)", covered, range(MOST_LEGIONS + 1))


# --- Rules in numbers -----------------------------------------------------------------------------


def _check_numbers(sheet: Sheet) -> None:
    movement, stacking = sheet.facts["movement"], sheet.facts["stacking"]
    place = "stacking.overstack_difficult"
    sheet.expect_between(place, stacking["overstack_difficult"], stacking["difficult"], MOST_ARMIES)
    sheet.expect_between("movement.leader", movement["leader"], 1, FARTHEST - movement["leader_bonus"])
    sheet.expect_once("burhs.turns", [str(turn) for turn in sheet.facts["burhs"]["turns"]])


def _check_turn_list(sheet: Sheet, place: str, turns: list[int], first: int, last: int) -> None:
    """Turns within a time, each once."""
    for turn in turns:
        sheet.expect_between(place, turn, first, last)
    sheet.expect_once(place, [str(turn) for turn in turns])


def _check_submissions(sheet: Sheet) -> None:
    pairs = [f"{row['vassal']} – {row['overlord']}" for row in sheet.facts["submission"]]
    sheet.expect_exactly("submission", pairs, SUBMISSIONS)
    for number, row in enumerate(sheet.facts["submission"], 1):
        roman, place = row["overlord"] == "romans", f"submission {number}.turns"
        _check_turn_list(sheet, place, row["turns"], 1 if roman else ROME + 1, ROME if roman else TURNS)
    limits = sheet.facts["invader_limit"]
    sheet.expect_once("invader_limit", [row["nation"] for row in limits])
    for number, row in enumerate(limits, 1):
        for key in ("seas", "land"):
            sheet.expect_once(f"invader_limit {number}.{key}", row.get(key, []))


# --- Points ---------------------------------------------------------------------------------------


def _check_points(sheet: Sheet) -> None:
    """A nation has one table for a scoring turn, one for occupations, and one for what raiders hold."""
    facts = sheet.facts
    scoring = [turn["number"] for turn in facts["turn"] if turn.get("scoring")]
    counted: list[str] = []
    for number, row in enumerate(facts["hold"], 1):
        place = f"hold {number}"
        for turn in row["turns"]:
            counted.append(f"{row['nation']} {turn}")
            if turn not in scoring or (row["nation"] == "romans" and turn > ROME):
                sheet.refuse(f"{place}.turns", str(turn))
        if row.get("limes", False) != (row["nation"] == "romans"):
            sheet.refuse(f"{place}.limes", row["nation"])
    sheet.expect_once("hold", counted)
    for number, row in enumerate(facts["occupy"], 1):
        place = f"occupy {number}"
        _check_turn_list(sheet, f"{place}.turns", row["turns"], 1, TURNS)
        if row.get("vassals", False) != (row["nation"] == "romans"):
            sheet.refuse(f"{place}.vassals", row["nation"])
    windows = [f"{row['nation']}{' at_withdrawal' * row.get('at_withdrawal', False)}" for row in facts["occupy"]]
    sheet.expect_once("occupy", windows)
    sheet.expect_once("cap", [row["nation"] for row in facts["cap"]])


def _check_kills(sheet: Sheet) -> None:
    """A row is about leaders, or about armies, cavalry or forts of somebody."""
    for number, row in enumerate(sheet.facts["kills"]["rows"], 1):
        place = f"kills.rows {number}"
        if ("leaders" in row) == ("of" in row):
            sheet.refuse(f"{place} (of, leaders)", row["nation"])
        for key in ("turns", "not_in_own_turn"):
            sheet.expect_once(f"{place}.{key}", [str(turn) for turn in row.get(key, [])])
        for key in ("leaders", "victims"):
            sheet.expect_once(f"{place}.{key}", row.get(key, []))
    sheet.expect_once("windfall.killers", sheet.facts["windfall"]["killers"])
    sheet.expect_once("windfall.turns", [str(turn) for turn in sheet.facts["windfall"]["turns"]])


# --- Scenarios ------------------------------------------------------------------------------------


def _check_scenario(sheet: Sheet, scenario: dict[str, Any]) -> None:
    """Each area has one nation, nobody more than the pool, and everything its time."""
    place, first = f"scenario {scenario['id']}", scenario["first_turn"]
    sheet.expect_between(f"{place}.last_turn", scenario["last_turn"], first, TURNS)
    sheet.expect_once(f"{place}.out", scenario.get("out", []))
    pools = {(row["nation"], row["unit"]): row["pool"] for row in sheet.facts["forces"]["rows"]}
    numbers: dict[tuple[str, str], int] = {}
    holders: dict[str, str] = {}
    for at, row in enumerate(scenario["setup"], 1):
        nation, unit, here = row["nation"], row["unit"], f"{place}.setup {at}"
        sheet.expect_known(f"{here}.unit", [unit], _usual_of(nation))
        sheet.expect_once(f"{here}.areas", row["areas"])
        late = first > ROME if nation == "romans" else unit == "burh" and first < FIRST_BURHS
        if nation in scenario.get("out", []) or late:
            sheet.refuse(here, f"{nation} {unit}")
        sheet.expect_between(f"{here}.count", row["count"], 1, 1 if unit in STRUCTURES else MOST_ARMIES)
        for area in row["areas"]:
            if holders.setdefault(area, nation) != nation:
                sheet.refuse(f"{here}.areas", area)
        numbers[nation, unit] = numbers.get((nation, unit), 0) + row["count"] * len(row["areas"])
    for (nation, unit), number in numbers.items():
        sheet.expect_between(f"{place}.setup, {nation} {unit}", number, 1, pools.get((nation, unit), 0))
    bonds = [f"{bond['vassal']} – {bond['overlord']}" for bond in scenario.get("vassals", [])]
    sheet.expect_known(f"{place}.vassals", bonds, SUBMISSIONS)
    sheet.expect_known(
        f"{place}.vassals", [name for bond in scenario.get("vassals", []) for name in bond.values()], holders.values()
    )
