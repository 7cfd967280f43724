"""Chat at a table: to everybody, or to some seats only."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress

from bretwalda.engine.refusal import Refusal
from bretwalda.store import chats
from bretwalda.store.archive import Archive
from bretwalda.store.chats import ChatRecord
from bretwalda.store.failure import StorageFailure

from ..clock import now
from ..messages import ChatLines, Line, Say
from ..names import LONGEST_LINE, shown
from ..people import Person
from .seating import Seating

MOST_LINES = 500  # that are kept at hand


class Chat:
    """What has been said at a table."""

    def __init__(self, table_id: str, said: Sequence[ChatRecord], archive: Archive) -> None:
        self._table_id = table_id
        self._keep(said)
        self._archive = archive
        self._lock = asyncio.Lock()

    async def say(self, person: Person, message: Say, seating: Seating) -> int | None:
        """Keep a line and give its number; None when it is one that was sent twice."""
        async with self._lock:
            return await self._say(person, message, seating)

    async def _say(self, person: Person, message: Say, seating: Seating) -> int | None:
        text = shown(message.text, LONGEST_LINE)
        if not text:
            raise Refusal("refused-empty")
        if message.mark and any(line.mark == message.mark and line.person == person.id for line in self._said):
            return None
        own = seating.of(person)
        record = ChatRecord(
            table_id=self._table_id,
            number=self._said[-1].number + 1 if self._said else 1,
            person=person.id,
            name=person.name,
            seat=own[0] if own else None,
            to=message.to,
            readers=None if message.to is None else readers(message.to, seating),
            text=text,
            mark=shown(message.mark, LONGEST_LINE),
            at=now(),
        )
        try:
            await self._archive.write(chats.add, record)
        except StorageFailure:
            await self._catch_up()
            if record not in self._said:
                raise
        else:
            self._keep([*self._said, record])
        return record.number

    async def take_names(self, people: Collection[str]) -> bool:
        """These have no name any more, or are forgotten with all that they said; whether it was shown here.

        Somebody may just have said something under the old name: that line is no exception.
        """
        async with self._lock:
            before = self._said
            if not self.speakers & set(people):
                return False
            await self._archive.write(chats.take_names, self._table_id, list(people))
            await self._catch_up()
            return self._said != before

    async def _catch_up(self) -> None:
        """Read what the database has: a line may have been kept without our hearing of it."""
        with suppress(Refusal):
            self._keep(await self._archive.read(chats.of_table, self._table_id))

    def _keep(self, said: Sequence[ChatRecord]) -> None:
        self._said = list(said)[-MOST_LINES:]
        self.speakers = {line.person for line in self._said if line.name}  # who are named with what they said

    def lines(self, person: Person, after: int) -> ChatLines | None:
        """The lines that somebody has not read yet and may read."""
        new = [said for said in self.readable(person) if said.number > after and said.person not in person.ignored]
        return ChatLines([line(said) for said in new]) if new else None

    def readable(self, person: Person) -> list[ChatRecord]:
        """All that somebody may read, also of those whom they ignore."""
        return [said for said in self._said if is_for(said, person)]


def readers(to: Sequence[int], seating: Seating) -> list[str]:
    """The people in some seats now; whoever sits there later does not read it."""
    seats = [seating.at(number) for number in to]
    found = [seat.person.id for seat in seats if seat.person is not None]
    if not found:
        raise Refusal("refused-no-reader")
    return found


def is_for(said: ChatRecord, person: Person) -> bool:
    return said.readers is None or person.id == said.person or person.id in said.readers


def line(said: ChatRecord) -> Line:
    return Line(said.number, said.name, said.seat, said.to, said.text, said.at)
