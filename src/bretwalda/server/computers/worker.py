"""A process in which computer players think: a question a line on stdin, its answer in two lines on stdout.

The first says at once what the player would choose without a thought, the second what it has thought: an answer has its
time (`tempo.py`), and if the second is not there by then, the first is taken. What a person wants to have thought about
(`studies.py`) is answered by lines that say how far it has come, then what was found.

It keeps the players of the tables it was asked about lately, so that each goes on with what it has thought. Whatever it
keeps may be lost: a player that is not there any more starts again from the position.
"""

from __future__ import annotations

import os
import signal
import sys
from collections import OrderedDict
from dataclasses import replace
from itertools import chain
from time import monotonic

import msgspec

from bretwalda.ai.level import level
from bretwalda.ai.lineup import Lineup
from bretwalda.ai.player import Computer
from bretwalda.engine.dice import seeded
from bretwalda.engine.registry import catalogue

from .studies import Reply, Study, carry_out

ASIDE, POLITE = "--aside", 10  # a process that gives way to all others
FIRST_SIGHT = 50  # iterations: what a planner then looks at takes some milliseconds, a search even less
MOST_LINEUPS = 100  # kept by one process
MOST_VISITS = 200_000  # of the trees in them, about 200 bytes each; two of an expert, a hundred of a normal player


class Question(msgspec.Struct, tag=True):
    """A position that the seat imagines, and how well it should be played."""

    game: str
    rules: int  # the version that it is played by
    lineup: str  # whose players are asked: of one table, as long as the same people sit there
    position: list[int]
    seat: int
    level: str
    share: float  # of the level's budget: less of it when many wait
    seconds: float  # after which it is broken off
    seed: str  # for a player who is new here


class Thinkers:
    """The lineups that were asked lately; those that have not been for the longest go when it becomes too much."""

    def __init__(self, most: int = MOST_LINEUPS, most_visits: int = MOST_VISITS) -> None:
        self._most = most
        self._most_visits = most_visits
        self._lineups: OrderedDict[str, Lineup] = OrderedDict()

    def __len__(self) -> int:
        return len(self._lineups)

    @property
    def visits(self) -> int:
        """Of all trees that are kept."""
        players = chain.from_iterable(self._lineups.values())
        return sum(player.kept for player in players if isinstance(player, Computer))

    def answer(self, question: Question) -> tuple[int, int]:
        """What the seat's player chooses, and the visits of the tree with which it went on; 0 = a whole thought."""
        lineup = self._lineups.setdefault(question.lineup, Lineup())
        self._lineups.move_to_end(question.lineup)
        player = seat_player(lineup, question)
        budget = level(question.level).reduced(question.share)
        player.level = replace(budget, seconds=min(budget.seconds, question.seconds))
        choice = lineup.decide(player.game.restore(question.position), question.seat)
        self._make_room()
        return choice, player.resumed

    def _make_room(self) -> None:
        while len(self._lineups) > self._most or (len(self._lineups) > 1 and self.visits > self._most_visits):
            self._lineups.popitem(last=False)[1].close()


def at_first_sight(question: Question) -> int:
    """What a player of the level chooses who has no time at all, and nothing from before."""
    played = catalogue()[question.game].by_rules(question.rules)
    hasty = replace(level(question.level), iterations=FIRST_SIGHT, positions=0, seconds=0.0)
    player = Computer(played, hasty, seeded(f"{question.seed} at first sight"))
    return player.decide(played.restore(question.position), question.seat)


def seat_player(lineup: Lineup, question: Question) -> Computer:
    """Who plays for the seat: the same as the last time, if they are still here."""
    player = lineup.player(question.seat)
    if player is None:
        played = catalogue()[question.game].by_rules(question.rules)
        player = Computer(played, level(question.level), seeded(question.seed))
        lineup.seat(question.seat, player)
    assert isinstance(player, Computer)
    return player


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our stdin
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # nobody is there any more to hear us: end without a word
    if ASIDE in sys.argv and hasattr(os, "nice"):
        os.nice(POLITE)
    catalogue()
    thinkers = Thinkers()
    print("ready", flush=True)
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line, type=Question | Study)
        if isinstance(asked, Study):
            carry_out(asked, say)
        else:
            began = monotonic()
            print(at_first_sight(asked), flush=True)
            asked.seconds -= monotonic() - began
            print(*thinkers.answer(asked), flush=True)


def say(reply: Reply) -> None:
    print(msgspec.json.encode(reply).decode(), flush=True)


if __name__ == "__main__":
    main()
