"""What somebody who saw a decision can make of it: the one choice that would have looked to them as what they saw.

All is imagined from their eyes, a position that they could not tell from the real one among others, and what the real
choice was is never asked. So whatever is said about it tells nothing that they could not know.
"""

from __future__ import annotations

from .dice import Dice
from .retelling import Moment, Retelling, Viewpoint
from .state import State
from .worlds import Line, after_choice

WORLDS = 8  # imagined, until what was seen can have happened in one
MOST_OPTIONS = 600  # that are tried in one of them


def seen_choice(
    told: Retelling, viewpoint: Viewpoint, before: Moment, after: Moment, dice: Dice
) -> tuple[State, int] | None:
    """A position as a reader imagines it, and the one choice that looks there as what they saw; None = there is none.

    Several decisions between the two moments cannot be told apart, nor can those that are taken in secret.
    """
    reader, real, seat = viewpoint.seat, told.state(before), after.seat
    if reader is None or real.secret or after.decisions - before.decisions > 1:
        return None
    view = told.game.view(told.state(after), reader)
    news: list[Line] = [
        (event.key, [int(number) for number in event.args])
        for event in told.events(viewpoint, before.events, after.events)
    ]
    for _ in range(WORLDS):
        imagined = real.imagine(reader, dice)
        alike, same = [], []
        for option in list(imagined.options(seat))[:MOST_OPTIONS]:
            then, heard = after_choice(imagined, seat, int(option), reader)
            if heard[:1] != news[:1]:
                continue
            alike.append(int(option))
            if heard == news and told.game.view(then, reader) == view:
                same.append(int(option))
        fit = same or (alike if news else [])  # a die may have fallen otherwise
        if len(fit) == 1:
            return imagined, fit[0]
    return None
