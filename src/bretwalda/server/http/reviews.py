"""The doors of /api to reviews of games that are over: how far one has come, begin, stop."""

from __future__ import annotations

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import Story

from ..replay.messages import ReviewState
from .endpoints import Endpoint, RequestContext
from .limits import Limit
from .replays import find_source


async def look(context: RequestContext) -> ReviewState:
    return await context.services.reviews.look(await open_story(context), context.person.id)


async def begin(context: RequestContext) -> ReviewState:
    return await context.services.reviews.begin(await open_story(context), context.person.id)


async def stop(context: RequestContext) -> ReviewState:
    return await context.services.reviews.stop(await open_story(context), context.person.id)


async def open_story(context: RequestContext) -> Story:
    """A game that is over, and in which whoever asks may see everything: a review tells all of it."""
    source = await find_source(context)
    if not source.over or not source.told.over:
        raise Refusal("refused-not-over")
    if not source.any_eyes:
        raise Refusal("refused-viewpoint-closed")
    return source.told.story


PATH = "/api/replays/{kind}/{id}/review"
DOORS = (
    Endpoint("GET", PATH, look, Limit(60, 3.0)),
    Endpoint("POST", PATH, begin, Limit(10, 0.1)),
    Endpoint("POST", f"{PATH}/stop", stop, Limit(10, 0.5)),
)
