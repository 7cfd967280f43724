"""Games that are being looked at again, the latest in memory: each is played through once, beside the event loop."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from bretwalda.engine.retelling import Retelling, Story

from ..tables.replays import Replays

if TYPE_CHECKING:
    from ..tables.table import Table

MOST_KEPT = 24  # a campaign of Britannia is about a megabyte


class Told(NamedTuple):
    """A game in memory."""

    retelling: Retelling
    table: Table | None  # where it was played, if that was at a table


class Retellings:
    """A limited number of games, the latest ones that somebody asked for.

    Their tables stay in memory as long. Nobody else looks at most of them, so that whoever goes from step to step would
    have such a table fetched from the database, and played through, for each position.
    """

    def __init__(self, replays: Replays, rest: Callable[[Table], None]) -> None:
        self._replays = replays
        self._rest = rest  # a table may leave the memory
        self._told: OrderedDict[str, Told] = OrderedDict()

    def find(self, key: str) -> Retelling | None:
        """A game that has been told; whoever asks for one that may have gone on uses `tell`."""
        if (told := self._told.get(key)) is None:
            return None
        self._told.move_to_end(key)
        return told.retelling

    async def tell(self, whose: str, key: str, story: Story, table: Table | None = None) -> Retelling:
        """A game as it stands, played through in the queue of whoever asks unless it has been."""
        told = self.find(key)
        if told is None or told.story != story:
            told = await self._replays.run(whose, Retelling, story)
        self._keep(key, Told(told, table))
        return told

    def _keep(self, key: str, told: Told) -> None:
        gone = [self._told.pop(key, None)]
        self._told[key] = told
        while len(self._told) > MOST_KEPT:
            gone.append(self._told.popitem(last=False)[1])
        for old in gone:
            if old is not None and old.table is not None and old.table is not told.table:
                self._rest(old.table)
