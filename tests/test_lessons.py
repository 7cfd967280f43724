"""First games: each is played to its end by the rules, points at real things, and is told in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bretwalda.engine.game import Game
from bretwalda.engine.lesson import Lesson
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES

TAUGHT = [game for game in catalogue().values() if game.lesson is not None]
TABLE = ("court",)  # kinds of things on the table that nobody can choose
LOOSE = re.compile(r" [:;!?»]|« ")  # French punctuation that could begin a line
LONGEST = 240  # letters of a bubble


def lesson_of(game: Game[Any]) -> Lesson:
    assert game.lesson is not None
    return game.lesson


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_is_played_to_its_end_by_the_rules(game: Game[Any]) -> None:
    lesson = lesson_of(game)
    match = Match(game, lesson.settings, lesson.seed)
    tasks = {word.after for word in lesson.words if word.task}
    for number, (seat, choice) in enumerate(lesson.moves):
        assert lesson.next(match.decisions) == (seat, choice)
        assert (seat == lesson.seat) == (number in tasks), "the learner has a task for each decision"
        assert len(match.state.options(seat)) > 1 or seat != lesson.seat, "a task that is no choice"
        match.choose(seat, choice)
    assert lesson.next(match.decisions) is None
    assert not match.over, "the learner plays on"
    assert match.state.owes(lesson.seat)
    assert 15 <= len(lesson.words) <= 28


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_task_points_at_what_fulfils_it_and_is_said_when_it_is_owed(game: Game[Any]) -> None:
    lesson = lesson_of(game)
    match = Match(game, lesson.settings, lesson.seed)
    for number in range(len(lesson.moves) + 1):
        for word in [word for word in lesson.words if word.after == number]:
            assert match.state.owes(lesson.seat), word.text
            if word.task:
                assert word.things[0] == game.points_at(match.state, lesson.moves[number][1]), word.text
            for thing in word.things:
                kind, _, rest = thing.partition(":")
                known = kind in TABLE or kind == "button" or rest.split(":")[0] in named(game, kind)
                assert known, f"{word.text} points at {thing}"
        if number < len(lesson.moves):
            match.choose(*lesson.moves[number])


def named(game: Game[Any], kind: str) -> set[str]:
    """The ids that a thing of a kind may begin with."""
    kinds = {"region_card": "region", "follower": "region"}
    return set(game.verbs.vocabulary[kinds.get(kind, kind)])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_every_word_is_short_and_every_task_has_an_answer_to_other_choices(game: Game[Any], language: str) -> None:
    texts = game.texts(language)
    for word in lesson_of(game).words:
        said = texts.say(word.text)
        assert 0 < len(said) <= LONGEST, word.text
        answers = texts.forms(*word.text.split("-", 1))
        assert bool(answers.get("no")) == word.task, word.text
        assert language != "fr" or not LOOSE.search(said + answers.get("no", "")), word.text


def test_another_game_is_not_the_lesson_any_more() -> None:
    game = catalogue()["king_is_dead"]
    lesson = lesson_of(game)
    match = Match(game, lesson.settings, lesson.seed)
    match.choose(lesson.seat, game.verbs.parse("pass"))
    assert lesson.next(match.decisions) is None
