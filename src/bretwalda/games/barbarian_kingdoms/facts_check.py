"""What other facts of Barbarian Kingdoms must keep to: the program knows kingdoms, provinces and tokens by name."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bretwalda.engine.facts import Sheet
from bretwalda.engine.facts_schema import Schema, fixed, flag, name, number, rows, text, words
from bretwalda.engine.languages import LANGUAGES
from bretwalda.engine.sources import CONFIRMED, check_confirmed
from bretwalda.engine.wording import check_words

HERE = Path(__file__).parent
RENAMABLE = ("kingdom", "zone", "token", "title")

KINGDOMS = ["huns", "ostrogoths", "vandals", "visigoths", "saxons", "franks"]
PROVINCES = [
    "hibernia", "caledonia", "britannia_secunda", "britannia_prima", "maxima_caesariensis", "frisia",
    "germania_secunda", "belgica_secunda", "belgica_prima", "thuringia", "alemannia", "lugdunensis",
    "armorica", "burgundia", "aquitania", "novempopulana", "narbonensis", "tarraconensis", "gallaecia",
    "lusitania", "baetica", "mauretania", "numidia", "africa", "byzacena", "sicilia", "sardinia", "apulia",
    "roma", "italia_annonaria", "noricum", "dalmatia", "boiohaemum", "pannonia", "dacia", "moesia",
]  # fmt: skip
TOKENS = {"bronze": 1, "silver": 2, "gold": 3, "diamond": 5}
TITLES = ["atrocious", "humiliating", "adequate", "brilliant", "legendary"]
CONFIGURATIONS = [
    "c2a", "c2b", "c2c", "c3a", "c3b", "c3c", "c3d", "c4a", "c4b", "c4c", "c5a", "c5b", "c5c", "c6a", "c6b",
]  # fmt: skip
KINGS = ["attila", "theodoric", "geiseric", "alaric", "aelle", "clovis"]
SLOTS = ("kingdom_power", "king_power")
POWERS = [
    "steppe_riders", "scourge_of_god", "walls_of_italy", "theodoric_the_great", "corsairs", "lord_of_the_sea",
    "foederati", "sack_of_rome", "adventus_saxonum", "bretwalda", "gallo_roman_fisc", "baptism_of_clovis",
]  # fmt: skip
# Each hook and the values that make sense there (docs/powers.md).
HOOKS = {
    "manoeuvre.moves_per_unit": (1, 9),
    "invade.after_success": (0, 1),
    "battle.control_marker_value": (0, 50),
    "battle.tie": (0, 1),
    "turn.end": (0, 5),
    "map.port_for_unit": (0, 1),
    "claim.cost": (0, 50),
    "battle.after_bribes": (0, 50),
    "recruit.count": (1, 4),
    "battle.warrior_value": (0, 50),
    "tax.amount": (0, 50),
    "claim.contestable": (0, 1),
    "recruit.cost": (0, 50),
    "battle.king_value": (0, 50),
    "battle.bonus": (0, 50),
}
# When an effect may hold: always to be known, in a province, in a battle (docs/powers.md).
ALWAYS_KNOWN = ("king_lives", "king_fallen", "capital_held", "capital_lost", "fewest_provinces")
OF_A_PLACE = ("home", "abroad", "coast")
OF_A_BATTLE = ("attacking", "defending", "against_king")
WITH_A_PLACE = ("claim.cost", "claim.contestable", "invade.after_success")  # and all that begin with "battle."
EXCLUSIVE = (
    ("king_lives", "king_fallen"),
    ("capital_held", "capital_lost"),
    ("home", "abroad"),
    ("attacking", "defending"),
)
MOST_EFFECTS = 8  # of a power
PIECES = 4  # warriors of a kingdom, and control tokens: the tracks have that many prices
INITIAL = 3  # provinces of a kingdom
MOST_TREMIS = 134  # all tokens of the game together: that many sums can be named
DEAREST = 10  # prices, ransoms: every way to pay one is a choice
MOST_POINTS = 50  # of a piece in battle
WIDTH, HEIGHT = 1400, 1000  # of the canvas
MOST_ROUNDS = 300  # a random game of more would take too long


WHEN = name(*ALWAYS_KNOWN, *OF_A_PLACE, *OF_A_BATTLE, count=(1, 5))
EFFECT = {"hook": name(*HOOKS), "value": number(0, MOST_POINTS), "when": WHEN}
POWER = {
    "id": text(30),
    **EFFECT,
    "also": rows(1, MOST_EFFECTS - 1, "hook", "value"),
    **{f"also.{key}": kind for key, kind in EFFECT.items()},
    **{f"name.{language}": text(40) for language in LANGUAGES},
    **{f"text.{language}": text(300) for language in LANGUAGES},
}

SCHEMA: Schema = {
    "game.title": text(),
    "game.designer": text(),
    "game.publisher": text(),
    "game.year": number(1900, 2100),
    "game.minutes": number(1, 600),
    "pieces.warriors": fixed(PIECES),
    "pieces.control_tokens": fixed(PIECES),
    "token.id": name(*TOKENS),
    "token.value": number(1, 5),
    "token.count": number(0, 60),
    "setup.treasury": number(0, 10, count=len(TOKENS)),
    "setup.initial_provinces": name(*TOKENS, count=INITIAL),
    "costs.recruit": number(0, DEAREST, count=PIECES),
    "costs.claim": number(0, DEAREST, count=PIECES),
    "costs.least_claim": number(0, DEAREST),
    "battle.control_marker": number(0, MOST_POINTS),
    "battle.king": number(1, MOST_POINTS),
    "battle.warrior": number(1, MOST_POINTS),
    "victory.provinces": number(4, INITIAL + PIECES),
    "victory.kings": number(1, 2),
    "reign.enemy_king": number(0, 20),
    "reign.own_king": number(0, 20),
    "reign.warrior": number(0, 20),
    "reign.control_token": number(0, 20),
    "reign.tremis_a_point": number(1, MOST_TREMIS),
    "title.id": name(*TITLES),
    "title.points": number(0, 100),
    "rounds.limits": number(0, MOST_ROUNDS, count=(1, 10)),
    "rounds.last": number(1, MOST_ROUNDS),
    "kingdom.id": name(*KINGDOMS),
    "kingdom.king": name(*KINGS),
    "kingdom.colour": text(7),
    "kingdom.provinces": name(*PROVINCES, count=INITIAL),
    "kingdom.costs.recruit": number(0, DEAREST, count=PIECES),
    "kingdom.costs.claim": number(0, DEAREST, count=PIECES),
    **{f"kingdom.{slot}.{key}": kind for slot in SLOTS for key, kind in POWER.items()},
    "configuration.id": name(*CONFIGURATIONS),
    "configuration.players": number(2, 6),
    "configuration.kingdoms": name(*KINGDOMS),
    "configuration.sides": name(*KINGDOMS),
    "configuration.beginner": flag(),
    "domination.*": name(*PROVINCES),
    "province.id": name(*PROVINCES),
    "province.name": text(30),
    "province.adjacent": name(*PROVINCES),
    "province.straits": name(*PROVINCES),
    "province.coastal": flag(),
    "province.port": text(30),
    "province.port_at": number(0, WIDTH, count=2),
    "province.at": number(0, WIDTH, count=2),
    "province.outline": name("@corners", count=(3, 100)),
    "anchorage.*": number(0, WIDTH, count=2),
    "corners.*": number(0, WIDTH, count=2),
    **words(),
    **CONFIRMED,
}


def check(sheet: Sheet) -> None:
    facts = sheet.facts
    sheet.expect_exactly("kingdom", sheet.ids("kingdom"), KINGDOMS)
    sheet.expect_exactly("kingdom (king)", [row["king"] for row in facts["kingdom"]], KINGS)
    sheet.expect_exactly("province", sheet.ids("province"), PROVINCES)
    sheet.expect_exactly("title", sheet.ids("title"), TITLES)
    sheet.expect_exactly("configuration", sheet.ids("configuration"), CONFIGURATIONS)
    _check_tokens(sheet)
    _check_costs(sheet)
    _check_kingdoms(sheet)
    _check_powers(sheet)
    _check_borders(sheet)
    _check_configurations(sheet)
    check_words(sheet, HERE, RENAMABLE)
    check_confirmed(sheet, HERE)


def _check_tokens(sheet: Sheet) -> None:
    """Hoards are computed with these values, change with a single diamond, and choices with the sum of all."""
    facts = sheet.facts
    sheet.expect_exactly("token", sheet.ids("token"), list(TOKENS))
    for token in facts["token"]:
        sheet.expect_number(f"token {token['id']}.value", token["value"], TOKENS[token["id"]])
    worth = sum(token["value"] * token["count"] for token in facts["token"])
    sheet.expect_number("token (tremis)", worth, MOST_TREMIS)
    counts = [token["count"] for token in facts["token"]]
    sheet.expect_between("token diamond.count", counts[-1], 0, 1)
    for token, each_has, in_all in zip(TOKENS, facts["setup"]["treasury"], counts, strict=True):
        at_home = facts["setup"]["initial_provinces"].count(token)
        sheet.expect_between(f"setup ({token})", len(KINGDOMS) * (each_has + at_home), 0, in_all)
    neutral = len(PROVINCES) - INITIAL * len(KINGDOMS)
    dealt = len(KINGDOMS) * (sum(facts["setup"]["treasury"]) + INITIAL) + neutral
    sheet.expect_between("setup (tokens)", dealt, 0, sum(counts))


def _check_costs(sheet: Sheet) -> None:
    """Tracks rise; no claim may be dearer for its discount than without."""
    facts = sheet.facts
    tracks = {f"costs.{key}": facts["costs"][key] for key in ("recruit", "claim")}
    for row in facts["kingdom"]:
        tracks |= {f"kingdom {row['id']}.costs.{key}": prices for key, prices in row.get("costs", {}).items()}
    for place, prices in tracks.items():
        sheet.expect_exactly(place, prices, sorted(prices))
        if place.endswith("claim"):
            sheet.expect_between("costs.least_claim", facts["costs"]["least_claim"], 0, prices[0])
    sheet.expect_known("rounds.limits", ["0"], map(str, facts["rounds"]["limits"]))
    sheet.expect_once("rounds.limits", [str(limit) for limit in facts["rounds"]["limits"]])
    points = [title["points"] for title in facts["title"]]
    sheet.expect_exactly("title (points)", points, sorted({0, *points}))


def _check_kingdoms(sheet: Sheet) -> None:
    """Three provinces each, none of them twice, and a domination tile for a neutral one of its own."""
    facts = sheet.facts
    initial = [province for row in facts["kingdom"] for province in row["provinces"]]
    sheet.expect_once("kingdom", initial)
    for row in facts["kingdom"]:
        if not re.fullmatch("#[0-9A-Fa-f]{6}", row["colour"]):
            sheet.refuse(f"kingdom {row['id']}.colour", row["colour"])
    for kingdom, tile in facts["domination"].items():
        sheet.expect_known(f"domination.{kingdom}", [tile], [each for each in PROVINCES if each not in initial])
    sheet.expect_once("domination", list(facts["domination"].values()))


def _check_powers(sheet: Sheet) -> None:
    """Values and conditions that make sense at their hooks; every power once, with a name if it is not one of ours.

    A name or text in one language is that of the others, too.
    """
    powers = {f"kingdom {row['id']}.{slot}": row[slot] for row in sheet.facts["kingdom"] for slot in SLOTS}
    for place, power in powers.items():
        if not re.fullmatch("[a-z][a-z0-9_]*", power["id"]):
            sheet.refuse(f"{place}.id", power["id"])
        for key in ("name", "text"):
            if key in power and not power[key]:
                sheet.refuse(f"{place}.{key}", ", ".join(LANGUAGES))
        if power["id"] not in POWERS and "name" not in power:
            sheet.expect_known(f"{place}.id", [power["id"]], POWERS)
        _check_effect(sheet, place, power)
        for at, effect in enumerate(power.get("also", []), 1):
            _check_effect(sheet, f"{place}.also {at}", effect)
    sheet.expect_once("kingdom", [power["id"] for power in powers.values()])


def _check_effect(sheet: Sheet, place: str, effect: dict[str, Any]) -> None:
    """What is asked at this hook, and what is known there."""
    hook, when = effect["hook"], effect.get("when", [])
    sheet.expect_between(f"{place}.value", effect["value"], *HOOKS[hook])
    sheet.expect_once(f"{place}.when", when)
    in_battle = hook.startswith("battle.")
    known = [
        *ALWAYS_KNOWN,
        *(OF_A_PLACE if in_battle or hook in WITH_A_PLACE else ()),
        *(OF_A_BATTLE if in_battle else ()),
    ]
    sheet.expect_known(f"{place}.when", when, known)
    for one, other in EXCLUSIVE:
        if one in when and other in when:
            sheet.refuse(f"{place}.when", other)


def _check_borders(sheet: Sheet) -> None:
    """Neighbours name each other, everywhere can be reached, and a port lies on the coast and on the board."""
    rows = {row["id"]: row for row in sheet.facts["province"]}
    for province, row in rows.items():
        sheet.expect_once(f"province {province}", [*row["adjacent"], *row.get("straits", []), province])
        for way in ("adjacent", "straits"):
            place, neighbours = f"province {province}.{way}", row.get(way, [])
            for neighbour in neighbours:
                if province not in rows[neighbour].get(way, []):
                    sheet.refuse(place, neighbour)
        if "port" in row and not row["coastal"]:
            sheet.refuse(f"province {province}.port", row["port"])
        if ("port" in row) != ("port_at" in row):
            sheet.refuse(f"province {province}", "port, port_at")
        for at in ("at", "port_at"):
            sheet.expect_between(f"province {province}.{at}", row.get(at, [0, 0])[1], 0, HEIGHT)
        sheet.expect_between(f"province {province}.outline", len(row["outline"]), 1, 10)
    ways = [(one, other) for one, row in rows.items() for other in [*row["adjacent"], *row.get("straits", [])]]
    ways += [(one, "sea") for one, row in rows.items() if "port" in row]
    sheet.expect_reachable("province", PROVINCES, ways)


def _check_configurations(sheet: Sheet) -> None:
    """As many kingdoms as players, two each for two; the letters share the kingdoms out equally."""
    for row in sheet.facts["configuration"]:
        place, players = f"configuration {row['id']}", row["players"]
        sheet.expect_number(f"{place}.players", players, int(row["id"][1]))
        sheet.expect_number(f"{place}.kingdoms", len(row["kingdoms"]), 4 if players == 2 else players)
        sheet.expect_once(f"{place}.kingdoms", row["kingdoms"])
        lettered = [kingdom for side in row["sides"] for kingdom in side]
        if players in (2, 4, 6) or row["sides"]:
            sheet.expect_exactly(f"{place}.sides", sorted(lettered), sorted(row["kingdoms"]))
            sheet.expect_number(f"{place}.sides", len({len(side) for side in row["sides"]}), 1)
        if players == 2:
            sheet.expect_number(f"{place}.sides", len(row["sides"]), 2)
