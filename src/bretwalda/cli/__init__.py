"""The command line: every command is one file here; this is the door in and the only way out."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from bretwalda.engine.facts import check_environment, use_folder
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import known
from bretwalda.engine.text import reader_language

from . import speech
from .anywhere import FACTS, LANG, taken_from

REFUSED = 2
INTERRUPTED = 130
CUT_OFF = 1


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code: 0, or 2 after a refusal."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        _never_fail_on_a_character(stream)
    try:
        code = _run(list(sys.argv[1:] if arguments is None else arguments))
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except OSError as error:
        # Nobody reads our output any more, or its disk is full: nothing may be left to be flushed at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = CUT_OFF
        if not isinstance(error, BrokenPipeError):
            speech.complain(Refusal("refused-by-system", {"detail": str(error.strerror)}))
            code = REFUSED
    sys.exit(code)


def _run(arguments: list[str]) -> int:
    speech.speak(reader_language())  # an unknown language is refused in a known one
    try:
        wanted, arguments = taken_from(arguments, LANG)
        speech.speak(reader_language(wanted))
        folder, arguments = taken_from(arguments, FACTS)
        if folder is not None:
            _use_facts(folder)
        else:
            check_environment(known())
        from . import app

        return app.run(arguments)
    except Refusal as refusal:
        speech.complain(refusal)
        return REFUSED


def _use_facts(folder: str) -> None:
    """Replace the facts of games before one is loaded (docs/facts.md)."""
    if not folder:
        raise Refusal("refused-usage-value", {"option": FACTS})
    use_folder(Path(folder), known())


def _never_fail_on_a_character(stream: TextIO) -> None:
    """A terminal without accents, or a name that is not text, must not stop us."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
