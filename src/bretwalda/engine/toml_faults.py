"""What is wrong with a file that is no TOML, for people who read no Python: a line, and the key of a reason."""

from __future__ import annotations

import re
import tomllib
from typing import Any, NamedTuple

# How `tomllib` begins what it says, and what we say.
REASONS = (
    ("Invalid statement", "toml-statement"),
    ("Invalid initial character for a key part", "toml-key"),
    ("Expected newline or end of document", "toml-rest"),
    ("Expected '='", "toml-equals"),
    ("Expected", "toml-unclosed"),
    ("Unclosed", "toml-unclosed"),
    ("Unterminated", "toml-unclosed"),
    ("Cannot", "toml-twice"),
    ("Duplicate", "toml-twice"),
    ("Found invalid character", "toml-character"),
    ("Illegal character '\\n'", "toml-unclosed"),
    ("Illegal character", "toml-character"),
    ("Unescaped", "toml-backslash"),
    ("Invalid hex value", "toml-backslash"),
    ("Escaped character", "toml-backslash"),
    ("Invalid date", "toml-value"),
    ("Invalid value", "toml-value"),
)
DEEPEST = 40  # lists and tables inside each other; those of facts go five deep
_AT_LINE = re.compile(r"\(at line (\d+),")
_LONG_NUMBER = re.compile(r"(?<![\w.])[+-]?\d(?:_?\d){300}")  # no number of facts is a tenth as long


class Fault(NamedTuple):
    line: int
    why: str


def read(written: bytes) -> dict[str, Any] | Fault:
    """What a file says, or what is wrong with it.

    >>> read(b"hand = 3")
    {'hand': 3}
    >>> read(b"[setup]\\nhand 3")
    Fault(line=2, why='toml-equals')
    >>> read(b"one = 1\\ntwo = \\xff")
    Fault(line=2, why='toml-letters')
    """
    try:
        text = decoded(written)
    except UnicodeDecodeError as error:
        return Fault(written.count(b"\n", 0, error.start) + 1, "toml-letters")
    if number := _LONG_NUMBER.search(text):
        return Fault(text.count("\n", 0, number.start()) + 1, "toml-value")
    try:
        facts = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        said = str(error)
        line = _AT_LINE.search(said)
        why = next((why for begins, why in REASONS if said.startswith(begins)), "toml-else")
        return Fault(int(line[1]) if line else text.rstrip().count("\n") + 1, why)
    except RecursionError:
        return Fault(_deepest_line(text), "toml-deep")
    return Fault(_deepest_line(text), "toml-deep") if _too_deep(facts) else facts


def decoded(written: bytes) -> str:
    """The text of a file; some editors put a mark before its first letter, or end lines in two characters."""
    return written.decode("utf-8-sig").replace("\r\n", "\n")


def _too_deep(facts: dict[str, Any]) -> bool:
    """Whether whatever walks through facts might run out of stack."""
    level: list[Any] = [facts]
    for _ in range(DEEPEST):
        level = [inner for each in level for inner in (each.values() if isinstance(each, dict) else each)]
        level = [each for each in level if isinstance(each, (dict, list))]
    return bool(level)


def _deepest_line(text: str) -> int:
    """Where the longest row of brackets stands."""
    rows = max(re.finditer(r"[\[{][\[{\s]*", text), key=lambda row: row.end() - row.start(), default=None)
    return text.count("\n", 0, rows.start()) + 1 if rows else 1
