"""A table: a game being played by those who sit there. Every decision takes the way written down here.

The guards come in the order in which somebody dishonest would try them: is it your seat? do you answer the
position as it is? do you owe a decision? is the choice legal? Then the decision is rehearsed on a copy and
committed to the database, and only then it happens. If the commit fails, nothing has happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from bretwalda.engine.game import Game
from bretwalda.engine.journal import UNDO, commitment
from bretwalda.engine.refusal import Refusal
from bretwalda.store import tables
from bretwalda.store.archive import Archive
from bretwalda.store.tables import TableRecord
from bretwalda.store.writer import Row

from .chat import Chat
from .clock import now
from .history import History
from .inactivity import Patience
from .logs import LOGGER, mark
from .messages import (
    Ending,
    FromServer,
    Moved,
    Notice,
    Say,
    Seats,
    TableInfo,
    TableLine,
    Welcome,
)
from .metrics import Metrics
from .people import Person
from .positions import position
from .seating import Seat, Seating

log = logging.getLogger(LOGGER)


class Visitor(Protocol):
    """A connected page."""

    person: Person

    def send(self, frame: str) -> None:
        """Hand over a frame; it never waits."""


class Table:
    """A table with its seats, its game and everybody who looks on."""

    def __init__(
        self, record: TableRecord, host: Person, seating: Seating, history: History, chat: Chat, archive: Archive,
        metrics: Metrics, stir: Callable[[Table], None], absence: float,
    ) -> None:  # fmt: skip
        self.record = record
        self.host = host
        self.seating = seating
        self.history = history
        self.chat = chat
        self.patience = Patience(record.seconds)
        self.visitors: set[Visitor] = set()
        self.last_decision = record.started or record.created
        self.stirred = asyncio.Event()  # for the steward: something has changed
        self._archive = archive
        self._metrics = metrics
        self._stir = stir
        self._absence = absence  # seconds
        self._lock = asyncio.Lock()
        self.rematching = asyncio.Lock()
        self._absent_since: dict[str, float] = {}

    @property
    def game(self) -> Game[Any]:
        return self.history.match.game

    @property
    def started(self) -> bool:
        return self.record.started is not None

    @property
    def over(self) -> bool:
        return self.history.match.over

    @property
    def playing(self) -> bool:
        return self.started and not self.over

    # Decisions -----------------------------------------------------------------------------------------

    async def decide(self, person: Person, seq: int, seat: int, choice: int) -> None:
        """A person takes a decision."""
        async with self._lock:
            self._own_seat(person, seat)
            if not 0 <= choice < len(self.game.verbs):
                raise Refusal("refused-illegal", {"choice": str(choice)})
            move = self.game.verbs.notation(choice)
            if self.history.already(seat, seq, move):
                return
            self._current(seat, seq)
            await self._commit(seat, [move], self.history.rehearse(seat, choice), by="person")

    async def decide_for(self, seq: int, seat: int, choice: int) -> None:
        """A computer takes a decision, unless things have changed while it was thinking."""
        async with self._lock:
            if self.history.seq != seq or self.seating[seat].played_by_person:
                return
            result = self.history.rehearse(seat, choice)
            await self._commit(seat, [self.game.verbs.notation(choice)], result, by="computer")

    async def undo(self, person: Person, seq: int, seat: int) -> None:
        """A person takes their latest decision back."""
        async with self._lock:
            self._own_seat(person, seat)
            if self.history.already(seat, seq, UNDO):
                return
            self._undoable(seat, seq)
            await self._commit(seat, [UNDO], None, by="person")

    async def restart_turn(self, person: Person, seq: int, seat: int) -> None:
        """A person takes back all they can."""
        async with self._lock:
            self._own_seat(person, seat)
            if self.history.already(seat, seq, UNDO):
                return
            self._undoable(seat, seq)
            await self._commit(seat, [UNDO] * self.history.undo_steps(seat), None, by="person")

    async def redo(self, person: Person, seq: int, seat: int) -> None:
        """A person takes a decision again that they took back."""
        async with self._lock:
            self._own_seat(person, seat)
            self._current(seat, seq)
            choice = self.history.redo_choice(seat)
            if choice is None:
                raise Refusal("refused-redo")
            result = self.history.rehearse(seat, choice)
            await self._commit(seat, [self.game.verbs.notation(choice)], result, by="person")

    def _own_seat(self, person: Person, seat: int) -> None:
        if self.seating.own(person, seat).away:
            raise Refusal("refused-away")
        if not self.started:
            raise Refusal("refused-not-started")

    def _current(self, seat: int, seq: int) -> None:
        """Refuse an answer to an old question, or to one that nobody has put."""
        asked = self.history.asked_at(seat)
        if seq > self.history.seq or (asked is None and seq != self.history.seq):
            raise Refusal("refused-stale")
        if self.over:
            raise Refusal("refused-over")
        if asked is None:
            raise Refusal("refused-not-your-turn")
        if seq < asked:
            raise Refusal("refused-stale")

    def _undoable(self, seat: int, seq: int) -> None:
        if seq != self.history.seq:
            raise Refusal("refused-stale")
        if not self.history.can_undo(seat):
            raise Refusal("refused-undo")

    async def _commit(self, seat: int, moves: Sequence[str], result: list[float] | None, by: str) -> None:
        """Commit entries to the journal, and the result if they end the game; then they happen."""
        at = now()
        rows: list[Row] = [
            {"table_id": self.record.id, "seq": self.history.seq + number, "seat": seat, "move": move, "at": at}
            for number, move in enumerate(moves, 1)
        ]
        try:
            if result is None:
                await self._archive.append(rows)
            else:
                await self._archive.write(tables.finish, self.record.id, rows, self._results(result, at), at)
        except SQLAlchemyError as error:
            log.error("commit failed", extra={"table": mark(self.record.id), "why": type(error).__name__})
            await self._catch_up()
            raise Refusal("refused-storage") from None
        self._metrics.decisions[by].inc(len(moves))
        self._happen([(seat, move) for move in moves], at)

    def _results(self, shares: list[float], at: int) -> list[Row]:
        """Who played and what came of it."""
        return [
            {"table_id": seat.table_id, "seat": seat.seat, "person": seat.person, "level": seat.level}
            | {"share": share, "at": at}
            for seat, share in zip(self.seating.records(self.record.id), shares, strict=True)
        ]

    async def _catch_up(self) -> None:
        """Read what the database has and we have not: a commit may have succeeded without our hearing of it."""
        try:
            entries = await self._archive.read(tables.entries_of, self.record.id, self.history.seq)
        except SQLAlchemyError:
            return
        if entries:
            self._happen([(entry.seat, entry.move) for entry in entries], entries[-1].at)

    def _happen(self, moves: Sequence[tuple[int, str]], at: int) -> None:
        before = self.history.seq
        for seat, move in moves:
            self.history.add(seat, move)
        self.last_decision = at
        if self.over:
            self.record.ended = at
        self.patience.restart()
        self.show(self.history.kept_since(before) if before else 0)
        self.stir()

    # Seats ---------------------------------------------------------------------------------------------

    async def take_seat(self, person: Person, number: int) -> None:
        async with self._lock:
            back = self.seating.at(number).away
            await self._reseat(self.seating.taken(person, number, self.started))
            self._tell("notice-back" if back else "notice-joined", number)

    async def leave_seat(self, person: Person, number: int) -> None:
        async with self._lock:
            seats = self.seating.left(person, number, self.started)
            self._tell("notice-left", number)
            await self._reseat(seats)

    async def set_seat(self, person: Person, number: int, computer: str | None) -> None:
        async with self._lock:
            if person is not self.host:
                raise Refusal("refused-not-host")
            if self.started:
                raise Refusal("refused-started")
            seats = self.seating.set(number, computer)
            if self.seating[number].person not in (None, self.host):
                self._tell("notice-removed", number)
            await self._reseat(seats)

    async def replace(self, person: Person, number: int) -> None:
        """Somebody lets a computer play on for somebody who is away."""
        async with self._lock:
            seat = self.seating.at(number)
            if not self.seating.of(person):
                raise Refusal("refused-foreign-seat")
            if not self.playing or seat.person is None or seat.away or not self._absent(seat.person):
                raise Refusal("refused-present")
            await self._deputise([number])

    async def replace_idle(self) -> None:
        """The table has waited long enough."""
        async with self._lock:
            if self.playing and self.patience.left == 0.0:
                idle = [number for number in self.history.waiting if self.seating[number].played_by_person]
                await self._deputise(idle)

    async def start(self, person: Person) -> None:
        """The game begins."""
        async with self._lock:
            if self.started:
                raise Refusal("refused-started")
            seated = bool(self.seating.of(person)) and self.host.id not in self.present
            if person is not self.host and not seated:
                raise Refusal("refused-not-host")
            seats, at = self.seating.filled(self.record.deputy), now()
            await self._archive.write(tables.begin, self.record.id, seats.records(self.record.id), at)
            self.seating, self.record.started, self.last_decision = seats, at, at
            self.patience.restart()
            self.show_seats()
            self.show(0)
            self.stir()

    async def _deputise(self, numbers: Sequence[int]) -> None:
        await self._reseat(self.seating.deputised(numbers))
        for number in numbers:
            self._tell("notice-away", number)

    async def _reseat(self, seats: Seating) -> None:
        """Commit who sits where; then they do, and everybody is told."""
        await self._archive.write(tables.set_seats, seats.records(self.record.id))
        self.seating = seats
        self.patience.restart()
        self.show_seats()
        if self.started:
            self.show(len(self.history.match.events))  # who is asked may have changed
        self.stir()

    # Presence ------------------------------------------------------------------------------------------

    @property
    def present(self) -> frozenset[str]:
        """The people who are connected."""
        return frozenset(visitor.person.id for visitor in self.visitors)

    def admit(self, person: Person) -> None:
        """Refuse somebody who may not look on."""
        if self.started and not self.record.spectators and person is not self.host and not self.seating.of(person):
            raise Refusal("refused-no-spectators")

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self._absent_since.pop(visitor.person.id, None)
        self.show_seats()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        if visitor.person.id not in self.present:
            self._absent_since[visitor.person.id] = asyncio.get_running_loop().time()
        self.show_seats()

    def _absent(self, person: Person) -> bool:
        """Whether somebody has been away for a while; whoever has not come since the server began, has."""
        if person.id in self.present:
            return False
        since = self._absent_since.get(person.id)
        return since is None or asyncio.get_running_loop().time() - since >= self._absence

    async def say(self, person: Person, message: Say) -> None:
        """A line of chat, for those who may read it."""
        number = await self.chat.say(person, message, self.seating)
        if number is None:
            return
        for visitor in self.visitors:
            if lines := self.chat.lines(visitor.person, number - 1):
                send(visitor, lines)

    # What everybody is told ----------------------------------------------------------------------------

    def greet(self, visitor: Visitor, since: int, chat: int) -> None:
        """Everything that a page needs, and what it has missed."""
        person = visitor.person
        send(visitor, Welcome(self.info(), person.name, person is self.host))
        send(visitor, self.seats_for(person))
        if lines := self.chat.lines(person, chat):
            send(visitor, lines)
        if self.started:
            visitor.send(self._frame(self._eyes(person), self.history.kept_since(since)))
        if self.record.next is not None:
            send(visitor, Moved(self.record.next))

    def show(self, kept: int) -> None:
        """Send the position to everybody, with all events but the first ones; one frame for equal eyes."""
        frames: dict[int | None, str] = {}
        for visitor in self.visitors:
            seat = self._eyes(visitor.person)
            if seat not in frames:
                frames[seat] = self._frame(seat, kept)
            visitor.send(frames[seat])

    def show_seats(self) -> None:
        for visitor in self.visitors:
            send(visitor, self.seats_for(visitor.person))

    def tell(self, message: FromServer) -> None:
        frame = encoded(message)
        for visitor in self.visitors:
            visitor.send(frame)

    def stir(self) -> None:
        """Wake the steward: a computer may have to decide, or the clock to be set anew."""
        self.stirred.set()
        self._stir(self)

    def _tell(self, key: str, number: int) -> None:
        person = self.seating[number].person
        self.tell(Notice(key, {"name": person.name if person else "", "level": self.record.deputy}))

    def _eyes(self, person: Person) -> int | None:
        """Through which of their seats a person looks: one that is asked, if there is one."""
        own = self.seating.of(person)
        return next((seat for seat in own if seat in self.history.waiting), own[0] if own else None)

    def _frame(self, seat: int | None, kept: int) -> str:
        free = seat is not None and self.seating[seat].played_by_person
        return encoded(position(self.history, seat, kept, free, self.seconds_left, self.ending()))

    @property
    def seconds_left(self) -> float | None:
        """Until somebody who is waited for is replaced."""
        waited_for = self.playing and any(self.seating[seat].played_by_person for seat in self.history.waiting)
        return self.patience.left if waited_for else None

    def ending(self) -> Ending | None:
        result, seed = self.history.match.result(), self.record.seed
        return None if result is None else Ending(result, seed, commitment(seed), f"/api/tables/{self.record.id}/file")

    def seats_for(self, person: Person) -> Seats:
        seated = {seat.person.id for seat in self.seating.seats if seat.person is not None}
        watching = len(self.present - seated)
        return Seats(self.seating.info(self.present), self.seating.of(person), watching, self.started)

    def info(self) -> TableInfo:
        record = self.record
        return TableInfo(
            id=record.id,
            code=record.code,
            name=record.name,
            game=record.game,
            options=record.options,
            public=record.public,
            spectators=record.spectators,
            limit=record.seconds,
            deputy=record.deputy,
            pause=record.pause,
            commitment=commitment(record.seed),
            uploaded=record.uploaded,
            started=self.started,
            over=self.over,
        )

    def line(self, person: Person) -> TableLine:
        return TableLine(
            table=self.info(),
            seats=self.seating.info(self.present),
            yours=self.seating.of(person),
            host=self.host.name,
            waiting=self.history.waiting if self.started else [],
            since=self.last_decision,
        )

    def file_for(self, person: Person) -> bytes:
        """The journal as a file. It holds the seed: nobody gets it while others' secrets depend on it."""
        if not self.over and self.seating.people() != [person]:
            raise Refusal("refused-secret")
        return self.history.match.journal().encode()


def computer_to_decide(table: Table) -> int | None:
    """A seat whose decision a computer owes."""
    if not table.playing:
        return None
    return next((seat for seat in table.history.waiting if not table.seating[seat].played_by_person), None)


def level_of(table: Table, seat: Seat) -> str:
    """How well the computer in a seat plays."""
    return seat.level or table.record.deputy


def encoded(message: FromServer) -> str:
    return msgspec.json.encode(message).decode()


def send(visitor: Visitor, message: FromServer) -> None:
    visitor.send(encoded(message))
