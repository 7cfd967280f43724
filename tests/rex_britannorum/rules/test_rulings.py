"""Rules 14: the rulings."""

from __future__ import annotations

import pytest

from bretwalda import Refusal, seeded
from bretwalda.engine.bits import size
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import (
    ALL_TOKENS,
    CITY_PLACES,
    FACTS,
    IN_REGION,
    PLACE_IDS,
    RATING_IDS,
    REGION_IDS,
    ROADS,
    TRACK_END,
)
from bretwalda.games.rex_britannorum.scoring import (
    evaluate,
    largest_group,
    longest_path,
    most_points,
    rating,
    track_value,
)
from bretwalda.games.rex_britannorum.steps.opening import allot_to_rome
from bretwalda.games.rex_britannorum.steps.turn import standing

from ..positions import (
    asked,
    battle,
    finish,
    finish_turn,
    hand,
    held,
    kingdoms,
    named,
    offered,
    opened,
    places,
    plan,
    planning,
    play,
    realm,
    rome,
    seen,
    started,
)

FAR = "5S 6S"
CITIES = "n01 n06 n11 n13 c02 c05 c10 c15 s02 s05"  # ten


def test_R1_start_roads_have_no_token() -> None:
    """But a joker can go there as to any road."""
    assert not {"n_start", "c_start", "s_start"} & named(int(ALL_TOKENS))
    state = battle({"brigantes": "7C 6N", "iceni": "1S 2S", "regnenses": FAR}, "center_joker")
    assert "use_joker c_start" in offered(state)


def test_R1_an_occupied_place_is_never_turned_to_rome() -> None:
    """Should a start road have a token after all."""
    state = opened()
    allot_to_rome(state, places("n_start n04"))
    assert rome(state) == {"n04"}


def test_R2_tokens_that_cannot_be_used_are_not_taken() -> None:
    """Where the kingdom already is, or a city without an oppidum left."""
    state = battle(
        {"brigantes": "7N 6C", "iceni": "1C 2S", "regnenses": FAR},
        "n04 s14 s07 s16",
        held={"brigantes": f"n04 {CITIES}"},
    )
    finish_turn(state)
    assert "n04" in held(state, "brigantes")  # only one marker there, as before
    crowded = battle(
        {"brigantes": "7S 6S", "iceni": "1C 2C", "regnenses": "1N 2N"}, "s07 s14 s16", held={"brigantes": CITIES}
    )
    assert held(crowded, "brigantes") == {*CITIES.split(), "s07"}


def test_R2_a_joker_without_target_is_wasted() -> None:
    """It is taken all the same, and nothing happens."""
    state = battle(
        {"brigantes": "7C 6C", "iceni": "1N 2N", "regnenses": FAR}, "center_joker", held={"brigantes": "c_start c_rome"}
    )
    assert held(state, "brigantes") == {"c_start", "c_rome"}
    assert "center_joker" not in named(int(state.tokens | state.bag))


def test_R3_a_reinforcement_whenever_there_is_no_card_to_take() -> None:
    """The only card of the winner has the vassal's colour."""
    state = battle({"brigantes": "5C 6C iceni_7:N", "iceni": "2N 5S", "regnenses": FAR}, "n04")
    assert asked(state) == ("iceni", "reinforcement")


def test_R3_nothing_if_none_is_left() -> None:
    """Then nobody is asked."""
    state = battle(
        {"brigantes": "5C 6C iceni_7:N", "iceni": "2N 5S", "regnenses": FAR}, "n04 c01 s01", reinforcements=""
    )
    assert state.turn == 3


def test_R4_a_road_shared_by_a_protected_and_an_open_winner_is_open() -> None:
    """Only through the open one: a road of the protected alone is not."""
    state = battle(
        {"brigantes": "4N 3N", "iceni": "7N 5C", "regnenses": "3N 6S"},
        "n04 n05 n08 n09",
        order="brigantes iceni regnenses",
    )
    play(state, "claim n04", "claim n05", "claim n08", "claim n04", "claim n05", "claim n09")
    assert (asked(state), offered(state)) == (("regnenses", "joining"), {"decline", "join n04", "join n05", "join n09"})


def test_R5_holders_of_one_joker_may_choose_the_same_city() -> None:
    """The city of Rome is still Rome's for the second."""
    state = battle({"brigantes": "7C 6N", "iceni": "7C 2S", "regnenses": FAR}, "center_joker", rome="c06")
    for _ in range(2):
        play(state, "use_joker c_rome")
    assert "c_rome" in held(state, "brigantes") & held(state, "iceni")
    assert "c_rome" not in named(int(state.rome))


