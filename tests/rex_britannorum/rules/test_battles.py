"""Rules 6: battles."""

from __future__ import annotations

from bretwalda import Event

from ..positions import asked, battle, finish_turn, held, kingdoms, offered, play, rome, told

EVERYWHERE = "n04 n05 n08 n09 c01 c03 c04 c06 s01 s03 s04 s06"


def test_6_1_north_then_center_then_south() -> None:
    """Each zone with its powers before the next."""
    events: list[Event] = []
    state = battle(
        {"brigantes": "5N 5S", "iceni": "2N 6C", "regnenses": "3C 4S"}, "n04 n05 c01 c03 s01 s03", events=events
    )
    assert asked(state) == ("iceni", "hiring")  # the power of the North comes first
    assert told(events, "battle") == [[0]]
    play(state, "decline")
    finish_turn(state)
    assert told(events, "battle")[:3] == [[0], [1], [2]]


def test_6_2_a_one_counts_seven_against_a_seven() -> None:
    """The Center of the rulebook's example: 1 against 7 and 2 is a tie of 7 and 7."""
    state = battle(
        {"brigantes": "5N 1C", "iceni": "4N 2C rome_5:N", "regnenses": "3N 7C"}, order="brigantes regnenses iceni"
    )
    play(state, "claim n09", "claim n14", "claim n11")
    assert [int(state.strength(k)) for k in range(3)] == [7, 2, 7]
    assert kingdoms(int(state.winners)) == {"brigantes", "regnenses"}
    assert kingdoms(int(state.vassals)) == {"iceni"}


def test_6_2_without_a_seven_a_one_is_a_one() -> None:
    """Against a 6 it stays what it is."""
    state = battle({"brigantes": "1N 5C", "iceni": "6N 5S", "regnenses": "4C 4S"}, EVERYWHERE)
    assert [int(state.strength(k)) for k in range(3)] == [1, 6, 0]


def test_6_2_a_seven_elsewhere_does_not_count() -> None:
    """It must be played in the same zone."""
    state = battle({"brigantes": "1N 5C", "iceni": "6N 7S", "regnenses": "4C 4S"}, EVERYWHERE)
    assert int(state.strength(0)) == 1


def test_6_3_cards_are_added_up() -> None:
    """The North of the rulebook's example: 5 against 9 and 3."""
    state = battle(
        {"brigantes": "5N 1C", "iceni": "4N 2C rome_5:N", "regnenses": "3N 7C"}, order="brigantes regnenses iceni"
    )
    assert [int(state.strength(k)) for k in range(3)] == [5, 9, 3]
    assert asked(state) == ("iceni", "claim")


def test_6_4_equal_highest_sums_are_all_winners() -> None:
    """Three can win together."""
    state = battle({"brigantes": "5N 1S", "iceni": "5N 1C", "regnenses": "2N 3N"}, EVERYWHERE)
    assert kingdoms(int(state.winners)) == {"brigantes", "iceni", "regnenses"}
    assert state.vassals == 0


def test_6_5_everybody_else_with_a_card_there_is_a_vassal() -> None:
    """Whoever sent nothing is neither."""
    state = battle({"brigantes": "5N 6N", "iceni": "4N 1C", "regnenses": "2S 3S"}, EVERYWHERE)
    assert (kingdoms(int(state.winners)), kingdoms(int(state.vassals))) == ({"brigantes"}, {"iceni"})


def test_6_6_alone_in_a_zone_wins_without_vassals() -> None:
    """However low the card."""
    state = battle({"brigantes": "1N 6C", "iceni": "4S 1C", "regnenses": "2S 3S"}, EVERYWHERE)
    assert (kingdoms(int(state.winners)), state.vassals) == ({"brigantes"}, 0)


def test_6_7_where_nobody_comes_everything_is_romes() -> None:
    """The South of the rulebook's example: S07 goes to Rome."""
    state = battle(
        {"brigantes": "5N 1C", "iceni": "4N 2C rome_5:N", "regnenses": "3N 7C"}, order="brigantes regnenses iceni"
    )
    finish_turn(state)
    assert "s07" in rome(state)
    assert not any("s07" in held(state, kingdom) for kingdom in ("brigantes", "iceni", "regnenses"))


def test_6_1_the_center_waits_for_the_north() -> None:
    """Tokens of the Center are not offered while the North is decided."""
    state = battle({"brigantes": "7N 7C", "iceni": "5S 6S", "regnenses": "3S 4S"}, EVERYWHERE)
    assert offered(state) == {"claim n04", "claim n05", "claim n08", "claim n09"}
