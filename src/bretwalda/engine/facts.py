"""The facts of a game: its own `facts.toml`, or another one put in its place, checked and with a fingerprint."""

from __future__ import annotations

import json
import os
import tomllib
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from .refusal import Refusal

FILE = "facts.toml"
FOLDER_VARIABLE = "BRETWALDA_FACTS"  # in the environment, so that every process of a command reads the same facts
DIGITS = 16  # of a fingerprint

Facts = dict[str, Any]


def use_folder(folder: Path, games: Iterable[str]) -> None:
    """Let games read replacements from this folder: `<game>.toml`, for as many games as wanted.

    To be called before a game is loaded.
    """
    known = sorted(games)
    if not folder.is_dir():
        raise Refusal("refused-facts-folder", {"folder": str(folder)})
    files = sorted(folder.glob("*.toml"))
    strange = next((file for file in files if file.stem not in known), None)
    if strange is not None:
        raise Refusal("refused-facts-game", {"file": str(strange), "known": ", ".join(known)})
    if not files:
        raise Refusal("refused-facts-none", {"folder": str(folder), "known": ", ".join(known)})
    wanted = str(folder.resolve())
    assert not _read.cache_info().currsize or os.environ.get(FOLDER_VARIABLE) == wanted, "a game is loaded already"
    os.environ[FOLDER_VARIABLE] = wanted


def load(folder: Path, check: Callable[[Sheet], None] | None = None) -> Facts:
    """The facts of the game in a folder; a replacement must look like the original and pass the game's own check."""
    path = replacement(folder)
    if path is None:
        return _read(folder / FILE)
    return examine(Sheet(str(path), _read(path)), _read(folder / FILE), check)


def examine(sheet: Sheet, original: Facts, check: Callable[[Sheet], None] | None) -> Facts:
    """Facts that may take the place of the original."""
    sheet.expect_shape_of(original)
    if check is not None:
        check(sheet)
    return sheet.facts


def replacement(folder: Path) -> Path | None:
    """The file that takes the place of a game's own facts, if there is one."""
    replaced = os.environ.get(FOLDER_VARIABLE)
    path = Path(replaced) / f"{folder.name}.toml" if replaced else None
    return path if path is not None and path.exists() else None


def fingerprint(folder: Path) -> str:
    """A short text that tells the facts in use from others; comments and layout make no difference."""
    return _fingerprint(replacement(folder) or folder / FILE)


def own_fingerprint(folder: Path) -> str:
    """The fingerprint of the facts that come with a game."""
    return _fingerprint(folder / FILE)


@cache
def _fingerprint(path: Path) -> str:
    if not path.exists():
        return ""
    return sha256(json.dumps(_read(path), sort_keys=True).encode()).hexdigest()[:DIGITS]


@cache
def _read(path: Path) -> Facts:
    try:
        return tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise Refusal("refused-facts-broken", {"file": str(path), "detail": str(error)}) from None


class Sheet:
    """Facts being checked. Whatever is wrong is refused with the file and the place in it."""

    def __init__(self, file: str, facts: Facts) -> None:
        self.file = file
        self.facts = facts

    # --- The shape ---

    def expect_shape_of(self, original: Facts) -> None:
        """The same keys with the same kinds of values, and as many dimensions; lists may be longer or shorter."""
        self._expect_table("", self.facts, [original])

    def _expect_table(self, place: str, found: Any, originals: Sequence[Facts]) -> None:
        """A table like all of these: a key that all have is needed, one that none has is refused."""
        if not isinstance(found, dict):
            raise Refusal("refused-facts-kind", {"file": self.file, "place": place, "kind": "table"})
        for key in found:
            alike = [original[key] for original in originals if key in original]
            if not alike:
                raise Refusal("refused-facts-unknown-key", {"file": self.file, "place": _joined(place, key)})
            self._expect_value(_joined(place, key), found[key], alike)
        for key in originals[0]:
            if key not in found and all(key in original for original in originals):
                raise Refusal("refused-facts-missing-key", {"file": self.file, "place": _joined(place, key)})

    def _expect_value(self, place: str, found: Any, originals: Sequence[Any]) -> None:
        first = originals[0]
        if isinstance(first, dict):
            self._expect_table(place, found, originals)
        elif type(found) is not type(first):
            raise Refusal("refused-facts-kind", {"file": self.file, "place": place, "kind": type(first).__name__})
        elif isinstance(first, list):
            alike = [item for original in originals for item in original]
            for number, item in enumerate(found if alike else [], 1):
                self._expect_value(_numbered(place, number, item), item, alike)

    # --- What games ask ---

    def ids(self, table: str) -> list[str]:
        """The ids of a list of tables, each one once."""
        ids = [str(row["id"]) for row in self.facts[table]]
        self.expect_once(table, ids)
        return ids

    def expect_number(self, place: str, found: int, expected: int) -> None:
        if found != expected:
            details = {"file": self.file, "place": place, "found": str(found), "expected": str(expected)}
            raise Refusal("refused-facts-number", details)

    def expect_between(self, place: str, found: int, least: int, most: int) -> None:
        if not least <= found <= most:
            details = {"file": self.file, "place": place, "found": str(found), "least": str(least), "most": str(most)}
            raise Refusal("refused-facts-range", details)

    def expect_exactly(self, place: str, found: Sequence[object], expected: Sequence[object]) -> None:
        """These, in this order: the program knows them by name."""
        if list(found) != list(expected):
            details = {"file": self.file, "place": place, "expected": ", ".join(map(str, expected))}
            raise Refusal("refused-facts-exactly", details)

    def expect_known(self, place: str, names: Iterable[str], known: Iterable[str]) -> None:
        """Only names of things that are there."""
        among = set(known)
        for name in names:
            if name not in among:
                raise Refusal("refused-facts-unknown-name", {"file": self.file, "place": place, "name": name})

    def expect_once(self, place: str, names: Sequence[str]) -> None:
        for number, name in enumerate(names):
            if name in names[:number]:
                raise Refusal("refused-facts-twice", {"file": self.file, "place": place, "name": name})

    def expect_reachable(self, place: str, names: Sequence[str], pairs: Iterable[Sequence[str]]) -> None:
        """One can get from each of these to each other one along the pairs."""
        joined = [set(pair) for pair in pairs]
        reached = {names[0]}
        while more := set().union(*(pair for pair in joined if pair & reached)) - reached:
            reached |= more
        for name in names:
            if name not in reached:
                raise Refusal("refused-facts-unreachable", {"file": self.file, "place": place, "name": name})

    def refuse(self, place: str, name: str) -> None:
        """Something that goes against the rules."""
        raise Refusal("refused-facts-against-rules", {"file": self.file, "place": place, "name": name})


def _joined(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _numbered(place: str, number: int, item: Any) -> str:
    """`place n09`, or `place 12` for things without an id."""
    return f"{place} {item['id'] if isinstance(item, dict) and 'id' in item else number}"
