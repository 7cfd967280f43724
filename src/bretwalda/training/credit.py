"""What came of a position: results, and what later positions are said to be worth, led back to it."""

from __future__ import annotations

import numpy as np

from bretwalda.ai.network import Array


def came_of(paid: Array, ends: Array, worth: Array, traces: Array) -> Array:
    """What every seat had from each position on.

    All arrays begin with the decisions in their order, then the games; `paid` and `worth` have a number for each seat.
    `worth` is what the choices there promised, with one row more than the others; `traces` says how much what really
    came of it counts instead: 0 where somebody chose at random, 1 where there was nothing to choose.

    >>> paid, ends = np.array([[[0.0]], [[1.0]], [[0.0]]]), np.array([[False], [True], [False]])
    >>> worth = np.array([[[0.5]], [[0.0]], [[0.2]], [[0.4]]])
    >>> came_of(paid, ends, worth, np.ones((3, 1))).ravel().tolist()  # the third position is of another game
    [1.0, 1.0, 0.4]
    >>> came_of(paid, ends, worth, np.full((3, 1), 0.5)).round(3).ravel().tolist()
    [0.5, 0.5, 0.3]
    """
    out = np.empty_like(paid)
    later = worth[-1]
    for k in reversed(range(len(paid))):
        later = np.where(ends[k][:, None], paid[k], later)
        later = worth[k] + traces[k][:, None] * (later - worth[k])
        out[k] = later
    return out


def from_own_seat(rows: Array, seats: Array) -> Array:
    """Numbers that begin with seat 0, turned so that they begin with the seat that decides.

    >>> from_own_seat(np.array([[0.0, 1.0, 2.0]]), np.array([1])).tolist()
    [[1.0, 2.0, 0.0]]
    """
    number = rows.shape[-1]
    return np.take_along_axis(rows, (np.arange(number) + seats[..., None]) % number, axis=-1)


def from_first_seat(rows: Array, seats: Array) -> Array:
    """The way back.

    >>> from_first_seat(np.array([[1.0, 2.0, 0.0]]), np.array([1])).tolist()
    [[0.0, 1.0, 2.0]]
    """
    number = rows.shape[-1]
    return np.take_along_axis(rows, (np.arange(number) - seats[..., None]) % number, axis=-1)
