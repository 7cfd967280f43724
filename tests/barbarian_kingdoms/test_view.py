"""What the page is shown: contestants, player boards, armies, the goal, parts of a reign, what choices point at."""

from __future__ import annotations

import pytest

from bretwalda.games.barbarian_kingdoms import GAME

from .positions import kingdom, play, position, reckoning, seen


def test_contestants_are_those_who_are_asked_and_those_who_come_next() -> None:
    state = position(units={"franks": "frisia"}, active="franks")
    play(state, "invade", "king", "to lugdunensis")
    assert seen(state).contestants == ["visigoths", "saxons"]
    play(state, "pass")
    assert (seen(state).contestants, seen(state).asked) == (["saxons"], "saxons")
    play(state, "pass")
    assert (seen(state).contestants, seen(state).asked) == ([], None)


def test_player_boards_show_homes_prices_and_powers() -> None:
    state = position()
    assert kingdom(state, "huns").home == ["pannonia", "boiohaemum", "dacia"]
    assert kingdom(state, "huns").claim_track == [2, 3, 4, 5]
    assert kingdom(state, "visigoths").claim_track == [1, 2, 3, 4]  # their power takes one off
    assert kingdom(state, "visigoths").recruit_track == [1, 2, 3, 4]
    assert kingdom(state, "visigoths").powers == ["foederati", "sack_of_rome"]


@pytest.mark.parametrize(
    ("players", "row", "teams", "kings"),
    [
        (2, "a", False, 2),
        (3, "a", False, 2),
        (4, "a", True, 2),
        (6, "a", True, 3),
        (6, "b", True, 2),
        (6, "a", False, 2),
    ],
)
def test_the_goal_counts_the_kings_of_one_opponent(players: int, row: str, teams: bool, kings: int) -> None:
    goal = seen(position(players, row, teams=teams)).goal
    assert (goal.provinces, goal.kings) == (7, kings)


def test_armies_show_what_their_units_count() -> None:
    state = position(units={"ostrogoths": "king roma", "franks": "italia_annonaria"}, active="franks")
    play(state, "invade", "warrior italia_annonaria", "to roma")
    battle = seen(state).battle
    assert battle is not None
    assert (battle.active.points, battle.active.warrior_points, battle.active.marker_points) == (3, 3, 0)
    assert (battle.foe.points, battle.foe.marker_points, battle.foe.wins_ties) == (6 + 4, 4, True)
    assert not battle.active.wins_ties


def test_the_parts_of_a_reign_add_up() -> None:
    west = dict.fromkeys(["armorica", "lugdunensis", "narbonensis", "gallaecia"], "visigoths")
    state = position(units={"visigoths": "king sea, baetica"}, control=west, fallen={"huns": "franks"}, active="franks")
    play(state, "tax")
    for reign in reckoning(state).ranking:
        parts = reign.enemy_kings + reign.own_kings + reign.warriors + reign.control_tokens + reign.treasury
        assert parts == reign.points
    first = reckoning(state).ranking[0]
    assert (first.seat, first.own_kings, first.warriors, first.control_tokens, first.treasury) == (3, 2, 1, 4, 2)


def test_tokens_to_collect_point_at_their_province() -> None:
    state = position(stocks={"pannonia": "bs", "dacia": "bg"}, active="huns")
    play(state, "tax")
    assert {GAME.points_at(state, int(choice)) for choice in state.options(state.actor)} == {
        "zone:pannonia",
        "zone:dacia",
    }


def test_a_claim_at_once_points_at_the_province_and_the_action_at_its_button() -> None:
    state = position(units={"huns": "king pannonia"}, purses={"huns": "ss"})
    play(state, "invade", "king", "to noricum")
    assert GAME.points_at(state, GAME.verbs.parse("claim")) == "zone:noricum"
    play(state, "pass")
    assert GAME.points_at(state, GAME.verbs.parse("claim")) == "button:claim"
