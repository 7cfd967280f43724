"""This server among others on the same database: it lives, hears them, and takes over what a dead one has left."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from random import shuffle
from typing import TYPE_CHECKING

from bretwalda.engine.refusal import Refusal
from bretwalda.store import leases
from bretwalda.store.archive import Archive
from bretwalda.store.leases import Holder

from ..chores import Chores
from ..http.limits import Limit
from ..logs import LOGGER
from ..messages import COME_AGAIN, Notice
from ..tables.table import Table
from .leases import Shared
from .news import News, Told
from .refuge import Refuge

if TYPE_CHECKING:
    from ..live.sockets import LivePage
    from ..services import Services

LOOKING = 0.5  # seconds between looks at what others have left, and at what can be given back
JOINING = 10.0  # seconds until a server must be among the others

log = logging.getLogger(LOGGER)


class Peers:
    """The others, and what we owe them."""

    def __init__(self, services: Services, database: str, address: str, archive: Archive) -> None:
        # These need the driver of PostgreSQL.
        from bretwalda.store.membership import Membership
        from bretwalda.store.thoughts import THOUGHTS, Queue

        from ..computers.shared import SharedDesks

        self._services = services
        self._archive = archive
        channels = {leases.CHANNEL: self._hear, THOUGHTS: self._hear_of_thoughts, "": self._hear_alone}
        self.membership = Membership(database, address, channels, self._come_anew)
        self.desks = SharedDesks(
            Queue(database), services.config.workers, services.metrics, lambda: self.membership.process
        )
        self.leases = Shared(archive, self.membership)
        self.news = News(archive, lambda: self.membership.process)
        self.refuge = Refuge(self.membership, self._send_away)
        self.relayed: dict[LivePage, int] = {}  # pages that talk to another server through this one, and to which
        self._chores = Chores()

    async def join(self) -> None:
        """Be one of them."""
        self._chores.begin(self.membership.live(self._trouble))
        async with asyncio.timeout(JOINING):
            await self.membership.joined.wait()
        self._chores.begin(self._look_around())
        self._chores.begin(self.refuge.watch())
        self.news.ask()

    async def leave(self) -> None:
        """End properly: the others go on with our tables."""
        await self._chores.end()
        await self.news.close()
        try:
            await self._archive.write(leases.leave, self.membership.process)
        except Refusal as refusal:  # then we are dead to them in a moment
            log.warning("left without a word", extra={"why": refusal.key})

    def note(self, table: Table) -> None:
        """What lists say of a table has changed, and been written down."""
        if not table.lost:
            self.news.note_table(table.record.id, table.audience.present)

    def _trouble(self, why: str) -> None:
        log.error("no line to the other servers", extra={"why": why})

    def _come_anew(self, buried: bool) -> None:
        """The line was cut. Others may have taken our tables, and we may not know what they have told."""
        if buried:
            log.error("taken for dead")
            self._services.registry.lose_all()
            self.desks.start_over()
        self._chores.begin(self._refresh())
        self._services.listing.start_over()
        self.news.ask()
        self._say_all()

    async def _refresh(self) -> None:
        with suppress(Refusal):
            await self._services.refresh_people()

    async def _look_around(self) -> None:
        """Give back what has left our memory, and go on with what somebody has left behind."""
        while True:
            await asyncio.sleep(LOOKING)
            try:
                await self._services.registry.let_go()
                if self.membership.sure:
                    self._forget_all_but(await self._archive.read(leases.present))
                    await self._adopt(await self._archive.write(leases.orphans, self.membership.steady))
            except Refusal as refusal:
                log.warning("did not look around", extra={"why": refusal.key})
            except Exception as error:  # it must never end
                log.error("did not look around", exc_info=error)

    def _forget_all_but(self, present: Sequence[Holder]) -> None:
        """Whoever talks to a dead server through this one comes again; it may only be asleep, and never hang up."""
        self.refuge.others = [each for each in present if each.address and each.process != self.membership.process]
        living = {each.process for each in present}
        self.news.forget_all_but(living)
        for page, process in self.relayed.items():
            if process not in living:
                page.close(COME_AGAIN)

    def _send_away(self) -> None:
        """Everybody who looks at something here comes again."""
        for table in self._services.registry.visited():
            for visitor in table.audience.visitors:
                visitor.close(COME_AGAIN)
        self._services.listing.send_away(COME_AGAIN)

    async def _adopt(self, orphans: Sequence[str]) -> None:
        if not orphans:
            return
        shuffled = list(orphans)
        shuffle(shuffled)  # the others look, too: each begins elsewhere
        log.info("tables taken over", extra={"number": len(orphans)})
        await self._services.registry.adopt(shuffled)
        await self._archive.write(leases.forget, shuffled)  # nobody waits for the others

    # What others say -----------------------------------------------------------------------------------

    def _hear_of_thoughts(self, _: str) -> None:
        self.desks.thinker.notice()

    def _hear_alone(self, notice: str) -> None:
        self.desks.hear(notice)

    def _hear(self, notice: str) -> None:
        told = self.news.understand(notice)
        if told is None:
            return
        services = self._services
        for table_id, present in told.tables.items():
            services.registry.present[table_id] = frozenset(present)
            if not present:
                del services.registry.present[table_id]
        for table_id in told.gone:
            services.registry.present.pop(table_id, None)
        services.listing.forget(told.gone)
        for people, key, details in told.notices:
            services.registry.tell_here(people, Notice(key, details))
        for who, what, burst, per_second, number in told.done:
            services.limiter.hear(who, what, Limit(burst, per_second), number)
        for person in told.asked:
            services.coach.end(person)
        for name, person in told.stopped:
            services.reviews.end(name, person)
        if told.asks:
            self._say_all()
        if told.people or told.renamed or (told.tables and services.listing.read):
            self._chores.begin(self._look_up(told))

    async def _look_up(self, told: Told) -> None:
        """Read what is said to have changed."""
        try:
            if people := [*told.people, *told.renamed]:
                await self._services.refresh_people(people)
            await self._services.show_names(told.renamed)
            await self._services.relist(list(told.tables))
        except Refusal as refusal:
            log.warning("news not looked up", extra={"why": refusal.key})

    def _say_all(self) -> None:
        for table in self._services.registry.visited():
            self.note(table)
        for who, number in self._services.ledger.sockets.items():
            self.news.note_sockets(who, number)
        self._services.reviews.tell_all()
