"""Results in the database: what came of each game, for the library of games, and how well people play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, delete, insert, select, update

from .schema import entry, game_table, person, rating, result, seat
from .tables import change
from .writer import Row


class ResultRecord(msgspec.Struct):
    """What came of a game for a seat."""

    table_id: str
    seat: int
    person: str | None
    level: str | None
    share: float  # of the victory
    at: int
    team: int | None
    side: str | None  # what it played for (`Game.side`)
    stood_in: bool = False
    rated: bool = False


class SeatResult(msgspec.Struct):
    """Likewise, with the name of whoever sat there."""

    seat: int
    person: str | None
    name: str | None
    level: str | None
    share: float
    team: int | None
    stood_in: bool
    rated: bool
    side: str | None = None


class PlayedRecord(msgspec.Struct):
    """A game that has ended, with its result; or, for somebody, without one."""

    id: str
    name: str
    game: str
    started: int | None
    ended: int
    decisions: int | None
    practice: bool
    uploaded: bool
    continued: bool  # it began in the middle of another game
    without_result: Literal["", "given-up", "closed"] = ""  # for whoever it is told to
    seats: list[SeatResult] = []


class RatingRecord(msgspec.Struct):
    """How well somebody plays a game."""

    person: str
    game: str
    rating: float
    deviation: float
    volatility: float
    games: int
    at: int


Rate = Callable[[Mapping[str, RatingRecord]], Sequence[RatingRecord]]  # from the ratings before to those after


def finish(
    connection: Connection, table_id: str, entries: Sequence[Row], results: Sequence[ResultRecord], decisions: int,
    rate: Rate,
) -> None:  # fmt: skip
    """The last entries of a journal, the result that they lead to, and the ratings of those whom it concerns."""
    if entries:
        connection.execute(insert(entry), entries)
    connection.execute(insert(result), [msgspec.structs.asdict(one) for one in results])
    change(connection, table_id, {"ended": results[0].at, "decisions": decisions})
    rated = [one.person for one in results if one.rated and one.person is not None]
    if not rated:
        return
    game = connection.execute(select(game_table.c.game).where(game_table.c.id == table_id)).scalar_one()
    after = rate({before.person: before for before in ratings_of(connection, rated) if before.game == game})
    concerned = [one.person for one in after]
    connection.execute(delete(rating).where(rating.c.game == game, rating.c.person.in_(concerned)))
    connection.execute(insert(rating), [msgspec.structs.asdict(one) for one in after])


def ratings_of(connection: Connection, people: Sequence[str]) -> list[RatingRecord]:
    """The ratings of some people, in all games."""
    rows = connection.execute(select(rating).where(rating.c.person.in_(people)))
    return [RatingRecord(**row._mapping) for row in rows]


def shares_of(connection: Connection, table_id: str) -> list[float]:
    """Each seat's share of the victory, as it was written down; empty = it was not."""
    rows = select(result.c.share).where(result.c.table_id == table_id).order_by(result.c.seat)
    return list(connection.execute(rows).scalars())


def played_by(connection: Connection, person_id: str, most: int) -> list[PlayedRecord]:
    """The games that a person has played to their end, the latest first, and not too many of them."""
    latest = (
        select(result.c.table_id, result.c.at)
        .where(result.c.person == person_id)
        .distinct()
        .order_by(result.c.at.desc(), result.c.table_id)
        .limit(most)
        .subquery()
    )
    table = game_table.c
    columns = (table.id, table.name, table.game, table.started, table.ended, table.decisions)
    games = select(*columns, table.practice, table.uploaded, continued().label("continued"))
    found: dict[str, PlayedRecord] = {}
    for row in connection.execute(games.join(latest, latest.c.table_id == table.id).order_by(latest.c.at.desc())):
        found[row.id] = PlayedRecord(**{**row._mapping, "continued": bool(row.continued)})
    for row in connection.execute(_seats().where(result.c.table_id.in_(select(latest.c.table_id)))):
        if row.table_id in found:
            values = {name: value for name, value in row._mapping.items() if name not in ("table_id", "shown")}
            found[row.table_id].seats.append(SeatResult(**{**values, "name": row.name or row.shown}))
    return list(found.values())


def continued() -> ColumnElement[bool]:
    """Whether a game began in the middle of another."""
    table = game_table.c
    return table.position.is_not(None) | table.resumes.is_not(None) | (table.origin != table.id)


def _seats() -> Select[Any]:
    """The seats of games, in order."""
    columns = (
        result.c.table_id, result.c.seat, result.c.person, result.c.level, result.c.share, result.c.team,
        result.c.side, result.c.stood_in, result.c.rated, seat.c.name, person.c.name.label("shown"),
    )  # fmt: skip
    return (
        select(*columns)
        .outerjoin(seat, (seat.c.table_id == result.c.table_id) & (seat.c.seat == result.c.seat))
        .outerjoin(person, person.c.id == result.c.person)
        .order_by(result.c.table_id, result.c.seat)
    )


def uncounted(connection: Connection, most: int, after: str) -> list[str]:
    """Some games that ended before all of it was written down, in the order of their ids."""
    known, partly = select(result.c.table_id), select(result.c.table_id).where(result.c.side.is_(None))
    table = game_table.c
    wanted = table.ended.is_not(None) & table.id.in_(known) & (table.decisions.is_(None) | table.id.in_(partly))
    rows = select(table.id).where(wanted, table.id > after).order_by(table.id).limit(most)
    return list(connection.execute(rows).scalars())


def complete(connection: Connection, table_id: str, decisions: int, teams: Sequence[int], sides: Sequence[str]) -> None:
    """Add what was not kept when a game ended."""
    change(connection, table_id, {"decisions": decisions})
    for number, (team, side) in enumerate(zip(teams, sides, strict=True)):
        chosen = update(result).where(result.c.table_id == table_id, result.c.seat == number)
        connection.execute(chosen.values(team=team, side=side))
