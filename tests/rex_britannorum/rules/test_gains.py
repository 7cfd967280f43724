"""Rules 7: tokens, jokers, Rome's share and its help."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.games.rex_britannorum.board import CITY_PLACES

from ..positions import asked, battle, finish_turn, hand, held, named, offered, play, realm, rome, seen

NORTH = "n04 n05 n08 n09 n10"
IDLE = {"regnenses": "5S 6S"}  # somebody far away
EXAMPLE = {"brigantes": "5N 1C", "iceni": "4N 2C rome_5:N", "regnenses": "3N 7C"}


def test_7_1_a_winner_takes_three_of_more() -> None:
    """Blue of the rulebook's example: N09, N14 and N11 of four."""
    state = battle(EXAMPLE, order="brigantes regnenses iceni")
    assert offered(state) == {"claim n04", "claim n09", "claim n11", "claim n14"}
    play(state, "claim n09", "claim n14")
    assert offered(state) == {"claim n04", "claim n11"}
    play(state, "claim n11")
    assert held(state, "iceni") >= {"n09", "n11", "n14"}


def test_7_1_three_must_be_taken() -> None:
    """There is no declining."""
    state = battle({"brigantes": "7N 6C", "iceni": "1C 2S", **IDLE}, NORTH)
    assert "decline" not in offered(state)
    with pytest.raises(Refusal):
        play(state, "decline")


def test_7_1_a_joker_is_one_of_the_tokens() -> None:
    """It takes one of the three places."""
    state = battle({"brigantes": "7N 6C", "iceni": "1C 2S", **IDLE}, f"{NORTH} north_joker")
    assert "claim_joker north" in offered(state)
    play(state, "claim_joker north", "claim n04", "claim n05")
    assert held(state, "brigantes") == {"n04", "n05", "n_rome"}


def test_7_2_winners_may_take_the_same_token() -> None:
    """In turn order, and what the first took is still there for the second."""
    state = battle({"brigantes": "7N 6C", "iceni": "7N 2S", **IDLE}, NORTH, order="iceni brigantes regnenses")
    assert asked(state)[0] == "iceni"
    play(state, "claim n04", "claim n05", "claim n08")
    assert asked(state)[0] == "brigantes"
    assert offered(state) == {f"claim {place}" for place in NORTH.split()}
    play(state, "claim n04", "claim n05", "claim n09")
    assert {"n04", "n05"} <= held(state, "iceni") & held(state, "brigantes")


def test_7_3_vassals_take_two_of_what_is_left_and_may_share() -> None:
    """In turn order; the second may take the same."""
    state = battle(
        {"brigantes": "7N 6C", "iceni": "5N 2S", "regnenses": "4N 6S"},
        "n04 n05 n08 n09 n10 n12",
        order="iceni brigantes regnenses",
    )
    play(state, "claim n04", "claim n05", "claim n08")
    assert (asked(state)[0], offered(state)) == ("iceni", {"claim n09", "claim n10", "claim n12"})
    play(state, "claim n09", "claim n10")
    assert (asked(state)[0], offered(state)) == ("regnenses", {"claim n09", "claim n10", "claim n12"})
    play(state, "claim n09", "claim n12")
    assert held(state, "iceni") & held(state, "regnenses") == {"n09"}


def test_7_3_two_vassals_share_the_last_token() -> None:
    """N04 of the rulebook's example goes to Red and to Green."""
    state = battle(EXAMPLE, order="brigantes regnenses iceni")
    play(state, "claim n09", "claim n14", "claim n11")
    assert "n04" in held(state, "brigantes") & held(state, "regnenses")


def test_7_4_cubes_on_roads_and_oppida_in_cities() -> None:
    """A city uses up one of ten oppida, a road does not."""
    state = battle({"brigantes": "7N 6C", "iceni": "1C 2S", **IDLE}, "n04 n06")
    kingdom = seen(state).kingdoms[0]
    assert held(state, "brigantes") == {"n04", "n06"}
    assert named(int(realm(state, "brigantes").held & CITY_PLACES)) == {"n06"}
    assert kingdom.oppida == 9


def test_7_5_tokens_taken_leave_the_game() -> None:
    """They are neither on the board nor in the bag, nor Rome's."""
    state = battle({"brigantes": "7N 6C", "iceni": "1C 2S", **IDLE}, "n04 n06")
    finish_turn(state)
    left = named(int(state.tokens | state.bag)) | rome(state)
    assert not {"n04", "n06"} & left


def test_7_6_a_joker_joins_another_kingdom_on_a_road() -> None:
    """Red of the rulebook's example cohabits on C08 and has a road of two; Green takes the city of Rome."""
    state = battle(EXAMPLE, order="brigantes regnenses iceni", held={"regnenses": "c08"})
    play(state, "claim n09", "claim n14", "claim n11")
    assert asked(state) == ("brigantes", "joker")
    assert offered(state) == {"use_joker c08", "use_joker c_start", "use_joker c_rome"}
    play(state, "use_joker c08")
    assert {"c08", "c09"} <= held(state, "brigantes") & held(state, "regnenses")
    assert asked(state) == ("regnenses", "joker")
    play(state, "use_joker c_rome")
    assert "c_rome" in held(state, "regnenses")
    finish_turn(state)
    assert realm(state, "brigantes").track(0) == 2


