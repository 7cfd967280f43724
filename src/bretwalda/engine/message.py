"""Something said to people, before it has a language: a key and arguments with their kinds."""

from __future__ import annotations

from typing import NamedTuple


class Arg(NamedTuple):
    """An argument of a message: `kind` says what the number counts or names."""

    name: str
    kind: str
    value: int


class Message(NamedTuple):
    """A message key with its arguments; the text files of each language hold the sentence."""

    key: str
    args: tuple[Arg, ...] = ()
