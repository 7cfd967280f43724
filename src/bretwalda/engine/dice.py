"""Chance: a small seeded stream of numbers that is the same on every machine."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final[i64] = 0xFFFFFFFF  # every step stays inside 32-bit words, so plain and compiled agree
WARM_UP: Final[i64] = 16


@final
@mypyc_attr(acyclic=True)
class Dice:
    """Chance as a stream of numbers, the same on every machine: `seeded` begins one.

    It is the sfc32 generator: 128 bits of state, equal in plain and compiled Python.

    >>> dice = seeded("hastings")
    >>> [int(dice.below(6)) + 1 for _k in range(5)]
    [2, 2, 3, 4, 6]
    >>> dice.clone().below(100) == dice.below(100)
    True
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + out) & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (no modulo bias); n is less than 2 ** 31."""
        product = self.word() * n
        if (product & WORD) < n:
            reject_below = (WORD + 1 - n) % n
            while (product & WORD) < reject_below:
                product = self.word() * n
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items into a random order, in place."""
        for left in range(i64(len(items)), 1, -1):
            k = self.below(left)
            last = items[left - 1]
            items[left - 1] = items[k]
            items[k] = last

    def clone(self) -> Dice:
        """An independent stream that will give the same numbers."""
        return Dice(self.a, self.b, self.c, self.counter)

    def fork(self) -> Dice:
        """A new stream that depends on this one but says nothing about what this one gives next."""
        child = Dice(self.word(), self.word(), self.word(), 1)
        child.skip(WARM_UP)
        return child

    def skip(self, words: i64) -> None:
        """Throw away some numbers, so that similar seeds part ways."""
        for _k in range(words):
            self.word()


def seeded(seed: str) -> Dice:
    """The stream of a seed; any text is a seed.

    >>> seeded("hastings").word() == seeded("hastings").word() != seeded("stamford").word()
    True
    """
    digest = sha256(seed.encode()).digest()
    dice = Dice(
        int.from_bytes(digest[0:4], "little"),
        int.from_bytes(digest[4:8], "little"),
        int.from_bytes(digest[8:12], "little"),
        int.from_bytes(digest[12:16], "little"),
    )
    dice.skip(WARM_UP)
    return dice
