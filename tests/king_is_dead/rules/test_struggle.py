"""Rules 5: the power struggle."""

from __future__ import annotations

import pytest

from bretwalda.games.king_is_dead.board import REGION_IDS

from ..positions import all_pass, control, offered, order, play, position, reckoning, region, seen, supply


def test_5_1_the_first_face_up_card_names_the_region() -> None:
    """Space 1 comes first, then space 2."""
    state = position(regions={"warwick": "S", "moray": "W"}, order=["warwick", "moray"])
    assert seen(state).contested == "warwick"
    all_pass(state)
    assert control(state, "warwick") == "scottish"
    assert control(state, "moray") is None
    assert seen(state).contested == "moray"


def test_5_1_cards_that_changed_places_change_the_order_of_struggles() -> None:
    """What counts is where a card lies when the struggle comes."""
    state = position(regions={"warwick": "SS", "moray": "W"}, order=["warwick", "moray"])
    play(state, "play negotiate", "exchange warwick", "exchange moray", "follower warwick scottish")
    all_pass(state)
    assert (control(state, "moray"), control(state, "warwick")) == ("welsh", None)


@pytest.mark.parametrize(
    ("followers", "winner"),
    [("S", "scottish"), ("SWW", "welsh"), ("SSWWEEE", "english"), ("SSSWWEE", "scottish"), ("SWWWEE", "welsh")],
)
def test_5_2_most_followers_control_the_region(followers: str, winner: str) -> None:
    """Strictly more than each other faction is enough; an absolute majority is not needed."""
    state = all_pass(position(regions={"lancaster": followers}, order=["lancaster"]))
    assert control(state, "lancaster") == winner
    assert state.unstable == 0


@pytest.mark.parametrize("followers", ["SW", "WE", "SE", "SSWWE", "SWWEE", "SSWEE", "SWE", "SSWWEE"])
def test_5_2_a_shared_highest_number_makes_the_region_unstable(followers: str) -> None:
    """Two or three factions in front together: an instability disc."""
    state = all_pass(position(regions={"lancaster": followers}, order=["lancaster"]))
    assert control(state, "lancaster") == "unstable"
    assert state.unstable == 1


def test_5_2_an_empty_region_is_unstable() -> None:
    """Nobody there: an instability disc."""
    state = all_pass(position(regions={"essex": "E"}, order=["lancaster"]))
    assert control(state, "lancaster") == "unstable"


@pytest.mark.parametrize("followers", ["SSWE", "SSWWE"])
def test_5_3_all_followers_go_to_the_supply(followers: str) -> None:
    """Winners, losers and the equal ones alike."""
    state = position(regions={"lancaster": followers, "devon": "W"}, order=["lancaster"], supply="E")
    all_pass(state)
    assert region(state, "lancaster") == ""
    assert supply(state) == followers + "E"
    assert region(state, "devon") == "W"


def test_5_4_the_third_instability_disc_ends_the_game_at_once() -> None:
    """No turn comes after it, however many regions are open."""
    state = position(control={"moray": "unstable", "essex": "unstable"}, regions={"devon": "WE"}, order=["devon"])
    all_pass(state)
    assert reckoning(state).end == "invasion"
    assert list(state.actors()) == []
    assert [control(state, name) for name in REGION_IDS].count(None) == 5


def test_5_4_in_the_middle_of_a_game_too() -> None:
    """Struggles won in between do not put it off."""
    decided = {"moray": "unstable", "essex": "english", "warwick": "welsh", "devon": "unstable"}
    state = all_pass(position(3, control=decided, regions={"gwynedd": "W"}, order=["lancaster"]))
    assert reckoning(state).end == "invasion"


def test_5_4_two_instability_discs_do_not_end_it() -> None:
    """After the second the game goes on."""
    state = all_pass(position(control={"moray": "unstable"}, order=["devon"], regions={"essex": "E"}))
    assert state.unstable == 2
    assert "pass" in offered(state)


def test_5_4_a_third_disc_in_the_eighth_struggle_is_an_invasion() -> None:
    """Instability goes before the coronation."""
    decided = dict.fromkeys(REGION_IDS[:7], "welsh") | {"moray": "unstable", "essex": "unstable"}
    state = all_pass(position(control=decided, regions={"devon": "SW"}, courts=["SWE", "WWWW"]))
    assert state.struggles == 8
    assert (reckoning(state).end, reckoning(state).winners) == ("invasion", [0])


def test_5_5_the_card_is_turned_down_and_the_game_goes_on() -> None:
    """The next region is contested; the decided one keeps its space."""
    state = position(regions={"essex": "E", "devon": "W"}, order=["essex", "devon"])
    all_pass(state)
    assert seen(state).struggles == 1
    assert seen(state).contested == "devon"
    assert order(state)[:2] == ["essex", "devon"]


def test_5_5_the_eighth_struggle_brings_the_coronation() -> None:
    """Seven are not enough, eight are the end."""
    state = position(control=dict.fromkeys(REGION_IDS[:6], "welsh"), regions=dict.fromkeys(REGION_IDS[6:], "E"))
    all_pass(state)
    assert list(state.actors()) != []
    all_pass(state)
    assert reckoning(state).end == "coronation"
    assert list(state.actors()) == []
