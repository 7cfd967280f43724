"""Games that are looked at again: one that is over, which the page was not built with, and one that is played."""

from __future__ import annotations

from tests.guest import guest

from bretwalda.games.king_is_dead import GAME as KING
from bretwalda.trials.people import Browser

from .plain import introduce
from .stage import Stage, frame


def look(stage: Stage, browser: Browser, table: str, seat: str | None) -> None:
    """A game through these eyes, or one's own, and all its positions at once: the page's tests ask for some of them."""
    path = f"/api/replays/tables/{table}"
    asked = path if seat is None else f"{path}?seat={seat}"
    replay = stage.requests[f"GET {asked}"] = browser.get(asked)
    last = replay["first"] + len(replay["movers"]) - 1
    positions = f"{path}/frames?seat={replay['viewpoint']}&first={replay['first']}&last={last}"
    stage.requests[f"GET {positions}"] = browser.get(positions)


@frame("replay/over")
def over(stage: Stage) -> None:
    """Ada and Bede have played the game of the example to its end; it is looked at through several eyes."""
    with guest() as game:
        introduce(stage, game)
        match = stage.game_until(game, {}, lambda s: s.actor < 0)
        ada = stage.seated(match, "Ada", "Bede")["Ada"]
        for seat in (None, "2", "0", "all"):
            look(stage, ada.browser, ada.table, seat)


@frame("replay/played")
def played(stage: Stage) -> None:
    """Ada looks back in a game of The King is Dead that Bede has gone on with."""
    match = stage.game_until(KING, {"players": 2}, lambda s: s.actor == 1 and s.struggles > 0 and s.step.name != "turn")
    ada = stage.sit_down(match, seat=0)
    look(stage, ada.browser, ada.table, "1")


@frame("replay/refused")
def refused(stage: Stage) -> None:
    """Somebody asks for a table that there is not."""
    path = "/api/replays/tables/missing"
    stage.requests[f"GET {path}"] = stage.server.person("Ada").ask("GET", path).json
