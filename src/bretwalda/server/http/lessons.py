"""The doors of /api for those who learn a game: lessons, and rules that are shown on the board."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from bretwalda.engine.examples import Example, examples_of
from bretwalda.engine.game import Game
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game
from bretwalda.store import lessons

from ..messages import Examples, LessonInfo, LessonsDone, TableInfo
from ..tables.registry import TEACHER
from ..tables.start import draw_seed
from ..tables.teaching import expect_lesson, lessons_done, told, unfinished
from .endpoints import Endpoint, RequestContext
from .limits import Limit
from .replays import PICTURE_POLICY, language

AN_HOUR = {"Cache-Control": "max-age=3600"}


async def lesson(context: RequestContext) -> LessonInfo:
    """What somebody who learns a game is told, and when."""
    return await context.services.replays.run(context.address, told, *_lesson(context))


def _lesson(context: RequestContext) -> tuple[Game[Any], str]:
    """The game that is learnt, and the name of the lesson."""
    return game(context.request.path_params["game"]), context.request.path_params["lesson"]


async def learnt(context: RequestContext) -> LessonsDone:
    """The lessons that somebody has played to their end."""
    return LessonsDone(lessons_done(await context.services.archive.read(lessons.begun_by, context.person.id)))


async def learn(context: RequestContext) -> TableInfo:
    """A table of one's own at which one learns a game: the one that was begun, until that lesson is over."""
    played, name = _lesson(context)
    lesson = expect_lesson(played, name)
    begun = await context.services.archive.read(lessons.begun_by, context.person.id)
    if (table := unfinished(played, lesson, begun)) is not None:
        return (await context.services.registry.find(table)).info()
    await context.services.ledger.admit_table(context.person.id, context.address)
    return (await context.services.registry.teach(context.person, played, name)).info()


async def examples(context: RequestContext) -> Examples:
    """The paragraphs of a game's rules that can be shown on the board."""
    found = await context.services.replays.run(context.address, examples_of, game(context.request.path_params["game"]))
    return Examples(sorted(found), sorted(number for number, example in found.items() if example.worked))


async def try_example(context: RequestContext) -> TableInfo:
    """A table of one's own at a position that shows a paragraph of the rules, against computers."""
    played, number, example = await _example(context)
    await context.services.ledger.admit_table(context.person.id, context.address)
    match = Match(played, example.settings, draw_seed(), example.position)
    registry = context.services.registry
    return (await registry.fork(context.person, f"§ {number}", match, example.seat, TEACHER)).info()


async def example_picture(context: RequestContext) -> Response:
    """Such a position as a picture, drawn by the game itself."""
    played, _, example = await _example(context)
    seen = played.view(played.restore(list(example.position)), example.seat)
    texts = played.texts(language(context))
    data = await context.services.replays.run(context.address, played.picture, seen, texts)
    headers = {"Content-Security-Policy": PICTURE_POLICY} | AN_HOUR
    return Response(data, headers=headers, media_type="image/svg+xml")


async def _example(context: RequestContext) -> tuple[Game[Any], str, Example]:
    """The game, the paragraph and the position that a request names."""
    played, number = game(context.request.path_params["game"]), context.request.path_params["paragraph"]
    example = (await context.services.replays.run(context.address, examples_of, played)).get(number)
    if example is None:
        raise Refusal("refused-no-example", {"paragraph": number})
    return played, number, example


DOORS = (
    Endpoint("GET", "/api/games/{game}/lessons/{lesson}", lesson, Limit(20, 1.0), for_strangers=True),
    Endpoint("POST", "/api/games/{game}/lessons/{lesson}", learn, Limit(10, 0.1)),
    Endpoint("GET", "/api/lessons", learnt, Limit(20, 1.0)),
    Endpoint("GET", "/api/games/{game}/examples", examples, Limit(20, 1.0), for_strangers=True),
    Endpoint("POST", "/api/games/{game}/examples/{paragraph}", try_example, Limit(10, 0.1)),
    Endpoint(
        "GET", "/api/games/{game}/examples/{paragraph}/picture", example_picture, Limit(30, 2.0), for_strangers=True
    ),
)
