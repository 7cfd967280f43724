"""A process in which computer players think: a question a line on stdin, a choice a line on stdout."""

from __future__ import annotations

import signal
import sys

import msgspec

from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer
from bretwalda.engine.dice import seeded
from bretwalda.engine.registry import catalogue


class Question(msgspec.Struct):
    """A position that the seat imagines, and how well it shall be played."""

    game: str
    position: list[int]
    seat: int
    level: str
    share: float  # of the level's budget: less of it when many wait
    seed: str


def answer(question: Question) -> int:
    game = catalogue()[question.game]
    computer = Computer(game, LEVELS[question.level].reduced(question.share), seeded(question.seed))
    position = game.restore(question.position)
    if len(position.options(question.seat)) == 1:
        computer.think(position, question.seat)  # for the clock: nobody shall see that there was no choice
    return computer.decide(position, question.seat)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then closes our stdin
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # nobody is there any more to hear us: end without a word
    catalogue()
    print("ready", flush=True)
    for line in sys.stdin.buffer:
        print(answer(msgspec.json.decode(line, type=Question)), flush=True)


if __name__ == "__main__":
    main()
