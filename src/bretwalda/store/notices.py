"""Notices in the database: how people are reached, what they are to be told, and what they have been told."""

from __future__ import annotations

from collections.abc import Sequence
from time import time_ns
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, text, update

from .leases import NOW
from .schema import channel, game_table, owed_notice, person, server_secret

WARNING = "soon"
OPEN = ("owed", "taken")  # states of what is to be told; `taken` is on its way
TOLD = ("taken", "told")  # states in which somebody has, or will have in a moment, something to look at


class ChannelRecord(msgspec.Struct):
    """A way to reach somebody."""

    id: str
    person: str
    kind: Literal["push", "mail", "webhook"]
    target: dict[str, str]
    secret: str
    code: str | None
    guesses: int
    failures: int
    created: int


class OwedRecord(msgspec.Struct):
    """Something that somebody is to be told about a table."""

    person: str
    table_id: str
    kind: str
    since: int
    state: str
    due: int
    tries: int


class Errand(msgspec.Struct):
    """All that one person is to be told now."""

    person: str
    tries: int
    told: list[tuple[str, str, str, str]]  # of each table: id, name, game, what


# Ways to reach people ------------------------------------------------------------------------------------


def add_channel(connection: Connection, record: ChannelRecord, most: int) -> bool:
    """Another way to reach somebody, in the place of the same one before; False = they have too many already."""
    own = channels(connection, record.person)
    same = [one.id for one in own if one.kind == record.kind and one.target == record.target]
    connection.execute(delete(channel).where(channel.c.id.in_(same)))
    if 0 < most <= len(own) - len(same):
        return False
    connection.execute(insert(channel), msgspec.structs.asdict(record))
    _note_person(connection, record.person)
    return True


def channels(connection: Connection, person_id: str) -> list[ChannelRecord]:
    """All of somebody, the first first."""
    rows = connection.execute(select(channel).where(channel.c.person == person_id).order_by(channel.c.created))
    return [ChannelRecord(**row._mapping) for row in rows]


def confirm(connection: Connection, person_id: str, channel_id: str, code: str, after: int, most: int) -> bool:
    """Somebody says what was sent to an address of theirs; a wrong code counts, and then no other is right."""
    own = (channel.c.id == channel_id) & (channel.c.person == person_id)
    row = connection.execute(select(channel).where(own, channel.c.code.is_not(None))).one_or_none()
    if row is None or row.created < after or row.guesses >= most:
        return False
    right: bool = row.code == code
    values = {"code": None} if right else {"guesses": row.guesses + 1}
    connection.execute(update(channel).where(own).values(values))
    _note_person(connection, person_id)
    return right


def remove(connection: Connection, person_id: str, channel_id: str) -> bool:
    """Somebody no longer wants to be reached in a way."""
    own = (channel.c.id == channel_id) & (channel.c.person == person_id)
    gone = connection.execute(delete(channel).where(own)).rowcount
    _note_person(connection, person_id)
    return bool(gone)


def unsubscribe(connection: Connection, secret: str) -> str | None:
    """Whoever has the link in an e-mail wants no more of them; whose it was."""
    wanted = (channel.c.secret == secret) & (channel.c.kind == "mail")
    whose = connection.execute(select(channel.c.person).where(wanted)).scalar_one_or_none()
    if whose is not None:
        connection.execute(delete(channel).where(wanted))
        _note_person(connection, whose)
    return whose


def note_outcome(connection: Connection, channel_id: str, well: bool, most: int) -> None:
    """Something was sent, or could not be; one that has failed too often in a row is given up."""
    failures = 0 if well else channel.c.failures + 1
    connection.execute(update(channel).where(channel.c.id == channel_id).values(failures=failures))
    worn = (channel.c.id == channel_id) & (channel.c.failures >= most)
    whose = connection.execute(select(channel.c.person).where(worn)).scalar_one_or_none()
    if whose is not None:
        remove(connection, whose, channel_id)


def _note_person(connection: Connection, person_id: str) -> None:
    """Whether somebody can be reached at all stands beside them, so that nobody asks for it at every decision."""
    usable = select(func.count()).where(channel.c.person == person_id, channel.c.code.is_(None))
    number = connection.execute(usable).scalar_one()
    connection.execute(update(person).where(person.c.id == person_id).values(notified=number > 0))
    if not number:
        connection.execute(delete(owed_notice).where(owed_notice.c.person == person_id))


# What they are to be told ---------------------------------------------------------------------------------


def owe(connection: Connection, person_id: str, table_id: str, kind: str, since: int, delay: int) -> None:
    """Somebody is to be told something; not if they know it, nor before they have looked at what they were told,
    unless their time runs out."""
    row = _owed(connection, person_id, table_id)
    if row is not None and ((row.state in TOLD and kind != WARNING) or (row.kind, row.since) == (kind, since)):
        return
    due = clock(connection) + delay if row is None or row.state != "owed" else row.due
    _put(connection, OwedRecord(person_id, table_id, kind, since, "owed", due, 0))


