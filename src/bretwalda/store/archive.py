"""The archive: reading and writing from the server's event loop, without ever holding it up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import Connection

from . import health
from .database import expect_answers, open_database
from .failure import StorageFailure, reading
from .gate import Gate
from .leases import Claim
from .outage import Outage
from .writer import Row, Writer

T = TypeVar("T")
ANSWERING = 5.0  # seconds that a database may take for anything that people wait for
READERS = 4  # threads that do nothing else


class Archive:
    """An open database. The functions to pass are in `people`, `tables`, `chats` and `saves`.

    What cannot be stored or read raises `StorageFailure`, and nothing has changed; what is there but cannot be
    understood raises `Damage`. Both are refusals; no error of a driver leaves the store.

    Attributes:
        claim: without which nothing is written; None = this server has every table.
    """

    claim: Claim | None = None

    def __init__(self, url: str) -> None:
        self._engine = open_database(url)
        expect_answers(self._engine, ANSWERING)
        self._gate = Gate()
        self._outage = Outage()
        self._writer = Writer(self._engine, self._gate, self._outage)
        self._readers = ThreadPoolExecutor(READERS, "reader")

    def holding(self, claim: Claim | None) -> Archive:
        """The same, for what belongs to a table: nothing is written once another server has taken it over."""
        if claim is None:
            return self
        held = copy(self)
        held.claim = claim
        return held

    async def read(self, query: Callable[..., T], *args: Any) -> T:
        """Ask something."""
        asked = monotonic()
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_if_well, asked, query, args)

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """Change something; it is on the disk when this returns."""

        def bound(connection: Connection) -> T:
            return work(connection, *args)

        return await self._writer.write(bound, self.claim)

    def append(self, entries: Sequence[Row]) -> Awaitable[None]:
        """Add entries to the journals of tables; they are on the disk when it has been awaited."""
        return self._writer.append(entries, self.claim)

    async def try_writing(self, at: int, seconds: float) -> bool:
        """Whether the database keeps what it is given, shown by writing a time down within that many seconds."""
        try:
            async with asyncio.timeout(seconds):
                await self.write(health.beat, at)
        except (StorageFailure, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        self._engine.dispose()

    def _read_if_well(self, asked: float, query: Callable[..., T], args: tuple[Any, ...]) -> T:
        """Unless the database was found to hang while this waited for a thread."""
        if self._outage.concerns(asked):
            raise self._outage.failure()
        began = monotonic()
        try:
            return self._read(query, args)
        except StorageFailure as failure:
            self._outage.note(failure, began)
            raise

    def _read(self, query: Callable[..., T], args: tuple[Any, ...]) -> T:
        with reading(), self._gate.enter(), self._engine.connect() as connection:
            return query(connection, *args)
