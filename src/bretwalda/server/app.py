"""The application: every address of the server, and what guards them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address

import uvicorn
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute

from bretwalda.engine.refusal import Refusal

from . import logs
from .config import Config
from .http import (
    admin,
    boxes,
    coach,
    documents,
    identity,
    learning,
    lessons,
    library,
    lobby,
    notes,
    notices,
    page,
    privacy,
    replays,
    reports,
    reviews,
    saves,
)
from .http.deadlines import PromptHttp
from .http.endpoints import refused
from .http.middleware import SecurityMiddleware
from .live.sockets import serve_lists, serve_table
from .live.wire import Wire, check_library
from .peers.relay import Vouching
from .services import Services

LARGEST_FRAME = 8_192  # bytes; a socket that sends more is closed
SMALLEST_ZIPPED = 300  # bytes; the page has many small parts
DOORS = (
    *identity.DOORS, *boxes.DOORS, *lobby.DOORS, *saves.DOORS, *replays.DOORS, *notes.DOORS, *reviews.DOORS,
    *library.DOORS, *learning.DOORS, *lessons.DOORS, *coach.DOORS, *privacy.DOORS, *reports.DOORS, *admin.DOORS,
    *notices.DOORS,
)  # fmt: skip


def application(config: Config) -> Starlette:
    """A server that opens its database when it starts and closes it when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Services]]:
        asyncio.get_running_loop().set_exception_handler(logs.log_stray)
        app.state.services = Services(config)
        await app.state.services.begin()
        yield {"services": app.state.services}
        await app.state.services.close()

    app = Starlette(
        routes=[
            *(door.route() for door in DOORS),
            WebSocketRoute("/live", serve_lists),
            WebSocketRoute("/live/{table}", serve_table),
            Route("/health", health),
            Route("/metrics", metrics),
            Route("/admin", admin.show_page),
            *documents.routes(),
            *page.routes(),
        ],
        middleware=[
            *vouching(config, lambda: app.state.services),
            Middleware(SecurityMiddleware, origins=config.origins, hosts=config.hosts),
            Middleware(GZipMiddleware, minimum_size=SMALLEST_ZIPPED),
        ],
        lifespan=lifespan,
    )
    return app


def vouching(config: Config, services: Callable[[], Services]) -> list[Middleware]:
    """Where there are other servers, they pass requests on, and are believed who asked."""

    def secret() -> str:
        peers = services().peers
        assert peers is not None
        return peers.membership.secret

    return [Middleware(Vouching, secret=secret)] if config.inner else []


async def health(request: Request) -> Response:
    """Whether the server answers and its database keeps what it is given."""
    services: Services = request.app.state.services
    if await services.health.check_storage():
        return JSONResponse({"status": "ok", "database": True})
    return JSONResponse({"status": "storage", "database": False}, status_code=503)


async def metrics(request: Request) -> Response:
    """Counts, for those who run the server: whoever watched them grow could tell that somebody has just decided."""
    services: Services = request.app.state.services
    if not services.config.open_metrics and not is_this_machine(request):
        return refused(Refusal("refused-metrics"))
    return Response(services.metrics.page(), media_type="text/plain; version=0.0.4")


def is_this_machine(request: Request) -> bool:
    """Whether a request comes from here; behind a proxy its client is whoever asked the proxy."""
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def server(config: Config) -> uvicorn.Server:
    """A server ready to run on a socket; how it speaks was chosen by measurement."""
    check_library()
    return uvicorn.Server(
        uvicorn.Config(
            application(config),
            http=PromptHttp,
            ws=Wire,
            ws_max_size=LARGEST_FRAME,
            ws_per_message_deflate=False,
            log_config=None,
            access_log=False,  # addresses of tables are invitations
            server_header=False,
            timeout_graceful_shutdown=3,
        )
    )
