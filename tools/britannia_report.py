"""A report on many campaigns of Invasions: Britannia: who makes which points, and that nothing impossible happens.

    python tools/britannia_report.py random --games 2000 > docs/britannia-random.md
    python tools/britannia_report.py normal --games 100 > docs/britannia-normal.md

All four players are of the level named. With the compiled rules 2,000 random campaigns take about a minute.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from bretwalda import Dice, seeded
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, Player, decide_in
from bretwalda.engine.chronicle import Event
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import (
    AREAS,
    BRETWALDA_TURNS,
    BURH,
    BURH_BIT,
    BURH_TURNS,
    FACTS,
    GO,
    HORSE,
    KING_TURNS,
    LANDS,
    LEADER_LAST,
    MOVEMENT_2,
    NATION_IDS,
    NATION_START,
    NATIONS,
    NONE,
    OCCUPY_TURNS,
    PLAYER_IDS,
    RAID_TURNS,
    ROMANS,
    SCORING_TURNS,
    SEAT,
    SEATS,
    SOURCE_IDS,
    STANDING,
    TURN_END,
)
from bretwalda.games.britannia.scoring import english_areas
from bretwalda.games.britannia.state import (
    Britannia,
    entry_nation,
    entry_points,
    entry_source,
    entry_turn,
)
from bretwalda.games.britannia.steps.reach import at_war

LAST_ROMAN_TURN = 5
FIRST_BURHS = min(turn for turn in range(17) if BURH_TURNS >> turn & 1)
SCORING = [turn for turn in range(17) if SCORING_TURNS >> turn & 1]
LOW, HIGH = 0.4, 1.8  # of the guide's target: outside of it a nation deserves a word

# Why a nation lies outside with four players of level `normal`.
REMARKS = {
    "brigantes": "Rome leaves them three areas and, as vassals, half of their growth. Strathclyde, most of their "
    "target, is theirs on turn 5 in half of the campaigns, on turns 7 and 10 in a third, and hardly ever later: Picts, "
    "Scots and Angles come with more armies than they can raise.",
}

# What must never be seen, and is looked for at the start of every nation's turn and in every entry of the ledgers.
IMPOSSIBLE = {
    "romans": f"Romans on the map, at sea, with vassals or scoring after turn {LAST_ROMAN_TURN}",
    "early": "armies, areas or points of a nation before its first turn",
    "burhs": f"a burh before turn {FIRST_BURHS}, more than eight of them, or one that nobody holds",
    "cavalry": "cavalry other than that of the Normans and, on turn 7, of the Romano-British",
    "leaders": "a leader after his last turn, or without a unit",
    "scoring": "points for areas or the Limes on a turn without scoring",
    "occupation": "points for occupation or raids outside their turns, or twice for the same area",
    "bretwalda": "a Bretwalda outside turns 8 to 10, or two in one turn",
    "king": "a king outside turns 11 to 14 and 16, or two in one turn",
    "ledger": "a score that is not the sum of its entries",
    "english": "more areas of England held than exist",
}


# What nations do besides marching in; the game knows no alliances but those of overlords and vassals, and votes.
DEEDS = {
    "battle": "battles",
    "overrun": "overruns: a stack moves on through an area with enemies",
    "retreat": "retreats from battle",
    "withdrawal": "raiders returning to their ships",
    "submission": "nations that submit",
    "defiance": "nations that refuse",
    "leave": "vassals allowed to grow, or to leave an area",
    "vote": "votes by one player's nation for another's",
    "second_move": "nations that move twice in a turn",
    "burh": "burhs",
}
TOLD = {
    "battle": "battle", "retreated": "retreat", "withdrew": "withdrawal", "submitted": "submission",
    "defied": "defiance", "growth_granted": "leave", "consent_granted": "leave",
}  # fmt: skip


class Campaigns(NamedTuple):
    """What has been counted."""

    points: list[list[int]]  # by game: by nation
    shares: list[list[float]]  # by game: each player's share of the victory
    sources: Counter[tuple[int, int]]  # by nation and source: points
    areas: Counter[tuple[int, int]]  # by nation and scoring turn: areas held, of all games
    decisions: list[int]
    found: Counter[str]  # of IMPOSSIBLE
    deeds: list[Counter[str]]  # by game: of DEEDS


def play_campaigns(level: str, games: int, seed: str) -> Campaigns:
    """Play so many campaigns and count."""
    counted = Campaigns([], [], Counter(), Counter(), [], Counter(), [])
    for number in range(games):
        dice = seeded(f"{seed} {number}")
        play(level, dice, counted)
    return counted


def play(level: str, dice: Dice, counted: Campaigns) -> None:
    """One campaign, watched."""
    s = GAME.start(GAME.schema.complete({}), dice.fork())
    players: list[Player] = [Computer(GAME, patient(LEVELS[level]), dice.fork()) for _ in range(SEATS)]
    eyes = dice.fork()
    decisions = 0
    deeds = Counter[str]()
    moved_twice = set[tuple[int, int]]()
    while s.actor >= 0:
        seat = int(s.actor)
        choice = decide_in(s, seat, players[seat], eyes)
        if s.step.name == "march" and GO <= choice < GO + AREAS and at_war(s, s.place):
            deeds["overrun"] += 1
        if s.phase == MOVEMENT_2:
            moved_twice.add((int(s.turn), int(s.active)))
        s.chronicle = []
        s.owed = False
        s.step.take(s, seat, choice)
        while not s.owed:  # as in `State.take`, with a look at what happens between two decisions
            watch(s, counted)
            s.flow.go_on(s)
        deeds.update(done for event in s.chronicle if (done := deed(event)))
        decisions += 1
    deeds["second_move"] = len(moved_twice)
    counted.deeds.append(deeds)
    counted.found.update(written_wrong(s))
    counted.points.append([int(points) for points in s.score])
    counted.shares.append(s.result())
    counted.decisions.append(decisions)
    for entry in s.ledger:
        counted.sources[int(entry_nation(entry)), int(entry_source(entry))] += int(entry_points(entry))


def deed(event: Event) -> str:
    """What an event counts for, of `DEEDS`; nothing for most."""
    if event.key == "raised" and event.args[1] == BURH:
        return "burh"
    if event.key == "voted" and SEAT[event.args[0]] != SEAT[event.args[1]]:
        return "vote"
    return TOLD.get(event.key, "")


def watch(s: Britannia, counted: Campaigns) -> None:
    """Look at the start of a nation's turn for what is wrong, and at the end of a game turn for who holds what."""
    if s.stage:
        return
    if s.phase == NATION_START:
        counted.found.update(seen_wrong(s))
    elif s.phase == TURN_END and SCORING_TURNS >> s.turn & 1:
        for nation in range(NATIONS):
            counted.areas[nation, int(s.turn)] += int(s.land[nation]).bit_count()


