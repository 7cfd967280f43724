"""The doors of /api to games that are looked at again: moments, positions, pictures, texts, and games that go on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from starlette.responses import Response

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import Viewpoint, viewpoint_of
from bretwalda.engine.text import reader_language

from ..messages import TableInfo
from ..replay.drawing import map_alone, png
from ..replay.film import film, picture, shared
from ..replay.forks import fork
from ..replay.messages import Fork, Frames, Preview, Replay
from ..replay.moments import Look, frames, look, replay
from ..replay.previews import preview, public_texts
from ..replay.sources import Source, find_save_source, find_shared_source, find_table_source, known_by
from ..replay.story import named, story
from .endpoints import Endpoint, RequestContext
from .limits import Limit

FOR_STRANGERS = {"tables": find_table_source, "shared": find_shared_source}  # what a link alone shows
LONGEST_NUMBER = 5  # digits of a step
NOT_KEPT = {"Cache-Control": "no-store"}
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # a picture that is opened runs nothing

T = TypeVar("T")


async def open_replay(context: RequestContext) -> Replay:
    return await work(context, replay, await look_at(context))


async def positions(context: RequestContext) -> Frames:
    seen = await look_at(context)
    return await work(context, frames, seen, number(context, "first"), number(context, "last"))


async def go_on(context: RequestContext) -> TableInfo:
    """A table of one's own from a moment of a game."""
    source = await find_source(context)
    seen = look(source, viewpoint_of(context.body.viewpoint, source.told.seats))
    played = await work(context, fork, seen, context.body.step)
    assert seen.viewpoint.seat is not None
    await context.services.ledger.admit_table(context.person.id, context.address)
    registry = context.services.registry
    opened = await registry.fork(context.person, source.name, played, seen.viewpoint.seat, context.body.level)
    return opened.info()


async def as_text(context: RequestContext) -> Response:
    """The story of a game as a file."""
    seen = await look_at(context)
    text = await work(context, story, seen, language(context))
    headers = {"Content-Disposition": f'attachment; filename="{seen.source.told.game.id}.txt"'}
    return Response(text, headers=headers | NOT_KEPT, media_type="text/plain; charset=utf-8")


async def as_film(context: RequestContext) -> Response:
    """The map of a game as a moving picture."""
    seen = await look_at(context)
    texts = named(seen.source.told.game, language(context), seen.source.seats)
    data = await work(context, film, seen, texts)
    kept_as = {"Content-Disposition": f'attachment; filename="{seen.source.told.game.id}.svg"'}
    headers = {"Content-Security-Policy": PICTURE_POLICY} | NOT_KEPT | kept_as
    return Response(data, headers=headers, media_type="image/svg+xml")


async def as_picture(context: RequestContext) -> Response:
    """A moment of a game as whoever looks on sees it, with what happened last beside the map; `only=map`: without."""
    seen, step = await previewed(context)
    texts = public_texts(seen, language(context))
    bare = context.request.query_params.get("only") == "map"

    def draw() -> bytes:
        return png(map_alone(picture(seen, step, texts)) if bare else shared(seen, step, texts))

    data = await work(context, draw)
    return Response(data, headers=NOT_KEPT, media_type="image/png")


async def in_words(context: RequestContext) -> Preview:
    """The same in words."""
    seen, step = await previewed(context)
    asked = number(context, "step") if "seat" in context.request.query_params else step
    return await work(context, preview, seen, step, asked, language(context))


async def previewed(context: RequestContext) -> tuple[Look, int]:
    """The game and the step of a link's preview, which nobody known asks for; whoever is known may read who plays."""
    if context.known is None and context.services.people.closed:
        raise Refusal("refused-password")
    find = FOR_STRANGERS.get(context.request.path_params["kind"])
    if find is None:
        raise Refusal("refused-no-table")
    source = await find(context.services, context.request.path_params["id"], context.address, None)
    seen = look(source._replace(public=source.public or context.known is not None), Viewpoint())
    return seen, min(max(pictured(context, seen), seen.memory.step), len(seen.path) - 1)


def pictured(context: RequestContext, seen: Look) -> int:
    """The step of a picture. Each pair of eyes counts its own: those of the link count where they tell no secret."""
    step, eyes = number(context, "step"), context.request.query_params.get("seat")
    same = None if eyes is None else seen.same(viewpoint_of(eyes, seen.source.told.seats), step)
    return step if same is None else same


async def work(context: RequestContext, what: Callable[..., T], *args: Any) -> T:
    """Do something beside the event loop, in the queue of whoever asks."""
    return await context.services.replays.run(known_by(context.known, context.address), what, *args)


async def look_at(context: RequestContext) -> Look:
    """The game that a request names, through the eyes that it names."""
    source = await find_source(context)
    wanted = context.request.query_params.get("seat")
    return look(source, None if wanted is None else viewpoint_of(wanted, source.told.seats))


async def find_source(context: RequestContext) -> Source:
    kind, name = context.request.path_params["kind"], context.request.path_params["id"]
    if kind == "tables":
        return await find_table_source(context.services, name, context.address, context.person)
    if kind == "saves":
        return await find_save_source(context.services, name, context.person)
    if kind == "shared":
        return await find_shared_source(context.services, name, context.address, context.person)
    raise Refusal("refused-no-table")


def number(context: RequestContext, name: str) -> int:
    """A number of the query."""
    word = context.request.query_params.get(name, "")
    if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER):
        raise Refusal("refused-message")
    return int(word)


def language(context: RequestContext) -> str:
    return reader_language(context.request.query_params.get("language", "en"))


def door(path: str, enter: Callable[[RequestContext], Awaitable[Any]], limit: Limit) -> Endpoint:
    return Endpoint("GET", "/api/replays/{kind}/{id}" + path, enter, limit)


PREVIEW = Endpoint("GET", "/api/replays/{kind}/{id}/preview", in_words, Limit(20, 0.5), for_strangers=True)
DOORS = (
    PREVIEW,
    Endpoint("GET", "/api/replays/{kind}/{id}/picture", as_picture, Limit(20, 0.5), for_strangers=True),
    door("", open_replay, Limit(20, 1.0)),
    door("/frames", positions, Limit(60, 10.0)),
    door("/story", as_text, Limit(5, 0.2)),
    door("/film", as_film, Limit(3, 0.03)),
    Endpoint("POST", "/api/replays/{kind}/{id}/fork", go_on, Limit(10, 0.1), Fork),
)
