"""Save files and pictures on the disk: whatever is wrong with one is refused in a sentence."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from bretwalda.ai.arena.results import read_game
from bretwalda.engine.journal import LARGEST_FILE, Journal, decode
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game

LONGEST_NUMBER = 7  # digits of the number of a game in a tournament


def exists(path: Path) -> bool:
    """Whether something has this name; a name that nothing can have is no error."""
    return os.path.exists(path)


def read_journal(path: Path) -> Journal:
    """A save file, read only when it is a file of a size that makes sense.

    A game of a tournament is named behind its results file: `results.jsonl#12`.
    """
    tournament, mark, number = str(path).rpartition("#")
    if mark and number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER and exists(Path(tournament)):
        return read_game(Path(tournament), int(number))
    try:
        if not exists(path):
            raise Refusal("refused-file-missing", {"file": str(path)})
        if not path.is_file():
            raise Refusal("refused-not-a-file", {"file": str(path)})
        if path.stat().st_size > LARGEST_FILE:
            raise Refusal("refused-file-too-large")
        return decode(path.read_bytes())
    except OSError:
        raise Refusal("refused-file-unreadable", {"file": str(path)}) from None


def read_match(path: Path) -> Match:
    """The game in a save file, played again up to where it stands."""
    journal = read_journal(path)
    return Match.replay(game(journal.game), journal)


def write_journal(path: Path, journal: Journal) -> None:
    """Save a game; another kind of file in its place is not overwritten."""
    if exists(path):
        try:
            read_journal(path)
        except Refusal:
            raise Refusal("refused-file-other", {"file": str(path)}) from None
    write(path, journal.encode())


def write(path: Path, contents: bytes) -> None:
    """Write a file at one stroke: the old one stays until the new one is complete."""
    draft = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        draft.write_bytes(contents)
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise Refusal("refused-file-write", {"file": str(path)}) from None