def test_R6_the_longest_road_is_a_path() -> None:
    """Where three own roads meet only two arms of the star count: the usual rule."""
    assert longest_path(places("s07 s08 s09 s11")) == 3
    assert longest_path(places("s07 s08 s09 s11 s_start")) == 4
    assert longest_path(places("c06 c07 c08 c09 c12 n12")) == 5
    assert not GAME.new().group_roads


def test_R6_agreed_on_as_a_group_all_arms_count() -> None:
    """The same places; without a fork it makes no difference."""
    assert largest_group(places("s07 s08 s09 s11")) == 4
    assert largest_group(places("s07 s08 s09 s11 s_start")) == 5
    assert largest_group(places("c06 c07 c08 c09 c12 n12")) == 6
    for words in ("c07 c08 c09 c12 c11", "c06 c07 s03 s04 s_start", "n08"):
        assert largest_group(places(words)) == longest_path(places(words))


def test_R6_a_ring_counts_each_location_once() -> None:
    """Whatever roads the facts have: no group is counted beyond its places, no path beyond its group."""
    dice = seeded("rings")
    for _ in range(300):
        held = sum(1 << int(place) for place in range(len(PLACE_IDS)) if dice.below(2))
        assert longest_path(held) <= largest_group(held) <= size(held & ROADS)


def test_R7_power_two_draws_too_and_shows_what_it_drew() -> None:
    """With random reinforcements the fallback is a draw."""
    state = battle(
        {"brigantes": "5C 6C iceni_7:N", "iceni": "2N 5S", "regnenses": FAR}, "n04", random_reinforcements=True
    )
    assert (asked(state), offered(state)) == (("iceni", "reinforcement"), {"decline", "request"})
    play(state, "request")
    assert [card.startswith("rome") for card in seen(state).kingdoms[1].shown] == [True]


def test_R8_the_start_road_of_the_absent_kingdom_is_romes() -> None:
    """So a joker can take it."""
    state = opened("brigantes iceni", duel=True)
    assert "s_start" in rome(state)
    assert "s_start" in named(int(state.rome))


def test_R9_rivals_take_after_the_players_and_pass_over_where_they_are() -> None:
    """The player among two winners is asked first; the rival skips a place it has."""
    state = battle(
        {"brigantes": "7N 6N", "regnenses": FAR}, "n04 n05 n08 n09", decks={"iceni": "7 6"}, held={"iceni": "n04"}
    )
    assert asked(state) == ("brigantes", "claim")
    assert held(state, "iceni") == {"n04"}
    play(state, "claim n04", "claim n05", "claim n08")
    assert held(state, "iceni") == {"n04", "n05", "n08", "n09"}


def test_R9_a_joker_has_no_effect_if_the_city_is_taken_already() -> None:
    """A rival that is in the city of Rome gets nothing else."""
    state = battle(
        {"brigantes": "1S 2S", "regnenses": FAR},
        "n04 north_joker",
        decks={"iceni": "7 6"},
        held={"iceni": "n_rome"},
        rome="n05",
    )
    assert held(state, "iceni") == {"n_rome", "n04"}


def test_R10_a_forced_turn_stays() -> None:
    """The card of slot 2 shows the North, where nothing can be won; turned to the Center it shifts as it lies."""
    state = planning({"iceni": "5 6", "regnenses": "5 6"}, "c06 c07 s01", decks={"brigantes": "6 6 1 1"})
    for slot, card in enumerate((4, 0, 3)):
        state.slot[slot] = card
    state.realm[0].deck = 2 << 2 * 5  # two cards of value 6: both go to slot 2
    plan(state, {"iceni": "5S 6S", "regnenses": "5S 6S"})
    finish_turn(state, turn=2)
    assert [int(card) for card in state.slot] == [1, 3, 5]


def test_R11_a_battle_without_tokens_still_has_winners_and_powers() -> None:
    """Power 2 works where nothing can be won."""
    state = battle({"brigantes": "7N 6C", "iceni": "2N 5C", "regnenses": FAR}, "c01 s01")
    assert (asked(state), offered(state)) == (("iceni", "hiring"), {"decline", "hire brigantes_7"})
    assert kingdoms(int(state.winners)) == {"brigantes"}


