"""Rules 8: the powers 2, 3 and 4."""

from __future__ import annotations

import pytest

from ..positions import asked, battle, finish_turn, hand, held, offered, play, realm, seen

FAR = "5S 6S"


def test_8_1_a_vassal_with_a_two_may_take_a_card_of_a_winner() -> None:
    """The rulebook's example: Blue takes Green's 7."""
    state = battle(
        {"brigantes": "5N 1C", "iceni": "4N 2C rome_5:N", "regnenses": "3N 7C"},
        order="brigantes regnenses iceni",
        held={"regnenses": "c08"},
    )
    play(state, "claim n09", "claim n14", "claim n11", "use_joker c08", "use_joker c_rome")
    assert asked(state) == ("iceni", "hiring")
    assert offered(state) == {"decline", "hire brigantes_1", "hire regnenses_7"}
    play(state, "hire regnenses_7")
    assert "regnenses_7" in hand(state, "iceni")
    assert seen(state, 0).kingdoms[1].shown == ["regnenses_7"]


def test_8_1_it_may_be_declined() -> None:
    """Then everything stays as it is."""
    state = battle({"brigantes": "7N 6N", "iceni": "2N 5C", "regnenses": FAR}, "n04")
    play(state, "decline")
    assert hand(state, "iceni") == []


def test_8_1_reinforcements_and_mercenaries_can_be_taken_too() -> None:
    """Whatever the winner played in the zone, and nothing that went elsewhere."""
    state = battle({"brigantes": "6N 5C rome_6:N", "iceni": "2N 5C", "regnenses": FAR}, "n04")
    assert offered(state) == {"decline", "hire brigantes_6", "hire rome_6"}


def test_8_1_a_winner_with_a_two_takes_nothing() -> None:
    """The power is for vassals."""
    state = battle({"brigantes": "2N 5N", "iceni": "6N 5C", "regnenses": FAR}, "n04")
    assert state.step.name != "hiring"


def test_8_2_not_a_card_of_the_own_colour() -> None:
    """A mercenary of the vassal's colour stays with the winner."""
    state = battle({"brigantes": "6N 5C iceni_7:N", "iceni": "2N 5C", "regnenses": FAR}, "n04")
    assert offered(state) == {"decline", "hire brigantes_6"}


def test_8_3_a_card_taken_is_gone_for_the_next_vassal() -> None:
    """The second vassal has the choice of what is left."""
    state = battle(
        {"brigantes": "7N 6N", "iceni": "2N 5C", "regnenses": "2N 6S"}, "n04", order="regnenses iceni brigantes"
    )
    assert asked(state) == ("regnenses", "hiring")
    play(state, "hire brigantes_7")
    assert (asked(state), offered(state)) == (("iceni", "hiring"), {"decline", "hire brigantes_6"})


def test_8_4_a_reinforcement_if_no_card_is_left() -> None:
    """The second vassal finds nothing and may choose one."""
    state = battle(
        {"brigantes": "7N 6C", "iceni": "2N 5C", "regnenses": "2N 6S"}, "n04", order="regnenses iceni brigantes"
    )
    play(state, "hire brigantes_7")
    assert asked(state) == ("iceni", "reinforcement")
    assert offered(state) == {"decline"} | {f"call rome_{value}" for value in range(1, 7)}
    play(state, "call rome_6")
    assert hand(state, "iceni") == ["rome_6"]


def test_8_5_a_vassal_with_a_three_may_join_on_a_road_of_a_winner() -> None:
    """By token or joker, never in a city, and only where it is not yet."""
    state = battle(
        {"brigantes": "7N 6N", "iceni": "3N 5C", "regnenses": FAR},
        "n04 n06 north_joker",
        rome="n12",
        held={"iceni": "n08"},
    )
    play(state, "use_joker n12")
    assert (asked(state), offered(state)) == (("iceni", "joining"), {"decline", "join n04", "join n12"})
    play(state, "join n12")
    assert held(state, "iceni") == {"n08", "n12"}


def test_8_5_it_may_be_declined() -> None:
    """The power is a may."""
    state = battle({"brigantes": "7N 6N", "iceni": "3N 5C", "regnenses": FAR}, "n04")
    play(state, "decline")
    assert held(state, "iceni") == set()


def test_8_6_a_four_protects_its_winner() -> None:
    """The rulebook's example: Green's 3 does nothing against Blue's 4."""
    state = battle(
        {"brigantes": "5N 1C", "iceni": "4N 2C rome_5:N", "regnenses": "3N 7C"}, order="brigantes regnenses iceni"
    )
    play(state, "claim n09", "claim n14", "claim n11")
    assert state.zone == 1  # on to the Center, and nobody was asked
    assert held(state, "regnenses") == {"n04", "c09"}


def test_8_6_a_four_of_a_vassal_protects_nobody() -> None:
    """It must be the winner's, in the zone."""
    state = battle({"brigantes": "7N 4C", "iceni": "2N 5C", "regnenses": "4N 6S"}, "n04")
    assert asked(state) == ("iceni", "hiring")


def test_8_7_with_several_winners_a_four_protects_its_own_side_only() -> None:
    """The other winner's cards and roads are open."""
    state = battle(
        {"brigantes": "4N 3N", "iceni": "7N 5C", "regnenses": "2N 6S"}, "n04", order="regnenses iceni brigantes"
    )
    assert (asked(state), offered(state)) == (("regnenses", "hiring"), {"decline", "hire iceni_7"})


def test_8_7_if_all_winners_are_protected_nothing_happens() -> None:
    """Not even a reinforcement."""
    state = battle({"brigantes": "4N 3N", "iceni": "4N 3N", "regnenses": "2N 3S"}, "n04 s07")
    assert state.turn == 3
    assert all(card.startswith("regnenses") for card in hand(state, "regnenses"))


def test_8_8_each_power_once_even_with_two_cards() -> None:
    """Two cards of value 2 take one card; two of value 3 join once."""
    state = battle(
        {"brigantes": "7N 6N", "iceni": "2N 2N", "regnenses": "3N 3N"}, "n04 n05 n08", order="iceni regnenses brigantes"
    )
    assert asked(state) == ("iceni", "hiring")
    play(state, "hire brigantes_6")
    assert asked(state) == ("regnenses", "joining")
    play(state, "join n04")
    assert held(state, "regnenses") == {"n04"}
    assert asked(state) == ("iceni", "help")  # a card on hand is no marker


def test_8_8_vassals_in_turn_order_each_with_both_powers() -> None:
    """A 2 and a 3 of one vassal both work before the next vassal's."""
    state = battle(
        {"brigantes": "7N 6N", "iceni": "2N 3N", "regnenses": "2N 6S"}, "n04 n05", order="iceni regnenses brigantes"
    )
    assert asked(state) == ("iceni", "hiring")
    play(state, "decline")
    assert asked(state) == ("iceni", "joining")
    play(state, "decline")
    assert asked(state) == ("regnenses", "hiring")


@pytest.mark.parametrize("card", ["brigantes_7", "brigantes_6"])
def test_8_1_a_card_taken_is_not_discarded(card: str) -> None:
    """It is in the hand of the vassal and may be played later."""
    state = battle({"brigantes": "7N 6N", "iceni": "2N 5C", "regnenses": FAR}, "n04")
    play(state, f"hire {card}")
    finish_turn(state)
    assert card in hand(state, "iceni")
    discards = seen(state, 0).kingdoms[0].discard or []
    assert discards.count(card) == 0
    assert realm(state, "brigantes").plan == 0
