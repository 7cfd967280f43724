"""Computers decide, and people have things thought about: by workers, when it is their turn (`desks.py`)."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

import msgspec

from bretwalda.ai.level import level as named_level
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State

from ..logs import LOGGER
from .desks import Desks, Outcome, Span, Thought, Time, unheard
from .studies import Found, Report, Study
from .tempo import SEALED, THOUGHTS, Kind, Tempo
from .turns import Interest, Request
from .worker import Question
from .workers import GRACE_SECONDS, QUICK_SECONDS

log = logging.getLogger(LOGGER)


@dataclass(frozen=True)
class Asker:
    """Whose thought it is."""

    person: str  # who waits
    table: str
    interest: Callable[[], Interest]
    seating: int = 0  # its number: another one is played by other players

    @property
    def lineup(self) -> str:
        """The players who are asked."""
        return f"{self.table} {self.seating}"


class Decision(NamedTuple):
    """What is to be decided."""

    game: Game[Any]
    real: State
    seat: int
    level: str
    options: list[int]

    @classmethod
    def of(cls, game: Game[Any], real: State, seat: int, level: str) -> Decision:
        return cls(game, real, seat, level, [int(choice) for choice in real.options(seat)])

    def by_lot(self) -> int:
        """Any option, without a thought."""
        return secrets.choice(self.options)


class Computers:
    """All that is asked of workers, wherever they are."""

    def __init__(self, desks: Desks, beat: float = 0.0) -> None:
        self._desks = desks
        self._tempo = Tempo(beat)
        self.keep_one_ready = desks.keep_one_ready
        self.close = desks.close

    async def decide(
        self, game: Game[Any], real: State, seat: int, level: str, asker: Asker, pause: float = 0.0
    ) -> list[int]:
        """One of the seat's options, at a moment that tells nothing about it (`tempo.py`).

        What is decided in secret may take several choices. They come together: one by one they would tell how many.
        """
        began = monotonic()
        if real.secret:
            choices = await self._decide_sealed(game, real, seat, level, asker)
        else:
            choices = [await self._decide_openly(game, real, seat, level, asker)]
        ready = monotonic() - began if named_level(level).thinks else 0.0
        await asyncio.sleep(self._tempo.release(ready, pause) - (monotonic() - began))
        return choices

    async def _decide_openly(self, game: Game[Any], real: State, seat: int, level: str, asker: Asker) -> int:
        """One of the options, after the time that every answer at this step takes."""
        decision = Decision.of(game, real, seat, level)
        if not named_level(level).thinks:
            return decision.by_lot()

        def kind(share: float) -> Kind:
            return Kind(game.id, level, round(share, 1), real.step.name)

        time = Time(lambda share: Span(self._tempo.allowance(kind(share)), self._tempo.occupation(kind(share))))
        choice, outcome = await self._consider(decision, asker, time)
        await asyncio.sleep(self._tempo.seconds(kind(outcome.share)) - outcome.held)
        return choice

    async def _decide_sealed(self, game: Game[Any], real: State, seat: int, level: str, asker: Asker) -> list[int]:
        """All choices of what a seat decides in secret, after a time that does not depend on how many they are.

        Nor does the time at desks: where nothing is left to decide, nothing takes its turn.
        """
        kind = Kind(game.id, level, 1.0, SEALED)
        began, seconds, allowance = monotonic(), self._tempo.seconds(kind), self._tempo.allowance(kind)
        rehearsed, choices, turns = real.clone(), list[int](), 0
        while True:
            turns += 1
            half = (began + allowance - monotonic()) / 2  # of what is left: another may follow
            time = halved(half, self._tempo.occupation(kind) / 2**turns)
            if rehearsed.secret and rehearsed.information == real.information and len(rehearsed.options(seat)):
                choice, _ = await self._consider(Decision.of(game, rehearsed, seat, level), asker, time)
                choices.append(choice)
                rehearsed.take(seat, choice)
            elif turns <= THOUGHTS and self._tempo.measured:
                await self._think(game, level, None, asker, time)
            else:
                break
        await asyncio.sleep(began + seconds - monotonic())
        return choices

    async def study(
        self, kind: str, body: Any, asker: Asker, seconds: float, report: Report = unheard, quick: bool = False,
        played: tuple[str, int] | None = None,
    ) -> msgspec.Raw:  # fmt: skip
        """What a worker finds out for a person (`studies.py`), when it is their turn; as JSON.

        Whoever cancels it ends the thought. Only a `quick` one may have the desk of quick thoughts. It counts to the
        person's part of the machine as their tables do. `NobodyWaits` is raised if the asker's interest has gone
        before it was begun.
        """
        study = Study(kind, msgspec.Raw(msgspec.json.encode(body)), 1.0)
        thought = Thought(study, Time.fixed(seconds), seconds + GRACE_SECONDS, played, report)
        outcome = await self._desks.think(Request(asker.person, asker.table, quick, asker.interest), thought)
        reply = outcome.found
        if not isinstance(reply, Found):
            log.error("study failed", extra={"study": kind, "why": "worker" if reply is None else reply.fault})
            raise Refusal("refused-no-answer")
        return reply.answer

    async def _consider(self, decision: Decision, asker: Asker, time: Time) -> tuple[int, Outcome]:
        """What a worker chooses, and what came of the thought; without an answer the choice is made by lot.

        It gets a position that the seat cannot tell from the real one. What is forced, or not thought about, takes its
        turn as well. Where answers have no time of their own (a server without a beat), a thought has all that its
        level may take.
        """
        game, real, seat, level, options = decision
        able, question = named_level(level), None
        if len(options) > 1 and able.thinks:
            imagined = real.imagine(seat, seeded(secrets.token_hex(16)))
            question = Question(
                game=game.id,
                rules=game.rules_version,
                lineup=asker.lineup,
                position=[int(number) for number in imagined.dump()],
                seat=seat,
                level=level,
                share=1.0,
                seconds=able.seconds,
                seed=secrets.token_hex(16),
            )
        outcome = await self._think(game, level, question, asker, time)
        if outcome.answer is not None and outcome.answer.choice in options:
            return outcome.answer.choice, outcome
        outcome.answer = None
        return decision.by_lot(), outcome

    async def _think(self, game: Game[Any], level: str, question: Question | None, asker: Asker, time: Time) -> Outcome:
        """What comes of a question when it is its turn."""
        able = named_level(level)
        if not self._tempo.measured:
            time = Time.fixed(able.seconds)
        thought = Thought(question, time, able.seconds + GRACE_SECONDS, (game.id, game.rules_version))
        request = Request(asker.person, asker.table, able.seconds <= QUICK_SECONDS, asker.interest)
        return await self._desks.think(request, thought)


def halved(seconds: float, least: float) -> Time:
    """Half of the time that is left for several thoughts; of what one waits, it loses half."""
    return Time(lambda share: Span(seconds, share * least), shrinks=0.5)
