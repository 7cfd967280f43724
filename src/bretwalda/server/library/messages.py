"""What is said over HTTP of the games that somebody has played.

All addresses take the same filters: `game` (its id), `result` (an `Outcome`), `against` (`people`, `computers`, a
level, or the `mark` of a person), `since` and `until` (milliseconds since 1970).
"""

from __future__ import annotations

from typing import Literal

import msgspec

# `given-up`: by me, and others may have played on; `closed`: it ended for everybody without a result.
Outcome = Literal["won", "shared", "lost", "among-yourselves", "given-up", "closed"]
Kind = Literal["whole", "unfinished", "stood-in", "continued", "practice", "uploaded"]


class PlayedSeat(msgspec.Struct):
    """Who played, and what came of it."""

    you: bool
    name: str | None  # of a person
    mark: str  # of another person: the same in all of my games, and nobody else's
    level: str | None  # of a computer
    share: float  # of the victory
    side: str  # what the seat played for, as in `Side`
    stood_in: bool  # a computer has decided for the person


class PlayedGame(msgspec.Struct):
    """A game that I have played, to its end or not."""

    table: str
    name: str
    game: str
    ended: int
    seconds: int  # from its beginning to its end
    decisions: int | None  # none = nobody has counted them yet
    result: Outcome
    kind: Kind  # only a whole one counts
    rated: bool
    seats: list[PlayedSeat]


class PlayedGames(msgspec.Struct):
    """GET /api/library?offset=…: some of the games that pass the filters, the latest first."""

    games: list[PlayedGame]
    total: int  # how many pass the filters
    played: int  # how many there are


class Tally(msgspec.Struct):
    """How often somebody has won, shared the victory and lost."""

    won: int
    shared: int
    lost: int


class Rating(msgspec.Struct):
    """How well somebody plays a game: most likely within twice the deviation."""

    game: str
    rating: int
    deviation: int
    games: int


class Opponent(msgspec.Struct):
    """Another person, and how I have done against them."""

    mark: str
    name: str
    tally: Tally
    ratings: list[Rating]  # if they wish to be rated


class Part(msgspec.Struct):
    """Seats of some kind, and how much of the victory was theirs."""

    games: int  # how often there was one
    share: float  # of the victory: all of theirs together
    fair: float  # what it would be if all were equal


class Side(msgspec.Struct):
    """What somebody plays for; where seats are alike, a seat in games of that many."""

    side: str  # `kingdom:iceni`, `kingdom:huns kingdom:franks`; empty = a seat
    seats: int
    seat: int
    part: Part


class Strength(msgspec.Struct):
    """Computers of a level, in all games that I have played."""

    level: str
    part: Part


class GameSummary(msgspec.Struct):
    """What can be counted of a game."""

    game: str
    tally: Tally
    decisions: int | None  # of a usual game: the median
    seconds: int
    sides: list[Side]
    strengths: list[Strength]


class Rung(msgspec.Struct):
    """Me alone against computers of a level."""

    game: str
    level: str
    tally: Tally


class Summary(msgspec.Struct):
    """GET /api/library/summary: what can be counted of the games that pass the filters; only whole games count."""

    games: list[GameSummary]
    opponents: list[Opponent]
    ladder: list[Rung]
    ratings: list[Rating]  # mine
