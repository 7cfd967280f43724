"""Something said to people, before it has a language: a key and arguments with their kinds."""

from __future__ import annotations

from typing import NamedTuple


class Arg(NamedTuple):
    """An argument of a message: `kind` says what the number counts or names.

    Attributes:
        name: what the sentence calls it.
        kind: `number`, `seat`, or a kind of thing that the game has words for.
        value: the number.
        parts: what the number is made of, where the rules keep several in one (`Game.packed`).
    """

    name: str
    kind: str
    value: int
    parts: tuple[int, ...] = ()


class Message(NamedTuple):
    """A message key with its arguments; the text files of each language hold the sentence.

    `Texts.message` says it in one of them.

    Attributes:
        key: the id of the message.
        args: its arguments, in order.
    """

    key: str
    args: tuple[Arg, ...] = ()
