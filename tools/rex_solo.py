"""How well computer players do alone at Rex Britannorum: scores, and what the rating table says of them.

    python tools/rex_solo.py hard random --games 120 > benchmarks/results/solo-rex_britannorum.json

Each level plays the same deals against two kingdoms without a player, and chooses which one it leads.
"""

from __future__ import annotations

import argparse
from collections import Counter
from datetime import UTC, datetime
from math import sqrt
from statistics import mean, stdev
from typing import Any

import msgspec

from bretwalda import seeded
from bretwalda.ai.arena.machine import Machine, this_machine
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import MOST_POINTS, RATING_IDS
from bretwalda.games.rex_britannorum.scoring import points, rating


class Entrant(msgspec.Struct, frozen=True):
    """How one level did."""

    bot: str
    mean_score: float
    error: float  # 95 % of such means lie no farther from the true one
    least: int
    most: int
    ratings: dict[str, int]  # games for each line of the rating table
    scores: dict[int, int]  # games for each score


class Solo(msgspec.Struct, frozen=True):
    """Everything worth knowing, and how to play it again."""

    game: str
    settings: dict[str, Any]
    games: int  # of each level
    seed: str
    entrants: list[Entrant]
    ratio: float  # the first one's mean score by the last one's
    command: str
    date: str
    machine: Machine


def play(level: str, seed: str, number: int, settings: dict[str, Any]) -> int:
    """The score of one game."""
    dice = seeded(f"{seed} {number}")
    s = GAME.start(settings, dice.fork())
    player, eyes = Computer(GAME, patient(LEVELS[level]), dice.fork()), dice.fork()
    while s.actor >= 0:
        s.take(s.actor, decide_in(s, 0, player, eyes))
    return int(points(s.realm[s.kingdom_of(0)]))


def entrant(level: str, scores: list[int]) -> Entrant:
    rated = Counter(RATING_IDS[rating(one, MOST_POINTS)] for one in scores)
    return Entrant(
        bot=level,
        mean_score=round(mean(scores), 3),
        error=round(1.96 * stdev(scores) / sqrt(len(scores)), 3),
        least=min(scores),
        most=max(scores),
        ratings={name: rated[name] for name in RATING_IDS},
        scores=dict(sorted(Counter(scores).items())),
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("levels", nargs="+", choices=list(LEVELS))
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", default="solo")
    words = parser.parse_args()
    date = datetime.now(UTC).isoformat(timespec="seconds")
    settings = GAME.schema.complete({"players": 1})
    numbers = range(words.games)
    entrants = [
        entrant(level, [play(level, words.seed, number, settings) for number in numbers]) for level in words.levels
    ]
    solo = Solo(
        game=GAME.id,
        settings=settings,
        games=words.games,
        seed=words.seed,
        entrants=entrants,
        ratio=round(entrants[0].mean_score / entrants[-1].mean_score, 3),
        command=f"python tools/rex_solo.py {' '.join(words.levels)} --games {words.games} --seed {words.seed}",
        date=date,
        machine=this_machine(),
    )
    print(msgspec.json.format(msgspec.json.encode(solo), indent=2).decode())


if __name__ == "__main__":
    main()
