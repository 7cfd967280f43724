"""The endpoints of the API: for each address who may come in, how often, with what, and what is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from bretwalda.engine.refusal import Refusal

from ..errors import refusal_of
from ..messages import Refused
from ..peers.leases import Elsewhere
from ..peers.relay import is_relayed, not_here, pass_request
from ..people import Person
from .limits import Limit
from .quotas import network

if TYPE_CHECKING:
    from ..services import Services

COOKIE = "bretwalda"
YEARS = 5 * 365 * 24 * 3600  # seconds that a browser keeps the cookie
LARGEST_BODY = 16_384  # bytes
STATUS = {
    "refused-person": 401,
    "refused-password": 401,
    "refused-origin": 403,
    "refused-host": 421,
    "refused-not-host": 403,
    "refused-foreign-seat": 403,
    "refused-secret": 403,
    "refused-not-alone": 403,
    "refused-metrics": 403,
    "refused-banned": 403,
    "refused-muted": 403,
    "refused-renamed": 403,
    "refused-not-there": 403,
    "refused-admin": 401,
    "refused-admin-key": 401,
    "refused-no-admin": 404,
    "refused-no-report": 404,
    "refused-nobody": 404,
    "refused-no-channel": 404,
    "refused-reported": 409,
    "refused-codes": 429,
    "refused-mail-unsent": 502,
    "refused-not-sent": 502,
    "refused-url-unreachable": 502,
    "refused-reports": 429,
    "refused-forget-name": 403,
    "refused-forget-playing": 409,
    "refused-viewpoint-closed": 403,
    "refused-fork": 403,
    "refused-hints": 403,
    "refused-hint-lesson": 403,
    "refused-notes-closed": 403,
    "refused-no-notes": 404,
    "refused-no-game": 404,
    "refused-no-puzzle": 404,
    "refused-no-text": 404,
    "refused-no-box": 404,
    "refused-no-table": 404,
    "refused-no-save": 404,
    "refused-gone": 404,
    "refused-slow-request": 408,
    "refused-too-large": 413,
    "refused-file-too-large": 413,
    "refused-too-fast": 429,
    "refused-damaged": 500,
    "refused-unforeseen": 500,
    "refused-people": 429,
    "refused-reviews": 429,
    "refused-tables": 429,
    "refused-tables-address": 429,
    "refused-guesses": 429,
    "refused-storage": 503,
    "refused-in-doubt": 503,
}


@dataclass
class RequestContext:
    """A request that has been let in."""

    services: Services
    request: Request
    body: Any
    known: Person | None
    new_token: str | None = None  # for the cookie of the answer

    @property
    def person(self) -> Person:
        assert self.known is not None
        return self.known

    @property
    def address(self) -> str:
        return address(self.request)

    @property
    def token(self) -> str | None:
        return self.request.cookies.get(COOKIE)


@dataclass(frozen=True)
class Endpoint:
    """An address of the API."""

    method: str
    path: str
    enter: Callable[[RequestContext], Awaitable[Any]]
    limit: Limit
    body: Any = None  # the type of the body; bytes = a file
    largest: int = LARGEST_BODY
    for_strangers: bool = False  # people without a cookie may come in
    for_banned: bool = False  # also whoever has to stay away may
    shared: bool = False  # its limit is counted by all servers together: it guards a secret

    def route(self) -> Route:
        return Route(self.path, self.answer, methods=[self.method])

    async def answer(self, request: Request) -> Response:
        """What a request is answered, whatever goes wrong."""
        services: Services = request.app.state.services
        try:
            if (led := await self._lead(services, request)) is not None:
                return led
            if services.adrift(request):
                return not_here()
            try:
                return await self._answer(services, request)
            except Elsewhere as elsewhere:
                return await self._pass_on(services, request, elsewhere)
        except Exception as error:  # storage that fails, and what nobody has foreseen, too
            return refused(refusal_of(error, services.metrics, door=f"{self.method} {self.path}"))

    async def _answer(self, services: Services, request: Request) -> Response:
        token = request.cookies.get(COOKIE)
        person = None if token is None else await services.people.of_cookie(token)
        if person is None and not self.for_strangers:
            raise Refusal("refused-person")
        if person is not None and not self.for_banned:
            person.sanctions.expect_none("ban")
        who = person.id if person is not None and not self.for_strangers else address(request)
        if not is_relayed(request):  # then it was counted where it came in
            await self._count(services, who)
        context = RequestContext(services, request, await self._read(request), person)
        answer = await self.enter(context)
        response = answer if isinstance(answer, Response) else json(answer)
        if context.new_token is not None:
            give_cookie(response, context.new_token, secure=request.url.scheme == "https")
        return response

    async def _count(self, services: Services, who: str) -> None:
        if self.shared:
            await services.ledger.spend(who, f"{self.method} {self.path}", self.limit)
        else:
            services.limiter.spend(who, f"{self.method} {self.path}", self.limit)

    async def _lead(self, services: Services, request: Request) -> Response | None:
        """While this server has lost its database: the answer of one that has not."""
        if (way := services.detour(request)) is None:
            return None
        await self._read(request)
        return await pass_request(request, getattr(request.state, "body", b""), way)

    async def _pass_on(self, services: Services, request: Request, elsewhere: Elsewhere) -> Response:
        """Let the server answer that has the table."""
        if is_relayed(request):
            return not_here()
        body = getattr(request.state, "body", b"")
        answer = await pass_request(request, body, services.passage(elsewhere))
        return await self._answer(services, request) if answer is None else answer

    async def _read(self, request: Request) -> Any:
        """The body, never more of it than allowed."""
        if self.body is None:
            return None
        if not hasattr(request.state, "body"):
            request.state.body = await self._receive(request)
        if self.body is bytes:
            return request.state.body
        try:
            return msgspec.json.decode(request.state.body, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refusal("refused-message") from None

    async def _receive(self, request: Request) -> bytes:
        data = bytearray()
        try:
            async for chunk in request.stream():
                data += chunk
                if len(data) > self.largest:
                    raise Refusal("refused-too-large")
        except ClientDisconnect:
            raise Refusal("refused-message") from None  # there was more of it to come
        return bytes(data)


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from, as it is counted."""
    return network(connection.client.host) if connection.client else ""


def json(answer: Any, status: int = 200) -> Response:
    body = msgspec.json.encode(answer)
    return Response(body, status, {"Cache-Control": "no-store"}, media_type="application/json")


def refused(refusal: Refusal) -> Response:
    return json(Refused(0, refusal.key, refusal.details), STATUS.get(refusal.key, 400))


def give_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=YEARS, httponly=True, samesite="strict", secure=secure)
