"""Rules 1 and 2: the game in short, and its words."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.engine.bits import size
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import (
    ALL_TOKENS,
    CITY_PLACES,
    CONDITIONS,
    FACTS,
    IN_REGION,
    IN_ZONE,
    ON_LINK,
    PART,
    PART_BEGINS,
    PLACE_IDS,
    REGION_IDS,
    ROADS,
    ROME_CITIES,
    WAY_BEGINS,
    ZONE_IDS,
)
from bretwalda.games.rex_britannorum.scoring import condition_met

from ..positions import (
    battle,
    finish,
    finish_turn,
    hand,
    held,
    kingdoms,
    named,
    opened,
    places,
    planning,
    play,
    realm,
    rome,
    seen,
    started,
    tracks,
)

ZONE_OF_REGION = {row["id"]: row["zone"] for row in FACTS["region"]}


@pytest.mark.parametrize("chosen", ["iceni", "regnenses brigantes", "brigantes iceni regnenses"])
def test_1_1_one_to_three_players_lead_kingdoms(chosen: str) -> None:
    """Each player leads one kingdom, at home in its own zone."""
    state = opened(chosen)
    assert [realm(state, kingdom).seat for kingdom in chosen.split()] == list(range(len(chosen.split())))
    homes = {row["id"]: ZONE_OF_REGION[row["fief"]] for row in FACTS["kingdom"]}
    assert homes == {"brigantes": "north", "iceni": "center", "regnenses": "south"}
    colours = {row["id"]: row["colour"] for row in FACTS["kingdom"]}
    assert colours == {"brigantes": "red", "iceni": "blue", "regnenses": "green"}


def test_1_1_four_cannot_play() -> None:
    """Three kingdoms are the limit."""
    with pytest.raises(Refusal):
        GAME.schema.complete({"players": 4})


def test_1_2_a_game_has_seven_turns() -> None:
    """Then it is over."""
    state = started()
    turns = set()
    while state.actor >= 0:
        turns.add(int(state.turn))
        finish_turn(state)
    assert turns == set(range(1, 8))


def test_1_3_the_strongest_takes_first_then_others_then_rome() -> None:
    """Three for the winner, two for the vassal, the rest for Rome."""
    state = battle(
        {"brigantes": "7N 1C", "iceni": "5N 2C", "regnenses": "3S 4S"},
        "n04 n05 n09 n10 n12 n14 s07",
        order="iceni brigantes regnenses",
    )
    play(state, "claim n04", "claim n05", "claim n09", "claim n10", "claim n12")
    assert held(state, "brigantes") == {"n04", "n05", "n09"}
    assert held(state, "iceni") == {"n10", "n12"}
    assert rome(state) == {"n14"}


def test_1_4_points_come_from_tracks_and_objectives() -> None:
    """The score is the sum of both, and the highest wins."""
    state = finish(started())
    end = seen(state).reckoning
    assert end is not None
    for score in end.scores:
        assert score.total == sum(score.tracks.values()) + sum(score.objectives.values())
    best = max(score.total for score in end.scores)
    assert [score.kingdom for score in end.scores if score.total == best] == [end.rex] or end.rex is None


def test_2_1_zones_have_four_four_and_five_regions() -> None:
    """And each has the fief of a kingdom."""
    zones = [row["zone"] for row in FACTS["region"]]
    assert [zones.count(zone) for zone in ZONE_IDS] == [4, 4, 5]
    assert [ZONE_OF_REGION[row["fief"]] for row in FACTS["kingdom"]] == ZONE_IDS


def test_2_2_a_location_is_a_road_or_a_city() -> None:
    """Every place is one of both; connections join places."""
    assert ROADS & CITY_PLACES == 0
    assert named(int(ROADS | CITY_PLACES)) == set(PLACE_IDS)
    assert ["c08", "c09"] in FACTS["roads"]["connections"]


def test_2_3_there_are_49_tokens() -> None:
    """46 of places and three jokers."""
    tokens = named(int(ALL_TOKENS))
    assert {"north_joker", "center_joker", "south_joker"} < tokens
    assert len(tokens) == 49


def test_2_4_each_fief_has_a_city_of_rome() -> None:
    """It has no token and no connections, it is Rome's, and it counts among cities and places."""
    state = opened()
    joined = {place for pair in FACTS["roads"]["connections"] for place in pair}
    for kingdom, zone, city in zip(
        ("brigantes", "iceni", "regnenses"), range(3), ("n_rome", "c_rome", "s_rome"), strict=True
    ):
        assert city in named(int(IN_REGION[REGION_IDS.index(kingdom)]))
        assert city in named(int(CITY_PLACES & IN_ZONE[zone]))
        assert city not in joined
        assert city not in named(int(ALL_TOKENS))
        assert city in named(int(state.rome))
    assert size(CITY_PLACES & IN_ZONE[0]) == 5


