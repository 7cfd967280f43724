"""Who plays the other seats of a batch: chance, a computer player by its word, or a function over the batch."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from bretwalda.ai.entrants import checked, patient_player
from bretwalda.ai.player import Player, decide_in
from bretwalda.engine.dice import Dice, seeded

if TYPE_CHECKING:
    from .batch import Batch

Array = np.ndarray[Any, Any]
BatchPolicy = Callable[[Array, Array], Any]  # observations and masks, a row for each game; a choice for each


class Players:
    """A computer player in every seat of every game: `easy`, `mcts:100`, `net:FILE`; none of them looks at a clock.

    Each is shown a position that its seat imagines, and only where somebody waits for it.
    """

    def __init__(self, word: str) -> None:
        self.word = checked(word)
        self._seated: dict[tuple[int, int], tuple[Player, Dice]] = {}

    def choose(self, games: Batch, waiting: Array) -> Array:
        """A choice for each game that waits for one; for others any number."""
        chosen = np.zeros(len(games), np.int64)
        for place in np.flatnonzero(waiting).tolist():
            seat = int(games.turns[place])
            player, eyes = self._player(games, place, seat)
            chosen[place] = decide_in(games.states[place], seat, player, eyes)
        return chosen

    def _player(self, games: Batch, place: int, seat: int) -> tuple[Player, Dice]:
        known = self._seated.get((place, seat))
        if known is None:
            dice = seeded(f"{games.seeds[place]} {self.word} {seat}")
            known = self._seated[place, seat] = patient_player(self.word, games.game, dice.fork()), dice
        return known


class Function:
    """A function of observations and masks, which is asked for all games at once."""

    def __init__(self, policy: BatchPolicy) -> None:
        self.policy = policy

    def choose(self, games: Batch, waiting: Array) -> Array:
        """A choice for each game; only those that wait for one are taken."""
        return np.asarray(self.policy(games.observations, games.masks))


def opponents(others: str | BatchPolicy) -> Players | Function:
    """Whoever is meant by a word or a function."""
    return Players(others) if isinstance(others, str) else Function(others)
