"""`bretwalda replay`: a saved game told from its first decision to where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from bretwalda.engine.chronicle import Event
from bretwalda.engine.match import Decision, Match
from bretwalda.engine.refusal import Refusal

from . import files, words
from .speech import answer, texts


class Entry(NamedTuple):
    """A decision that stands, and what came of it."""

    number: int
    decision: Decision
    events: list[Event]


def replay(
    file: Annotated[Path, typer.Argument(help="help-file")],
    first: Annotated[int, typer.Option("--from", min=1, metavar="N", help="help-from")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Tell a saved game."""
    match = files.read_match(file)
    most = len(match.decisions)
    if first > max(most, 1):
        raise Refusal("refused-decision-number", {"number": str(first), "most": str(most)})
    if as_json:
        _answer(match, first)
    else:
        _tell(match, first)


def entries(match: Match, first: int) -> Iterator[Entry]:
    """The decisions from a number on; what happened at the set-up is told with the first.

    A save file holds the seed and with it every secret: all is told, whoever was meant to read it.
    """
    told = 0
    for number, (decision, again) in enumerate(zip(match.decisions, match.retold(), strict=True), 1):
        if number >= first:
            yield Entry(number, decision, again.events[told:])
        told = len(again.events)


def _tell(match: Match, first: int) -> None:
    said = texts(match.game)
    print(words.heading(match.settings, said))
    for entry in entries(match, first):
        notation = match.game.verbs.notation(entry.decision.choice)
        decided = said.say("said", player=said.seat(entry.decision.seat), words=notation)
        print(f"{entry.number:4}. {decided}")
        for line in words.chronicle(match.game, entry.events, said):
            print(f"      {line}")
    print()
    print(words.position(match.game, match.state, None, said))


def _answer(match: Match, first: int) -> None:
    said = texts(match.game)
    decisions = [
        {
            "number": entry.number,
            "seat": entry.decision.seat + 1,
            "choice": match.game.verbs.notation(entry.decision.choice),
            "lines": words.chronicle(match.game, entry.events, said),
        }
        for entry in entries(match, first)
    ]
    answer(
        {
            "game": match.game.id,
            "settings": match.settings,
            "seed": match.seed,
            "decisions": decisions,
            "result": match.result(),
        }
    )
