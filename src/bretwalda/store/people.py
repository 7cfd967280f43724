"""People in the database: who they are and the cookies they are known by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from .schema import game_table, person, seat, token


class PersonRecord(msgspec.Struct):
    id: str
    name: str
    preferences: dict[str, Any]
    key_hash: str | None
    created: int
    ignored: list[str] = []
    sanctions: dict[str, Any] = {}
    notified: bool = False


def add(connection: Connection, record: PersonRecord) -> None:
    connection.execute(insert(person), msgspec.structs.asdict(record))


def welcome(connection: Connection, record: PersonRecord, token_hash: str, gate: str) -> None:
    """Somebody new, with the cookie they are known by."""
    add(connection, record)
    add_token(connection, token_hash, record.id, gate, record.created)


def change(connection: Connection, person_id: str, values: dict[str, Any]) -> None:
    connection.execute(update(person).where(person.c.id == person_id).values(values))


def nameless(connection: Connection, people: Sequence[str]) -> set[str]:
    """Which of these have no name."""
    wanted = select(person.c.id).where(person.c.id.in_(people), person.c.name == "")
    return set(connection.execute(wanted).scalars())


def by_id(connection: Connection, person_id: str) -> PersonRecord | None:
    row = connection.execute(select(person).where(person.c.id == person_id)).one_or_none()
    return None if row is None else PersonRecord(**row._mapping)


def companions(connection: Connection, person_id: str, most: int) -> list[tuple[str, str]]:
    """Those who have sat at a game with somebody, each with their name; whom they met last comes first."""
    own, other = seat.alias(), seat.alias()
    begun = (own.c.table_id == other.c.table_id) & (own.c.table_id == game_table.c.id)
    met = (
        select(person.c.id, person.c.name)
        .select_from(own, other, game_table, person)
        .where(begun, own.c.person == person_id, other.c.person == person.c.id, person.c.id != person_id)
        .where(game_table.c.started.is_not(None))
        .group_by(person.c.id, person.c.name)
        .order_by(func.max(game_table.c.started).desc(), person.c.id)
        .limit(most)
    )
    return [(row.id, row.name) for row in connection.execute(met)]


def by_key(connection: Connection, key_hash: str) -> PersonRecord | None:
    row = connection.execute(select(person).where(person.c.key_hash == key_hash)).one_or_none()
    return None if row is None else PersonRecord(**row._mapping)


def by_token(connection: Connection, token_hash: str) -> tuple[str, str] | None:
    """The person of a cookie, and the password that was given with it."""
    row = connection.execute(select(token.c.person, token.c.gate).where(token.c.hash == token_hash)).one_or_none()
    return None if row is None else (row.person, row.gate)


def add_token(connection: Connection, token_hash: str, person_id: str, gate: str, created: int) -> None:
    values = {"hash": token_hash, "person": person_id, "gate": gate, "created": created}
    connection.execute(insert(token), values)


def change_gate(connection: Connection, token_hash: str, gate: str) -> None:
    connection.execute(update(token).where(token.c.hash == token_hash).values(gate=gate))
