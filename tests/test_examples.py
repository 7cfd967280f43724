"""Examples of the rules: each is a position in which its paragraph is asked about."""

from __future__ import annotations

import json
import tomllib
from typing import Any

import msgspec
import pytest

from bretwalda.engine.dice import seeded
from bretwalda.engine.examples import FILE, examples_of
from bretwalda.engine.game import Game
from bretwalda.engine.journal import split_move
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue

Written = dict[str, Any]


def written(game: Game[Any]) -> list[Written]:
    """The worked examples of a game."""
    file = game.folder / FILE
    return list(tomllib.loads(file.read_text("utf-8"))["example"]) if file.exists() else []


@pytest.mark.parametrize("name", ["king_is_dead", "rex_britannorum"])
def test_every_paragraph_that_a_step_cites_is_shown_where_it_is_asked_about(name: str) -> None:
    game = catalogue()[name]
    examples = examples_of(game)
    cited = {step.paragraph for step in game.steps} - {""}
    assert cited <= examples.keys()
    for paragraph, example in examples.items():
        state = game.restore(list(example.position))
        assert state.owes(example.seat), paragraph
        if paragraph in cited:
            assert game.paragraph(state, example.seat) == paragraph
        assert game.audit(state) == [], paragraph


def test_a_lesson_shows_what_it_asks_about_before_games_at_random_do() -> None:
    game = catalogue()["rex_britannorum"]
    lesson = game.lessons[0]
    assert examples_of(game)["3.1"][:3] == (
        lesson.settings,
        lesson.seat,
        tuple(game.start(lesson.settings, seeded(lesson.seed)).dump()),
    )


WRITTEN = [(game, one) for game in catalogue().values() for one in written(game)]


@pytest.mark.parametrize(("game", "one"), WRITTEN, ids=lambda value: getattr(value, "id", None))
def test_a_worked_example_shows_paragraphs_that_there_are_to_somebody_who_is_asked(
    game: Game[Any], one: Written
) -> None:
    rules = (game.folder / "text" / "rules.en.md").read_text("utf-8")
    assert all(f"- **{paragraph}** " in rules for paragraph in one["paragraphs"])
    match = Match(game, one["settings"], one["seed"])
    for line in one["moves"]:
        seat, notation = split_move(line)
        match.choose(seat, game.verbs.parse(notation))
    assert match.state.owes(one["seat"] - 1)


def test_the_example_of_6_4_is_that_of_the_rules() -> None:
    """Green plays a 7, Red a 1 and Blue a 2: Red and Green win together, and Blue is their vassal."""
    game = catalogue()["rex_britannorum"]
    example = examples_of(game)["6.4"]
    battle = json.loads(msgspec.json.encode(game.view(game.restore(list(example.position)), example.seat)))["battle"]
    assert battle["strengths"] == {"brigantes": 7, "iceni": 2, "regnenses": 7}
    assert (battle["zone"], battle["winners"], battle["vassals"]) == ("south", ["brigantes", "regnenses"], ["iceni"])
