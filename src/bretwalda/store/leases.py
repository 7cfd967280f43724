"""Whose a table is, where several servers share a database, and who of them is there.

A server that is dead is buried by any other: its advisory lock is free, or it has not said for too long that it
lives. Its tables are free then. All times are the database's. Why it is safe: docs/decisions/015-several-processes.md.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, text, tuple_, update

from .database import ASLEEP, SERVER
from .schema import lease, server_process

CHANNEL = "bretwalda"  # on which servers tell each other something
DEAD = 3_000  # milliseconds without a beat
NOBODY = 0  # whose a table is that has been left to whoever wants it
MOST_ORPHANS = 500  # that are looked after at a time
NOW = "(extract(epoch from clock_timestamp()) * 1000)::bigint"  # in PostgreSQL
UP = f"{NOW} - (extract(epoch from pg_postmaster_start_time()) * 1000)::bigint"


class Claim:
    """The right to write for a table. The database knows whether it still stands.

    Attributes:
        table: the id of the table.
        process: the server that it was made for; one that was buried comes back as another.
        number: drawn by lot, so that nobody else has the same.
    """

    def __init__(self, table: str, process: int, lose: Callable[[Claim], None]) -> None:
        """`lose` is called when it turns out that somebody else has the table now."""
        self.table = table
        self.process = process
        self.number = draw()
        self._lose = lose

    def lose(self) -> None:
        self._lose(self)


class Holder(NamedTuple):
    """The server that has a table."""

    process: int
    address: str
    secret: str


def draw() -> int:
    """A number that nobody else has drawn."""
    return secrets.randbits(62) + 1


def bury(connection: Connection, by_age: bool) -> int:
    """Remove the servers that are dead; `by_age`, also those that have been silent for too long. How many they were.

    In the moment after PostgreSQL has started nobody has its lock, and everybody is alive.
    """
    free = f"({UP} > {DEAD} AND pg_try_advisory_xact_lock(id))"
    silent = f"beat < {NOW} - {DEAD}" if by_age else "false"
    return connection.execute(text(f"DELETE FROM server_process WHERE {silent} OR {free}")).rowcount


def take(connection: Connection, claim: Claim, by_age: bool) -> Holder | None:
    """Take a table that is free, or one's own; else who has it. What is read after that is committed is complete."""
    bury(connection, by_age)
    taken = connection.execute(
        text(
            "INSERT INTO lease (table_id, process, claim) SELECT :table, :process, :claim"
            " WHERE EXISTS (SELECT 1 FROM server_process WHERE id = :process)"
            " ON CONFLICT (table_id) DO UPDATE SET process = :process, claim = :claim"
            " WHERE lease.process = :process OR lease.process NOT IN (SELECT id FROM server_process)"
        ),
        {"table": claim.table, "process": claim.process, "claim": claim.number},
    )
    if taken.rowcount:
        return None
    found = connection.execute(
        select(server_process.c.id, server_process.c.address, server_process.c.secret)
        .join(lease, lease.c.process == server_process.c.id)
        .where(lease.c.table_id == claim.table)
    ).one_or_none()
    return Holder(NOBODY, "", "") if found is None else Holder(found.id, found.address, found.secret)


def take_new(connection: Connection, claim: Claim) -> None:
    """A table that has just been opened belongs to whoever opened it."""
    connection.execute(insert(lease), {"table_id": claim.table, "process": claim.process, "claim": claim.number})


def lost(connection: Connection, claims: Collection[Claim]) -> set[Claim]:
    """Those that do not stand any more. The others stand until this transaction ends."""
    if not claims:
        return set()
    wanted = [(claim.table, claim.number) for claim in claims]
    rows = select(lease.c.claim).where(tuple_(lease.c.table_id, lease.c.claim).in_(wanted))
    standing = set(connection.execute(rows.order_by(lease.c.table_id).with_for_update(read=True)).scalars())
    return {claim for claim in claims if claim.number not in standing}


def wait_for_writing(connection: Connection, claim: Claim) -> None:
    """Until all that is being written for a table is there, or never will be: whoever writes holds its lease."""
    connection.execute(select(lease.c.claim).where(lease.c.table_id == claim.table).with_for_update())


def give_back(connection: Connection, claims: Sequence[Claim]) -> None:
    """Tables have left the memory of a server: whoever wants them may have them."""
    connection.execute(delete(lease).where(lease.c.claim.in_([claim.number for claim in claims])))


def leave(connection: Connection, process: int) -> None:
    """A server ends properly: others go on with what there is to do at its tables."""
    connection.execute(update(lease).where(lease.c.process == process).values(process=NOBODY))
    connection.execute(delete(server_process).where(server_process.c.id == process))


def end_hung(connection: Connection) -> int:
    """End what a server was writing when its line was cut. How many they were.

    PostgreSQL does so by itself (`idle_in_transaction_session_timeout`), but not always: whoever has sent the first
    statements of several at once, and then nothing more, would keep their tables locked until the line is given up,
    which takes hours.
    """
    ours = "application_name = :program AND usename = current_user AND datname = current_database()"
    waiting = "state <> 'idle' AND wait_event = 'ClientRead' AND state_change < clock_timestamp() - :asleep ::interval"
    ended = text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {ours} AND {waiting}")
    return len(connection.execute(ended, {"program": SERVER, "asleep": ASLEEP}).all())


def orphans(connection: Connection, by_age: bool) -> list[str]:
    """Tables that a server has left behind, by its death or properly."""
    if by_age:
        end_hung(connection)
    bury(connection, by_age)
    alone = lease.c.process.not_in(select(server_process.c.id))
    return list(connection.execute(select(lease.c.table_id).where(alone).limit(MOST_ORPHANS)).scalars())


def forget(connection: Connection, table_ids: Sequence[str]) -> None:
    """There is nothing to do at these tables, and nobody has them."""
    alone = lease.c.process.not_in(select(server_process.c.id))
    connection.execute(delete(lease).where(lease.c.table_id.in_(table_ids), alone))


def held_by_others(connection: Connection, process: int) -> list[str]:
    """The tables that other servers have in their memory."""
    return list(connection.execute(select(lease.c.table_id).where(lease.c.process != process)).scalars())


def present(connection: Connection) -> list[Holder]:
    """The servers that are there; those without an address only think."""
    rows = connection.execute(select(server_process.c.id, server_process.c.address, server_process.c.secret))
    return [Holder(row.id, row.address, row.secret) for row in rows]


def send(connection: Connection, messages: Sequence[str]) -> None:
    """Tell all servers something, as soon as this transaction is committed."""
    for message in messages:
        connection.execute(text("SELECT pg_notify(:channel, :message)"), {"channel": CHANNEL, "message": message})
