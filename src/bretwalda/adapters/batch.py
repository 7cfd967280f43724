"""Many games side by side, for learning: what is seen, legal and paid lies in arrays, a row for each game.

>>> import bretwalda
>>> games = bretwalda.batch("king_is_dead", 4, seed="hastings", players=2)
>>> games.observations.shape, games.masks.shape, games.turns.tolist()
((4, 510), (4, 67), [0, 1, 0, 0])
>>> games.step(games.masks.argmax(axis=1))
>>> games.turns.tolist(), bool(games.ends.any())
([1, 0, 1, 1], False)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bretwalda.engine.batch import EVERYBODY, WAIT, Games
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.state import State

from .opponents import BatchPolicy, opponents

try:
    import numpy as np
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("Batches need the extra `learn`: install `bretwalda[learn]`.") from missing

Array = np.ndarray[Any, Any]
SEEN, LEGAL, PAID = np.uint8, np.bool_, np.float32

__all__ = ["WAIT", "Batch"]


class Batch:
    """Games that are moved together; whichever is over begins anew by itself.

    They are exactly the games that one would play one by one: the game in place k is
    `game.new(seed=games.seed_of(k), **settings)`.

    With `seat` one seat is asked, and `others` plays for the rest: chance unless told, a computer player by its word
    (`easy`, `mcts:100`, `net:FILE`), or a function of observations and masks over the batch.

    Arrays that are given are written into, as long as they are contiguous and of the right kind and shape: parts of
    shared memory or the NumPy side of a tensor, for example. Others are made.

    Attributes:
        game: the game.
        observations: what the seat to decide may know, `feature_count` small numbers (uint8); `Game.explain` says what
            each means.
        masks: which choices are legal for it (bool).
        turns: the seat to decide (uint8).
        rewards: what each seat was paid by the latest step (float32): nothing before the end, then from -1 to the
            number of seats less one, and 0 in all.
        ends: whether the latest step ended a game (bool): the row then shows the next one.
    """

    def __init__(
        self,
        game: Game[Any] | str,
        number: int,
        *,
        seed: str | int = "",
        seeds: Sequence[str | int] | None = None,
        seat: int | None = None,
        others: str | BatchPolicy | None = None,
        observations: Array | None = None,
        masks: Array | None = None,
        turns: Array | None = None,
        rewards: Array | None = None,
        ends: Array | None = None,
        **settings: object,
    ) -> None:
        self.game: Game[Any] = named_game(game) if isinstance(game, str) else game
        self.settings = self.game.schema.complete(settings)
        self.seeds = [str(each) for each in seeds] if seeds is not None else [f"{seed} {k}" for k in range(number)]
        if len(self.seeds) != number or number < 1:
            raise ValueError(f"{len(self.seeds)} seeds for {number} games")
        self.seats = int(self._begin(0, 0).seats)
        if seat is not None:
            self._begin(0, 0).check_seat(seat)
        elif others is not None:
            raise ValueError("others play for all seats but one: which is it?")
        self._seat, self._others = seat, None if others is None else opponents(others)
        width, choices = self.game.feature_count, len(self.game.verbs)
        self._games = Games(
            number,
            self.seats,
            choices,
            self.game.observer,
            self._begin,
            [int(EVERYBODY) if seat is None or others is not None else seat] * number,
            [seeded(f"{each} others") for each in self.seeds],
        )
        self.observations = _array(observations, (number, width), SEEN)
        self.masks = _array(masks, (number, choices), LEGAL)
        self.turns = _array(turns, (number,), SEEN)
        self.rewards = _array(rewards, (number, self.seats), PAID)
        self.ends = _array(ends, (number,), LEGAL)
        self._rows = [each.data.cast("B") for each in self._arrays()]
        self._show()
        self._let_others_play()

    def __len__(self) -> int:
        return int(self._games.number)

    def step(self, choices: Iterable[int]) -> None:
        """Take a choice in each game, -1 to leave one as it is; if one of them is not legal, nothing is taken."""
        self._games.step(choices.tolist() if isinstance(choices, np.ndarray) else [int(each) for each in choices])
        self._show()
        self._let_others_play()

    @property
    def states(self) -> list[State]:
        """The positions themselves, to look at: whoever changes one breaks the batch. `state` gives a copy."""
        return self._games.states

    def state(self, place: int) -> State:
        """A copy of one of the positions."""
        return self._games.states[place].clone()

    def seed_of(self, place: int) -> str:
        """The seed of the game that is being played in a place."""
        return self._seed(place, self._games.rounds[place])

    def _seed(self, place: int, number: int) -> str:
        return f"{self.seeds[place]} {number}" if number else self.seeds[place]

    def _begin(self, place: int, number: int) -> State:
        dealt: State = self.game.start(self.settings, seeded(self._seed(place, number)))
        return dealt

    def _let_others_play(self) -> None:
        """Ask the others until it is the seat's turn everywhere; what is paid meanwhile belongs to the step."""
        if self._others is None or (self.turns == self._seat).all():
            return
        paid, ended = self.rewards.copy(), self.ends.copy()
        while (waiting := self.turns != self._seat).any():
            chosen = self._others.choose(self, waiting)
            self._games.step(np.where(waiting, chosen, int(WAIT)).tolist())
            self._show()
            paid += self.rewards
            ended |= self.ends
        self.rewards[:], self.ends[:] = paid, ended

    def _arrays(self) -> tuple[Array, ...]:
        return self.observations, self.masks, self.turns, self.rewards, self.ends

    def _show(self) -> None:
        """Copy what was written into the caller's arrays."""
        games, (observations, masks, turns, rewards, ends) = self._games, self._rows
        observations[:] = games.observations.getvalue()
        masks[:] = games.masks.getvalue()
        turns[:] = games.turns.getvalue()
        rewards[:] = games.rewards
        ends[:] = games.ends.getvalue()


def _array(given: Array | None, shape: tuple[int, ...], kind: Any) -> Array:
    """The caller's array, if it can be written into, or a new one."""
    if given is None:
        return np.zeros(shape, kind)
    if given.shape != shape or given.dtype != kind or not given.flags.c_contiguous or not given.flags.writeable:
        raise ValueError(f"an array of shape {shape} and kind {np.dtype(kind)}, contiguous and writeable, is needed")
    return given
