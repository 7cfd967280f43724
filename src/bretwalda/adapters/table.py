"""A position that can be copied and pickled, with what was told while it came about."""

from __future__ import annotations

from typing import Any

import msgspec

from bretwalda.engine.chronicle import EVERYBODY, Event
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.registry import game
from bretwalda.engine.state import State


class Table:
    """Compiled positions know neither `copy` nor `pickle`, and their clones keep no chronicle; this does.

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

    def imagine(self, seat: int, dice: Dice) -> Table:
        """A table that the seat cannot tell from this one; what only others were told is forgotten."""
        events = [event for event in self.events if event.seen_by(seat)]
        return Table(self.game, self.state.imagine(seat, dice), events)

    def seen(self, seat: int | None) -> str:
        """What a seat sees now, as JSON; None stands for a spectator."""
        return msgspec.json.encode(self.game.view(self.state, seat)).decode()

    def remembered(self, seat: int) -> str:
        """What a seat sees now and all that it has been told, as JSON."""
        told = [[event.key, list(event.args), event.only != EVERYBODY] for event in self.events if event.seen_by(seat)]
        return msgspec.json.encode({"view": self.game.view(self.state, seat), "told": told}).decode()


def _restore(game_id: str, dump: list[int], told: list[tuple[str, list[int], int]]) -> Table:
    of = game(game_id)
    return Table(of, of.restore(dump), [Event(key, args, only) for key, args, only in told])
