"""The ladder of levels: whether each rung is stronger than the one below it, and by how much."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

import msgspec

from bretwalda.engine.schema import Settings

from .machine import Machine
from .play import GameRecord
from .schedule import Plan
from .standings import digest, standings, wilson

STRONGER, UNDECIDED, WEAKER = "stronger", "undecided", "weaker"
MOST_ELO = 1200.0  # whoever never lost, or never won, is beyond what games can measure


class Rung(msgspec.Struct, frozen=True):
    """One of the stronger level against others of the weaker one, in every seat."""

    stronger: str
    weaker: str
    games: int
    wins: float
    share: float
    low: float  # of the 95 % interval
    high: float
    fair: float  # the share of an equal
    elo: float  # by which the one is stronger, as far as these games say
    verdict: str
    seconds_per_decision: float  # of the stronger one, by the clock on the wall
    slowest_decision: float
    digest: str  # of all games: whoever plays them again gets the same


class Ladder(msgspec.Struct, frozen=True):
    """All rungs, and how to play them again."""

    game: str
    settings: Settings
    seed: str
    rungs: list[Rung]
    command: str
    date: str
    machine: Machine
    budgets: dict[str, dict[str, float]]


def table(stronger: str, weaker: str, sides: int) -> list[str]:
    """Who plays a game of a rung: one side is the stronger level's, all others are the weaker one's."""
    return [stronger, *[weaker] * (sides - 1)]


def rung(plan: Plan, records: Sequence[GameRecord]) -> Rung:
    """What the games of a rung say."""
    stronger, weaker = plan.entrants
    one = standings(plan.entrants, records)[0]
    games = len(records)
    fair = 1 / len(dict.fromkeys(records[0].teams)) if records else 0.0
    wins = sum(side_share(record, stronger) for record in records)
    low, high = wilson(wins, games)
    verdict = STRONGER if low > fair else WEAKER if high < fair else UNDECIDED
    return Rung(
        stronger=stronger,
        weaker=weaker,
        games=games,
        wins=round(wins, 9),
        share=round(wins / games, 6) if games else 0.0,
        low=round(low, 6),
        high=round(high, 6),
        fair=round(fair, 6),
        elo=round(elo(wins / games, fair), 1) if games else 0.0,
        verdict=verdict,
        seconds_per_decision=one.seconds_per_decision,
        slowest_decision=one.slowest_decision,
        digest=digest(records),
    )


def side_share(record: GameRecord, word: str) -> float:
    """What the side of an entrant won, partners together."""
    team = record.teams[record.seating.index(word)]
    return sum(share for share, side in zip(record.shares, record.teams, strict=True) if side == team)


def elo(share: float, fair: float) -> float:
    """By how many points one is stronger than equals that it wins a share against.

    >>> round(elo(0.76, 0.5)), round(elo(0.51, 0.25)), elo(1.0, 0.5)
    (200, 198, 1200.0)
    """
    if not 0.0 < share < 1.0:
        return MOST_ELO if share > 0.0 else -MOST_ELO
    odds = share / (1 - share) / (fair / (1 - fair))
    return min(max(400 * log10(odds), -MOST_ELO), MOST_ELO)
