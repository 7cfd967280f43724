"""Reviews of finished games in the database: one for each game, whoever has asked for it."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, select

from .schema import game_review


def keep(connection: Connection, fingerprint: str, found: dict[str, Any], at: int) -> None:
    """Keep what was found in a game."""
    connection.execute(delete(game_review).where(game_review.c.fingerprint == fingerprint))
    connection.execute(insert(game_review), {"fingerprint": fingerprint, "found": found, "at": at})


def find(connection: Connection, fingerprint: str) -> dict[str, Any] | None:
    """What was found in a game."""
    wanted = select(game_review.c.found).where(game_review.c.fingerprint == fingerprint)
    found: dict[str, Any] | None = connection.execute(wanted).scalar_one_or_none()
    return found
