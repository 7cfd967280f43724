"""The bribes of a battle as a game: the mixture comes out as the exact solution has it."""

from __future__ import annotations

import numpy
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.games.barbarian_kingdoms.board import hoard_of
from bretwalda.games.barbarian_kingdoms.player.odds import EXACT, Bribes, sums


def exact_value(payoffs: list[list[float]]) -> float:
    """The value of a zero-sum game for the one who chooses the row."""
    from scipy.optimize import linprog  # here, for it takes long to load

    table = numpy.array(payoffs)
    rows, columns = table.shape
    found = linprog(
        c=[0.0] * rows + [-1.0],
        A_ub=numpy.hstack([-table.T, numpy.ones((columns, 1))]),
        b_ub=[0.0] * columns,
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    return float(found.x[-1])


def solved(own: list[int], rivals: list[list[int]], edge: int, stake: float) -> Bribes:
    bribes = Bribes(hoard_of(own), vec[i64]([hoard_of(rival) for rival in rivals]), edge, stake)
    bribes.solve(EXACT)
    return bribes


def guaranteed(bribes: Bribes, rival: list[int]) -> float:
    """What the own mixture gets against the answer that hurts it most."""
    own = [(int(amount), bribes.own.share(k)) for k, amount in enumerate(bribes.own.amounts)]
    answers = [int(y) for y in sums(hoard_of(rival), 1000)]
    return min(
        sum(share * ((bribes.stake if y <= x + bribes.edge else 0.0) - x + y) for x, share in own) for y in answers
    )


@pytest.mark.parametrize("stake", [1.5, 6.0, 25.0, 90.0])
@pytest.mark.parametrize("edge", [-7, -3, -1, 0, 2, 6])
@pytest.mark.parametrize(
    ("own", "rival"), [([3, 2, 1, 0], [3, 2, 1, 0]), ([0, 0, 2, 1], [4, 1, 0, 0]), ([1, 0, 0, 0], [5, 3, 2, 0])]
)
def test_the_mixture_gets_the_value_of_the_game(own: list[int], rival: list[int], edge: int, stake: float) -> None:
    amounts, answers = ([int(x) for x in sums(hoard_of(side), 1000)] for side in (own, rival))
    payoffs = [[(stake if y <= x + edge else 0.0) - x + y for y in answers] for x in amounts]
    bribes = solved(own, [rival], edge, stake)
    assert guaranteed(bribes, rival) == pytest.approx(exact_value(payoffs), abs=0.01 * stake + 0.05)
    assert sum(bribes.own.share(k) for k in range(len(bribes.own.amounts))) == pytest.approx(1.0)


def test_an_even_battle_is_mixed() -> None:
    bribes = solved([3, 2, 1, 0], [[3, 2, 1, 0]], 0, 12.0)
    shares = [bribes.own.share(k) for k in range(len(bribes.own.amounts))]
    assert max(shares) < 0.6
    assert sum(share > 0.03 for share in shares) >= 4


def test_nobody_pays_for_a_battle_that_is_decided() -> None:
    won = solved([3, 2, 1, 0], [[3, 2, 1, 0]], 10, 20.0)
    assert [int(amount) for amount in won.own.amounts] == [0]
    assert won.outcome().chance == pytest.approx(1.0)
    lost = solved([3, 2, 1, 0], [[3, 2, 1, 0]], -11, 20.0)
    assert lost.own.share(0) > 0.99
    assert lost.outcome().chance == pytest.approx(0.0)


def test_several_treasuries_are_reckoned_with() -> None:
    """A rival who may be poor or rich is answered otherwise than one who is known to be poor."""
    poor = solved([6, 2, 0, 0], [[1, 0, 0, 0]], -1, 20.0)
    either = solved([6, 2, 0, 0], [[1, 0, 0, 0], [4, 2, 0, 0]], -1, 20.0)
    assert either.own.spends() > poor.own.spends() + 1
    assert poor.outcome().chance > either.outcome().chance


def test_sums_are_those_that_tokens_make_up() -> None:
    assert list(sums(hoard_of([0, 1, 1, 0]), 100)) == [0, 2, 3, 5]
    assert list(sums(hoard_of([0, 1, 1, 0]), 1)) == [0, 2]
    assert list(sums(hoard_of([0, 0, 0, 0]), 5)) == [0]
