"""Why did it do that? A decision of a computer, as it may be explained to somebody who looks at the game.

When a game is over it is explained as the computer knew it. While it is played nobody may learn from the answer what
they could not know: not the computer's hand, nor what it decided in secret, nor its plan. So all is imagined from the
eyes of whoever asks (`engine/witness.py`).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.retelling import Moment, Retelling
from bretwalda.engine.state import State
from bretwalda.engine.witness import seen_choice

from ..replay.moments import Look


class Deed(NamedTuple):
    """A decision of a computer, in a position that may be thought about."""

    game: Game[Any]
    before: State  # imagined
    seat: int
    choice: int
    level: str
    guessed: bool


def step_of_line(seen: Look, line: int) -> int:
    """The step at which a line of the viewpoint's log was told."""
    told, heard = seen.source.told, 0
    for step, moment in enumerate(seen.path):
        before = seen.path[step - 1].events if step else 0
        heard += len(told.events(seen.viewpoint, before, moment.events))
        if line < heard:
            return step
    raise Refusal("refused-step", {"step": str(line), "first": "0", "last": str(heard - 1)})


def deed_at(seen: Look, step: int, dice: Dice) -> Deed:
    """The decision that led to a step, if a computer took it and whoever looks can have seen it.

    Where there was nothing to choose, such as the last token of a payment, the one of the same player before it.
    """
    asked = found = _deed_before(seen, step, dice)
    try:
        while len(found.before.options(found.seat)) == 1 and seen.at(step - 1).seat == asked.seat:
            step -= 1
            found = _deed_before(seen, step, dice)
    except Refusal:
        return asked  # whoever looks cannot have seen what was chosen, or no longer remembers it
    return found


def _deed_before(seen: Look, step: int, dice: Dice) -> Deed:
    if step < 1:
        raise Refusal("refused-no-deed")
    after, before = seen.at(step), seen.at(step - 1)
    seats = seen.source.seats
    if not 0 <= after.seat < len(seats):
        raise Refusal("refused-no-deed")
    level = seats[after.seat].level
    if level is None:
        raise Refusal("refused-deed-of-person")
    told = seen.source.told
    if seen.source.any_eyes:
        moment, choice = first_choice(told, before, after)
        return Deed(told.game, told.state(moment).imagine(after.seat, dice), after.seat, choice, level, guessed=False)
    if seen.viewpoint.seat is None:
        raise Refusal("refused-deed-looking-on")  # a position that nobody's seat imagines would tell of the seats
    found = seen_choice(told, seen.viewpoint, before, after, dice)
    if found is None:
        raise Refusal("refused-deed-hidden")
    return Deed(told.game, found[0], after.seat, found[1], level, guessed=True)


def first_choice(told: Retelling, before: Moment, after: Moment) -> tuple[Moment, int]:
    """Of what a seat decided between two moments the first decision in which it had a choice."""
    numbers = range(before.decisions, after.decisions)
    own = [number for number in numbers if told.story.decisions[number].seat == after.seat]
    free = (number for number in own if len(told.state(told.moments[number]).options(after.seat)) > 1)
    number = next(free, own[0])
    return told.moments[number], told.story.decisions[number].choice
