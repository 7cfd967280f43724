"""`bretwalda verify`: whether a saved game was played by the rules, with the seed that was promised."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from bretwalda.engine.journal import Journal
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game

from . import files
from .speech import answer, sentence, texts
from .words import verdict

TICK = "✓"


def verify(
    file: Annotated[Path, typer.Argument(help="help-file")],
    commitment: Annotated[str | None, typer.Option("--commitment", metavar="HEX", help="help-commitment")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Check a saved game."""
    if not as_json:
        _check(file, commitment, _tick)
        return
    try:
        match = _check(file, commitment, _silence)
    except Refusal as refusal:
        answer({"valid": False, "refused": refusal.key, "why": sentence(refusal)})
        raise
    answer(
        {"valid": True, "game": match.game.id, "decisions": len(match.decisions), "result": match.result()}
        | {"practice": match.journal().practice}
    )


def _check(file: Path, promised: str | None, tick: Callable[..., None]) -> Match:
    """Check after check, each with its tick; the first that fails is refused."""
    journal = files.read_journal(file)
    tick("verify-seal")
    tick("verify-commitment", commitment=journal.commitment)
    if promised is not None:
        _keep_promise(journal, promised)
        tick("verify-promise")
    match = Match.replay(game(journal.game), journal)
    tick("verify-moves", number=len(journal.moves))
    if journal.practice:
        tick("verify-practice")
    if not match.over:
        tick("verify-unfinished")
    elif journal.result is None:
        raise Refusal("refused-journal-result")
    else:
        tick("verify-result", verdict=verdict(journal.result, texts(match.game)))
    return match


def _keep_promise(journal: Journal, promised: str) -> None:
    """The commitment in the file is its seed's; it must also be the one shown when the game began."""
    if promised.strip().lower() != journal.commitment:
        raise Refusal("refused-commitment", {"promised": promised})


def _tick(key: str, **args: str | int) -> None:
    print(TICK, texts().say(key, **args))


def _silence(key: str, **args: str | int) -> None:
    """No ticks: whoever asks for JSON reads JSON alone."""
