"""One queue of thoughts for all servers on a PostgreSQL: who waits, whose turn is next, what came of it.

Nothing in it outlives the servers, so its tables are no part of the schema: they are made where they are missing, are
not written to PostgreSQL's log, and are in no copy. Their names end with a number, which changes with what stands in
them: servers of two versions side by side have a queue each. Why it is so: docs/decisions/017-one-queue-of-thoughts.md.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import psycopg

from .database import CONNECTING, POSTGRES, PROGRAM
from .failure import StorageFailure
from .leases import CHANNEL, NOBODY
from .membership import channel_of, driver_url

THOUGHTS = f"{CHANNEL}_thoughts"  # the channel that says that there is something to think about
LONGEST_NOTICE = 7_000  # bytes; PostgreSQL allows 8,000. A longer answer is read from the table
MOST_TRIES = 3  # of thinkers who die over it, or hang; then it is given up
ANSWERING = 5.0  # seconds that the database may take for anything here
SLACK = 10.0  # seconds beyond what a thought may take, after which its thinker is thought to hang
FORGOTTEN = 3600.0  # seconds after which a turn that somebody had does not count any more
ONE_AT_A_TIME = 0x42726575  # of an advisory lock: any number that nobody else takes
NOW = "(extract(epoch from clock_timestamp()) * 1000000)::bigint"  # microseconds
LIVING = "(SELECT id FROM server_process)"
ONE_BY_ONE = f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"
ANNOUNCE = f"NOTIFY {THOUGHTS}"

TABLES = (
    "CREATE UNLOGGED TABLE IF NOT EXISTS thought_2 (id bigint PRIMARY KEY, asker bigint NOT NULL, person text NOT NULL,"
    " board text NOT NULL, interest int NOT NULL, quick boolean NOT NULL, needs text NOT NULL, body bytea NOT NULL,"
    " patience float NOT NULL, asked bigint NOT NULL, thinker bigint NOT NULL DEFAULT 0,"
    " begun bigint NOT NULL DEFAULT 0, tries int NOT NULL DEFAULT 0, answer bytea)",
    "CREATE UNLOGGED TABLE IF NOT EXISTS thinker_2 (id bigint PRIMARY KEY, desks int NOT NULL)",
    "CREATE UNLOGGED TABLE IF NOT EXISTS turn_2 (who text PRIMARY KEY, at bigint NOT NULL)",
)
PUT = (
    "INSERT INTO thought_2 (id, asker, person, board, interest, quick, needs, body, patience, asked)"
    " VALUES (%(id)s, %(asker)s, %(person)s, %(table)s, %(interest)s, %(quick)s, %(needs)s, %(body)s, %(patience)s,"
    f" {NOW}) ON CONFLICT DO NOTHING"
)
# The order of `server/computers/turns.py`. Whoever's thinker is dead waits again, under the same number.
TAKE = f"""
WITH next AS (
  SELECT t.id, t.person, t.board, t.quick FROM thought_2 t
  LEFT JOIN turn_2 p ON p.who = 'p ' || t.person
  LEFT JOIN turn_2 b ON b.who = 'b ' || t.board
  WHERE t.answer IS NULL AND t.tries < {MOST_TRIES} AND (t.quick OR NOT %(only_quick)s)
    AND t.needs = ANY(%(able)s::text[]) AND t.asker IN {LIVING} AND t.thinker NOT IN {LIVING}
  ORDER BY t.interest, coalesce(p.at, 0), coalesce(b.at, 0), t.asked, t.id LIMIT 1
), marked AS (
  INSERT INTO turn_2 (who, at) SELECT 'p ' || person, {NOW} FROM next UNION SELECT 'b ' || board, {NOW} FROM next
  ON CONFLICT (who) DO UPDATE SET at = excluded.at
), rivals AS (
  SELECT count(DISTINCT r.person) AS people, count(*) FILTER (WHERE r.person = next.person) AS own
  FROM thought_2 r, next WHERE r.answer IS NULL AND r.quick = next.quick AND r.asker IN {LIVING}
), room AS (
  SELECT coalesce(sum(desks), 0) AS desks, count(*) AS thinkers FROM thinker_2 WHERE id IN {LIVING}
)
UPDATE thought_2 t SET thinker = %(thinker)s, begun = {NOW}, tries = t.tries + 1 FROM next, rivals, room
WHERE t.id = next.id
RETURNING t.id, t.asker, t.quick, t.body, t.patience, (t.begun - t.asked)::float / 1000000 AS waited,
  (room.desks + CASE WHEN next.quick THEN room.thinkers ELSE 0 END)::float / (rivals.people * rivals.own) AS part,
  t.thinker
