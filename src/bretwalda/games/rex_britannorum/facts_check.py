"""What other facts of Rex Britannorum must keep to: counts as in the rules, names that are there, roads that join."""

from __future__ import annotations

from pathlib import Path

from bretwalda.engine.facts import Sheet
from bretwalda.engine.facts_schema import Schema, fixed, flag, name, number, rows, text, words
from bretwalda.engine.languages import LANGUAGES
from bretwalda.engine.sources import CONFIRMED, check_confirmed
from bretwalda.engine.wording import check_words

from .expressions import Wrong, read, ways

HERE = Path(__file__).parent

KINGDOMS = ["brigantes", "iceni", "regnenses"]
ZONES = ["north", "center", "south"]
TRACKS = ["road", "cities", "regions"]
TYPES = ["fief", "city", "link"]
BEHAVIOURS = ["foresighted", "greedy", "impetuous"]
RATINGS = ["junk", "weak", "ordinary", "conquering", "remembered", "legend"]
MOST_PLACES = 58  # a set of places and jokers is one number
MOST_ALIKE = 3  # cards of one kind are counted in two bits
LARGEST = 255  # value on a track
# How many things each kind of condition names, and of which sort.
CONDITIONS = {
    "control_region": (1, "region"),
    "present_region": (1, "region"),
    "control_link": (1, "link"),
    "present_link": (1, "link"),
    "control_cities": (1, "zone"),
    "present_either": (2, "place"),
    "control_either": (2, "region"),
}
FREE = "where"  # a condition that is a free expression (`expressions.py`)
LONGEST_EXPRESSION = 200
RENAMABLE = ("kingdom", "zone", "track", "rating", "card")
LEAST_OPPIDA = 4  # that many cities one may hold at least
WIDTH, HEIGHT = 1000, 1400  # of the canvas

SCHEMA: Schema = {
    "game.title": text(),
    "game.designer": text(),
    "game.publisher": text(),
    "game.minutes": number(1, 600),
    "pieces.location_tokens": number(len(ZONES), MOST_PLACES + len(ZONES)),
    "pieces.objective_cards": number(9, 60),
    "pieces.troops_per_kingdom": number(2, 21),
    "pieces.reinforcement_cards": number(0, 21),
    "pieces.oppida_per_kingdom": number(LEAST_OPPIDA, MOST_PLACES),
    "setup.turns": number(2, 10),
    "setup.queue": number(1, 10),
    "setup.hand": number(1, 10),
    "setup.objectives_put_away": fixed(1),
    "setup.late_choice_turn": number(2, 10),
    "setup.tokens_per_turn": number(1, 30),
    "duel.tokens_to_rome": number(0, 30),
    "duel.tokens_per_turn": number(1, 30),
    "turn.recruits": number(2, 6),
    "turn.troops": fixed(2),
    "turn.extras": fixed(1),
    "turn.winner_tokens": number(1, 10),
    "turn.vassal_tokens": number(1, 10),
    "troops.copies": number(0, MOST_ALIKE, count=7),
    "reinforcements.copies": number(0, MOST_ALIKE, count=7),
    "deployment.id": text(20),
    "deployment.ends": name(*ZONES, count=2),
    "kingdom.id": name(*KINGDOMS),
    "kingdom.colour": text(20),
    "kingdom.leader": text(30),
    "kingdom.behaviour": name(*BEHAVIOURS),
    "kingdom.fief": name("@region"),
    "kingdom.start": name("@place"),
    "zone.id": name(*ZONES),
    "zone.colour": text(20),
    "zone.rome": name("@place"),
    "zone.x": number(0, WIDTH),
    "zone.y": number(0, HEIGHT),
    "region.id": text(30),
    "region.name": text(30),
    "region.zone": name(*ZONES),
    "region.x": number(0, WIDTH),
    "region.y": number(0, HEIGHT),
    "region.outline": number(0, HEIGHT, count=2),
    "place": rows(1, MOST_PLACES),
    "place.id": text(20),
    "place.name": text(30),
    "place.modern": text(40),
    "place.kind": name("road", "city"),
    "place.region": name("@region"),
    "place.token": flag(),
    "place.x": number(0, WIDTH),
    "place.y": number(0, HEIGHT),
    "roads.connections": name("@place", count=2),
    "link.id": text(30),
    "link.places": name("@place", count=(2, MOST_PLACES)),
    "track.id": name(*TRACKS),
    "track.start": number(0, 20),
    "track.end": number(1, LARGEST),
    "track.first": number(1, LARGEST),
    "track.thresholds": number(1, LARGEST, count=3),
    "rating.id": name(*RATINGS),
    "rating.from": number(0, 100),
    "objective.id": text(20),
    "objective.type": name(*TYPES),
    "objective.conditions": text(LONGEST_EXPRESSION, count=(2, 3)),
    **{f"objective.text.{language}": text(120, count=3) for language in LANGUAGES},
    **words(),
    **CONFIRMED,
}


