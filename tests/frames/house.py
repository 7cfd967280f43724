"""What every page asks first: who am I here, and which games are there?"""

from __future__ import annotations

from .stage import Stage, frame


@frame("house")
def house(stage: Stage) -> None:
    ada = stage.server.person("Ada")
    for path in ("/api/me", "/api/games"):
        stage.requests[f"GET {path}"] = ada.get(path)
