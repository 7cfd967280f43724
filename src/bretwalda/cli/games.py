"""`bretwalda games`: which games there are and how they can be set up."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bretwalda.engine.game import Game
from bretwalda.engine.registry import catalogue
from bretwalda.engine.schema import Option

from .speech import answer, console, texts


def games(as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False) -> None:
    """List the games."""
    if as_json:
        answer({"games": [_facts(game) for game in catalogue().values()]})
        return
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    say = texts().say
    table = Table(
        say("games-id"), say("games-title"), say("games-players"), say("games-options"), box=SIMPLE_HEAD, pad_edge=False
    )
    for game in catalogue().values():
        others = [option for option in game.schema.options if option.name != "players"]
        table.add_row(
            game.id,
            texts(game).say("title"),
            ", ".join(map(str, game.players())),
            " ".join(map(_spelled, others)),
        )
    console().print(table)


def _spelled(option: Option) -> str:
    """An option with all its values, the usual one first."""
    values = [option.default, *(value for value in option.values if value != option.default)]
    return f"{option.name}={'|'.join(str(value).lower() for value in values)}"


def _facts(game: Game[Any]) -> dict[str, Any]:
    options = {o.name: {"values": list(o.values), "default": o.default} for o in game.schema.options}
    return {"game": game.id, "title": texts(game).say("title"), "rules": game.rules_version, "options": options}
