"""How Barbarian Kingdoms is played by equals: what is missed, how long it takes, how it ends, how it opens.

    python -m tools.kingdoms_habits play HABITS.jsonl --games 500 --minutes 4    # as often as it takes: it goes on
    python -m tools.kingdoms_habits write HABITS.jsonl > benchmarks/results/kingdoms-play.md

A line of the file is a game; three and four players take turns, all of one level. Use the compiled rules.

- A *sure victory* is an option after which nobody has a choice any more before the game is won (`ai/ending.py`).
- A loss in a loser's *last turn* was avoidable if another action would have made it less likely, by 40 of a hundred,
  that the winner wins before the loser's next turn: each is played on in ten worlds that the loser imagines, with the
  game's planner for everybody.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import msgspec

from bretwalda import compiled, seeded
from bretwalda.ai.arena.machine import this_machine
from bretwalda.ai.ending import ends_at_once
from bretwalda.ai.entrants import patient
from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer, decide_in
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import KINGDOM_IDS
from bretwalda.games.barbarian_kingdoms.player.policy import counsel
from bretwalda.games.barbarian_kingdoms.scoring import ENDINGS
from bretwalda.games.barbarian_kingdoms.state import TURN, Kingdoms

PLAYERS = (3, 4)
WORLDS = 10  # in which each action of a last turn is played on
AVOIDABLE = 0.4  # less likely, and the loss was avoidable
HOPELESS = 0.6  # at least so likely whatever is done
LONGEST = 400  # decisions of a world, should a turn never come again
LOOKED_AT = 150  # games of each number of players whose last turns are looked at: they take most of the time


class Habits(msgspec.Struct, frozen=True):
    """One game as it is written down."""

    players: int
    number: int
    level: str
    seed: str
    rounds: int
    end: str
    first: dict[str, str]  # the first action of each kingdom
    sure: int = 0  # victories that were there to be taken
    missed: int = 0  # ... and were not
    lost_turns: int = 0  # last turns of losers
    avoidable: int = 0
    hopeless: int = 0


# --- Playing --------------------------------------------------------------------------------------


def play(players: int, number: int, level: str, seed: str) -> Habits:
    """One game, watched; the same number gives the same game."""
    dice = seeded(f"{seed} {players} {number}")
    s = GAME.start(GAME.schema.complete({"players": players}), dice.fork())
    minds = [Computer(GAME, patient(LEVELS[level]), dice.fork()) for _ in range(s.seats)]
    eyes, looks = dice.fork(), dice.fork()
    first: dict[str, str] = {}
    last: dict[int, tuple[Kingdoms, int]] = {}
    sure = missed = 0
    while s.actor != NOBODY:
        seat = int(s.actor)
        choice = decide_in(s, seat, minds[seat], eyes)
        if not s.secret:
            won = ends_at_once(s, seat, [int(option) for option in s.options(seat)], looks).won
            sure += bool(won)
            missed += bool(won) and choice not in won
        if s.step.number == TURN and s.open:
            first.setdefault(KINGDOM_IDS[s.active], GAME.verbs.notation(choice).split()[0])
            last[seat] = s.copy(s.dice.clone()), choice
        s.take(seat, choice)
    shares = s.result()
    winner = shares.index(max(shares))
    lost = Counter[str]()
    if number < LOOKED_AT and shares[winner] == 1.0:
        for seat, (position, chosen) in last.items():
            if position.team(seat) != position.team(winner):
                lost[verdict(position, seat, chosen, winner, looks)] += 1
    return Habits(
        players, number, level, seed, int(s.round), ENDINGS[s.ended], first,
        sure, missed, lost.total(), lost["avoidable"], lost["hopeless"],
    )  # fmt: skip


def verdict(position: Kingdoms, seat: int, chosen: int, winner: int, dice: Dice) -> str:
    """Whether another action of a loser's last turn would have stopped the winner."""
    worlds = [dice.fork() for _ in range(WORLDS)]
    options = [int(option) for option in position.options(seat)]
    wins = {each: sum(wins_first(position, seat, each, winner, w.clone()) for w in worlds) for each in options}
    least = min(wins.values()) / WORLDS
    if wins[chosen] / WORLDS - least >= AVOIDABLE:
        return "avoidable"
    return "hopeless" if least >= HOPELESS else "open"


