"""The doors behind which somebody gets all that is kept of them, and is forgotten."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from bretwalda.engine.refusal import Refusal
from bretwalda.store import privacy

from .endpoints import COOKIE, Endpoint, RequestContext
from .limits import Limit
from .lobby import attachment


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    """POST /api/me/forget: `name` is one's own, as it is written, so that nobody does it by mistake."""

    name: str


async def everything(context: RequestContext) -> Response:
    """A file with all that is kept of somebody."""
    found = await context.services.archive.read(privacy.everything, context.person.id)
    return attachment(msgspec.json.encode(found), "bretwalda-me")


async def forget(context: RequestContext) -> Response:
    """Forget somebody, who plays nowhere any more."""
    if context.body.name != context.person.name:
        raise Refusal("refused-forget-name")
    if needed := await context.services.archive.write(privacy.forget, context.person.id):
        raise Refusal("refused-forget-playing", {"number": str(needed)})
    await context.services.rule([context.person.id], renamed=True)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, httponly=True, samesite="strict")
    return response


DOORS = (
    Endpoint("GET", "/api/me/everything", everything, Limit(3, 0.02), for_banned=True),
    Endpoint("POST", "/api/me/forget", forget, Limit(5, 0.05), Farewell, for_banned=True),
)
