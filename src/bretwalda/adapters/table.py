"""A position that can be copied and pickled, with what was told while it came about."""

from __future__ import annotations

from typing import Any

import msgspec

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.recall import chosen, information_state
from bretwalda.engine.registry import game
from bretwalda.engine.state import State


class Table:
    """Clones keep no chronicle, and nobody's own choices are in one; this remembers both.

    >>> import bretwalda, copy
    >>> king = bretwalda.game("king_is_dead")
    >>> table = Table(king, king.new(seed="hastings"), [])
    >>> copy.deepcopy(table).state.dump() == table.state.dump()
    True
    """

    def __init__(self, of: Game[Any], state: State, events: list[Event]) -> None:
        self.game = of
        self.state = state
        self.events = events
        state.chronicle = events

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.game, self.state.clone(), list(self.events))

    def __reduce__(self) -> tuple[Any, ...]:
        told = [(event.key, list(event.args), int(event.only)) for event in self.events]
        return _restore, (self.game.id, self.state.dump(), told)

    def take(self, seat: int, choice: int) -> None:
        """Carry out a legal choice; whoever made it remembers."""
        self.events.append(chosen(seat, choice))
        self.state.take(seat, choice)

    def imagine(self, seat: int, dice: Dice) -> Table:
        """A table that the seat cannot tell from this one; what only others were told is forgotten."""
        events = [event for event in self.events if event.seen_by(seat)]
        return Table(self.game, self.state.imagine(seat, dice), events)

    def seen(self, seat: int | None) -> str:
        """What a seat sees now, as JSON; None stands for a spectator."""
        return msgspec.json.encode(self.game.view(self.state, seat)).decode()

    def remembered(self, seat: int) -> str:
        """All that a seat knows that forgets nothing, as JSON."""
        return information_state(self.game, self.state, seat, self.events)


def _restore(game_id: str, dump: list[int], told: list[tuple[str, list[int], int]]) -> Table:
    of = game(game_id)
    return Table(of, of.restore(dump), [Event(key, args, only) for key, args, only in told])
