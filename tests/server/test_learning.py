"""Puzzles and what people have learnt: a position alone is told, the first try counts, deeds are noted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.chance import game_of

from bretwalda.ai.critic import Critic
from bretwalda.ai.puzzles import worked_out
from bretwalda.engine.languages import LANGUAGES
from bretwalda.engine.registry import catalogue
from bretwalda.server.learning.puzzles import A_DAY, puzzles_of, todays

from .conftest import RunningServer
from .people import Browser

GAMES = ("king_is_dead", "rex_britannorum", "barbarian_kingdoms", "britannia")
FEWEST = {"king_is_dead": 20, "rex_britannorum": 20, "barbarian_kingdoms": 20, "britannia": 12}
CLEAR = {"britannia": 20}  # tenths of a point; elsewhere percent


@pytest.mark.parametrize("game_id", GAMES)
def test_every_puzzle_is_a_sound_position_with_its_answer_among_the_choices(game_id: str) -> None:
    game = catalogue()[game_id]
    kept = puzzles_of(game)
    assert len(kept) >= FEWEST[game_id]
    assert len({each.id for each in kept}) == len(kept)
    for each in kept:
        state = each.puzzle.state(game)
        assert not game.audit(state)
        options = [game.verbs.notation(int(choice)) for choice in state.options(each.puzzle.seat)]
        assert each.puzzle.answer in options
        assert {*each.puzzle.worth, *each.puzzle.same} <= set(options)
        others = [worth for choice, worth in each.puzzle.worth.items() if choice != each.puzzle.answer]
        assert max(others) + CLEAR.get(game_id, 5) <= each.puzzle.worth[each.puzzle.answer]
        assert bool(each.puzzle.count) == (game_id == "britannia")
        assert each.puzzle.why.keys() == set(LANGUAGES)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_offers_puzzles_where_there_are_some(game_id: str) -> None:
    about = (Path(__file__).parents[2] / "web" / "src" / "games" / game_id / "about.ts").read_text("utf-8")
    assert ("puzzles: true" in about) == bool(puzzles_of(catalogue()[game_id]))


def test_what_was_worked_out_is_so() -> None:
    """The solver finds the answers of The King is Dead again."""
    game = catalogue()["king_is_dead"]
    for each in puzzles_of(game)[:4]:
        state = each.puzzle.state(game)
        found = worked_out(
            Critic(game, 1, "again"), state, each.puzzle.seat, [int(c) for c in state.options(each.puzzle.seat)]
        )
        assert found is not None
        assert game.verbs.notation(found.answer) == each.puzzle.answer


def test_every_day_has_another_puzzle() -> None:
    game = catalogue()["king_is_dead"]
    days = [todays(game, day * A_DAY).id for day in range(len(puzzles_of(game)))]
    assert len(set(days)) == len(days)


def test_a_puzzle_is_tried_once_and_its_answer_is_told_afterwards(house: RunningServer, edith: Browser) -> None:
    path = "/api/puzzles/king_is_dead/today"
    shown = edith.get(path)
    assert shown["right"] is None
    assert not {"answer", "chances", "why"} & shown.keys()
    wrong, *_ = [o for o in shown["options"] if o["notation"] != answer_of(shown["id"])]
    [best] = [o for o in shown["options"] if o["notation"] == answer_of(shown["id"])]
    told = edith.post(path, {"choice": wrong["choice"]})
    assert (told["right"], told["answer"]) == (False, best["notation"])
    assert edith.post(path, {"choice": best["choice"]})["right"]
    assert edith.get(path)["right"] is False, "only the first try counts"
    [line] = [one for one in edith.get("/api/puzzles")["today"] if one["game"] == "king_is_dead"]
    assert line == {"game": "king_is_dead", "id": shown["id"], "right": False}
    [king] = [one for one in edith.get("/api/learnt")["games"] if one["game"] == "king_is_dead"]
    assert (king["puzzles"], king["puzzles_tried"], king["deeds"]) == (0, 1, [])


def answer_of(puzzle: str) -> str:
    return next(each.puzzle.answer for each in puzzles_of(catalogue()["king_is_dead"]) if each.id == puzzle)


@pytest.mark.parametrize(
    ("path", "body", "refused"),
    [
        ("/api/puzzles/king_is_dead/missing", None, "refused-no-puzzle"),
        ("/api/puzzles/chess/today", None, "refused-no-puzzle"),
        ("/api/puzzles/king_is_dead/today", {"choice": 99_999}, "refused-illegal"),
        ("/api/puzzles/king_is_dead/today", {"choice": "x"}, "refused-message"),
    ],
)
def test_what_is_no_puzzle_or_no_choice_is_refused(edith: Browser, path: str, body: Any, refused: str) -> None:
    assert edith.refusal("GET" if body is None else "POST", path, body) == refused


@pytest.mark.parametrize("game_id", GAMES)
def test_deeds_are_among_those_that_a_game_names(game_id: str) -> None:
    game = catalogue()[game_id]
    settings: dict[str, Any] = {"scenario": "hadrianus"} if game_id == "britannia" else {"players": 2}
    match = game_of(game, settings, "deeds", 20_000)
    for seat in range(match.state.seats):
        assert set(game.deeds(match.state, seat)) <= set(game.deed_names)
    assert game.deed_names
