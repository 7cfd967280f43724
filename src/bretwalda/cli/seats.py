"""Who sits where: people at this screen, and players that the machine moves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

from bretwalda.engine.dice import Dice, seeded
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State

ME = "me"


class Machine(ABC):
    """A player moved by the machine, with chance of its own."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    @abstractmethod
    def decide(self, imagined: State, seat: int) -> int:
        """One of the seat's options. The position is an imagined one: nobody can cheat."""


class Random(Machine):
    """Any option, each equally likely."""

    def decide(self, imagined: State, seat: int) -> int:
        options = imagined.options(seat)
        return int(options[self.dice.below(len(options))])


# Every kind of machine player by the word for it in `--seats`.
MACHINES: dict[str, Callable[[Dice], Machine]] = {"random": Random}

Seats = list[Machine | None]  # None is a person at this screen


def seated(words: str, seed: str) -> Seats:
    """The players named by a list such as `me,random`.

    >>> [type(player).__name__ for player in seated("me, random", "hastings")]
    ['NoneType', 'Random']
    """
    return [_player(word.strip().lower(), f"{seed} seat {number}") for number, word in enumerate(words.split(","), 1)]


def _player(word: str, seed: str) -> Machine | None:
    if word == ME:
        return None
    if word not in MACHINES:
        raise Refusal("refused-seat-kind", {"kind": word, "known": ", ".join([ME, *MACHINES])})
    return MACHINES[word](seeded(seed))
