"""What is said of a table, and its line in a list: from its columns, for tables that are not in memory."""

from __future__ import annotations

from collections.abc import Collection

from bretwalda.engine.registry import catalogue
from bretwalda.store.lines import LineRecord, SeatLine
from bretwalda.store.tables import TableRecord

from ..messages import SeatInfo, TableInfo, TableLine
from .loading import is_outdated
from .teaching import lesson_at


def line_of(record: LineRecord, person: str, present: Collection[str] = ()) -> TableLine:
    """A table as somebody finds it in a list; who is there only another server can know."""
    played, over = catalogue().get(record.game), record.ended is not None
    outdated = played is not None and is_outdated(played, record)
    return TableLine(
        table=info_of(record, record.commitment, outdated, over),
        seats=[seat_of(seat, seat.person in present) for seat in record.seats],
        yours=[number for number, seat in enumerate(record.seats) if seat.person == person],
        host=record.host_name,
        host_is_you=record.host == person,
        waiting=record.waiting if record.started is not None and not over and record.closed is None else [],
        since=record.ended or record.closed or record.moved or record.started or record.created,
    )


def open_to_all(line: TableLine) -> bool:
    """Whether everybody finds a table in the lists: they could sit down, or look on."""
    table = line.table
    if not table.public or table.over or table.outdated or table.closed:
        return False
    return table.spectators if table.started else any(seat.kind == "open" for seat in line.seats)


def info_of(record: TableRecord | LineRecord, commitment: str, outdated: bool, over: bool) -> TableInfo:
    """What a table was set up with."""
    played = catalogue().get(record.game)
    lesson = None if played is None else lesson_at(played, record)
    return TableInfo(
        id=record.id,
        code=record.code,
        name=record.name,
        game=record.game,
        settings=record.settings,
        public=record.public,
        spectators=record.spectators,
        open_log=record.open_log,
        gathers=record.gathers,
        limit=record.seconds,
        deputy=record.deputy,
        pause=record.pause,
        commitment=commitment,
        uploaded=record.uploaded,
        rules=record.rules,
        outdated=outdated,
        ends_if_given_up=record.ends_if_given_up,
        alone=record.alone and record.started is not None,
        practice=record.practice,
        lesson="" if lesson is None else lesson.id,
        hints=record.hints,
        started=record.started is not None,
        over=over,
        closed=record.closed is not None,
    )


def seat_of(seat: SeatLine, present: bool) -> SeatInfo:
    return SeatInfo(
        kind="person" if seat.person is not None else "computer" if seat.level is not None else "open",
        name=seat.name,
        level=seat.level,
        present=present,
        away=seat.away,
    )
