"""Rows of numbers: how they are made, and how positions are read back from them."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .dice import Dice

NOTHING: Final[vec[i64]] = vec[i64]()  # what a row is before it is laid out


def filled(length: i64, number: i64) -> vec[i64]:
    """So many times the same number.

    >>> list(filled(3, -1))
    [-1, -1, -1]
    """
    out = vec[i64](capacity=length)
    for _k in range(length):
        out = append(out, number)
    return out


def zeros(length: i64) -> vec[float]:
    """So many times nothing, for sums."""
    out = vec[float](capacity=length)
    for _k in range(length):
        out = append(out, 0.0)
    return out


KEY_BITS: Final[i64] = (1 << 43) - 1  # a key stays small enough to be multiplied without overflow


def mixed(key: i64, number: i64) -> i64:
    """A key with one more number mixed in."""
    return ((key ^ (key >> 20)) * 1_000_003 + number + 7) & KEY_BITS


@final
@mypyc_attr(acyclic=True)
class Reader:
    """Takes the numbers of a dump one after the other."""

    def __init__(self, dump: list[int]) -> None:
        self._dump = dump
        self._at = 0

    def number(self) -> i64:
        out: i64 = self._dump[self._at]
        self._at += 1
        return out

    def flag(self) -> bool:
        return self.number() == 1

    def row(self, length: i64) -> vec[i64]:
        out = vec[i64](capacity=length)
        for _k in range(length):
            out = append(out, self.number())
        return out

    def left(self) -> i64:
        """How many numbers have not been taken."""
        return len(self._dump) - self._at

    def dice(self) -> Dice:
        return Dice(self.number(), self.number(), self.number(), self.number())
