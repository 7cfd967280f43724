"""Whether what people saw has one order in time: a small checker of histories, itself tested on wrong ones.

That each acknowledged decision is in the journal once, and that every position shown is what the journal leads to, the
storm's proof finds out (`proof.py`). What it cannot see is time: somebody who asks how things stand, after
somebody else was told of a decision, must be told of it as well (that is what *linearizable* means of reading), and
nobody sees a game go back.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import inf
from typing import NamedTuple


class Seen(NamedTuple):
    """Somebody was shown a position. What others decide in secret does not change it: it fits several journals."""

    who: str
    least: int  # entries of the journal that it knows of
    most: int  # entries that there may have been
    asked: float  # when it was asked for; -inf = it came by itself
    at: float  # when it was there


class Violation(NamedTuple):
    kind: str  # stale, backwards
    what: str


def violations(history: Iterable[Seen]) -> Iterator[Violation]:
    """What cannot be if there is one game, to which everybody looks."""
    seen = sorted(history, key=lambda each: each.at)
    yield from _backwards(seen)
    yield from _stale(seen)


def _backwards(seen: list[Seen]) -> Iterator[Violation]:
    latest: dict[str, int] = {}
    for each in seen:
        if each.most < latest.get(each.who, 0):
            yield Violation("backwards", f"{each.who} saw {latest[each.who]} entries, then {each.most}")
        latest[each.who] = max(latest.get(each.who, 0), each.least)


def _stale(seen: list[Seen]) -> Iterator[Violation]:
    """What was asked for after somebody had seen more."""
    asked = sorted((each for each in seen if each.asked > -inf), key=lambda each: each.asked)
    known, place = 0, 0
    for each in asked:
        while place < len(seen) and seen[place].at < each.asked:
            known = max(known, seen[place].least)
            place += 1
        if each.most < known:
            yield Violation("stale", f"{each.who} was shown {each.most} entries, when {known} had been seen before")
