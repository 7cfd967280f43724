"""Lessons: journals that somebody plays along, step by step, with a word at each.

They are data of a game, a file each in its folder `lessons`: `1-first.toml` is a first game, those after it are
chapters that can be begun by themselves. Each is written in the order in which it happens:

    settings = { players = 2 }   # what is not named is as usual
    seed = "lesson"              # no other lesson of the game has it
    seat = 1                     # the learner's
    before = ["2 pass"]          # what has happened when the learner comes, as in a journal; usually nothing

    [[step]]
    say = "summons"              # the text `lesson-summons`; with a task its attribute `no` answers every other choice
    show = ["region:gwynedd"]    # what it points at, named as in `Game.points_at`
    do = "follower gwynedd welsh"  # the task; without one it is only read

    [[step]]
    others = ["2 pass"]          # what others do then, as in a journal

When the last step is done the game goes on as any other against computers.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .dice import seeded
from .journal import split_move
from .schema import Settings

if TYPE_CHECKING:
    from .game import Game
    from .match import Decision

FOLDER = "lessons"


class Word(NamedTuple):
    """Something that the learner is told.

    Attributes:
        text: the id of a text.
        things: what it points at.
        after: how many decisions have been taken by then.
        task: whether the next decision is the learner's task.
    """

    text: str
    things: tuple[str, ...]
    after: int
    task: bool


class Lesson(NamedTuple):
    """A first game, or a chapter.

    Attributes:
        id: what it is called in addresses and texts: `first`, or the name of the chapter.
        settings: what its game is set up with, complete.
        seed: what all chance in it comes from; it tells the lessons of a game apart, too.
        seat: the learner's, counted from 0.
        position: where it begins, if that is in the middle of a game: numbers as `State.dump` writes them.
        moves: who decides what: a seat and a choice each.
        words: what is said on the way.
    """

    id: str
    settings: Settings
    seed: str
    seat: int
    position: tuple[int, ...]
    moves: tuple[tuple[int, int], ...]
    words: tuple[Word, ...]

    def next(self, taken: Sequence[Decision]) -> tuple[int, int] | None:
        """The decision that comes next, a seat and a choice; None = the lesson is over, or another game is played."""
        number = len(taken)
        if number >= len(self.moves) or [(one.seat, one.choice) for one in taken] != list(self.moves[:number]):
            return None
        return self.moves[number]


@cache
def lessons_of(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game, the first game first: written for its own facts, and for today's rules."""
    if game.facts != game.own_facts:
        return ()
    return tuple(_read(game, file) for file in sorted((game.folder / FOLDER).glob("*.toml")))


def _read(game: Game[Any], file: Path) -> Lesson:
    data = tomllib.loads(file.read_text("utf-8"))
    seat = data["seat"] - 1
    moves: list[tuple[int, int]] = []
    words: list[Word] = []
    for step in data["step"]:
        if "say" in step:
            words.append(Word(f"lesson-{step['say']}", tuple(step.get("show", ())), len(moves), "do" in step))
        if "do" in step:
            moves.append((seat, game.verbs.parse(step["do"])))
        moves += [_move(game, line) for line in step.get("others", ())]
    settings = game.schema.complete(data.get("settings", {}))
    name = file.stem.partition("-")[2]
    position = _after(game, settings, data["seed"], data.get("before", ()))
    return Lesson(name, settings, data["seed"], seat, position, tuple(moves), tuple(words))


def _after(game: Game[Any], settings: Settings, seed: str, lines: Sequence[str]) -> tuple[int, ...]:
    """The position after some moves of a new game, as numbers; nothing if there are none."""
    if not lines:
        return ()
    state = game.start(settings, seeded(seed))
    for line in lines:
        state.choose(*_move(game, line))
    return tuple(int(number) for number in state.dump())


def _move(game: Game[Any], line: str) -> tuple[int, int]:
    seat, notation = split_move(line)
    return seat, game.verbs.parse(notation)