def first_turn(nation: int) -> int:
    """The turn in which a nation enters."""
    rows = FACTS["timeline"]
    begins = [row["turn"] for row in rows if row["nation"] == NATION_IDS[nation] and "arrive" in row]
    names = [place["nation"] for place in FACTS["scenario"][0]["setup"]]
    if NATION_IDS[nation] in names:
        return 1
    return 6 if NATION_IDS[nation] == "romano_british" else min(begins)


FIRST_TURNS = [first_turn(nation) for nation in range(NATIONS)]


def seen_wrong(s: Britannia) -> Iterable[str]:
    """What is impossible in a position."""
    if s.turn > LAST_ROMAN_TURN and (s.alive(ROMANS) or ROMANS in s.overlord):
        yield "romans"
    for nation in range(NATIONS):
        if s.turn < FIRST_TURNS[nation] and (s.alive(nation) or s.score[nation]):
            yield "early"
        if s.number[nation * 2 + HORSE] and NATION_IDS[nation] != "normans":
            if NATION_IDS[nation] != "romano_british" or not 7 <= s.turn <= 8:
                yield "cavalry"
        leader, place = int(s.leader[nation]), int(s.leader_at[nation])
        if leader != NONE:
            company = s.armies(nation, place) or (place < LANDS and s.works[place] & STANDING)
            late = s.turn > LEADER_LAST[leader] + (1 if s.nation <= nation else 0)
            if not company or late:
                yield "leaders"
    burhs = [area for area in range(LANDS) if s.works[area] & BURH_BIT]
    if (burhs and s.turn < FIRST_BURHS) or len(burhs) > 8 or any(s.holder[area] == NONE for area in burhs):
        yield "burhs"
    if sum(int(english_areas(s, nation)) for nation in range(NATIONS)) > 20:
        yield "english"


def written_wrong(s: Britannia) -> Iterable[str]:
    """What is impossible in the ledger of a finished campaign."""
    sums = [0] * NATIONS
    crowned: Counter[tuple[str, int]] = Counter()
    occupied: Counter[int] = Counter()
    for entry in s.ledger:
        turn, nation = int(entry_turn(entry)), int(entry_nation(entry))
        source = SOURCE_IDS[entry_source(entry)]
        sums[nation] += int(entry_points(entry))
        if nation == ROMANS and turn > LAST_ROMAN_TURN:
            yield "romans"
        if turn < FIRST_TURNS[nation]:
            yield "early"
        if source in ("area", "limes", "cap", "vassal") and not SCORING_TURNS >> turn & 1:
            yield "scoring"
        if source == "occupation":
            occupied[entry & ~31] += 1  # the entry without its turn: nation, area and points
            if not OCCUPY_TURNS[nation] >> turn & 1:
                yield "occupation"
        if source == "raid" and not RAID_TURNS[nation] >> turn & 1:
            yield "occupation"
        if source in ("bretwalda", "king"):
            crowned[source, turn] += 1
            if not (BRETWALDA_TURNS if source == "bretwalda" else KING_TURNS) >> turn & 1:
                yield source
    if max(occupied.values(), default=0) > 1:
        yield "occupation"
    for (source, _turn), number in crowned.items():
        if number > 1:
            yield source
    if sums != [int(points) for points in s.score]:
        yield "ledger"


