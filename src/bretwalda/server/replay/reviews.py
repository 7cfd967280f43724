"""Reviews of games that are over: one after the other in a process of their own, kept when they are done.

A review takes minutes, so it has no part in the turns of computers and hints (`computers/turns.py`): its process gives
way to all others, and a server has never more than one. Several servers tell each other which they make: whoever looks,
asks or gives up may come in anywhere. A server that stops leaves behind who waits for what: whichever is asked next how
far a review has come begins it anew.
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
from bretwalda.store.leases import NOBODY

from ..clock import now
from ..computers.reviews import finished_game
from ..computers.studies import Found, Study
from ..computers.workers import Failed, Worker
from ..peers.news import News, ReviewTold
from .messages import Reviewed, ReviewState

LONGEST = 15 * 60.0  # seconds, on a machine that has much else to do; then it is given up
MOST_WAITING = 20
MOST_OF_A_PERSON = 3  # at a time, at all servers
A_STEP = 0.01  # of a review, after which the other servers are told how far it has come


@dataclass(eq=False)
class Job:
    """A review that somebody has asked for."""

    person: str
    task: asyncio.Task[None] | None = None
    working: bool = False
    done: float = 0.0
    told: float = 0.0  # how far the other servers believe that it has come


class Reviews:
    """Those that are kept, and those that are being made."""

    def __init__(self, archive: Archive, news: News | None = None, command: tuple[str, ...] = ()) -> None:
        self._archive = archive
        self._news = news  # of the other servers, where there are any
        self._command = command or (sys.executable, "-m", "bretwalda.server.computers.worker", "--aside")
        self._jobs: dict[str, Job] = {}
        self._turn = asyncio.Lock()

    async def look(self, story: Story, person: str) -> ReviewState:
        """How far the review of a game has come."""
        name = fingerprint(story)
        if (job := self._jobs.get(name) or self._elsewhere(name)) is not None:
            return under_way(job, person)
        waiting = await self._archive.read(reviews.wanted_by, name)
        found = readable(await self._archive.read(reviews.find, name))  # later: somebody may just have finished it
        if found is not None:
            return ReviewState("done", 1.0, False, found)
        if waiting is None:
            return ReviewState("nothing", 0.0, False, None)
        if await self._take(name) and name not in self._jobs:
            return under_way(self._start(name, story, Job(waiting)), person)
        return ReviewState("waiting", 0.0, waiting == person, None)

    async def begin(self, story: Story, person: str) -> ReviewState:
        """Make one, unless it is there or under way."""
        known = await self.look(story, person)
        if known.doing != "nothing":
            return known
        own = sum(job.person == person for job in self._jobs.values())
        own += 0 if self._news is None else self._news.reviews_elsewhere(person)
        if own >= MOST_OF_A_PERSON or len(self._jobs) >= MOST_WAITING:
            raise Refusal("refused-reviews", {"most": str(MOST_OF_A_PERSON)})
        name, ours = fingerprint(story), False
        job = self._jobs[name] = Job(person)  # counted from now on
        try:
            ours = await self._archive.write(reviews.want, name, person, self._process, now())
        finally:
            if not ours:  # another server has begun it in this moment, or it cannot be written down
                del self._jobs[name]
        return under_way(self._start(name, story, job), person) if ours else await self.look(story, person)

    async def stop(self, story: Story, person: str) -> ReviewState:
        """Give up one that this person has asked for."""
        name = fingerprint(story)
        await self._archive.write(reviews.give_up, name, person)
        if (task := self.end(name, person)) is not None:
            await asyncio.gather(task, return_exceptions=True)
        elsewhere = self._elsewhere(name)
        if self._news is not None and elsewhere is not None and elsewhere.person == person:
            self._news.stop_review(name, person)
        return await self.look(story, person)

    def end(self, name: str, person: str) -> asyncio.Task[None] | None:
        """Make no more of a review that this person has asked for here."""
        job = self._jobs.get(name)
        if job is None or job.person != person or job.task is None:
            return None
        job.task.cancel()
        return job.task

    def tell_all(self) -> None:
        """Somebody does not know yet what is made here."""
        for name, job in self._jobs.items():
            self._tell(name, job)

    async def close(self) -> None:
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def _process(self) -> int:
        """This server, among those of the database."""
        return NOBODY if self._news is None else self._news.process

    async def _take(self, name: str) -> bool:
        """Whether a review that a server has left behind is ours from now on."""
        return len(self._jobs) < MOST_WAITING and await self._archive.write(reviews.take, name, self._process)

    def _start(self, name: str, story: Story, job: Job) -> Job:
        self._jobs[name] = job
        self._tell(name, job)
        job.task = asyncio.create_task(self._make(name, story, job))
        return job

    async def _make(self, name: str, story: Story, job: Job) -> None:
        try:
            async with self._turn:
                job.working = True
                self._tell(name, job)
                found = await self._study(story, name, job)
            if found is None:
                await self._archive.write(reviews.end_waiting, name)
            else:
                await self._archive.write(reviews.keep, name, found, now())
        finally:
            del self._jobs[name]
            self._tell(name, None)

    async def _study(self, story: Story, name: str, job: Job) -> dict[str, object] | None:
        """What a process finds, which ends then; none if it fails: whoever asked sees that there is nothing."""

        def report(done: float) -> None:
            job.done = done
            if done >= job.told + A_STEP:
                self._tell(name, job)

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

    def _elsewhere(self, name: str) -> ReviewTold | None:
        return None if self._news is None else self._news.review_elsewhere(name)

    def _tell(self, name: str, job: Job | None) -> None:
        """Let the other servers know how far one has come, or that it is made no more."""
        if self._news is None:
            return
        if job is not None:
            job.told = job.done
        self._news.note_review(name, None if job is None else ReviewTold(job.person, job.working, job.done))


def under_way(job: Job | ReviewTold, person: str) -> ReviewState:
    """How far one has come, for somebody."""
    return ReviewState("working" if job.working else "waiting", job.done, job.person == person, None)


def readable(kept: dict[str, object] | None) -> Reviewed | None:
    """A review that is kept; one that an earlier version wrote in another form can be made again."""
    try:
        return None if kept is None else msgspec.convert(kept, Reviewed)
    except msgspec.ValidationError:
        return None


def fingerprint(story: Story) -> str:
    """Which game it is, however somebody comes to it: from its table, a save or a link."""
    return sha256(story.game.facts.encode() + msgspec.json.encode(finished_game(story))).hexdigest()
