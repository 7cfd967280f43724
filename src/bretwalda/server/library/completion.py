"""Games that ended before all of it was written down: what is missing is added once, in the background."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bretwalda.engine.journal import BACK, HOUSE, UNDO
from bretwalda.engine.refusal import Refusal
from bretwalda.store import results, tables
from bretwalda.store.archive import Archive
from bretwalda.store.tables import EntryRecord, TableRecord

from ..logs import LOGGER, mark
from ..tables.loading import replay_table
from ..tables.replays import Replays

AT_ONCE = 50  # tables that are looked up together
PAUSE = 0.05  # seconds between two of them: whoever plays comes first

log = logging.getLogger(LOGGER)


async def complete_results(archive: Archive, replays: Replays) -> None:
    """Go through all games that lack something, each of them once."""
    after = ""
    while found := await archive.read(results.uncounted, AT_ONCE, after):
        for table_id in found:
            try:
                await complete_one(archive, replays, table_id)
            except Exception as error:  # a damaged one must not keep the others waiting
                why = error.key if isinstance(error, Refusal) else type(error).__name__
                log.warning("result not completed", extra={"table": mark(table_id), "why": why})
            await asyncio.sleep(PAUSE)
        after = found[-1]


async def complete_one(archive: Archive, replays: Replays, table_id: str) -> None:
    record = await archive.read(tables.by_id, table_id)
    if record is None:
        return
    entries = await archive.read(tables.entries_of, table_id)
    teams, sides = await replays.run("library", parts_of, record, entries)
    await archive.write(results.complete, table_id, decisions_in(entries), teams, sides)


def parts_of(record: TableRecord, entries: Sequence[EntryRecord]) -> tuple[list[int], list[str]]:
    """The team of each seat, and what it played for: the game says it at its end."""
    match = replay_table(record, entries).history.match
    seats = range(int(match.state.seats))
    return [int(match.state.team(seat)) for seat in seats], [match.game.side(match.state, seat) for seat in seats]


def decisions_in(entries: Sequence[EntryRecord]) -> int:
    """How many decisions of a journal stand at its end."""
    number = 0
    for entry in entries:
        if entry.seat == HOUSE:
            number = int(entry.move.removeprefix(f"{BACK} ")) if entry.move.startswith(f"{BACK} ") else number
        else:
            number += -1 if entry.move == UNDO else 1
    return number
