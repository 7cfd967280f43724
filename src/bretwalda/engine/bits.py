"""Sets of small numbers, as the bits of one."""

from __future__ import annotations

from mypy_extensions import i64


def size(members: i64) -> i64:
    """How many members a set has.

    >>> int(size(0b1011))
    3
    """
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n