def wins_first(position: Kingdoms, seat: int, action: int, winner: int, dice: Dice) -> bool:
    """Whether the winner wins before it is the seat's turn again, in one imagined world."""
    s = position.imagine(seat, dice)
    planner = counsel()
    s.take(seat, action)
    others = False
    for _ in range(LONGEST):
        if s.actor == NOBODY:
            return s.result()[winner] == 1.0
        if s.step.number == TURN:
            if s.actor == seat and others:
                return False
            others = others or s.actor != seat
        s.take(s.actor, planner.follow(s, s.actor, dice))
    return False


def go_on(file: Path, games: int, level: str, seed: str, minutes: float) -> None:
    """Play what the file lacks, for so long at most."""
    done = {(game.players, game.number) for game in read(file)} if file.exists() else set()
    until = monotonic() + 60 * minutes
    with file.open("ab") as out:
        for number in range(games):
            for players in PLAYERS:
                if (players, number) in done:
                    continue
                if monotonic() >= until:
                    return
                out.write(msgspec.json.encode(play(players, number, level, seed)) + b"\n")
                out.flush()


def read(file: Path) -> list[Habits]:
    return [msgspec.json.decode(line, type=Habits) for line in file.read_bytes().splitlines()]


# --- Writing --------------------------------------------------------------------------------------


def report(played: list[Habits]) -> Iterator[str]:
    """The report as lines of Markdown."""
    first = played[0]
    machine = this_machine()
    yield f"# How `{first.level}` players play Barbarian Kingdoms"
    yield ""
    yield f"Set-up a; seeds `{first.seed} 3 0`, `{first.seed} 4 0` …; `python -m tools.kingdoms_habits` plays them"
    yield f"and says what is counted ({machine.cpu}, {machine.cores} cores)."
    yield ""
    groups = [[game for game in played if game.players == players] for players in PLAYERS]
    yield "| | " + " | ".join(f"{players} players" for players in PLAYERS) + " | shall be |"
    yield "|---|" + "---|" * (len(PLAYERS) + 1)
    for name, shall, cells in rows(groups):
        yield f"| {name} | " + " | ".join(cells) + f" | {shall} |"
    for players, games in zip(PLAYERS, groups, strict=True):
        yield ""
        yield f"## First actions, {players} players"
        yield ""
        yield "| kingdom | games | most frequent | share |"
        yield "|---|---:|---|---:|"
        for kingdom in KINGDOM_IDS:
            actions = Counter(game.first[kingdom] for game in games if kingdom in game.first)
            if actions:
                ((action, number),) = actions.most_common(1)
                yield f"| {kingdom} | {actions.total()} | {action} | {number / actions.total():.2f} |"


def rows(groups: list[list[Habits]]) -> Iterator[tuple[str, str, list[str]]]:
    """A figure, what it shall be, and what it is for each number of players."""
    yield "games", "500", [str(len(games)) for games in groups]
    yield (
        "sure victories met, missed", "0 missed",
        [f"{sum(g.sure for g in games)}, {sum(g.missed for g in games)}" for games in groups],
    )  # fmt: skip
    yield (
        "last turns of losers: avoidable losses", "< 5%",
        [part(sum(g.avoidable for g in games), sum(g.lost_turns for g in games)) for games in groups],
    )  # fmt: skip
    yield (
        "... hopeless ones", "",
        [part(sum(g.hopeless for g in games), sum(g.lost_turns for g in games)) for games in groups],
    )  # fmt: skip
    yield "rounds: median, 95 of 100, most", "95 of 100 < 50", [lengths([g.rounds for g in games]) for games in groups]
    for end in ENDINGS[1:]:
        shall = "≥ 20% with three" if end != "rounds" else ""
        yield f"ends: {end}", shall, [part(sum(g.end == end for g in games), len(games)) for games in groups]


def part(some: int, of: int) -> str:
    return f"{some} of {of}: {100 * some / of:.1f}%" if of else "–"


def lengths(rounds: list[int]) -> str:
    ordered = sorted(rounds)
    if not ordered:
        return "–"
    return f"{ordered[len(ordered) // 2]}, {ordered[int(0.95 * (len(ordered) - 1))]}, {ordered[-1]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["play", "write"])
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=500, help="of each number of players")
    parser.add_argument("--level", default="normal", choices=list(LEVELS))
    parser.add_argument("--seed", default="habits")
    parser.add_argument("--minutes", type=float, default=4.0, help="then it stops; the next call goes on")
    words = parser.parse_args()
    if words.what == "write":
        print("\n".join(report(read(words.file))))
        return
    if not compiled():
        print("The rules are not compiled: this will take long.")
    go_on(words.file, words.games, words.level, words.seed, words.minutes)
    print(f"{len(read(words.file)):,} games of {words.games * len(PLAYERS):,}")


if __name__ == "__main__":
    main()
