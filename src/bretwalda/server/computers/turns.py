"""Whose computer thinks next: people take turns, then the tables of each; where somebody looks on comes first.

There is a number of desks, and one more for quick thoughts alone: an easy opponent never waits for an expert that has
begun to think. Whoever asks for much gets the same part of the machine as whoever asks for little.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum

LEAST_SHARE = 0.1  # of the budget of a level, however many wait: then it plays about as the level below
MOST_REMEMBERED = 10_000  # people and tables; then those that do not wait are forgotten


class Interest(IntEnum):
    """Who waits for a table to go on."""

    WATCHED = 0  # somebody looks at it
    PLAYED = 1  # somebody plays there, and will come back
    LATER = 2  # somebody will want to know it, and goes on with other things meanwhile
    NONE = 3  # nobody: computers are among themselves


class NobodyWaits(Exception):
    """Whoever waited for a thought has gone, and it has not been begun."""


@dataclass(eq=False)
class Request:
    """A thought that somebody waits for."""

    person: str
    table: str
    quick: bool
    interest: Callable[[], Interest]  # asked again whenever a desk is free
    _desk: asyncio.Future[Desk] = field(init=False)


@dataclass(eq=False)
class Desk:
    """A place at which one thinks at a time."""

    only_quick: bool = False
    request: Request | None = None  # whose turn it is


class Turns:
    """The desks, and everybody who waits for one."""

    def __init__(self, desks: int) -> None:
        self._desks = [Desk(only_quick=True), *(Desk() for _ in range(desks))]
        self._waiting: list[Request] = []
        self._served: dict[str, int] = {}  # person or table: the number of its latest turn
        self._turns = 0

    @property
    def waiting(self) -> int:
        """How many thoughts have not been begun."""
        return len(self._waiting)

    @asynccontextmanager
    async def take_turn(self, request: Request) -> AsyncIterator[float]:
        """Wait for a desk and have it; gives the part of its level's budget that the thought may use."""
        request._desk = asyncio.get_running_loop().create_future()
        self._waiting.append(request)
        self._seat()
        try:
            desk = await request._desk
        except asyncio.CancelledError:
            self._withdraw(request)
            raise
        try:
            yield self._share(request)
        finally:
            self._leave(desk)

    def _seat(self) -> None:
        """Give every free desk to the next who may have it."""
        for idle in [r for r in self._waiting if r.interest() is Interest.NONE and not r._desk.cancelled()]:
            self._waiting.remove(idle)
            idle._desk.set_exception(NobodyWaits())
        for desk in self._desks:
            if desk.request is None and (request := self._next(desk.only_quick)) is not None:
                self._waiting.remove(request)
                desk.request = request
                self._count(request)
                request._desk.set_result(desk)

    def _next(self, only_quick: bool) -> Request | None:
        """Whoever has waited for the longest since their last turn; of equals, who came first."""
        fit = [r for r in self._waiting if (r.quick or not only_quick) and not r._desk.cancelled()]
        return min(fit, key=self._order, default=None)

    def _order(self, request: Request) -> tuple[int, int, int]:
        return request.interest(), self._served.get(request.person, 0), self._served.get(request.table, 0)

    def _count(self, request: Request) -> None:
        self._turns += 1
        if len(self._served) > MOST_REMEMBERED:
            kept = {name for each in self._waiting for name in (each.person, each.table)}
            self._served = {name: number for name, number in self._served.items() if name in kept}
        self._served[request.person] = self._served[request.table] = self._turns

    def _share(self, request: Request) -> float:
        """Desks for each person, divided by what the person asks of them; quick thoughts and long ones count apart."""
        thinking = [desk.request for desk in self._desks if desk.request is not None]
        rivals = [each for each in (*thinking, *self._waiting) if each.quick is request.quick]
        people = len({each.person for each in rivals})
        own = sum(each.person == request.person for each in rivals)
        desks = sum(request.quick or not desk.only_quick for desk in self._desks)
        return bounded(desks / (people * own))

    def _withdraw(self, request: Request) -> None:
        """Somebody does not wait any more, or has got a desk at this very moment."""
        if request in self._waiting:
            self._waiting.remove(request)
        elif request._desk.done() and not request._desk.cancelled() and request._desk.exception() is None:
            self._leave(request._desk.result())

    def _leave(self, desk: Desk) -> None:
        desk.request = None
        self._seat()


def bounded(share: float) -> float:
    """A part of a budget, as it is given."""
    return min(1.0, max(LEAST_SHARE, share))
