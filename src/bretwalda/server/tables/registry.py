"""All tables, how they are opened and found, and how they come back after a restart."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain, repeat
from typing import Any
from weakref import WeakValueDictionary

from bretwalda.ai.level import is_level, level
from bretwalda.engine.game import Game, Series
from bretwalda.engine.journal import Journal, commitment, written_position
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue, game
from bretwalda.store import chats, lines, results, tables
from bretwalda.store.archive import Archive
from bretwalda.store.failure import Damage, StorageFailure
from bretwalda.store.leases import Claim
from bretwalda.store.lines import Listing
from bretwalda.store.saves import SaveRecord
from bretwalda.store.tables import TableRecord
from bretwalda.store.writer import Row

from ..clock import now
from ..live.audience import Visitor, send
from ..live.lists import Listable
from ..logs import LOGGER, mark
from ..messages import NO_TABLE, Moved, NewTable, Notice, Refused, TableLine, Tables
from ..metrics import Metrics
from ..names import LONGEST_NAME, shown, table_code, typed
from ..peers.distant import Distant
from ..peers.leases import Elsewhere, Leases
from ..people import People, Person
from . import rulings
from .chat import Chat
from .history import History
from .lines import line_of, open_to_all
from .loading import UNSEEDED, replay_table
from .replays import Replays
from .seating import Seat, Seating, wished
from .start import beginning, people_of
from .table import Table, expect_may_name
from .teaching import begun, expect_lesson

MOST_OF_MINE = 50  # tables in a person's list
MOST_OPEN = 100  # tables to join in the lobby, and as many to look on at
SHORTEST_LIMIT, LONGEST_LIMIT = 10, 30 * 24 * 3600  # seconds
LONGEST_PAUSE = 10.0  # seconds
A_DAY = 24 * 3600 * 1000  # milliseconds
PAUSES = (1.0, 5.0, 30.0, 300.0)  # seconds between attempts to wake tables while the storage fails
TEACHER = "easy"  # level of the computers after a lesson
NOBODY: frozenset[str] = frozenset()
CLEAR = frozenset({"refused-no-game", "refused-no-table"})  # why a table that is whole cannot be opened

log = logging.getLogger(LOGGER)


class TableRegistry:
    """Every table that somebody may come to. Tables that are played are in memory, others are fetched."""

    def __init__(
        self, archive: Archive, leases: Leases, people: People, replays: Replays, metrics: Metrics,
        stir: Callable[[Table], None], tell: Callable[[Sequence[str], Notice], None], absence: float,
    ) -> None:  # fmt: skip
        self._archive = archive
        self._leases = leases
        self._tell_elsewhere = tell  # people at tables of other servers
        self._replays = replays
        self._people = people
        self._metrics = metrics
        self._stir = stir
        self._absence = absence
        self._tables: dict[str, Table] = {}
        self._alive: WeakValueDictionary[str, Table] = WeakValueDictionary()  # those too that somebody still holds
        self._fetching: dict[str, asyncio.Task[Table]] = {}
        self._resting: list[Table] = []  # that have left the memory, and are not given back yet
        self.present: dict[str, frozenset[str]] = {}  # who is at tables of other servers

    async def wake(self) -> None:
        """After a restart: go on with all games that were being played; while the storage fails, try again."""
        asleep: list[str] | None = None
        for pause in chain((0.0,), PAUSES, repeat(PAUSES[-1])):
            await asyncio.sleep(pause)
            try:
                asleep = await self._archive.read(lines.to_wake) if asleep is None else asleep
            except Refusal as refusal:
                log.error("tables not woken", extra={"why": refusal.key})
                continue
            asleep = [table_id for table_id in asleep if not await self._wake_one(table_id)]
            if not asleep:
                return

    async def _wake_one(self, table_id: str) -> bool:
        """Wake a table; False = it could not be read now. A damaged one is named, and left alone."""
        try:
            (await self.find(table_id)).stir()
        except StorageFailure as failure:
            log.error("table not woken", extra={"table": mark(table_id), "why": failure.cause})
            return False
        except Elsewhere:  # where it is awake
            return True
        except Exception as error:  # one bad table must not keep the others asleep
            why = error.key if isinstance(error, Refusal) else type(error).__name__
            log.error("table not woken", extra={"table": mark(table_id), "why": why})
        return True

    async def find(self, name: str) -> Table:
        """A table by its id or its code."""
        if (table := self._alive.get(name)) is not None:
            self._leases.expect_sure(table.archive.claim)
            return self._remember_table(table)
        if name in self._fetching:
            return await asyncio.shield(self._fetching[name])
        record = await self._archive.read(tables.by_id, name)
        if record is not None:
            return await self._fetch_once(record)
        table_id = await self._archive.read(tables.id_of_code, typed(name))
        if table_id is None:
            raise Refusal("refused-no-table")
        return await self.find(table_id)

    async def open(self, host: Person, wish: NewTable) -> Table:
        """A new table as its host wants it."""
        expect_may_name(host, wish.name)
        for seat in wish.seats:
            expect_may_name(host, seat.name)
        played = game(wish.game)
        settings = played.schema.complete(wish.settings)
        history = History(played, settings, UNSEEDED)
        seating = wished(wish.seats, int(history.match.state.seats), host)
        if wish.limit is not None and not SHORTEST_LIMIT <= wish.limit <= LONGEST_LIMIT:
            raise Refusal("refused-limit", {"least": str(SHORTEST_LIMIT), "most": str(LONGEST_LIMIT)})
        if not 0.0 <= wish.pause <= LONGEST_PAUSE:
            raise Refusal("refused-pause", {"most": str(int(LONGEST_PAUSE))})
        record = self._record(played, history, host, wish.name or host.name)
        room = any(seat.open for seat in seating.seats) and not wish.start
        record.public = room if wish.public is None else wish.public
        record.spectators, record.seconds, record.ends_if_given_up = wish.spectators, wish.limit, wish.ends_if_given_up
        record.open_log = played.open_log if wish.open_log is None else wish.open_log
        record.deputy, record.pause, record.hints = level(wish.deputy).name, wish.pause, wish.hints
        if wish.start:
            seating, record.started = seating.filled(record.deputy), record.created
            begun = beginning(record, history, seating, host)
            record.seed, record.alone = begun.seed, begun.alone(record, seating)
            record.commitment = commitment(record.seed)
            history = History(played, settings, record.seed)
        return await self._open(record, host, seating, history, [])

    async def go_on(self, host: Person, save: SaveRecord, history: History, seats: Seating) -> Table:
        """A table that goes on from a saved game. Seats of others stay theirs, and they are asked; it is not listed."""
        record = self._record(history.match.game, history, host, save.name)
        record.seed, record.position = history.match.seed, history.match.position or None
        record.origin, record.seconds = save.origin, None
        record.practice = history.match.journal().practice
        record.uploaded = save.uploaded or await self._archive.read(tables.published, save.origin)
        origin = await self._archive.read(tables.by_id, save.origin)
        record.alone = origin is None or origin.alone  # whether somebody else has played in it
        if history.match.over:
            record.started = record.ended = now()
        else:
            brought = save.uploaded and seats.people() == [host]
            record.resumes = [None] * len(seats) if brought else people_of(seats)
            seats = seats.asking(host)
        entries = tables.entry_rows(record.id, history.written(history.entries), now())
        table = await self._open(record, host, seats, history, entries)
        invited = [seat.person for seat in table.seating.seats if seat.person is not None and seat.away]
        self._tell(invited, Notice("notice-invited", {"name": table.host.name, "table": table.record.name}))
        return table

    async def invite(self, table: Table, person: Person, number: int, guest: Person) -> None:
        """A host keeps a seat for somebody, who is told wherever they are, and finds the table in their list."""
        await table.invite(person, number, guest)
        self._tell([guest], Notice("notice-asked", {"name": person.name}))

    async def fork(self, host: Person, name: str, played: Match, seat: int, computers: str) -> Table:
        """A table that goes on from a position that its host imagines, alone against computers; it is not listed."""
        history = History(played.game, played.settings, played.seed, played.position)
        record = self._record(played.game, history, host, name)
        record.seed, record.commitment, record.position = played.seed, commitment(played.seed), played.position
        record.started, record.seconds, record.deputy = record.created, None, level(computers).name
        seats = [Seat(host) if each == seat else Seat() for each in range(int(history.match.state.seats))]
        return await self._open(record, host, Seating(seats).filled(record.deputy), history, [])

    async def teach(self, host: Person, played: Game[Any], name: str) -> Table:
        """A table at which its host learns a game, against computers that first do as the lesson says; never listed."""
        lesson = expect_lesson(played, name)
        history = begun(played, lesson)
        record = self._record(played, history, host, host.name)
        record.seed, record.commitment = lesson.seed, commitment(lesson.seed)
        record.position = list(lesson.position) or None
        record.started, record.seconds, record.deputy = record.created, None, TEACHER
        record.lesson = record.practice = record.alone = True
        seats = [Seat(host) if each == lesson.seat else Seat() for each in range(int(history.match.state.seats))]
        return await self._open(record, host, Seating(seats).filled(record.deputy), history, [])

    def _tell(self, people: Sequence[Person], notice: Notice) -> None:
        """Tell people something at whatever table they are."""
        told = [person.id for person in people]
        self.tell_here(told, notice)
        self._tell_elsewhere(told, notice)

    def tell_here(self, people: Sequence[str], notice: Notice) -> None:
        """Tell people something at whatever table of this server they are."""
        for other in self._tables.values():
            for visitor in other.audience.visitors:
                if visitor.person.id in people:
                    send(visitor, notice)

    async def export(self, table: Table, person: Person) -> bytes:
        """The journal of a table as a file, unless somebody else still plays that game, or one from a save of it."""
        data = table.file_for(person)
        aside = table.record.id if table.outdated else ""
        if await self._archive.read(tables.still_played, table.record.origin, person.id, aside):
            raise Refusal("refused-secret")
        return await self._export_recorded(table.record) if table.outdated else data

    async def _export_recorded(self, record: TableRecord) -> bytes:
        """The journal of a table that rules of today do not lead through, word for word."""
        entries = await self._archive.read(tables.entries_of, record.id)
        shares = await self._archive.read(results.shares_of, record.id)
        moves = [f"{entry.seat + 1} {entry.move}" for entry in entries]
        begun = written_position(record.position or ())
        journal = Journal(
            record.game, record.rules, record.settings, record.seed, moves, list(shares) or None, record.facts, begun
        )
        return journal.encode()

    async def rematch(self, table: Table, person: Person, series: bool = False) -> None:
        """The same people once more, perhaps in a series; whoever asks second comes to the same table."""
        if not table.over:
            raise Refusal("refused-not-over")
        if not table.concerns(person):
            raise Refusal("refused-foreign-seat")
        async with table.rematching:
            if table.record.next is None or not await self._is_known(table.record.next):
                await self._open_rematch(table, series)

    async def _is_known(self, table_id: str) -> bool:
        """Whether a table is still there."""
        return table_id in self._tables or await self._archive.read(tables.by_id, table_id) is not None

    async def _open_rematch(self, table: Table, series: bool) -> None:
        again = Series(table.record.settings, tuple(range(len(table.seating))))
        going_on = table.series() if series else again
        if going_on is None:
            raise Refusal("refused-no-series")
        today = game(table.record.game)
        history = History(today, today.schema.carried(going_on.settings), UNSEEDED)
        old, new = table.record, self._record(today, history, table.host, table.record.name)
        new.public, new.spectators, new.seconds = old.public, old.spectators, old.seconds
        new.deputy, new.pause, new.open_log, new.gathers = old.deputy, old.pause, old.open_log, True
        new.ends_if_given_up, new.hints = old.ends_if_given_up, old.hints
        before = [table.seating[number] for number in going_on.order]
        seats = Seating([Seat(seat.person, seat.level, name=seat.name) for seat in before])
        await self._open(new, table.host, seats, history, [], after=old.id)
        old.next = new.id
        table.audience.tell(Moved(new.id))

    async def list_for(self, person: Person) -> Tables:
        """The person's tables, and those that are open to everybody; no game is played again for them."""
        mine = await self._list_lines(person, await self._archive.read(lines.of_person, person.id, MOST_OF_MINE))
        listed = {line.table.id for line in mine}
        to_join = await self._list_lines(person, await self._archive.read(lines.to_join, MOST_OPEN))
        to_watch = await self._list_lines(person, await self._archive.read(lines.to_watch, MOST_OPEN))
        others = [line for line in to_join + to_watch if line.table.id not in listed and open_to_all(line)]
        return Tables(mine, others)

    async def _list_lines(self, person: Person, found: Listing) -> list[TableLine]:
        """As things stand at tables in memory, as they were noted at the others."""
        for table_id in found.damaged:
            log.warning("table not listed", extra={"table": mark(table_id), "why": "refused-damaged"})
        return [
            line_of(record, person.id, self.present.get(record.id, NOBODY))
            if (table := self._tables.get(record.id)) is None
            else table.line(person)
            for record in found.lines
        ]

    async def look_up(self, table_ids: Sequence[str]) -> list[Listable]:
        """Some tables for the lists: as they stand in memory, or as they were noted."""
        found, put_away = await self._archive.read(lines.of_tables, table_ids)
        return [
            self._tables.get(record.id) or Distant(record, put_away[record.id], self.present.get(record.id, NOBODY))
            for record in found.lines
        ]

    async def clear_away(self, days: int) -> list[str]:
        """Remove tables at which nobody has begun to play for that many days; one with somebody at it stays."""
        visited = [table_id for table_id, table in self._tables.items() if table.audience.visitors]
        visited += await self._leases.foreign()
        removed = await self._archive.write(tables.clear, now() - days * A_DAY, visited)
        for table_id in removed:
            self._tables.pop(table_id, None)
            self._alive.pop(table_id, None)
        self._metrics.tables.set(len(self._tables))
        if removed:
            log.info("tables cleared away", extra={"number": len(removed)})
        return removed

    def forget(self, table: Table) -> None:
        """A table is no longer there: whoever is at it has to go."""
        self._tables.pop(table.record.id, None)
        self._alive.pop(table.record.id, None)
        self._metrics.tables.set(len(self._tables))
        gone = Refusal("refused-gone", {"name": table.host.name})
        for visitor in list(table.audience.visitors):
            send(visitor, Refused(0, gone.key, gone.details))
            visitor.close(NO_TABLE)

    def rest(self, table: Table) -> None:
        """Forget a table that nobody looks at and nobody plays at any more; it can be fetched again."""
        if table.idle and self._tables.get(table.record.id) is table:
            del self._tables[table.record.id]
            self._metrics.tables.set(len(self._tables))
            if table.archive.claim is not None:
                self._resting.append(table)

    async def let_go(self) -> None:
        """Give back what has left the memory: from now on whoever still holds such a table writes in vain."""
        resting, self._resting = self._resting, []
        claims = []
        for table in resting:
            if table.record.id not in self._tables and self._alive.get(table.record.id) is table:
                del self._alive[table.record.id]
                claims.append(table.archive.claim)
        await self._leases.give_back([claim for claim in claims if claim is not None])

    def lose(self, claim: Claim) -> None:
        """Another server has a table now: whoever is at it comes again, and is passed on."""
        table = self._alive.get(claim.table)
        if table is None or table.archive.claim is not claim:
            return
        self._tables.pop(claim.table, None)
        del self._alive[claim.table]
        self._metrics.tables.set(len(self._tables))
        self._metrics.lost.inc()
        table.hand_over()

    def pages(self) -> list[Visitor]:
        """All pages at tables of this server."""
        return [page for table in self._tables.values() for page in table.audience.visitors]

    def visited(self) -> list[Table]:
        """The tables at which somebody is."""
        return [table for table in self._tables.values() if table.audience.visitors]

    def held(self) -> list[Table]:
        """The tables in memory."""
        return list(self._tables.values())

    async def expel(self, person_id: str) -> None:
        """Somebody is banned: their tables go on without them, those too that nobody has looked at for long."""
        for table_id in await self._archive.read(tables.kept_by, person_id):
            try:
                table = await self.find(table_id)
                await rulings.expel(table)
                table.stir()  # it may leave the memory again
            except Elsewhere:  # where the news does the same
                continue
            except Refusal as refusal:  # it goes on when somebody comes
                log.info("table not woken", extra={"table": mark(table_id), "why": refusal.key})

    def lose_all(self) -> None:
        """Others have taken this server for dead, and have all of its tables."""
        for table in list(self._alive.values()):
            if table.archive.claim is not None:
                self.lose(table.archive.claim)

    async def adopt(self, orphans: Sequence[str]) -> None:
        """Go on with what there is to do at tables that another server has left behind."""
        for table_id in await self._archive.read(lines.to_wake, orphans):
            await self._wake_one(table_id)
            self._metrics.adopted.inc()

    def _record(self, played: Game[Any], history: History, host: Person, name: str) -> TableRecord:
        """A table's record with the usual values."""
        usual = NewTable(played.id)
        table_id = secrets.token_urlsafe(12)
        return TableRecord(
            id=table_id,
            origin=table_id,
            code=table_code(),
            name=shown(name, LONGEST_NAME),
            game=played.id,
            rules=played.rules_version,
            facts=played.facts,
            settings=dict(history.match.settings),
            seed="",
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
        self, record: TableRecord, host: Person, seating: Seating, history: History, entries: Sequence[Row],
        after: str | None = None,
    ) -> Table:  # fmt: skip
        while await self._archive.read(tables.id_of_code, record.code) is not None:
            record.code = table_code()
        new = (record, seating.records(record.id), entries, after)
        claim = await self._leases.add(record.id, self.lose, tables.add, *new)
        log.info("table opened", extra={"table": mark(record.id), "game": record.game})
        archive = self._archive.holding(claim)
        table = self._set_up(record, host, seating, history, Chat(record.id, [], archive), archive)
        table.stir()
        return table

    async def _fetch_once(self, record: TableRecord) -> Table:
        """A table from the database; whoever asks at the same time gets the same one."""
        task = self._fetching.get(record.id)
        if task is None:
            task = self._fetching[record.id] = asyncio.create_task(self._restore_table(record))
            task.add_done_callback(partial(self._fetched, record.id))
        return await asyncio.shield(task)

    def _fetched(self, table_id: str, task: asyncio.Task[Table]) -> None:
        """Only now it may be fetched again: whoever asked for it may have gone long before, and others still wait."""
        del self._fetching[table_id]
        if not task.cancelled():
            task.exception()  # which all who still wait are told

    async def _restore_table(self, record: TableRecord) -> Table:
        """A table as it was, or a clear no: whatever is wrong with what was stored, it goes no further."""
        try:
            if (alive := self._alive.get(record.id)) is not None:
                return self._remember_table(alive)
            return await self._fetch_claimed(record)
        except Exception as error:
            if isinstance(error, StorageFailure | Elsewhere) or (isinstance(error, Refusal) and error.key in CLEAR):
                raise
            log.error("table damaged", extra={"table": mark(record.id)}, exc_info=error)
            raise Damage(type(error).__name__) from None

    async def _fetch_claimed(self, record: TableRecord) -> Table:
        """Have the table first: what is read after that is all there is."""
        claim = await self._leases.take(record.id, self.lose)
        if claim is None:
            return await self._fetch(record, self._archive)
        try:
            current = await self._archive.read(tables.by_id, record.id)
            if current is None:
                raise Refusal("refused-no-table")
            table = await self._fetch(current, self._archive.holding(claim))
            self._leases.expect_sure(claim)  # it may have taken long
            return table
        except Exception:
            with suppress(StorageFailure):  # then it stays ours, and is tried again by whoever wants it
                await self._leases.give_back([claim])
            raise

    async def _fetch(self, record: TableRecord, archive: Archive) -> Table:
        if record.game not in catalogue():
            raise Refusal("refused-no-game", {"game": record.game, "known": ", ".join(catalogue())})
        entries = await self._archive.read(tables.entries_of, record.id)
        history, outdated = await self._replays.run(record.id, replay_table, record, entries)
        seats = [
            Seat(
                None if seat.person is None else await self._people.by_id(seat.person),
                seat.level,
                seat.away,
                seat.name,
                seat.stood_in,
            )
            for seat in await self._archive.read(tables.seats_of, record.id)
        ]
        if len(seats) != history.match.state.seats or any(
            seat.level is not None and not is_level(seat.level) for seat in seats
        ):
            raise Damage("seats")
        said = await self._archive.read(chats.of_table, record.id)
        host = await self._people.by_id(record.host)
        table = self._set_up(record, host, Seating(seats), history, Chat(record.id, said, archive), archive)
        if entries:
            if history.waiting_since:  # not the latest entry: that may be one of a sealed decision
                table.last_decision = entries[history.waiting_since - 1].at
                table.timeout.resume((now() - table.last_decision) / 1000)
            if not table.started and record.resumes is None:  # loaded by a version that did not keep who had played
                record.resumes = people_of(table.seating)
        table.outdated = outdated
        table.shelved_by = set(await self._archive.read(tables.shelved_by, record.id))
        if table.over:
            await table.look_for_copies()
        with suppress(Refusal):  # then others let a computer play on
            await rulings.expel(table)
        return table

    def _set_up(
        self, record: TableRecord, host: Person, seating: Seating, history: History, chat: Chat, archive: Archive
    ) -> Table:
        table = Table(record, host, seating, history, chat, archive, self._metrics, self._stir, self._absence)
        return self._remember_table(table)

    def _remember_table(self, table: Table) -> Table:
        """A table, in memory from now on."""
        self._tables[table.record.id] = self._alive[table.record.id] = table
        self._metrics.tables.set(len(self._tables))
        return table
