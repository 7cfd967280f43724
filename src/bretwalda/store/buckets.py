"""What somebody has left of something that is counted by the hour, where several servers count together."""

from __future__ import annotations

from math import ceil

from sqlalchemy import Connection, text

from .leases import NOW

A_DAY = 24 * 3600 * 1000  # milliseconds after which any bucket is full again
THERE = f'least(:burst, bucket."left" + ({NOW} - bucket.at) * :rate)'  # what there is now


def take(connection: Connection, who: str, what: str, burst: float, per_second: float) -> int:
    """Count one more; or say in how many seconds that can be done, and count nothing."""
    values = {"who": who, "what": what, "burst": float(burst), "rate": per_second / 1000}
    left: float = connection.execute(
        text(
            f'INSERT INTO bucket (who, what, "left", at) VALUES (:who, :what, :burst, {NOW})'
            f' ON CONFLICT (who, what) DO UPDATE SET "left" = {THERE}, at = {NOW}'
            ' RETURNING "left"'
        ),
        values,
    ).scalar_one()
    if left < 1.0:
        return ceil((1.0 - left) / per_second)
    _add(connection, who, what, -1.0)
    return 0


def give_back(connection: Connection, who: str, what: str) -> None:
    """What was counted last must not count."""
    _add(connection, who, what, 1.0)


def tidy(connection: Connection) -> None:
    """Forget what nobody counts any more."""
    connection.execute(text(f"DELETE FROM bucket WHERE at < {NOW} - {A_DAY}"))


def _add(connection: Connection, who: str, what: str, number: float) -> None:
    changed = 'UPDATE bucket SET "left" = "left" + :number WHERE who = :who AND what = :what'
    connection.execute(text(changed), {"who": who, "what": what, "number": number})
