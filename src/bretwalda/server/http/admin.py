"""The doors of the admin page, behind its key: without one the server has no such page."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

from bretwalda.engine.refusal import Refusal

from ..moderation.desk import LASTS
from ..moderation.messages import AdminKey, AdminState, AuditLog, Decision, FoundPeople, Reports, Suspect
from .endpoints import Endpoint, RequestContext, json
from .limits import Limit
from .lobby import attachment
from .page import FOLDER

COOKIE = "bretwalda-admin"
PLACE = "/api/admin"  # nothing else is sent the cookie
OFTEN = Limit(60, 2.0)

Work = Callable[[RequestContext], Awaitable[Any]]


async def show_page(request: Request) -> Response:
    """The page, kept by nobody; 404 where there is no key, as if it did not exist."""
    if not request.app.state.services.desk.there or not (FOLDER / "index.html").exists():
        return PlainTextResponse("404", 404)
    return FileResponse(FOLDER / "index.html", headers={"Cache-Control": "no-store"})


async def enter(context: RequestContext) -> Response:
    """Whoever gives the key may come in for an hour; wrong ones are counted."""
    expect_desk(context)
    async with context.services.ledger.guess(context.address):
        state, token = await context.services.desk.enter(context.body.key)
    response = json(state)
    secure = context.request.url.scheme == "https"
    response.set_cookie(
        COOKIE, token, max_age=LASTS // 1000, path=PLACE, httponly=True, samesite="strict", secure=secure
    )
    return response


def behind_key(work: Work) -> Work:
    """Let in whoever has given the key lately."""

    async def guarded(context: RequestContext) -> Any:
        expect_desk(context)
        await context.services.desk.expect(token_of(context))
        return await work(context)

    return guarded


def expect_desk(context: RequestContext) -> None:
    if not context.services.desk.there:
        raise Refusal("refused-no-admin")


def token_of(context: RequestContext) -> str:
    return context.request.cookies.get(COOKIE, "")


async def state(context: RequestContext) -> AdminState:
    return await context.services.desk.state(await context.services.desk.expect(token_of(context)))


async def leave(context: RequestContext) -> Response:
    await context.services.desk.leave(token_of(context))
    response = Response(status_code=204)
    response.delete_cookie(COOKIE, path=PLACE, httponly=True, samesite="strict")
    return response


async def reports(context: RequestContext) -> Reports:
    return await context.services.desk.reports(closed="closed" in context.request.query_params)


async def close_report(context: RequestContext) -> Response:
    await context.services.desk.close_report(token_of(context), context.request.path_params["id"])
    return Response(status_code=204)


async def people(context: RequestContext) -> FoundPeople:
    return await context.services.desk.find(context.request.query_params.get("name", ""))


async def decide(context: RequestContext) -> Suspect:
    return await context.services.desk.decide(token_of(context), context.request.path_params["id"], context.body)


async def audit(context: RequestContext) -> AuditLog:
    return await context.services.desk.log()


async def audit_file(context: RequestContext) -> Response:
    """All that was ever done, as a file."""
    return attachment(msgspec.json.encode(await context.services.desk.log(most=None)), "bretwalda-audit")


def door(method: str, place: str, work: Work, body: Any = None) -> Endpoint:
    """A door behind the key. Who somebody is at the tables does not matter here."""
    return Endpoint(method, PLACE + place, behind_key(work), OFTEN, body, for_strangers=True, for_banned=True)


DOORS = (
    Endpoint(
        "POST", f"{PLACE}/enter", enter, Limit(10, 0.1), AdminKey, for_strangers=True, for_banned=True, shared=True
    ),
    door("GET", "", state),
    door("POST", "/leave", leave),
    door("GET", "/reports", reports),
    door("POST", "/reports/{id}/close", close_report),
    door("GET", "/people", people),
    door("POST", "/people/{id}", decide, Decision),
    door("GET", "/audit", audit),
    door("GET", "/audit/file", audit_file),
)
