"""Rules 10: the end, and other ways to play."""

from __future__ import annotations

import pytest

from bretwalda.engine.text import LANGUAGES
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import FACTS, OBJECTIVE_IDS, STAKES
from bretwalda.games.rex_britannorum.scoring import condition_met, objective_points, points
from bretwalda.games.rex_britannorum.state import Rex

from ..positions import (
    asked,
    battle,
    finish,
    finish_turn,
    hand,
    objectives,
    offered,
    on_paper,
    opened,
    places,
    play,
    realm,
    seen,
    started,
    tracks,
)


def ended(
    have: dict[str, str],
    kept: dict[str, str] | None = None,
    achieved: dict[str, int] | None = None,
    **settings: object,
) -> Rex:
    """A game that ends with these places and objectives; `achieved` gives points from earlier turns."""
    state = started(**settings)  # type: ignore[arg-type]
    for kingdom in ("brigantes", "iceni", "regnenses"):
        one = realm(state, kingdom)
        one.held = places(have.get(kingdom, ""))
        one.objectives = sum(1 << OBJECTIVE_IDS.index(name) for name in (kept or {}).get(kingdom, "").split())
        one.tracks = 0
        one.achieved = (achieved or {}).get(kingdom, 0)
    state.firsts = 7
    state.turn = 7
    state.phase = STAKES
    state.asked = False
    state.course.go_on(state)
    return state


def number(name: str) -> int:
    return OBJECTIVE_IDS.index(name)


def test_10_1_the_game_ends_after_turn_seven() -> None:
    """Not before, and then nobody is asked any more."""
    state = started()
    for turn in range(1, 8):
        assert state.turn == turn
        finish_turn(state)
    assert list(state.actors()) == []
    assert seen(state).reckoning is not None


def test_10_2_max_for_everybody_with_the_highest_value() -> None:
    """Two share the cities, one has the road."""
    state = ended({"brigantes": "n01 n06 n02 n03", "iceni": "c02 c05", "regnenses": "s01"})
    view = {kingdom.id: kingdom.tracks for kingdom in seen(state).kingdoms}
    assert [view[name]["cities"].max for name in ("brigantes", "iceni", "regnenses")] == [True, True, False]
    assert [view[name]["road"].max for name in ("brigantes", "iceni", "regnenses")] == [True, False, False]


def test_10_3_a_condition_needs_all_above_it() -> None:
    """The third alone is worth nothing; the first and third are worth one."""
    f1 = number("f1")  # control Brigantes, be present in Catuvellauni, control Dumnonii
    assert objective_points(places("s01 s02"), f1) == 0
    assert objective_points(places("n01 n02 n03 n04 s01 s02"), f1) == 1
    assert objective_points(places("n01 n02 n03 n04 c09 s01 s02"), f1) == 3


def test_10_3_objectives_are_shown_at_the_end() -> None:
    """Everybody's, to everybody."""
    state = finish(started())
    assert all(len(kingdom.objectives or []) == 2 for kingdom in seen(state).kingdoms)


@pytest.mark.parametrize(
    ("objective", "condition", "enough", "too_little"),
    [
        ("f1", 0, "n01 n02 n03 n04", "n01 n02 n03"),
        ("f1", 1, "c10", "c08"),
        ("l1", 0, "n06 n07 n08 n09", "n07 n08 n09"),
        ("c1", 1, "c07", "c01"),
        ("c1", 0, "n01 n06 n_rome", "n01 n06 n07"),
        ("l1", 1, "n11", "n10"),
        ("l1", 2, "n06 n07", "n06 n08 n09"),
        ("l1", 2, "n08 n09 n10", "n07"),
    ],
)
def test_10_4_what_the_conditions_ask(objective: str, condition: int, enough: str, too_little: str) -> None:
    """Control and presence, of regions, links, cities, one or either of two."""
    assert condition_met(places(enough), number(objective), condition)
    assert not condition_met(places(too_little), number(objective), condition)


def test_10_4_only_the_kinds_of_the_rulebook_are_used() -> None:
    """Seven kinds, and all of them occur."""
    kinds = {kind for row in FACTS["objective"] for kind, *_ in row["conditions"]}
    assert kinds == {
        "control_region", "present_region", "control_link", "present_link", "control_cities", "present_either",
        "control_either",
    }  # fmt: skip


def test_10_5_most_points_make_the_king() -> None:
    """And the whole victory is one's own."""
    state = ended({"brigantes": "n01 n06 n02 n03", "iceni": "c02", "regnenses": "s01"})
    end = seen(state).reckoning
    assert end is not None
    assert end.rex == "brigantes"
    assert state.result() == [1.0, 0.0, 0.0]


