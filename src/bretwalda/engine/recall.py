"""What a seat knows that forgets nothing: all that it sees, has been told and has chosen, and what it is asked now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .chronicle import EVERYBODY, Event
from .game import Game
from .state import State

CHOSE = "chose"  # the key of what a seat remembers of its own decision; no game has such an event


def chosen(seat: int, choice: int) -> Event:
    """A seat's own decision, for its memory: put among the events before it is carried out."""
    return Event(CHOSE, [choice], seat)


def information_state(game: Game[Any], state: State, seat: int, memory: Sequence[Event]) -> str:
    """All that a seat knows, as JSON: the same for two positions exactly when the seat could not tell them apart.

    `memory` is everything that happened, with `chosen` before each decision; what the seat was not told is left out.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> state = game.new(seed="hastings", advanced=True)
    >>> imagined = state.imagine(1, bretwalda.seeded("another deal"))
    >>> information_state(game, state, 1, []) == information_state(game, imagined, 1, [])
    True
    >>> information_state(game, state, 0, []) == information_state(game, state, 1, [])
    False
    """
    told = [[event.key, list(event.args), event.only != EVERYBODY] for event in memory if event.seen_by(seat)]
    known: dict[str, Any] = {"view": game.view(state, seat), "told": told}
    if state.owes(seat):
        asked = game.prompt(state, seat)
        known["asked"] = [asked.key, *([arg.name, arg.value] for arg in asked.args)]
        known["options"] = [int(choice) for choice in state.options(seat)]
    return msgspec.json.encode(known).decode()
