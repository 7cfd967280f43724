"""What a person may have thought about besides the decisions of computers: each kind of study, as a worker does it.

A study is given all that it needs, positions that somebody imagines among it, and says now and then how far it has
come. It is one thought: what takes longer than that is made of many studies, so that others have their turn between.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from .explaining import Decision, explain_decision, tell_odds
from .reviews import FinishedGame, study_game

BETWEEN_PARTS = 0.25  # seconds

Report = Callable[[float], None]  # how much of it is done, from 0 to 1


class Study(msgspec.Struct, tag=True):
    """Something to be thought about by a worker."""

    kind: str  # a name of `KINDS`
    body: msgspec.Raw  # what that kind is given
    share: float  # of the budget: less of it when many wait


class Part(msgspec.Struct, tag=True):
    """A worker has come so far."""

    done: float


class Found(msgspec.Struct, tag=True):
    """What a study has come to."""

    answer: msgspec.Raw


class Unfound(msgspec.Struct, tag=True):
    """A study has gone wrong: its fault, not that of the process."""

    fault: str


Reply = Part | Found | Unfound


class Kind(NamedTuple):
    """A kind of study: the type of what it is given, and what is done with that and a share of the budget."""

    body: type
    work: Callable[[Any, float, Report], Any]


KINDS: dict[str, Kind] = {
    "explain": Kind(Decision, explain_decision),
    "odds": Kind(Decision, tell_odds),
    "review": Kind(FinishedGame, study_game),
}


class Progress:
    """Says how far a study has come, not more often than somebody could read."""

    def __init__(self, say: Callable[[Reply], None]) -> None:
        self._say = say
        self._last = monotonic()

    def __call__(self, done: float) -> None:
        if monotonic() - self._last >= BETWEEN_PARTS:
            self._last = monotonic()
            self._say(Part(round(done, 2)))


def carry_out(study: Study, say: Callable[[Reply], None]) -> None:
    """Think about something, and say what was found."""
    try:
        kind = KINDS[study.kind]
        body: Any = msgspec.json.decode(study.body, type=kind.body)
        answer = kind.work(body, study.share, Progress(say))
        say(Found(msgspec.Raw(msgspec.json.encode(answer))))
    except Exception as error:  # whoever asked is told; the players in this process stay
        say(Unfound(type(error).__name__))
