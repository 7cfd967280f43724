"""The doors of /api to the games that somebody has played. Nothing of a game that goes on comes through here."""

from __future__ import annotations

from typing import get_args

import msgspec
from starlette.responses import Response

from bretwalda.ai.level import LEVELS
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.store import results, unfinished
from bretwalda.store.results import PlayedRecord, RatingRecord

from ..library.export import as_csv
from ..library.games import MARK, Filters, told
from ..library.messages import Outcome, PlayedGame, PlayedGames, Summary
from ..library.summary import summary
from .endpoints import Endpoint, RequestContext
from .limits import Limit

MOST_GAMES = 5_000  # of one person, the latest
AT_ONCE = 50  # games in one answer
RESULTS = get_args(Outcome)
LONGEST_NUMBER = 15  # digits of a time


async def games(context: RequestContext) -> PlayedGames:
    offset = number(context, "offset")
    played = await played_games(context)
    wanted = passed(played, filters(context))
    return PlayedGames(wanted[offset : offset + AT_ONCE], len(wanted), len(played))


async def summed_up(context: RequestContext) -> Summary:
    chosen, records = filters(context), await read(context)
    kept = [record for record in records if chosen.pass_(told(record, context.person.id))]
    return summary(kept, context.person.id, await known_ratings(context, kept))


async def export(context: RequestContext) -> Response:
    """All games that pass the filters as a file."""
    kind = context.request.path_params["kind"]
    wanted = passed(await played_games(context), filters(context))
    if kind == "csv":
        return download(as_csv(wanted).encode(), "text/csv; charset=utf-8", kind)
    if kind == "json":
        return download(msgspec.json.format(msgspec.json.encode(wanted), indent=1), "application/json", kind)
    raise Refusal("refused-message")


def download(data: bytes, media_type: str, ending: str) -> Response:
    headers = {"Content-Disposition": f'attachment; filename="games.{ending}"', "Cache-Control": "no-store"}
    return Response(data, headers=headers, media_type=media_type)


async def read(context: RequestContext) -> list[PlayedRecord]:
    archive, me = context.services.archive, context.person.id
    ended = await archive.read(results.played_by, me, MOST_GAMES)
    left = await archive.read(unfinished.unfinished_by, me, MOST_GAMES)
    return sorted([*ended, *left], key=lambda record: -record.ended)[:MOST_GAMES]


async def played_games(context: RequestContext) -> list[PlayedGame]:
    return [told(record, context.person.id) for record in await read(context)]


def passed(games: list[PlayedGame], wanted: Filters) -> list[PlayedGame]:
    return [game for game in games if wanted.pass_(game)]


async def known_ratings(context: RequestContext, records: list[PlayedRecord]) -> list[RatingRecord]:
    """One's own ratings, and those of people whom one has met and who wish to be rated."""
    met = {seat.person for record in records for seat in record.seats if seat.person is not None}
    people = [await context.services.people.by_id(person) for person in {*met, context.person.id}]
    wishing = [person.id for person in people if person.preferences.rated]
    return await context.services.archive.read(results.ratings_of, wishing)


def filters(context: RequestContext) -> Filters:
    """What a query asks for; whatever nobody could mean is refused."""
    query = context.request.query_params
    wanted = Filters(
        query.get("game", ""),
        query.get("result", ""),
        query.get("against", ""),
        number(context, "since"),
        number(context, "until"),
    )
    if wanted.game and wanted.game not in catalogue():
        raise Refusal("refused-no-game", {"game": wanted.game[:MARK], "known": ", ".join(catalogue())})
    known = wanted.against in ("", "people", "computers", *LEVELS) or is_mark(wanted.against)
    if wanted.result not in ("", *RESULTS) or not known:
        raise Refusal("refused-message")
    return wanted


def is_mark(word: str) -> bool:
    return len(word) == MARK and all(letter in "0123456789abcdef" for letter in word)


def number(context: RequestContext, name: str) -> int:
    """A number of the query; without one, 0."""
    word = context.request.query_params.get(name, "0")
    if not (word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER):
        raise Refusal("refused-message")
    return int(word)


DOORS = (
    Endpoint("GET", "/api/library", games, Limit(30, 1.0)),
    Endpoint("GET", "/api/library/summary", summed_up, Limit(20, 0.5)),
    Endpoint("GET", "/api/library/file/{kind}", export, Limit(5, 0.1)),
)
