"""What the program says no to, as a message key: the reader's language is chosen where it is shown."""

from __future__ import annotations

from collections.abc import Mapping


class Refusal(Exception):
    """A clear no to something a person or a program asked for; nothing has changed.

    `key` is the id of a message and `details` its arguments; `Texts.refusal` makes a sentence of both.

    >>> raise Refusal("refused-over")
    Traceback (most recent call last):
    bretwalda.engine.refusal.Refusal: The game is over. (refused-over)
    """

    def __init__(self, key: str, args: Mapping[str, str] | None = None) -> None:
        self.key = key
        self.details: dict[str, str] = dict(args or {})
        super().__init__(key)

    def __str__(self) -> str:
        """The sentence in English, for whoever programs, and the key with its arguments."""
        from .text import Texts  # which refuses, too

        told = ", ".join([self.key, *(f"{name}={value}" for name, value in self.details.items())])
        texts = Texts("en")
        return f"{texts.refusal(self)} ({told})" if texts.has(self.key) else told

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, dict[str, str]]]:
        return Refusal, (self.key, self.details)