def test_10_5_the_final_score_of_the_rulebook() -> None:
    """7 points on the scoring board, 3 and 1 on two objectives: 11."""
    fief = "n02 n03 n04 n05 c09 s01 s02"  # all conditions of the first
    link = "n07 n08 n09 n10"  # control of the link of the second, but neither of its cities
    state = ended(
        {"brigantes": f"{fief} {link}", "iceni": "c02 c05 c10", "regnenses": ""},
        {"brigantes": "f1 l1"},
        {"brigantes": 0b00011_00000_00001},  # First on two tracks, and a threshold of regions
    )
    score = next(score for score in seen(state).reckoning.scores if score.kingdom == "brigantes")  # type: ignore[union-attr]
    assert score.objectives == {"f1": 3, "l1": 1}
    assert score.tracks == {"road": 4, "cities": 0, "regions": 3}
    assert sum(score.tracks.values()) == 7
    assert score.total == points(realm(state, "brigantes")) == 11


def test_10_6_a_tie_leaves_the_throne_vacant() -> None:
    """Nobody is Rex Britannorum."""
    state = ended({"brigantes": "n02", "iceni": "c06", "regnenses": ""})
    end = seen(state).reckoning
    assert end is not None
    assert end.rex is None
    assert [score.total for score in end.scores][:2] == [3, 3]


def test_10_7_without_objectives_only_the_tracks_count() -> None:
    """None is dealt, and the first decision is to recruit."""
    state = opened(objectives="none")
    assert asked(state)[1] == "recruitment"
    finish(state)
    end = seen(state).reckoning
    assert end is not None
    assert all(score.objectives == {} and score.total == sum(score.tracks.values()) for score in end.scores)


def test_10_8_the_late_choice_comes_at_the_very_beginning_of_turn_four() -> None:
    """Three are kept until then; the choice comes before the turn order."""
    state = opened(objectives="late_choice")
    assert asked(state)[1] == "recruitment"
    while state.turn < 4:
        assert all(len(objectives(int(one.objectives))) == 3 for one in state.realm)
        finish_turn(state)
    assert state.tokens == 0  # nothing has been drawn yet
    assert [int(seat) for seat in state.actors()] == [0, 1, 2]
    assert asked(state)[1] == "objective"
    for seat in (0, 1, 2):
        play(state, min(offered(state, seat)), seat=seat)
    assert all(len(objectives(int(one.objectives))) == 2 for one in state.realm)
    assert (state.turn, asked(state)[1]) == (4, "recruitment")


def test_10_9_random_reinforcements_are_drawn() -> None:
    """The pile lies face down; whoever gets one takes the top card, shown to all."""
    state = battle(
        {"brigantes": "7N 6N", "iceni": "1C 5C", "regnenses": "5C 6C"},
        "n04",
        order="regnenses iceni brigantes",
        random_reinforcements=True,
    )
    assert (seen(state).reinforcements, seen(state).reinforcements_left) == (None, 6)
    assert (asked(state), offered(state)) == (("regnenses", "help"), {"decline", "request"})
    before = state.information
    play(state, "request")
    assert state.information > before
    card = hand(state, "regnenses")
    assert len(card) == 1
    assert seen(state).kingdoms[2].shown == card
    assert seen(state).reinforcements_left == 5


def test_10_7_alone_without_objectives_too() -> None:
    """Nothing is dealt, and the first decision is to recruit."""
    state = opened("brigantes", objectives="none")
    assert (asked(state)[1], realm(state, "brigantes").objectives) == ("recruitment", 0)


FORK = {"brigantes": "n08 n09 n10 n_start", "regnenses": "s07 s08 s09 s11"}  # an unbroken road, and one with a fork


@pytest.mark.parametrize(("longest_road", "ends", "rex"), [("path", (4, 3), "brigantes"), ("group", (4, 4), None)])
def test_10_10_the_longest_road_as_a_group(longest_road: str, ends: tuple[int, int], rex: str | None) -> None:
    """As many roads as hang together, side roads too: here Max on the road is shared then, and so is the throne."""
    state = ended(FORK, longest_road=longest_road)
    assert (tracks(state, "brigantes")[0], tracks(state, "regnenses")[0]) == ends
    end = seen(state).reckoning
    assert end is not None
    assert (seen(state).longest_road, end.rex) == (longest_road, rex)


def test_10_10_without_a_word_it_is_a_path() -> None:
    """The usual setting."""
    assert GAME.schema.complete({})["longest_road"] == "path"


def paper_cards(number: str, letter: str, language: str) -> None:
    """Six cards of a type stand on paper as the game has them."""
    paper, texts = on_paper(number, language), GAME.texts(language)
    for place, name in enumerate(OBJECTIVE_IDS):
        assert (GAME.phrase(texts, "objective", place) + "." in paper) == name.startswith(letter)


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_11_fief_cards(language: str) -> None:
    """F1 to F6."""
    paper_cards("10.11", "f", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_12_city_cards(language: str) -> None:
    """C1 to C6."""
    paper_cards("10.12", "c", language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_10_13_link_cards(language: str) -> None:
    """L1 to L6."""
    paper_cards("10.13", "l", language)
