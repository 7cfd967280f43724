"""A notice in words, in the language of whoever gets it: the table's name, its game, and what waits. Nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import Texts

MOST_NAMED = 10  # tables in one notice


@dataclass(frozen=True)
class Told:
    """What is told of one table."""

    table: str  # its id
    name: str
    game: str
    what: str  # `turn`, `soon`, `invited`, `ended`


@dataclass(frozen=True)
class Worded:
    """A notice as it is read."""

    subject: str
    lines: list[str]


def worded(told: Sequence[Told], language: str) -> Worded:
    """One table in a line; several as a number, with a line for each."""
    texts = Texts(language)
    lines = [texts.say(f"told-{one.what}", **named(one, language)) for one in told[:MOST_NAMED]]
    if (more := len(told) - MOST_NAMED) > 0:
        lines.append(texts.say("told-more", number=more))
    subject = lines[0] if len(told) == 1 else texts.say("told-several", number=len(told))
    return Worded(subject, lines)


def named(one: Told, language: str) -> dict[str, str]:
    """A table and its game, as people call them."""
    played = catalogue().get(one.game)
    game = one.game if played is None else played.texts(language).say("title")
    return {"table": one.name or game, "game": game}
