"""The writer: one thread gathers what all tables owe, commits once, then acknowledges.

A commit waits for the disk. While it waits, more work arrives, and the next commit takes all of it: so
thousands of decisions a second are durable with a few hundred commits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, insert

from .schema import entry

T = TypeVar("T")
Row = dict[str, Any]


class Job(NamedTuple):
    """Entries for the journal, or any other work; and who waits for it."""

    entries: Sequence[Row]
    work: Callable[[Connection], Any] | None
    done: asyncio.Future[Any]


class Writer:
    """All changes to the database go through here, in the order in which they were asked for."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    async def append(self, entries: Sequence[Row]) -> None:
        """Add entries to journals; they are on the disk when this returns."""
        await self._ask(Job(entries, None, self._loop.create_future()))

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work in a transaction, which may be done twice if others' work in it fails."""
        value: T = await self._ask(Job((), work, self._loop.create_future()))
        return value

    def close(self) -> None:
        """Write what is still owed, and end."""
        self._jobs.put(None)
        self._thread.join()

    async def _ask(self, job: Job) -> Any:
        self._jobs.put(job)
        # Whoever asked may go away: what it asked for is done all the same, and nobody else is disturbed.
        return await asyncio.shield(job.done)

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = self._gathered(first)
            outcomes = self._committed(batch)
            self._loop.call_soon_threadsafe(settle, batch, outcomes)
            if last:
                return

    def _gathered(self, first: Job) -> tuple[list[Job], bool]:
        """All jobs there are, and whether the last one has been asked for."""
        batch = [first]
        while True:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return batch, False
            if job is None:
                return batch, True
            batch.append(job)

    def _committed(self, batch: Sequence[Job]) -> list[Any]:
        """What came of each job: its value, or the exception."""
        try:
            with self._engine.begin() as connection:
                return run(connection, batch)
        except Exception as error:  # whatever it is, it goes to whoever asked
            if len(batch) == 1:
                return [error]
        return [outcome for job in batch for outcome in self._committed([job])]


def run(connection: Connection, batch: Sequence[Job]) -> list[Any]:
    """Do all jobs in one transaction; the entries together, because that is ten times faster."""
    if entries := [row for job in batch for row in job.entries]:
        connection.execute(insert(entry), entries)
    return [None if job.work is None else job.work(connection) for job in batch]


def settle(batch: Sequence[Job], outcomes: Sequence[Any]) -> None:
    """Tell everybody who waits."""
    for job, outcome in zip(batch, outcomes, strict=True):
        if job.done.done():
            continue
        if isinstance(outcome, BaseException):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
