"""What was decided about somebody shows at tables in memory, too: nobody waits for whoever is banned, and a name that
was taken, or whose owner is forgotten, is read nowhere any more."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence

from bretwalda.engine.refusal import Refusal
from bretwalda.store import people, tables
from bretwalda.store.archive import Archive

from ..logs import LOGGER, mark
from .seating import Seat
from .table import Table

log = logging.getLogger(LOGGER)


async def look_again(archive: Archive, held: Sequence[Table], people_ids: Sequence[str] | None) -> list[Table]:
    """What holds for these, or for anybody, may have changed: the tables in memory that show something else now."""
    whose = {table: found for table in held if (found := named_at(table, people_ids))}
    asked = sorted(set().union(*whose.values()))
    nameless = await archive.read(people.nameless, asked) if asked else set()
    changed = []
    for table, found in whose.items():
        try:
            await expel(table)
            if found & nameless and await take_names(table, found & nameless):
                changed.append(table)
        except Refusal as refusal:  # it is looked at again when it comes from the database
            log.warning("table not looked at", extra={"table": mark(table.record.id), "why": refusal.key})
    return changed


def named_at(table: Table, people_ids: Sequence[str] | None) -> set[str]:
    """Those of some, or of all, whose names can be read at a table."""
    if people_ids is None:
        return {table.host.id, *(person.id for person in table.seating.people()), *table.chat.speakers}
    return {one for one in people_ids if table.host.id == one or one in table.chat.speakers or table.seating.has(one)}


async def expel(table: Table) -> None:
    """A computer plays on for whoever is banned, until they come back; before the game their seats are open again."""
    async with table.lock:
        if table.over or table.closed or table.outdated:
            return
        seats = table.seating
        banned = [person for person in seats.people() if person.banned]
        if table.started:
            gone = [number for person in banned for number in seats.free(person)]
            others = len(seats.people()) > len(banned)  # somebody alone keeps nobody waiting
            seats = seats.deputised(gone if others else [])
        else:
            gone = [number for person in banned for number in seats.of(person)]
            for number in gone:
                seats = seats.changed(number, Seat())
        if seats.seats == table.seating.seats:
            return
        await table.archive.write(tables.set_seats, seats.records(table.record.id))
        table.reseat(seats)
        for person in banned:
            table.tell("notice-away" if table.started else "notice-left", person)


async def take_names(table: Table, nameless: Collection[str]) -> bool:
    """Show a table without the names of some; whether there was any."""
    lines = await table.chat.take_names(nameless)
    async with table.lock:
        record = await table.archive.read(tables.by_id, table.record.id)
        named = record is not None and record.name != table.record.name
        if record is not None:
            table.record.name = record.name
        without = table.seating.without_names(nameless)
        seats = without.seats != table.seating.seats
        if seats:
            table.seating = without
    table.audience.show_seats()  # a person's own name is no part of what is kept with the seats
    if named:
        table.audience.show_table()
    if lines:
        table.audience.tell_lines(0)
    return named or seats or lines
