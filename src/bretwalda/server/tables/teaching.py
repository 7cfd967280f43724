"""A table at which somebody learns a game: the lesson says what each decides, until it is over."""

from __future__ import annotations

from functools import cache
from typing import Any

from bretwalda.engine.game import Game
from bretwalda.engine.journal import commitment
from bretwalda.engine.lesson import Lesson, Word
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.text import LANGUAGES, Texts
from bretwalda.store.lines import LineRecord
from bretwalda.store.tables import TableRecord

from ..messages import LessonInfo, LessonWord
from .history import Chosen, History


def expect_lesson(game: Game[Any], name: str) -> Lesson:
    for lesson in game.lessons:
        if lesson.id == name:
            return lesson
    raise Refusal("refused-no-lesson")


def lesson_at(game: Game[Any], record: TableRecord | LineRecord) -> Lesson | None:
    """The lesson that is learnt at a table: its dice tell which. None = none, or one that is no longer there."""
    return _by_dice(game).get(record.commitment) if record.lesson else None


@cache
def _by_dice(game: Game[Any]) -> dict[str, Lesson]:
    return {commitment(lesson.seed): lesson for lesson in game.lessons}


def begun(game: Game[Any], lesson: Lesson) -> History:
    """A lesson before its first move."""
    return History(game, lesson.settings, lesson.seed, lesson.position)


def answer(texts: Texts, word: Word) -> str:
    """What is said to every choice but the task; nothing if there is none."""
    return texts.forms(*word.text.split("-", 1)).get("no", "")


@cache
def told(game: Game[Any], name: str) -> LessonInfo:
    """A lesson of a game for the page: positions are counted as its learner is shown them."""
    lesson = expect_lesson(game, name)
    history = begun(game, lesson)
    numbers = [history.number(lesson.seat)]
    for seat, choice in lesson.moves:
        history.happen(Chosen(seat, choice))
        numbers.append(history.number(lesson.seat))
    texts = {language: game.texts(language) for language in LANGUAGES}
    return LessonInfo(
        [
            LessonWord(
                {language: said.say(word.text) for language, said in texts.items()},
                {language: answer(said, word) for language, said in texts.items()},
                list(word.things),
                numbers[word.after],
                lesson.moves[word.after][1] if word.task else None,
            )
            for word in lesson.words
        ]
    )
