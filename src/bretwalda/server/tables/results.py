"""What is written down of a game that has ended: each seat's part in it, and whether it counts for anybody's rating."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from bretwalda.engine.match import Match
from bretwalda.store import results
from bretwalda.store.archive import Archive
from bretwalda.store.results import ResultRecord
from bretwalda.store.tables import TableRecord
from bretwalda.store.writer import Row

from ..library.ratings import rating_of
from .seating import Seat


async def write_end(
    archive: Archive, record: TableRecord, match: Match, seats: Sequence[Seat], rows: Sequence[Row],
    shares: Sequence[float], at: int,
) -> None:  # fmt: skip
    """Write down the last entries of a game, and what they lead to, all at once."""
    teams = [int(match.state.team(seat)) for seat in range(len(seats))]
    sides = [match.game.side(match.state, seat) for seat in range(len(seats))]
    ended = results_of(record, seats, shares, teams, sides, at)
    decisions = len(match.decisions) + len(rows)
    await archive.write(results.finish, record.id, rows, ended, decisions, rating_of(record.game, ended))


def results_of(
    record: TableRecord, seats: Sequence[Seat], shares: Sequence[float], teams: Sequence[int], sides: Sequence[str],
    at: int,
) -> list[ResultRecord]:  # fmt: skip
    """A row for each seat."""
    rated = rated_seats(record, seats, teams)
    return [
        ResultRecord(
            table_id=record.id,
            seat=number,
            person=None if seat.person is None else seat.person.id,
            level=seat.level,
            share=share,
            at=at,
            team=team,
            side=side,
            stood_in=seat.stood_in,
            rated=number in rated,
        )
        for number, (seat, share, team, side) in enumerate(zip(seats, shares, teams, sides, strict=True))
    ]


def rated_seats(record: TableRecord, seats: Sequence[Seat], teams: Sequence[int]) -> set[int]:
    """The seats of people who wish to be rated and have just measured themselves against each other.

    Never in a game that goes on from another or was practised, nor where a computer has decided for somebody, nor where
    hints were allowed.
    """
    if not is_whole(record) or record.hints or any(seat.stood_in for seat in seats):
        return set()
    held = Counter(seat.person.id for seat in seats if seat.person is not None)
    rated = {
        number
        for number, seat in enumerate(seats)
        if seat.person is not None and seat.person.preferences.rated and held[seat.person.id] == 1
    }
    return rated if len({teams[number] for number in rated}) > 1 else set()


def is_whole(record: TableRecord) -> bool:
    """Whether a game was played here from its beginning, without going back."""
    new = record.position is None and record.resumes is None and record.origin == record.id
    return new and not record.practice and not record.uploaded
