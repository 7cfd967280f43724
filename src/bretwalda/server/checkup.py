"""The checkup of a database: every journal is played again as the server would, and what is wrong is named."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec

from bretwalda.ai.level import is_level
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.store import results, saves, tables
from bretwalda.store.census import Census, Sizes
from bretwalda.store.tables import EntryRecord, SeatRecord, TableRecord

from .logs import mark
from .tables.history import History
from .tables.loading import Recalled, kept_journal, replay_journal, replay_table


class Trouble(msgspec.Struct):
    """Something that is wrong with a table, a save or the file itself."""

    kind: str  # "table", "save", "file"
    mark: str  # its name in the logs
    key: str  # of the message that says what is wrong
    details: dict[str, str]


class Checkup(msgspec.Struct):
    """What there is, and what is wrong with it."""

    sizes: Sizes
    troubles: list[Trouble]


class Wrong(Exception):
    """What is wrong with a table or a save."""

    def __init__(self, key: str, details: dict[str, str] | None = None) -> None:
        self.key = key
        self.details = details or {}


def examine(copy: Path) -> Checkup:
    """Look through a copy of a database."""
    with Census(copy) as census:
        return Checkup(
            census.sizes(),
            [
                *(Trouble("file", "", "doctor-file", {"detail": flaw}) for flaw in census.flaws()),
                *troubles(census, "table", census.tables(), check_table),
                *troubles(census, "save", census.saves(), check_save),
            ],
        )


def troubles(
    census: Census, kind: str, names: Sequence[str], check: Callable[[Census, str], None]
) -> Iterator[Trouble]:
    """Whatever is wrong with one, the others are looked at as well."""
    for name in names:
        try:
            check(census, name)
        except Wrong as wrong:
            yield Trouble(kind, mark(name), wrong.key, wrong.details)
        except Exception as error:
            yield Trouble(kind, mark(name), "doctor-unreadable", {"cause": type(error).__name__})


def check_table(census: Census, table_id: str) -> None:
    record = census.read(tables.by_id, table_id)
    assert record is not None
    if record.game not in catalogue():
        raise Wrong("doctor-unknown-game", {"game": record.game})
    entries = census.read(tables.entries_of, table_id)
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
        raise Wrong("doctor-gap")
    history = replay(record, entries)
    check_seats(record, history, census.read(tables.seats_of, table_id))
    check_end(record, history, census.read(results.shares_of, table_id))


def replay(record: TableRecord, entries: Sequence[EntryRecord]) -> History:
    """The history of a table, or at which entry its journal goes wrong."""

    def attempt(number: int) -> Recalled | Refusal:
        try:
            return replay_table(record, entries[:number])
        except Refusal as refusal:
            return refusal

    found = attempt(len(entries))
    if not isinstance(found, Refusal):
        if found.outdated:
            raise Wrong("doctor-other-rules", {"rules": str(record.rules)})
        return found.history
    first = bisect_left(range(len(entries)), True, key=lambda number: isinstance(attempt(number), Refusal))
    raise Wrong("doctor-journal", found.details | {"number": str(first), "why": found.key})


def check_seats(record: TableRecord, history: History, seats: Sequence[SeatRecord]) -> None:
    """Every seat is there, and somebody can move if the game is going on."""
    if len(seats) != history.match.state.seats or any(
        seat.level is not None and not is_level(seat.level) for seat in seats
    ):
        raise Wrong("doctor-seats")
    if record.started is None or history.match.over or record.closed is not None:
        return
    if not any(seats[number].person or seats[number].level for number in history.waiting):
        raise Wrong("doctor-stuck")


def check_end(record: TableRecord, history: History, written: Sequence[float]) -> None:
    """A game that is over has ended, with the result that was written down, if one was: a loaded one has none."""
    if history.match.over != (record.ended is not None) or (written and list(written) != history.match.result()):
        raise Wrong("doctor-result")
    if record.decisions not in (None, len(history.match.decisions)):
        raise Wrong("doctor-length", {"written": str(record.decisions), "number": str(len(history.match.decisions))})


def check_save(census: Census, save_id: str) -> None:
    record = census.read(saves.by_id, save_id)
    assert record is not None
    try:
        replay_journal(kept_journal(record))
    except Refusal as refusal:
        raise Wrong("doctor-save", refusal.details | {"why": refusal.key}) from None
