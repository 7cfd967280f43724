"""Where thoughts are thought: at desks, each by a worker. A server that is alone gives its own desks turn by turn.

Servers on one PostgreSQL share theirs, and what is here is a thought as it goes from one to another: see `shared.py`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import NamedTuple, Protocol

import msgspec

from .studies import Found, Report, Study, Unfound
from .turns import Request, Turns
from .worker import Question
from .workers import Answer, Workers


def unheard(done: float) -> None:
    """Nobody wants to know how far it has come."""


class Span(NamedTuple):
    """Seconds of a thought."""

    most: float  # after which it is broken off
    least: float = 0.0  # for which it has its desk: whoever comes next could read there how long it took


class Time(NamedTuple):
    """The seconds that a thought may take, which are known when its turn has come."""

    of: Callable[[float], Span]  # with this part of its budget
    shrinks: float = 0.0  # by so much for each second that it waits for its turn

    @classmethod
    def fixed(cls, seconds: float) -> Time:
        """The same, whatever part of the budget there is."""
        return cls(lambda share: Span(seconds))

    def left(self, share: float, waited: float) -> Span:
        most, least = self.of(share)
        return Span(most - self.shrinks * waited, least)


@dataclass(frozen=True)
class Thought:
    """Something to be thought about.

    Attributes:
        asked: with a position that somebody imagines; None = there is nothing to think about, but it takes its turn.
        time: after which a question is broken off.
        patience: seconds after which the worker is thought to hang.
        played: the game and the version of its rules that whoever thinks must have.
        report: told how far a study has come.
    """

    asked: Question | Study | None
    time: Time
    patience: float
    played: tuple[str, int] | None = None
    report: Report = unheard


class Outcome(msgspec.Struct, omit_defaults=True):
    """What came of a thought."""

    share: float  # the part of the budget that could be had
    held: float  # seconds since its turn had come
    answer: Answer | None = None  # None = no question was asked, or nobody has answered it
    found: Found | Unfound | None = None  # of a study


class Desks(Protocol):
    """What computers and people who ask need to know."""

    async def think(self, request: Request, thought: Thought) -> Outcome:
        """What comes of a thought, when its turn has come. Whoever cancels it ends it.

        `NobodyWaits` is raised if the interest in it has gone before it was begun.
        """

    def keep_one_ready(self) -> None:
        """Let a process start before it is needed."""

    async def close(self) -> None: ...


class OwnDesks:
    """Those of a server that is alone."""

    def __init__(self, number: int, workers: Workers) -> None:
        self.keep_one_ready = workers.keep_one_ready
        self.close = workers.close
        self._workers = workers
        self._turns = Turns(number)
        workers.metrics.thoughts.set_function(lambda: self._turns.waiting)

    async def think(self, request: Request, thought: Thought) -> Outcome:
        asked = monotonic()
        async with self._turns.take_turn(request) as share:
            span = thought.time.left(share, monotonic() - asked)
            return await carry_out(self._workers, thought, share, span)


async def carry_out(workers: Workers, thought: Thought, share: float, span: Span) -> Outcome:
    """Let a worker think, with this part of the budget and until it is broken off."""
    began, asked = monotonic(), thought.asked
    outcome = Outcome(share, 0.0)
    if isinstance(asked, Study):
        asked = msgspec.structs.replace(asked, share=share)
        outcome.found = await workers.study(asked, thought.patience, thought.report)
    elif asked is not None:
        asked = msgspec.structs.replace(asked, share=share, seconds=span.most)
        outcome.answer = await workers.ask(asked, thought.patience)
    else:
        await workers.stand_by()
    await asyncio.sleep(span.least - (monotonic() - began))
    outcome.held = monotonic() - began
    return outcome
