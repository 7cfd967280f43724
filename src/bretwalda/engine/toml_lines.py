"""On which line of a TOML file something stands: `tomllib` reads a file, and forgets where it found what."""

from __future__ import annotations

import re
from functools import lru_cache

Way = tuple[str | int, ...]  # keys of tables and numbers of items, from the outside inwards

_BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*'""")
_TEXT = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'{3}.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'',
    re.DOTALL,
)
_PLAIN = re.compile(r"[^\s,\]}#]+(?: \d[^\s,\]}#]*)?")  # a number, a truth value, a date with its time


@lru_cache(maxsize=4)
def lines(text: str) -> dict[Way, int]:
    """The line of every key, table and item of a file that `tomllib` can read.

    >>> found = lines('[setup]\\nhand = 3\\nrow = [\\n  { id = "a" }, # one\\n  { id = "b" },\\n]\\n')
    >>> found["setup", "hand"], found["setup", "row", 1], found["setup", "row", 1, "id"]
    (2, 5, 5)
    >>> lines('[[card]]\\nid = "spy"\\n[[card]]\\nid = "plot"\\n')["card", 1, "id"]
    4
    """
    scan = _Scan(text)
    scan.file()
    return scan.found


class _Scan:
    """A walk through a file, from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.found: dict[Way, int] = {}
        self._counts: dict[Way, int] = {}  # how many tables each array of tables has so far
        self._line, self._counted = 1, 0

    def file(self) -> None:
        table: Way = ()
        self._skip(_BLANK)
        while self.at < len(self.text):
            if self.text.startswith("[[", self.at):
                table = self._header(2)
                self._note(table)
                self._counts[table] = self._counts.get(table, -1) + 1
                table = (*table, self._counts[table])
                self._note(table)
            elif self.text[self.at] == "[":
                table = self._header(1)
                self._note(table)
            else:
                self._pair(table)
            self._skip(_BLANK)

    def _header(self, brackets: int) -> Way:
        """`[a.b]` or `[[a.b]]`; a table inside an array of tables belongs to the latest of these."""
        self.at += brackets
        keys = self._keys()
        self.at += brackets
        path: Way = ()
        for number, key in enumerate(keys):
            path = (*path, key)
            self._note(path)
            if path in self._counts and (brackets == 1 or number < len(keys) - 1):
                path = (*path, self._counts[path])
        return path

    def _pair(self, table: Way) -> None:
        place = table
        for key in self._keys():
            place = (*place, key)
            self._note(place)
        self.at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(place)

    def _keys(self) -> list[str]:
        """The parts of a dotted key, with the space around them."""
        keys = []
        while True:
            self._skip(_SPACE)
            keys.append(self._take(_KEY).strip("\"'"))
            self._skip(_SPACE)
            if self.text[self.at : self.at + 1] != ".":
                return keys
            self.at += 1

    def _value(self, place: Way) -> None:
        self._note(place)
        first = self.text[self.at]
        if first == "[":
            self._inside(place, "]")
        elif first == "{":
            self._inside(place, "}")
        else:
            self._take(_TEXT if first in "\"'" else _PLAIN)

    def _inside(self, place: Way, end: str) -> None:
        """The items of a list, or the pairs of a table on one line."""
        self.at += 1
        number = 0
        self._skip(_BLANK)
        while self.text[self.at] != end:
            if end == "]":
                self._value((*place, number))
            else:
                self._pair(place)
            number += 1
            self._skip(_BLANK)
            if self.text[self.at] == ",":
                self.at += 1
                self._skip(_BLANK)
        self.at += 1

    def _skip(self, pattern: re.Pattern[str]) -> None:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None, "not a file that tomllib reads"
        self.at = found.end()
        return found[0]

    def _note(self, place: Way) -> None:
        self._line += self.text.count("\n", self._counted, self.at)
        self._counted = self.at
        self.found.setdefault(place, self._line)
