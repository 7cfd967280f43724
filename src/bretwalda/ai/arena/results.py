"""The results file: a heading and then a line for each game, written as soon as it is over."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO

import msgspec

from bretwalda.engine.journal import Journal
from bretwalda.engine.refusal import Refusal

from .machine import Machine
from .play import GameRecord, journal_of
from .schedule import Plan

FORMAT = 1


class Heading(msgspec.Struct, frozen=True):
    """The first line: what is played, and where and when it began."""

    plan: Plan
    date: str
    machine: Machine
    arena: int = FORMAT


class Results:
    """The games played so far; none of them is lost when the program is stopped, at whatever moment."""

    def __init__(self, path: Path, heading: Heading, records: dict[int, GameRecord], file: BinaryIO) -> None:
        self.path = path
        self.heading = heading
        self.records = records
        self._file = file

    @classmethod
    def begin(cls, path: Path, heading: Heading) -> Results:
        """A new file; whatever was there is gone."""
        try:
            file = path.open("wb")
        except OSError:
            raise Refusal("refused-file-write", {"file": str(path)}) from None
        results = cls(path, heading, {}, file)
        results._write(heading)
        return results

    @classmethod
    def resume(cls, path: Path, plan: Plan) -> Results:
        """A file to go on with, if it is of the same plan; a line cut short by the interruption is dropped."""
        heading, records, length = _read(path)
        if heading.plan != plan:
            raise Refusal("refused-results-plan", {"file": str(path)})
        try:
            file = path.open("r+b")
            file.truncate(length)
            file.seek(0, 2)
        except OSError:
            raise Refusal("refused-file-write", {"file": str(path)}) from None
        return cls(path, heading, records, file)

    def add(self, record: GameRecord) -> None:
        """Keep a game."""
        self._write(record)
        self.records[record.number] = record

    def first(self, games: int) -> list[GameRecord]:
        """Of the plan's first games, up to this number, those that have been played, in order."""
        return [self.records[number] for number in sorted(self.records) if number < games]

    def missing(self, games: int) -> list[int]:
        """The numbers of those that have not."""
        return [number for number in range(games) if number not in self.records]

    def close(self) -> None:
        self._file.close()

    def _write(self, line: Heading | GameRecord) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError:
            raise Refusal("refused-file-write", {"file": str(self.path)}) from None


def read_game(path: Path, number: int) -> Journal:
    """A game of a results file, as a save file holds it."""
    heading, records, _ = _read(path)
    if number not in records or not records[number].journal:
        raise Refusal("refused-results-game", {"file": str(path), "number": str(number)})
    return journal_of(heading.plan, records[number])


def _read(path: Path) -> tuple[Heading, dict[int, GameRecord], int]:
    """A results file: its heading, its games by their numbers, and how long it is without a line that was cut short."""
    try:
        whole, end, _ = path.read_bytes().rpartition(b"\n")
        heading = msgspec.json.decode(whole.partition(b"\n")[0], type=Heading)
        records = [msgspec.json.decode(line, type=GameRecord) for line in whole.split(b"\n")[1:]]
    except OSError:
        raise Refusal("refused-file-unreadable", {"file": str(path)}) from None
    except msgspec.DecodeError:
        raise Refusal("refused-results-file", {"file": str(path)}) from None
    if heading.arena != FORMAT:
        raise Refusal("refused-results-file", {"file": str(path)})
    return heading, {record.number: record for record in records}, len(whole) + len(end)
