"""Sets of small numbers, as the bits of one."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


def size(members: i64) -> i64:
    """How many members a set has.

    >>> int(size(0b1011))
    3
    """
    n: i64 = 0
    while members > 0:
        members &= members - 1
        n += 1
    return n


def choices(first: i64, members: i64) -> vec[i64]:
    """A set as choices, ascending: the first of them stands for the member 0.

    >>> list(choices(20, 0b1011))
    [20, 21, 23]
    """
    return add_choices(vec[i64](capacity=size(members)), first, members)


def add_choices(out: vec[i64], first: i64, members: i64) -> vec[i64]:
    """Other choices and, behind them, those of a set; as with `append`, only what is given back counts."""
    choice = first
    while members > 0:
        if members & 1:
            out = append(out, choice)
        members >>= 1
        choice += 1
    return out
