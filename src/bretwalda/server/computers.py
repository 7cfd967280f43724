"""Computer players think in processes of their own: a slow, dead or hanging one holds up nobody."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sys
from contextlib import suppress
from typing import Any

import msgspec

from bretwalda.ai.level import LEVELS
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.state import State

from .logs import LOGGER
from .metrics import Metrics

START_SECONDS = 60.0  # until a new process is ready, on a busy machine
GRACE_SECONDS = 5.0  # that an answer may take beyond the seconds of its level

log = logging.getLogger(LOGGER)


class Failed(Exception):
    """A worker has died, or did not answer in time."""


class Computers:
    """The workers, started when they are first needed; each is asked one thing at a time."""

    def __init__(self, most: int, metrics: Metrics, command: tuple[str, ...] = ()) -> None:
        self._command = command or (sys.executable, "-m", "bretwalda.server.worker")
        self._metrics = metrics
        self._turns = asyncio.Semaphore(most)
        self._idle: list[Worker] = []

    async def decide(self, game: Game[Any], real: State, seat: int, level: str) -> int:
        """One of the seat's options. The worker gets a position that the seat cannot tell from the real one."""
        options = [int(choice) for choice in real.options(seat)]
        if len(options) == 1 or LEVELS[level].iterations == 0:
            return secrets.choice(options)
        imagined = real.imagine(seat, seeded(secrets.token_hex(16)))
        question = {
            "game": game.id,
            "position": [int(number) for number in imagined.dump()],
            "seat": seat,
            "level": level,
            "seed": secrets.token_hex(16),
        }
        choice = await self._ask(msgspec.json.encode(question) + b"\n", LEVELS[level].seconds + GRACE_SECONDS)
        return choice if choice in options else secrets.choice(options)

    async def close(self) -> None:
        for worker in self._idle:
            await worker.stop()

    async def _ask(self, question: bytes, seconds: float) -> int | None:
        """The answer of a worker, or none: then whoever asked decides by lot, and the game goes on."""
        async with self._turns:
            worker = self._idle.pop() if self._idle else Worker(self._command)
            try:
                choice = await worker.ask(question, seconds)
            except Failed as failure:
                self._metrics.worker_restarts.inc()
                log.warning("worker replaced", extra={"why": str(failure)})
                await worker.stop()
                return None
            except asyncio.CancelledError:
                await worker.stop()  # what it still says would be taken for another answer
                raise
            self._idle.append(worker)
            return choice


class Worker:
    """A process that answers lines with lines. It ends by itself when nobody holds its input open."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, seconds: float) -> int:
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
            await self._line(START_SECONDS)  # it says that it is ready
        assert self._process.stdin is not None
        with suppress(ConnectionError):  # it has died: the answer will tell
            self._process.stdin.write(question)
            await self._process.stdin.drain()
        try:
            return int(await self._line(seconds))
        except ValueError:
            raise Failed("no answer") from None

    async def stop(self) -> None:
        if self._process is None:
            return
        with suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()

    async def _line(self, seconds: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                line = await self._process.stdout.readline()
        except TimeoutError:
            raise Failed("hung") from None
        if not line:
            raise Failed("died")
        return line