def test_2_5_each_fief_has_the_start_road_of_its_kingdom() -> None:
    """It lies in the fief and is a road."""
    for row in FACTS["kingdom"]:
        assert row["start"] in named(int(IN_REGION[REGION_IDS.index(row["fief"])] & ROADS))


def test_2_6_cohabiting_counts_in_full_for_each() -> None:
    """Two kingdoms in one city both have it."""
    state = battle({"brigantes": "5N 1C", "iceni": "5N 2C", "regnenses": "3S 4S"}, "n06")
    assert held(state, "brigantes") == held(state, "iceni") == {"n06"}
    finish_turn(state)
    assert tracks(state, "brigantes")[1] == tracks(state, "iceni")[1] == 1


def test_2_6_markers_never_leave() -> None:
    """What a kingdom occupies, it occupies to the end."""
    state = started()
    before = [0, 0, 0]
    while state.actor >= 0:
        now = [int(one.held) for one in state.realm]
        assert all(new & old == old for new, old in zip(now, before, strict=True))
        before = now
        state.take(state.actor, state.options(state.actor)[-1])


def test_2_7_rome_keeps_a_place_until_a_joker_takes_it() -> None:
    """A road with its token turned is Rome's; taken with a joker it is no longer."""
    state = battle({"brigantes": "5C 1N", "iceni": "3S 4S", "regnenses": "2S 5S"}, "center_joker s07", rome="c06")
    assert "c06" in rome(state)
    play(state, "use_joker c06")
    assert "c06" in held(state, "brigantes")
    assert "c06" not in rome(state)


@pytest.mark.parametrize(("have", "control"), [("n06 n07 n08", False), ("n06 n07 n08 n09", True)])
def test_2_8_control_is_more_than_half(have: str, control: bool) -> None:
    """Four of the six places of a link, not three."""
    link = next(n for n, row in enumerate(FACTS["objective"]) if row["id"] == "l1")
    assert condition_met(places(have), link, 0) == control


def test_2_8_control_of_the_cities_of_the_north_needs_three_of_five() -> None:
    """The rulebook's example, with the city of Rome among them."""
    cities = next(n for n, row in enumerate(FACTS["objective"]) if row["conditions"][0] == ["control_cities", "north"])
    assert not condition_met(places("n01 n06"), cities, 0)
    assert condition_met(places("n01 n06 n_rome"), cities, 0)


def test_2_9_a_link_is_two_cities_and_the_roads_between() -> None:
    """Its ends are cities, everything between is road, and each is joined to the next. C05 to C10 needs four of six."""
    joined = {frozenset(pair) for pair in FACTS["roads"]["connections"]}
    for number, row in enumerate(FACTS["link"]):
        ends, between = {row["places"][0], row["places"][-1]}, set(row["places"][1:-1])
        assert ends <= named(int(CITY_PLACES))
        assert between <= named(int(ROADS))
        assert all(frozenset(pair) in joined for pair in zip(row["places"], row["places"][1:], strict=False))
        assert named(int(ON_LINK[number])) == ends | between
    objective = next(
        n for n, row in enumerate(FACTS["objective"]) if row["conditions"][0] == ["control_link", "c05_c10"]
    )
    assert PART[PART_BEGINS[WAY_BEGINS[objective * CONDITIONS]] + 1] == 4


def test_2_10_powers_go_by_the_printed_value_of_any_card() -> None:
    """A reinforcement of value 1 rises, a mercenary of value 4 shields."""
    state = battle(
        {"brigantes": "5S 6S rome_1:N", "iceni": "7N 5C", "regnenses": "3N 5C"},
        "n04 n09 n10 n14 c09",
        order="iceni brigantes regnenses",
    )
    assert state.strength(0) == 7
    assert kingdoms(int(state.winners)) == {"brigantes", "iceni"}


def test_2_10_a_mercenary_is_a_troop_card_in_a_foreign_hand() -> None:
    """Whoever took it may send it like a reinforcement."""
    state = planning({"brigantes": "5 6 iceni_4", "iceni": "1 2", "regnenses": "3 4"})
    assert hand(state, "brigantes") == ["brigantes_5", "brigantes_6", "iceni_4"]
    play(state, "send brigantes_5 north", "send brigantes_6 south", seat=0)
    assert {words for words in (GAME.verbs.notation(int(c)) for c in state.options(0)) if "iceni_4" in words}


def test_2_4_cities_of_rome_are_the_only_places_of_rome_at_first() -> None:
    """With three players nothing else is allotted."""
    assert int(opened().rome) == ROME_CITIES
