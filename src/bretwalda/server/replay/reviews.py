"""Reviews of games that are over: one after the other in a process of their own, kept when they are done.

A review takes minutes, so it has no part in the turns of computers and hints (`computers/turns.py`): its process gives
way to all others, and there is never more than one.
"""

from __future__ import annotations

import asyncio
import sys
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import Story
from bretwalda.store import reviews
from bretwalda.store.archive import Archive

from ..clock import now
from ..computers.reviews import finished_game
from ..computers.studies import Found, Study
from ..computers.workers import Failed, Worker
from .messages import Reviewed, ReviewState

LONGEST = 15 * 60.0  # seconds, on a machine that has much else to do; then it is given up
MOST_WAITING = 20
MOST_OF_A_PERSON = 3  # at a time


@dataclass(eq=False)
class Job:
    """A review that somebody has asked for."""

    person: str
    task: asyncio.Task[None] | None = None
    working: bool = False
    done: float = 0.0

    def state(self, person: str) -> ReviewState:
        return ReviewState("working" if self.working else "waiting", self.done, self.person == person, None)


class Reviews:
    """Those that are kept, and those that are being made."""

    def __init__(self, archive: Archive, command: tuple[str, ...] = ()) -> None:
        self._archive = archive
        self._command = command or (sys.executable, "-m", "bretwalda.server.computers.worker", "--aside")
        self._jobs: dict[str, Job] = {}
        self._turn = asyncio.Lock()

    async def look(self, story: Story, person: str) -> ReviewState:
        """How far the review of a game has come."""
        name = fingerprint(story)
        if (job := self._jobs.get(name)) is not None:
            return job.state(person)
        found = await self._archive.read(reviews.find, name)
        if found is None:
            return ReviewState("nothing", 0.0, False, None)
        return ReviewState("done", 1.0, False, msgspec.convert(found, Reviewed))

    async def begin(self, story: Story, person: str) -> ReviewState:
        """Make one, unless it is there or under way."""
        known = await self.look(story, person)
        if known.doing != "nothing":
            return known
        own = sum(job.person == person for job in self._jobs.values())
        if own >= MOST_OF_A_PERSON or len(self._jobs) >= MOST_WAITING:
            raise Refusal("refused-reviews", {"most": str(MOST_OF_A_PERSON)})
        name = fingerprint(story)
        job = self._jobs[name] = Job(person)
        job.task = asyncio.create_task(self._make(name, story, job))
        return job.state(person)

    async def stop(self, story: Story, person: str) -> ReviewState:
        """Give up one that this person has asked for."""
        job = self._jobs.get(fingerprint(story))
        if job is not None and job.person == person and job.task is not None:
            job.task.cancel()
            await asyncio.gather(job.task, return_exceptions=True)
        return await self.look(story, person)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _make(self, name: str, story: Story, job: Job) -> None:
        try:
            async with self._turn:
                job.working = True
                found = await self._study(story, job)
            if found is not None:
                await self._archive.write(reviews.keep, name, found, now())
        finally:
            del self._jobs[name]

    async def _study(self, story: Story, job: Job) -> dict[str, object] | None:
        """What a process finds, which ends then; none if it fails: whoever asked sees that there is nothing."""

        def report(done: float) -> None:
            job.done = done

        worker = Worker(self._command)
        try:
            await worker.start()
            body = msgspec.Raw(msgspec.json.encode(finished_game(story)))
            reply = await worker.study(Study("review", body, 1.0), LONGEST, report)
        except Failed:
            return None
        finally:
            await worker.stop()
        return msgspec.json.decode(reply.answer, type=dict[str, object]) if isinstance(reply, Found) else None


def fingerprint(story: Story) -> str:
    """Which game it is, however somebody comes to it: from its table, a save or a link."""
    return sha256(story.game.facts.encode() + msgspec.json.encode(finished_game(story))).hexdigest()
