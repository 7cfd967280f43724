"""Chance: the same on every machine, fair, and without memory of where it was copied from."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import Dice, seeded


def test_a_seed_gives_these_numbers_for_ever() -> None:
    dice = seeded("bretwalda")
    assert [dice.word() for _ in range(4)] == [3265347180, 1816015188, 528402962, 592535623]


@given(st.text(), st.integers(1, 2**31))
def test_a_number_is_below_its_bound(seed: str, bound: int) -> None:
    dice = seeded(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


def test_all_numbers_are_equally_likely() -> None:
    """Chi-square with 5 degrees of freedom: 20.5 is passed by chance once in a thousand times."""
    dice, rolls = seeded("fair"), 60_000
    counts = Counter(int(dice.below(6)) for _ in range(rolls))
    assert sum((counts[face] - rolls / 6) ** 2 / (rolls / 6) for face in range(6)) < 20.5


def test_a_bound_that_does_not_divide_the_range_is_fair_too() -> None:
    """The range holds three eighths of itself two and two thirds times: a careless generator favours some numbers."""
    dice, rolls, bound = seeded("bias"), 30_000, 3 << 29
    thirds = Counter(int(dice.below(bound)) >> 29 for _ in range(rolls))
    assert all(abs(thirds[third] - rolls / 3) < 400 for third in range(3))


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice, orders = seeded("shuffle"), Counter[tuple[int, ...]]()
    for _ in range(12_000):
        cards = vec[i64]([0, 1, 2, 3])
        dice.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(abs(count - 500) < 120 for count in orders.values())


def test_a_clone_gives_the_same_numbers_and_goes_its_own_way() -> None:
    dice = seeded("clone")
    twin = dice.clone()
    first = [dice.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == first


def test_a_fork_gives_other_numbers() -> None:
    dice = seeded("fork")
    child = dice.fork()
    assert {child.word() for _ in range(100)}.isdisjoint({dice.word() for _ in range(100)})


def test_words_have_32_bits() -> None:
    dice = Dice(2**32 - 1, 2**32 - 1, 2**32 - 1, 2**32 - 1)
    assert all(0 <= dice.word() < 2**32 for _ in range(1000))
