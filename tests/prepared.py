"""Tables at which a game has come to a certain position: put into the database, as if they had been played there."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from http.cookies import SimpleCookie

from bretwalda.ai.level import LEVELS
from bretwalda.engine.journal import split_move
from bretwalda.engine.match import Match
from bretwalda.server.clock import now
from bretwalda.server.doors import COOKIE
from bretwalda.server.messages import NewTable
from bretwalda.server.names import table_code
from bretwalda.server.people import hashed
from bretwalda.store import people, tables
from bretwalda.store.database import opened
from bretwalda.store.tables import SeatRecord, TableRecord


def put_table(database: str, match: Match, seats: Sequence[str], host: str, away: Collection[int] = ()) -> str:
    """A table whose game has begun, with the people of these cookies in its seats, or computers of a level; its id.

    People in seats that they are `away` from have left them.
    """
    engine, usual, table_id = opened(database), NewTable(match.game.id), secrets.token_urlsafe(12)
    record = TableRecord(
        id=table_id, code=table_code(), name="prepared", game=match.game.id, rules=match.game.rules_version,
        facts=match.game.facts, options=dict(match.options), seed=match.seed, position=match.position or None,
        origin=table_id, host="", public=False,
        spectators=True, open_log=match.game.open_log, gathers=False, seconds=None, deputy=usual.deputy,
        pause=usual.pause, uploaded=False, created=now(), started=now(), ended=now() if match.over else None,
    )  # fmt: skip
    entries = [
        {"table_id": table_id, "seq": seq, "seat": seat, "move": move, "at": now()}
        for seq, (seat, move) in enumerate(map(split_move, match.journal().moves), 1)
    ]
    with engine.begin() as connection:
        known = {}
        for cookie in {host, *seats} - LEVELS.keys():
            found = people.by_token(connection, hashed(SimpleCookie(cookie)[COOKIE].value))
            assert found is not None
            known[cookie] = found[0]
        record.host = known[host]
        taken = [
            SeatRecord(table_id, seat, known.get(who), None if who in known else who, seat in away)
            for seat, who in enumerate(seats)
        ]
        tables.add(connection, record, taken, entries)
    engine.dispose()
    return table_id
