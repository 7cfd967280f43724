"""A game that the page was not built with: all that the page has of it comes from the server."""

from __future__ import annotations

from typing import Any

from tests.guest import guest

from bretwalda import Game
from bretwalda.engine.plain.places import Places
from bretwalda.engine.text import LANGUAGES

from .stage import Stage, frame


def introduce(stage: Stage, game: Game[Any]) -> None:
    """What a page asks of such a game."""
    ada = stage.server.person("Ada")
    names = [name for language in LANGUAGES for name in (f"{language}.ftl", f"rules.{language}.md")]
    for path in ("/api/games", *(f"/api/games/{game.id}/text/{name}" for name in names)):
        stage.requests[f"GET {path}"] = ada.get(path)


@frame("plain/home")
def home(stage: Stage) -> None:
    """Somebody without saves, and one game more than there are pages for."""
    with guest() as game:
        introduce(stage, game)
        stage.requests["GET /api/saves"] = stage.server.person("Ada").get("/api/saves")


@frame("plain/burying")
def burying(stage: Stage) -> None:
    """Ada buries her ring, takes it back, and buries it elsewhere; then Bede does."""
    with guest() as game:
        introduce(stage, game)
        ada = stage.sit_down(stage.game_until(game, {}, lambda s: s.actor == 0 and s.step.name == "burying"))
        ada.decide("bury mull")
        ada.undo()
        ada.decide("bury coll")
        stage.bede.decide("bury rum")
        ada.listen()


def without_ways(stage: Stage, places: Places | None) -> None:
    """The same game, as if it said less about its holms; Ada buries her ring."""
    with guest() as game:
        introduce(stage, game)
        said, game.places = game.places, places
        try:
            stage.sit_down(stage.game_until(game, {}, lambda s: s.actor == 0)).decide("bury mull")
        finally:
            game.places = said


@frame("plain/list")
def as_a_list(stage: Stage) -> None:
    without_ways(stage, Places("holm"))


@frame("plain/nowhere")
def nowhere(stage: Stage) -> None:
    without_ways(stage, None)


@frame("plain/found")
def found(stage: Stage) -> None:
    """Ada rows to where Bede's ring lies."""
    with guest() as game:
        introduce(stage, game)

        def beside_it(s: Any) -> bool:
            return bool(s.step.name == "rowing" and s.actor == 0 and game.verbs.parse("row mull") in s.options(0)) and (
                s.ring[1] == game.verbs.vocabulary["holm"].index("mull")
            )

        stage.sit_down(stage.game_until(game, {}, beside_it)).decide("row mull")