# --- Writing --------------------------------------------------------------------------------------


def mean(values: Iterable[float]) -> float:
    numbers = list(values)
    return sum(numbers) / len(numbers)


def target(nation: int) -> int:
    return int(FACTS["nation"][nation]["target"])


def report(level: str, seed: str, counted: Campaigns) -> list[str]:
    """The report as lines of Markdown."""
    games = len(counted.points)
    command = f"python tools/britannia_report.py {level} --games {games} --seed {seed}"
    lines = [
        f"# Invasions: Britannia, {games:,} campaigns of four `{level}` players",
        "",
        f"Made by `{command}`. Points are averages over all campaigns; {mean(counted.decisions):,.0f} decisions each.",
        "",
        "## Players",
        "",
        "| player | points | campaigns won |",
        "|---|---:|---:|",
    ]
    for seat in range(SEATS):
        points = mean(sum(game[n] for n in range(NATIONS) if SEAT[n] == seat) for game in counted.points)
        share = mean(game[seat] for game in counted.shares)
        lines.append(f"| {PLAYER_IDS[seat]} | {points:.1f} | {100 * share:.1f}% |")
    lines += ["", "## Nations", "", *nation_table(counted)]
    if level != "random":
        lines += ["", *outside(counted)]
    lines += ["", "## Areas held when points are scored", "", *area_table(counted)]
    lines += ["", "## Where the points come from", "", *source_table(counted)]
    lines += ["", "## What nations do", "", *deed_table(counted)]
    lines += ["", "## Nothing impossible happened", "", *impossible(counted)]
    return lines


def nation_table(counted: Campaigns) -> list[str]:
    lines = ["| nation | points | least | most | guide's target | ratio |", "|---|---:|---:|---:|---:|---:|"]
    for n in range(NATIONS):
        points = [game[n] for game in counted.points]
        ratio = mean(points) / target(n)
        lines.append(
            f"| {NATION_IDS[n]} | {mean(points):.1f} | {min(points)} | {max(points)} | {target(n)} | {ratio:.2f} |"
        )
    return lines


def outside(counted: Campaigns) -> list[str]:
    """A word on each nation far from its target."""
    ratios = [mean(game[n] for game in counted.points) / target(n) for n in range(NATIONS)]
    far = [n for n in range(NATIONS) if not LOW <= ratios[n] <= HIGH]
    if not far:
        return [f"Every nation lies between {LOW} and {HIGH} times its target."]
    lines = [f"Outside {LOW} to {HIGH} times the target:", ""]
    return lines + [
        f"- **{NATION_IDS[n]}** ({ratios[n]:.3f}): {REMARKS.get(NATION_IDS[n], 'unexplained.')}" for n in far
    ]


def area_table(counted: Campaigns) -> list[str]:
    games = len(counted.points)
    lines = ["| nation | " + " | ".join(f"turn {turn}" for turn in SCORING) + " |", "|---|" + "---:|" * len(SCORING)]
    for n in range(NATIONS):
        held = [f"{counted.areas[n, turn] / games:.1f}" if counted.areas[n, turn] else "" for turn in SCORING]
        lines.append(f"| {NATION_IDS[n]} | " + " | ".join(held) + " |")
    return lines


def source_table(counted: Campaigns) -> list[str]:
    total = sum(counted.sources.values())
    lines = ["| source | points per campaign | share | mainly |", "|---|---:|---:|---|"]
    for source, name in enumerate(SOURCE_IDS):
        by_nation = Counter({n: counted.sources[n, source] for n in range(NATIONS) if counted.sources[n, source]})
        points = sum(by_nation.values())
        first = sorted(by_nation, key=lambda n: -abs(by_nation[n]))[:3]
        names = ", ".join(NATION_IDS[n] for n in first)
        lines.append(f"| {name} | {points / len(counted.points):.1f} | {100 * points / total:.1f}% | {names} |")
    return lines


def deed_table(counted: Campaigns) -> list[str]:
    lines = ["| | per campaign | campaigns in which it happens |", "|---|---:|---:|"]
    for key, name in DEEDS.items():
        often = [game[key] for game in counted.deeds]
        lines.append(f"| {name} | {mean(often):.1f} | {100 * mean(number > 0 for number in often):.0f}% |")
    return lines


def impossible(counted: Campaigns) -> list[str]:
    lines = ["Checked at the start of every nation's turn, and in every entry of the ledgers:", ""]
    for key, what in IMPOSSIBLE.items():
        number = counted.found[key]
        lines.append(f"- {what}: {f'**{number} times**' if number else 'never'}")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("level", choices=list(LEVELS))
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="report")
    words = parser.parse_args()
    print("\n".join(report(words.level, words.seed, play_campaigns(words.level, words.games, words.seed))))


if __name__ == "__main__":
    main()
