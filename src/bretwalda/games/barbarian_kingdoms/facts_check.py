"""What other facts of Barbarian Kingdoms must keep to: the program knows kingdoms, provinces and tokens by name."""

from __future__ import annotations

from bretwalda.engine.facts import Sheet

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
}
PIECES = 4  # warriors of a kingdom, and control tokens: the tracks have so many prices
INITIAL = 3  # provinces of a kingdom
MOST_ROUNDS = 300  # a random game of more would take too long


def check(sheet: Sheet) -> None:
    sheet.expect_exactly("kingdom", sheet.ids("kingdom"), KINGDOMS)
    sheet.expect_exactly("province", sheet.ids("province"), PROVINCES)
    sheet.expect_exactly("title", sheet.ids("title"), TITLES)
    sheet.expect_exactly("configuration", sheet.ids("configuration"), CONFIGURATIONS)
    _check_tokens(sheet)
    _check_costs(sheet)
    _check_kingdoms(sheet)
    _check_powers(sheet)
    _check_borders(sheet)
    _check_configurations(sheet)


def _check_tokens(sheet: Sheet) -> None:
    """Hoards are reckoned with these values, change with a single diamond, and choices with the sum of all."""
    facts = sheet.facts
    sheet.expect_exactly("token", sheet.ids("token"), list(TOKENS))
    for token in facts["token"]:
        sheet.expect_number(f"token {token['id']}.value", token["value"], TOKENS[token["id"]])
    sheet.expect_number("token (tremis)", sum(token["value"] * token["count"] for token in facts["token"]), 134)
    counts = [token["count"] for token in facts["token"]]
    sheet.expect_between("token diamond.count", counts[-1], 0, 1)
    sheet.expect_number("setup.treasury", len(facts["setup"]["treasury"]), len(TOKENS))
    sheet.expect_number("setup.initial_provinces", len(facts["setup"]["initial_provinces"]), INITIAL)
    sheet.expect_known("setup.initial_provinces", facts["setup"]["initial_provinces"], TOKENS)
    for name, number, each in zip(TOKENS, counts, facts["setup"]["treasury"], strict=True):
        at_home = facts["setup"]["initial_provinces"].count(name)
        sheet.expect_between(f"setup ({name})", len(KINGDOMS) * (each + at_home), 0, number)
    neutral = len(PROVINCES) - INITIAL * len(KINGDOMS)
    dealt = len(KINGDOMS) * (sum(facts["setup"]["treasury"]) + INITIAL) + neutral
    sheet.expect_between("setup (tokens)", dealt, 0, sum(counts))


def _check_costs(sheet: Sheet) -> None:
    facts = sheet.facts
    for name in ("recruit", "claim"):
        sheet.expect_number(f"costs.{name} (prices)", len(facts["costs"][name]), PIECES)
        for price in facts["costs"][name]:
            sheet.expect_between(f"costs.{name}", price, 0, 50)
    for name in ("warriors", "control_tokens"):
        sheet.expect_number(f"pieces.{name}", facts["pieces"][name], PIECES)
    sheet.expect_between("victory.provinces", facts["victory"]["provinces"], 4, INITIAL + PIECES)
    sheet.expect_between("victory.kings", facts["victory"]["kings"], 1, 2)
    sheet.expect_between("reign.tremis_a_point", facts["reign"]["tremis_a_point"], 1, 134)
    sheet.expect_between("rounds.last", facts["rounds"]["last"], 1, MOST_ROUNDS)
    sheet.expect_known("rounds.limits", ["0"], map(str, facts["rounds"]["limits"]))
    for limit in facts["rounds"]["limits"]:
        sheet.expect_between("rounds.limits", limit, 0, MOST_ROUNDS)


def _check_kingdoms(sheet: Sheet) -> None:
    """Three provinces each, none of them twice, and a domination tile for a neutral one."""
    facts = sheet.facts
    initial = [name for row in facts["kingdom"] for name in row["provinces"]]
    sheet.expect_once("kingdom.provinces", initial)
    for row in facts["kingdom"]:
        sheet.expect_number(f"kingdom {row['id']}.provinces", len(row["provinces"]), INITIAL)
        sheet.expect_known(f"kingdom {row['id']}.provinces", row["provinces"], PROVINCES)
        tile = facts["domination"][row["id"]]
        sheet.expect_known(f"domination.{row['id']}", [tile], [name for name in PROVINCES if name not in initial])


def _check_powers(sheet: Sheet) -> None:
    """Hooks that the rules ask at, values that make sense there, names that have texts."""
    for row in sheet.facts["kingdom"]:
        for slot in SLOTS:
            place, power = f"kingdom {row['id']}.{slot}", row[slot]
            sheet.expect_known(f"{place}.id", [power["id"]], POWERS)
            sheet.expect_known(f"{place}.hook", [power["hook"]], HOOKS)
            sheet.expect_between(f"{place}.value", power["value"], *HOOKS[power["hook"]])


def _check_borders(sheet: Sheet) -> None:
    """Neighbours name each other, and a port lies on the coast."""
    rows = {row["id"]: row for row in sheet.facts["province"]}
    for name, row in rows.items():
        for way in ("adjacent", "straits"):
            place, neighbours = f"province {name}.{way}", row.get(way, [])
            sheet.expect_known(place, neighbours, PROVINCES)
            sheet.expect_once(place, neighbours)
            for neighbour in neighbours:
                if name not in rows[neighbour].get(way, []) or name == neighbour:
                    sheet.refuse(place, neighbour)
        if "port" in row and not row["coastal"]:
            sheet.refuse(f"province {name}.port", row["port"])


def _check_configurations(sheet: Sheet) -> None:
    """As many kingdoms as players, two each for two; the letters share the kingdoms out equally."""
    for row in sheet.facts["configuration"]:
        place, players = f"configuration {row['id']}", row["players"]
        sheet.expect_number(f"{place}.players", players, int(row["id"][1]))
        sheet.expect_number(f"{place}.kingdoms", len(row["kingdoms"]), 4 if players == 2 else players)
        sheet.expect_known(f"{place}.kingdoms", row["kingdoms"], KINGDOMS)
        sheet.expect_once(f"{place}.kingdoms", row["kingdoms"])
        lettered = [name for side in row["sides"] for name in side]
        if players in (2, 4, 6) or lettered:
            sheet.expect_exactly(f"{place}.sides", sorted(lettered), sorted(row["kingdoms"]))
            sheet.expect_number(f"{place}.sides", len({len(side) for side in row["sides"]}), 1)
        if players == 2:
            sheet.expect_number(f"{place}.sides", len(row["sides"]), 2)
