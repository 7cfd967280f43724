"""`bretwalda games`: which games there are and how they can be set up."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bretwalda.engine.game import Game
from bretwalda.engine.registry import catalogue
from bretwalda.engine.schema import Setting

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
        say("games-id"),
        say("games-title"),
        say("games-players"),
        say("games-settings"),
        box=SIMPLE_HEAD,
        pad_edge=False,
    )
    for game in catalogue().values():
        others = [setting for setting in game.schema.settings if setting.name != "players"]
        table.add_row(
            game.id,
            texts(game).say("title"),
            ", ".join(map(str, game.players())),
            " ".join(map(_spelled, others)),
        )
    console().print(table)


def _spelled(setting: Setting) -> str:
    """A setting with all its values, the usual one first."""
    values = [setting.default, *(value for value in setting.values if value != setting.default)]
    return f"{setting.name}={'|'.join(str(value).lower() for value in values)}"


def _facts(game: Game[Any]) -> dict[str, Any]:
    settings = {o.name: {"values": list(o.values), "default": o.default} for o in game.schema.settings}
    return {"game": game.id, "title": texts(game).say("title"), "rules": game.rules_version, "settings": settings}
