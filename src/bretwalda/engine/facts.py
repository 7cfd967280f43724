"""The facts of a game: its own `facts.toml`, or another one put in its place, checked and with a fingerprint."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from .facts_schema import Kind, Schema, entry, knows
from .refusal import Refusal
from .toml_faults import Fault, decoded, read
from .toml_lines import Way, lines

FILE = "facts.toml"
FOLDER_VARIABLE = "BRETWALDA_FACTS"  # in the environment, so that every process of a command reads the same facts
DIGITS = 16  # of a fingerprint

Facts = dict[str, Any]
Check = Callable[["Sheet"], None]


def use_folder(folder: Path, games: Iterable[str]) -> None:
    """Let games read replacements from this folder: `<game>.toml`, for as many games as wanted.

    To be called before a game is loaded.
    """
    folder_files(folder, games)
    wanted = str(folder.resolve())
    assert not _read.cache_info().currsize or os.environ.get(FOLDER_VARIABLE) == wanted, "a game is loaded already"
    os.environ[FOLDER_VARIABLE] = wanted


def check_environment(games: Iterable[str]) -> None:
    """The folder that the environment names is refused as that of `use_folder` would be."""
    folder = _folder_in_environment()
    if folder is not None:
        folder_files(folder, games)


def _folder_in_environment() -> Path | None:
    named = os.environ.get(FOLDER_VARIABLE)
    if not named:
        return None
    if not Path(named).is_dir():  # passed over, nobody would notice that the game's own facts are in use
        raise Refusal("refused-facts-variable", {"variable": FOLDER_VARIABLE, "folder": named})
    return Path(named)


def folder_files(folder: Path, games: Iterable[str]) -> list[Path]:
    """The files of a folder of replacements, each called like a game."""
    known = sorted(games)
    if not folder.is_dir():
        raise Refusal("refused-facts-folder", {"folder": str(folder)})
    files = sorted(folder.glob("*.toml"))
    strange = next((file for file in files if file.stem not in known), None)
    if strange is not None:
        raise Refusal("refused-facts-game", {"file": str(strange), "known": ", ".join(known)})
    if not files:
        raise Refusal("refused-facts-none", {"folder": str(folder), "known": ", ".join(known)})
    return files


def load(folder: Path, check: Check | None = None, schema: Schema | None = None) -> Facts:
    """The facts of the game in a folder; a replacement must look like the original and pass the game's own check."""
    if check is not None or schema is not None:
        _examined[folder.name] = Examination(folder, check, schema or {})
    path = replacement(folder)
    if path is None:
        return _read(folder / FILE)
    return examine(Sheet(str(path), _read(path), text_of(path)), _read(folder / FILE), check, schema)


class Examination(NamedTuple):
    """What the facts of a game must pass."""

    folder: Path
    check: Check | None
    schema: Schema


_examined: dict[str, Examination] = {}  # by game, once it is loaded


def examination(game: str) -> Examination | None:
    """What the facts of a game that is loaded must pass; None if it has no facts."""
    return _examined.get(game)


def problems_of(path: Path, game: str) -> list[Refusal]:
    """All that is wrong with a file of facts, as far as can be said at once."""
    wanted = _examined[game]
    try:
        sheet = Sheet(str(path), _read(path), text_of(path))
    except Refusal as refusal:
        return [refusal]
    return list(problems(sheet, _read(wanted.folder / FILE), wanted.check, wanted.schema))


def examine(sheet: Sheet, original: Facts, check: Check | None, schema: Schema | None = None) -> Facts:
    """Facts that may take the place of the original."""
    for refusal in problems(sheet, original, check, schema or {}):
        raise refusal
    return sheet.facts


def problems(sheet: Sheet, original: Facts, check: Check | None, schema: Schema) -> Iterator[Refusal]:
    """What is wrong with each value; if nothing is, the first thing wrong with them all together."""
    alone = False
    for refusal in sheet.problems_alone(original, schema):
        alone = True
        yield refusal
    if not alone:
        yield from problems_together(sheet, check)


def problems_together(sheet: Sheet, check: Check | None) -> Iterator[Refusal]:
    """The first thing wrong with values each of which is right alone."""
    if check is not None:
        try:
            check(sheet)
        except Refusal as refusal:
            yield refusal


def own(folder: Path) -> Facts:
    """The facts that come with a game; nothing if it has none."""
    return _read(folder / FILE) if (folder / FILE).exists() else {}


