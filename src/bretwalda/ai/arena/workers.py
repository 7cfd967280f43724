"""Who plays the games of a tournament: this process, several processes, or a cluster."""

from __future__ import annotations

import signal
import sys
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait

from bretwalda.engine.refusal import Refusal

from .play import GameRecord, play
from .schedule import Plan

MOST_DEATHS = 3  # of workers at one game: then it is the game's fault


class Crew(ABC):
    """Workers that play games; whichever they are, the games are the same."""

    @abstractmethod
    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[GameRecord]:
        """The records of these games, as they end."""

    def close(self) -> None:
        """Stop at once; games that are not over are given up."""
        return


class Alone(Crew):
    """This process, one game after another."""

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[GameRecord]:
        return (play(plan, number) for number in numbers)


class Worker:
    """A process that is sent numbers of games and sends back their records."""

    def __init__(self, plan: Plan, number: int) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(plan, theirs), daemon=True)
        with deaf_to_ctrl_c():
            self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.begin(number)

    def begin(self, number: int) -> None:
        self.game = number
        with suppress(OSError):  # it has died: that shows when its answer is read
            self.pipe.send(number)

    def answer(self) -> GameRecord | None:
        """The record of its game, or nothing when it has died."""
        try:
            said = self.pipe.recv()
        except (EOFError, OSError):
            return None
        if isinstance(said, Refusal):
            raise said
        assert isinstance(said, GameRecord)
        return said

    def stop(self) -> None:
        self.process.terminate()
        self.process.join()
        self.pipe.close()


@contextmanager
def deaf_to_ctrl_c() -> Iterator[None]:
    """Whoever is started here never hears Ctrl-C, not even while it loads: it is for us, and we stop them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # started with the first process, it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Processes(Crew):
    """Some processes of this machine, each playing one game at a time. Where one dies, another plays its game again."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.workers: list[Worker] = []

    def play(self, plan: Plan, numbers: Sequence[int]) -> Iterator[GameRecord]:
        waiting = deque(numbers)
        deaths: Counter[int] = Counter()
        while waiting or self.workers:
            while waiting and len(self.workers) < self.number:
                self.workers.append(Worker(plan, waiting.popleft()))
            ready = wait([worker.pipe for worker in self.workers])
            for worker in [worker for worker in self.workers if worker.pipe in ready]:
                record = worker.answer()
                if record is None:
                    deaths[worker.game] += 1
                    if deaths[worker.game] == MOST_DEATHS:
                        raise Refusal("refused-arena-deaths", {"game": str(worker.game + 1), "times": str(MOST_DEATHS)})
                    waiting.appendleft(worker.game)
                else:
                    yield record
                if record is not None and waiting:
                    worker.begin(waiting.popleft())
                else:
                    self.workers.remove(worker)
                    worker.stop()

    def close(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers.clear()


def work(plan: Plan, pipe: Connection) -> None:
    """A worker's life: play what it is sent until nobody sends any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us, who then stops us
    with suppress(EOFError):
        while True:
            number = pipe.recv()
            try:
                pipe.send(play(plan, number))
            except Refusal as refusal:
                pipe.send(refusal)
