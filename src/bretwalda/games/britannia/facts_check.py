"""What other facts of Invasions: Britannia must keep to: names that are there, borders from both sides, and numbers
that the program can reckon with."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from typing import Any

from bretwalda.engine.facts import Sheet

LANDS = [
    "avalon", "bernicia", "cheshire", "cumbria", "downlands", "essex", "galloway", "hwicce", "kent", "lindsey",
    "lothian", "march", "norfolk", "north_mercia", "pennines", "south_mercia", "suffolk", "sussex", "wessex", "york",
    "clwyd", "cornwall", "devon", "dyfed", "gwent", "gwynedd", "powys", "alban", "caithness", "dalriada", "dunedin",
    "hebrides", "mar", "moray", "orkneys", "skye", "strathclyde",
]  # fmt: skip
SEAS = [
    "sinus_britannicus", "litus_saxonicus", "oceanus_germanicus", "mare_orcadum", "oceanus_hyperborealis",
    "mare_caledonicum", "mare_hibernicum", "oceanus_atlanticus",
]  # fmt: skip
THEATRES = ["england", "wales", "scotland"]
TERRAINS = ["clear", "mountain", "marsh"]
PLAYERS = ["yellow", "blue", "red", "green"]
NATIONS = [
    "romans", "romano_british", "belgae", "welsh", "brigantes", "caledonians", "picts", "irish", "scots", "norsemen",
    "dubliners", "danes", "norwegians", "saxons", "jutes", "angles", "normans",
]  # fmt: skip
LEADERS = [
    "boudicca", "arthur", "urien", "fergus", "aelle", "ida", "oswiu", "offa", "ketil", "egbert", "ivar_halfdan",
    "alfred", "olaf", "edgar", "cnut", "harald_hardrada", "harold", "william", "svein",
    "vespasian", "paulinus", "agricola", "caratacus", "boru", "edward",
]  # fmt: skip
SCENARIOS = ["dux_britannia", "artorius_rex", "furor_normanis", "hadrianus"]
STATUSES = ["boats", "raiders", "all_raiders", "major_invasion"]
KILLED = ["army", "cavalry", "fort"]
# Attack, defence, the die that kills, and hits: the exact odds of battles are made of these.
UNITS = {
    "infantry": (5, 5, 5, 1),
    "cavalry": (4, 4, 6, 1),
    "legion": (4, 4, 6, 1),
    "fort": (0, 5, 5, 1),
    "burh": (0, 0, 5, 1),
    "wall": (0, 0, 5, 2),
    "auxilia": (4, 4, 5, 1),
    "berserk": (4, 4, 5, 1),
    "elite": (4, 4, 5, 1),
    "elite_legion": (4, 4, 6, 2),
    "huskarl": (4, 4, 5, 2),
    "motte": (0, 0, 7, 1),
}
OF_VARIANT = ["auxilia", "berserk", "elite", "elite_legion", "huskarl", "motte"]
# And whose they are.
STRUCTURES = {"fort": ["romans"], "wall": ["romans"], "burh": ["saxons", "angles"], "motte": ["normans"]}
# The armies of the variant: whose, and two kinds of a nation at most, of which one takes two hits.
PICKED = {
    "elite_legion": ["romans"], "auxilia": ["romans"], "berserk": ["norsemen", "dubliners", "norwegians"],
    "huskarl": ["danes", "saxons"], "elite": ["saxons", "angles"],
}  # fmt: skip
VARIANT_LEADERS = ["vespasian", "paulinus", "agricola", "caratacus", "boru", "edward"]
# Events with the lines of the timeline that the rules give them.
EVENTS = [
    "1 belgae boudicca", "2 romans trajan", "3 romans roman_reinforcement", "4 romans roman_reinforcement",
    "5 romans roman_reinforcement", "6 romano_british romano_british", "7 romano_british arthur",
    "8 romano_british cavalry_to_infantry", "11 danes danish_raid", "11 saxons burhs_available", "14 danes cnut",
    "14 saxons burhs_withdrawn", "16 norwegians norwegian_reinforcement", "16 saxons saxon_reinforcement",
    "16 normans norman_reinforcement",
]  # fmt: skip
TOLD_OF = [
    "boudicca", "trajan", "roman_reinforcement", "romano_british", "arthur", "cnut", "norwegian_reinforcement",
    "saxon_reinforcement", "norman_reinforcement",
]  # fmt: skip
SUBMISSIONS = ["belgae – romans", "welsh – romans", "picts – romans", "brigantes – romans", "brigantes – angles"]
TURNS = 16
SCORING = 5  # turns on which areas are counted
ROME = 5  # the last turn of the Romans
FIRST_BURHS = 11
FARTHEST = 4  # movement points, a leader's bonus included
MOST_ARMIES = 31  # of a kind: dice that show the same are counted in five bits
MOST_LEGIONS = 16  # the table of reinforcements ends here
MOST_PICKED = 6  # of a kind of the variant, which the odds can tell apart
MOST_JOURNEYS = 7  # counted in three bits
HIGHEST_POINTS = 30  # for an area
HIGHEST_PRICE = 30


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


# --- The map --------------------------------------------------------------------------------------


def _check_map(sheet: Sheet) -> None:
    """Borders and straits are the same from both sides; one can get everywhere."""
    areas = sheet.facts["area"]
    for row in areas:
        place = f"area {row['id']}"
        sheet.expect_known(f"{place}.theatre", [row["theatre"]], THEATRES)
        sheet.expect_known(f"{place}.terrain", [row["terrain"]], TERRAINS)
        sheet.expect_known(f"{place}.coast", row["coast"], SEAS)
        sheet.expect_once(place, [*row["borders"], *row.get("straits", []), row["id"]])
    for key in ("borders", "straits"):
        _check_mutual(sheet, "area", key, LANDS)
    links = [(row["id"], other) for row in areas for other in [*row["borders"], *row.get("straits", []), *row["coast"]]]
    sheet.expect_reachable("area", LANDS, links)
    for name, members in sheet.facts["group"].items():
        sheet.expect_known(f"group.{name}", members, LANDS)
        sheet.expect_once(f"group.{name}", members)


def _check_seas(sheet: Sheet) -> None:
    """A coast knows its sea and the sea its coast; halves are parts of whole seas beside them."""
    seas = {row["id"]: row for row in sheet.facts["sea"]}
    _check_mutual(sheet, "sea", "borders", SEAS)
    for area in sheet.facts["area"]:
        for sea in area["coast"]:
            if area["id"] not in seas[sea]["coasts"]:
                sheet.refuse(f"area {area['id']}.coast", sea)
    coasts = {row["id"]: row["coast"] for row in sheet.facts["area"]}
    for name, sea in seas.items():
        sheet.expect_known(f"sea {name}.coasts", sea["coasts"], LANDS)
        for area in sea["coasts"]:
            if name not in coasts[area]:
                sheet.refuse(f"sea {name}.coasts", area)
        whole = sea.get("part_of")
        if whole is not None:
            sheet.expect_known(f"sea {name}.part_of", [whole], sea["borders"])
            if "part_of" in seas[whole]:
                sheet.refuse(f"sea {name}.part_of", whole)


def _check_mutual(sheet: Sheet, table: str, key: str, known: list[str]) -> None:
    """Whoever is named as a neighbour names the other in turn."""
    neighbours = {row["id"]: row.get(key, []) for row in sheet.facts[table]}
    for name, others in neighbours.items():
        sheet.expect_known(f"{table} {name}.{key}", others, known)
        for other in others:
            if name not in neighbours[other]:
                sheet.refuse(f"{table} {name}.{key}", other)


# --- Players, nations, units ----------------------------------------------------------------------


def _check_players(sheet: Sheet) -> None:
    """Every nation has one player, who knows it."""
    for nation in sheet.facts["nation"]:
        sheet.expect_known(f"nation {nation['id']}.player", [nation["player"]], PLAYERS)
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
    for row in rows:
        sheet.expect_known("forces.rows (nation)", [row["nation"]], NATIONS)
        sheet.expect_known(f"forces.rows, {row['nation']} (unit)", [row["unit"]], _units_of(row["nation"]))
        place = f"forces.rows, {row['nation']} {row['unit']}"
        limits = {"fort": len(LANDS), "legion": MOST_LEGIONS} | dict.fromkeys(OF_VARIANT, MOST_PICKED)
        most = limits.get(row["unit"], MOST_ARMIES)
        late = row["unit"] in OF_VARIANT or (row["nation"], row["unit"]) == ("angles", "burh")
        if row.get("variant", False) != late:
            sheet.refuse(f"{place} (variant)", row["unit"])
        sheet.expect_between(f"{place}.pool", row["pool"] + row.get("later", 0), 1, most)
        sheet.expect_between(f"{place}.price", row.get("price", 1), 1, HIGHEST_PRICE)
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
    sheet.expect_number("game.turns", sheet.facts["game"]["turns"], TURNS)
    sheet.expect_number("game.players", sheet.facts["game"]["players"], len(PLAYERS))
    sheet.expect_exactly("turn", [turn["number"] for turn in turns], range(1, TURNS + 1))
    sheet.expect_number("turn (scoring)", sum(turn.get("scoring", False) for turn in turns), SCORING)
    for turn in turns:
        sheet.expect_number(f"turn {turn['number']}.years (number)", len(turn["years"]), 2)
        if turn.get("bretwalda") and turn.get("king"):
            sheet.refuse(f"turn {turn['number']}", "bretwalda, king")


def _check_timeline(sheet: Sheet) -> None:
    """One line at most for a nation on a turn; armies come by sea, events when the rules say so."""
    lines = sheet.facts["timeline"]
    for line in lines:
        place = f"timeline, {line['turn']} {line['nation']}"
        sheet.expect_between("timeline (turn)", line["turn"], 1, TURNS)
        sheet.expect_known("timeline (nation)", [line["nation"]], NATIONS)
        sheet.expect_known(f"{place}.status", line.get("status", []), STATUSES)
        for group in line.get("arrive", []):
            armies = [unit for unit in _usual_of(line["nation"]) if unit not in STRUCTURES]
            sheet.expect_known(f"{place}.arrive (unit)", [group["unit"]], armies)
            sheet.expect_known(f"{place}.arrive (at)", [group["at"]], SEAS)
            sheet.expect_between(f"{place}.arrive (count)", group["count"], 1, MOST_ARMIES)
        if line["nation"] == "romans":
            sheet.expect_between("timeline, romans (turn)", line["turn"], 1, ROME)
    sheet.expect_once("timeline", [f"{line['turn']} {line['nation']}" for line in lines])
    events = [f"{line['turn']} {line['nation']} {line['event']}" for line in lines if "event" in line]
    sheet.expect_exactly("timeline (event)", sorted(events), sorted(EVENTS))


def _check_leaders(sheet: Sheet) -> None:
    """Each comes on the line that names him, in one way, and not while another leads his nation."""
    named = {line["leader"]: (line["turn"], line["nation"]) for line in sheet.facts["timeline"] if "leader" in line}
    stays: dict[str, list[tuple[int, int]]] = {}
    for leader in sheet.facts["leader"]:
        place, name = f"leader {leader['id']}", leader["id"]
        sheet.expect_known(f"{place}.nation", [leader["nation"]], NATIONS)
        sheet.expect_between(f"{place}.turn", leader["turn"], 1, TURNS)
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
        sheet.expect_known(f"{place}.at", [leader["at"]] if "at" in leader else [], SEAS)
        sheet.expect_known(f"{place}.held", [leader["held"]] if "held" in leader else [], LANDS)
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
    for row in picked:
        sheet.expect_between("variant.picked (turn)", row["turn"], 1, TURNS)
    sheet.expect_once("variant.picked", [f"{row['turn']} {row['nation']}" for row in picked])
    sheet.expect_once("variant.royal", [row["nation"] for row in royal])
    river = sheet.facts["river"]
    sheet.expect_between("river.cost", river["cost"], 0, 1)
    sheet.expect_between("river.bonus", river["bonus"], 0, 1)
    borders = {area["id"]: area["borders"] for area in sheet.facts["area"]}
    for pair in river["between"]:
        sheet.expect_number("river.between (number)", len(pair), 2)
        sheet.expect_known("river.between", pair, LANDS)
        if pair[1] not in borders[pair[0]]:
            sheet.refuse("river.between", " – ".join(pair))
    sheet.expect_once("river.between", [" – ".join(sorted(pair)) for pair in river["between"]])


def _check_events(sheet: Sheet) -> None:
    event = sheet.facts["event"]
    sheet.expect_exactly("event", list(event), TOLD_OF)
    for name in ("roman_reinforcement", "norwegian_reinforcement", "norman_reinforcement"):
        sheet.expect_known(f"event.{name}.at", [event[name]["at"]], SEAS)
    for name, key, leader in (
        ("norwegian_reinforcement", "leader", "harald_hardrada"), ("saxon_reinforcement", "leader", "harold"),
        ("norman_reinforcement", "leader", "william"), ("norman_reinforcement", "rival", "harold"),
    ):  # fmt: skip
        sheet.expect_exactly(f"event.{name}.{key}", [event[name][key]], [leader])
    groups = sheet.facts["group"]
    sheet.expect_known("event.romano_british.home", [event["romano_british"]["home"]], groups)
    sheet.expect_known(
        "event.romano_british.with_wales", event["romano_british"]["with_wales"], [*LANDS, *THEATRES, *groups]
    )
    sheet.expect_known("event.norman_reinforcement.areas", [event["norman_reinforcement"]["areas"]], groups)
    for name, key, least in (
        ("boudicca", "infantry", 0), ("trajan", "more_than", 0), ("trajan", "removed", 0),
        ("romano_british", "most", 0), ("arthur", "cavalry", 0), ("cnut", "ratio", 1), ("cnut", "points", 0),
        ("cnut", "removed", 0),
        ("norwegian_reinforcement", "infantry_per_area", 0), ("saxon_reinforcement", "areas_per_infantry", 1),
        ("norman_reinforcement", "points_per_area", 0), ("norman_reinforcement", "points_without_rival", 0),
        ("norman_reinforcement", "infantry", 1), ("norman_reinforcement", "cavalry", 1),
    ):  # fmt: skip
        sheet.expect_between(f"event.{name}.{key}", event[name][key], least, MOST_ARMIES)
    _check_legions(sheet, event["roman_reinforcement"])


def _check_legions(sheet: Sheet, event: dict[str, Any]) -> None:
    """The table says for every number of legions how many come."""
    place = "event.roman_reinforcement"
    sheet.expect_between(f"{place}.first_turn", event["first_turn"], 1, ROME)
    covered: list[int] = []
    for row in event["rows"]:
        sheet.expect_number(f"{place}.rows (legions)", len(row["legions"]), 2)
        covered += range(row["legions"][0], row["legions"][1] + 1)
        sheet.expect_number(f"{place}.rows (come)", len(row["come"]), ROME + 1 - event["first_turn"])
        for legions in row["come"]:
            sheet.expect_between(f"{place}.rows (come)", legions, 0, MOST_LEGIONS)
    sheet.expect_exactly(f"{place}.rows (legions)", covered, range(MOST_LEGIONS + 1))


# --- Rules in numbers -----------------------------------------------------------------------------


def _check_numbers(sheet: Sheet) -> None:
    facts = sheet.facts
    for place, number in (
        ("stacking.overstacked_areas", 1), ("stacking.overstack_clear", -1), ("movement.clear", 1), ("movement.sea", 1),
        ("battle.die", 6), ("battle.leader_bonus", 1), ("battle.floor", 6),
        ("romano_british.spares_former_vassals_before", 8),
    ):  # fmt: skip
        table, key = place.split(".")
        sheet.expect_number(place, facts[table][key], number)
    movement, stacking = facts["movement"], facts["stacking"]
    for place, least, most in (
        ("growth.clear", 0, 9), ("growth.difficult", 0, 9), ("growth.vassal_share", 1, 9),
        ("stacking.clear", 1, MOST_ARMIES), ("stacking.difficult", 1, MOST_ARMIES),
        ("stacking.overstack_difficult", stacking["difficult"], MOST_ARMIES), ("overpopulation.units_per_area", 1, 9),
        ("movement.difficult", 1, FARTHEST), ("movement.strait", 0, FARTHEST), ("movement.leader_bonus", 0, 2),
        ("movement.leader", 1, FARTHEST - movement["leader_bonus"]), ("movement.overrun", 1, 9),
        ("movement.journeys", 2, MOST_JOURNEYS), ("bretwalda.points", 0, HIGHEST_POINTS),
        ("king.areas", 1, len(LANDS)), ("king.ratio", 1, 9), ("king.points", 0, HIGHEST_POINTS),
        ("burhs.most_on_map", 0, len(LANDS)), ("burhs.least_per_turn", 0, len(LANDS)),
    ):  # fmt: skip
        table, key = place.split(".")
        sheet.expect_between(place, facts[table][key], least, most)
    _check_turn_list(sheet, "burhs.turns", facts["burhs"]["turns"], FIRST_BURHS, TURNS)
    sheet.expect_known("growth.no_growth.nation", [facts["growth"]["no_growth"]["nation"]], NATIONS)
    sheet.expect_between("growth.no_growth.turn", facts["growth"]["no_growth"]["turn"], 1, TURNS)


def _check_turn_list(sheet: Sheet, place: str, turns: Iterable[int], first: int, last: int) -> None:
    for turn in turns:
        sheet.expect_between(place, turn, first, last)


def _check_submissions(sheet: Sheet) -> None:
    pairs = [f"{row['vassal']} – {row['overlord']}" for row in sheet.facts["submission"]]
    sheet.expect_exactly("submission", pairs, SUBMISSIONS)
    for row, pair in zip(sheet.facts["submission"], pairs, strict=True):
        roman = row["overlord"] == "romans"
        sheet.expect_between(f"submission, {pair}.most", row["most"], 0, len(LANDS))
        _check_turn_list(
            sheet, f"submission, {pair}.turns", row["turns"], 1 if roman else ROME + 1, ROME if roman else TURNS
        )
        sheet.expect_known(f"submission, {pair}.zone", [row["zone"]] if "zone" in row else [], sheet.facts["group"])
    limits = sheet.facts["invader_limit"]
    sheet.expect_once("invader_limit", [row["nation"] for row in limits])
    for row in limits:
        sheet.expect_known("invader_limit (nation)", [row["nation"]], NATIONS)
        sheet.expect_known(f"invader_limit, {row['nation']}.seas", row.get("seas", []), SEAS)
        sheet.expect_known(f"invader_limit, {row['nation']}.land", row.get("land", []), LANDS)


# --- Points ---------------------------------------------------------------------------------------


def _check_points(sheet: Sheet) -> None:
    """A nation has one table for a scoring turn, one for occupations, and one for what raiders hold."""
    facts = sheet.facts
    scoring = [turn["number"] for turn in facts["turn"] if turn.get("scoring")]
    counted: list[str] = []
    for row in facts["hold"]:
        place = f"hold, {row['nation']}"
        for turn in row["turns"]:
            counted.append(f"{row['nation']} {turn}")
            if turn not in scoring or (row["nation"] == "romans" and turn > ROME):
                sheet.refuse(f"{place}.turns", str(turn))
        if row.get("limes", False) != (row["nation"] == "romans"):
            sheet.refuse("hold (limes)", row["nation"])
        _check_scale(sheet, place, row)
    sheet.expect_once("hold", counted)
    for row in facts["occupy"]:
        place = f"occupy, {row['nation']}"
        _check_turn_list(sheet, f"{place}.turns", row["turns"], 1, TURNS)
        _check_scale(sheet, place, row)
        if row.get("vassals", False) != (row["nation"] == "romans"):
            sheet.refuse("occupy (vassals)", row["nation"])
    windows = [f"{row['nation']}{' at_withdrawal' * row.get('at_withdrawal', False)}" for row in facts["occupy"]]
    sheet.expect_once("occupy", windows)
    sheet.expect_once("cap", [row["nation"] for row in facts["cap"]])
    for row in facts["cap"]:
        sheet.expect_known("cap (nation)", [row["nation"]], NATIONS)
        sheet.expect_known(f"cap, {row['nation']}", [row["home"], *row["capped"]], [*THEATRES, *facts["group"]])


def _check_scale(sheet: Sheet, place: str, row: dict[str, Any]) -> None:
    sheet.expect_known(f"{place} (nation)", [row["nation"]], NATIONS)
    for step in row["scale"]:
        sheet.expect_between(f"{place}.scale (points)", step["points"], 0, HIGHEST_POINTS)
        known = [*LANDS, *THEATRES, *sheet.facts["group"], "everywhere"]
        sheet.expect_known(f"{place}.scale (areas)", step["areas"], known)


def _check_kills(sheet: Sheet) -> None:
    """A row is about leaders, or about armies, cavalry or forts of somebody."""
    sheet.expect_between("kills.leader", sheet.facts["kills"]["leader"], 0, HIGHEST_POINTS)
    for row in sheet.facts["kills"]["rows"]:
        sheet.expect_known("kills.rows (nation)", [row["nation"]], NATIONS)
        place = f"kills.rows, {row['nation']}"
        if ("leaders" in row) == ("of" in row):
            sheet.refuse("kills.rows (of, leaders)", row["nation"])
        sheet.expect_known(f"{place} (of)", [row["of"]] if "of" in row else [], KILLED)
        sheet.expect_known(f"{place} (leaders)", row.get("leaders", []), LEADERS)
        sheet.expect_known(f"{place} (victims)", row.get("victims", []), NATIONS)
        sheet.expect_between(f"{place} (points)", row["points"], 0, HIGHEST_POINTS)
        _check_turn_list(sheet, f"{place} (turns)", [*row.get("turns", []), *row.get("not_in_own_turn", [])], 1, TURNS)
    windfall = sheet.facts["windfall"]
    sheet.expect_known("windfall.nation", [windfall["nation"]], NATIONS)
    sheet.expect_known("windfall.leader", [windfall["leader"]], LEADERS)
    sheet.expect_known("windfall.killers", windfall["killers"], NATIONS)
    sheet.expect_between("windfall.points", windfall["points"], 0, HIGHEST_POINTS)
    _check_turn_list(sheet, "windfall.turns", windfall["turns"], 1, TURNS)


# --- Scenarios ------------------------------------------------------------------------------------


def _check_scenario(sheet: Sheet, scenario: dict[str, Any]) -> None:
    """Each area has one nation, nobody more than the pool, and everything its time."""
    place, first = f"scenario {scenario['id']}", scenario["first_turn"]
    sheet.expect_between(f"{place}.first_turn", first, 1, TURNS)
    sheet.expect_between(f"{place}.last_turn", scenario["last_turn"], first, TURNS)
    sheet.expect_known(f"{place}.out", scenario.get("out", []), NATIONS)
    pools = {(row["nation"], row["unit"]): row["pool"] for row in sheet.facts["forces"]["rows"]}
    numbers: dict[tuple[str, str], int] = {}
    holders: dict[str, str] = {}
    for row in scenario["setup"]:
        nation, unit = row["nation"], row["unit"]
        sheet.expect_known(f"{place}.setup (nation)", [nation], NATIONS)
        sheet.expect_known(f"{place}.setup, {nation} (unit)", [unit], _usual_of(nation))
        sheet.expect_known(f"{place}.setup, {nation} (areas)", row["areas"], LANDS)
        late = first > ROME if nation == "romans" else unit == "burh" and first < FIRST_BURHS
        if nation in scenario.get("out", []) or late:
            sheet.refuse(f"{place}.setup", f"{nation} {unit}")
        sheet.expect_between(f"{place}.setup (count)", row["count"], 1, 1 if unit in STRUCTURES else MOST_ARMIES)
        for area in row["areas"]:
            if holders.setdefault(area, nation) != nation:
                sheet.refuse(f"{place}.setup, {nation} (areas)", area)
        numbers[nation, unit] = numbers.get((nation, unit), 0) + row["count"] * len(row["areas"])
    for (nation, unit), number in numbers.items():
        sheet.expect_between(f"{place}.setup, {nation} {unit}", number, 1, pools.get((nation, unit), 0))
    bonds = [f"{bond['vassal']} – {bond['overlord']}" for bond in scenario.get("vassals", [])]
    sheet.expect_known(f"{place}.vassals", bonds, SUBMISSIONS)
    sheet.expect_known(
        f"{place}.vassals", [name for bond in scenario.get("vassals", []) for name in bond.values()], holders.values()
    )
