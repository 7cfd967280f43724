"""Advice: what a seat could choose, with its chances and a reason that both languages have words for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bretwalda.engine.dice import Dice, seeded
from bretwalda.engine.game import Game
from bretwalda.engine.message import Message
from bretwalda.engine.state import State

from .level import LEVELS, Level
from .player import Computer, Thought

NEARLY = 0.03  # a chance so much below the best is nearly as good


@dataclass(frozen=True)
class Advice:
    """One option and what speaks for it; `suggest` lists them, the best first.

    Attributes:
        choice: the option.
        chance: of victory, from 0 to 1.
        visits: how often it was looked at: the more, the surer.
        line: the choice and what the seat would go on with in the same turn.
        reason: what speaks for it.
    """

    choice: int
    chance: float
    visits: int
    line: tuple[int, ...]
    reason: Message


def suggest(
    game: Game[Any], state: State, seat: int, level: Level = LEVELS["normal"], dice: Dice | None = None
) -> list[Advice]:
    """The seat's options that are worth a look, the best first; none when it owes no decision.

    Only what the seat may know is used: of the position itself nothing is asked but to be imagined.
    Without dice of its own the same question always gets the same answer.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> best, *others = suggest(game, game.new(seed="hastings"), 1, LEVELS["easy"])
    >>> best.visits >= max(advice.visits for advice in others)
    True
    """
    dice = seeded("advice") if dice is None else dice
    imagined = state.imagine(seat, dice)
    options = len(imagined.options(seat))
    if options == 0:
        return []
    adviser = Computer(game, level, dice.fork())
    thoughts = adviser.think(imagined, seat)
    out: list[Advice] = []
    for thought in thoughts:
        line = _line(imagined, seat, thought.choice, adviser.rest_of_turn(imagined, thought.choice))
        reason = game.reason(imagined, seat, line) or _common_reason(thought, thoughts[0], options)
        out.append(Advice(thought.choice, thought.value, thought.visits, line, reason))
    return out


def _line(imagined: State, seat: int, choice: int, rest: list[int]) -> tuple[int, ...]:
    """The choice and the rest of the turn, as far as it is possible in the imagined position."""
    state = imagined.clone()
    state.take(seat, choice)
    line = [choice]
    for later in rest:
        if later not in state.options(seat):
            break
        state.take(seat, later)
        line.append(later)
    return tuple(line)


def _common_reason(thought: Thought, best: Thought, options: int) -> Message:
    """What can be said of an option in any game."""
    if options == 1:
        return Message("advice-only")
    if thought is best:
        return Message("advice-best")
    return Message("advice-close" if thought.value >= best.value - NEARLY else "advice-weak")
