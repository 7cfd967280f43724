"""`bretwalda show`: one position as text and as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.engine.retelling import Retelling, Viewpoint, story_of
from bretwalda.engine.schema import Settings
from bretwalda.engine.state import NOBODY, State

from . import files, seeds, words
from .completion import games_beginning
from .speech import say, texts


class Moment(NamedTuple):
    """A position and how it was reached."""

    game: Game[Any]
    settings: Settings
    decisions: int
    state: State


def show(
    what: Annotated[str, typer.Argument(metavar="FILE|GAME", help="help-file-or-game", autocompletion=games_beginning)],
    *,
    seed: Annotated[str | None, typer.Option("--seed", help="help-seed")] = None,
    steps: Annotated[int | None, typer.Option("--step", "--steps", min=0, metavar="N", help="help-steps")] = None,
    settings: Annotated[str | None, typer.Option("--settings", metavar="NAME=VALUE,…", help="help-settings")] = None,
    seat: Annotated[int | None, typer.Option("--seat", min=1, metavar="N", help="help-seat")] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="help-svg")] = None,
) -> None:
    """Show a position."""
    viewer = None if seat is None else seat - 1
    if what in catalogue():
        moment = _play_random(catalogue()[what], settings or "", seeds.checked(seed or ""), steps or 0)
    else:
        moment = _load_saved(Path(what), steps, viewer, settled=seed is not None or settings is not None)
    if seat is not None and seat > moment.state.seats:
        raise Refusal("refused-no-seat", {"seat": str(seat)})
    said = texts(moment.game)
    print(words.heading(moment.settings, said))
    say("show-decisions", number=moment.decisions)
    print(words.position(moment.game, moment.state, viewer, said))
    if svg is not None:
        files.write(svg, moment.game.picture(moment.game.view(moment.state, viewer), said).encode())
        say("show-svg", file=str(svg))


def _play_random(game: Game[Any], words: str, seed: str, steps: int) -> Moment:
    """A game played at random for that many decisions, or to its end."""
    settings = game.schema.parse(words)
    dice = seeded(seed)
    state = game.start(settings, dice.fork())
    taken = 0
    while taken < steps and state.actor != NOBODY:
        choices = state.options(state.actor)
        state.take(state.actor, choices[dice.below(len(choices))])
        taken += 1
    return Moment(game, settings, taken, state)


def _load_saved(path: Path, steps: int | None, viewer: int | None, settled: bool) -> Moment:
    """A saved game at one of the moments that the viewer knew, counted as on the page; or as it stands."""
    if not files.exists(path):
        raise Refusal("refused-no-game-or-file", {"name": str(path), "known": ", ".join(catalogue())})
    if settled:
        raise Refusal("refused-settled", {"file": str(path)})
    match = files.read_match(path)
    told = Retelling(story_of(match))
    known = told.path(Viewpoint(viewer))
    number = len(known) - 1 if steps is None else steps
    if number >= len(known):
        raise Refusal("refused-decision-number", {"number": str(number), "most": str(len(known) - 1)})
    return Moment(match.game, match.settings, number, told.state(known[number]))
