"""What other facts of The King is Dead must keep to: the program knows factions, regions and cards by name."""

from __future__ import annotations

from bretwalda.engine.facts import Sheet

FACTIONS = ["scottish", "welsh", "english"]
REGIONS = ["moray", "strathclyde", "lancaster", "northumbria", "gwynedd", "warwick", "essex", "devon"]
CARDS = [
    "scottish_support", "welsh_support", "english_support", "assemble", "negotiate", "manoeuvre", "outmanoeuvre", "spy",
    "ambush", "march", "plot", "aid", "influence", "dispute", "edict", "resist", "quell", "suppress", "muster",
]  # fmt: skip
MOST_PLAYERS = 4


def check(sheet: Sheet) -> None:
    facts = sheet.facts
    sheet.expect_exactly("faction", sheet.ids("faction"), FACTIONS)
    sheet.expect_exactly("region", sheet.ids("region"), REGIONS)
    sheet.expect_exactly("card", sheet.ids("card"), CARDS)
    for faction in facts["faction"]:
        sheet.expect_known(f"faction {faction['id']}.home", [faction["home"]], REGIONS)
    _check_borders(sheet)
    sheet.expect_number("board.spaces", len(facts["board"]["spaces"]), len(REGIONS))
    setup, followers = facts["setup"], 3 * facts["pieces"]["followers_per_faction"]
    placed = len(REGIONS) * setup["followers_per_region"] + MOST_PLAYERS * setup["court_followers"]
    sheet.expect_between("pieces.followers_per_faction", followers, placed, 3 * 60)
    dealt = MOST_PLAYERS * setup["special_cards_dealt"]
    sheet.expect_between("setup.special_cards_dealt", dealt, 0, sum("special" in card for card in facts["card"]))
    for card in facts["card"]:
        factions = [card[key] for key in ("faction", "banner") if key in card]
        sheet.expect_known(f"card {card['id']}", factions, FACTIONS)


def _check_borders(sheet: Sheet) -> None:
    """Neighbours name each other, and every region can be reached."""
    borders = {region["id"]: region["adjacent"] for region in sheet.facts["region"]}
    for region, neighbours in borders.items():
        place = f"region {region}.adjacent"
        sheet.expect_known(place, neighbours, REGIONS)
        sheet.expect_once(place, neighbours)
        for neighbour in neighbours:
            if region not in borders[neighbour] or region == neighbour:
                sheet.refuse(place, neighbour)
    sheet.expect_reachable("region", REGIONS, [(one, other) for one in REGIONS for other in borders[one]])
