"""HTTP requests have to arrive: whoever sends half of one, or a byte a minute, is answered 408 and cut off.

uvicorn waits for ever, and each half request keeps a descriptor of the process: a few hundred of them would shut the
door for everybody.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bretwalda.engine.refusal import Refusal

from ..logs import LOGGER
from .endpoints import refused

if TYPE_CHECKING:
    from ..services import Services

ARRIVING = (h11.IDLE, h11.SEND_BODY)  # what the other side is at until its request is whole
UNANSWERED = (h11.IDLE, h11.SEND_RESPONSE)

log = logging.getLogger(LOGGER)


class PromptHttp(H11Protocol):
    """A connection that is patient for that many seconds with each request."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._clock: asyncio.TimerHandle | None = None  # runs until the request is whole
        self._silent = True  # browsers keep connections ready on which they may never ask anything

    @property
    def services(self) -> Services:
        services: Services = self.app_state["services"]
        return services

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_clock()

    def data_received(self, data: bytes) -> None:
        self._silent = False
        if self._clock is None:
            self._start_clock()
        super().data_received(data)
        if self.conn.their_state not in ARRIVING:
            self._stop_clock()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_clock()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_clock()
        super().connection_lost(exc)

    def _start_clock(self) -> None:
        if seconds := self.services.ledger.quotas.request_seconds:
            self._clock = self.loop.call_later(seconds, self._refuse_late, seconds)

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None

    def _refuse_late(self, seconds: float) -> None:
        self._clock = None
        if self._silent:
            self.transport.close()
            return
        refusal = Refusal("refused-slow-request", {"seconds": f"{seconds:g}"})
        self.services.metrics.refusals.labels(refusal.key).inc()
        log.info("refused", extra={"why": refusal.key})
        if self.conn.our_state not in UNANSWERED:
            self.transport.abort()
            return
        answer = refused(refusal)
        headers = [*answer.raw_headers, (b"connection", b"close")]
        for event in (
            h11.Response(status_code=answer.status_code, headers=headers),
            h11.Data(data=bytes(answer.body)),
            h11.EndOfMessage(),
        ):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()
