"""Positions that a network learns from: the latest ones, each with what the search chose and how its game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from bretwalda.ai.network import Array

NAMES = ("observations", "masks", "visits", "values")


class Lesson(NamedTuple):
    """Rows of positions: what was seen and legal, how often the search chose what, what every seat was paid."""

    observations: Array
    masks: Array
    visits: Array  # shares of the walks; they sum to one
    values: Array  # from the seat that decided on


class Replay:
    """So many positions at most; new ones take the place of the oldest.

    >>> replay = Replay(2, features=1, choices=1, seats=2)
    >>> for k in range(3):
    ...     replay.add(np.array([k]), np.array([True]), np.array([1.0]), np.array([1.0, -1.0]))
    >>> len(replay), sorted(replay.lesson(np.array([0, 1])).observations[:, 0].tolist())
    (2, [1, 2])
    """

    def __init__(self, kept: int, features: int, choices: int, seats: int) -> None:
        self.rows = Lesson(
            np.zeros((kept, features), np.uint8),
            np.zeros((kept, choices), np.bool_),
            np.zeros((kept, choices), np.float16),
            np.zeros((kept, seats), np.float32),
        )
        self.seen = 0  # positions ever

    def __len__(self) -> int:
        return min(self.seen, len(self.rows.values))

    def add(self, observation: Array, mask: Array, visits: Array, values: Array) -> None:
        """Remember a position."""
        place = self.seen % len(self.rows.values)
        for rows, row in zip(self.rows, (observation, mask, visits, values), strict=True):
            rows[place] = row
        self.seen += 1

    def lesson(self, places: Array) -> Lesson:
        """Some of the positions."""
        return Lesson(*(rows[places] for rows in self.rows))

    def keep(self) -> dict[str, Array]:
        """All of it as arrays, for a checkpoint."""
        kept = {f"replay.{name}": rows[: len(self)] for name, rows in zip(NAMES, self.rows, strict=True)}
        return {**kept, "replay.seen": np.array(self.seen)}

    def go_on(self, kept: Mapping[str, Array]) -> None:
        """Become what was kept."""
        for name, rows in zip(NAMES, self.rows, strict=True):
            known = kept[f"replay.{name}"]
            rows[: len(known)] = known
        self.seen = int(kept["replay.seen"])
