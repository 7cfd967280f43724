"""What is said over HTTP of puzzles, and of what somebody has learnt."""

from __future__ import annotations

from typing import Any

import msgspec

from ..messages import Option, Sentence


class PuzzleLine(msgspec.Struct):
    """A puzzle among others."""

    game: str
    id: str
    right: bool | None  # whether I found it at my first try; None = I have not tried


class Puzzles(msgspec.Struct):
    """GET /api/puzzles: one of today for each game that has some."""

    today: list[PuzzleLine]


class PuzzleInfo(msgspec.Struct):
    """GET /api/puzzles/<game>/<id>: a position, and who is to decide there; `today` names the one of the day."""

    game: str
    id: str
    number: int  # among those of its game, from 1 on
    number_of: int
    following: str  # the id of another
    seat: int
    seats: int
    view: Any  # the game's own, as in `Position`
    asked: Sentence
    rule: str | None
    options: list[Option]
    count: int  # the stage of the game at whose count of points the answer is best; 0 = it wins most often
    right: bool | None  # as in `PuzzleLine`


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/puzzles/<game>/<id> → PuzzleAnswer: what I would choose."""

    choice: int


class PuzzleAnswer(msgspec.Struct):
    """Whether it was right. In its words `{1}` stands for whoever sits in the first seat."""

    right: bool
    answer: str  # the best choice, in notation
    best: int  # the chance of victory after it, in percent; with a `count`, tenths of a point ahead of the others
    chosen: int | None  # after mine; None = it was not even looked at
    ahead: int  # how much more that is than after mine, or if mine is the best, than after the next best
    exact: bool  # worked out to the end of the game
    why: dict[str, list[str]]  # what speaks for it, a sentence each, by language


class LearntGame(msgspec.Struct):
    """What I have learnt of a game."""

    game: str
    lessons: int  # that I have played to their end
    lessons_of: int
    puzzles: int  # that I found at my first try
    puzzles_tried: int
    puzzles_of: int
    beaten: list[str]  # levels that I have beaten, playing alone against them
    deeds: list[str]  # small achievements, by their names
    deeds_of: list[str]


class Learnt(msgspec.Struct):
    """GET /api/learnt: what I have learnt, game by game."""

    games: list[LearntGame]
