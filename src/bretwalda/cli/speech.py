"""What the command line says: in the reader's language, answers on stdout, everything else on stderr."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.text import Texts

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from bretwalda.engine.game import Game

WHOLE_LINE = 1000  # characters
LONGEST_QUOTE = 160  # characters of something given that a refusal repeats, or of what could be given instead

_language: ContextVar[str] = ContextVar("language", default="en")


def speak(language: str) -> None:
    """Settle the language for all that follows."""
    _language.set(language)


def texts(game: Game[Any] | None = None) -> Texts:
    """The reader's texts: the common ones, or those of a game with the common ones."""
    return Texts(_language.get()) if game is None else game.texts(_language.get())


def say(key: str, **args: str | int) -> None:
    """A sentence on stdout."""
    print(texts().say(key, **args))


def answer(data: dict[str, Any]) -> None:
    """The answer to `--json`: one object on one line, the last one."""
    print(json.dumps(data, ensure_ascii=False))


def sentence(refusal: Refusal) -> str:
    """A refusal as a sentence that is safe to print, whatever was refused."""
    return texts().refusal(Refusal(refusal.key, {name: quotable(text) for name, text in refusal.details.items()}))


def complain(refusal: Refusal) -> None:
    """A refusal on stderr."""
    print(sentence(refusal), file=sys.stderr)


def quotable(text: str) -> str:
    r"""Text that came from outside, fit to be shown: no control characters, not too long.

    >>> quotable("a\x1b[31mb\n")
    'a·[31mb·'
    """
    shown = "".join(c if c.isprintable() else "·" for c in text[: LONGEST_QUOTE + 1])
    return shown if len(shown) <= LONGEST_QUOTE else shown[:LONGEST_QUOTE] + "…"


def console() -> Console:
    """Stdout with colours and tables, where the terminal has them."""
    from rich.console import Console

    return Console(highlight=False, markup=False, soft_wrap=True)


def print_table(table: Table) -> None:
    """A table of figures on stdout, not cut to fit a narrow window."""
    screen = console()
    screen.width = WHOLE_LINE
    screen.print(table)


def columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of words as aligned lines.

    >>> columns([("1", "pass"), ("12", "play spy")])
    [' 1  pass', '12  play spy']
    """
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    aligned = [
        [row[0].rjust(widths[0]), *(word.ljust(width) for word, width in zip(row[1:], widths[1:], strict=True))]
        for row in rows
    ]
    return ["  ".join(words).rstrip() for words in aligned]
