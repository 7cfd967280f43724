"""Lessons: each is played to its end by the rules, points at real things, and is told in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bretwalda.engine.game import Game
from bretwalda.engine.lesson import Lesson
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES

GAMES = list(catalogue().values())
TAUGHT = [(game, lesson) for game in GAMES for lesson in game.lessons]
NAMES = [f"{game.id} {lesson.id}" for game, lesson in TAUGHT]
TABLE = ("court", "button", "holder", "track", "deck", "treasury", "battle", "bribe", "payment")  # not in a vocabulary
LOOSE = re.compile(r" [:;!?»]|« ")  # French punctuation that could begin a line
LONGEST = 240  # letters of a bubble


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=NAMES)
def test_a_lesson_is_played_to_its_end_by_the_rules(game: Game[Any], lesson: Lesson) -> None:
    match = begun(game, lesson)
    tasks = {word.after for word in lesson.words if word.task}
    for number, (seat, choice) in enumerate(lesson.moves):
        assert lesson.next(match.decisions) == (seat, choice)
        assert (seat == lesson.seat) == (number in tasks), "the learner has a task for each decision"

        match.choose(seat, choice)
    assert lesson.next(match.decisions) is None
    assert not match.over, "the learner plays on"
    assert match.state.owes(lesson.seat)
    assert (15 if lesson.id == "first" else 4) <= len(lesson.words) <= 25


def begun(game: Game[Any], lesson: Lesson) -> Match:
    return Match(game, lesson.settings, lesson.seed, lesson.position)


@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=NAMES)
def test_a_task_points_at_what_fulfils_it_and_is_said_when_it_is_owed(game: Game[Any], lesson: Lesson) -> None:
    match = begun(game, lesson)
    for number in range(len(lesson.moves) + 1):
        for word in [word for word in lesson.words if word.after == number]:
            assert match.state.owes(lesson.seat), word.text
            if word.task:
                assert word.things[0] == game.points_at(match.state, lesson.moves[number][1]), word.text
            for thing in word.things:
                assert is_known(game, thing), f"{word.text} points at {thing}"
        if number < len(lesson.moves):
            match.choose(*lesson.moves[number])


def is_known(game: Game[Any], thing: str) -> bool:
    kind, _, rest = thing.partition(":")
    return kind in TABLE or any(rest.split(":")[0] in ids for ids in game.verbs.vocabulary.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "lesson"), TAUGHT, ids=NAMES)
def test_every_word_is_short_and_every_task_has_an_answer_to_other_choices(
    game: Game[Any], lesson: Lesson, language: str
) -> None:
    texts = game.texts(language)
    for word in lesson.words:
        said = texts.say(word.text)
        assert 0 < len(said) <= LONGEST, word.text
        answers = texts.forms(*word.text.split("-", 1))
        assert bool(answers.get("no")) == word.task, word.text
        assert language != "fr" or not LOOSE.search(said + answers.get("no", "")), word.text


def test_every_game_begins_with_a_first_game_and_tells_its_lessons_apart_by_their_dice() -> None:
    for game in GAMES:
        lessons = game.lessons
        assert not lessons or lessons[0].id == "first"
        assert len({lesson.seed for lesson in lessons}) == len({lesson.id for lesson in lessons}) == len(lessons)


def test_another_game_is_not_the_lesson_any_more() -> None:
    game = catalogue()["king_is_dead"]
    lesson = game.lessons[0]
    match = begun(game, lesson)
    match.choose(lesson.seat, game.verbs.parse("pass"))
    assert lesson.next(match.decisions) is None