"""
# The answer of a thinker that was taken for dead counts as long as nobody else has begun.
ANSWER = (
    "WITH done AS (UPDATE thought_2 SET answer = %(answer)s"
    " WHERE id = %(id)s AND thinker = %(thinker)s AND answer IS NULL RETURNING asker)"
    f" SELECT pg_notify('{CHANNEL}_' || asker, %(notice)s) FROM done"
)
WITHDRAW = (
    "WITH gone AS (DELETE FROM thought_2 WHERE id = ANY(%(ids)s::bigint[]) AND asker = %(asker)s"
    " RETURNING id, thinker, answer)"
    f""" SELECT pg_notify('{CHANNEL}_' || thinker, '{{"type":"Withdrawn","thought":' || id || '}}') FROM gone"""
    f" WHERE thinker <> {NOBODY} AND thinker <> %(asker)s AND answer IS NULL"
)
HANGING = (
    f"UPDATE thought_2 SET thinker = {NOBODY} WHERE asker = %(asker)s AND thinker <> {NOBODY} AND answer IS NULL"
    f" AND begun + (patience + {SLACK}) * 1000000 < {NOW}"
)
CARE = (
    "UPDATE thought_2 t SET interest = c.interest"
    " FROM unnest(%(ids)s::bigint[], %(interests)s::int[]) AS c (id, interest) WHERE t.id = c.id"
)
LOOK = (
    f"SELECT id, answer IS NOT NULL AS answered, thinker IN {LIVING} AS begun, tries FROM thought_2"
    " WHERE asker = %(asker)s"
)
HERE = "INSERT INTO thinker_2 (id, desks) VALUES (%(thinker)s, %(desks)s) ON CONFLICT DO NOTHING"
NOTHING_ELSE = (
    f"UPDATE thought_2 SET thinker = {NOBODY} WHERE thinker = %(thinker)s AND answer IS NULL"
    " AND NOT id = ANY(%(ids)s::bigint[])"
)
TIDY = (
    f"DELETE FROM thought_2 WHERE asker NOT IN {LIVING}",
    f"DELETE FROM thinker_2 WHERE id NOT IN {LIVING}",
    f"DELETE FROM turn_2 WHERE at < {NOW} - {FORGOTTEN * 1_000_000:.0f}",
)

Line = psycopg.AsyncConnection[Any]


class Answered(msgspec.Struct, tag=True):
    """To whoever asked: a thought has come to something."""

    thought: int
    answer: str | None  # None = too long to be told so


class Progress(msgspec.Struct, tag=True):
    """To whoever asked: how much of a thought is done, from 0 to 1."""

    thought: int
    done: float


class Withdrawn(msgspec.Struct, tag=True):
    """To whoever thinks: nobody waits for it any more."""

    thought: int


Notice = Answered | Progress | Withdrawn
notices: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


def understand(notice: str) -> Notice | None:
    """What was told to one server or thinker alone; None = nothing that we know."""
    try:
        return notices.decode(notice)
    except msgspec.DecodeError:
        return None


class Wanted(NamedTuple):
    """A thought as it is put into the queue."""

    id: int  # drawn by lot
    asker: int  # the server that waits for it
    person: str
    table: str
    interest: int
    quick: bool
    needs: str  # only whoever is able to do this takes it
    body: bytes
    patience: float  # seconds that it may take


class Taken(NamedTuple):
    """A thought whose turn it is."""

    id: int
    asker: int
    quick: bool
    body: bytes
    patience: float
    waited: float  # seconds for its turn
    part: float  # desks of all thinkers for each person who waits or is thought for, and each thought of that person
    thinker: int  # to whom it was given, by the number that it had then


class Known(NamedTuple):
    """How a thought stands."""

    answered: bool
    begun: bool  # by somebody who lives
    tries: int


class Queue:
    """A line to the queue. Whatever goes wrong with it is a `StorageFailure`, and the next question opens another."""

    def __init__(self, url: str) -> None:
        self._url = driver_url(url)
        self._line: Line | None = None
        self._turn = asyncio.Lock()

    async def put(self, wanted: Wanted, announce: bool) -> None:
        """Wait for a turn; if it is announced, all thinkers look."""
        await self._ask(*([PUT, ANNOUNCE] if announce else [PUT]), **wanted._asdict())

    async def announce(self) -> None:
        """There is something to think about."""
        await self._ask(ANNOUNCE)

    async def take(self, thinker: int, only_quick: bool, able: Sequence[str]) -> Taken | None:
        """The thought whose turn it is. Turns are given one by one: who was served last must be known by the next."""
        rows = await self._ask(ONE_BY_ONE, TAKE, thinker=thinker, only_quick=only_quick, able=list(able))
        return Taken(*rows[0]) if rows else None

    async def answer(self, taken: Taken, answer: bytes) -> None:
        """What a thinker has come to; nothing happens if nobody waits for it any more."""
        notice = msgspec.json.encode(Answered(taken.id, answer.decode()))
        if len(notice) > LONGEST_NOTICE:
            notice = msgspec.json.encode(Answered(taken.id, None))
        await self._ask(ANSWER, id=taken.id, thinker=taken.thinker, answer=answer, notice=notice.decode())

    async def report(self, taken: Taken, done: float) -> None:
        """How far a thinker has come."""
        notice = msgspec.json.encode(Progress(taken.id, done)).decode()
        await self._ask("SELECT pg_notify(%(channel)s, %(notice)s)", channel=channel_of(taken.asker), notice=notice)

    async def answer_of(self, thought: int) -> bytes | None:
        rows = await self._ask("SELECT answer FROM thought_2 WHERE id = %(id)s", id=thought)
        return rows[0][0] if rows else None

    async def withdraw(self, asker: int, thoughts: Sequence[int]) -> None:
        """Nobody waits for them any more; whoever thinks about one is told."""
        await self._ask(WITHDRAW, ids=list(thoughts), asker=asker)

    async def look(self, asker: int, interests: Mapping[int, int]) -> dict[int, Known]:
        """How a server's thoughts stand, after it has said for which of them another number waits."""
        ids, numbers = list(interests), list(interests.values())
        rows = await self._ask(HANGING, CARE, LOOK, asker=asker, ids=ids, interests=numbers)
        return {row[0]: Known(*row[1:]) for row in rows}

    async def attend(self, thinker: int, desks: int, thinking: Collection[int]) -> None:
        """A thinker is here, and thinks about these: what else it has been given it has lost, and others may have."""
        await self._ask(HERE, NOTHING_ELSE, *TIDY, thinker=thinker, desks=desks, ids=lambda: list(thinking))

    async def leave(self, thinker: int) -> None:
        """A thinker ends: others go on with what it has begun."""
        await self._ask(NOTHING_ELSE, "DELETE FROM thinker_2 WHERE id = %(thinker)s", ANNOUNCE, thinker=thinker, ids=[])

    async def close(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.close()

    async def _ask(self, *statements: str, **values: Any) -> list[tuple[Any, ...]]:
        """What the last of some statements finds. They go in one message and are one transaction: whoever is cut off,
        or falls asleep, leaves nothing locked behind. A value that may be called is looked at when it is their turn."""
        async with self._turn:
            known = {name: value() if callable(value) else value for name, value in values.items()}
            try:
                async with asyncio.timeout(ANSWERING):
                    if self._line is None:
                        self._line = await self._connect()
                    cursor = await self._line.execute("; ".join(statements), known)
                    while cursor.nextset():
                        pass
                    return await cursor.fetchall() if cursor.description else []
            except (psycopg.Error, OSError, TimeoutError) as error:
                self._hang_up()
                raise StorageFailure(type(error).__name__, down=True) from None
            except asyncio.CancelledError:
                self._hang_up()  # nobody could say which question the next answer belongs to
                raise

    async def _connect(self) -> Line:
        line = await psycopg.AsyncConnection.connect(
            self._url, autocommit=True, connect_timeout=CONNECTING, application_name=PROGRAM,
            cursor_factory=psycopg.AsyncClientCursor,  # which sends several statements in one message
        )  # fmt: skip
        # Nothing here outlives a crash.
        settings = [f"SET {setting}" for setting in ("synchronous_commit = off", *POSTGRES)]
        await line.execute("; ".join([*settings, ONE_BY_ONE, *TABLES]))
        return line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.pgconn.finish()  # at once, whatever it waits for
