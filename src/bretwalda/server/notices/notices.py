"""What people are told while no page of theirs is open: it is your turn, your time runs out, you are invited, a game
has ended.

What is owed is in the database, written by the server that has the table, and taken from there by any server, once.
Somebody is told one thing about a table, then nothing more about it before they have been there, but that a computer
will soon play for them; all that waits for them is one message, and the next one comes a while later. As long as a page
of theirs is open, anywhere, it shows the same, and they are told nothing.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bretwalda.engine.refusal import Refusal
from bretwalda.store import notices as store
from bretwalda.store.archive import Archive
from bretwalda.store.notices import Errand

from ..clock import now
from ..http.quotas import Ledger
from ..logs import LOGGER
from ..metrics import Metrics
from ..people import People, Person
from ..tables.table import Table
from .channels import Channels, language_of
from .delivery import Delivery, Outcome
from .wording import Told

PATIENCE = 5 * 60 * 1000  # milliseconds after which another server tries what one has taken
GAP = 10 * 60 * 1000  # milliseconds between two messages to one person
BACK_OFF = (60, 300, 1800, 7200, 21_600)  # seconds until the next attempt; then it is given up
A_DAY = 24 * 3600 * 1000
LOOKING = 5.0  # seconds between looks at what is due
MOST_WAITING = 10_000  # that are to be written down
MOST_AT_ONCE = 20  # people who are told at the same time

log = logging.getLogger(LOGGER)


class Standing(NamedTuple):
    """What somebody would be told of a table."""

    kind: str | None  # None = nothing
    since: int


NOTHING = Standing(None, 0)


class Notices:
    """What is owed to people, and its way to them."""

    def __init__(
        self, archive: Archive, people: People, ledger: Ledger, metrics: Metrics, delivery: Delivery,
        channels: Channels, delay: float, alone: bool, sends: bool = True,
    ) -> None:  # fmt: skip
        self._archive = archive
        self._people = people
        self._ledger = ledger
        self._metrics = metrics
        self._delivery = delivery
        self._channels = channels
        self._delay = int(delay * 1000)  # so that whoever only reloads a page is not told anything
        self._alone = alone  # no other server leaves anything behind: there is no need to look all the time
        self._known: WeakKeyDictionary[Table, dict[str, Standing]] = WeakKeyDictionary()
        self._unwritten: deque[tuple[Archive, Callable[..., Any], tuple[Any, ...]]] = deque()
        self._stirred = asyncio.Event()
        self._something = asyncio.Event()
        self._something.set()  # perhaps left from before
        self._chores = [asyncio.create_task(self._write())]
        if sends:
            self._chores.append(asyncio.create_task(self._look()))

    def note(self, table: Table) -> None:
        """Something has changed at a table: this is asked after every decision, so it is quick."""
        people = table.seating.people()
        if (before := self._known.get(table)) is not None:
            for gone in before.keys() - {person.id for person in people}:
                del before[gone]
                self._soon(table, store.settle, gone)
        for person in people:
            if not person.notified:
                continue
            standing, known = standing_of(table, person), self._known.setdefault(table, {})
            if known.get(person.id) == standing:
                continue
            known[person.id] = standing
            if person.id in table.audience.present:
                continue  # written down when they go
            if standing.kind is None:
                self._soon(table, store.settle, person.id)
            elif wishes(person, standing.kind):
                self._soon(table, store.owe, person.id, *standing, self._delay)

    def visit(self, table: Table, person: Person) -> None:
        """Somebody comes to a table, or goes: they know how things stand."""
        if person.notified and table.seating.of(person):
            self._soon(table, store.note_seen, person.id, *standing_of(table, person))

    async def close(self) -> None:
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        while self._unwritten:
            await self._write_one()

    def _soon(self, table: Table, work: Callable[..., Any], person: str, *args: Any) -> None:
        if len(self._unwritten) >= MOST_WAITING:
            self._metrics.notices.labels("none", "dropped").inc()
            return
        self._unwritten.append((table.archive, work, (person, table.record.id, *args)))
        self._stirred.set()

    async def _write(self) -> None:
        while True:
            await self._stirred.wait()
            self._stirred.clear()
            while self._unwritten:
                await self._write_one()
            self._something.set()

    async def _write_one(self) -> None:
        archive, work, args = self._unwritten.popleft()
        try:
            await archive.write(work, *args)
        except Refusal as refusal:  # the game goes on all the same
            log.warning("notice not noted", extra={"why": refusal.key})

    async def _look(self) -> None:
        """Tell whoever is to be told something now."""
        while True:
            try:
                if self._alone:
                    await self._something.wait()
                due = await self._archive.read(store.next_due)
                if due is None and self._alone:
                    self._something.clear()
                elif due is not None and due <= 0:
                    taken = await self._archive.write(store.take, GAP, PATIENCE, MOST_AT_ONCE)
                    await asyncio.gather(*map(self._run, taken))
            except Exception as error:  # it will be tried again
                log.error("notices not sent", exc_info=error)
            await asyncio.sleep(min(LOOKING, max(0.05, self._delay / 1000)))

    async def _run(self, errand: Errand) -> None:
        """Tell one person what waits for them, by all ways that they have."""
        tables = [told[0] for told in errand.told]
        person = await self._people.by_id(errand.person)
        if self._ledger.pages_of(person.id):
            await self._archive.write(store.put_off, person.id, tables, max(self._delay, 1000), errand.tries)
            return
        told = [Told(*each) for each in errand.told if wishes(person, each[3])]
        usable = [one for one in await self._channels.of(person) if one.code is None]
        if not told or not usable or person.banned or not await self._ledger.admit_notice(person.id):
            await self._archive.write(store.give_up, person.id, tables)
            return
        outcomes = await asyncio.gather(*(self._delivery.send(one, told, language_of(person)) for one in usable))
        for channel, outcome in zip(usable, outcomes, strict=True):
            self._metrics.notices.labels(channel.kind, outcome.value).inc()
            await self._channels.note(channel, outcome)
        if Outcome.SENT in outcomes:
            await self._archive.write(store.note_told, person.id, tables)
        elif errand.tries < len(BACK_OFF):
            delay = BACK_OFF[errand.tries] * 1000
            await self._archive.write(store.put_off, person.id, tables, delay, errand.tries + 1)
        else:
            await self._archive.write(store.give_up, person.id, tables)
        log.info("notice", extra={"sent": [outcome.value for outcome in outcomes]})


def standing_of(table: Table, person: Person) -> Standing:
    """What somebody would be told of a table: what everybody may know who sees it in a list. Alone, nothing."""
    if len(table.seating.people()) < 2 or table.outdated:
        return NOTHING
    record = table.record
    if not table.started and not table.closed:
        asked = record.gathers or any(table.seating[seat].away for seat in table.seating.of(person))
        return Standing("invited", record.created) if asked else NOTHING
    if table.over or table.closed:
        ended = record.ended or record.closed or 0
        return Standing("ended", ended) if ended > now() - A_DAY else NOTHING  # not years later
    if any(seat in table.history.waiting for seat in table.seating.free(person)):
        return Standing("soon" if table.seconds_to_warning == 0.0 else "turn", table.last_decision)
    return NOTHING


def wishes(person: Person, kind: str) -> bool:
    """Whether somebody wants to be told such things; usually yes. Whoever wants to know of a turn is warned, too."""
    return getattr(person.preferences, f"tell_{'turn' if kind == 'soon' else kind}") is not False
