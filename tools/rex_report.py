"""A report on many games of Rex Britannorum: is it balanced, and are all objectives of use?

    python tools/rex_report.py paths.jsonl groups.jsonl --games 3000 > docs/rex-balance.md

Three players of one level lead the three kingdoms, in the first file with the longest road as a path, in the second
as a group (R6). Every game is written down as soon as it is over; the same command goes on where it was stopped, and
`--most 600` stops it after so many games of each file. The report is about all that are in the files. With the
compiled rules 3,000 games of `normal` players take about a quarter of an hour.
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

from bretwalda import Event, seeded
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import (
    ACHIEVEMENTS,
    CONDITIONS,
    FIRST,
    KINGDOM_IDS,
    LONGEST_ROAD_IDS,
    MAX,
    NONE,
    OBJECTIVE_IDS,
    ROAD,
    THRESHOLD,
    THRESHOLD_REACHED,
    THRESHOLDS,
    TRACK_END,
    TRACK_FIRST,
    TRACK_IDS,
    TURNS,
)
from bretwalda.games.rex_britannorum.realm import Realm
from bretwalda.games.rex_britannorum.scoring import (
    condition_met,
    largest_group,
    longest_path,
    objective_points,
    points,
    rex,
)
from bretwalda.games.rex_britannorum.state import Rex

Game = dict[str, Any]  # a line of the file

KINGDOMS, TRACKS = range(len(KINGDOM_IDS)), range(len(TRACK_IDS))
FAIR = (0.28, 0.39)  # a kingdom's share of the victories
SELDOM, NEARLY_ALWAYS = 0.05, 0.95  # of the games in which an objective is kept


# --- Playing --------------------------------------------------------------------------------------


def play(level: str, seed: str, longest_road: str, number: int) -> Game:
    """One game, and what is to be known of it."""
    dice = seeded(f"{seed} {number}")
    events: list[Event] = []
    s = GAME.start(GAME.schema.complete({"players": 3, "longest_road": longest_road}), dice.fork(), events)
    players = [Computer(GAME, patient(LEVELS[level]), dice.fork()) for _k in KINGDOMS]
    eyes = dice.fork()
    roads: list[list[list[int]]] = []
    while s.actor >= 0:
        seat, turn = int(s.actor), int(s.turn)
        s.take(seat, decide_in(s, seat, players[seat], eyes))
        if turn and (s.turn > turn or s.actor < 0):
            roads.append(_roads(s))
    winner = int(rex(s))
    return {
        "number": number,
        "rex": None if winner == NONE else winner,
        "points": [int(points(realm)) for realm in s.realm],
        "tracks": [[int(realm.track(track)) for track in TRACKS] for realm in s.realm],
        "achieved": [int(realm.achieved) for realm in s.realm],
        "kept": [_kept(realm) for realm in s.realm],
        "away": [int(realm.away).bit_length() - 1 for realm in s.realm],
        "roads": roads,
        "jokers": _jokers(events),
    }


def _roads(s: Rex) -> list[list[int]]:
    """After an evaluation: by reading (a path, a group) the longest road of each kingdom."""
    return [
        [min(int(length(realm.held)), int(TRACK_END[ROAD])) for realm in s.realm]
        for length in (longest_path, largest_group)
    ]


def _jokers(events: list[Event]) -> list[int]:
    """How many jokers winners have taken, and how many vassals."""
    taken, vassals = [0, 0], set[int]()
    for event in events:
        if event.key == "battle":
            vassals = set()
        elif event.key == "vassal":
            vassals.add(int(event.args[0]))
        elif event.key == "claimed_joker":
            taken[int(event.args[0]) in vassals] += 1
    return taken


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


def play_missing(file: Path, level: str, seed: str, longest_road: str, games: int, most: int) -> list[Game]:
    """The games of the file, after the missing ones have been played, or some of them."""
    plan = {
        "level": level,
        "seed": seed,
        "longest_road": longest_road,
        "rules": GAME.rules_version,
        "facts": GAME.facts,
    }
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    if lines and lines[0] != plan:
        sys.exit(f"{file} has games of another plan: {lines[0]}")
    found = {int(game["number"]): game for game in lines[1:]}
    with file.open("a", encoding="utf-8") as out:
        if not lines:
            print(json.dumps(plan), file=out, flush=True)
        for number in [number for number in range(games) if number not in found][:most]:
            found[number] = play(level, seed, longest_road, number)
            print(json.dumps(found[number]), file=out, flush=True)
    return [found[number] for number in sorted(found) if number < games]


# --- Writing --------------------------------------------------------------------------------------


def mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers) if numbers else 0.0


def percent(share: float) -> str:
    return f"{100 * share:.1f}%"


def interval(share: float, number: int) -> str:
    """Within what a share may lie by chance (95%)."""
    error = 1.96 * sqrt(share * (1 - share) / number)
    return f"{100 * (share - error):.1f} to {100 * (share + error):.1f}%"


def report(level: str, seed: str, games: list[Game], groups: list[Game]) -> list[str]:
    """The report as lines of Markdown."""
    command = f"python tools/rex_report.py paths.jsonl groups.jsonl --level {level} --games {len(games)} --seed {seed}"
    return [
        f"# Rex Britannorum, {len(games):,} games of three `{level}` players",
        "",
        f"Made by `{command}` under rules {GAME.rules_version} with facts `{GAME.facts}`; the seeds of the games are",
        f"`{seed} 0` to `{seed} {len(games) - 1}`. All play with two objectives each and, except in the last section,",
        "with the longest road as a path; kingdoms are assigned by lot. Intervals are 95% intervals.",
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
        "",
        "## What rules 2 changed",
        "",
        *readings(games),
        "",
        *jokers(games),
        "",
        "Two regions have been renamed (Cornovii, Ordovices), and solo games without objectives are new: neither",
        "affects games of three.",
        "",
        f"## The longest road as a group, {len(groups):,} games",
        "",
        *kingdom_table(groups),
        "",
        *unfair(groups),
        "",
        *track_tables(groups),
    ]


# --- The two readings of the longest road (R6) ----------------------------------------------------


def road_points(lengths: list[list[int]]) -> list[int]:
    """The points of each kingdom for its road, from its lengths after each turn."""
    first = next((turn for turn in lengths if max(turn) >= TRACK_FIRST[ROAD]), [0 for _k in KINGDOMS])
    marks = [int(THRESHOLD[ROAD * THRESHOLDS + k]) for k in range(THRESHOLDS)]
    last = lengths[-1]
    return [
        int(first[k] >= TRACK_FIRST[ROAD]) + sum(last[k] >= mark for mark in marks) + int(last[k] == max(last))
        for k in KINGDOMS
    ]


def readings(games: list[Game]) -> list[str]:
    """How often the group would have counted otherwise than the path, in these same games."""
    evaluations = lengths = scores = thrones = 0
    for game in games:
        paths, groups = ([turn[reading] for turn in game["roads"]] for reading in (0, 1))
        mask = ((1 << int(ACHIEVEMENTS)) - 1) << int(ROAD * ACHIEVEMENTS)
        scored = road_points(paths)
        assert scored == [(int(achieved) & mask).bit_count() for achieved in game["achieved"]]
        evaluations += sum(len(turn) for turn in paths)
        lengths += sum(turn[0][k] != turn[1][k] for turn in game["roads"] for k in KINGDOMS)
        otherwise = road_points(groups)
        scores += otherwise != scored
        totals = [game["points"][k] - scored[k] + otherwise[k] for k in KINGDOMS]
        best = [k for k in KINGDOMS if totals[k] == max(totals)]
        thrones += (best[0] if len(best) == 1 else None) != game["rex"]
    return [
        "What would have been different in these games if the longest road had been a group (R6):",
        "",
        "| what | different | 95% interval |",
        "|---|---:|---:|",
        *(
            f"| {what} | {percent(number / of)} | {interval(number / of, of)} |"
            for what, number, of in (
                ("road lengths after a turn", lengths, evaluations),
                ("games with a different score", scores, len(games)),
                ("games with a different Rex, or with the throne vacant in one case only", thrones, len(games)),
            )
        ),
    ]


def jokers(games: list[Game]) -> list[str]:
    winners, vassals = (sum(game["jokers"][k] for game in games) for k in (0, 1))
    share = vassals / (winners + vassals)
    return [
        f"Of {winners + vassals:,} jokers taken, vassals took {percent(share)}"
        f" ({interval(share, winners + vassals)}): they would be wasted if only winners could use them (R23).",
    ]


# --- Tables ---------------------------------------------------------------------------------------


def heading(names: list[str]) -> list[str]:
    """The first lines of a table whose columns are numbers, but for the first."""
    return ["| " + " | ".join(names) + " |", "|---|" + "---:|" * (len(names) - 1)]


def wins(games: list[Game], kingdom: int) -> float:
    """A kingdom's share of the victories."""
    return mean(game["rex"] == kingdom for game in games if game["rex"] is not None)


