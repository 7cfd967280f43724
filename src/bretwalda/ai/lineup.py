"""Who plays which seat of one game: server, terminal and arena ask their players through it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bretwalda.engine.dice import Dice
from bretwalda.engine.state import State

from .player import Player, decide_in


class Lineup:
    """The players of one game, each in a seat; in a seat without one sits a person.

    A player stays as long as the game lasts, so it can go on with what it thought at the decision before. It may also
    be lost at any time: another in its seat starts from the position.

    >>> import bretwalda
    >>> from bretwalda.ai.entrants import player
    >>> game, dice = bretwalda.game("king_is_dead"), bretwalda.seeded("imagination")
    >>> lineup = Lineup([player("random", game, dice.fork()) for seat in range(2)])
    >>> state = game.new(seed="hastings", players=2)
    >>> while state.actor != -1:
    ...     state.take(state.actor, lineup.decide_in(state, state.actor, dice))
    >>> sum(state.result())
    1.0
    """

    def __init__(self, players: Sequence[Player | None] = ()) -> None:
        self._players = {seat: player for seat, player in enumerate(players) if player is not None}

    def __iter__(self) -> Iterator[Player]:
        return iter(self._players.values())

    def player(self, seat: int) -> Player | None:
        """Who plays for the seat; None = a person does."""
        return self._players.get(seat)

    def seat(self, seat: int, player: Player) -> None:
        """Let somebody play for a seat that nobody has."""
        assert seat not in self._players
        self._players[seat] = player

    def decide(self, imagined: State, seat: int) -> int:
        """What the seat's player chooses in a position that the seat imagines."""
        return self._players[seat].decide(imagined, seat)

    def decide_in(self, real: State, seat: int, dice: Dice) -> int:
        """What the seat's player chooses in a real position, of which it gets to see an imagined one."""
        return decide_in(real, seat, self._players[seat], dice)

    def close(self) -> None:
        """The game is over, or somebody has left it: its players go."""
        for player in self:
            player.close()
