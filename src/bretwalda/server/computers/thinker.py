"""A thinker: takes thoughts from the queue that servers on one PostgreSQL share, as many at a time as it has desks.

Every such server is one, and so is every `bretwalda think`. It looks whenever it is told that there is something, when
a desk becomes free, and once a second in any case. One of its desks is for quick thoughts alone, as in `turns.py`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.store.thoughts import Queue, Taken

from ..chores import Chores
from ..logs import LOGGER
from .desks import Outcome, Span, Thought, Time, carry_out
from .studies import Study
from .turns import Interest, Request, bounded
from .worker import Question
from .workers import Workers

LOOKING = 1.0  # seconds from one look at the queue to the next, if nobody says anything
TENTHS = 10  # a share is rounded to that many parts, as for the tempo

log = logging.getLogger(LOGGER)


@dataclass(eq=False)
class Asked:
    """A thought that this server has put into the queue."""

    request: Request
    thought: Thought
    done: asyncio.Future[Outcome]
    interest: Interest  # as the queue knows it
    begun: bool = False

    def settle(self, outcome: Outcome) -> None:
        if not self.done.done():
            self.done.set_result(outcome)


class Sent(msgspec.Struct):
    """A thought as it stands in the queue."""

    asked: Question | Study | None
    spans: list[Span]  # with one tenth of its budget, with two, …
    shrinks: float  # by so much for each second that it has waited


sent: msgspec.json.Decoder[Sent] = msgspec.json.Decoder(Sent)


def packed(thought: Thought) -> bytes:
    """A thought, ready to be sent."""
    spans = [thought.time.of(tenth / TENTHS) for tenth in range(1, TENTHS + 1)]
    return msgspec.json.encode(Sent(thought.asked, spans, thought.time.shrinks))


def unpacked(taken: Taken, report: Callable[[float], None]) -> Thought:
    told = sent.decode(taken.body)

    def span(share: float) -> Span:
        return told.spans[round(TENTHS * round(share, 1)) - 1]

    return Thought(told.asked, Time(span, told.shrinks), taken.patience, report=report)


def edition(game: Game[Any]) -> str:
    """What a thinker must have to think about a position: the game, by the same rules and facts."""
    return f"{game.id} {game.rules_version} {game.facts}"


def editions() -> list[str]:
    """All that this installation can think about."""
    games = [each for game in catalogue().values() for each in (game, *game.older)]
    return ["", *map(edition, games)]


class Thinker:
    """The desks, and what is thought about at them."""

    def __init__(
        self, queue: Queue, workers: Workers, desks: int, process: Callable[[], int], own: Mapping[int, Asked]
    ) -> None:
        """`process` is the number under which others know us, `own` what we have asked ourselves."""
        self._queue = queue
        self._workers = workers
        self._desks = desks
        self._process = process
        self._own = own
        self._able = editions()
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._at_quick_desk: int | None = None  # the thought there
        self._looking = asyncio.Lock()
        self._noticed = False  # a look is about to be taken
        self._chores = Chores()

    def thinks_about(self, thought: int) -> bool:
        return thought in self._thinking

    def has_room(self, quick: bool) -> bool:
        at_quick_desk = self._at_quick_desk is not None
        return len(self._thinking) - at_quick_desk < self._desks or (quick and self._desks > 0 and not at_quick_desk)

    async def attend(self) -> None:
        """Look now and then, until it is cancelled; whatever happens to the queue."""
        while True:
            try:
                if self._desks:
                    await self._queue.attend(self._process(), self._desks, self._thinking)
                    await self.look()
            except Refusal as refusal:
                log.warning("did not look for thoughts", extra={"why": refusal.key})
            except Exception as error:  # it must never end
                log.error("did not look for thoughts", exc_info=error)
            await asyncio.sleep(LOOKING)

    def notice(self) -> None:
        """There may be something to think about."""
        if self.has_room(quick=True) and not self._noticed:
            self._noticed = True
            self._chores.begin(self._look_if_possible())

    async def look(self) -> None:
        """Take what there is, as long as there is room."""
        async with self._looking:
            self._noticed = False
            while self.has_room(quick=True):
                only_quick = not self.has_room(quick=False)
                taken = await self._queue.take(self._process(), only_quick, self._able)
                if taken is None:
                    return
                self._begin(taken)

    def withdraw(self, thought: int) -> None:
        """Nobody waits for it any more: its process ends, and its desk is free."""
        if (task := self._thinking.get(thought)) is not None:
            task.cancel()

    async def close(self) -> None:
        """Others go on with what was begun."""
        self._desks = 0  # no more
        for task in (tasks := list(self._thinking.values())):
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._chores.end()
        try:
            await self._queue.leave(self._process())
        except Refusal as refusal:  # then we are dead to them in a moment
            log.warning("left without a word", extra={"why": refusal.key})

    def _begin(self, taken: Taken) -> None:
        if taken.quick and self._at_quick_desk is None:
            self._at_quick_desk = taken.id
        if (own := self._own.get(taken.id)) is not None:
            own.begun = True
        task = self._thinking[taken.id] = asyncio.create_task(self._think(taken))
        task.add_done_callback(partial(self._end, taken.id))

    def _end(self, thought: int, task: asyncio.Task[None]) -> None:
        if self._thinking.get(thought) is task:  # or it has been taken once more since
            del self._thinking[thought]
            if self._at_quick_desk == thought:
                self._at_quick_desk = None
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("thought not answered", exc_info=error)  # another will be asked
        self.notice()

    async def _think(self, taken: Taken) -> None:
        thought = unpacked(taken, partial(self._report, taken))
        share = bounded(taken.part)
        outcome = await carry_out(self._workers, thought, share, thought.time.left(share, taken.waited))
        if (own := self._own.get(taken.id)) is not None:
            own.settle(outcome)
        else:
            await self._queue.answer(taken, msgspec.json.encode(outcome))

    def _report(self, taken: Taken, done: float) -> None:
        if (own := self._own.get(taken.id)) is not None:
            own.thought.report(done)
        else:
            self._chores.begin(self._tell(taken, done))

    async def _tell(self, taken: Taken, done: float) -> None:
        try:
            await self._queue.report(taken, done)
        except Refusal as refusal:  # nobody misses it
            log.warning("progress not told", extra={"why": refusal.key})

    async def _look_if_possible(self) -> None:
        try:
            await self.look()
        except Refusal as refusal:
            log.warning("did not look for thoughts", extra={"why": refusal.key})