def test_7_6_only_inside_the_zone_and_where_the_kingdom_is_not() -> None:
    """Neither the own roads nor those of another zone, nor cities of other kingdoms."""
    state = battle(
        {"brigantes": "7C 6N", "iceni": "1S 2S", **IDLE},
        "center_joker s07",
        held={"brigantes": "c06", "iceni": "c06 c07 c10 n08"},
    )
    assert offered(state) == {"use_joker c07", "use_joker c_start", "use_joker c_rome"}


def test_7_6_a_vassal_may_have_the_joker() -> None:
    """If the winner leaves it."""
    state = battle(
        {"brigantes": "7N 6C", "iceni": "5N 2S", **IDLE},
        f"{NORTH} north_joker",
        rome="n12",
        order="brigantes iceni regnenses",
    )
    play(state, "claim n04", "claim n05", "claim n08", "claim_joker north", "claim n09")
    assert asked(state) == ("iceni", "joker")
    assert {"use_joker n12", "use_joker n04", "use_joker n_rome"} <= offered(state)


def test_7_7_a_joker_takes_a_road_from_rome() -> None:
    """It is Rome's no longer."""
    state = battle({"brigantes": "7C 6N", "iceni": "1S 2S", **IDLE}, "center_joker", rome="c06 c10")
    play(state, "use_joker c06")
    assert "c06" in held(state, "brigantes")
    assert rome(state) == {"c10"}


@pytest.mark.parametrize("city", ["c10", "c_rome"])
def test_7_8_a_joker_takes_a_city_from_rome(city: str) -> None:
    """Any city allotted to Rome, the one of the fief included."""
    state = battle({"brigantes": "7C 6N", "iceni": "1S 2S", **IDLE}, "center_joker", rome="c06 c10")
    play(state, f"use_joker {city}")
    assert city in held(state, "brigantes")
    assert city not in named(int(state.rome))


def test_7_9_holders_choose_for_themselves_in_turn_order() -> None:
    """One joker, two winners, two markers."""
    state = battle(
        {"brigantes": "7C 6N", "iceni": "7C 2S", **IDLE}, "center_joker", rome="c06", order="iceni brigantes regnenses"
    )
    assert asked(state) == ("iceni", "joker")
    play(state, "use_joker c06")
    assert asked(state) == ("brigantes", "joker")
    play(state, "use_joker c_start")
    assert (held(state, "iceni"), held(state, "brigantes")) == ({"c06"}, {"c_start"})


def test_7_10_jokers_come_after_the_tokens_of_all_winners() -> None:
    """So the first winner may join the second on a road just taken."""
    state = battle(
        {"brigantes": "7C 6N", "iceni": "7C 2S", **IDLE},
        "c01 c03 c06 c07 center_joker",
        order="iceni brigantes regnenses",
    )
    play(state, "claim_joker center", "claim c01", "claim c03")
    assert asked(state) == ("brigantes", "claim")
    play(state, "claim c06", "claim c07", "claim c01")
    assert asked(state) == ("iceni", "joker")
    assert {"use_joker c06", "use_joker c07"} <= offered(state)


def test_7_11_the_rest_is_romes_and_a_joker_left_over_is_gone() -> None:
    """Numbered tokens are turned, the joker leaves the game."""
    state = battle({"brigantes": "7N 6N", "iceni": "1S 2S", **IDLE}, f"{NORTH} north_joker c06 center_joker")
    play(state, "claim n04", "claim n05", "claim n08")
    finish_turn(state)
    assert {"n09", "n10", "c06"} <= rome(state)
    assert not {"north_joker", "center_joker"} & named(int(state.tokens | state.bag))


def test_7_12_who_put_nothing_on_the_map_may_call_a_reinforcement() -> None:
    """Of choice, shown to all; it may be declined."""
    state = battle(
        {"brigantes": "7N 6N", "iceni": "1C 2C", "regnenses": "5C 6C"}, "n04", order="regnenses iceni brigantes"
    )
    play(state, "decline")  # the power 2 of the Iceni
    assert asked(state) == ("regnenses", "help")
    assert offered(state) == {"decline"} | {f"call rome_{value}" for value in range(1, 7)}
    play(state, "call rome_5")
    assert "rome_5" in hand(state, "regnenses")
    assert seen(state, 0).kingdoms[2].shown == ["rome_5"]
    assert asked(state) == ("iceni", "help")
    assert "call rome_5" not in offered(state)
    play(state, "decline")
    assert state.turn == 3


def test_7_12_nothing_when_none_is_left() -> None:
    """Nobody is asked then."""
    state = battle({"brigantes": "7N 6N", "iceni": "1C 5C", "regnenses": "5C 6C"}, "n04", reinforcements="")
    assert state.turn == 3
