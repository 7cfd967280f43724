"""A report on many games of Rex Britannorum: is it balanced, and are all objectives of use?

    python tools/rex_report.py games.jsonl --games 3000 > docs/rex-balance.md

Three players of one level lead the three kingdoms. Every game is written to the file as soon as it is over; the same
command goes on where it was stopped, and `--most 600` stops it after so many games. The report is about all that
are in the file. With the compiled rules 3,000 games of `normal` players take about a quarter of an hour.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable
from math import sqrt
from pathlib import Path
from typing import Any

from bretwalda import seeded
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import (
    ACHIEVEMENTS,
    CONDITIONS,
    FIRST,
    KINGDOM_IDS,
    MAX,
    NONE,
    OBJECTIVE_IDS,
    THRESHOLD,
    THRESHOLD_REACHED,
    THRESHOLDS,
    TRACK_FIRST,
    TRACK_IDS,
    TURNS,
)
from bretwalda.games.rex_britannorum.realm import Realm
from bretwalda.games.rex_britannorum.scoring import condition_met, objective_points, points, rex

Game = dict[str, Any]  # a line of the file

KINGDOMS, TRACKS = range(len(KINGDOM_IDS)), range(len(TRACK_IDS))
FAIR = (0.28, 0.39)  # a kingdom's share of the victories
SELDOM, NEARLY_ALWAYS = 0.05, 0.95  # of the games in which an objective is kept


# --- Playing --------------------------------------------------------------------------------------


def play(level: str, seed: str, number: int) -> Game:
    """One game, and what is to be known of its end."""
    dice = seeded(f"{seed} {number}")
    s = GAME.start(GAME.schema.complete({"players": 3}), dice.fork())
    players = [Computer(GAME, patient(LEVELS[level]), dice.fork()) for _k in KINGDOMS]
    eyes = dice.fork()
    while s.actor >= 0:
        seat = int(s.actor)
        s.take(seat, decide_in(s, seat, players[seat], eyes))
    winner = int(rex(s))
    return {
        "number": number,
        "rex": None if winner == NONE else winner,
        "points": [int(points(realm)) for realm in s.realm],
        "tracks": [[int(realm.track(track)) for track in TRACKS] for realm in s.realm],
        "achieved": [int(realm.achieved) for realm in s.realm],
        "kept": [_kept(realm) for realm in s.realm],
        "away": [int(realm.away).bit_length() - 1 for realm in s.realm],
    }


def _kept(realm: Realm) -> dict[str, list[int]]:
    """Each objective kept: its points, then which conditions are true, whatever those above them."""
    return {
        name: [
            int(objective_points(realm.held, number)),
            *(int(condition_met(realm.held, number, k)) for k in range(CONDITIONS)),
        ]
        for number, name in enumerate(OBJECTIVE_IDS)
        if realm.objectives >> number & 1
    }


def play_missing(file: Path, level: str, seed: str, games: int, most: int) -> list[Game]:
    """The games of the file, after the missing ones have been played, or some of them."""
    plan = {"level": level, "seed": seed, "rules": GAME.rules_version, "facts": GAME.facts}
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    if lines and lines[0] != plan:
        sys.exit(f"{file} has games of another plan: {lines[0]}")
    found = {int(game["number"]): game for game in lines[1:]}
    with file.open("a", encoding="utf-8") as out:
        if not lines:
            print(json.dumps(plan), file=out, flush=True)
        for number in [number for number in range(games) if number not in found][:most]:
            found[number] = play(level, seed, number)
            print(json.dumps(found[number]), file=out, flush=True)
    return [found[number] for number in sorted(found) if number < games]


# --- Writing --------------------------------------------------------------------------------------


def mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def interval(share: float, number: int) -> str:
    """Within what a share may lie by chance (95 %)."""
    error = 1.96 * sqrt(share * (1 - share) / number)
    return f"{100 * (share - error):.1f} to {100 * (share + error):.1f} %"


def report(level: str, seed: str, games: list[Game]) -> list[str]:
    """The report as lines of Markdown."""
    command = f"python tools/rex_report.py games.jsonl --level {level} --games {len(games)} --seed {seed}"
    return [
        f"# Rex Britannorum, {len(games):,} games of three `{level}` players",
        "",
        f"Made by `{command}` with the facts `{GAME.facts}`.",
        "All play with two objectives each; who leads which kingdom is drawn by lot.",
        "",
        "## Kingdoms",
        "",
        *kingdom_table(games),
        "",
        *unfair(games),
        "",
        "## Tracks",
        "",
        *track_tables(games),
        "",
        "## Objectives",
        "",
        *objective_table(games),
        "",
        *useless(games),
    ]


def heading(names: list[str]) -> list[str]:
    """The first lines of a table whose columns are numbers, but for the first."""
    return ["| " + " | ".join(names) + " |", "|---|" + "---:|" * (len(names) - 1)]


def wins(games: list[Game], kingdom: int) -> float:
    """A kingdom's share of the victories."""
    return mean(game["rex"] == kingdom for game in games if game["rex"] is not None)


