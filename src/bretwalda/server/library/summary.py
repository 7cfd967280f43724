"""What can be counted of the games that somebody has played. Only whole games count; those alone are counted apart."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from statistics import median_low

from bretwalda.ai.level import LEVELS, strength
from bretwalda.store.results import PlayedRecord, RatingRecord, SeatResult

from .games import compared, kind_of, mark_of, outcome, side
from .messages import GameSummary, Opponent, Outcome, Part, Rating, Rung, Side, Strength, Summary, Tally


def summary(records: Sequence[PlayedRecord], me: str, ratings: Sequence[RatingRecord]) -> Summary:
    """All that is counted, the games that were played most often first."""
    whole = [record for record in records if kind_of(record) == "whole"]
    names = [name for name, _ in Counter(record.game for record in whole).most_common()]
    return Summary(
        games=[game_summary(name, [record for record in whole if record.game == name], me) for name in names],
        opponents=opponents(whole, me, ratings),
        ladder=ladder(whole, me),
        ratings=[shown(one) for one in ratings if one.person == me],
    )


def game_summary(name: str, records: Sequence[PlayedRecord], me: str) -> GameSummary:
    sides: dict[tuple[str, int, int], Part] = defaultdict(lambda: Part(0, 0.0, 0.0))
    strengths: dict[str, Part] = defaultdict(lambda: Part(0, 0.0, 0.0))
    tally = Tally(0, 0, 0)
    for record in records:
        count(tally, outcome(record.seats, me))
        for seat in record.seats:
            add(sides[(seat.side, 0, 0) if seat.side else ("", len(record.seats), seat.seat)], seat, record)
            if seat.level is not None:
                add(strengths[strength(seat.level)], seat, record)
    lengths = [record.decisions for record in records if record.decisions is not None]
    return GameSummary(
        game=name,
        tally=tally,
        decisions=median_low(lengths) if lengths else None,
        seconds=median_low((record.ended - (record.started or record.ended)) // 1000 for record in records),
        sides=[Side(*key, part=sides[key]) for key in sorted(sides)],
        strengths=[Strength(level, strengths[level]) for level in LEVELS if level in strengths],
    )


def add(part: Part, seat: SeatResult, record: PlayedRecord) -> None:
    part.games += 1
    part.share += seat.share
    part.fair += 1 / len(record.seats)


def count(tally: Tally, result: Outcome) -> None:
    """Add a game; one among oneself is neither won nor lost."""
    tally.won += result == "won"
    tally.shared += result == "shared"
    tally.lost += result == "lost"


def opponents(records: Iterable[PlayedRecord], me: str, ratings: Sequence[RatingRecord]) -> list[Opponent]:
    """Everybody whom one has met on another side, those met most often first."""
    names: dict[str, str] = {}
    tallies: dict[str, Tally] = defaultdict(lambda: Tally(0, 0, 0))
    for record in records:
        own = [seat for seat in record.seats if seat.person == me]
        if len(own) != 1:
            continue  # whoever plays several seats measures themselves against nobody
        held = Counter(seat.person for seat in record.seats)
        for seat in record.seats:
            if seat.person in (None, me) or held[seat.person] > 1 or side(seat) == side(own[0]):
                continue
            assert seat.person is not None
            names.setdefault(seat.person, seat.name or "")  # records are in order: the latest
            result = "shared" if seat.share == own[0].share else compared(own[0].share, seat.share)
            count(tallies[seat.person], result)
    known: dict[str, list[Rating]] = defaultdict(list)
    for one in ratings:
        known[one.person].append(shown(one))
    met = [Opponent(mark_of(me, person), names[person], tally, known[person]) for person, tally in tallies.items()]
    return sorted(met, key=lambda one: -(one.tally.won + one.tally.shared + one.tally.lost))


def ladder(records: Iterable[PlayedRecord], me: str) -> list[Rung]:
    """Oneself, in one seat, against computers that are all of one level."""
    rungs: dict[tuple[str, str], Tally] = defaultdict(lambda: Tally(0, 0, 0))
    for record in records:
        own = [seat for seat in record.seats if seat.person is not None]
        if [seat.person for seat in own] != [me]:
            continue
        others = [seat.level for seat in record.seats if side(seat) != side(own[0])]
        levels = {None if level is None else strength(level) for level in others}
        if len(levels) == 1 and (level := levels.pop()) is not None:
            count(rungs[record.game, level], outcome(record.seats, me))
    order = list(LEVELS)
    return [Rung(*key, tally=rungs[key]) for key in sorted(rungs, key=lambda key: (key[0], order.index(key[1])))]


def shown(one: RatingRecord) -> Rating:
    return Rating(one.game, round(one.rating), round(one.deviation), one.games)
