"""Flags that may stand anywhere on the command line: known before anything is said or any game is loaded."""

from __future__ import annotations

LANG = "--lang"
FACTS = "--facts"


def taken_from(arguments: list[str], flag: str) -> tuple[str | None, list[str]]:
    """What follows the flag, and the arguments without both.

    >>> taken_from(["games", "--lang", "fr", "--json"], "--lang")
    ('fr', ['games', '--json'])
    >>> taken_from(["--lang=en", "games"], "--lang")
    ('en', ['games'])
    """
    wanted: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == flag:
            wanted = next(words, "")
        elif word.startswith(f"{flag}="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return wanted, rest