def kingdom_table(games: list[Game]) -> list[str]:
    decided = sum(game["rex"] is not None for game in games)
    lines = heading(["kingdom", "victories", "by chance within", "points", "of tracks", "of objectives"])
    for k in KINGDOMS:
        total = mean(game["points"][k] for game in games)
        tracks = mean(int(game["achieved"][k]).bit_count() for game in games)
        share = wins(games, k)
        cells = [percent(share), interval(share, decided), f"{total:.2f}", f"{tracks:.2f}", f"{total - tracks:.2f}"]
        lines.append(f"| {KINGDOM_IDS[k]} | " + " | ".join(cells) + " |")
    vacant = percent(1 - decided / len(games))
    return [*lines, "", f"The throne stayed vacant in {vacant} of the games; victories are shares of the others."]


def unfair(games: list[Game]) -> list[str]:
    low, high = FAIR
    out = [KINGDOM_IDS[k] for k in KINGDOMS if not low <= wins(games, k) <= high]
    if not out:
        return [f"Every kingdom wins between {percent(low)} and {percent(high)}: the board needs no change."]
    return [f"**Outside {percent(low)} to {percent(high)}: {', '.join(out)}.**"]


def track_tables(games: list[Game]) -> list[str]:
    """Where tracks end, and how often each mark is reached."""
    lines = [f"After turn {TURNS}:", "", *heading(["kingdom", *TRACK_IDS])]
    for k in KINGDOMS:
        values = [f"{mean(game['tracks'][k][track] for game in games):.2f}" for track in TRACKS]
        lines.append(f"| {KINGDOM_IDS[k]} | " + " | ".join(values) + " |")
    names = [f"{n}. threshold" for n in range(1, int(THRESHOLDS) + 1)]
    lines += ["", "How often a kingdom gets each point:", "", *heading(["track", "first", *names, "max"])]
    for track in TRACKS:
        marks = [f"{TRACK_FIRST[track]}: {_had(games, track, int(FIRST))}"]
        for k in range(THRESHOLDS):
            marks.append(f"{THRESHOLD[track * THRESHOLDS + k]}: {_had(games, track, int(THRESHOLD_REACHED) + k)}")
        marks.append(_had(games, track, int(MAX)))
        lines.append(f"| {TRACK_IDS[track]} | " + " | ".join(marks) + " |")
    return lines


def _had(games: list[Game], track: int, achievement: int) -> str:
    at = track * int(ACHIEVEMENTS) + achievement
    return percent(mean(int(game["achieved"][k]) >> at & 1 for game in games for k in KINGDOMS))


def kept(games: list[Game], name: str) -> list[list[int]]:
    """How each game ended for an objective that was kept."""
    return [game["kept"][k][name] for game in games for k in KINGDOMS if name in game["kept"][k]]


def objective_table(games: list[Game]) -> list[str]:
    away = Counter(OBJECTIVE_IDS[number] for game in games for number in game["away"])
    lines = [
        "Of all that were dealt a card, how many kept it; how often each condition was true at the end by itself,",
        "and how often with all above it (a point).",
        "",
        *heading(["card", "kept", "1", "2", "3", "1 point or more", "2 or more", "3", "points"]),
    ]
    for name in OBJECTIVE_IDS:
        ends = kept(games, name)
        share = len(ends) / max(len(ends) + away[name], 1)
        true = [percent(mean(end[1 + k] for end in ends)) for k in range(CONDITIONS)]
        scored = [percent(mean(end[0] > k for end in ends)) for k in range(CONDITIONS)]
        score = f"{mean(end[0] for end in ends):.2f}"
        lines.append(f"| {name} | {percent(share)} | " + " | ".join([*true, *scored, score]) + " |")
    return lines


def useless(games: list[Game]) -> list[str]:
    """Cards that are (nearly) never or always met, or never kept."""
    out = []
    for name in OBJECTIVE_IDS:
        ends = kept(games, name)
        begun, all_met = mean(end[0] > 0 for end in ends), mean(end[0] == CONDITIONS for end in ends)
        if begun < SELDOM or all_met > NEARLY_ALWAYS or all_met == 0:
            out.append(name)
    if not out:
        return [
            f"No card is (nearly) never met (the first condition in less than {percent(SELDOM)} of games, or never all",
            f"three) nor always (all three in more than {percent(NEARLY_ALWAYS)}): no card needs a change.",
        ]
    return [f"**(Nearly) never or always met: {', '.join(out)}.**"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path, help="where the games are written")
    parser.add_argument("--level", choices=list(LEVELS), default="normal")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--most", type=int, default=1_000_000, help="games to be played now")
    parser.add_argument("--seed", default="balance")
    words = parser.parse_args()
    games = play_missing(words.file, words.level, words.seed, words.games, words.most)
    print("\n".join(report(words.level, words.seed, games)))


if __name__ == "__main__":
    main()
