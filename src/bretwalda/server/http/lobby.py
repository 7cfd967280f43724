"""The doors of /api that lead to games and tables."""

from __future__ import annotations

from starlette.responses import Response

from bretwalda.ai.level import LEVELS
from bretwalda.engine.languages import LANGUAGES, language, written_in
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue, game

from ..live.positions import sentence
from ..messages import (
    Catalogue,
    Companion,
    Companions,
    GameInfo,
    Invitation,
    NewTable,
    Point,
    Points,
    SettingInfo,
    TableInfo,
    TableLine,
    Tables,
    VerbInfo,
)
from ..tables import leaving
from ..tables.going_back import points_of
from .boxes import box_of
from .endpoints import Endpoint, RequestContext
from .limits import Limit

BOOKS = ("rules", "guide")
TEXTS = {f"{language}.ftl" for language in LANGUAGES} | {
    f"{book}.{language}.md" for book in BOOKS for language in LANGUAGES
}


async def games(context: RequestContext) -> Catalogue:
    return Catalogue(
        [
            GameInfo(
                one.id,
                list(one.players()),
                [
                    SettingInfo(setting.name, list(setting.values), setting.default)
                    for setting in one.schema.settings
                    if not setting.from_last_game
                ],
                one.beginners,
                one.open_log,
                one.partners_confer,
                one.verbs.vocabulary,
                {word: VerbInfo(list(verb.kinds), verb.ends_turn) for word, verb in one.verbs.words.items()},
                [book for book in BOOKS if (one.folder / "text" / f"{book}.en.md").exists()],
                list(one.styles),
                [lesson.id for lesson in one.lessons],
                box_of(one).digest,
                one.facts != one.own_facts,
                one.figures,
                {language: words for language, words in one.made.items() if words},
            )
            for one in catalogue().values()
        ],
        list(LEVELS),
        {code: language(code).numbers for code in LANGUAGES},
    )


async def text(context: RequestContext) -> str:
    """A file of a game's texts: the page was built with those of some games only."""
    name: str = context.request.path_params["name"]
    played = game(context.request.path_params["game"])
    book, _, spoken = name.removesuffix(".md").partition(".")
    folder = played.folder / "text"
    path = written_in(folder, spoken, ".md", f"{book}.") if book in BOOKS else written_in(folder, book)
    if name not in TEXTS or not path.exists():
        raise Refusal("refused-no-text", {"name": name})
    return played.book(book, spoken) if book in BOOKS else path.read_text("utf-8")


async def tables(context: RequestContext) -> Tables:
    return await context.services.registry.list_for(context.person)


async def open_table(context: RequestContext) -> TableInfo:
    await context.services.ledger.admit_table(context.person.id, context.address)
    return (await context.services.registry.open(context.person, context.body)).info()


async def table(context: RequestContext) -> TableLine:
    """A table by its id or code: whoever knows one of them is invited."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    context.services.registry.rest(found)
    return found.line(context.person)


async def file(context: RequestContext) -> Response:
    """The journal of a table, for `bretwalda verify`."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    return attachment(await context.services.registry.export(found, context.person), found.record.game)


async def points(context: RequestContext) -> Points:
    """Where somebody alone may go back to."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    found.expect_alone(context.person)
    own = found.seating.of(context.person)
    journal = found.history.match.journal()
    listed = await context.services.replays.run(context.person.id, points_of, journal, own)
    return Points(
        [
            Point(
                point.decisions,
                point.seat,
                None if point.heading is None else sentence(point.heading),
                sentence(point.asked),
            )
            for point in listed
        ]
    )


async def companions(context: RequestContext) -> Companions:
    """With whom somebody has played: they can be invited again."""
    met = await context.services.people.companions(context.person)
    return Companions([Companion(handle, name) for handle, (_, name) in met.items()])


async def invite(context: RequestContext) -> Response:
    """Keep a seat of one's own table for somebody with whom one has played."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    guest = await context.services.people.companion(context.person, context.body.companion)
    await context.services.registry.invite(found, context.person, context.body.seat, guest)
    return Response(status_code=204)


async def give_up(context: RequestContext) -> Response:
    """Leave a game for good."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    await leaving.give_up(found, context.person)
    return Response(status_code=204)


async def close(context: RequestContext) -> Response:
    """Close a table of one's own."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    if await leaving.close(found, context.person):
        context.services.registry.forget(found)
        context.services.forget([found.record.id])
    return Response(status_code=204)


async def shelve(context: RequestContext) -> Response:
    """Put a table out of one's sight."""
    found = await context.services.find(context.request.path_params["table"], context.address)
    await leaving.shelve(found, context.person)
    return Response(status_code=204)


def attachment(data: bytes, name: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="{name}.json"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type="application/json")


DOORS = (
    Endpoint("GET", "/api/games", games, Limit(30, 1.0), for_strangers=True),
    Endpoint("GET", "/api/games/{game}/text/{name}", text, Limit(60, 2.0), for_strangers=True),
    Endpoint("GET", "/api/tables", tables, Limit(30, 1.0)),
    Endpoint("POST", "/api/tables", open_table, Limit(10, 0.1), NewTable),
    Endpoint("GET", "/api/tables/{table}", table, Limit(30, 1.0)),
    Endpoint("GET", "/api/tables/{table}/file", file, Limit(10, 0.5)),
    Endpoint("GET", "/api/tables/{table}/points", points, Limit(10, 0.5)),
    Endpoint("GET", "/api/companions", companions, Limit(20, 0.5)),
    Endpoint("POST", "/api/tables/{table}/invite", invite, Limit(10, 0.1), Invitation),
    Endpoint("POST", "/api/tables/{table}/give-up", give_up, Limit(10, 0.2)),
    Endpoint("POST", "/api/tables/{table}/close", close, Limit(10, 0.2)),
    Endpoint("POST", "/api/tables/{table}/shelve", shelve, Limit(30, 1.0)),
)
