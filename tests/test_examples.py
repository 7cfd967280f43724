"""Examples of the rules: each is a position in which its paragraph is asked about."""

from __future__ import annotations

import pytest

from bretwalda.engine.dice import seeded
from bretwalda.engine.examples import examples_of
from bretwalda.engine.registry import catalogue


@pytest.mark.parametrize("name", ["king_is_dead", "rex_britannorum"])
def test_every_paragraph_that_a_step_cites_is_shown_where_it_is_asked_about(name: str) -> None:
    game = catalogue()[name]
    examples = examples_of(game)
    assert {step.paragraph for step in game.steps} - {""} <= examples.keys()
    for paragraph, example in examples.items():
        state = game.restore(list(example.position))
        assert state.owes(example.seat), paragraph
        assert game.paragraph(state, example.seat) == paragraph
        assert game.audit(state) == [], paragraph


def test_a_lesson_shows_what_it_asks_about_before_games_at_random_do() -> None:
    game = catalogue()["rex_britannorum"]
    lesson = game.lessons[0]
    assert examples_of(game)["3.1"] == (
        lesson.settings,
        lesson.seat,
        tuple(game.start(lesson.settings, seeded(lesson.seed)).dump()),
    )
