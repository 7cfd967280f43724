"""Questions of people about decisions, thought about by worker processes: one at a time for each person.

Whoever asks again, here or at another server, hangs up or goes on with the game ends the thought before. What was found
is kept for a while, so that asking the same twice costs nothing.
"""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec

from bretwalda.ai.level import level
from bretwalda.engine.dice import Dice, seeded
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State

from ..computers.explaining import Decision
from ..computers.pool import Asker, Computers
from ..computers.turns import Interest, NobodyWaits
from ..computers.workers import QUICK_SECONDS
from ..messages import Refused
from .messages import CoachLine, Explained, OddsTold, Thinking

MOST_KEPT = 500  # answers, some kilobytes each
LONGER = 2.0  # than a decision of the level an explanation takes at most: what is compared is played on, too
TICK = 0.3  # seconds between two words about how far it has come

Key = tuple[Any, ...]


class Coach:
    """What is being thought about for people, and what was found lately."""

    def __init__(self, computers: Computers, tell: Callable[[str], None] | None = None) -> None:
        """`tell` lets the other servers know who has asked something."""
        self._computers = computers
        self._tell = tell
        self._thinking: dict[str, asyncio.Task[Explained]] = {}
        self._ending: set[asyncio.Task[Explained]] = set()  # until their processes have ended, too
        self._found: OrderedDict[Key, Explained] = OrderedDict()

    async def close(self) -> None:
        for task in self._thinking.values():
            task.cancel()
        await asyncio.gather(*self._thinking.values(), *self._ending, return_exceptions=True)

    def end(self, person: str) -> None:
        """Think no more about what somebody has asked."""
        if (thought := self._thinking.pop(person, None)) is not None:
            thought.cancel()

    async def explain(
        self, key: Key, decision: Decision, person: str, table: str, current: Callable[[], bool]
    ) -> AsyncIterator[CoachLine]:
        """How far the thought has come, again and again, then the answer; nothing more once it is not `current`."""
        if (known := self._found.get(key)) is not None:
            self._found.move_to_end(key)
            yield known
            return
        progress = Progress()
        self.end(person)
        if self._tell is not None:
            self._tell(person)
        task = asyncio.create_task(self._think(decision, person, table, current, progress))
        self._thinking[person] = task
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)
        try:
            while not (await asyncio.wait({task}, timeout=TICK))[0]:
                if not current():
                    task.cancel()
                    yield Refused(0, "refused-stale", {})
                    return
                yield Thinking(progress.waiting, progress.done)
            if task.cancelled():
                raise Refusal("refused-another-question")
            self._keep(key, task.result())
            yield task.result()
        except NobodyWaits:
            yield Refused(0, "refused-stale", {})
        except Refusal as refusal:
            yield Refused(0, refusal.key, refusal.details)
        finally:
            task.cancel()
            if self._thinking.get(person) is task:
                del self._thinking[person]

    async def _think(
        self, decision: Decision, person: str, table: str, current: Callable[[], bool], progress: Progress
    ) -> Explained:
        def interest() -> Interest:
            return Interest.WATCHED if current() else Interest.NONE

        seconds = level(decision.level).seconds
        found = await self._computers.study(
            "explain",
            decision,
            Asker(person, table, interest),
            LONGER * seconds,
            progress.note,
            quick=seconds <= QUICK_SECONDS,
            played=(decision.game, decision.rules),
        )
        return msgspec.json.decode(found, type=Explained)

    async def odds(self, decision: Decision, person: str, table: str, current: Callable[[], bool]) -> OddsTold:
        """The odds before a decision; they take no longer than a quick thought."""

        def interest() -> Interest:
            return Interest.WATCHED if current() else Interest.NONE

        asker = Asker(person, table, interest)
        played = (decision.game, decision.rules)
        found = await self._computers.study("odds", decision, asker, QUICK_SECONDS, quick=True, played=played)
        return msgspec.json.decode(found, type=OddsTold)

    def _keep(self, key: Key, found: Explained) -> None:
        self._found[key] = found
        while len(self._found) > MOST_KEPT:
            self._found.popitem(last=False)


class Progress:
    """How far a thought has come."""

    def __init__(self) -> None:
        self.waiting = True
        self.done = 0.0

    def note(self, done: float) -> None:
        self.waiting, self.done = False, done


def own_dice() -> Dice:
    """Dice that nobody knows."""
    return seeded(secrets.token_hex(16))


def decision_in(
    game: Game[Any], imagined: State, seat: int, strength: str, played: int | None = None, guessed: bool = False
) -> Decision:
    """A decision as a worker is asked about it: in a position that somebody imagines, never in the real one."""
    return Decision(
        game=game.id,
        rules=game.rules_version,
        position=[int(number) for number in imagined.dump()],
        seat=seat,
        level=strength,
        seed=secrets.token_hex(16),
        played=played,
        guessed=guessed,
    )
