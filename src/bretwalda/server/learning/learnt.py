"""What somebody has learnt: what is noted when a game ends, and what it comes to."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from bretwalda.engine.registry import catalogue
from bretwalda.store import learnt
from bretwalda.store.archive import Archive
from bretwalda.store.learnt import Noted
from bretwalda.store.results import PlayedRecord

from ..clock import now
from ..library.games import kind_of
from ..library.summary import ladder
from ..logs import LOGGER
from ..tables.results import is_whole
from .messages import Learnt, LearntGame
from .puzzles import puzzles_of

if TYPE_CHECKING:
    from ..tables.table import Table

MOST_REMEMBERED = 10_000  # tables of which all has been noted

Deed = tuple[str, str, str, str]  # person, kind, game, name

log = logging.getLogger(LOGGER)


class Learning:
    """Notes what people have learnt at their tables, beside everything else."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._noted: dict[str, None] = {}  # tables, in order
        self._writing: set[asyncio.Task[None]] = set()

    def note(self, table: Table) -> None:
        """Something has happened at a table."""
        found = learnt_at(table)
        if found is None or table.record.id in self._noted:
            return
        self._noted[table.record.id] = None
        if len(self._noted) > MOST_REMEMBERED:
            del self._noted[next(iter(self._noted))]
        if found:
            task = asyncio.create_task(self._write(found))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._writing, return_exceptions=True)

    async def _write(self, found: Sequence[Deed]) -> None:
        try:
            for person, kind, game, name in found:
                await self._archive.write(learnt.note, person, kind, game, name, True, now())
        except Exception as error:  # a small achievement is not worth a game
            log.error("not noted what was learnt", exc_info=error)


def learnt_at(table: Table) -> list[Deed] | None:
    """What everybody has learnt at a table; None = it goes on."""
    game, match = table.game, table.history.match
    result = match.result()
    if result is None:
        return None
    out: list[Deed] = []
    for number, seat in enumerate(table.seating.seats):
        if seat.person is not None and not seat.stood_in and result[number] > 0.0 and is_whole(table.record):
            out += [(seat.person.id, learnt.DEED, game.id, name) for name in game.deeds(match.state, number)]
    return out


def summed_up(noted: Noted, done: Mapping[str, Sequence[str]], played: Sequence[PlayedRecord], person: str) -> Learnt:
    """What somebody has learnt, game by game."""
    rungs = ladder([record for record in played if kind_of(record) == "whole"], person)
    out = []
    for game in catalogue().values():
        tried = {name: well for (kind, of, name), well in noted.items() if (kind, of) == (learnt.PUZZLE, game.id)}
        known = [kept.id for kept in puzzles_of(game)]
        out.append(
            LearntGame(
                game=game.id,
                lessons=len(done.get(game.id, ())),
                lessons_of=len(game.lessons),
                puzzles=sum(tried.get(name, False) for name in known),
                puzzles_tried=sum(name in tried for name in known),
                puzzles_of=len(known),
                beaten=[rung.level for rung in rungs if rung.game == game.id and rung.tally.won],
                deeds=[name for name in game.deed_names if (learnt.DEED, game.id, name) in noted],
                deeds_of=list(game.deed_names),
            )
        )
    return Learnt(out)
