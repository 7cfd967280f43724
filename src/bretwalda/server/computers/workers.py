"""Processes in which is thought: a slow, dead or hanging one is replaced, and holds up nobody else.

An answer is given when it is due, whatever has been thought by then. A worker that is still at it goes on alone, and
nobody is put in its place: it is on a machine that has no time for its processes, and more of them would help nobody.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic
from typing import NamedTuple, TypeVar

import msgspec

from ..logs import LOGGER
from ..metrics import Metrics
from .studies import Found, Part, Reply, Report, Study, Unfound
from .worker import Question

DUE = 1.15  # of the time that a thought may take: what is not there by then is not waited for
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


class Answer(NamedTuple):
    """What was chosen, and from what it came."""

    choice: int
    resumed: int = 0  # visits of the tree with which it went on
    hasty: bool = False  # it is what was seen at first sight


class Workers:
    """The processes, started when they are needed; each is asked one thing at a time.

    A worker keeps the players that it was asked for, so they are asked there again if it is free (`worker.py`).
    """

    def __init__(self, metrics: Metrics, command: tuple[str, ...] = ()) -> None:
        self._command = command or (sys.executable, "-m", "bretwalda.server.computers.worker")
        self.metrics = metrics
        self._idle: list[Worker] = []
        self._homes: dict[str, Worker] = {}  # by lineup: who was asked last; those asked lately come last
        self._late: set[asyncio.Task[None]] = set()  # those who still think about what has been answered
        self._preparing: asyncio.Task[None] | None = None

    async def ask(self, question: Question, seconds: float) -> Answer | None:
        """The answer of a worker when it is due; None = it had not even looked at the question after those seconds."""
        waited = await self._wait_for_late()
        question = msgspec.structs.replace(question, seconds=max(0.0, question.seconds - waited))

        async def think(worker: Worker) -> Answer:
            if seconds > QUICK_SECONDS + GRACE_SECONDS:
                self.keep_one_ready()
            due = monotonic() + DUE * question.seconds
            hasty = await worker.ask(question, seconds)
            self._note_home(question.lineup, worker)
            try:
                return Answer(*await worker.read_thought(due - monotonic()))
            except Failed:
                self.metrics.hasty.inc()
                worker.late = True
                return Answer(hasty, hasty=True)

        return await self._with_worker(think, question.lineup, seconds)

    async def stand_by(self) -> None:
        """Be as ready as for a question: where a process has to start first, whoever needs no thought waits, too."""

        async def nothing(worker: Worker) -> None: ...

        await self._wait_for_late()
        await self._with_worker(nothing)

    async def study(self, study: Study, seconds: float, report: Report) -> Found | Unfound | None:
        """What a worker finds out for a person; None = it has failed."""

        async def think(worker: Worker) -> Found | Unfound:
            self.keep_one_ready()
            return await worker.study(study, seconds, report)

        await self._wait_for_late()
        return await self._with_worker(think)

    def keep_one_ready(self) -> None:
        """Nobody should wait for a process to start; so while a long thought goes on another is made ready."""
        if not self._idle and (self._preparing is None or self._preparing.done()):
            self._preparing = asyncio.create_task(self._prepare())

    async def close(self) -> None:
        if self._preparing is not None:
            self._preparing.cancel()
            await asyncio.gather(self._preparing, return_exceptions=True)
        for late in (tasks := list(self._late)):
            late.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self._idle:
            await worker.stop()

    async def _with_worker(
        self, work: Callable[[Worker], Awaitable[T]], lineup: str = "", patience: float = 0.0
    ) -> T | None:
        """What comes of asking a worker; None = it has failed and was replaced."""
        while True:
            rested = bool(self._idle)
            worker = self._pick(lineup) if rested else Worker(self._command)
            try:
                await worker.start()
                found = await work(worker)
            except Failed as failure:
                self._note_failure(failure)
                await worker.stop()
                if rested and isinstance(failure, Died):
                    continue  # perhaps long ago, while nobody asked it anything: a new one may know
                return None
            except asyncio.CancelledError:
                await worker.stop()  # what it still says would be taken for another answer
                raise
            if worker.late:
                late = asyncio.create_task(self._let_finish(worker, patience))
                self._late.add(late)
                late.add_done_callback(self._late.discard)
            else:
                self._idle.append(worker)
            return found

    async def _wait_for_late(self) -> float:
        """Let those finish who are late, if nobody else is free; the seconds that it took."""
        began = monotonic()
        while self._late and not self._idle:
            await asyncio.wait(self._late, return_when=asyncio.FIRST_COMPLETED)
        return monotonic() - began

    async def _let_finish(self, worker: Worker, seconds: float) -> None:
        """Hear what a worker thinks that nobody waits for."""
        try:
            await worker.read_thought(seconds)
        except Failed as failure:
            self._note_failure(failure)
            await worker.stop()
        except asyncio.CancelledError:
            await worker.stop()
            raise
        else:
            worker.late = False
            self._idle.append(worker)

    def _pick(self, lineup: str) -> Worker:
        """One of those who have nothing to do: who has the players, if possible."""
        home = self._homes.get(lineup)
        worker = home if home in self._idle else self._idle[-1]
        self._idle.remove(worker)
        return worker

    def _note_failure(self, failure: Failed) -> None:
        self.metrics.worker_restarts.inc()
        log.warning("worker replaced", extra={"why": str(failure)})

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
        self.late = False  # it still thinks about what has been answered without it

    async def start(self) -> None:
        """Wait until it is ready, unless it has been."""
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(
                *self._command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE
            )
            await self._read_line(START_SECONDS)  # it says that it is ready

    async def ask(self, question: Question, seconds: float) -> int:
        """The choice at first sight; its thought follows."""
        await self._write(question)
        [choice] = await self._read_numbers(1, seconds)
        return choice

    async def read_thought(self, seconds: float) -> tuple[int, int]:
        """A choice, and the visits of the tree with which the player went on. Who has got none may ask once more."""
        choice, resumed = await self._read_numbers(2, seconds)
        return choice, resumed

    async def study(self, study: Study, seconds: float, report: Report) -> Found | Unfound:
        """What it finds out within that many seconds."""
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

    async def _read_numbers(self, number: int, seconds: float) -> list[int]:
        words = (await self._read_line(seconds)).split()
        try:
            numbers = [int(word) for word in words]
        except ValueError:
            raise Failed("no answer") from None
        if len(numbers) != number:
            raise Failed("no answer")
        return numbers

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