def check(sheet: Sheet) -> None:
    sheet.expect_exactly("kingdom", sheet.ids("kingdom"), KINGDOMS)
    sheet.expect_exactly("zone", sheet.ids("zone"), ZONES)
    sheet.expect_exactly("track", sheet.ids("track"), TRACKS)
    sheet.expect_exactly("rating", sheet.ids("rating"), RATINGS)
    _check_counts(sheet)
    _check_cards(sheet)
    _check_places(sheet)
    _check_kingdoms(sheet)
    _check_connections(sheet)
    _check_links(sheet)
    _check_tracks(sheet)
    _check_objectives(sheet)
    check_words(sheet, HERE, RENAMABLE)
    check_confirmed(sheet, HERE)


def _check_counts(sheet: Sheet) -> None:
    """All tokens are drawn in a game, whichever way it is played."""
    facts = sheet.facts
    setup, duel, turns = facts["setup"], facts["duel"], facts["setup"]["turns"]
    tokens = sum(place["token"] for place in facts["place"]) + len(ZONES)
    sheet.expect_number("place (with token)", tokens - len(ZONES), facts["pieces"]["location_tokens"] - len(ZONES))
    sheet.expect_number("setup.tokens_per_turn × setup.turns", setup["tokens_per_turn"] * turns, tokens)
    drawn = duel["tokens_to_rome"] + duel["tokens_per_turn"] * turns
    sheet.expect_number("duel.tokens_to_rome + duel.tokens_per_turn × setup.turns", drawn, tokens)
    sheet.expect_between("setup.late_choice_turn", setup["late_choice_turn"], 2, turns)


def _check_cards(sheet: Sheet) -> None:
    """Seven values; a player has cards for every turn."""
    facts = sheet.facts
    for kind, piece in (("troops", "troops_per_kingdom"), ("reinforcements", "reinforcement_cards")):
        sheet.expect_number(f"{kind}.copies (sum)", sum(facts[kind]["copies"]), facts["pieces"][piece])
    setup, turn, troops = facts["setup"], facts["turn"], facts["pieces"]["troops_per_kingdom"]
    sheet.expect_number("turn.troops × setup.turns", turn["troops"] * setup["turns"], troops)
    sheet.expect_between("setup.queue + setup.hand", setup["queue"] + setup["hand"], turn["troops"], troops)
    sheet.expect_between("turn.recruits", turn["recruits"], turn["troops"], troops)
    sheet.expect_number("deployment", len(sheet.ids("deployment")), 3)
    ends = sorted("–".join(sorted(card["ends"])) for card in facts["deployment"])
    sheet.expect_exactly("deployment (ends)", ends, ["center–north", "center–south", "north–south"])


def _check_places(sheet: Sheet) -> None:
    facts = sheet.facts
    regions = sheet.ids("region")
    sheet.ids("place")
    for region in facts["region"]:
        sheet.expect_between(f"region {region['id']}.outline (number)", len(region["outline"]), 3, 500)
    for region in regions:
        if not any(place["region"] == region for place in facts["place"]):
            sheet.refuse("region (without places)", region)


def _check_kingdoms(sheet: Sheet) -> None:
    """Every zone has a fief with a start road and a city of Rome."""
    facts = sheet.facts
    places = {place["id"]: place for place in facts["place"]}
    zones = {region["id"]: region["zone"] for region in facts["region"]}
    sheet.expect_exactly("kingdom (behaviour)", sorted(row["behaviour"] for row in facts["kingdom"]), BEHAVIOURS)
    for kingdom, zone in zip(facts["kingdom"], facts["zone"], strict=True):
        sheet.expect_exactly(f"kingdom {kingdom['id']}.fief (zone)", [zones[kingdom["fief"]]], [zone["id"]])
        wanted = (("kingdom", kingdom, "start", "road"), ("zone", zone, "rome", "city"))
        for table, row, key, kind in wanted:
            place = f"{table} {row['id']}.{key}"
            found = places[row[key]]
            if found["region"] != kingdom["fief"] or found["kind"] != kind or (key == "rome" and found["token"]):
                sheet.refuse(place, row[key])


