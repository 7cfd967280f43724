"""`bretwalda replay`: a saved game told from its first decision to where it stands, through anybody's eyes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from bretwalda.engine.chronicle import Event
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import DECISION, EVERYTHING, MOVE, Retelling, Viewpoint, story_of, viewpoint_of
from bretwalda.engine.state import NOBODY

from . import files, words
from .speech import answer, texts


class Entry(NamedTuple):
    """A stop on the way through a game, and what happened since the one before."""

    step: int
    seat: int | None  # who decided; None = perhaps several
    choice: str | None  # what was decided, if the viewpoint knows it
    events: list[Event]


def replay(
    file: Annotated[Path, typer.Argument(help="help-file")],
    first: Annotated[int, typer.Option("--from", min=1, metavar="N", help="help-from")] = 1,
    seat: Annotated[str, typer.Option("--seat", metavar="N|all", help="help-viewpoint")] = "all",
    by: Annotated[str, typer.Option("--by", metavar="STOP", help="help-by")] = DECISION,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
) -> None:
    """Tell a saved game."""
    told = Retelling(story_of(files.read_match(file)))
    viewpoint = viewpoint_of(seat, told.seats)
    most = len(told.path(viewpoint)) - 1
    if first > max(most, 1):
        raise Refusal("refused-decision-number", {"number": str(first), "most": str(most)})
    found = [entry for entry in entries(told, viewpoint, by) if entry.step >= first]
    (_answer if as_json else _tell)(told, viewpoint, found)


def entries(told: Retelling, viewpoint: Viewpoint, by: str) -> Iterator[Entry]:
    """The stops after the beginning; what happened at the set-up is told with the first.

    A save file holds the seed and with it every secret: all is told to whoever does not choose other eyes.
    """
    path, heard = told.path(viewpoint), 0
    for step in told.stops(viewpoint, by):
        if step > 0:
            moment = path[step]
            mine = viewpoint == EVERYTHING or moment.seat == viewpoint.seat
            choice = told.choice(moment) if by == DECISION and mine else None
            yield Entry(
                step,
                moment.seat if by in (DECISION, MOVE) else None,
                choice,
                told.events(viewpoint, heard, moment.events),
            )
            heard = moment.events


def _tell(told: Retelling, viewpoint: Viewpoint, found: list[Entry]) -> None:
    said = texts(told.game)
    print(words.heading(told.story.settings, said))
    for entry in found:
        who = "" if entry.seat is None else said.seat(entry.seat)
        decided = who if entry.choice is None else said.say("said", player=who, words=entry.choice)
        print(f"{entry.step:4}. {decided}".rstrip())
        for line in words.chronicle(told.game, entry.events, said):
            print(f"      {line}")
    print()
    print(words.position(told.game, told.state(told.moments[-1]), viewpoint.seat, said))


def _answer(told: Retelling, viewpoint: Viewpoint, found: list[Entry]) -> None:
    said, last = texts(told.game), told.state(told.moments[-1])
    decisions = [
        {
            "number": entry.step,
            "seat": None if entry.seat is None else entry.seat + 1,
            "choice": entry.choice,
            "lines": words.chronicle(told.game, entry.events, said),
        }
        for entry in found
    ]
    answer(
        {
            "game": told.game.id,
            "settings": told.story.settings,
            "seed": told.story.seed if viewpoint == EVERYTHING else None,
            "decisions": decisions,
            "result": last.result() if last.actor == NOBODY else None,
        }
    )
