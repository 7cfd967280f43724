"""The doors of /api that lead to games and tables."""

from __future__ import annotations

from starlette.responses import Response

from bretwalda.ai.level import LEVELS
from bretwalda.engine.facts import Facts, load
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue, game
from bretwalda.engine.text import LANGUAGES

from .doors import Door, Visit
from .limits import Limit
from .messages import Catalogue, GameInfo, NewTable, OptionInfo, TableInfo, TableLine, Tables, VerbInfo

BOOKS = ("rules", "guide")
TEXTS = {f"{language}.ftl" for language in LANGUAGES} | {
    f"{book}.{language}.md" for book in BOOKS for language in LANGUAGES
}


async def games(visit: Visit) -> Catalogue:
    return Catalogue(
        [
            GameInfo(
                one.id,
                list(one.players()),
                [OptionInfo(option.name, list(option.values), option.default) for option in one.schema.options],
                one.open_log,
                one.verbs.vocabulary,
                {word: VerbInfo(list(verb.kinds), verb.ends_turn) for word, verb in one.verbs.words.items()},
                [book for book in BOOKS if (one.folder / "text" / f"{book}.en.md").exists()],
            )
            for one in catalogue().values()
        ],
        list(LEVELS),
    )


async def facts(visit: Visit) -> Facts:
    """The facts that a game is played with here: its own, or those that were put in their place."""
    return load(game(visit.request.path_params["game"]).folder)


async def text(visit: Visit) -> str:
    """A file of a game's texts: the page was built with those of some games only."""
    name: str = visit.request.path_params["name"]
    path = game(visit.request.path_params["game"]).folder / "text" / name
    if name not in TEXTS or not path.exists():
        raise Refusal("refused-no-text", {"name": name})
    return path.read_text("utf-8")


async def tables(visit: Visit) -> Tables:
    return await visit.house.hall.lists(visit.person)


async def open_table(visit: Visit) -> TableInfo:
    await visit.house.ledger.new_table(visit.person.id, visit.address)
    return (await visit.house.hall.open(visit.person, visit.body)).info()


async def table(visit: Visit) -> TableLine:
    """A table by its id or code: whoever knows one of them is invited."""
    found = await visit.house.find(visit.request.path_params["table"], visit.address)
    visit.house.hall.rest(found)
    return found.line(visit.person)


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
    Door("GET", "/api/games/{game}/text/{name}", text, Limit(60, 2.0), for_strangers=True),
    Door("GET", "/api/tables", tables, Limit(30, 1.0)),
    Door("POST", "/api/tables", open_table, Limit(10, 0.1), NewTable),
    Door("GET", "/api/tables/{table}", table, Limit(30, 1.0)),
    Door("GET", "/api/tables/{table}/file", file, Limit(10, 0.5)),
)
