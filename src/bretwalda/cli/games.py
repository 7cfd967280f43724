"""`bretwalda games`: which games there are and how they can be set up."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from bretwalda.engine.game import Game
from bretwalda.engine.registry import catalogue
from bretwalda.engine.schema import Setting

from .speech import answer, columns, texts


def games(as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False) -> None:
    """List the games."""
    if as_json:
        answer({"games": [_facts(game) for game in catalogue().values()]})
        return
    print("\n\n".join("\n".join(_lines(game)) for game in catalogue().values()))


def _lines(game: Game[Any]) -> list[str]:
    """A game with everything that it can be set up with: never cut, however narrow the window."""
    said = texts(game)
    rows = [("", _spelled(setting), said.say(f"setting-{setting.name}")) for setting in game.schema.settings]
    if not any(setting.name == "players" for setting in game.schema.settings):
        rows.insert(0, ("", f"{game.players()[0]}", texts().say("games-players")))
    return [f"{game.id}  {said.say('title')}", *columns(rows)]


def _spelled(setting: Setting) -> str:
    """A setting with all its values, the usual one first."""
    values = [setting.default, *(value for value in setting.values if value != setting.default)]
    return f"{setting.name}={'|'.join(str(value).lower() for value in values)}"


def _facts(game: Game[Any]) -> dict[str, Any]:
    settings = {o.name: {"values": list(o.values), "default": o.default} for o in game.schema.settings}
    return {"game": game.id, "title": texts(game).say("title"), "rules": game.rules_version, "settings": settings}
