"""Rules 9: the end of the game."""

from __future__ import annotations

import pytest

from bretwalda.games.barbarian_kingdoms.board import FACTS
from bretwalda.games.barbarian_kingdoms.scoring import reign, title

from ..positions import asked, fight, kingdom, play, position, reckoning, seen

SIX = {"thuringia": "franks", "alemannia": "franks", "burgundia": "franks"}


def test_9_1_two_kings_win_at_once() -> None:
    """The second king ends the game in the middle of the battle."""
    state = position(
        units={"franks": "thuringia", "huns": "king boiohaemum"},
        purses={"franks": "ggg"},
        fallen={"saxons": "franks"},
        active="franks",
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    fight(state, "ggg")
    assert (reckoning(state).end, reckoning(state).winners) == ("military", [5])


def test_9_1_one_king_is_not_enough() -> None:
    """And kings taken by others do not count."""
    state = position(
        units={"franks": "thuringia", "huns": "king boiohaemum"},
        purses={"franks": "ggg"},
        fallen={"saxons": "vandals"},
        active="franks",
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    fight(state, "ggg")
    assert seen(state).reckoning is None


def test_9_2_seven_provinces_win() -> None:
    """A suspended initial province is not one of them."""
    state = position(units={"franks": "frisia"}, control=SIX, purses={"franks": "gg"}, active="franks")
    play(state, "claim", "at frisia")
    assert (reckoning(state).end, reckoning(state).winners) == ("territorial", [5])
    units = {"franks": "frisia", "huns": "king belgica_prima"}
    state = position(units=units, control=SIX, purses={"franks": "gg"}, active="franks")
    play(state, "claim", "at frisia")
    assert kingdom(state, "franks").provinces == 6
    assert seen(state).reckoning is None


def test_9_3_the_active_kingdom_comes_first() -> None:
    """The move that gives the Franks their seventh province back gives the Visigoths theirs: the Franks win."""
    west = dict.fromkeys(["armorica", "lugdunensis", "narbonensis", "gallaecia"], "visigoths")
    state = position(
        units={"visigoths": "king sea", "franks": "novempopulana"},
        control=SIX | west | {"tarraconensis": "franks"},
        active="franks",
    )
    assert (kingdom(state, "franks").provinces, kingdom(state, "visigoths").provinces) == (7, 5)
    play(state, "tax")
    assert reckoning(state).winners == [5]
    both = SIX | west | {"baetica": "franks"}
    state = position(units={"visigoths": "king sea", "franks": "tarraconensis"}, control=both, active="huns")
    assert (kingdom(state, "franks").provinces, kingdom(state, "visigoths").provinces) == (7, 6)
    play(state, "tax")
    assert reckoning(state).winners == [5]  # nobody before the Franks in turn order has seven


def test_9_4_a_victory_in_anothers_turn() -> None:
    """The stranger leaves, and the owner has seven."""
    south = dict.fromkeys(["armorica", "lugdunensis", "narbonensis", "gallaecia"], "visigoths")
    state = position(
        units={"franks": "tarraconensis", "visigoths": "king sea"},
        control=south | {"lusitania": "franks"},
        active="franks",
    )
    play(state, "manoeuvre", "warrior tarraconensis", "to lusitania", "done")
    assert (reckoning(state).end, reckoning(state).winners) == ("territorial", [3])


def test_9_5_the_reign_score() -> None:
    """2 a trophy, 2 for the living king, 1 a warrior (at sea too), 1 a control token, 1 for each five tremis."""
    state = position(
        units={"franks": "frisia, sea"},
        control={"frisia": "franks"},
        purses={"franks": "dggg"},
        fallen={"huns": "franks"},
    )
    assert reign(state, 5) == 2 + 2 + 2 + 1 + 2
    state = position(purses={"franks": "bbbb"}, fallen={"franks": "huns"})
    assert reign(state, 5) == 0
    assert FACTS["reign"] == {"enemy_king": 2, "own_king": 2, "warrior": 1, "control_token": 1, "tremis_a_point": 5}


def test_9_6_the_ranking() -> None:
    """The winner first whatever the score, then the scores, and of equals the later in turn order."""
    state = position(
        units={"franks": "frisia", "huns": "dacia, boiohaemum, moesia, noricum"},
        control=SIX,
        purses={"franks": "gg", "huns": "ggggg", "ostrogoths": "", "vandals": "", "visigoths": "", "saxons": ""},
        active="franks",
    )
    play(state, "claim", "at frisia")
    assert [(one.seat, one.points) for one in reckoning(state).ranking] == [
        (5, 7),
        (0, 9),
        (4, 2),
        (3, 2),
        (2, 2),
        (1, 2),
    ]


@pytest.mark.parametrize(
    ("points", "name"),
    [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (11, 3), (12, 4), (30, 4)],
)
def test_9_7_titles(points: int, name: int) -> None:
    """From atrocious to legendary."""
    assert title(points) == name
    assert [row["id"] for row in FACTS["title"]] == ["atrocious", "humiliating", "adequate", "brilliant", "legendary"]


def test_9_8_a_limit_of_rounds() -> None:
    """After the last turn of the last round the reign scores decide; before it nothing happens."""
    state = position(rounds=20, purses={"saxons": "ggggg"}, active="saxons")
    state.round = 20
    play(state, "tax")
    assert asked(state) == "turn"
    play(state, "tax")
    assert (reckoning(state).end, reckoning(state).winners) == ("rounds", [4])
