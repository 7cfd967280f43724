"""What a decision was worth: results and values of later positions, led back to it (generalised advantages)."""

from __future__ import annotations

import numpy as np

from bretwalda.ai.network import Array


def credited(paid: Array, ends: Array, values: Array, trace: float) -> Array:
    """By how much more than expected every seat gained from each decision on.

    All arrays begin with the decisions in their order, then the games; `paid` and `values` have a number for each seat.
    `values` has a row more than the others: how the positions stand that nobody has decided in yet.

    >>> paid, ends = np.array([[[0.0]], [[1.0]], [[0.0]]]), np.array([[False], [True], [False]])
    >>> values = np.array([[[0.5]], [[0.0]], [[0.2]], [[0.4]]])
    >>> credited(paid, ends, values, 1.0).round(3).ravel().tolist()  # the third decision is of another game
    [0.5, 1.0, 0.2]
    >>> credited(paid, ends, values, 0.0).round(3).ravel().tolist()
    [-0.5, 1.0, 0.2]
    """
    gains = np.zeros_like(paid)
    later = np.zeros_like(paid[0])
    for k in reversed(range(len(paid))):
        goes_on = ~ends[k][:, None]
        later = paid[k] + goes_on * (values[k + 1] + trace * later) - values[k]
        gains[k] = later
    return gains


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
