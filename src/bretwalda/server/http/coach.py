"""The doors of /api to hints and to why a computer did something: answers that come as a stream."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from starlette.responses import StreamingResponse

from bretwalda.engine.refusal import Refusal

from ..coach.coach import decision_in, own_dice
from ..coach.deeds import Deed, deed_at, step_of_line
from ..coach.hints import expect_help, hint, odds
from ..coach.messages import AskDeed, AskHint, CoachLine, OddsTold
from ..replay.moments import Look
from .endpoints import Endpoint, RequestContext
from .limits import Limit
from .replays import look_at, number, work


async def give_hint(context: RequestContext) -> StreamingResponse:
    """What somebody may choose who owes a decision."""
    table = await context.services.find(context.request.path_params["table"], context.address)
    return stream(hint(context.services.coach, table, context.person, context.body))


async def tell_odds(context: RequestContext) -> OddsTold:
    """The odds before a decision that somebody owes."""
    table = await context.services.find(context.request.path_params["table"], context.address)
    seat, seq = number(context, "seat"), number(context, "seq")
    return await odds(context.services.coach, table, context.person, seat, seq)


async def explain_deed(context: RequestContext) -> StreamingResponse:
    """Why a computer did something."""
    services, asked = context.services, context.body
    seen = await look_at(context)
    if not seen.source.any_eyes:
        await expect_help_during(context, seen)
    if (asked.step is None) == (asked.line is None):
        raise Refusal("refused-message")
    step = asked.step if asked.step is not None else await work(context, step_of_line, seen, asked.line)
    deed: Deed = await work(context, deed_at, seen, step, own_dice())
    decision = decision_in(deed.game, deed.before, deed.seat, deed.level, deed.choice, deed.guessed)
    key = (seen.source.kind, seen.source.id, seen.viewpoint, seen.source.any_eyes, seen.at(step), deed.choice)
    lines = services.coach.explain(key, decision, context.person.id, seen.source.id, lambda: True)
    return stream(lines)


async def expect_help_during(context: RequestContext, seen: Look) -> None:
    """While a game is played, why somebody did something is a hint, too."""
    if seen.source.kind == "tables" and not seen.source.over:
        expect_help(await context.services.find(seen.source.id, context.address))


def stream(lines: AsyncIterator[CoachLine]) -> StreamingResponse:
    async def events() -> AsyncIterator[bytes]:
        async for line in lines:
            yield b"data: " + msgspec.json.encode(line) + b"\n\n"

    return StreamingResponse(events(), headers={"Cache-Control": "no-store"}, media_type="text/event-stream")


DOORS = (
    Endpoint("POST", "/api/tables/{table}/hint", give_hint, Limit(20, 0.5), AskHint),
    Endpoint("GET", "/api/tables/{table}/odds", tell_odds, Limit(30, 1.0)),
    Endpoint("POST", "/api/replays/{kind}/{id}/why", explain_deed, Limit(20, 0.5), AskDeed),
)