def in_use(folder: Path) -> Facts:
    """The facts that a game is played with, checked or not; nothing of a game that has none."""
    path = replacement(folder) or folder / FILE
    return _read(path) if path.exists() else {}


def replacement(folder: Path) -> Path | None:
    """The file that takes the place of a game's own facts, if there is one."""
    replaced = _folder_in_environment()
    path = replaced / f"{folder.name}.toml" if replaced is not None else None
    return path if path is not None and path.exists() else None


def fingerprint(folder: Path) -> str:
    """A short text that tells the facts in use from others; comments and layout make no difference."""
    return fingerprint_of(replacement(folder) or folder / FILE)


def own_fingerprint(folder: Path) -> str:
    """The fingerprint of the facts that come with a game."""
    return fingerprint_of(folder / FILE)


@cache
def fingerprint_of(path: Path) -> str:
    """The fingerprint of a file of facts; none if it is not there."""
    if not path.exists():
        return ""
    return sha256(json.dumps(_read(path), sort_keys=True).encode()).hexdigest()[:DIGITS]


@cache
def _read(path: Path) -> Facts:
    try:
        found = read(path.read_bytes())
    except OSError:
        raise Refusal("refused-facts-unreadable", {"file": str(path)}) from None
    if isinstance(found, Fault):
        raise Refusal("refused-facts-toml", {"file": str(path), "line": str(found.line), "why": found.why})
    return found


@cache
def text_of(path: Path) -> str:
    """A file of facts as it was written."""
    return decoded(path.read_bytes())


