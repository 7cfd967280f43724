"""Objectives as free expressions over places: `most of iceni or 3 of {cities north, n06_n11}` (docs/facts.md).

An expression is brought into alternatives of parts that must all be true; a part is a set of places of which a kingdom
occupies at least, or at most, that many. The rules ask nothing else (`scoring.condition_met`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import product
from typing import Any, NamedTuple

MOST_WAYS = 16  # alternatives
MOST_PARTS = 16  # of an alternative
AMOUNTS = ("any", "most", "all", "none")
SORTS = ("cities", "roads")
_SIGN = re.compile(r"\s*([A-Za-z0-9_]+|[(){},])")


class Wrong(Exception):
    """What cannot be read in an expression."""


class Atom(NamedTuple):
    """So many of some places; `names` as they are written, `cities north` being one of them."""

    amount: str  # one of AMOUNTS, or a number
    names: tuple[str, ...]


class Joined(NamedTuple):
    word: str  # `and`, `or`, `not`
    parts: tuple[Expression, ...]


Expression = Atom | Joined


class Part(NamedTuple):
    """A set of places, and how many of them a kingdom must occupy at least and at most."""

    places: frozenset[str]
    least: int
    most: int


Way = tuple[Part, ...]


def read(text: str) -> Expression:
    """What an expression says; `and` binds more closely than `or`.

    >>> read("most of iceni or 2 of {n06, cities north}")  # doctest: +NORMALIZE_WHITESPACE
    Joined(word='or', parts=(Atom(amount='most', names=('iceni',)), Atom(amount='2', names=('n06', 'cities north'))))
    """
    reader = _Reader(text)
    out = reader.either()
    if reader.here:
        raise Wrong(reader.here)
    return out


class _Reader:
    def __init__(self, text: str) -> None:
        self.signs: list[str] = []
        at = 0
        while text[at:].strip():
            found = _SIGN.match(text, at)
            if found is None:
                raise Wrong(text[at:].strip()[:1])
            self.signs.append(found[1])
            at = found.end()
        self.at = 0

    @property
    def here(self) -> str:
        return self.signs[self.at] if self.at < len(self.signs) else ""

    def take(self, wanted: str = "") -> str:
        sign = self.here
        if not sign or (wanted and sign != wanted):
            raise Wrong(sign or wanted or "…")
        self.at += 1
        return sign

    def either(self) -> Expression:
        parts = [self.together()]
        while self.here == "or":
            self.take()
            parts.append(self.together())
        return parts[0] if len(parts) == 1 else Joined("or", tuple(parts))

    def together(self) -> Expression:
        parts = [self.one()]
        while self.here == "and":
            self.take()
            parts.append(self.one())
        return parts[0] if len(parts) == 1 else Joined("and", tuple(parts))

    def one(self) -> Expression:
        if self.here == "not":
            self.take()
            return Joined("not", (self.one(),))
        if self.here == "(":
            self.take()
            inner = self.either()
            self.take(")")
            return inner
        amount = "any"
        if (self.here in AMOUNTS or self.here.isdecimal()) and self.signs[self.at + 1 : self.at + 2] == ["of"]:
            amount = self.take()
            self.take("of")
        return Atom(amount, tuple(self.names()))

    def names(self) -> list[str]:
        if self.here == "{":
            self.take()
            out = [self.name()]
            while self.here == ",":
                self.take()
                out.append(self.name())
            self.take("}")
            return out
        return [self.name()]

    def name(self) -> str:
        sign = self.take()
        if not sign[0].isalnum():
            raise Wrong(sign)
        return f"{sign} {self.take()}" if sign in SORTS else sign


# --- What it is about -----------------------------------------------------------------------------


def places_of(facts: Mapping[str, Any], name: str) -> frozenset[str]:
    """The places that a name stands for: a place, a region, a link, a zone, or the cities or roads of one of them."""
    sort, _, inner = name.rpartition(" ")
    places: list[dict[str, Any]] = facts["place"]
    zones = {row["id"]: row["zone"] for row in facts["region"]}
    links = {row["id"]: row["places"] for row in facts["link"]}
    if inner in links:
        found = [row for row in places if row["id"] in links[inner]]
    else:
        found = [row for row in places if inner in (row["id"], row["region"], zones[row["region"]])]
    kind = {"cities": "city", "roads": "road"}.get(sort)
    out = frozenset(row["id"] for row in found if kind is None or row["kind"] == kind)
    if not out:
        raise Wrong(name)
    return out


def all_places(facts: Mapping[str, Any], expression: Expression) -> frozenset[str]:
    """Every place that an expression is about."""
    if isinstance(expression, Atom):
        return frozenset().union(*(places_of(facts, name) for name in expression.names))
    return frozenset().union(*(all_places(facts, part) for part in expression.parts))


# --- Alternatives ---------------------------------------------------------------------------------


def ways(facts: Mapping[str, Any], expression: Expression, denied: bool = False) -> list[Way]:
    """The alternatives of an expression; it is true when all parts of one of them are."""
    if isinstance(expression, Atom):
        return [(_part(facts, expression, denied),)]
    if expression.word == "not":
        return ways(facts, expression.parts[0], not denied)
    each = [ways(facts, part, denied) for part in expression.parts]
    if (expression.word == "or") != denied:
        out = [way for alternatives in each for way in alternatives]
    else:
        out = [tuple(part for way in chosen for part in way) for chosen in product(*each)]
    if len(out) > MOST_WAYS or any(len(way) > MOST_PARTS for way in out):
        raise Wrong(expression.word)
    return out


def _part(facts: Mapping[str, Any], atom: Atom, denied: bool) -> Part:
    places = all_places(facts, atom)
    number = len(places)
    if atom.amount == "none":
        return _part(facts, Atom("any", atom.names), not denied)
    least = {"any": 1, "most": number // 2 + 1, "all": number}.get(atom.amount)
    least = int(atom.amount) if least is None else least
    if not 0 < least <= number:
        raise Wrong(atom.amount)
    return Part(places, 0, least - 1) if denied else Part(places, least, number)
