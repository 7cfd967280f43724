"""`--lang` anywhere on the command line: known before anything is said, even about the command line itself."""

from __future__ import annotations

FLAG = "--lang"


def taken_from(arguments: list[str]) -> tuple[str | None, list[str]]:
    """The language asked for, and the arguments without it.

    >>> taken_from(["games", "--lang", "fr", "--json"])
    ('fr', ['games', '--json'])
    >>> taken_from(["--lang=en", "games"])
    ('en', ['games'])
    """
    wanted: str | None = None
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == FLAG:
            wanted = next(words, "")
        elif word.startswith(f"{FLAG}="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    return wanted, rest
