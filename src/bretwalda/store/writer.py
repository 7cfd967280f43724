"""The writer: one thread gathers what all tables owe, commits once, then acknowledges.

A commit waits for the disk. While it waits, more work arrives, and the next commit takes all of it: so
thousands of decisions a second are durable with a few hundred commits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain
from operator import itemgetter
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Dialect, Engine, insert
from sqlalchemy.sql.compiler import SQLCompiler

from . import leases
from .failure import Lost, StorageFailure, failure_of
from .gate import Gate
from .leases import Claim
from .outage import Outage
from .schema import entry

T = TypeVar("T")
Row = dict[str, Any]
MOST_ROWS = 100  # in one statement


class Job(NamedTuple):
    """Entries for the journal, or any other work; and who waits for it."""

    entries: Sequence[Row]
    work: Callable[[Connection], Any] | None
    done: asyncio.Future[Any]
    asked: float  # when
    claim: Claim | None  # without which it is not done any more


class Writer:
    """All changes to the database go through here, in the order in which they were asked for."""

    def __init__(self, engine: Engine, readers: Gate, outage: Outage) -> None:
        self._engine = engine
        self._readers = readers  # which whoever reads passes
        self._outage = outage
        self._append = Append(engine.dialect)
        self._jobs: SimpleQueue[list[Job] | None] = SimpleQueue()
        self._asked: list[Job] = []  # at this moment: the thread is woken once for all of them
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._write, name="writer", daemon=True)
        self._thread.start()

    def append(self, entries: Sequence[Row], claim: Claim | None = None) -> Awaitable[None]:
        """Add entries to journals; they are on the disk when it has been awaited."""
        return self._ask(Job(entries, None, self._loop.create_future(), monotonic(), claim))

    def write(self, work: Callable[[Connection], T], claim: Claim | None = None) -> Awaitable[T]:
        """Do some work in a transaction, which may be done twice if others' work in it fails."""
        return self._ask(Job((), work, self._loop.create_future(), monotonic(), claim))

    def close(self) -> None:
        """Write what is still owed, and end."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join()

    def _ask(self, job: Job) -> asyncio.Future[Any]:
        """Put a job on the list. Whoever asked may go away: what it asked for is done all the same."""
        if not self._asked:
            self._loop.call_soon(self._hand_over)
        self._asked.append(job)
        return job.done

    def _hand_over(self) -> None:
        self._jobs.put(self._asked)
        self._asked = []

    def _write(self) -> None:
        while (first := self._jobs.get()) is not None:
            batch, last = self._gather(first)
            vain = [self._outage.failure() for job in batch if self._outage.concerns(job.asked)]  # they come first
            outcomes = [*vain, *self._commit(batch[len(vain) :])]
            self._loop.call_soon_threadsafe(settle, batch, outcomes)
            if last:
                return

    def _gather(self, first: list[Job]) -> tuple[list[Job], bool]:
        """All jobs there are, and whether the last one has been asked for."""
        batch = list(first)
        while True:
            try:
                jobs = self._jobs.get_nowait()
            except Empty:
                return batch, False
            if jobs is None:
                return batch, True
            batch += jobs

    def _commit(self, batch: Sequence[Job]) -> list[Any]:
        """What came of each job: its value, or why it failed."""
        if not batch:
            return []
        began, committing = monotonic(), False
        try:
            with self._engine.begin() as connection:
                outcomes = self._run(connection, batch)
                committing = True
            return outcomes
        except Exception as error:  # whatever it is, it goes to whoever asked
            failure = failure_of(error, committing)
        self._outage.note(failure, began)
        self._reconnect_after(failure)
        if len(batch) == 1:
            return [failure]
        if down(failure):
            return shared(failure, len(batch))
        return self._one_by_one(batch)

    def _reconnect_after(self, outcome: Any) -> None:
        """When the file itself has failed: from when it could only be read, no connection can write.

        Nor can a new one while one of those is open: in SQLite all of a process share what they know of a file.
        """
        if down(outcome) and self._engine.dialect.name == "sqlite":
            with self._readers.close():
                self._engine.dispose()

    def _one_by_one(self, batch: Sequence[Job]) -> list[Any]:
        """One job has spoiled the batch: the others are done all the same, unless the database itself fails."""
        outcomes: list[Any] = []
        for job in batch:
            outcomes += self._commit([job])
            if down(outcomes[-1]):
                return outcomes + shared(outcomes[-1], len(batch) - len(outcomes))
        return outcomes

    def _run(self, connection: Connection, batch: Sequence[Job]) -> list[Any]:
        """Do all jobs in one transaction; the entries together, because that is ten times faster."""
        lost = leases.lost(connection, {job.claim for job in batch if job.claim is not None})
        if lost:
            return self._run_all_but(connection, batch, lost)
        if entries := [row for job in batch for row in job.entries]:
            self._append.run(connection, entries)
        return [None if job.work is None else job.work(connection) for job in batch]

    def _run_all_but(self, connection: Connection, batch: Sequence[Job], lost: set[Claim]) -> list[Any]:
        """Somebody else has some of the tables now: nothing is done for those."""
        done = iter(self._run(connection, [job for job in batch if job.claim not in lost]))
        return [Lost() if job.claim in lost else next(done) for job in batch]


class Append:
    """Adding entries, as a statement made ready once: SQLAlchemy's own way takes twice as long for each row.

    Where values go by their places, one statement takes many rows. With one statement for each, the thread would have
    to get hold of the interpreter again after every row, while the server is busy with it.
    """

    def __init__(self, dialect: Dialect) -> None:
        compiled = insert(entry).compile(dialect=dialect)
        assert isinstance(compiled, SQLCompiler)
        self._statement = str(compiled)
        self._columns = compiled.positiontup  # none where a statement names its values
        self._another = f", ({', '.join('?' * len(self._columns or ()))})"

    def run(self, connection: Connection, entries: Sequence[Row]) -> None:
        if self._columns is None:
            connection.exec_driver_sql(self._statement, list(entries))
            return
        row = itemgetter(*self._columns)
        for start in range(0, len(entries), MOST_ROWS):
            some = entries[start : start + MOST_ROWS]
            values = tuple(chain.from_iterable(map(row, some)))
            connection.exec_driver_sql(self._statement + self._another * (len(some) - 1), values)


def down(outcome: Any) -> bool:
    """Whether the database itself has failed: to try the next job would only let everybody wait longer."""
    return isinstance(outcome, StorageFailure) and outcome.down


def shared(failure: Any, number: int) -> list[StorageFailure]:
    """A failure for each of that many jobs: an exception cannot be raised in several places at once."""
    return [StorageFailure(failure.cause, down=True, in_doubt=failure.in_doubt) for _ in range(number)]


def settle(batch: Sequence[Job], outcomes: Sequence[Any]) -> None:
    """Tell everybody who waits."""
    for job, outcome in zip(batch, outcomes, strict=True):
        if isinstance(outcome, Lost) and job.claim is not None:
            job.claim.lose()
        if job.done.done():
            continue
        if isinstance(outcome, BaseException):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
