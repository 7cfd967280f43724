"""Names, chat and codes: text from people made fit to be shown, and random text made for people."""

from __future__ import annotations

import secrets

LONGEST_NAME = 40  # characters, of people, tables and saves
LONGEST_LINE = 500  # of chat
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
CODE = 6
KEY = 20


def shown(text: str, longest: int) -> str:
    r"""Text without control characters, not too long, no blanks around it.

    >>> shown("  Æthel\x1b[31mflæd\n", 8)
    'Æthel[31'
    """
    return "".join(c if c != "\n" else " " for c in text if c.isprintable() or c == "\n").strip()[:longest].strip()


def table_code() -> str:
    """A short code to find a table by."""
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def personal_key() -> str:
    """A key to carry on from another device: 99 bits in four groups."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(KEY))
    return "-".join(letters[k : k + 5] for k in range(0, KEY, 5))


def typed(text: str) -> str:
    """A code or key as somebody may type it.

    >>> typed(" ABCDE-fgh 23")
    'abcdefgh23'
    """
    return "".join(c for c in text.lower() if c.isalnum())
