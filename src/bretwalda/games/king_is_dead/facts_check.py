"""What other facts of The King is Dead must keep to: the program knows factions, regions and cards by name."""

from __future__ import annotations

from pathlib import Path

from bretwalda.engine.facts import Sheet, own
from bretwalda.engine.facts_schema import Schema, fixed, flag, name, number, rows, text, words
from bretwalda.engine.sources import CONFIRMED, check_confirmed
from bretwalda.engine.wording import check_words

HERE = Path(__file__).parent
RENAMABLE = ("faction", "region", "card")

FACTIONS = ["scottish", "welsh", "english"]
REGIONS = ["moray", "strathclyde", "lancaster", "northumbria", "gwynedd", "warwick", "essex", "devon"]
CARDS = {row["id"]: row for row in own(HERE)["card"]}
SPECIAL = list(CARDS)[7:]
MOST_PLAYERS = 4

SCHEMA: Schema = {
    "game.title": text(),
    "game.title_fr": text(),
    "game.designer": text(),
    "game.publisher": text(),
    "game.year": number(1900, 2100),
    "game.minutes": number(1, 600),
    "pieces.followers_per_faction": number(12, 60),
    "pieces.instability_discs": number(1, len(REGIONS)),
    "pieces.special_cards": fixed(len(SPECIAL)),
    "faction.id": name(*FACTIONS),
    "faction.colour": text(20),
    "faction.home": name(*REGIONS),
    "region.id": name(*REGIONS),
    "region.name": text(30),
    "region.home_of": name(*FACTIONS),
    "region.adjacent": name(*REGIONS),
    "board.supply.x": number(0, 1000),
    "board.supply.y": number(0, 1400),
    "board.france.x": number(0, 1000),
    "board.france.y": number(0, 1400),
    "board.spaces": rows(len(REGIONS), len(REGIONS)),
    "board.spaces.x": number(0, 1000),
    "board.spaces.y": number(0, 1400),
    "setup.home_followers": number(0, 10),
    "setup.followers_per_region": number(1, 10),
    "setup.court_followers": number(0, 6),
    "setup.removed_with_two_players": number(0, 12),
    "setup.special_cards_dealt": fixed(3),  # in the place of the three Support cards
    "alliances.players": fixed(4),
    "alliances.teams": number(0, 1, count=4),
    "card.id": name(*CARDS),
    "card.copies": number(1, 2),
    "card.special": flag(),
    "card.op": name(*dict.fromkeys(row["op"] for row in CARDS.values())),
    "card.faction": name(*FACTIONS),
    "card.banner": name(*FACTIONS),
    "card.count": number(1, 4),
    "card.returns": number(0, 1),
    "card.adjacent": flag(),
    "card.no_undoing": flag(),
    "card.forms.give": number(1, 2),
    "card.forms.take": number(1, 2),
    **words(),
    **CONFIRMED,
}


def check(sheet: Sheet) -> None:
    facts = sheet.facts
    sheet.expect_exactly("faction", sheet.ids("faction"), FACTIONS)
    sheet.expect_exactly("region", sheet.ids("region"), REGIONS)
    sheet.expect_exactly("card", sheet.ids("card"), list(CARDS))
    sheet.expect_exactly("alliances.teams", facts["alliances"]["teams"], [0, 1, 0, 1])
    _check_homes(sheet)
    _check_borders(sheet)
    _check_followers(sheet)
    for card in facts["card"]:
        for key in sorted(card.keys() | CARDS[card["id"]].keys()):  # the texts of the cards say all this
            if card.get(key) != CARDS[card["id"]].get(key):
                sheet.refuse(f"card {card['id']}.{key}", str(card.get(key, key)))
    check_words(sheet, HERE, RENAMABLE)
    check_confirmed(sheet, HERE)


def _check_homes(sheet: Sheet) -> None:
    """A region is the home of one faction at most, and both say so."""
    sheet.expect_once("faction", [faction["home"] for faction in sheet.facts["faction"]])
    homes = {faction["home"]: faction["id"] for faction in sheet.facts["faction"]}
    for region in sheet.facts["region"]:
        owner = homes.get(region["id"])
        sheet.expect_exactly(
            f"region {region['id']}.home_of",
            [region["home_of"]] if "home_of" in region else [],
            [owner] if owner else [],
        )


def _check_followers(sheet: Sheet) -> None:
    """There are enough for every region and court, with two players and with four."""
    setup, each = sheet.facts["setup"], sheet.facts["pieces"]["followers_per_faction"]
    region, home, removed = setup["followers_per_region"], setup["home_followers"], setup["removed_with_two_players"]
    sheet.expect_between("setup.home_followers", home, 0, region)
    on_map = len(REGIONS) * region
    for seats, left in ((2, each - removed), (3, each), (MOST_PLAYERS, each)):
        place = "setup.removed_with_two_players" if seats == 2 else "pieces.followers_per_faction"
        sheet.expect_between(f"{place} ({seats})", left, home, each)
        placed = on_map + seats * setup["court_followers"]
        sheet.expect_between(f"{place} ({seats})", len(FACTIONS) * left, placed, len(FACTIONS) * 60)


def _check_borders(sheet: Sheet) -> None:
    """Neighbours name each other, and every region can be reached."""
    borders = {region["id"]: region["adjacent"] for region in sheet.facts["region"]}
    for region, neighbours in borders.items():
        place = f"region {region}.adjacent"
        sheet.expect_once(place, neighbours)
        for neighbour in neighbours:
            if region not in borders[neighbour] or region == neighbour:
                sheet.refuse(place, neighbour)
    sheet.expect_reachable("region", REGIONS, [(one, other) for one in REGIONS for other in borders[one]])
