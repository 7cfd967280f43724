"""The time that a computer takes to answer: it must tell nothing about what it had to think about.

A computer with a single option needs no thought, one that goes on with what it thought before needs the less the surer
it was, and one whose search ends early needs less, too: whoever sits opposite could read from the clock what is in its
hand. So every answer at the same step of a game, which everybody knows, takes the same time, and a thought that needs
more is broken off so early that its answer is there when it is due. The time follows what thoughts have needed, but
only from one round of `ROUND` of them to the next: a single thought is never seen. `tempo.toml` has the times to begin
with (`python -m tools.tempo`).
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from math import ceil
from pathlib import Path
from typing import NamedTuple

from bretwalda.ai.level import level as named_level
from bretwalda.ai.level import strength

ROUND = 30  # whole thoughts, after which the time of an answer may change
ROOM = 1.5  # times the longest of them: a machine is now and then slower, and what is broken off is worth less
ALLOWED = 0.8  # of an answer's time, for the thought: the rest for its way, and from one look at the clock to the next
LATE = 0.1  # of a beat: so much later is still on it, or an answer that took just a beat would wait for another
NEARLY = 0.9  # of what it is allowed: a thought that took so much of it may have been broken off
SEALED = "sealed"  # stands for decisions of several thoughts, whatever step and part of the budget each of them had
THOUGHTS = 4  # of which such a decision consists at most in our games: three cards and a word, three coins and a word


class Kind(NamedTuple):
    """Thoughts alike in this take the same time; nothing of it is a secret."""

    game: str
    level: str
    share: float  # the part of its budget that could be had
    step: str  # of the game


@dataclass
class Pace:
    """The time of an answer, and what is known by now of how long the thoughts of this round took."""

    seconds: float
    thoughts: int = 0
    longest: float = 0.0


class Tempo:
    """How long each kind of answer takes, and when it may be given."""

    def __init__(self, beat: float) -> None:
        self._beat = beat
        self._paces: dict[Kind, Pace] = {}

    @property
    def measured(self) -> bool:
        """Whether answers have a time of their own; without a beat they come as soon as they are there."""
        return self._beat > 0.0

    def seconds(self, kind: Kind) -> float:
        """What an answer takes.

        >>> tempo, kind = Tempo(0.25), Kind("king_is_dead", "normal", 1.0, "a step that nobody has measured")
        >>> tempo.seconds(kind)
        0.25
        """
        return self._pace(kind).seconds if self.measured else 0.0

    def allowance(self, kind: Kind) -> float:
        """What the thought behind it may take.

        >>> tempo, kind = Tempo(0.25), Kind("king_is_dead", "normal", 1.0, "a step that nobody has measured")
        >>> round(tempo.allowance(kind), 2)
        0.2
        """
        return ALLOWED * self.seconds(kind)

    def learn(self, kind: Kind, seconds: float) -> None:
        """A whole thought has taken so long, or may have been broken off: perhaps the next round takes another time.

        >>> tempo, kind = Tempo(0.25), Kind("king_is_dead", "normal", 1.0, "a step that nobody has measured")
        >>> for thought in range(ROUND):
        ...     tempo.learn(kind, 0.2 if thought == 7 else 0.1)
        >>> tempo.seconds(kind)
        0.375
        """
        pace = self._pace(kind)
        pace.thoughts += 1
        broken_off = seconds >= NEARLY * ALLOWED * pace.seconds
        pace.longest = max(pace.longest, pace.seconds if broken_off else seconds)
        if pace.thoughts == ROUND:
            # A thought beyond its time, on a machine that was too busy for it, is no measure for the others.
            most = named_level(kind.level).seconds * (THOUGHTS if kind.step == SEALED else 1)
            self._paces[kind] = Pace(max(min(ROOM * pace.longest, most), self._beat))

    def release(self, seconds: float, pause: float) -> float:
        """When an answer that is ready after that many seconds is given: after the pause, or on a beat behind it.

        >>> tempo = Tempo(0.5)
        >>> [tempo.release(ready, pause=0.6) for ready in (0.0, 0.01, 0.6, 0.7, 1.3)]
        [0.6, 0.6, 0.6, 1.1, 1.6]
        """
        if seconds <= pause or self._beat == 0.0:
            return max(seconds, pause)
        return pause + ceil((seconds - pause) / self._beat - LATE) * self._beat

    def _pace(self, kind: Kind) -> Pace:
        if kind not in self._paces:
            measured = first_times().get(kind.game, {}).get(strength(kind.level), {}).get(kind.step, 0.0)
            self._paces[kind] = Pace(max(kind.share * measured, self._beat))
        return self._paces[kind]


@cache
def first_times() -> dict[str, dict[str, dict[str, float]]]:
    """By game, level and step: seconds, where they are more than a beat."""
    table: dict[str, dict[str, dict[str, float]]] = tomllib.loads(Path(__file__).with_name("tempo.toml").read_text())
    return table
