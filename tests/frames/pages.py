"""What the pages around the tables ask for."""

from __future__ import annotations

import json

from bretwalda.games.barbarian_kingdoms import GAME as KINGDOMS

from .stage import Stage, frame


@frame("pages/nowhere")
def nowhere(stage: Stage) -> None:
    """A table that there is not."""
    answer = stage.server.person("Ada").ask("GET", "/api/tables/nowhere")
    stage.requests["GET /api/tables/nowhere"] = answer.json


@frame("pages/refused-table")
def refused_table(stage: Stage) -> None:
    """Rex Britannorum alone with the late choice: there is no such game, and only an older page would ask for it."""
    settings = {"players": 1, "objectives": "late_choice"}
    wish = {"game": "rex_britannorum", "settings": settings, "seats": [{"kind": "me"}], "start": True}
    answer = stage.server.person("Ada").ask("POST", "/api/tables", json.dumps(wish).encode())
    stage.requests["POST /api/tables"] = answer.json


@frame("pages/room")
def room(stage: Stage) -> None:
    """A table of Barbarian Kingdoms before the game begins; Bede comes and sits down."""
    ada = stage.bring(stage.game_until(KINGDOMS, {"players": 3}, lambda s: True))
    ada.begin()
    stage.visit(stage.server.person("Bede"), ada.table).page.do("TakeSeat", seat=1)
    ada.listen()
