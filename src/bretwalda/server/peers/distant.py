"""A table of another server, as lists show it: from its columns, and who is there as that server says."""

from __future__ import annotations

from collections.abc import Collection

from bretwalda.store.lines import LineRecord

from ..messages import TableLine
from ..people import Person
from ..tables.lines import line_of


class Distant:
    """As much of a table as a list needs."""

    def __init__(self, record: LineRecord, shelved_by: Collection[str], present: Collection[str]) -> None:
        self.record = record
        self._shelved_by = shelved_by
        self._present = present

    def line(self, person: Person | None) -> TableLine:
        return line_of(self.record, "" if person is None else person.id, self._present)

    def concerns(self, person: Person) -> bool:
        return person.id == self.record.host or any(seat.person == person.id for seat in self.record.seats)

    def listed_for(self, person: Person) -> bool:
        return self.concerns(person) and person.id not in self._shelved_by