class Sheet:
    """Facts being checked. Whatever is wrong is refused, naming the file, the line and the place."""

    def __init__(self, file: str, facts: Facts, text: str = "") -> None:
        self.file = file
        self.facts = facts
        self.text = text
        self._known: dict[tuple[str, ...], set[str]] = {}  # what names in the schema stand for

    # --- Each value alone ---

    def problems_alone(self, original: Facts, schema: Schema, only: str | None = None) -> Iterator[Refusal]:
        """Keys as in the original or in the schema, kinds as in the original, values within the schema's bounds.

        `only` names a table: whoever knows that the others are sound need not look at them.
        """
        if only is None:
            yield from self._table_problems("", "", self.facts, [original], schema)
        else:
            found, like = (
                {key: table for key, table in each.items() if key == only} for each in (self.facts, original)
            )
            yield from self._table_problems("", "", found, [like], schema)

    def _table_problems(
        self, place: str, pattern: str, found: Any, originals: Sequence[Facts], schema: Schema
    ) -> Iterator[Refusal]:
        """A table like all of these: a key that all have is needed, one that nobody knows is refused."""
        if not isinstance(found, dict):
            yield Refusal(
                "refused-facts-kind", {"file": self.file, "line": self.at_line(place), "place": place, "kind": "table"}
            )
            return
        for key, value in found.items():
            inner, named = _joined(place, key), _joined(pattern, key)
            alike = [original[key] for original in originals if key in original]
            if alike or knows(schema, named):
                yield from self._value_problems(inner, named, value, alike, schema)
            else:
                yield Refusal(
                    "refused-facts-unknown-key", {"file": self.file, "line": self.at_line(inner), "place": inner}
                )
        for key in originals[0] if originals else ():
            if key not in found and all(key in original for original in originals):
                yield Refusal(
                    "refused-facts-missing-key",
                    {"file": self.file, "line": self.at_line(_joined(place, key)), "place": _joined(place, key)},
                )

    def _value_problems(
        self, place: str, pattern: str, found: Any, originals: Sequence[Any], schema: Schema, item: bool = False
    ) -> Iterator[Refusal]:
        wanted = entry(schema, pattern)
        tables = isinstance(originals[0], dict) if originals else wanted is None
        if not originals and wanted is not None and wanted.type is dict:
            yield from self._rows_problems(place, pattern, found, wanted, schema)
        elif not originals and wanted is not None and isinstance(found, list) == (item or not wanted.listed):
            kind = wanted.type.__name__ if item or not wanted.listed else "list"
            yield Refusal(
                "refused-facts-kind", {"file": self.file, "line": self.at_line(place), "place": place, "kind": kind}
            )
        elif tables and (not originals or not isinstance(found, list)):
            yield from self._table_problems(place, pattern, found, originals, schema)
        elif originals and type(found) is not type(originals[0]):
            yield Refusal(
                "refused-facts-kind",
                {"file": self.file, "line": self.at_line(place), "place": place, "kind": _kind_of(originals[0])},
            )
        elif isinstance(found, list):
            yield from self._list_problems(place, pattern, found, originals, schema)
        elif wanted is not None:
            yield from self._leaf_problems(place, found, wanted)

    def _rows_problems(self, place: str, pattern: str, found: Any, wanted: Kind, schema: Schema) -> Iterator[Refusal]:
        """A list of tables that the original does not have: the schema says which keys each of them needs."""
        if not isinstance(found, list):
            line = self.at_line(place)
            yield Refusal("refused-facts-kind", {"file": self.file, "line": line, "place": place, "kind": "list"})
            return
        least, most = wanted.items
        if not least <= len(found) <= most:
            yield self._wrong_length(place, len(found), wanted)
        for number, item in enumerate(found, 1):
            inner = f"{place} {number}"
            if isinstance(item, dict):
                for key in wanted.names:
                    if key not in item:
                        missing = _joined(inner, key)
                        line = self.at_line(missing)
                        yield Refusal("refused-facts-missing-key", {"file": self.file, "line": line, "place": missing})
            yield from self._table_problems(inner, pattern, item, [], schema)

    def _wrong_length(self, place: str, found: int, wanted: Kind) -> Refusal:
        least, most = wanted.items
        return Refusal(
            "refused-facts-length",
            {
                "file": self.file,
                "line": self.at_line(place),
                "place": place,
                "found": str(found),
                "least": str(least),
                "most": str(most),
            },
        )

    def _list_problems(
        self, place: str, pattern: str, found: list[Any], originals: Sequence[Any], schema: Schema
    ) -> Iterator[Refusal]:
        wanted = entry(schema, pattern)
        if wanted is not None and not any(isinstance(item, list) for item in found):
            least, most = wanted.items
            if not least <= len(found) <= most:
                yield self._wrong_length(place, len(found), wanted)
        alike = [item for original in originals for item in original]
        ids = [item["id"] for item in found if isinstance(item, dict) and isinstance(item.get("id"), str)]
        for which in sorted({each for each in ids if ids.count(each) > 1}):
            yield Refusal(
                "refused-facts-twice",
                {"file": self.file, "line": self.at_line(place, which), "place": place, "name": which},
            )
        for number, item in enumerate(found, 1):
            yield from self._value_problems(_numbered(place, number, item), pattern, item, alike, schema, True)

    def _leaf_problems(self, place: str, found: Any, wanted: Kind) -> Iterator[Refusal]:
        if type(found) is not wanted.type:
            yield Refusal(
                "refused-facts-kind",
                {"file": self.file, "line": self.at_line(place), "place": place, "kind": wanted.type.__name__},
            )
            return
        try:
            self._expect_leaf(place, found, wanted)
        except Refusal as refusal:
            yield refusal

    def _expect_leaf(self, place: str, found: Any, wanted: Kind) -> None:
        """A number within its bounds, a name among those that are there, or a line of text."""
        if wanted.type is int and wanted.least == wanted.most:
            self.expect_number(place, found, wanted.least)
        elif wanted.type is int:
            self.expect_between(place, found, wanted.least, wanted.most)
        elif wanted.names:
            self.expect_known(place, [found], self._among(wanted.names))
        elif wanted.type is str and not (wanted.least <= len(found) <= wanted.most and _is_line(found)):
            line, most = self.at_line(place), str(wanted.most)
            raise Refusal("refused-facts-text", {"file": self.file, "line": line, "place": place, "most": most})

    def _among(self, names: tuple[str, ...]) -> set[str]:
        """Names, with the ids of a table where one stands for them."""
        if names not in self._known:
            self._known[names] = self._named(names)
        return self._known[names]

    def _named(self, names: tuple[str, ...]) -> set[str]:
        out: set[str] = set()
        for each in names:
            rows = self.facts.get(each[1:]) if each.startswith("@") else None
            if rows is None:
                out.add(each)
            elif isinstance(rows, dict):
                out |= set(rows)
            elif isinstance(rows, list):
                out |= {str(row.get("id")) for row in rows if isinstance(row, dict)}
        return out

    # --- Where something stands ---

    def at_line(self, place: str, mentioned: str | None = None) -> str:
        """The number of that line, as text."""
        return str(self.line(place, mentioned))

    def line(self, place: str, mentioned: str | None = None) -> int:
        """The line of a place such as `card spy.forms 2`, or of what is mentioned there; 1 if it is nowhere.

        What a place says behind a bracket, a comma or an arithmetic sign is for people.
        """
        if not self.text:
            return 1
        path: Way = ()
        here: Any = self.facts
        for part in re.split(r" [(×+]|, ", place)[0].split("."):
            key, _, which = part.partition(" ")
            if not isinstance(here, dict) or key not in here:
                break
            path, here = (*path, key), here[key]
            for each in which.split():
                if isinstance(here, list) and (number := _number_in(here, each)) is not None:
                    path, here = (*path, number), here[number]
        known = lines(self.text)
        return known.get((*path, *(_way_to(here, mentioned) if mentioned else ())), known.get(path, 1))

    # --- What games ask ---

    def ids(self, table: str) -> list[str]:
        """The ids of a list of tables, no id twice."""
        ids = [str(row["id"]) for row in self.facts[table]]
        self.expect_once(table, ids)
        return ids

    def expect_number(self, place: str, found: int, expected: int) -> None:
        if found != expected:
            raise Refusal(
                "refused-facts-number",
                {
                    "file": self.file,
                    "line": self.at_line(place),
                    "place": place,
                    "found": str(found),
                    "expected": str(expected),
                },
            )

    def expect_between(self, place: str, found: int, least: int, most: int) -> None:
        if not least <= found <= most:
            raise Refusal(
                "refused-facts-range",
                {
                    "file": self.file,
                    "line": self.at_line(place),
                    "place": place,
                    "found": str(found),
                    "least": str(least),
                    "most": str(most),
                },
            )

    def expect_exactly(self, place: str, found: Sequence[object], expected: Sequence[object]) -> None:
        """These, in this order: the program knows them by name."""
        if list(found) != list(expected):
            said, line = ", ".join(map(str, expected)), self.at_line(place)
            raise Refusal("refused-facts-exactly", {"file": self.file, "line": line, "place": place, "expected": said})

    def expect_known(self, place: str, names: Iterable[str], known: Iterable[str]) -> None:
        """Only names of things that are there."""
        among = set(known)
        for name in names:
            if name not in among:
                raise Refusal(
                    "refused-facts-unknown-name",
                    {"file": self.file, "line": self.at_line(place, name), "place": place, "name": name},
                )

    def expect_once(self, place: str, names: Sequence[str]) -> None:
        for number, name in enumerate(names):
            if name in names[:number]:
                raise Refusal(
                    "refused-facts-twice",
                    {"file": self.file, "line": self.at_line(place, name), "place": place, "name": name},
                )

    def expect_reachable(self, place: str, names: Sequence[str], pairs: Iterable[Sequence[str]]) -> None:
        """Each of these can be reached from every other along the pairs."""
        joined = [set(pair) for pair in pairs]
        reached = {names[0]}
        while more := set().union(*(pair for pair in joined if pair & reached)) - reached:
            reached |= more
        for name in names:
            if name not in reached:
                raise Refusal(
                    "refused-facts-unreachable",
                    {"file": self.file, "line": self.at_line(place, name), "place": place, "name": name},
                )

    def refuse(self, place: str, name: str) -> None:
        """Something that goes against the rules."""
        raise Refusal(
            "refused-facts-against-rules",
            {"file": self.file, "line": self.at_line(place, name), "place": place, "name": name},
        )


def _is_line(words: str) -> bool:
    """Words to be read in one line; French puts spaces that do not break before its punctuation."""
    return words.replace("\u00a0", " ").replace("\u202f", " ").isprintable()


def _joined(place: str, key: str) -> str:
    return f"{place}.{key}" if place else key


def _numbered(place: str, number: int, item: Any) -> str:
    """`place n09`, or `place 12` for things without an id."""
    return f"{place} {item['id'] if isinstance(item, dict) and 'id' in item else number}"


def _number_in(rows: list[Any], which: str) -> int | None:
    """The row with an id, or the one with a number, counted from 1."""
    for number, row in enumerate(rows):
        if isinstance(row, dict) and row.get("id") == which:
            return number
    return int(which) - 1 if which.isdecimal() and 0 < int(which) <= len(rows) else None


def _way_to(value: Any, mentioned: str) -> Way:
    """Where something is mentioned inside a value: the last place, for that is the one too many."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, each in reversed(list(inner)):
        if each == mentioned:
            return (key,)
        if way := _way_to(each, mentioned):
            return (key, *way)
    return ()


def _kind_of(value: Any) -> str:
    return "table" if isinstance(value, dict) else type(value).__name__
