"""A batch whose games are played by several processes: the arrays are shared memory that each writes a part of."""

from __future__ import annotations

import atexit
from collections.abc import Iterable
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from bretwalda.engine.batch import WAIT
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.state import State

from .batch import LEGAL, PAID, SEEN, Array, Batch

LINED_UP = 64  # bytes: where arrays begin
CLOSE = None  # sent in place of choices


class ProcessBatch:
    """The same as `Batch`, game for game, played by that many processes; `close` ends them.

    `bretwalda.batch(…, workers=2)` makes one. It pays where cores are free and a step takes long: many games at once,
    or computer players as opponents.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        number: int,
        *,
        workers: int,
        seed: str | int = "",
        seat: int | None = None,
        others: str | None = None,
        **settings: Any,
    ) -> None:
        if others is not None and not isinstance(others, str):
            raise ValueError("a function cannot be handed to other processes: name a computer player")
        self.game: Game[Any] = named_game(game) if isinstance(game, str) else game
        if not 1 <= workers <= number:
            raise ValueError(f"{workers} workers for {number} games")
        self.settings = self.game.schema.complete(settings)
        self.seeds = [f"{seed} {k}" for k in range(number)]
        self.seats = int(Batch(self.game, 1, **settings).seats)
        shapes = _shapes(self.game, number, self.seats)
        self._memory = SharedMemory(create=True, size=sum(_room(*shape) for shape in shapes))
        self.observations, self.masks, self.turns, self.rewards, self.ends = _arrays(self._memory, shapes)
        self._parts = [slice(number * k // workers, number * (k + 1) // workers) for k in range(workers)]
        context = get_context("spawn")  # a fork would inherit threads and locks
        self._pipes: list[Connection] = []
        self._workers = []
        for part in self._parts:
            here, there = context.Pipe()
            what = self.game.id, self.seeds, part, seat, others, settings, self._memory.name, shapes
            worker = context.Process(target=_work, args=(there, *what), daemon=True)
            worker.start()
            there.close()
            self._pipes.append(here)
            self._workers.append(worker)
        atexit.register(self.close)
        self._wait()

    def __len__(self) -> int:
        return len(self.seeds)

    def step(self, choices: Iterable[int]) -> None:
        """Take a choice in each game, -1 to leave one as it is; if one of them is not legal, nothing is taken."""
        chosen = np.asarray(choices if isinstance(choices, np.ndarray) else list(choices), np.int64)
        if chosen.shape != (len(self),):
            raise Refusal("refused-batch-length", {"given": str(len(chosen)), "games": str(len(self))})
        known = (chosen >= 0) & (chosen < self.masks.shape[1])
        legal = known & self.masks[np.arange(len(self)), np.where(known, chosen, 0)]
        for place in np.flatnonzero(~legal & (chosen != int(WAIT)))[:1].tolist():
            raise Refusal("refused-batch-choice", {"choice": str(chosen[place]), "game": str(place)})
        for pipe, part in zip(self._pipes, self._parts, strict=True):
            pipe.send(("step", chosen[part].tolist()))
        self._wait()

    def state(self, place: int) -> State:
        """A copy of one of the positions."""
        dump: list[int] = self._ask("state", place)
        state: State = self.game.restore(dump)
        return state

    def seed_of(self, place: int) -> str:
        """The seed of the game that is being played in a place."""
        return str(self._ask("seed", place))

    def close(self) -> None:
        """End the processes and give the memory back; the arrays are gone with it."""
        if not self._pipes:
            return
        for pipe in self._pipes:
            pipe.send(CLOSE)
            pipe.close()
        for worker in self._workers:
            worker.join()
        self._pipes = []
        atexit.unregister(self.close)
        del self.observations, self.masks, self.turns, self.rewards, self.ends
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> ProcessBatch:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _ask(self, what: str, place: int) -> Any:
        k = next(k for k, part in enumerate(self._parts) if part.start <= place < part.stop)
        self._pipes[k].send((what, place - self._parts[k].start))
        return self._pipes[k].recv()

    def _wait(self) -> None:
        for pipe in self._pipes:
            pipe.recv()


Shape = tuple[tuple[int, ...], Any]  # and its kind


def _shapes(game: Game[Any], number: int, seats: int) -> list[Shape]:
    return [
        ((number, game.feature_count), SEEN),
        ((number, len(game.verbs)), LEGAL),
        ((number,), SEEN),
        ((number, seats), PAID),
        ((number,), LEGAL),
    ]


def _room(shape: tuple[int, ...], kind: Any) -> int:
    size: int = prod(shape) * np.dtype(kind).itemsize
    return -(-size // LINED_UP) * LINED_UP


def _arrays(memory: SharedMemory, shapes: list[Shape]) -> list[Array]:
    """Arrays one after the other in the memory."""
    found, at = [], 0
    for shape, kind in shapes:
        found.append(np.ndarray(shape, kind, memory.buf, at))
        at += _room(shape, kind)
    return found


def _work(
    pipe: Connection,
    game_id: str,
    seeds: list[str],
    part: slice,
    seat: int | None,
    others: str | None,
    settings: dict[str, Any],
    name: str,
    shapes: list[Shape],
) -> None:
    """One of the processes: a batch of its own that writes into its part of the arrays."""
    memory = SharedMemory(name)
    observations, masks, turns, rewards, ends = (each[part] for each in _arrays(memory, shapes))
    games = Batch(
        game_id, part.stop - part.start, seeds=seeds[part], seat=seat, others=others,
        observations=observations, masks=masks, turns=turns, rewards=rewards, ends=ends, **settings,
    )  # fmt: skip
    pipe.send(True)
    while (asked := pipe.recv()) is not CLOSE:
        what, value = asked
        if what == "step":
            games.step(value)
            pipe.send(True)
        else:
            pipe.send(games.state(value).dump() if what == "state" else games.seed_of(value))
