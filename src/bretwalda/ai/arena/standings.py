"""What the games of a tournament say: who won how often, against whom, and how sure that is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from math import sqrt
from statistics import mean, stdev

import msgspec

from .elo import CONFIDENCE, Rating, Side, ratings
from .play import GameRecord


class Standing(msgspec.Struct, frozen=True):
    """One entrant's tournament."""

    bot: str
    games: int  # in which it had a seat
    wins: float  # of its sides; a shared victory counts as its share
    win_rate: float
    low: float  # of the 95 % interval
    high: float
    elo: float  # from the mean of all entrants
    elo_error: float  # half the width of the 95 % interval
    decisions: int
    seconds_per_decision: float
    slowest_decision: float
    faults: dict[str, int]  # what an external program did wrong, by message key


class Encounter(msgspec.Struct, frozen=True):
    """The games that two entrants played against each other, and what each one's sides won of them."""

    games: int
    wins: float
    losses: float
    fair: float = 0.5  # the part of both that the first one's sides would win if all were equal
    lead: float | None = None  # in points, the mean of all deals; None = the game counts none
    lead_error: float | None = None  # half the width of its 95 % interval; None = of a single deal

    def rate(self) -> float | None:
        """The first one's part of what the two won; None when they won nothing."""
        return self.wins / (self.wins + self.losses) if self.wins + self.losses else None

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that part."""
        return wilson(self.wins, self.wins + self.losses)

    def settled(self) -> bool:
        """Whether these games say who wins more."""
        low, high = self.interval()
        return not low <= self.fair <= high

    def lead_settled(self) -> bool:
        """Whether they say who makes more points."""
        return self.lead is not None and self.lead_error is not None and abs(self.lead) > self.lead_error


def standings(entrants: Sequence[str], records: Sequence[GameRecord]) -> list[Standing]:
    """Each entrant's standing, in the order they were named."""
    rated = ratings(len(entrants), (sides(record, entrants) for record in records))
    return [_standing(bot, rating, records) for bot, rating in zip(entrants, rated, strict=True)]


def cross_table(entrants: Sequence[str], records: Sequence[GameRecord]) -> list[list[Encounter | None]]:
    """Row against column; nobody plays against itself."""
    return [[None if one == other else encounter(one, other, records) for other in entrants] for one in entrants]


def encounter(one: str, other: str, records: Sequence[GameRecord]) -> Encounter:
    """How one entrant did against another; where they were partners they were not against each other."""
    met = [record for record in records if one in record.seating and other in record.seating]
    wins = sum(_won(record, teams_of(record, one) - teams_of(record, other)) for record in met)
    losses = sum(_won(record, teams_of(record, other) - teams_of(record, one)) for record in met)
    own = sum(len(teams_of(record, one) - teams_of(record, other)) for record in met)
    both = own + sum(len(teams_of(record, other) - teams_of(record, one)) for record in met)
    games = sum(teams_of(record, one) != teams_of(record, other) for record in met)
    fair = round(own / both, 9) if both else 0.5
    return Encounter(games, round(wins, 9), round(losses, 9), fair, *lead(leads_by_deal(one, other, met)))


def leads_by_deal(one: str, other: str, records: Sequence[GameRecord]) -> list[float]:
    """By how many points one entrant was ahead of another with each deal: the mean of all seatings that played it.

    Luck of the deal and of the seat falls on both alike, so that deals, not games, are what is counted.
    """
    deals: dict[str, list[float]] = {}
    for record in records:
        own, theirs = (_points(record, bot) for bot in (one, other))
        if own and theirs and teams_of(record, one) != teams_of(record, other):
            deals.setdefault(record.deal, []).append(mean(own) - mean(theirs))
    return [mean(leads) for leads in deals.values()]


def lead(leads: Sequence[float]) -> tuple[float | None, float | None]:
    """The mean of some leads and half the width of its 95 % interval.

    >>> lead([10.0, 14.0, 12.0])
    (12.0, 2.263171)
    """
    if not leads:
        return None, None
    error = round(CONFIDENCE * stdev(leads) / sqrt(len(leads)), 6) if len(leads) > 1 else None
    return round(mean(leads), 6), error


def _points(record: GameRecord, bot: str) -> list[int]:
    return [points for points, word in zip(record.points, record.seating, strict=False) if word == bot]


def teams_of(record: GameRecord, bot: str) -> set[int]:
    """The sides an entrant had a seat on."""
    return {team for team, word in zip(record.teams, record.seating, strict=True) if word == bot}


def sides(record: GameRecord, entrants: Sequence[str]) -> tuple[Side, ...]:
    """The sides of a game for the rating."""
    seats = range(len(record.teams))
    return tuple(
        Side(
            tuple(sorted(entrants.index(record.seating[seat]) for seat in seats if record.teams[seat] == team)),
            _won(record, {team}),
        )
        for team in dict.fromkeys(record.teams)
    )


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's score interval).

    >>> [round(bound, 3) for bound in wilson(10, 20)]
    [0.299, 0.701]
    """
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, CONFIDENCE**2 / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(rate * (1 - rate) / games + spread / games / 4) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def digest(records: Sequence[GameRecord]) -> str:
    """A fingerprint of all games: two runs of one plan have the same."""
    ordered = sorted(records, key=lambda record: record.number)
    return sha256("".join(f"{r.number} {r.moves}\n" for r in ordered).encode()).hexdigest()[:16]


def _standing(bot: str, rating: Rating, records: Sequence[GameRecord]) -> Standing:
    mine = [record for record in records if bot in record.seating]
    wins = sum(_won(record, teams_of(record, bot)) for record in mine)
    seats = [(record, seat) for record in mine for seat, word in enumerate(record.seating) if word == bot]
    decisions = sum(record.decisions[seat] for record, seat in seats)
    seconds = sum(record.seconds[seat] for record, seat in seats)
    low, high = wilson(min(wins, len(mine)), len(mine))
    return Standing(
        bot=bot,
        games=len(mine),
        wins=round(wins, 9),
        win_rate=round(wins / len(mine), 6) if mine else 0.0,
        low=round(low, 6),
        high=round(high, 6),
        elo=round(rating.elo, 1),
        elo_error=round(rating.error, 1),
        decisions=decisions,
        seconds_per_decision=round(seconds / decisions, 9) if decisions else 0.0,
        slowest_decision=max((record.slowest[seat] for record, seat in seats), default=0.0),
        faults=dict(sum((Counter(record.faults[seat]) for record, seat in seats), Counter())),
    )


def _won(record: GameRecord, teams: set[int]) -> float:
    """What some sides won together."""
    return sum(share for share, team in zip(record.shares, record.teams, strict=True) if team in teams)
