"""Computer players think in processes of their own: a slow, dead or hanging one holds up nobody."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple, TypeVar

import msgspec

from bretwalda.ai.level import level as named_level
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State

from ..logs import LOGGER
from ..metrics import Metrics
from .studies import Found, Part, Reply, Report, Study, Unfound
from .tempo import SEALED, Kind, Tempo
from .turns import Interest, Request, Turns
from .worker import Question

START_SECONDS = 60.0  # until a new process is ready, on a busy machine
GRACE_SECONDS = 5.0  # that an answer may take beyond the seconds of its level
MOST_HOMES = 10_000  # lineups of which is known who was asked last
LONGEST_LINE = 4 * 2**20  # bytes of an answer
QUICK_SECONDS = 1.0  # a level that thinks no longer than this has a desk that no other may have

log = logging.getLogger(LOGGER)
replies: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)

T = TypeVar("T")


class Failed(Exception):
    """A worker has died, or did not answer in time."""


class Died(Failed):
    """A worker has ended without an answer."""


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


class Answer(NamedTuple):
    """What was chosen, and how long it took."""

    choice: int
    seconds: float
    resumed: int = 0  # visits of the tree with which it went on

    @property
    def whole(self) -> bool:
        """Whether everything was thought about: the time may serve as an example."""
        return self.resumed == 0 and self.seconds > 0.0


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

    def at_once(self) -> Answer:
        """Any option, without a thought."""
        return Answer(secrets.choice(self.options), 0.0)


def unheard(done: float) -> None:
    """Nobody wants to know how far it has come."""


class Computers:
    """The workers, started when they are needed; each is asked one thing at a time.

    A worker keeps the players that it was asked for, so they are asked there again if it is free (`worker.py`).
    """

    def __init__(self, most: int, metrics: Metrics, command: tuple[str, ...] = (), beat: float = 0.0) -> None:
        self._command = command or (sys.executable, "-m", "bretwalda.server.computers.worker")
        self._metrics = metrics
        self._turns = Turns(most)
        self._tempo = Tempo(beat)
        self._idle: list[Worker] = []
        self._homes: dict[str, Worker] = {}  # by lineup: who was asked last; those asked lately come last
        self._preparing: asyncio.Task[None] | None = None
        metrics.thoughts.set_function(lambda: self._turns.waiting)

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
            return decision.at_once().choice
        async with self._turn(level, asker) as share:
            kind = Kind(game.id, level, round(share, 1), real.step.name)
            began, seconds = monotonic(), self._tempo.seconds(kind)
            answer = await self._consider(decision, share, asker.lineup, seconds)
            if answer.whole:
                self._tempo.learn(kind, answer.seconds)
        await asyncio.sleep(began + seconds - monotonic())
        return answer.choice

    async def _decide_sealed(self, game: Game[Any], real: State, seat: int, level: str, asker: Asker) -> list[int]:
        """All choices of what a seat decides in secret, after a time that does not depend on how many they are."""
        kind = Kind(game.id, level, 1.0, SEALED)
        began, seconds = monotonic(), self._tempo.seconds(kind)
        rehearsed, choices = real.clone(), list[int]()
        while rehearsed.secret and rehearsed.information == real.information and len(rehearsed.options(seat)):
            decision = Decision.of(game, rehearsed, seat, level)
            async with self._turn(level, asker) as share:
                left = began + seconds - monotonic()
                answer = await self._consider(decision, share, asker.lineup, left / 2)  # another may follow
            choices.append(answer.choice)
            rehearsed.take(seat, answer.choice)
        self._tempo.learn(kind, monotonic() - began)
        await asyncio.sleep(began + seconds - monotonic())
        return choices

    def _turn(self, level: str, asker: Asker) -> AbstractAsyncContextManager[float]:
        quick = named_level(level).seconds <= QUICK_SECONDS
        return self._turns.take_turn(Request(asker.person, asker.table, quick, asker.interest))

    async def study(
        self, kind: str, body: Any, asker: Asker, seconds: float, report: Report = unheard, quick: bool = False
    ) -> msgspec.Raw:
        """What a worker finds out for a person (`studies.py`), when it is their turn; as JSON.

        Whoever cancels it ends the thought. Only a `quick` one may have the desk of quick thoughts. It counts to the
        person's part of the machine as their tables do. `NobodyWaits` is raised if the asker's interest has gone
        before it was begun.
        """
        async with self._turns.take_turn(Request(asker.person, asker.table, quick, asker.interest)) as share:
            study = Study(kind, msgspec.Raw(msgspec.json.encode(body)), share)

            async def think(worker: Worker) -> Found | Unfound:
                self.keep_one_ready()
                return await worker.study(study, seconds + GRACE_SECONDS, report)

            reply = await self._with_worker(think)
        if not isinstance(reply, Found):
            log.error("study failed", extra={"study": kind, "why": "worker" if reply is None else reply.fault})
            raise Refusal("refused-no-answer")
        return reply.answer

    def keep_one_ready(self) -> None:
        """Nobody shall wait for a process to start; so while a long thought goes on another is made ready."""
        if not self._idle and (self._preparing is None or self._preparing.done()):
            self._preparing = asyncio.create_task(self._prepare())

    async def close(self) -> None:
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        for worker in self._idle:
            await worker.stop()

    async def _consider(self, decision: Decision, share: float, lineup: str, seconds: float) -> Answer:
        """What a worker chooses in so many seconds. It gets a position that the seat cannot tell from the real one.

        Where answers have no time of their own (a server without a beat), it has all that its level may take.
        """
        game, real, seat, level, options = decision
        if len(options) == 1 or not named_level(level).thinks:
            return decision.at_once()
        imagined = real.imagine(seat, seeded(secrets.token_hex(16)))
        question = Question(
            game=game.id,
            rules=game.rules_version,
            lineup=lineup,
            position=[int(number) for number in imagined.dump()],
            seat=seat,
            level=level,
            share=share,
            seconds=seconds if self._tempo.measured else named_level(level).seconds,
            seed=secrets.token_hex(16),
        )
        answer = await self._ask(question, named_level(level).seconds + GRACE_SECONDS)
        return answer if answer is not None and answer.choice in options else decision.at_once()

    async def _ask(self, question: Question, seconds: float) -> Answer | None:
        """The answer of a worker, or none: then whoever asked decides by lot, and the game goes on."""

        async def think(worker: Worker) -> Answer:
            if seconds > QUICK_SECONDS + GRACE_SECONDS:
                self.keep_one_ready()
            began = monotonic()
            choice, resumed = await worker.ask(question, seconds)
            self._note_home(question.lineup, worker)
            return Answer(choice, monotonic() - began, resumed)

        return await self._with_worker(think, question.lineup)

    async def _with_worker(self, work: Callable[[Worker], Awaitable[T]], lineup: str = "") -> T | None:
        """What comes of asking a worker; None = it has failed and was replaced."""
        while True:
            rested = bool(self._idle)
            worker = self._pick(lineup) if rested else Worker(self._command)
            try:
                await worker.start()
                found = await work(worker)
            except Failed as failure:
                self._metrics.worker_restarts.inc()
                log.warning("worker replaced", extra={"why": str(failure)})
                await worker.stop()
                if rested and isinstance(failure, Died):
                    continue  # perhaps long ago, while nobody asked it anything: a new one may know
                return None
            except asyncio.CancelledError:
                await worker.stop()  # what it still says would be taken for another answer
                raise
            self._idle.append(worker)
            return found

    def _pick(self, lineup: str) -> Worker:
        """One of those who have nothing to do: who has the players, if possible."""
        home = self._homes.get(lineup)
        worker = home if home in self._idle else self._idle[-1]
        self._idle.remove(worker)
        return worker

    def _note_home(self, lineup: str, worker: Worker) -> None:
        self._homes.pop(lineup, None)
        self._homes[lineup] = worker
        if len(self._homes) > MOST_HOMES:
            del self._homes[next(iter(self._homes))]

    async def _prepare(self) -> None:
        worker = Worker(self._command)
        try:
            await worker.start()
        except (Failed, asyncio.CancelledError):
            await worker.stop()
            return
        self._idle.append(worker)


class Worker:
    """A process that answers lines with lines. It ends by itself when nobody holds its input open."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Wait until it is ready, unless it has been."""
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
            )
            await self._read_line(START_SECONDS)  # it says that it is ready

    async def ask(self, question: Question, seconds: float) -> tuple[int, int]:
        """A choice, and the visits of the tree with which the player went on."""
        await self._write(question)
        try:
            choice, _, resumed = (await self._read_line(seconds)).partition(b" ")
            return int(choice), int(resumed or 0)
        except ValueError:
            raise Failed("no answer") from None

    async def study(self, study: Study, seconds: float, report: Report) -> Found | Unfound:
        """What it finds out within so many seconds."""
        until = monotonic() + seconds
        await self._write(study)
        while True:
            reply = await self._read_reply(until - monotonic())
            if not isinstance(reply, Part):
                return reply
            report(reply.done)

    async def stop(self) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _write(self, asked: Question | Study) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        with suppress(ConnectionError, RuntimeError):  # it has died, uvloop says it so: the answer will tell
            self._process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await self._process.stdin.drain()

    async def _read_reply(self, seconds: float) -> Reply:
        try:
            return replies.decode(await self._read_line(seconds))
        except msgspec.DecodeError:
            raise Failed("no answer") from None

    async def _read_line(self, seconds: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
        except TimeoutError:
            raise Failed("hung") from None
        if not line:
            raise Died("died")
        return line