def test_R12_ten_oppida_and_no_more() -> None:
    """With nine cities one of two can be chosen; with ten none."""
    nine = " ".join(CITIES.split()[:9])
    state = battle({"brigantes": "7S 6S", "iceni": "1C 2C", "regnenses": "1N 2N"}, "s14 s16", held={"brigantes": nine})
    assert (asked(state), offered(state)) == (("brigantes", "claim"), {"claim s14", "claim s16"})
    play(state, "claim s14")
    assert held(state, "brigantes") == {*nine.split(), "s14"}
    assert "s16" in rome(state)


def test_R12_a_joker_cannot_take_a_city_without_an_oppidum() -> None:
    """Roads remain."""
    state = battle(
        {"brigantes": "7S 6S", "iceni": "1C 2C", "regnenses": "1N 2N"},
        "south_joker",
        held={"brigantes": CITIES},
        rome="s07",
    )
    assert offered(state) == {"use_joker s07", "use_joker s_start"}


def test_R13_nobody_goes_beyond_the_end_of_a_track() -> None:
    """Sixteen cities would be worth ten, for the turn order too."""
    assert (size(CITY_PLACES), TRACK_END[1]) == (16, 10)
    state = started()
    assert track_value(state, CITY_PLACES, 1) == 10
    own = realm(state, "brigantes")
    own.held = CITY_PLACES
    evaluate(state)
    assert standing(own) == 0 + 10 + int(own.track(2))


def test_R14_a_risen_one_is_still_a_one() -> None:
    """It counts 7 in the sum, and is a 1 for whoever takes it."""
    state = battle(
        {"brigantes": "1N 5C", "iceni": "7N 5C", "regnenses": "2N 6S"}, "n04", order="regnenses iceni brigantes"
    )
    assert [int(state.strength(k)) for k in range(3)] == [7, 7, 2]
    assert offered(state) == {"decline", "hire brigantes_1", "hire iceni_7"}


def test_R14_the_own_seven_does_not_raise_it_and_mercenaries_count_for_their_player() -> None:
    """7 and 1 of one kingdom are 8; a mercenary 7 raises the 1 of its own colour's kingdom."""
    own = battle({"brigantes": "7N 1N", "iceni": "6N 5C", "regnenses": FAR}, "n04 n05 n08 n09")
    assert int(own.strength(0)) == 8
    hired = battle({"brigantes": "1N 5C", "iceni": "2N 5C brigantes_7:N", "regnenses": FAR}, "n04 n05 n08 n09")
    assert [int(hired.strength(k)) for k in range(2)] == [7, 9]


def test_R15_every_marker_of_the_turn_counts_for_help() -> None:
    """A cube by power 3 is enough to get none."""
    state = battle(
        {"brigantes": "7N 6N", "iceni": "3N 5N", "regnenses": "1N 2C"}, "n04", order="iceni regnenses brigantes"
    )
    assert asked(state) == ("iceni", "joining")
    play(state, "join n04")
    assert asked(state) == ("regnenses", "help")


def test_R16_a_fief_counts_all_its_places() -> None:
    """Seven in the fief of the Brigantes: four are needed, the start road and the city of Rome among them."""
    fief = named(int(IN_REGION[REGION_IDS.index("brigantes")]))
    assert {"n_start", "n_rome"} < fief
    assert len(fief) == 7


def test_R17_the_first_recruit_is_seen_before_the_second_is_chosen() -> None:
    """The drawn card is in the hand when the next choice is asked."""
    state = started()
    kingdom, seat = asked(state)[0], int(state.actor)
    before = len(hand(state, kingdom))
    play(state, "draw")
    assert int(state.actor) == seat
    view = next(one for one in seen(state, seat).kingdoms if one.id == kingdom)
    assert len(view.hand or []) == before + 1


def test_R18_regions_have_the_names_that_can_be_made_out() -> None:
    """Cornovii and Coritani in the North; Viroconium lies with the Ordovices."""
    assert named(int(IN_REGION[REGION_IDS.index("cornovii")])) == {"n06", "n07"}
    assert named(int(IN_REGION[REGION_IDS.index("coritani")])) == {"n08", "n09", "n10", "n11", "n12"}
    assert "c05" in named(int(IN_REGION[REGION_IDS.index("ordovices")]))
    names = {row["id"]: row["name"] for row in FACTS["region"]}
    assert (names["cornovii"], names["coritani"], names["ordovices"]) == ("Cornovii", "Coritani", "Ordovices")


