"""Tables at which a game has come to a certain position: put into the database, as if they had been played there."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from http.cookies import SimpleCookie

from bretwalda.ai.level import LEVELS
from bretwalda.engine.journal import split_move
from bretwalda.engine.match import Match
from bretwalda.server.clock import now
from bretwalda.server.http.endpoints import COOKIE
from bretwalda.server.messages import NewTable
from bretwalda.server.names import table_code
from bretwalda.server.people import hashed
from bretwalda.store import lines, people, tables
from bretwalda.store.database import open_database
from bretwalda.store.tables import SeatRecord, TableRecord
from bretwalda.store.writer import Row


def put_table(
    database: str, match: Match, seats: Sequence[str], host: str, away: Collection[int] = (), alone: bool = False,
    public: bool = False,
) -> str:  # fmt: skip
    """A table whose game has begun, with the people of these cookies in its seats, or computers of a level; its id.

    People in seats that they are `away` from have left them; `alone`, nobody but one person has ever played there.
    """
    return put_tables(database, [match], seats, host, away, alone=alone, public=public)[0]


def put_tables(
    database: str, matches: Sequence[Match], seats: Sequence[str], host: str, away: Collection[int] = (),
    noted: bool = False, alone: bool = False, public: bool = False,
) -> list[str]:  # fmt: skip
    """Several of them, each with the same people; `noted`, as the server leaves them, with what lists say of them."""
    engine = open_database(database)
    with engine.begin() as connection:
        known = {}
        for cookie in {host, *seats} - LEVELS.keys():
            found = people.by_token(connection, hashed(SimpleCookie(cookie)[COOKIE].value))
            assert found is not None
            known[cookie] = found[0]
        ids = []
        for match in matches:
            record, entries = stored(match, known[host], alone, public)
            taken = [
                SeatRecord(record.id, seat, known.get(who), None if who in known else who, seat in away)
                for seat, who in enumerate(seats)
            ]
            tables.add(connection, record, taken, entries)
            ids.append(record.id)
        if noted:
            lines.note(connection, [note_of(table_id, match) for table_id, match in zip(ids, matches, strict=True)])
    engine.dispose()
    return ids


def stored(match: Match, host: str, alone: bool = False, public: bool = False) -> tuple[TableRecord, list[Row]]:
    """A game as the database keeps it: its table, and the entries of its journal."""
    usual, table_id = NewTable(match.game.id), secrets.token_urlsafe(12)
    record = TableRecord(
        id=table_id, code=table_code(), name="prepared", game=match.game.id, rules=match.game.rules_version,
        facts=match.game.facts, settings=dict(match.settings), seed=match.seed, position=match.position or None,
        origin=table_id, host=host, public=public,
        spectators=True, open_log=match.game.open_log, gathers=False, seconds=None, deputy=usual.deputy,
        pause=usual.pause, uploaded=False, created=now(), started=now(), ended=now() if match.over else None,
        alone=alone,
    )  # fmt: skip
    return record, tables.entry_rows(table_id, [split_move(line) for line in match.journal().moves], now())


def note_of(table_id: str, match: Match) -> Row:
    """How things stand at a table, as the server notes it."""
    waiting = [int(seat) for seat in match.state.actors()]
    return {"table": table_id, "waiting": waiting, "moved": now(), "noted": len(match.journal().moves)}
