"""The time that a computer takes to answer: it must tell nothing about what it had to think about.

A computer with a single option needs no thought, one that goes on with what it thought before needs the less the surer
it was, and one whose search ends early needs less, too: whoever sits opposite could read from the clock what is in its
hand. So every answer takes as long as the longest of the recent whole thoughts at the same step of the game, which
everybody knows, and answers come on a coarse beat only. What is left to see is a thought longer than all of these by a
beat or more: it is seen once, and then the others take as long.
"""

from __future__ import annotations

from collections import deque
from math import ceil
from typing import NamedTuple

from bretwalda.ai.level import level as named_level

RECENT = 30  # thoughts; a longer memory would let everybody wait the longer for one that a busy machine drew out
SEALED = "sealed"  # stands for decisions of several thoughts, whatever step and part of the budget each of them had


class Kind(NamedTuple):
    """Thoughts alike in this are compared; nothing of it is a secret."""

    game: str
    level: str
    share: float  # the part of its budget that could be had
    step: str  # of the game


class Tempo:
    """How long thoughts have taken lately, and when an answer may be given."""

    def __init__(self, beat: float) -> None:
        self._beat = beat
        self._recent: dict[Kind, deque[float]] = {}

    def learn(self, kind: Kind, seconds: float) -> None:
        """A thought has taken so long."""
        self._recent.setdefault(kind, deque(maxlen=RECENT)).append(seconds)

    def usual(self, kind: Kind) -> float | None:
        """The seconds that an answer takes at least; None = nothing is known yet.

        >>> tempo, kind = Tempo(0.0), Kind("king_is_dead", "normal", 1.0, "turn")
        >>> tempo.usual(kind)
        >>> for seconds in (0.3, 0.1, 0.2):
        ...     tempo.learn(kind, seconds)
        >>> tempo.usual(kind)
        0.3
        """
        recent = self._recent.get(kind)
        # A thought beyond its time, on a machine that was too busy for it, is no measure for the others.
        return min(max(recent), named_level(kind.level).seconds) if recent else None

    def pace_sealed(self, game: str, level: str, seconds: float) -> float:
        """When a decision of several choices, made in secret within so many seconds, may be told."""
        kind = Kind(game, level, 1.0, SEALED)
        usual = self.usual(kind) or 0.0
        self.learn(kind, seconds)
        return max(seconds, usual)

    def release(self, seconds: float, pause: float) -> float:
        """When an answer that is ready after so many seconds is given: after the pause, or on a beat behind it.

        >>> tempo = Tempo(0.5)
        >>> [tempo.release(ready, pause=0.6) for ready in (0.0, 0.01, 0.6, 0.7, 1.3)]
        [0.6, 0.6, 0.6, 1.1, 1.6]
        """
        if seconds <= pause or self._beat == 0.0:
            return max(seconds, pause)
        return pause + ceil((seconds - pause) / self._beat) * self._beat
