"""The desks of all servers on one PostgreSQL, and of every `bretwalda think`: one queue, from which each takes.

A server puts a thought into the queue and looks at its own desks first; if there is no room, all are told. Notices may
be lost, thinkers may die, and the queue itself does not outlive a crash of the database: once a second a server
compares what it waits for with what stands there, and asks again. What comes too late does nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import msgspec

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.store.leases import draw
from bretwalda.store.thoughts import MOST_TRIES, Answered, Known, Progress, Queue, Wanted, Withdrawn, understand

from ..chores import Chores
from ..logs import LOGGER
from ..metrics import Metrics
from .desks import Outcome, Thought
from .thinker import Asked, Thinker, edition, packed
from .turns import Interest, NobodyWaits, Request
from .workers import Workers

COMPARING = 1.0  # seconds from one look at what we wait for to the next

log = logging.getLogger(LOGGER)
outcomes: msgspec.json.Decoder[Outcome] = msgspec.json.Decoder(Outcome)


class SharedDesks:
    """This server's place at the queue: it asks, and thinks itself."""

    def __init__(self, queue: Queue, desks: int, metrics: Metrics, process: Callable[[], int]) -> None:
        """`process` is the number under which other servers know this one."""
        workers = Workers(metrics)
        self._queue = queue
        self._process = process
        self._asked: dict[int, Asked] = {}
        self.thinker = Thinker(queue, workers, desks, process, self._asked)
        self._workers = workers
        self._desks = desks
        self._chores = Chores()
        self._chores.begin(self.thinker.attend())
        self._chores.begin(self._attend())
        metrics.thoughts.set_function(lambda: sum(not asked.begun for asked in self._asked.values()))

    async def think(self, request: Request, thought: Thought) -> Outcome:
        done = asyncio.get_running_loop().create_future()
        number, asked = draw(), Asked(request, thought, done, request.interest())
        if asked.interest is Interest.NONE:
            raise NobodyWaits
        self._asked[number] = asked
        try:
            await self._put(number, asked)
            return await asked.done
        except asyncio.CancelledError:
            self.thinker.withdraw(number)
            raise
        finally:
            del self._asked[number]
            self._chores.begin(self._withdraw([number]))

    def keep_one_ready(self) -> None:
        if self._desks:
            self._workers.keep_one_ready()

    def hear(self, notice: str) -> None:
        """What another server or thinker tells us alone."""
        told = understand(notice)
        asked = None if told is None else self._asked.get(told.thought)
        match told:
            case Withdrawn():
                self.thinker.withdraw(told.thought)
            case Answered(answer=None):
                self._chores.begin(self._fetch(told.thought))
            case Answered() if asked is not None:
                asked.settle(outcomes.decode(told.answer or ""))
            case Progress() if asked is not None:
                asked.begun = True
                asked.thought.report(told.done)

    def start_over(self) -> None:
        """Others have taken us for dead, and have what we have asked for no more: we ask again."""
        self._chores.begin(self._compare_if_possible())

    async def close(self) -> None:
        await self._chores.end()
        await self.thinker.close()
        await self._workers.close()
        await self._queue.close()

    async def _put(self, number: int, asked: Asked) -> None:
        """Into the queue. What the database does not take now it is given again in a moment."""
        try:
            near = self.thinker.has_room(asked.request.quick)
            await self._queue.put(self._wanted(number, asked), announce=not near)
            if near:
                await self.thinker.look()
                if not asked.begun:  # it was not its turn
                    await self._queue.announce()
        except Refusal as refusal:
            log.warning("thought not asked", extra={"why": refusal.key})

    def _wanted(self, number: int, asked: Asked) -> Wanted:
        request, thought = asked.request, asked.thought
        needs = ""
        if thought.played is not None:
            game, rules = thought.played
            needs = edition(catalogue()[game].by_rules(rules))
        return Wanted(
            id=number, asker=self._process(), person=request.person, table=request.table, interest=asked.interest,
            quick=request.quick, needs=needs, body=packed(thought), patience=thought.patience,
        )  # fmt: skip

    async def _attend(self) -> None:
        """Compare now and then what we wait for with what stands in the queue."""
        while True:
            await asyncio.sleep(COMPARING)
            await self._compare_if_possible()

    async def _compare_if_possible(self) -> None:
        try:
            if self._asked:
                await self._compare()
        except Refusal as refusal:
            log.warning("thoughts not looked after", extra={"why": refusal.key})
        except Exception as error:  # it must never end
            log.error("thoughts not looked after", exc_info=error)

    async def _compare(self) -> None:
        waited_for = dict(self._asked)
        known = await self._queue.look(self._process(), self._changed())
        for number, asked in waited_for.items():
            if number not in self._asked:
                continue
            if (how := known.get(number)) is None:
                await self._put(number, asked)
            elif how.answered:
                await self._fetch(number)
            else:
                self._note(asked, how)

    def _changed(self) -> dict[int, int]:
        """For which of our thoughts another number of people waits."""
        changed = {}
        for number, asked in self._asked.items():
            interest = asked.request.interest()
            if interest is Interest.NONE and not asked.begun and not asked.done.done():
                asked.done.set_exception(NobodyWaits())
            elif interest is not asked.interest:
                asked.interest, changed[number] = interest, int(interest)
        return changed

    def _note(self, asked: Asked, how: Known) -> None:
        asked.begun = how.begun
        if how.tries >= MOST_TRIES and not how.begun:
            log.error("thought given up")
            asked.settle(Outcome(share=1.0, held=0.0))

    async def _fetch(self, number: int) -> None:
        """An answer that was not told, or was too long for that."""
        try:
            answer = await self._queue.answer_of(number)
        except Refusal as refusal:  # it will be asked for again
            log.warning("answer not fetched", extra={"why": refusal.key})
            return
        if answer is not None and (asked := self._asked.get(number)) is not None:
            asked.settle(outcomes.decode(answer))

    async def _withdraw(self, numbers: Sequence[int]) -> None:
        try:
            await self._queue.withdraw(self._process(), numbers)
        except Refusal as refusal:  # its answer will find nobody
            log.warning("thought not withdrawn", extra={"why": refusal.key})
