"""`bretwalda play`: a game at this screen, in words."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from bretwalda.engine.game import Game
from bretwalda.engine.journal import commitment
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game

from . import files, seeds
from .completion import games_beginning
from .seats import ME, named_seats, seat_players
from .speech import say
from .table import Table


def play(
    game: Annotated[str | None, typer.Argument(help="help-game", autocompletion=games_beginning)] = None,
    *,
    seats: Annotated[str | None, typer.Option("--seats", metavar="me,normal", help="help-seats")] = None,
    settings: Annotated[str | None, typer.Option("--settings", metavar="NAME=VALUE,…", help="help-settings")] = None,
    seed: Annotated[str | None, typer.Option("--seed", help="help-seed")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="help-save")] = None,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="help-load")] = None,
) -> None:
    """Play a game."""
    match = _new(game, seats, settings, seed) if load is None else _load(load, game, settings, seed)
    players = seat_players(seats or _usual_seats(int(match.state.seats)), match.game, match.seed)
    if len(players) != match.state.seats:
        raise Refusal("refused-seats-number", {"seats": str(len(players)), "players": str(match.state.seats)})
    say("play-commitment", commitment=commitment(match.seed))
    Table(match, players, save).play()


def _new(game: str | None, seats: str | None, settings: str | None, seed: str | None) -> Match:
    """A new game; the number of seats is the number of players unless the settings say otherwise."""
    if game is None:
        raise Refusal("refused-usage-missing", {"name": "GAME"})
    chosen = named_game(game)
    named = "" if seats is None else _players(chosen, seats)
    settled = chosen.schema.parse(named + (settings or ""))
    return Match(chosen, settled, seeds.draw() if seed is None else seeds.checked(seed))


def _players(chosen: Game[Any], seats: str) -> str:
    """The setting that a list of seats stands for; unknown players are refused before their number is."""
    number = len(named_seats(seats))
    return f"players={number}," if any(setting.name == "players" for setting in chosen.schema.settings) else ""


def _load(path: Path, game: str | None, settings: str | None, seed: str | None) -> Match:
    """A saved game; it has settled its settings and seed itself."""
    if settings is not None or seed is not None:
        raise Refusal("refused-settled", {"file": str(path)})
    journal = files.read_journal(path)
    return Match.replay(named_game(game or journal.game), journal)


def _usual_seats(number: int) -> str:
    return ",".join([ME] + ["normal"] * (number - 1))
