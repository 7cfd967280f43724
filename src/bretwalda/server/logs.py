"""Logs: one JSON object a line, and never a cookie, key, password, name or invitation."""

from __future__ import annotations

import json
import logging
import sys
from hashlib import sha256

LOGGER = "bretwalda.server"
USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    """What happened, with its details as fields."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"time": self.formatTime(record), "level": record.levelname.lower(), "event": record.getMessage()}
        line |= {name: value for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: int = logging.INFO) -> None:
    """Log the server's doings on stderr."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonLines())
    for name in (LOGGER, "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.setLevel(level if name == LOGGER else logging.WARNING)
        logger.propagate = False


def mark(secret: str) -> str:
    """A table or person in the logs: always the same, and no way back to the invitation."""
    return sha256(secret.encode()).hexdigest()[:10]
