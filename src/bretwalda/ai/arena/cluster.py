"""Workers on other machines: batches of games for a Dask cluster."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, Any

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game

from ..entrants import budget
from .play import GameRecord, play
from .schedule import Plan
from .workers import Crew

if TYPE_CHECKING:
    from distributed import Client

SECONDS_TO_ANSWER = 5  # for the scheduler, and for a first worker
BATCH_SECONDS = 2.0  # about: long enough for the scheduler's few milliseconds not to matter
LARGEST_BATCH = 64
AHEAD = 2  # batches for each worker: while it plays one, the next is there already


class Cluster(Crew):
    """A Dask cluster. The batch of a worker that dies is given to another by the scheduler."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = connect(address)

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[GameRecord]:
        from distributed import as_completed

        waiting = deque(numbers)
        underway: Any = as_completed(loop=self.client.loop)
        size = 1
        while waiting or not underway.is_empty():
            while waiting and underway.count() < AHEAD * self._hands():
                batch = [waiting.popleft() for _ in range(min(size, len(waiting)))]
                underway.add(self.client.submit(play_batch, plan, batch, pure=False))
            records = self._records(next(underway))
            size = batch_size(records)
            yield from records

    def close(self) -> None:
        """Whoever closes the door gives up the games that are not over."""
        self.client.close()

    def _hands(self) -> int:
        """How many games can be played at a time; workers may come and go."""
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def _records(self, future: Any) -> list[GameRecord]:
        from distributed import KilledWorker

        try:
            records: list[GameRecord] = future.result()
            return records
        except KilledWorker:
            raise Refusal("refused-cluster-deaths", {"address": self.address}) from None
        except CancelledError:
            raise Refusal("refused-cluster-lost", {"address": self.address}) from None
        except ImportError:
            raise Refusal("refused-cluster-version", {"address": self.address}) from None


def connect(address: str) -> Client:
    """A client of a cluster that has at least one worker."""
    try:
        from distributed import Client
        from distributed.comm.addressing import resolve_address
    except ImportError:
        raise Refusal("refused-extra", {"extra": "cluster"}) from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is said by our refusals
    try:
        client = Client(resolve_address(address), timeout=SECONDS_TO_ANSWER, set_as_default=False)
    except (OSError, ValueError, OverflowError):
        raise Refusal("refused-cluster", {"address": address}) from None
    try:
        client.wait_for_workers(1, timeout=SECONDS_TO_ANSWER)
    except TimeoutError:
        client.close()
        raise Refusal("refused-cluster-empty", {"address": address}) from None
    return client


def play_batch(plan: Plan, numbers: Sequence[int]) -> list[GameRecord]:
    """What a worker does; it refuses when its copy of the program would play other games than ours."""
    if game(plan.game).edition != plan.rules or any(budget(word) != plan.budgets[word] for word in plan.entrants):
        raise Refusal("refused-cluster-version")
    return [play(plan, number) for number in numbers]


def batch_size(records: Sequence[GameRecord]) -> int:
    """How many games like these make a good batch."""
    seconds = sum(sum(record.seconds) for record in records) / len(records)
    return max(1, min(LARGEST_BATCH, int(BATCH_SECONDS / max(seconds, 1e-9))))