def note_seen(connection: Connection, person_id: str, table_id: str, kind: str | None, since: int) -> None:
    """Somebody has been at a table, and knows how things stand."""
    if kind is not None:
        _put(connection, OwedRecord(person_id, table_id, kind, since, "seen", clock(connection), 0))
    elif _owed(connection, person_id, table_id) is not None:
        connection.execute(delete(owed_notice).where(_key(person_id, table_id)))


def settle(connection: Connection, person_id: str, table_id: str) -> None:
    """What somebody was to be told is no longer so."""
    connection.execute(delete(owed_notice).where(_key(person_id, table_id), owed_notice.c.state == "owed"))


def next_due(connection: Connection) -> int | None:
    """In how many milliseconds somebody is to be told something; None = nobody is."""
    wanted = select(func.min(owed_notice.c.due)).where(owed_notice.c.state.in_(OPEN))
    due = connection.execute(wanted).scalar_one()
    return None if due is None else max(0, due - clock(connection))


def take(connection: Connection, gap: int, patience: int, most: int) -> list[Errand]:
    """Everything that is due, for those who have been told nothing for a while; nobody else takes it meanwhile.

    Should this server die with it, it is due again after the patience.
    """
    at, state, whose = clock(connection), owed_notice.c.state, owed_notice.c.person
    quiet = select(whose).where(state == "told", owed_notice.c.due > at - gap)
    due = select(whose).where(state.in_(OPEN), owed_notice.c.due <= at, whose.not_in(quiet))
    people = connection.execute(due.order_by(owed_notice.c.due).limit(most)).scalars().all()
    left = (state == "owed") | ((state == "taken") & (owed_notice.c.due <= at))
    wanted = select(owed_notice).where(left, whose.in_(people)).with_for_update(skip_locked=True)
    errands: dict[str, Errand] = {}
    for row in connection.execute(wanted).all():
        table = connection.execute(select(game_table).where(game_table.c.id == row.table_id)).one()
        errand = errands.setdefault(row.person, Errand(row.person, row.tries, []))
        errand.tries = max(errand.tries, row.tries)
        errand.told.append((table.id, table.name, table.game, row.kind))
        taken = {"state": "taken", "due": at + patience}
        connection.execute(update(owed_notice).where(_key(row.person, row.table_id)).values(taken))
    return list(errands.values())


def note_told(connection: Connection, person_id: str, tables: Sequence[str]) -> None:
    """Somebody has been told, and is left in peace about these tables until they have been there."""
    values = {"state": "told", "due": clock(connection)}
    connection.execute(update(owed_notice).where(_those(person_id, tables)).values(values))


def put_off(connection: Connection, person_id: str, tables: Sequence[str], delay: int, tries: int) -> None:
    """Not now: again after that many milliseconds."""
    values = {"state": "owed", "due": clock(connection) + delay, "tries": tries}
    connection.execute(update(owed_notice).where(_those(person_id, tables)).values(values))


def give_up(connection: Connection, person_id: str, tables: Sequence[str]) -> None:
    """Nobody could be told, however often it was tried."""
    connection.execute(update(owed_notice).where(_those(person_id, tables)).values(state="seen"))


def secret(connection: Connection, name: str, made: str) -> str:
    """Something that the server keeps under a name; what was made now if there is none yet."""
    kept = select(server_secret.c.value).where(server_secret.c.name == name)
    if (value := connection.execute(kept).scalar_one_or_none()) is not None:
        return str(value)
    connection.execute(insert(server_secret), {"name": name, "value": made})
    return made


def clock(connection: Connection) -> int:
    """The time by the clock that all servers share."""
    if connection.dialect.name == "postgresql":
        return int(connection.execute(text(f"SELECT {NOW}")).scalar_one())
    return time_ns() // 1_000_000


def _key(person_id: str, table_id: str) -> Any:
    return (owed_notice.c.person == person_id) & (owed_notice.c.table_id == table_id)


def _those(person_id: str, tables: Sequence[str]) -> Any:
    taken = (owed_notice.c.person == person_id) & (owed_notice.c.state == "taken")
    return taken & owed_notice.c.table_id.in_(tables)


def _owed(connection: Connection, person_id: str, table_id: str) -> OwedRecord | None:
    row = connection.execute(select(owed_notice).where(_key(person_id, table_id))).one_or_none()
    return None if row is None else OwedRecord(**row._mapping)


def _put(connection: Connection, record: OwedRecord) -> None:
    connection.execute(delete(owed_notice).where(_key(record.person, record.table_id)))
    connection.execute(insert(owed_notice), msgspec.structs.asdict(record))
