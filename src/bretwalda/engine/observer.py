"""Observations: what a seat may know of a position, written as small numbers into a row of bytes; and what follows."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from .layout import Layout
from .state import State

HALF: Final[i64] = 128  # what is added to numbers that may be negative or large, before they take two cells
LOW_BITS: Final[i64] = 7
LOW: Final[i64] = 127


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may know of a position; each game has one as `Game.observer`.

    Attributes:
        layout: what each number means.
        size: how many there are, the same in every position.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout: Final[Layout] = layout
        self.size: i64 = layout.size

    @abstractmethod
    def write(self, state: State, seat: i64, out: BytesWriter, at: i64) -> None:
        """Write an observation from a place on, where there are noughts."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Writes comparisons that follow from an observation, which a network would learn only slowly; see `Game.insight`.

    It is given the observation alone, so that nothing is known that the seat may not know.

    Attributes:
        layout: what each number means.
        size: how many there are, the same for every observation.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout: Final[Layout] = layout
        self.size: i64 = layout.size

    @abstractmethod
    def write(self, seen: bytes, at: i64, out: BytesWriter, to: i64) -> None:
        """Write what follows from the observation that begins at a place, where there are noughts."""


def insights(insight: Insight, observations: bytes, width: i64) -> bytes:
    """What follows from observations, a row for each; they are so many numbers wide."""
    rows: i64 = len(observations) // width
    out = BytesWriter()
    out.write(bytes(rows * insight.size))
    for k in range(rows):
        insight.write(observations, k * width, out, k * insight.size)
    return out.getvalue()


def observed(observer: Observer, state: State, seat: i64) -> bytes:
    """One observation, a byte for each number."""
    out = BytesWriter()
    out.write(bytes(observer.size))
    observer.write(state, seat, out, 0)
    return out.getvalue()


def legal_mask(state: State, seat: i64, choices: i64) -> bytes:
    """A byte for each choice of the game: whether it is legal for a seat now."""
    out = BytesWriter()
    out.write(bytes(choices))
    for choice in state.options(seat):
        out[choice] = 1
    return out.getvalue()


def write_bits(out: BytesWriter, at: i64, members: i64) -> None:
    """A one for each member of a set."""
    while members > 0:
        if members & 1:
            out[at] = 1
        members >>= 1
        at += 1


def write_more(out: BytesWriter, at: i64, number: i64) -> None:
    """Add to what is there. `out[at] += number` does the same, but makes Python objects of all three."""
    out[at] = u8(i64(out[at]) + number)


def write_wide(out: BytesWriter, at: i64, number: i64) -> None:
    """A number that may be negative or large in two cells: 128 is added, then the multiples of 128 and the rest."""
    wide = number + HALF
    out[at] = u8(wide >> LOW_BITS)
    out[at + 1] = u8(wide & LOW)


WIDE: Final[list[str]] = ["128 added, in 128s", "128 added, the rest"]  # the axis of such a number
