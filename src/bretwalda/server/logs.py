"""Logs: one JSON object a line, and never a cookie, key, password, name or invitation."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
from hashlib import sha256
from pathlib import Path
from traceback import extract_tb
from typing import Any

LOGGER = "bretwalda.server"
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """What happened, with its details as fields."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": self.formatTime(record),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["error"] = trace(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Log the server's doings on stderr."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    # What the driver of PostgreSQL warns of when a line is cut is said by whoever had the line.
    for name, least in ((LOGGER, level), ("uvicorn.error", logging.WARNING), ("psycopg", logging.ERROR)):
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.setLevel(least)
        logger.propagate = False


def trace(error: BaseException | None) -> list[str]:
    """The kinds of an error and of those behind it, and where they came from; never what they say.

    The message of an error may hold what people wrote, and who they are.
    """
    lines = []
    while error is not None:
        places = [f"{Path(at.filename).name}:{at.lineno} {at.name}" for at in extract_tb(error.__traceback__)]
        lines.append(" < ".join([type(error).__name__, *reversed(places)]))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return lines


def log_stray(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """An error that nobody waited for: asyncio's own report would repeat the values that were at hand."""
    logging.getLogger(LOGGER).error("stray error", extra={"trace": trace(context.get("exception"))})


def mark(secret: str) -> str:
    """A table or person in the logs: always the same, and no way back to the invitation."""
    return sha256(secret.encode()).hexdigest()[:10]
