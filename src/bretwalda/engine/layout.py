"""What each number of an observation means: named blocks, one after the other, each cell with words of its own."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import NamedTuple

SEATS_FROM_OWN = ("own seat", "next seat", "2nd after", "3rd after", "4th after", "5th after")
YES = ("",)  # the axis of a single number


class Block(NamedTuple):
    """Numbers of one kind.

    Attributes:
        name: what they are.
        start: where the first one is.
        axes: the words of each axis; the last one runs fastest.
    """

    name: str
    start: int
    axes: tuple[tuple[str, ...], ...]

    @property
    def size(self) -> int:
        """How many there are."""
        return prod(len(axis) for axis in self.axes)

    def words(self, index: int) -> str:
        """What a number of an observation means that is one of these."""
        place = list(product(*self.axes))[index - self.start]
        return ": ".join([self.name, *(word for word in place if word)])


class Layout:
    """The blocks of a game's observations; `Game.layout` has it, and `Game.explain` reads it.

    >>> layout = Layout()
    >>> layout.block("followers", ["essex", "wales"], ["welsh", "english"]), layout.block("passes")
    (0, 4)
    >>> layout.size, layout.explain(2), layout.explain(4)
    (5, 'followers: wales: welsh', 'passes')
    """

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def block(self, name: str, *axes: Sequence[str]) -> int:
        """Add a block; where its first number is."""
        added = Block(name, self.size, tuple(tuple(axis) for axis in axes) or (YES,))
        self.blocks.append(added)
        self.size += added.size
        return added.start

    def explain(self, index: int) -> str:
        """What a number means."""
        if not 0 <= index < self.size:
            raise IndexError(f"an observation has {self.size} numbers")
        return next(block.words(index) for block in reversed(self.blocks) if block.start <= index)


def numbered(count: int, first: int = 0) -> list[str]:
    """The words of an axis of numbers.

    >>> numbered(3, 1)
    ['1', '2', '3']
    """
    return [str(first + k) for k in range(count)]
