"""Sets of small numbers, as the bits of one."""

from __future__ import annotations

from mypy_extensions import i64


def size(members: i64) -> i64:
    """How many members a set has.

    >>> int(size(0b1011))
    3
    """
    n = members - ((members >> 1) & 0x5555555555555555)
    n = (n & 0x3333333333333333) + ((n >> 2) & 0x3333333333333333)
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0F
    n = n + (n >> 8)
    n = n + (n >> 16)
    return (n + (n >> 32)) & 0x7F
