"""The audience of a table: who is connected, through whose eyes they look, and what each of them is told."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Protocol
from weakref import proxy

from bretwalda.engine.refusal import Refusal

from ..messages import NOT_ADMITTED, Changed, FromServer, Moved, Refused, Seats, Welcome
from ..people import Person
from .positions import Eyes, Scene
from .wire import frame_of

if TYPE_CHECKING:
    from ..tables.table import Table

SPECTATOR = Eyes(None)


class Visitor(Protocol):
    """A connected page."""

    person: Person
    looks_from: int | None  # the seat whose view it was shown last

    def send(self, frame: bytes) -> None:
        """Hand over a frame; it never waits."""

    def close(self, code: int) -> None:
        """Send it away, after what it has been sent."""


class Audience:
    """Everybody who looks on, seated or not."""

    def __init__(self, table: Table, absence: float) -> None:
        self.visitors: set[Visitor] = set()
        self._table: Table = proxy(table)  # a table that has left the memory is freed at once, not by the collector
        self._absence = absence  # seconds
        self._absent_since: dict[str, float] = {}

    # Presence ------------------------------------------------------------------------------------------

    @property
    def present(self) -> frozenset[str]:
        """The people who are connected."""
        return frozenset(visitor.person.id for visitor in self.visitors)

    def enter(self, visitor: Visitor) -> None:
        self.visitors.add(visitor)
        self._absent_since.pop(visitor.person.id, None)
        self.show_seats()

    def leave(self, visitor: Visitor) -> None:
        self.visitors.discard(visitor)
        if visitor.person.id not in self.present:
            self._absent_since[visitor.person.id] = asyncio.get_running_loop().time()
        self.show_seats()

    def absent(self, person: Person) -> bool:
        """Whether somebody has been away for a while; whoever has not come since the server began, has."""
        if person.id in self.present:
            return False
        if person.banned:  # and cannot come back: nobody has to wait for that
            return True
        since = self._absent_since.get(person.id)
        return since is None or asyncio.get_running_loop().time() - since >= self._absence

    def send_away(self) -> None:
        """The game has begun: whoever may not look on has to go."""
        for visitor in self.visitors:
            try:
                self._table.admit(visitor.person)
            except Refusal as refusal:
                send(visitor, Refused(0, refusal.key, refusal.details))
                visitor.close(NOT_ADMITTED)

    # What everybody is told ----------------------------------------------------------------------------

    def greet(self, visitor: Visitor, since: int, chat: int) -> None:
        """Everything that a page needs, and what it has missed."""
        table, person = self._table, visitor.person
        send(visitor, Welcome(table.info(), person.name, person is table.host))
        send(visitor, self.seats_for(person))
        if lines := table.chat.lines(person, chat):
            send(visitor, lines)
        if table.started:
            kept = 0
            if len(table.seating.of(person)) < 2:  # then the page can only know the log of this seat
                seat = visitor.looks_from = self._eyes(visitor).seat
                kept = table.history.kept_since(table.history.seq_of(seat, since)) if since > 0 else 0
            self._show([visitor], kept)
        if table.record.next is not None:
            send(visitor, Moved(table.record.next))

    def look(self, visitor: Visitor, seat: int) -> None:
        """Somebody with several seats looks through another."""
        visitor.looks_from = seat
        if self._table.started:
            self._show([visitor], 0)

    def show(self, kept: int, only: Collection[int] | None = None) -> None:
        """Send the position to everybody, or to some seats, with all events but the first ones."""
        visitors: Collection[Visitor] = self.visitors
        if only is not None:
            of = self._table.seating.of
            visitors = [visitor for visitor in visitors if any(seat in only for seat in of(visitor.person))]
        if visitors:
            self._show(visitors, kept)

    def show_table(self) -> None:
        """Something else has become of the table."""
        for visitor in self.visitors:
            send(visitor, Changed(self._table.info(), visitor.person is self._table.host))

    def show_seats(self) -> None:
        for visitor in self.visitors:
            send(visitor, self.seats_for(visitor.person))

    def tell(self, message: FromServer) -> None:
        frame = frame_of(message)
        for visitor in self.visitors:
            visitor.send(frame)

    def tell_lines(self, after: int) -> None:
        """Send everybody the lines of chat that they may read."""
        for visitor in self.visitors:
            if lines := self._table.chat.lines(visitor.person, after):
                send(visitor, lines)

    def seats_for(self, person: Person) -> Seats:
        table, present = self._table, self.present
        seated = {seat.person.id for seat in table.seating.seats if seat.person is not None}
        return Seats(table.seating.info(present), table.seating.of(person), len(present - seated), table.started)

    def _show(self, visitors: Iterable[Visitor], kept: int) -> None:
        """Send the position, as one frame for equal eyes; whoever sees another seat's log gets the whole of it."""
        table = self._table
        lookers: dict[Eyes, list[Visitor]] = {}
        turned: list[Visitor] = []
        for visitor in visitors:
            eyes = table.seating.eyes(visitor.person) or self._eyes(visitor)
            if eyes.seat != visitor.looks_from and kept:
                turned.append(visitor)
                continue
            visitor.looks_from = eyes.seat
            lookers.setdefault(eyes, []).append(visitor)
        scene = Scene(
            table.history, kept, table.seconds_left, table.ending(), table.record.open_log, asks=table.playing
        )
        for looking, position in zip(lookers.values(), scene.positions(list(lookers)), strict=True):
            frame = frame_of(position)
            for visitor in looking:
                visitor.send(frame)
        if turned:
            self._show(turned, 0)

    def _eyes(self, visitor: Visitor) -> Eyes:
        """Through which of their seats a person looks: one that is asked if there is one, else the latest."""
        table = self._table
        own = table.seating.of(visitor.person)
        if not own:
            return SPECTATOR
        at_hand = [number for number in own if number in table.history.waiting] or own
        seat = visitor.looks_from if visitor.looks_from in at_hand else at_hand[0]
        free = table.seating.free(visitor.person)
        return Eyes(seat, seat in free, free)


def send(visitor: Visitor, message: FromServer) -> None:
    visitor.send(frame_of(message))
