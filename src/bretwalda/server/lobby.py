"""The doors of /api that lead to games and tables."""

from __future__ import annotations

from starlette.responses import Response

from bretwalda.ai.level import LEVELS
from bretwalda.engine.facts import Facts, load
from bretwalda.engine.registry import catalogue, game

from .doors import Door, Visit
from .limits import Limit
from .messages import Catalogue, GameInfo, NewTable, OptionInfo, TableInfo, TableLine, Tables


async def games(visit: Visit) -> Catalogue:
    return Catalogue(
        [
            GameInfo(
                one.id,
                [OptionInfo(option.name, list(option.values), option.default) for option in one.schema.options],
                one.open_log,
                one.verbs.vocabulary,
            )
            for one in catalogue().values()
        ],
        list(LEVELS),
    )


async def facts(visit: Visit) -> Facts:
    """The facts that a game is played with here: its own, or those that were put in their place."""
    return load(game(visit.request.path_params["game"]).folder)


async def tables(visit: Visit) -> Tables:
    return await visit.house.hall.lists(visit.person)


async def open_table(visit: Visit) -> TableInfo:
    await visit.house.ledger.new_table(visit.person.id, visit.address)
    return (await visit.house.hall.open(visit.person, visit.body)).info()


async def table(visit: Visit) -> TableLine:
    """A table by its id or code: whoever knows one of them is invited."""
    return (await visit.house.find(visit.request.path_params["table"], visit.address)).line(visit.person)


async def file(visit: Visit) -> Response:
    """The journal of a table, for `bretwalda verify`."""
    found = await visit.house.find(visit.request.path_params["table"], visit.address)
    return attachment(await visit.house.hall.file(found, visit.person), found.record.game)


def attachment(data: bytes, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type="application/json")


DOORS = (
    Door("GET", "/api/games", games, Limit(30, 1.0), for_strangers=True),
    Door("GET", "/api/games/{game}/facts", facts, Limit(30, 1.0), for_strangers=True),
    Door("GET", "/api/tables", tables, Limit(30, 1.0)),
    Door("POST", "/api/tables", open_table, Limit(10, 0.1), NewTable),
    Door("GET", "/api/tables/{table}", table, Limit(30, 1.0)),
    Door("GET", "/api/tables/{table}/file", file, Limit(10, 0.5)),
)
