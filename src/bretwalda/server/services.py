"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Sequence
from functools import partial

from bretwalda.engine.refusal import Refusal
from bretwalda.store import buckets, volumes
from bretwalda.store.archive import Archive
from bretwalda.store.failure import StorageFailure
from bretwalda.store.leases import Holder

from .clock import now
from .coach.coach import Coach
from .computers.pool import Computers
from .computers.scheduler import Scheduler
from .config import Config
from .health import Health
from .http.limits import Limiter
from .http.quotas import WITHOUT, Ledger
from .learning.learnt import Learning
from .library.completion import complete_results
from .live.lists import Listing
from .logs import LOGGER
from .messages import Notice
from .metrics import Metrics
from .names import CODE, typed
from .peers.leases import Alone, Elsewhere, Leases
from .peers.peers import Peers
from .peers.relay import Passage
from .people import People
from .replay.retellings import Retellings
from .replay.reviews import Reviews
from .tables.notebook import Notebook
from .tables.registry import A_DAY, TableRegistry
from .tables.replays import Replays
from .tables.table import Table

BETWEEN_TIDYING = 6 * 3600.0  # seconds
BETWEEN_VOLUMES = 0.2

log = logging.getLogger(LOGGER)


class Services:
    """Built inside the running event loop, because its parts belong to it."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.metrics = Metrics()
        self.limiter = Limiter(config.limited)
        self.archive = Archive(config.database)
        self.health = Health(self.archive)
        self.peers = Peers(self, config.database, config.inner, self.archive) if config.inner else None
        self.ledger = Ledger(config.quotas if config.limited else WITHOUT, self.limiter, self.archive, self.peers)
        self.people = People(self.archive, config.password, self._note_person)
        self.computers = Computers(config.workers, self.metrics, beat=config.beat)
        self.scheduler = Scheduler(self.computers)
        self.coach = Coach(self.computers)
        self.replays = Replays()
        self.retellings = Retellings(self.replays)
        self.reviews = Reviews(self.archive)
        self.leases: Leases = Alone(self.archive) if self.peers is None else self.peers.leases
        self.registry = TableRegistry(
            self.archive, self.leases, self.people, self.replays, self.metrics, self._stir, self._tell, config.absence
        )
        self.listing = Listing(self.registry.list_for)
        self.notebook = Notebook(self.archive, self._note_line)
        self.learning = Learning(self.archive)
        self._chores = [asyncio.create_task(self.registry.wake()), asyncio.create_task(self._tidy())]
        self._chores.append(asyncio.create_task(complete_results(self.archive, self.replays)))
        if config.warm:
            self.computers.keep_one_ready()
        seldom_collect()

    async def begin(self) -> None:
        """Be one of the servers of the database, where there may be others."""
        if self.peers is not None:
            await self.peers.join()

    async def find(self, name: str, address: str) -> Table:
        """A table by its id, which nobody can guess, or by its code, at which not everybody may guess for ever."""
        if len(typed(name)) != CODE:
            return await self.registry.find(name)
        async with self.ledger.guess(address):
            return await self.registry.find(name)

    def passage(self, elsewhere: Elsewhere) -> Passage:
        """The way to the server that has a table."""
        return Passage(elsewhere.holder, partial(self._look_for, elsewhere.table_id))

    async def _look_for(self, table_id: str) -> Holder | None:
        """Which other server has a table; None = it is ours, or what is wrong with it we can say ourselves."""
        try:
            await self.registry.find(table_id)
        except Elsewhere as elsewhere:
            return elsewhere.holder
        except StorageFailure:
            raise
        except Refusal:
            return None
        return None

    def _stir(self, table: Table) -> None:
        """Something has changed at a table."""
        self.scheduler.look_after(table)
        self.registry.rest(table)
        self.notebook.note(table)
        self.learning.note(table)
        self.listing.note(table)
        if not table.started:
            self._note_line(table)  # otherwise when it has been written down how things stand

    def _note_line(self, table: Table) -> None:
        if self.peers is not None:
            self.peers.note(table)

    def _note_person(self, person: str) -> None:
        if self.peers is not None:
            self.peers.news.note_person(person)

    def _tell(self, people: Sequence[str], notice: Notice) -> None:
        if self.peers is not None:
            self.peers.news.tell(people, notice)

    def forget(self, table_ids: list[str]) -> None:
        """Tables are no longer there: they leave all lists."""
        self.listing.forget(table_ids)
        if self.peers is not None:
            self.peers.news.note_gone(table_ids)

    async def _tidy(self) -> None:
        """Now and then: clear tables away at which nobody has begun to play, and put old journals away."""
        while True:
            try:
                await self._clear_away()
            except Exception as error:  # it will be tried again
                log.error("tables not cleared away", exc_info=error)
            await asyncio.sleep(BETWEEN_TIDYING)

    async def _clear_away(self) -> None:
        if self.config.waiting_days:
            self.forget(await self.registry.clear_away(self.config.waiting_days))
        if self.config.archive_days:
            while await self.archive.write(volumes.bind, now() - self.config.archive_days * A_DAY):
                await asyncio.sleep(BETWEEN_VOLUMES)  # people come first
        if self.peers is not None:
            await self.archive.write(buckets.tidy)

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.listing.close()
        await self.scheduler.close()
        await self.coach.close()
        await self.computers.close()
        await self.reviews.close()
        await self.notebook.close()
        await self.learning.close()
        if self.peers is not None:
            await self.peers.leave()
        self.replays.close()
        await self.archive.close()


def seldom_collect() -> None:
    """Each view is hundreds of small objects that soon go: the collector would look through all tables for nothing."""
    gc.collect()
    gc.freeze()  # modules and texts stay
    gc.set_threshold(20_000, 20, 100)
