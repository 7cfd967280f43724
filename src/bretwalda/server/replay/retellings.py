"""Games that are being looked at again, the latest in memory: each is played through once, beside the event loop."""

from __future__ import annotations

from collections import OrderedDict

from bretwalda.engine.retelling import Retelling, Story

from ..tables.replays import Replays

MOST_KEPT = 24  # a campaign of Britannia is about a megabyte


class Retellings:
    """A limited number of games, the latest ones that somebody asked for."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._told: OrderedDict[str, Retelling] = OrderedDict()

    def find(self, key: str) -> Retelling | None:
        """A game that has been told; whoever asks for one that may have gone on uses `tell`."""
        if (told := self._told.get(key)) is not None:
            self._told.move_to_end(key)
        return told

    async def tell(self, whose: str, key: str, story: Story) -> Retelling:
        """A game as it stands, played through in the queue of whoever asks unless it has been."""
        told = self.find(key)
        if told is None or told.story != story:
            told = await self._replays.run(whose, Retelling, story)
            self._told[key] = told
            self._told.move_to_end(key)
            while len(self._told) > MOST_KEPT:
                self._told.popitem(last=False)
        return told
