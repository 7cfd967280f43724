"""The hall: all tables, how they are opened and found, and how they come back after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakValueDictionary

from bretwalda.ai.level import level
from bretwalda.engine.game import Game, Series
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue, game
from bretwalda.store import chats, tables
from bretwalda.store.archive import Archive
from bretwalda.store.tables import TableRecord
from bretwalda.store.writer import Row

from .chat import Chat
from .clock import now
from .history import History, replayed
from .logs import LOGGER, mark
from .messages import Moved, NewTable, Tables
from .metrics import Metrics
from .names import LONGEST_NAME, shown, table_code, typed
from .people import People, Person
from .seating import Seat, Seating, wished
from .tables import Table

MOST_OF_MINE = 50  # tables in a person's list
MOST_OPEN = 100  # tables in the lobby
SHORTEST_LIMIT, LONGEST_LIMIT = 10, 30 * 24 * 3600  # seconds
LONGEST_PAUSE = 10.0  # seconds
A_DAY = 24 * 3600 * 1000  # milliseconds

log = logging.getLogger(LOGGER)


class Hall:
    """Every table that somebody may come to. Tables that are played are in memory, others are fetched."""

    def __init__(
        self, archive: Archive, people: People, metrics: Metrics, stir: Callable[[Table], None], absence: float
    ) -> None:
        self._archive = archive
        self._people = people
        self._metrics = metrics
        self._stir = stir
        self._absence = absence
        self._tables: dict[str, Table] = {}
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # those too that somebody still holds
        self._fetching: dict[str, asyncio.Task[Table]] = {}

    async def wake(self) -> None:
        """After a restart: go on with all games that were being played."""
        for table_id in await self._archive.read(tables.unfinished):
            try:
                (await self.table(table_id)).stir()
            except Refusal as refusal:
                log.error("table not woken", extra={"table": mark(table_id), "why": refusal.key})

    async def table(self, name: str) -> Table:
        """A table by its id or its code."""
        if (table := self._alive.get(name)) is not None:
            return self._remembered(table)
        if name in self._fetching:
            return await asyncio.shield(self._fetching[name])
        record = await self._archive.read(tables.by_id, name)
        if record is not None:
            return await self._fetched(record)
        table_id = await self._archive.read(tables.id_of_code, typed(name))
        if table_id is None:
            raise Refusal("refused-no-table")
        return await self.table(table_id)

    async def open(self, host: Person, wish: NewTable) -> Table:
        """A new table as its host wants it."""
        played = game(wish.game)
        options = played.schema.complete(wish.options)
        history = History(played, options, secrets.token_urlsafe(16))
        seating = wished(wish.seats, int(history.match.state.seats), host)
        if wish.limit is not None and not SHORTEST_LIMIT <= wish.limit <= LONGEST_LIMIT:
            raise Refusal("refused-limit", {"least": str(SHORTEST_LIMIT), "most": str(LONGEST_LIMIT)})
        if not 0.0 <= wish.pause <= LONGEST_PAUSE:
            raise Refusal("refused-pause", {"most": str(int(LONGEST_PAUSE))})
        record = self._record(played, history, host, wish.name or host.name)
        record.public, record.spectators, record.seconds = wish.public, wish.spectators, wish.limit
        record.open_log = played.open_log if wish.open_log is None else wish.open_log
        record.deputy, record.pause = level(wish.deputy).name, wish.pause
        table = await self._open(record, host, seating, history, [])
        if wish.start:
            await table.start(host)
        return table

    async def go_on(self, host: Person, name: str, history: History, seats: Seating, uploaded: bool) -> Table:
        """A table that goes on from a saved game and invites people to their seats; it is not listed."""
        record = self._record(history.match.game, history, host, name)
        record.uploaded, record.seconds = uploaded, None
        if history.match.over:
            record.started = record.ended = now()
        at = now()
        entries: list[Row] = [
            {"table_id": record.id, "seq": seq, "seat": seat, "move": move, "at": at}
            for seq, (seat, move) in enumerate(history.entries, 1)
        ]
        return await self._open(record, host, seats, history, entries)

    async def rematch(self, table: Table, person: Person, series: bool = False) -> Table:
        """The same people once more, perhaps in a series; whoever asks second comes to the same table."""
        if not table.over:
            raise Refusal("refused-not-over")
        if not table.concerns(person):
            raise Refusal("refused-foreign-seat")
        async with table.rematching:
            if table.record.next is None or not await self._known(table.record.next):
                await self._open_rematch(table, series)
        assert table.record.next is not None
        return await self.table(table.record.next)

    async def _known(self, table_id: str) -> bool:
        """Whether a table is still there."""
        return table_id in self._tables or await self._archive.read(tables.by_id, table_id) is not None

    async def _open_rematch(self, table: Table, series: bool) -> None:
        again = Series(table.record.options, tuple(range(len(table.seating))))
        going_on = table.series() if series else again
        if going_on is None:
            raise Refusal("refused-no-series")
        history = History(table.game, going_on.options, secrets.token_urlsafe(16))
        old, new = table.record, self._record(table.game, history, table.host, table.record.name)
        new.public, new.spectators, new.seconds = old.public, old.spectators, old.seconds
        new.deputy, new.pause, new.open_log, new.gathers = old.deputy, old.pause, old.open_log, True
        before = [table.seating[number] for number in going_on.order]
        seats = Seating([Seat(seat.person, seat.level) for seat in before])
        await self._open(new, table.host, seats, history, [])
        await self._archive.write(tables.change, old.id, {"next": new.id})
        old.next = new.id
        table.audience.tell(Moved(new.id))

    async def lists(self, person: Person) -> Tables:
        """The person's tables, and those that are open to everybody."""
        ids = await self._archive.read(tables.of_person, person.id, MOST_OF_MINE)
        mine = [table for table_id in ids if (table := await self._listed(table_id)) is not None]
        others = [table for table in self._tables.values() if open_to(table, person) and table not in mine]
        others.sort(key=lambda table: -table.record.created)
        found = Tables([table.line(person) for table in mine], [table.line(person) for table in others[:MOST_OPEN]])
        for table in mine:
            self.rest(table)
        return found

    async def _listed(self, table_id: str) -> Table | None:
        """A table for a list: one that cannot be had does not hide the others."""
        try:
            return await self.table(table_id)
        except Refusal as refusal:
            log.warning("table not listed", extra={"table": mark(table_id), "why": refusal.key})
            return None

    async def clear_away(self, days: int) -> None:
        """Remove tables at which nobody has begun to play for so many days; one with somebody at it stays."""
        visited = [table_id for table_id, table in self._tables.items() if table.audience.visitors]
        removed = await self._archive.write(tables.clear, now() - days * A_DAY, visited)
        for table_id in removed:
            self._tables.pop(table_id, None)
            self._alive.pop(table_id, None)
        self._metrics.tables.set(len(self._tables))
        if removed:
            log.info("tables cleared away", extra={"number": len(removed)})

    def rest(self, table: Table) -> None:
        """Forget a table that nobody looks at and nobody plays at any more; it can be fetched again."""
        if table.started and not table.audience.visitors and (table.over or not table.seating.played_by_people):
            self._tables.pop(table.record.id, None)
            self._metrics.tables.set(len(self._tables))

    def _record(self, played: Game[Any], history: History, host: Person, name: str) -> TableRecord:
        """A table's record with the usual values."""
        usual = NewTable(played.id)
        return TableRecord(
            id=secrets.token_urlsafe(12),
            code=table_code(),
            name=shown(name, LONGEST_NAME),
            game=played.id,
            rules=played.edition,
            options=dict(history.match.options),
            seed=history.match.seed,
            host=host.id,
            public=False,
            spectators=usual.spectators,
            open_log=played.open_log,
            gathers=False,
            seconds=usual.limit,
            deputy=usual.deputy,
            pause=usual.pause,
            uploaded=False,
            created=now(),
        )

    async def _open(
        self, record: TableRecord, host: Person, seating: Seating, history: History, entries: Sequence[Row]
    ) -> Table:
        await self._archive.write(tables.add, record, seating.records(record.id), entries)
        log.info("table opened", extra={"table": mark(record.id), "game": record.game})
        table = self._set_up(record, host, seating, history, Chat(record.id, [], self._archive))
        table.stir()
        return table

    async def _fetched(self, record: TableRecord) -> Table:
        """A table from the database; whoever asks at the same time gets the same one."""
        if record.id not in self._fetching:
            self._fetching[record.id] = asyncio.create_task(self._fetch(record))
        try:
            return await asyncio.shield(self._fetching[record.id])
        finally:
            self._fetching.pop(record.id, None)

    async def _fetch(self, record: TableRecord) -> Table:
        if (alive := self._alive.get(record.id)) is not None:
            return self._remembered(alive)
        if record.game not in catalogue():
            raise Refusal("refused-no-game", {"game": record.game, "known": ", ".join(catalogue())})
        entries = await self._archive.read(tables.entries_of, record.id)
        moves = [(entry.seat, entry.move) for entry in entries]
        played = game(record.game)
        history = await asyncio.to_thread(replayed, played, record.options, record.seed, record.rules, moves)
        seats = [
            Seat(None if seat.person is None else await self._people.by_id(seat.person), seat.level, seat.away)
            for seat in await self._archive.read(tables.seats_of, record.id)
        ]
        said = await self._archive.read(chats.of_table, record.id)
        host = await self._people.by_id(record.host)
        table = self._set_up(record, host, Seating(seats), history, Chat(record.id, said, self._archive))
        if entries:
            table.last_decision = entries[-1].at
        return table

    def _set_up(self, record: TableRecord, host: Person, seating: Seating, history: History, chat: Chat) -> Table:
        table = Table(record, host, seating, history, chat, self._archive, self._metrics, self._stir, self._absence)
        return self._remembered(table)

    def _remembered(self, table: Table) -> Table:
        """A table, in memory from now on."""
        self._tables[table.record.id] = self._alive[table.record.id] = table
        self._metrics.tables.set(len(self._tables))
        return table


def open_to(table: Table, person: Person) -> bool:
    """Whether a table is listed for somebody: they could sit down or look on."""
    if not table.record.public or table.over:
        return False
    return table.record.spectators if table.started else any(seat.open for seat in table.seating.seats)
