"""What happened in a game, as typed events: a message key and numbers, never sentences."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Event:
    """One line of the chronicle: what happened, before it is a sentence.

    `Match.events` holds those of a game; `Game.message` and `Game.texts` make a sentence of one.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> match = bretwalda.Match(game, {"players": 2}, seed="hastings")
    >>> match.choose(match.state.actor, game.verbs.parse("pass"))
    >>> match.events[-1]
    Event('passed', [1], -1)
    >>> game.texts("en").message(game.message(match.events[-1]))
    'Player 2 passes.'

    Attributes:
        key: the name of the message.
        args: numbers whose meaning the game declares under that key (`Game.events`).
        only: the single seat that may read it, or -1 for everybody.
    """

    def __init__(self, key: str, args: list[i64], only: i64) -> None:
        self.key: Final[str] = key
        self.args: Final[list[i64]] = args
        self.only: Final[i64] = only

    def seen_by(self, seat: int | None) -> bool:
        """Whether the seat may read it; None stands for a spectator."""
        return self.only == EVERYBODY or self.only == seat

    def __repr__(self) -> str:
        return f"Event({self.key!r}, {list(self.args)!r}, {int(self.only)})"
