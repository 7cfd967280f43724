"""What people have learnt, in the database: puzzles tried, small achievements. Lessons follow from their tables."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from .schema import learnt

PUZZLE, DEED = "puzzle", "deed"

Noted = dict[tuple[str, str, str], bool]  # by kind, game and name, whether it was done well


def note(connection: Connection, person: str, kind: str, game: str, name: str, well: bool, at: int) -> None:
    """Somebody has done something for the first time; what they did before stands."""
    if (kind, game, name) not in of_person(connection, person):
        row = {"person": person, "kind": kind, "game": game, "name": name, "well": well, "at": at}
        connection.execute(insert(learnt), row)


def of_person(connection: Connection, person: str) -> Noted:
    """All that somebody has done."""
    wanted = select(learnt.c.kind, learnt.c.game, learnt.c.name, learnt.c.well).where(learnt.c.person == person)
    return {(kind, game, name): bool(well) for kind, game, name, well in connection.execute(wanted)}