def _check_connections(sheet: Sheet) -> None:
    """Connections join two different places, none of them a city of Rome; every other place can be reached."""
    facts = sheet.facts
    pairs = facts["roads"]["connections"]
    places = [place["id"] for place in facts["place"]]
    rome = {zone["rome"] for zone in facts["zone"]}
    for at, pair in enumerate(pairs, 1):
        sheet.expect_number(f"roads.connections {at} (ends)", len(set(pair)), 2)
        for end in pair:
            if end in rome:
                sheet.refuse("roads.connections", end)
    sheet.expect_once("roads.connections", [" – ".join(sorted(pair)) for pair in pairs])
    sheet.expect_reachable("roads.connections", [place for place in places if place not in rome], pairs)


def _check_links(sheet: Sheet) -> None:
    """A link begins and ends with a city; roads join them, each to the next."""
    facts = sheet.facts
    kinds = {place["id"]: place["kind"] for place in facts["place"]}
    joined = {frozenset(pair) for pair in facts["roads"]["connections"]}
    sheet.ids("link")
    for link in facts["link"]:
        place, names = f"link {link['id']}.places", link["places"]
        sheet.expect_once(place, names)
        for at, each in enumerate(names):
            if kinds[each] != ("city" if at in (0, len(names) - 1) else "road"):
                sheet.refuse(place, each)
            if at and frozenset(names[at - 1 : at + 1]) not in joined:
                sheet.refuse(place, each)


def _check_tracks(sheet: Sheet) -> None:
    begins = {"road": 1, "cities": 0, "regions": 1}  # what the start road amounts to
    for track in sheet.facts["track"]:
        place = f"track {track['id']}"
        sheet.expect_number(f"{place}.start", track["start"], begins[track["id"]])
        sheet.expect_between(f"{place}.end", track["end"], track["start"], LARGEST)
        sheet.expect_between(f"{place}.first", track["first"], track["start"] + 1, track["end"])
        for before, mark in zip([track["start"], *track["thresholds"]], track["thresholds"], strict=False):
            sheet.expect_between(f"{place}.thresholds", mark, before + 1, track["end"])
    limits = [rating["from"] for rating in sheet.facts["rating"]]
    sheet.expect_exactly("rating (from)", limits, sorted({0, *limits}))


def _check_objectives(sheet: Sheet) -> None:
    """Enough of each type for three players, each with three conditions about things that are there."""
    facts = sheet.facts
    sheet.expect_number("objective", len(sheet.ids("objective")), facts["pieces"]["objective_cards"])
    known = {"region": sheet.ids("region"), "link": sheet.ids("link"), "zone": ZONES, "place": sheet.ids("place")}
    for kind in TYPES:
        number = sum(objective["type"] == kind for objective in facts["objective"])
        sheet.expect_between(f"objective ({kind})", number, len(KINGDOMS), len(facts["objective"]))
    for objective in facts["objective"]:
        place = f"objective {objective['id']}"
        sheet.expect_number(f"{place}.conditions (number)", len(objective["conditions"]), 3)
        if "text" in objective and not objective["text"]:  # in one language it is that of the others, too
            sheet.refuse(f"{place}.text", ", ".join(LANGUAGES))
        for kind, *names in objective["conditions"]:
            if kind == FREE:
                _check_expression(sheet, f"{place}.conditions", names)
                continue
            sheet.expect_known(f"{place}.conditions", [kind], CONDITIONS)
            number, sort = CONDITIONS[kind]
            sheet.expect_number(f"{place}.conditions, {kind}", len(names), number)
            sheet.expect_known(f"{place}.conditions, {kind}", names, known[sort])


def _check_expression(sheet: Sheet, place: str, names: list[str]) -> None:
    """One that can be read, about places that are there, and that is neither always nor never true."""
    sheet.expect_number(f"{place}, {FREE}", len(names), 1)
    try:
        ways(sheet.facts, read(names[0]))
    except Wrong as wrong:
        sheet.expect_known(f"{place}, {FREE}", [str(wrong)], ())
