"""A report on the balance of Barbarian Kingdoms: who wins how often, in what way and after how many rounds.

    python tools/kingdoms_report.py play GAMES.jsonl --games 3000 --minutes 5    # as often as it takes: it goes on
    python tools/kingdoms_report.py write GAMES.jsonl > docs/kingdoms-balance.md

All players are of one level, `normal` unless another is named. Every row of the set-up card that is marked for
beginners is played, kingdoms by lot, by today's rules and by the first ones. A line of the file is a game, and the rows
take turns, so that it can be looked at whenever one likes. Use the compiled rules: plain ones are far too slow.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from itertools import product
from math import sqrt
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from bretwalda import compiled, seeded
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import FACTS, KINGDOM_IDS
from bretwalda.games.barbarian_kingdoms.scoring import ENDINGS

LOW, HIGH = 0.6, 1.5  # times the fair share: outside of it a kingdom is too weak or too strong
RULES = (GAME.rules_version, GAME.older[0].rules_version)
ROWS: list[dict[str, Any]] = [row for row in FACTS["configuration"] if row["beginner"]]
CERTAIN = 1.96  # standard deviations on either side of a share that is 95% certain


class Played(msgspec.Struct, frozen=True):
    """One game as it is written down."""

    row: str
    number: int
    rules: int
    level: str
    seed: str
    facts: str
    winners: list[str]
    end: str
    rounds: int
    decisions: int


# --- Playing --------------------------------------------------------------------------------------


def play(row: dict[str, Any], number: int, rules: int, level: str, seed: str) -> Played:
    """One game of a row; the same number gives the same game."""
    dice = seeded(f"{seed} {row['id']} {number}")
    game = GAME.by_rules(rules)
    settings = game.schema.complete({"players": row["players"], "configuration": row["id"][-1]})
    state = game.start(settings, dice.fork())
    players = [Computer(game, patient(LEVELS[level]), dice.fork()) for _ in range(state.seats)]
    eyes = dice.fork()
    decisions = 0
    while state.actor >= 0:
        seat = int(state.actor)
        state.take(seat, decide_in(state, seat, players[seat], eyes))
        decisions += 1
    winners = [KINGDOM_IDS[k] for k in state.order if state.side[k] == state.victor]
    how = ENDINGS[state.ended]
    return Played(row["id"], number, rules, level, seed, GAME.facts, winners, how, int(state.round), decisions)


def go_on(file: Path, games: int, level: str, seed: str, minutes: float) -> None:
    """Play what the file lacks, for so long at most."""
    done = {(game.row, game.number, game.rules) for game in read(file)} if file.exists() else set()
    until = monotonic() + 60 * minutes
    with file.open("ab") as out:
        for number in range(games):
            for row, rules in product(ROWS, RULES):
                if (row["id"], number, rules) in done:
                    continue
                if monotonic() >= until:
                    return
                out.write(msgspec.json.encode(play(row, number, rules, level, seed)) + b"\n")
                out.flush()


def read(file: Path) -> list[Played]:
    """The games of a file; games with other facts than those in use are no part of the report."""
    games = [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]
    return [game for game in games if game.facts == GAME.facts]


# --- Writing --------------------------------------------------------------------------------------


def report(played: list[Played]) -> Iterator[str]:
    """The report as lines of Markdown."""
    games = [game for game in played if game.rules == GAME.rules_version]
    first, last = games[0], max(game.number for game in games)
    yield "# Barbarian Kingdoms: balance"
    yield ""
    yield f"{len(games):,} games between `{first.level}` computer players under rules {GAME.rules_version}, with facts"
    yield f"`{first.facts}`: all rows of the set-up card for beginners, with kingdoms assigned by lot. Made by"
    yield f"`python tools/kingdoms_report.py`; the seeds of a row are `{first.seed} c3a 0` to"
    yield f"`{first.seed} c3a {last}`."
    yield ""
    yield "Shares are multiples of the fair share: a kingdom at 1.00 wins as often as any other. With two players,"
    yield f"pairs win together. Every kingdom should lie between {LOW} and {HIGH}. ± is half the width of the"
    yield "95% interval."
    for row in ROWS:
        own = [game for game in games if game.row == row["id"]]
        if own:
            yield ""
            yield from of_row(row, own)
    yield ""
    yield from verdict(games)
    if len(games) < len(played):
        yield ""
        yield from by_both_rules(played)


def by_both_rules(played: list[Played]) -> Iterator[str]:
    """What the rules of today have changed, with the same computer player and seeds."""
    now, then = RULES
    yield f"## What rules {now} changed"
    yield ""
    yield "The new settings have their default values, so only two things can matter in a single game: two players"
    yield "choose the order of their own two kingdoms (R32), and what a payer is asked now reveals nothing (12.6)."
    yield "Who inherits first matters only in a series. The same player with the same seeds under both rules:"
    yield ""
    yield f"| row | kingdom | rules {then} | ± | rules {now} | ± |"
    yield "|---|---|---:|---:|---:|---:|"
    for row in ROWS:
        both = [[game for game in played if game.row == row["id"] and game.rules == rules] for rules in (then, now)]
        for kingdom in row["kingdoms"] if all(both) else ():
            shares = [share_of(row, kingdom, games)[1:] for games in both]
            cells = " | ".join(f"{share:.2f} | {error:.2f}" for share, error in shares)
            yield f"| {row['id']} ({len(both[0]):,} and {len(both[1]):,} games) | {kingdom} | {cells} |"


def of_row(row: dict[str, Any], games: list[Played]) -> Iterator[str]:
    number = len(games)
    yield f"## {row['id']}: {row['players']} players, {number:,} games"
    yield ""
    yield "| kingdom | victories | times the fair share | ± |"
    yield "|---|---:|---:|---:|"
    for kingdom in row["kingdoms"]:
        wins, share, error = share_of(row, kingdom, games)
        yield f"| {kingdom} | {wins:,} | {share:.2f} | {error:.2f} |"
    ends = Counter(game.end for game in games)
    lengths = sorted(game.rounds for game in games)
    yield ""
    yield "Ends: " + ", ".join(f"{end} {100 * ends[end] / number:.1f}%" for end in ENDINGS[1:]) + "."
    quantiles = [lengths[min(number - 1, int(number * part))] for part in (0.05, 0.25, 0.5, 0.75, 0.95)]
    decisions = sum(game.decisions for game in games) / number
    yield f"Rounds: median {quantiles[2]}, half of the games between {quantiles[1]} and {quantiles[3]}, nine in"
    yield f"ten between {quantiles[0]} and {quantiles[4]}, the longest {lengths[-1]}; {decisions:.0f} decisions."


def share_of(row: dict[str, Any], kingdom: str, games: list[Played]) -> tuple[int, float, float]:
    """Victories, how many times the fair share they are, and half of the interval."""
    sides = 2 if row["players"] == 2 else row["players"]
    wins = sum(kingdom in game.winners for game in games)
    part = wins / len(games)
    return wins, part * sides, CERTAIN * sqrt(part * (1 - part) / len(games)) * sides


def verdict(games: list[Played]) -> Iterator[str]:
    """Which kingdoms lie outside."""
    yield "## Verdict"
    yield ""
    outside = []
    for row in ROWS:
        own = [game for game in games if game.row == row["id"]]
        for kingdom in row["kingdoms"]:
            share = share_of(row, kingdom, own)[1] if own else 1.0
            if not LOW <= share <= HIGH:
                outside.append(f"- {row['id']}: {kingdom} {share:.2f}")
    if outside:
        yield f"Outside {LOW} to {HIGH}:"
        yield ""
        yield from outside
    else:
        yield f"Every kingdom lies between {LOW} and {HIGH} times its fair share."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=3000, help="of each row")
    parser.add_argument("--level", default="normal", choices=list(LEVELS))
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--minutes", type=float, default=5.0, help="then it stops; the next call goes on")
    words = parser.parse_args()
    if words.what == "play":
        if not compiled():
            print("The rules are not compiled: this will take long.")
        go_on(words.file, words.games, words.level, words.seed, words.minutes)
        print(f"{len(read(words.file)):,} games of {words.games * len(ROWS) * len(RULES):,}")
    else:
        print("\n".join(report(read(words.file))))


if __name__ == "__main__":
    main()
