"""A table at which somebody learns a game: the lesson says what each decides, until it is over."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from bretwalda.engine.game import Game
from bretwalda.engine.journal import commitment
from bretwalda.engine.lesson import Lesson, Word
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import LANGUAGES, Texts
from bretwalda.store.lessons import LessonRecord
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


def lessons_done(begun: Iterable[LessonRecord]) -> dict[str, list[str]]:
    """The lessons that somebody has played to their end, by game, in the order in which they are taught."""
    played: dict[tuple[str, str], int] = {}
    for record in begun:
        key = record.game, record.seed
        played[key] = max(played.get(key, 0), record.decisions)
    return {
        game.id: done
        for game in catalogue().values()
        if (done := [one.id for one in game.lessons if played.get((game.id, one.seed), 0) >= len(one.moves)])
    }


def unfinished(game: Game[Any], lesson: Lesson, begun: Iterable[LessonRecord]) -> str | None:
    """The table at which somebody has begun a lesson, to be taken up again."""
    for record in begun:
        if (
            record.open
            and (record.game, record.seed) == (game.id, lesson.seed)
            and record.decisions < len(lesson.moves)
        ):
            return record.table_id
    return None


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
