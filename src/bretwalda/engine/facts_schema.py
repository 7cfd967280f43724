"""What each number, name and text of a game's facts may be: bounds that hold for a value whatever the others are.

A schema has an entry for every leaf of the facts, named by its keys (`hold.scale.points`); lists are looked through,
and `*` stands for any key of a table. What two values must keep to together is the game's own check (`facts_check.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from .languages import LANGUAGES

LONGEST_LIST = 500
LONGEST_TEXT = 400


class Kind(NamedTuple):
    """What a value may be. For a list: each item of it, and how many there are."""

    type: type
    least: int = 0
    most: int = 0
    names: tuple[str, ...] = ()  # `@table` stands for the ids of that table
    items: tuple[int, int] = (0, LONGEST_LIST)

    @property
    def listed(self) -> bool:
        """Whether it says how many there may be: then it is a list, where no original shows what it is."""
        return self.items != (0, LONGEST_LIST)


Schema = Mapping[str, Kind]
Count = tuple[int, int] | int | None


def number(least: int, most: int, count: Count = None) -> Kind:
    """A whole number within bounds."""
    return Kind(int, least, most, items=_counted(count))


def fixed(value: int, count: Count = None) -> Kind:
    """A number that the program counts on."""
    return number(value, value, count)


def name(*names: str, count: Count = None) -> Kind:
    """One of these; `@table` stands for the ids of a table."""
    return Kind(str, names=names, items=_counted(count))


def text(most: int = 60, count: Count = None) -> Kind:
    """Words to be read, in one line."""
    return Kind(str, 1, most, items=_counted(count))


def flag() -> Kind:
    return Kind(bool)


def words() -> Schema:
    """Names in place of ours, in each language: `words.en.zone-roma`, or of a form `words.en."zone-roma:in"`."""
    return {f"words.{language}.*": text(LONGEST_TEXT) for language in LANGUAGES}


def rows(least: int, most: int, *needed: str) -> Kind:
    """A list of tables, for their number; with the keys that each needs where the original has no such list."""
    return Kind(dict, names=needed, items=(least, most))


def _counted(count: Count) -> tuple[int, int]:
    if count is None:
        return (0, LONGEST_LIST)
    return (count, count) if isinstance(count, int) else count


def entry(schema: Schema, pattern: str) -> Kind | None:
    """What the schema says about a place, if anything."""
    return schema.get(pattern) or schema.get(f"{pattern.rpartition('.')[0]}.*")


def knows(schema: Schema, pattern: str) -> bool:
    """Whether the schema speaks of a place, or of something inside."""
    return entry(schema, pattern) is not None or any(key.startswith(f"{pattern}.") for key in schema)


def patterns(facts: Mapping[str, Any], pattern: str = "") -> Iterator[str]:
    """The names of all leaves of facts, as a schema has them, some of them more than once."""
    for key, value in facts.items():
        yield from _leaves(f"{pattern}.{key}" if pattern else key, value)


def _leaves(pattern: str, value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        yield from patterns(value, pattern)
    elif isinstance(value, list):
        for item in value:
            yield from _leaves(pattern, item)
    else:
        yield pattern
