"""The games that somebody has played, as they are told to them, and the filters that they ask for."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from bretwalda.ai.level import strength
from bretwalda.store.results import PlayedRecord, SeatResult

from .messages import Kind, Outcome, PlayedGame, PlayedSeat

MARK = 16  # characters


class Filters(NamedTuple):
    """What somebody wants to see; empty = everything."""

    game: str = ""
    result: str = ""
    against: str = ""
    since: int = 0
    until: int = 0

    def pass_(self, played: PlayedGame) -> bool:
        """Whether a game is one of those that are wanted."""
        return (
            self.game in ("", played.game)
            and self.result in ("", played.result)
            and (not self.against or any(is_against(seat, self.against) for seat in played.seats))
            and self.since <= played.ended
            and (not self.until or played.ended < self.until)
        )


def is_against(seat: PlayedSeat, wanted: str) -> bool:
    """Whether somebody in a seat is one of those that are asked for."""
    if seat.you:
        return False
    kinds = {"people": seat.level is None, "computers": seat.level is not None}
    level = None if seat.level is None else strength(seat.level)
    return kinds.get(wanted, wanted in (level, seat.mark))


def told(record: PlayedRecord, me: str) -> PlayedGame:
    """A game as one of its players is told of it."""
    return PlayedGame(
        table=record.id,
        name=record.name,
        game=record.game,
        ended=record.ended,
        seconds=(record.ended - (record.started or record.ended)) // 1000,
        decisions=record.decisions,
        result=record.without_result or outcome(record.seats, me),
        kind=kind_of(record),
        rated=any(seat.rated and seat.person == me for seat in record.seats),
        seats=[
            PlayedSeat(
                you=seat.person == me,
                name=seat.name if seat.person is not None else None,
                mark=mark_of(me, seat.person),
                level=seat.level,
                share=seat.share,
                side=seat.side or "",
                stood_in=seat.stood_in,
            )
            for seat in record.seats
        ],
    )


def kind_of(record: PlayedRecord) -> Kind:
    """Whether a game counts, or why it does not."""
    if record.without_result:
        return "unfinished"
    if record.uploaded:
        return "uploaded"
    if record.practice:
        return "practice"
    if record.continued:
        return "continued"
    return "stood-in" if any(seat.stood_in for seat in record.seats) else "whole"


def outcome(seats: Sequence[SeatResult], me: str) -> Outcome:
    """What came of a game for a person: the best of their seats beside the best of the other sides."""
    own = {side(seat) for seat in seats if seat.person == me}
    others = [seat.share for seat in seats if side(seat) not in own]
    if not others:
        return "among-yourselves"
    mine = max(seat.share for seat in seats if seat.person == me)
    return compared(mine, max(others))


def compared(mine: float, other: float) -> Outcome:
    if mine == other:
        return "shared" if mine else "lost"
    return "won" if mine > other else "lost"


def side(seat: SeatResult) -> int:
    """The side that a seat played for; as long as nobody has asked the game, its own."""
    return seat.seat if seat.team is None else seat.team


def mark_of(me: str, person: str | None) -> str:
    """Another person, for me alone: whoever compares their marks with mine learns nothing."""
    if person in (None, me):
        return ""
    return sha256(f"{me} meets {person}".encode()).hexdigest()[:MARK]
