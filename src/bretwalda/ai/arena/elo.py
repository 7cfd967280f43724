"""Ratings: the strengths that explain best who won, and how far they can be trusted.

The model is Bradley and Terry's, for any number of sides: a side wins with a chance in proportion to
e to the power of its strength, which is the mean strength of its members. A shared victory counts as shares.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import exp, log, sqrt
from statistics import NormalDist
from typing import NamedTuple

POINTS = 400 / log(10)  # Elo points to one unit of strength
PRIOR_WIDTH = 800 / POINTS  # before any game: it keeps the rating of somebody who never lost finite
CONFIDENCE = NormalDist().inv_cdf(0.975)  # 95 % lie that many standard deviations around the mean
MOST_STEPS = 100
LONGEST_STEP = 1.0  # far from the best strengths a full step may overshoot
CLOSE_ENOUGH = 1e-9

Matrix = list[list[float]]


class Side(NamedTuple):
    """Who played together, and what share of the victory they got."""

    members: tuple[int, ...]  # places in the list of entrants
    share: float


class Rating(NamedTuple):
    """Elo points from the mean of all entrants, and the half-width of the 95 % interval."""

    elo: float
    error: float


Outcomes = Counter[tuple[Side, ...]]


def ratings(entrants: int, games: Iterable[tuple[Side, ...]]) -> list[Rating]:
    """The rating of each entrant.

    >>> won, lost = (Side((0,), 1.0), Side((1,), 0.0)), (Side((0,), 0.0), Side((1,), 1.0))
    >>> [round(rating.elo) for rating in ratings(2, [won] * 300 + [lost] * 100)]
    [95, -95]
    """
    outcomes = Counter(games)
    strengths = [0.0] * entrants
    for _ in range(MOST_STEPS):
        slope, bend = _slope_and_bend(strengths, outcomes)
        step = [sum(a * b for a, b in zip(row, slope, strict=True)) for row in inverse(bend)]
        longest = max(map(abs, step))
        if longest < CLOSE_ENOUGH:
            break
        pace = min(1.0, LONGEST_STEP / longest)
        strengths = [strength + pace * change for strength, change in zip(strengths, step, strict=True)]
    covariance = inverse(_slope_and_bend(strengths, outcomes)[1])
    return [
        Rating(POINTS * strength, POINTS * CONFIDENCE * sqrt(_variance_from_mean(covariance, k)))
        for k, strength in enumerate(strengths)
    ]


def _slope_and_bend(strengths: Sequence[float], outcomes: Outcomes) -> tuple[list[float], Matrix]:
    """How the logarithm of the likelihood changes with the strengths: its gradient and its negative Hessian."""
    everybody = range(len(strengths))
    slope = [-strength / PRIOR_WIDTH**2 for strength in strengths]
    bend = [[1 / PRIOR_WIDTH**2 if j == k else 0.0 for j in everybody] for k in everybody]
    for sides, times in outcomes.items():
        weights = [[side.members.count(k) / len(side.members) for k in everybody] for side in sides]
        powers = [exp(sum(w * s for w, s in zip(row, strengths, strict=True))) for row in weights]
        chances = [power / sum(powers) for power in powers]
        decided = times * sum(side.share for side in sides)
        mean = [sum(chance * row[k] for chance, row in zip(chances, weights, strict=True)) for k in everybody]
        for k in everybody:
            slope[k] += times * sum(side.share * row[k] for side, row in zip(sides, weights, strict=True))
            slope[k] -= decided * mean[k]
            for j in everybody:
                both = sum(chance * row[k] * row[j] for chance, row in zip(chances, weights, strict=True))
                bend[k][j] += decided * (both - mean[k] * mean[j])
    return slope, bend


def _variance_from_mean(covariance: Matrix, k: int) -> float:
    """The variance of a strength as counted from the mean of all."""
    n = len(covariance)
    return covariance[k][k] - 2 * sum(covariance[k]) / n + sum(map(sum, covariance)) / n**2


def inverse(matrix: Matrix) -> Matrix:
    """The inverse of a positive definite matrix, by sweeping row after row.

    >>> inverse([[2.0, 1.0], [1.0, 1.0]])
    [[1.0, -1.0], [-1.0, 2.0]]
    """
    out = [row[:] for row in matrix]
    for k, pivot_row in enumerate(out):
        pivot = pivot_row[k]
        pivot_row[k] = 1.0
        pivot_row[:] = [value / pivot for value in pivot_row]
        for row in out:
            if row is not pivot_row:
                factor = row[k]
                row[k] = 0.0
                row[:] = [value - factor * swept for value, swept in zip(row, pivot_row, strict=True)]
    return out