def test_R19_what_is_left_over_is_not_romes_when_jokers_are_used() -> None:
    """The vassal's joker cannot take a token that nobody took."""
    state = battle(
        {"brigantes": "7N 6C", "iceni": "5N 2S", "regnenses": FAR},
        "n04 n05 n08 n09 n10 n12 north_joker",
        order="brigantes iceni regnenses",
    )
    play(state, "claim n04", "claim n05", "claim n08", "claim_joker north", "claim n09")
    assert asked(state) == ("iceni", "joker")
    assert not {"use_joker n10", "use_joker n12"} & offered(state)
    assert {"use_joker n04", "use_joker n_rome"} <= offered(state)


def test_R20_the_last_of_three_gets_the_kingdom_that_is_left() -> None:
    """Without being asked."""
    state = GAME.new(players=3)
    play(state, "lead iceni", "lead regnenses")
    assert realm(state, "brigantes").seat == 2
    assert state.step.name == "objective"


def test_R20_where_there_is_nothing_to_choose_nobody_is_asked() -> None:
    """Three tokens for one winner."""
    state = battle({"brigantes": "7N 6N", "iceni": "1C 5C", "regnenses": FAR}, "n04 n05 n08 c01 s01")
    assert held(state, "brigantes") == {"n04", "n05", "n08"}
    assert state.turn == 3


def test_R21_a_vacant_throne_is_an_equal_share() -> None:
    """For the third player too."""
    for number in range(60):
        state = started(seed=f"{number}")
        while state.actor >= 0:
            state.take(state.actor, state.options(state.actor)[-1])
        end = seen(state).reckoning
        if end is not None and end.rex is None:
            assert state.result() == [1 / 3] * 3
            return
    pytest.fail("no game ended with a vacant throne")


def test_R23_a_vassal_uses_the_joker_that_it_had_to_take() -> None:
    """The winner leaves it; the vassal's duty to take and its use of the joker go together."""
    state = battle(
        {"brigantes": "7N 6C", "iceni": "5N 2S", "regnenses": FAR},
        "n04 n05 n08 north_joker",
        order="brigantes iceni regnenses",
    )
    play(state, "claim n04", "claim n05", "claim n08")
    assert (asked(state), "use_joker n_rome" in offered(state)) == (("iceni", "joker"), True)
    play(state, "use_joker n_rome")
    assert held(state, "iceni") == {"n_rome"}


def test_R23_vassals_who_share_a_joker_use_it_each() -> None:
    """As winners do, in turn order; a kingdom without a player takes the city of Rome."""
    state = battle(
        {"brigantes": "7N 6C", "iceni": "5N 2S", "regnenses": "6N 5S"},
        "n04 n05 n08 north_joker",
        order="brigantes regnenses iceni",
    )
    play(state, "claim n04", "claim n05", "claim n08")
    play(state, "use_joker n04", "use_joker n05")
    assert (held(state, "regnenses"), held(state, "iceni")) == ({"n04"}, {"n05"})
    rival = battle({"brigantes": "7N 7N", "regnenses": FAR}, "n04 n05 n08 north_joker", decks={"iceni": "5 6"})
    play(rival, "claim n04", "claim n05", "claim n08")
    assert held(rival, "iceni") == {"n_rome"}


@pytest.mark.parametrize(
    ("score", "verdict"),
    [(0, "junk"), (6, "junk"), (7, "weak"), (8, "weak"), (9, "ordinary"), (10, "conquering"), (11, "conquering"),
     (12, "remembered"), (13, "legend"), (15, "legend")],
)  # fmt: skip
def test_R24_alone_without_objectives_the_table_is_read_for_fifteen_points(score: int, verdict: str) -> None:
    """For the same part of all points that can be had."""
    assert RATING_IDS[rating(score, most_points(GAME.new(players=1, objectives="none")))] == verdict


def test_R24_alone_without_objectives_the_result_is_the_part_of_fifteen_points() -> None:
    """None is dealt, and the end has a rating."""
    state = finish(opened("iceni", objectives="none"))
    end = seen(state).reckoning
    assert end is not None
    assert (end.scores[0].objectives, end.rating is None) == ({}, False)
    assert state.result() == [end.scores[0].total / 15]


def test_R24_alone_there_is_nothing_to_put_away_later() -> None:
    """All three are kept (11.1)."""
    with pytest.raises(Refusal, match="refused-solo-late-choice"):
        GAME.schema.complete({"players": 1, "objectives": "late_choice"})