def kingdom_table(games: list[Game]) -> list[str]:
    decided = sum(game["rex"] is not None for game in games)
    lines = heading(["kingdom", "victories", "95% interval", "points", "from tracks", "from objectives"])
    for k in KINGDOMS:
        total = mean(game["points"][k] for game in games)
        tracks = mean(int(game["achieved"][k]).bit_count() for game in games)
        share = wins(games, k)
        cells = [percent(share), interval(share, decided), f"{total:.2f}", f"{tracks:.2f}", f"{total - tracks:.2f}"]
        lines.append(f"| {KINGDOM_IDS[k]} | " + " | ".join(cells) + " |")
    vacant = percent(1 - decided / len(games))
    return [*lines, "", f"The throne stayed vacant in {vacant} of the games; victories are shares of the other games."]


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
    names = [f"threshold {n}" for n in range(1, int(THRESHOLDS) + 1)]
    lines += ["", "How often a kingdom scores each point:", "", *heading(["track", "first", *names, "max"])]
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
        "How often those dealt a card kept it; how often each condition was met at the end by itself,",
        "and how often together with all those above it (a point).",
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
    parser.add_argument("paths", type=Path, help="where games with paths are written")
    parser.add_argument("groups", type=Path, help="where games with groups are written")
    parser.add_argument("--level", choices=list(LEVELS), default="normal")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--most", type=int, default=1_000_000, help="games of each file to be played now")
    parser.add_argument("--seed", default="balance")
    words = parser.parse_args()
    games, groups = (
        play_missing(file, words.level, words.seed, reading, words.games, words.most)
        for reading, file in zip(LONGEST_ROAD_IDS, (words.paths, words.groups), strict=True)
    )
    print("\n".join(report(words.level, words.seed, games, groups)))


if __name__ == "__main__":
    main()
