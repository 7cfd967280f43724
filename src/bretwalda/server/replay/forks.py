"""A game that goes on from one of its moments: what whoever plays on did not know is dealt anew."""

from __future__ import annotations

from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import NOBODY

from ..tables.start import draw_seed, imagine_numbers
from .moments import Look


def fork(seen: Look, step: int) -> Match:
    """A new game from a moment as the viewpoint's seat knew it, and with dice that nobody knows.

    Never from a game that is played by others: whoever tried out there what comes next would play it with an adviser.
    """
    if not seen.source.can_fork:
        raise Refusal("refused-fork")
    seat, state = seen.viewpoint.seat, seen.state(step)
    if seat is None:
        raise Refusal("refused-fork-seat")
    if state.actor == NOBODY:
        raise Refusal("refused-over")
    story = seen.source.told.story
    return Match(story.game, story.settings, draw_seed(), imagine_numbers(state, seat))
