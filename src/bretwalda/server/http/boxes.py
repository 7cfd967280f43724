"""What a game is played with here: its facts, or those put in their place, its map, and what of them is reconstructed.

The page has none of this in its own build. A box is asked for by its digest, so that a browser may keep it for good: a
page that was opened before the server began to play with other facts is told so, instead of drawing the wrong map.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec
from starlette.responses import Response

from bretwalda.engine import sources
from bretwalda.engine.facts import in_use
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game

from .endpoints import Endpoint, RequestContext
from .limits import Limit
from .page import A_YEAR

DIGITS = 16  # of a digest
MAP = "map.json"


class Box(NamedTuple):
    digest: str
    contents: bytes


class Contents(msgspec.Struct):
    """GET /api/games/<game>/box/<digest>; `GameInfo.box` says the digest."""

    facts: dict[str, Any]  # empty of a game that has none
    map: Any  # as docs/maps.md describes it; none of a game that has none
    reconstructed: list[str]  # places of the facts that no source shows
    partly: list[str]  # places of which sources show only a part


@cache
def _packed(game_id: str) -> Box:
    folder = game(game_id).folder
    file = folder / MAP
    drawn = msgspec.Raw(file.read_bytes()) if file.exists() else None
    contents = msgspec.json.encode(Contents(in_use(folder), drawn, **sources.marks(folder)))
    return Box(sha256(contents).hexdigest()[:DIGITS], contents)


def box_of(played: Game[Any]) -> Box:
    """The box of a game; it stays the same as long as the server runs."""
    return _packed(played.id)


async def box(context: RequestContext) -> Response:
    found = box_of(game(context.request.path_params["game"]))
    if found.digest != context.request.path_params["digest"]:
        raise Refusal("refused-no-box")
    return Response(found.contents, headers={"Cache-Control": A_YEAR}, media_type="application/json")


DOORS = (Endpoint("GET", "/api/games/{game}/box/{digest}", box, Limit(30, 1.0), for_strangers=True),)
