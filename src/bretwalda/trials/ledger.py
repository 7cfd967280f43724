"""The proof of the books: a game that is over has one result, no other has any, and ratings are what they add up to.

Everybody at a storm wishes to be rated. Each result is compared with what the journal leads to, and all ratings are
computed again from the first game on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import msgspec
from sqlalchemy import Connection, select

from bretwalda.engine.registry import game
from bretwalda.server.library.ratings import rating_of
from bretwalda.server.tables.history import History
from bretwalda.store import tables
from bretwalda.store.results import RatingRecord, ResultRecord
from bretwalda.store.schema import game_table, rating, result
from bretwalda.store.tables import TableRecord

from .proof import Fault

Ratings = dict[tuple[str, str], RatingRecord]  # by person and game


def recount(connection: Connection, ended: Sequence[str], counts: Counter[str]) -> Iterator[Fault]:
    """All that is wrong with results and ratings; `ended` is the order of the games, for clocks may have been set."""
    results: dict[str, list[ResultRecord]] = {}
    for row in connection.execute(select(result).order_by(result.c.table_id, result.c.seat)):
        results.setdefault(row.table_id, []).append(ResultRecord(**row._mapping))
    known = {name: tables.by_id(connection, name) for name in connection.execute(select(game_table.c.id)).scalars()}
    for name, record in known.items():
        assert record is not None
        if record.ended is not None:
            counts["results recounted"] += 1
            yield from wrong_result(connection, record, results.get(name, []))
        elif name in results:
            yield Fault("books", f"{record.game}: a result of a game that is not over")
    last = [name for name, record in known.items() if record is not None and record.ended and name not in ended]
    reckoned: Ratings = {}
    for name in [*ended, *last]:
        record, found = known[name], results.get(name, [])
        assert record is not None
        before = {one.person: one for one in reckoned.values() if one.game == record.game}
        after = rating_of(record.game, found)(before) if any(one.rated for one in found) else []
        reckoned |= {(one.person, one.game): one for one in after}
    written = {(row.person, row.game): RatingRecord(**row._mapping) for row in connection.execute(select(rating))}
    counts["ratings recounted"] += len(reckoned)
    for key in sorted(reckoned.keys() | written.keys()):
        if reckoned.get(key) != written.get(key):
            yield Fault("books", f"a rating is {written.get(key)}, and should be {reckoned.get(key)}")


def wrong_result(connection: Connection, record: TableRecord, results: Sequence[ResultRecord]) -> Iterator[Fault]:
    """What is written down of a game, beside what its journal leads to."""
    history = History(game(record.game), record.settings, record.seed, record.position or ())
    for entry in tables.entries_of(connection, record.id):
        history.add(entry.seat, entry.move)
    match = history.match
    seats = range(int(match.state.seats))
    if [one.seat for one in results] != list(seats) or [one.share for one in results] != match.result():
        yield Fault("books", f"{record.game}: the result is {[msgspec.to_builtins(one) for one in results]}")
        return
    if record.decisions != len(match.decisions):
        yield Fault("books", f"{record.game}: {record.decisions} decisions of {len(match.decisions)}")
    for one in results:
        if (one.team, one.side) != (match.state.team(one.seat), match.game.side(match.state, one.seat)):
            yield Fault("books", f"{record.game}: seat {one.seat} played for {one.team} {one.side}")
    if [one.seat for one in results if one.rated] != rated_seats(record, results):
        yield Fault("books", f"{record.game}: rated are {[one.seat for one in results if one.rated]}")


def rated_seats(record: TableRecord, results: Sequence[ResultRecord]) -> list[int]:
    """Who was to be rated: people with one seat each, on different sides, in a game that was theirs throughout."""
    if record.position or record.resumes or record.origin != record.id or record.practice or record.uploaded:
        return []
    if any(one.stood_in for one in results):
        return []
    held = Counter(one.person for one in results)
    alone = [one for one in results if one.person is not None and held[one.person] == 1]
    return [one.seat for one in alone] if len({one.team for one in alone}) > 1 else []
