"""Rules 1: the game in short."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import LAND_IDS, NATION_IDS, PLAYER_IDS, SEAT
from bretwalda.games.britannia.state import Britannia

from .scene import armies, asked, held, offered, phase, quietly, score, whose

PEOPLES = {
    "yellow": ["romans", "romano_british", "scots", "dubliners", "norwegians"],
    "blue": ["belgae", "picts", "angles", "normans"],
    "red": ["brigantes", "irish", "norsemen", "saxons"],
    "green": ["welsh", "caledonians", "danes", "jutes"],
}
ORDER = [
    "romans",
    "romano_british",
    "belgae",
    "welsh",
    "brigantes",
    "caledonians",
    "picts",
    "irish",
    "scots",
    "norsemen",
    "dubliners",
    "danes",
    "norwegians",
    "saxons",
    "jutes",
    "angles",
    "normans",
]


@cache
def quiet_game() -> tuple[list[tuple[int, str, int]], Britannia]:
    """A whole game in which nobody does more than must be done: turn, nation asked and seat of every decision."""
    s = GAME.new(seed="quiet")
    seen: list[tuple[int, str, int]] = []

    def note(now: Britannia) -> bool:
        if phase(now) not in ("turn_start", "turn_end"):
            seen.append((int(now.turn), whose(now), int(now.actor)))
        assert int(now.actor) == int(SEAT[NATION_IDS.index(asked(now))])
        return False

    return seen, quietly(s, note)


def test_1_1_each_colour_leads_its_nations() -> None:
    """The player of a nation is fixed, and all seventeen have one."""
    nations = GAME.view(GAME.new(), None).nations
    assert {
        colour: [nation.id for nation in nations if PLAYER_IDS[nation.seat] == colour] for colour in PLAYER_IDS
    } == PEOPLES
    assert len(nations) == 17


def test_1_2_nations_take_turns_in_a_fixed_order() -> None:
    """Within a game turn no nation comes before one that stands earlier in the list."""
    assert ORDER == NATION_IDS
    places = [(turn, ORDER.index(nation)) for turn, nation, _ in quiet_game()[0]]
    assert places == sorted(places)
    assert {turn for turn, _ in places} >= set(range(1, 17))


def test_1_3_the_players_score_is_the_sum_and_the_highest_wins() -> None:
    """Sums over the nations of each colour; the best one alone has won."""
    over = quiet_game()[1].clone()
    for number, nation in enumerate(NATION_IDS):
        over.score[number] = 10 if nation in PEOPLES["green"] else 1
    assert [int(over.points(seat)) for seat in range(4)] == [5, 4, 4, 40]
    assert over.result() == [0, 0, 0, 1]
    over.score[NATION_IDS.index("romans")] = 37
    assert over.result() == [1, 0, 0, 0]


def test_1_4_nothing_is_hidden() -> None:
    """Whoever looks sees the same."""
    s = GAME.new(seed="open")
    views = [msgspec.to_builtins(GAME.view(s, seat)) for seat in (None, 0, 1, 2, 3)]
    for seen in views:
        del seen["seat"]
    assert all(seen == views[0] for seen in views)


@pytest.mark.parametrize(
    ("scenario", "first", "last"),
    [("dux_britannia", 1, 16), ("artorius_rex", 6, 16), ("furor_normanis", 11, 16), ("hadrianus", 3, 5)],
)
def test_1_5_scenarios_begin_and_end_with_their_turns(scenario: str, first: int, last: int) -> None:
    """The first decision is of the first turn, the last one of the last."""
    s = GAME.new(seed="scenario", scenario=scenario)
    assert (s.turn, s.last_turn) == (first, last)
    quietly(s, lambda now: now.turn > last)
    assert (s.turn, int(s.actor)) == (last, -1)
    assert offered(s) == set()


def test_1_6_the_great_campaign_opens_with_one_infantry_in_every_area() -> None:
    """Thirty-seven areas, five nations, and the legions at sea."""
    s = GAME.new(seed="opening")
    homes = {
        "caledonians": "caithness hebrides orkneys",
        "picts": "alban dalriada dunedin mar moray skye",
        "brigantes": "bernicia cheshire cumbria galloway lothian march pennines strathclyde york",
        "welsh": "avalon clwyd cornwall devon dyfed gwent gwynedd hwicce powys",
        "belgae": "downlands essex kent lindsey norfolk north_mercia south_mercia suffolk sussex wessex",
    }
    for nation, places in homes.items():
        assert armies(s, nation) == dict.fromkeys(places.split(), 1)
        assert held(s, nation) == set(places.split())
    assert sum(len(places.split()) for places in homes.values()) == len(LAND_IDS) == 37
    assert all(score(s, nation) == 0 for nation in NATION_IDS)
