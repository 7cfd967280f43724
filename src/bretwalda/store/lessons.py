"""Lessons in the database: where somebody has learnt, and how far they came."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, select

from .schema import entry, game_table


class LessonRecord(msgspec.Struct):
    """A table at which somebody learns, or has learnt."""

    table_id: str
    game: str
    seed: str  # tells which lesson it is
    decisions: int  # entries of its journal
    open: bool  # neither over nor closed


def begun_by(connection: Connection, person_id: str) -> list[LessonRecord]:
    """The lessons that a person has begun, the latest first."""
    decisions = select(func.count()).where(entry.c.table_id == game_table.c.id).scalar_subquery()
    is_open = game_table.c.ended.is_(None) & game_table.c.closed.is_(None)
    rows = connection.execute(
        select(game_table.c.id, game_table.c.game, game_table.c.seed, decisions, is_open)
        .where(game_table.c.host == person_id, game_table.c.lesson)
        .order_by(game_table.c.created.desc())
    )
    return [LessonRecord(table_id, game, seed, count, bool(running)) for table_id, game, seed, count, running in rows]
