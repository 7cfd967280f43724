"""The lists of tables, live: whoever looks at them gets them whole, and then what has changed in them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Protocol

from bretwalda.engine.refusal import Refusal

from ..messages import Listed, Lists, TableLine, Tables
from ..people import Person
from ..tables.lines import open_to_all
from .wire import encoded, frame_of

PAUSE = 0.5  # seconds in which changes are gathered


class Reader(Protocol):
    """A page that shows the lists."""

    person: Person

    def send(self, frame: bytes) -> None:
        """Hand over a frame; it never waits."""

    def close(self, code: int) -> None:
        """Send what waits, then hang up."""


class Named(Protocol):
    """What a table was set up with."""

    id: str


class Listable(Protocol):
    """A table, of this server or of another."""

    @property
    def record(self) -> Named:
        """Its id, at least."""

    def line(self, person: Person | None) -> TableLine:
        """Its line in somebody's list; None = somebody who has nothing to do with it."""

    def concerns(self, person: Person) -> bool:
        """Whether it is one of the person's tables."""

    def listed_for(self, person: Person) -> bool:
        """Whether it is in the person's own list."""


class Listing:
    """Everybody who looks at the lists.

    For most of them a change is the same: it is put into words once. Only those whose own tables are among the changed
    ones get theirs made for them.
    """

    def __init__(self, lists: Callable[[Person], Awaitable[Tables]]) -> None:
        self._lists = lists
        self._readers: set[Reader] = set()
        self._arriving: dict[Reader, dict[str, Listable]] = {}  # who has no lists yet, and what has changed since
        self._concerned: dict[Reader, set[str]] = {}  # tables that are, or were, in the list of a reader's own
        self._changed: dict[str, Listable] = {}
        self._gone: set[str] = set()
        self._told: dict[str, bytes] = {}  # the latest line of each public table, so that nothing is told twice
        self._sending: asyncio.Task[None] | None = None
        self._anew: set[asyncio.Task[None]] = set()  # readers who are sent everything again

    def send_away(self, code: int) -> None:
        """Everybody who looks at the lists comes again."""
        for reader in self._readers:
            reader.close(code)

    async def enter(self, reader: Reader) -> None:
        """Send the lists whole, and what has changed while they were put together."""
        meanwhile = self._arriving[reader] = {}
        try:
            found = await self._lists(reader.person)
        finally:
            del self._arriving[reader]
        self._readers.add(reader)
        self._concerned[reader] = {line.table.id for line in found.mine}
        for line in found.open:
            self._told.setdefault(line.table.id, encoded(line))
        reader.send(frame_of(Lists(found.mine, found.open)))
        if meanwhile:
            reader.send(frame_of(self._gather_news_for(reader, list(meanwhile.values()), set())))

    @property
    def read(self) -> bool:
        """Whether anybody looks at the lists."""
        return bool(self._readers or self._arriving)

    @property
    def readers(self) -> list[Reader]:
        return [*self._readers, *self._arriving]

    def shown(self, table_ids: Iterable[str]) -> list[str]:
        """Those of some tables of which somebody may read just now."""
        if self._arriving:  # nobody knows yet what they are shown
            return list(table_ids)
        concerned = set().union(*self._concerned.values())
        return [each for each in table_ids if each in self._told or each in concerned]

    def start_over(self) -> None:
        """Something may have been missed: everybody gets the lists anew."""
        self._told.clear()
        for reader in self._readers:
            task = asyncio.create_task(self._send_whole(reader))
            self._anew.add(task)
            task.add_done_callback(self._anew.discard)

    async def _send_whole(self, reader: Reader) -> None:
        with suppress(Refusal):
            await self.enter(reader)

    def leave(self, reader: Reader) -> None:
        self._readers.discard(reader)
        self._concerned.pop(reader, None)
        if not self._readers:
            self._told.clear()

    def note(self, table: Listable) -> None:
        """Something has happened at a table: whoever may see it in a list is told, soon."""
        for meanwhile in self._arriving.values():
            meanwhile[table.record.id] = table
        if self._readers:
            self._changed[table.record.id] = table
            self._send_soon()

    def forget(self, table_ids: list[str]) -> None:
        """Tables are no longer there."""
        if self._readers and table_ids:
            self._gone |= set(table_ids)
            self._send_soon()

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)

    def _send_soon(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        while self._changed or self._gone:
            await asyncio.sleep(PAUSE)
            changed, self._changed = list(self._changed.values()), {}
            gone, self._gone = self._gone, set()
            self._tell(changed, gone)

    def _tell(self, changed: list[Listable], gone: set[str]) -> None:
        strangers = self._gather_news_for_strangers(changed, gone)
        for reader in self._readers:
            own = [table for table in changed if self._is_own(reader, table)]
            if own:
                reader.send(frame_of(self._gather_news_for(reader, changed, gone)))
            elif strangers is not None:
                reader.send(strangers)

    def _is_own(self, reader: Reader, table: Listable) -> bool:
        return table.concerns(reader.person) or table.record.id in self._concerned[reader]

    def _gather_news_for_strangers(self, changed: list[Listable], gone: set[str]) -> bytes | None:
        """What everybody is told who has nothing to do with these tables; None = nothing new."""
        lines: list[TableLine] = []
        left = set(gone)
        for table in changed:
            line = table.line(None)
            words = encoded(line) if open_to_all(line) else b""
            if self._told.get(table.record.id, b"") == words:
                continue
            if not words:
                left.add(table.record.id)
                del self._told[table.record.id]
            else:
                lines.append(line)
                self._told[table.record.id] = words
        return frame_of(Listed([], lines, sorted(left))) if lines or left else None

    def _gather_news_for(self, reader: Reader, changed: list[Listable], gone: set[str]) -> Listed:
        news = Listed([], [], sorted(gone))
        for table in changed:
            line = table.line(reader.person)
            if table.listed_for(reader.person):
                self._concerned[reader].add(table.record.id)
                news.mine.append(line)
                continue
            self._concerned[reader].discard(table.record.id)
            if open_to_all(line):
                news.open.append(line)
            else:
                news.gone.append(table.record.id)
        return news
