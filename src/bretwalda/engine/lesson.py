"""A first game: a journal that somebody plays along, step by step, with a word at each.

It is data of a game (`lesson.toml` beside its facts), in the order in which it happens:

    settings = { players = 2 }   # what is not named is as usual
    seed = "lesson"
    seat = 1                     # the learner's

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

from .journal import split_move
from .schema import Settings

if TYPE_CHECKING:
    from .game import Game
    from .match import Decision

FILE = "lesson.toml"


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
    """A first game of a game."""

    settings: Settings
    seed: str
    seat: int
    moves: tuple[tuple[int, int], ...]  # seat and choice
    words: tuple[Word, ...]

    def next(self, taken: Sequence[Decision]) -> tuple[int, int] | None:
        """The decision that comes next, a seat and a choice; None = the lesson is over, or another game is played."""
        number = len(taken)
        if number >= len(self.moves) or [(one.seat, one.choice) for one in taken] != list(self.moves[:number]):
            return None
        return self.moves[number]


@cache
def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson of a game, if it has one: written for its own facts, and for today's rules."""
    path: Path = game.folder / FILE
    if not path.exists() or game.facts != game.own_facts:
        return None
    data = tomllib.loads(path.read_text("utf-8"))
    seat = data["seat"] - 1
    moves: list[tuple[int, int]] = []
    words: list[Word] = []
    for step in data["step"]:
        if "say" in step:
            words.append(Word(f"lesson-{step['say']}", tuple(step.get("show", ())), len(moves), "do" in step))
        if "do" in step:
            moves.append((seat, game.verbs.parse(step["do"])))
        for line in step.get("others", ()):
            other, notation = split_move(line)
            moves.append((other, game.verbs.parse(notation)))
    return Lesson(game.schema.complete(data.get("settings", {})), data["seed"], seat, tuple(moves), tuple(words))
