"""Seats: who sits where, and who may change it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count

import msgspec
from msgspec.structs import replace

from bretwalda.ai.level import level
from bretwalda.engine.refusal import Refusal
from bretwalda.store.tables import SeatRecord

from ..live.positions import Eyes
from ..messages import SeatInfo, SeatWish
from ..names import LONGEST_NAME, shown
from ..people import Person


class Seat(msgspec.Struct, frozen=True):
    """A seat: a person's, a computer's, or open (neither)."""

    person: Person | None = None
    level: str | None = None
    away: bool = False  # a computer plays for the person; before the game: the person has not agreed to it yet
    name: str = ""  # of somebody who shares the person's screen
    stood_in: bool = False  # a computer has decided for a person here

    @property
    def shown_name(self) -> str | None:
        """What whoever sits here is called; None = no person does."""
        return None if self.person is None else self.name or self.person.name

    @property
    def open(self) -> bool:
        return self.person is None and self.level is None

    @property
    def played_by_person(self) -> bool:
        return self.person is not None and not self.away


class Seating:
    """All seats of a table. Each operation checks whether it is allowed and gives the seats as they would be.

    Each has a `number` of its own, for the server alone: when a seat changes hands it is another.
    """

    _numbers = count()

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.number = next(self._numbers)
        self.seats = list(seats)
        self.all_persons = all(seat.played_by_person for seat in seats)
        self.played_by_people = any(seat.played_by_person for seat in seats)
        self.abandoned = not self.played_by_people and any(seat.person is not None for seat in seats)
        self.wait_for_each_other = len({seat.person.id for seat in seats if seat.person and not seat.away}) > 1
        # Asked for with every position that is shown, so they are looked up and not searched.
        self._of: dict[str, list[int]] = {}
        self._free: dict[str, tuple[int, ...]] = {}
        for number, seat in enumerate(seats):
            if seat.person is not None:
                self._of.setdefault(seat.person.id, []).append(number)
                self._free[seat.person.id] = self._free.get(seat.person.id, ()) + (number,) * (not seat.away)
        self._eyes = {
            person: Eyes(own[0], bool(self._free[person]), self._free[person])
            for person, own in self._of.items()
            if len(own) == 1
        }

    def __getitem__(self, number: int) -> Seat:
        return self.seats[number]

    def __len__(self) -> int:
        return len(self.seats)

    def at(self, number: int) -> Seat:
        """A seat by a number from outside."""
        if not 0 <= number < len(self.seats):
            raise Refusal("refused-no-seat", {"seat": str(number + 1)})
        return self.seats[number]

    def of(self, person: Person) -> list[int]:
        """The person's seats."""
        return self._of.get(person.id, [])

    def has(self, person_id: str) -> bool:
        """Whether somebody sits there."""
        return person_id in self._of

    def free(self, person: Person) -> tuple[int, ...]:
        """Those of the person's seats in which no computer plays for them."""
        return self._free.get(person.id, ())

    def eyes(self, person: Person) -> Eyes | None:
        """Those of somebody with just one seat."""
        return self._eyes.get(person.id)

    def own(self, person: Person, number: int) -> Seat:
        """The person's own seat."""
        seat = self.at(number)
        if seat.person is not person:
            raise Refusal("refused-foreign-seat")
        return seat

    def people(self) -> list[Person]:
        return list({seat.person.id: seat.person for seat in self.seats if seat.person is not None}.values())

    @property
    def invited(self) -> bool:
        """Before the game: whether somebody has not agreed to it yet."""
        return any(seat.away for seat in self.seats)

    def changed(self, number: int, seat: Seat) -> Seating:
        return Seating([*self.seats[:number], seat, *self.seats[number + 1 :]])

    def taken(self, person: Person, number: int, started: bool, name: str = "") -> Seating:
        """Somebody sits down, or comes back."""
        seat = self.at(number)
        if seat.person is person:
            return self.changed(number, replace(seat, away=False))
        if started:
            raise Refusal("refused-started")
        if not seat.open:
            raise Refusal("refused-seat-taken")
        return self.changed(number, Seat(person, name=name))

    def left(self, person: Person, number: int, started: bool) -> Seating:
        """Somebody gets up."""
        seat = self.own(person, number)
        return self.changed(number, replace(seat, away=True) if started else Seat())

    def named(self, person: Person, number: int, name: str) -> Seating:
        """Somebody who shares the person's screen gets a name of their own."""
        seat = self.own(person, number)
        return self.changed(number, replace(seat, name=name))

    def given_up(self, person: Person, deputy: str) -> Seating:
        """Somebody gives all their seats up for good: computers have them from now on."""
        left = Seat(level=deputy, stood_in=True)
        return Seating([left if seat.person is person else seat for seat in self.seats])

    def without_names(self, people: Collection[str]) -> Seating:
        """Nobody who shares the screen of one of these has a name of their own any more."""
        return Seating(
            [
                replace(seat, name="") if seat.person is not None and seat.person.id in people else seat
                for seat in self.seats
            ]
        )

    def set(self, number: int, computer: str | None) -> Seating:
        """The host opens a seat or gives it to a computer."""
        self.at(number)
        return self.changed(number, Seat(level=None if computer is None else level(computer).name))

    def deputised(self, numbers: Sequence[int]) -> Seating:
        """Computers play on for people who are away."""
        seats = Seating(self.seats)
        for number in numbers:
            seats = seats.changed(number, replace(seats[number], away=True))
        return seats

    def stood_in_at(self, number: int) -> list[Seat]:
        """The seats once a computer has decided in one of them, perhaps for a person; nobody sits elsewhere for it."""
        seat = self.seats[number]
        if seat.person is None or seat.stood_in:
            return self.seats
        return [*self.seats[:number], replace(seat, stood_in=True), *self.seats[number + 1 :]]

    def asking(self, host: Person) -> Seating:
        """Everybody but the host has still to agree."""
        return Seating(
            [Seat(seat.person, seat.level, seat.person not in (None, host), seat.name) for seat in self.seats]
        )

    def inviting(self, number: int, guest: Person) -> Seating:
        """Before the game: a seat is kept for somebody, who has still to agree."""
        if not self.at(number).open:
            raise Refusal("refused-seat-taken")
        if self.of(guest):
            raise Refusal("refused-invited")
        return self.changed(number, Seat(guest, away=True))

    def filled(self, deputy: str) -> Seating:
        """Computers sit down in all open seats."""
        return Seating([Seat(level=deputy) if seat.open else seat for seat in self.seats])

    def info(self, present: frozenset[str]) -> list[SeatInfo]:
        return [
            SeatInfo(
                kind="person" if seat.person else "computer" if seat.level else "open",
                name=seat.shown_name,
                level=seat.level,
                present=seat.person is not None and seat.person.id in present,
                away=seat.away,
            )
            for seat in self.seats
        ]

    def records(self, table_id: str) -> list[SeatRecord]:
        return [
            SeatRecord(
                table_id,
                number,
                seat.person.id if seat.person else None,
                seat.level,
                seat.away,
                seat.name,
                seat.stood_in,
            )
            for number, seat in enumerate(self.seats)
        ]


def wished(wishes: Sequence[SeatWish], seats: int, host: Person) -> Seating:
    """The seats of a new table as its host wants them; without a wish the host sits in the first."""
    if not wishes:
        return Seating([Seat(host), *(Seat() for _ in range(seats - 1))])
    if len(wishes) != seats:
        raise Refusal("refused-seats-number", {"seats": str(len(wishes)), "players": str(seats)})
    return Seating([_wished(wish, host) for wish in wishes])


def _wished(wish: SeatWish, host: Person) -> Seat:
    if wish.kind == "computer":
        return Seat(level=level(wish.level or "normal").name)
    return Seat(host, name=shown(wish.name, LONGEST_NAME)) if wish.kind == "me" else Seat()
