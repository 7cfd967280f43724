"""A process that serves nobody and thinks for all servers on one PostgreSQL: what `bretwalda think` runs."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress

from bretwalda.store.membership import Hear, Membership
from bretwalda.store.thoughts import THOUGHTS, Queue, Withdrawn, understand

from .chores import Chores
from .computers.thinker import Thinker
from .computers.workers import Workers
from .logs import LOGGER
from .metrics import Metrics

log = logging.getLogger(LOGGER)


class Thinking:
    """A thinker among servers: it lives as they do, and has no address and no tables."""

    def __init__(self, database: str, desks: int) -> None:
        self._chores = Chores()
        self._workers = Workers(Metrics())
        self._queue = Queue(database)
        channels: dict[str, Hear] = {THOUGHTS: self._hear_of_thoughts, "": self._hear}
        self._membership = Membership(database, "", channels, lambda buried: self._hear_of_thoughts())
        self._thinker = Thinker(self._queue, self._workers, desks, lambda: self._membership.process, {})

    async def begin(self) -> None:
        """Be there; a database that cannot be reached now is waited for."""
        self._workers.keep_one_ready()
        self._chores.begin(self._membership.live(self._trouble))
        await self._membership.joined.wait()
        self._chores.begin(self._thinker.attend())

    async def end(self) -> None:
        """Others go on with what was begun here."""
        await self._thinker.close()
        await self._chores.end()
        await self._workers.close()
        await self._queue.close()

    def _hear_of_thoughts(self, _: str = "") -> None:
        self._thinker.notice()

    def _hear(self, notice: str) -> None:
        if isinstance(told := understand(notice), Withdrawn):
            self._thinker.withdraw(told.thought)

    def _trouble(self, why: str) -> None:
        log.error("no line to the servers", extra={"why": why})


async def think(database: str, desks: int) -> None:
    """Until somebody ends it."""
    ended, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, ended.set)
    thinking = Thinking(database, desks)
    beginning = asyncio.create_task(thinking.begin())
    await ended.wait()
    beginning.cancel()
    with suppress(asyncio.CancelledError):
        await beginning
    await thinking.end()
