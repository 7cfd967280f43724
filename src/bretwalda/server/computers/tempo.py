"""The time that a computer takes to answer: it must tell nothing about what it had to think about.

A computer with a single option needs no thought, one that goes on with what it thought before needs the less the surer
it was, and one whose search ends early needs less, too: whoever sits opposite could read from the clock what is in its
hand. So nothing is answered before the time that some recent whole thought of the same game and level has taken, drawn
anew for each answer; a choice that was none, or less than a whole thought, takes the longer of two such draws, where
any other takes the longer of a draw and its own thought. And answers come on a coarse beat only, which hides what small
difference is left.
"""

from __future__ import annotations

import secrets
from collections import deque
from math import ceil

RECENT = 30  # thoughts from which is drawn
SEALED = -1.0  # stands for decisions of several thoughts, whatever part of the budget each of them had

Kind = tuple[str, str, float]  # game, level, and the part of its budget that could be had: thoughts alike in these


class Tempo:
    """How long thoughts have taken lately, and when an answer may be given."""

    def __init__(self, beat: float) -> None:
        self._beat = beat
        self._recent: dict[Kind, deque[float]] = {}

    def learn(self, kind: Kind, seconds: float) -> None:
        """A thought has taken so long."""
        self._recent.setdefault(kind, deque(maxlen=RECENT)).append(seconds)

    def draw(self, kind: Kind) -> float | None:
        """The seconds that some recent thought has taken; None = there is none yet."""
        recent = self._recent.get(kind)
        return secrets.choice(recent) if recent else None

    def pace_sealed(self, kind: tuple[str, str], seconds: float) -> float:
        """When a decision of several choices, made in secret within so many seconds, may be told."""
        usual = self.draw((*kind, SEALED)) or 0.0
        self.learn((*kind, SEALED), seconds)
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
