"""What guards every request: to whom and from whose page it comes, and what browsers may do with the answers."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.text import LANGUAGES, Texts

from .endpoints import refused

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
# Names that mean nothing in the internet: nobody outside can let them lead here.
AT_HOME = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
# The page brings all it needs: nothing is loaded from elsewhere, no script is written into the page.
CONTENT_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places and colours of pieces
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # the address of a table is its invitation
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class SecurityMiddleware:
    """Refuses what is meant for another server or asked for by another site's page; puts headers on every answer."""

    def __init__(self, app: ASGIApp, origins: Sequence[str], hosts: Sequence[str] = ()) -> None:
        self._app = app
        self._origins = frozenset(origins)
        named = (*hosts, socket.gethostname(), *(urlsplit(origin).hostname or "" for origin in origins))
        self._hosts = frozenset(name.lower() for name in named)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._guard_socket(scope, receive, send)
        else:
            await self._guard_request(scope, receive, send)

    async def _guard_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if self._meant(headers) and self._from_own_page(headers):
            await self._app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.close"})  # before it is accepted: the browser gets 403

    async def _guard_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        headers, answer = Headers(scope=scope), self._app
        if not self._meant(headers):
            answer = turn_down(scope, Refusal("refused-host", {"host": host_of(headers)}))
        elif scope["method"] not in SAFE_METHODS and not self._from_own_page(headers):
            answer = turn_down(scope, Refusal("refused-origin"))
        await answer(scope, receive, send_guarded)

    def _meant(self, headers: Headers) -> bool:
        """Whether the request names this server.

        Another site can let a name of its own lead to an address of ours (DNS rebinding): its page would then be ours
        to the browser, and `Origin` no help. It cannot do so with numbers, nor with names that only this network knows.
        """
        host = host_of(headers)
        if host in self._hosts or "." not in host or host.endswith(AT_HOME):
            return True
        try:
            ip_address(host)
        except ValueError:
            return False
        return True

    def _from_own_page(self, headers: Headers) -> bool:
        """Browsers always say where a page comes from; other programs carry nobody's cookies but their own."""
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        return urlsplit(origin).netloc == headers.get("host")


def turn_down(scope: Scope, refusal: Refusal) -> Response:
    """What is said in place of an answer: to people, who see it in place of the page, in all languages."""
    scope["app"].state.services.metrics.refusals.labels(refusal.key).inc()
    answer = refused(refusal)
    if scope["path"].startswith("/api/"):
        return answer
    return PlainTextResponse("\n".join(Texts(each).refusal(refusal) for each in LANGUAGES), answer.status_code)


def host_of(headers: Headers) -> str:
    """The name by which a request calls the server, without the port; empty if it does not say."""
    try:
        return (urlsplit(f"//{headers.get('host', '')}").hostname or "").rstrip(".")
    except ValueError:
        return "unreadable."  # which is no name of ours
