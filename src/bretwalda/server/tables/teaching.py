"""A table at which somebody learns a game: the lesson says what each decides, until it is over."""

from __future__ import annotations

from functools import cache
from typing import Any

from bretwalda.engine.game import Game
from bretwalda.engine.lesson import Lesson
from bretwalda.engine.refusal import Refusal

from ..messages import LessonInfo, LessonWord
from .history import Chosen, History


def expect_lesson(game: Game[Any]) -> Lesson:
    if game.lesson is None:
        raise Refusal("refused-no-lesson")
    return game.lesson


@cache
def told(game: Game[Any]) -> LessonInfo:
    """The lesson of a game for the page: positions are counted as its learner is shown them."""
    lesson = expect_lesson(game)
    history = History(game, lesson.settings, lesson.seed)
    numbers = [history.number(lesson.seat)]
    for seat, choice in lesson.moves:
        history.happen(Chosen(seat, choice))
        numbers.append(history.number(lesson.seat))
    return LessonInfo(
        [
            LessonWord(
                word.text, list(word.things), numbers[word.after], lesson.moves[word.after][1] if word.task else None
            )
            for word in lesson.words
        ]
    )
