"""Errors: whatever goes wrong behind a door leaves it as a refusal, and nobody's words get into the log."""

from __future__ import annotations

import logging

from bretwalda.engine.refusal import Refusal
from bretwalda.store.failure import Damage, StorageFailure

from .logs import LOGGER
from .metrics import Metrics

log = logging.getLogger(LOGGER)


def refusal_of(error: Exception, metrics: Metrics, event: str = "refused", **where: str) -> Refusal:
    """What is answered when something has gone wrong: a refusal as it is; an error of ours is logged and admitted."""
    refusal = error if isinstance(error, Refusal) else Refusal("refused-unforeseen")
    details = where | {"why": refusal.key}
    if isinstance(error, StorageFailure | Damage):
        log.error(event, extra=details | {"cause": error.cause})
    elif isinstance(error, Refusal):
        log.info(event, extra=details)
    else:
        log.error(event, extra=details, exc_info=error)
    metrics.refusals.labels(refusal.key).inc()
    return refusal
