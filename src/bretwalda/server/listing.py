"""The lists of tables, live: whoever looks at them is told when something in them has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bretwalda.store.failure import StorageFailure

from .logs import LOGGER
from .messages import Lists, Tables
from .people import Person
from .tables import Table
from .wire import frame_of

PAUSE = 0.5  # seconds in which changes are gathered

log = logging.getLogger(LOGGER)


class Reader(Protocol):
    """A page that shows the lists."""

    person: Person

    def send(self, frame: bytes) -> None:
        """Hand over a frame; it never waits."""


class Listing:
    """Everybody who looks at the lists, and what they were sent last."""

    def __init__(self, lists: Callable[[Person], Awaitable[Tables]]) -> None:
        self._lists = lists
        self._sent: dict[Reader, tuple[bytes, frozenset[str]]] = {}  # the frame, and the tables in it
        self._stale: set[Reader] = set()
        self._sending: asyncio.Task[None] | None = None

    async def enter(self, reader: Reader) -> None:
        self._sent[reader] = (b"", frozenset())
        await self._send(reader)

    def leave(self, reader: Reader) -> None:
        self._sent.pop(reader, None)
        self._stale.discard(reader)

    def changed(self, table: Table) -> None:
        """Something has happened at a table: whoever may see it in a list is told, soon."""
        for reader, (_, listed) in self._sent.items():
            if table.record.public or table.record.id in listed or table.concerns(reader.person):
                self._stale.add(reader)
        if self._stale and (self._sending is None or self._sending.done()):
            self._sending = asyncio.create_task(self._send_soon())

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    async def _send_soon(self) -> None:
        while self._stale:
            await asyncio.sleep(PAUSE)
            stale, self._stale = self._stale, set()
            for reader in stale:
                await self._send_again(reader)

    async def _send_again(self, reader: Reader) -> None:
        """Send a list that has changed; while the storage fails, try again."""
        try:
            await self._send(reader)
        except Exception as error:
            log.error("lists not sent", exc_info=error)
            if isinstance(error, StorageFailure) and reader in self._sent:
                self._stale.add(reader)

    async def _send(self, reader: Reader) -> None:
        found = await self._lists(reader.person)
        frame = frame_of(Lists(found.mine, found.open))
        before = self._sent.get(reader)
        if before is None or before[0] == frame:  # gone in the meantime, or nothing new
            return
        self._sent[reader] = frame, frozenset(line.table.id for line in (*found.mine, *found.open))
        reader.send(frame)
