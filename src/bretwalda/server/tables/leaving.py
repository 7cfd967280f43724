"""How people leave a table for good: they give their seats up, its host closes it, they put it out of their sight."""

from __future__ import annotations

from bretwalda.engine.refusal import Refusal
from bretwalda.store import tables, unfinished
from bretwalda.store.unfinished import SeatThen, UnfinishedRecord

from ..clock import now
from ..people import Person
from .table import Table


async def give_up(table: Table, person: Person) -> None:
    """A computer plays on for somebody, for good; the game ends where the table says so, or nobody else plays."""
    async with table.lock:
        expect_playing(table)
        if not table.seating.of(person):
            raise Refusal("refused-foreign-seat")
        others = [other for other in table.seating.people() if other is not person]
        if not others or table.record.ends_if_given_up:
            await end(table, person)
            table.tell("notice-given-up-end", person)
            return
        seats = table.seating.given_up(person, table.record.deputy)
        host = others[0] if person is table.host else table.host
        left = without_result(table, person, now(), gave_up=True)
        await table.archive.write(unfinished.give_up, table.record.id, seats.records(table.record.id), host.id, left)
        table.host, table.record.host = host, host.id
        table.reseat(seats)
        table.audience.show_table()
        table.tell("notice-given-up", person)
        table.audience.send_away()


async def close(table: Table, person: Person) -> bool:
    """The host closes a table; True = nobody has begun to play there, and it is gone."""
    async with table.lock:
        if person is not table.host:
            raise Refusal("refused-not-host")
        if not table.started:
            await table.archive.write(tables.remove, table.record.id)
            table.record.closed = now()  # whoever is still on the way here comes too late
            return True
        expect_playing(table)
        await end(table, None)
        table.tell("notice-closed", person)
        return False


async def shelve(table: Table, person: Person) -> None:
    """A table leaves a person's list, unless they are still needed there."""
    if not table.concerns(person):
        raise Refusal("refused-foreign-seat")
    needed = bool(table.seating.of(person)) if table.started else True
    if needed and not (table.over or table.closed or table.outdated):
        raise Refusal("refused-still-playing")
    await table.archive.write(tables.shelve, table.record.id, person.id)
    table.shelved_by.add(person.id)
    table.stir()


def expect_playing(table: Table) -> None:
    if not table.started:
        raise Refusal("refused-not-started")
    if table.over:
        raise Refusal("refused-over")
    if table.closed:
        raise Refusal("refused-closed")


async def end(table: Table, quitter: Person | None) -> None:
    """A game ends without a result. Its secrets stay secret: people may go on from a save of it."""
    at = now()
    left = [without_result(table, one, at, gave_up=one is quitter) for one in table.seating.people()]
    await table.archive.write(unfinished.close, table.record.id, at, left)
    table.record.closed = table.last_decision = at
    table.audience.show_table()
    table.audience.show(len(table.history.match.events))  # nobody is asked any more
    table.stir()


def without_result(table: Table, person: Person, at: int, *, gave_up: bool) -> UnfinishedRecord:
    """What somebody's library keeps of a game that they do not play to its end."""
    sat = table.seating.records(table.record.id)
    seats = [
        SeatThen(one.person, seat.shown_name, seat.level) for one, seat in zip(sat, table.seating.seats, strict=True)
    ]
    return UnfinishedRecord(table.record.id, person.id, gave_up, seats, at)
