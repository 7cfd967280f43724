"""The doors of /api to puzzles, and to what somebody has learnt."""

from __future__ import annotations

from bretwalda.engine.registry import catalogue
from bretwalda.store import learnt, lessons, results

from ..clock import now
from ..learning.learnt import summed_up
from ..learning.messages import Learnt, PuzzleAnswer, PuzzleInfo, PuzzleLine, Puzzles, PuzzleTry
from ..learning.puzzles import find, judged, puzzles_of, shown, todays
from ..tables.teaching import lessons_done
from .endpoints import Endpoint, RequestContext
from .library import MOST_GAMES
from .limits import Limit


async def today(context: RequestContext) -> Puzzles:
    tried = await context.services.archive.read(learnt.of_person, context.person.id)
    lines = []
    for game in catalogue().values():
        if puzzles_of(game):
            name = todays(game, now()).id
            lines.append(PuzzleLine(game.id, name, tried.get((learnt.PUZZLE, game.id, name))))
    return Puzzles(lines)


async def show(context: RequestContext) -> PuzzleInfo:
    game, kept = find(context.request.path_params["game"], context.request.path_params["puzzle"], now())
    tried = await context.services.archive.read(learnt.of_person, context.person.id)
    return shown(game, kept, tried.get((learnt.PUZZLE, game.id, kept.id)))


async def attempt(context: RequestContext) -> PuzzleAnswer:
    """Only the first try counts: afterwards everybody knows the answer."""
    game, kept = find(context.request.path_params["game"], context.request.path_params["puzzle"], now())
    answer = judged(game, kept, context.body.choice)
    await context.services.archive.write(
        learnt.note, context.person.id, learnt.PUZZLE, game.id, kept.id, answer.right, now()
    )
    return answer


async def all_learnt(context: RequestContext) -> Learnt:
    archive, person = context.services.archive, context.person.id
    noted = await archive.read(learnt.of_person, person)
    done = lessons_done(await archive.read(lessons.begun_by, person))
    return summed_up(noted, done, await archive.read(results.played_by, person, MOST_GAMES), person)


DOORS = (
    Endpoint("GET", "/api/puzzles", today, Limit(30, 1.0)),
    Endpoint("GET", "/api/puzzles/{game}/{puzzle}", show, Limit(30, 1.0)),
    Endpoint("POST", "/api/puzzles/{game}/{puzzle}", attempt, Limit(30, 1.0), PuzzleTry),
    Endpoint("GET", "/api/learnt", all_learnt, Limit(20, 1.0)),
)
