"""The time that a computer takes to answer: it must tell nothing about what it had to think about.

A computer with a single option needs no thought, one that goes on with what it thought before needs the less the surer
it was, and one whose search ends early needs less, too: whoever sits opposite could read from the clock what is in its
hand. So every answer at the same step of a game, which everybody knows, takes the same time. It depends on what
`tempo.toml` says (`python -m tools.tempo` measures it) and on how fast this machine is, and on no thought: not even a
mean of many, which would say something about each of them. A thought that needs more is broken off; if that does not
help, the answer is what its player saw at first sight (`workers.py`). The desk is kept for as long as thoughts there
usually need, or whoever waits for it, perhaps for the thought of another table, would see how long this one took.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from math import ceil
from pathlib import Path
from time import thread_time
from typing import NamedTuple

import msgspec

import bretwalda
from bretwalda.ai.level import LEVELS, level, strength
from bretwalda.ai.player import Computer
from bretwalda.engine.dice import seeded

ROOM = 1.5  # times the longest thought that was measured: a machine is now and then slower
ALLOWED = 0.8  # of an answer's time, for the thought: the rest for its way, and from one look at the clock to the next
LATE = 0.1  # of a beat: so much later is still on it, for no clock is quite exact
SEALED = "sealed"  # stands for decisions of several thoughts, whatever step and part of the budget each of them had
THOUGHTS = 4  # of which such a decision consists at most in our games: three cards and a word, three coins and a word
THINKING = [name for name, each in LEVELS.items() if each.thinks]


class Kind(NamedTuple):
    """Thoughts alike in this take the same time; nothing of it is a secret."""

    game: str
    level: str
    share: float  # the part of its budget that could be had
    step: str  # of the game


class Times(msgspec.Struct):
    """What was measured."""

    standard: float  # what `standard_thought` took there
    games: dict[str, dict[str, list[float]]]  # the longest thoughts in seconds by game, step and level (`THINKING`)


class Tempo:
    """How long each kind of answer takes, and when it may be given."""

    def __init__(self, beat: float) -> None:
        self._beat = beat

    @property
    def measured(self) -> bool:
        """Whether answers have a time of their own; without a beat they come as soon as they are there."""
        return self._beat > 0.0

    def seconds(self, kind: Kind) -> float:
        """What an answer takes: a whole number of beats, or one that is a moment late would wait for another.

        >>> Tempo(0.25).seconds(Kind("king_is_dead", "easy", 0.1, "turn"))
        0.25
        """
        return max(self._beats(needed(kind)), 1) * self._beat if self.measured else 0.0

    def allowance(self, kind: Kind) -> float:
        """What the thought behind it may take.

        >>> round(Tempo(0.25).allowance(Kind("king_is_dead", "easy", 0.1, "turn")), 2)
        0.2
        """
        return ALLOWED * self.seconds(kind)

    def occupation(self, kind: Kind) -> float:
        """For how long it has its desk, even if it takes less."""
        return ALLOWED * needed(kind) if self.measured else 0.0

    def release(self, seconds: float, pause: float) -> float:
        """When an answer that is ready after that many seconds is given: after the pause, or on a beat behind it.

        >>> tempo = Tempo(0.5)
        >>> [tempo.release(ready, pause=0.6) for ready in (0.0, 0.01, 0.6, 0.7, 1.3)]
        [0.6, 0.6, 0.6, 1.1, 1.6]
        """
        if seconds <= pause or self._beat == 0.0:
            return max(seconds, pause)
        return pause + self._beats(seconds - pause) * self._beat

    def _beats(self, seconds: float) -> int:
        """How many of them that is, as good as whole ones."""
        return ceil(seconds / self._beat - LATE)


def needed(kind: Kind) -> float:
    """What thoughts of a kind need here, with some room: no more than their level has."""
    if not level(kind.level).thinks:
        return 0.0
    most = level(kind.level).seconds * (THOUGHTS if kind.step == SEALED else 1)
    return kind.share * min(ROOM * slowness() * longest(kind), most)


def longest(kind: Kind) -> float:
    """The longest thought that was measured; where nobody has measured any, that of the game, or of all games."""
    games, place = times().games, THINKING.index(strength(kind.level))
    steps = games.get(kind.game, {})
    if kind.step in steps:
        return steps[kind.step][place]
    return max(seconds[place] for each in ([steps] if steps else games.values()) for seconds in each.values())


@cache
def times() -> Times:
    return msgspec.toml.decode(Path(__file__).with_name("tempo.toml").read_bytes(), type=Times)


@cache
def slowness() -> float:
    """How many times as long a thought takes here as where the times were measured."""
    return standard_thought() / times().standard


def standard_thought() -> float:
    """Seconds of the processor that a small thought takes, always the same: the shortest of a few attempts."""
    game = bretwalda.game("king_is_dead")
    small = replace(level("easy"), iterations=200, seconds=60.0)
    position = game.new(seed="a standard thought")
    seat = int(position.actor)
    took = []
    for _ in range(5):
        began = thread_time()
        Computer(game, small, seeded("a standard mind")).decide(position, seat)
        took.append(thread_time() - began)
    return min(took)
