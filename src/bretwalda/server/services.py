"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from starlette.requests import HTTPConnection

from bretwalda.engine.refusal import Refusal
from bretwalda.store import buckets, lines, volumes
from bretwalda.store.archive import Archive
from bretwalda.store.failure import StorageFailure
from bretwalda.store.leases import Holder

from .chores import Chores
from .clock import now
from .coach.coach import Coach
from .computers.desks import Desks, OwnDesks
from .computers.pool import Computers
from .computers.scheduler import Scheduler
from .computers.workers import Workers
from .config import Config
from .health import Health
from .http.limits import Limiter
from .http.quotas import WITHOUT, Ledger
from .learning.learnt import Learning
from .library.completion import complete_results
from .live.audience import Visitor
from .live.lists import Listing, Reader
from .live.wire import frame_of
from .logs import LOGGER
from .messages import NOT_ADMITTED, Notice, Refused
from .metrics import Metrics
from .moderation.desk import Desk
from .names import CODE, typed
from .notices.channels import Channels
from .notices.delivery import Delivery
from .notices.notices import Notices
from .peers.leases import Alone, Elsewhere, Leases
from .peers.peers import Peers
from .peers.relay import Passage, is_led, is_relayed
from .people import People
from .replay.retellings import Retellings
from .replay.reviews import Reviews
from .tables import rulings
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
        if self.peers is not None:
            self.limiter.tell = self.peers.news.note_done
        self.ledger = Ledger(config.quotas if config.limited else WITHOUT, self.limiter, self.archive, self.peers)
        self.people = People(self.archive, config.password, self._note_person)
        desks: Desks = OwnDesks(config.workers, Workers(self.metrics)) if self.peers is None else self.peers.desks
        self.computers = Computers(desks, config.beat)
        self.scheduler = Scheduler(self.computers)
        news = None if self.peers is None else self.peers.news
        self.coach = Coach(self.computers, None if news is None else news.note_asked)
        self.replays = Replays()
        self.reviews = Reviews(self.archive, news)
        self.leases: Leases = Alone(self.archive) if self.peers is None else self.peers.leases
        self.registry = TableRegistry(
            self.archive, self.leases, self.people, self.replays, self.metrics, self._stir, self._tell, config.absence
        )
        self.retellings = Retellings(self.replays, self.registry.rest)
        self.listing = Listing(self.registry.list_for)
        self.notebook = Notebook(self.archive, self._note_line)
        self.learning = Learning(self.archive)
        delivery = Delivery(self.archive, next(iter(config.origins), ""), config.mail, config.any_webhook)
        self.channels = Channels(self.archive, self.ledger, delivery, self.rule)
        self.notices = Notices(
            self.archive, self.people, self.ledger, self.metrics, delivery, self.channels, config.notice_delay,
            alone=self.peers is None, sends=config.sends_notices,
        )  # fmt: skip
        self.desk = Desk(self.archive, config.admin_key, self.rule)
        self._chores = [asyncio.create_task(self.registry.wake()), asyncio.create_task(self._tidy())]
        self._chores.append(asyncio.create_task(complete_results(self.archive, self.replays)))
        self._errands = Chores()
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

    def detour(self, connection: HTTPConnection) -> Passage | None:
        """The way to another server while this one has lost its database; None = there is none, or no need of one."""
        if self.peers is None or is_relayed(connection) or is_led(connection):
            return None
        refuge = self.peers.refuge

        async def look_again() -> Holder | None:
            return refuge.holder

        return None if refuge.holder is None else Passage(refuge.holder, look_again, leads=True)

    def adrift(self, connection: HTTPConnection) -> bool:
        """Whether another server has passed something on to this one, which has lost its database: it looks again."""
        return self.peers is not None and is_relayed(connection) and not self.peers.membership.sure

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
        self.notices.note(table)
        self.listing.note(table)
        if not table.started:
            self._note_line(table)  # otherwise when it has been written down how things stand

    def _note_line(self, table: Table) -> None:
        if self.peers is not None:
            self.peers.note(table)

    def _note_person(self, person: str, renamed: bool) -> None:
        if renamed:
            self._errands.begin(self._try_to_show_name(person))
        if self.peers is not None:
            self.peers.news.note_person(person, renamed)

    async def _try_to_show_name(self, person: str) -> None:
        with suppress(Refusal):  # then it is read when the lists are
            await self.show_names([person])

    async def show_names(self, people_ids: Sequence[str]) -> None:
        """Some are called something else: whoever reads their names now, at a table or in a list, reads the new ones.

        Nothing is sent for anything else that changes about somebody: it would tell that they have just done something.
        """
        if not people_ids:
            return
        for table in self.registry.held():
            if any(table.seating.has(person_id) for person_id in people_ids):
                table.audience.show_seats()
        if self.listing.read:
            await self.relist(self.listing.shown(await self.archive.read(lines.naming, people_ids)))

    async def relist(self, table_ids: Sequence[str]) -> None:
        """Something that lists say of some tables has changed, and nobody here has noted it."""
        if table_ids and self.listing.read:
            for table in await self.registry.look_up(table_ids):
                self.listing.note(table)

    async def rule(self, people_ids: Sequence[str], renamed: bool = False) -> None:
        """What is kept of people has changed: it holds here at once, elsewhere when the news are there."""
        await self.refresh_people(people_ids)
        for person_id in people_ids:
            self._note_person(person_id, renamed)
            if (await self.people.by_id(person_id)).banned:
                self._errands.begin(self._expel(person_id))

    async def _expel(self, person_id: str) -> None:
        with suppress(Refusal):  # then their tables go on when somebody comes
            await self.registry.expel(person_id)

    async def refresh_people(self, people_ids: Sequence[str] | None = None) -> None:
        """These have changed, or anybody may have; whoever has to stay away now goes."""
        await (self.people.refresh_all() if people_ids is None else self.people.refresh(people_ids))
        for page in (*self.registry.pages(), *self.listing.readers):
            if page.person.banned:
                turn_out(page)
        for table in await rulings.look_again(self.archive, self.registry.held(), people_ids):
            self._stir(table)
            self._note_line(table)

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
        await self._errands.end()
        await self.listing.close()
        await self.scheduler.close()
        await self.coach.close()
        await self.computers.close()
        await self.reviews.close()
        await self.notebook.close()
        await self.learning.close()
        await self.notices.close()
        if self.peers is not None:
            await self.peers.leave()
        self.replays.close()
        await self.archive.close()


def turn_out(page: Visitor | Reader) -> None:
    """Tell somebody that they have to stay away, and hang up."""
    try:
        page.person.sanctions.expect_none("ban")
    except Refusal as refusal:
        page.send(frame_of(Refused(0, refusal.key, refusal.details)))
        page.close(NOT_ADMITTED)


def seldom_collect() -> None:
    """Each view is hundreds of small objects that soon go: the collector would look through all tables for nothing."""
    gc.collect()
    gc.freeze()  # modules and texts stay
    gc.set_threshold(20_000, 20, 100)
