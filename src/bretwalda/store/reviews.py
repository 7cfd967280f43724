"""Reviews of finished games in the database: one for each game, whoever has asked for it; and who waits for which."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, insert, or_, select, text, update

from .schema import game_review, server_process, wanted_review


def keep(connection: Connection, fingerprint: str, found: dict[str, Any], at: int) -> None:
    """Keep what was found in a game; nobody waits for it any more."""
    connection.execute(delete(game_review).where(game_review.c.fingerprint == fingerprint))
    connection.execute(insert(game_review), {"fingerprint": fingerprint, "found": found, "at": at})
    end_waiting(connection, fingerprint)


def find(connection: Connection, fingerprint: str) -> dict[str, Any] | None:
    """What was found in a game."""
    wanted = select(game_review.c.found).where(game_review.c.fingerprint == fingerprint)
    found: dict[str, Any] | None = connection.execute(wanted).scalar_one_or_none()
    return found


def want(connection: Connection, fingerprint: str, person: str, process: int, at: int) -> bool:
    """Somebody waits for a review, which a server makes from now on; whether no other does already."""
    row = "INSERT INTO wanted_review VALUES (:fingerprint, :person, :process, :at) ON CONFLICT DO NOTHING"
    values = {"fingerprint": fingerprint, "person": person, "process": process, "at": at}
    return connection.execute(text(row), values).rowcount > 0


def wanted_by(connection: Connection, fingerprint: str) -> str | None:
    """Who waits for a review."""
    wanted = select(wanted_review.c.person).where(wanted_review.c.fingerprint == fingerprint)
    return connection.execute(wanted).scalar_one_or_none()


def take(connection: Connection, fingerprint: str, process: int) -> bool:
    """Make a review that somebody waits for, unless a living server does; one that is alone knows of none."""
    there = wanted_review.c.process.in_(select(server_process.c.id))
    free = or_(wanted_review.c.process == process, ~there)
    taken = update(wanted_review).where(wanted_review.c.fingerprint == fingerprint, free).values(process=process)
    return connection.execute(taken).rowcount > 0


def give_up(connection: Connection, fingerprint: str, person: str) -> None:
    """Whoever waited for a review does so no more."""
    own = (wanted_review.c.fingerprint == fingerprint) & (wanted_review.c.person == person)
    connection.execute(delete(wanted_review).where(own))


def end_waiting(connection: Connection, fingerprint: str) -> None:
    """A review is there, or cannot be made."""
    connection.execute(delete(wanted_review).where(wanted_review.c.fingerprint == fingerprint))
