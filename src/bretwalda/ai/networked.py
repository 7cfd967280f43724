"""A computer player that follows a network: as it is, or inside a search."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import NOBODY, State

from .ending import ends_at_once
from .guided import Oracle, Tree, grow, outcomes, written
from .level import LEVELS
from .network import Array, Network
from .player import Player
from .solver import solve

CURIOSITY = 1.5
LEAVES = 8  # judged together: more are cheaper, but know less of each other
FINE = 1_000_000  # parts in which a chance is drawn
SOLVED_POSITIONS = LEVELS["normal"].positions  # looked at to solve the end of a game, as that level does

Judge = Callable[
    [Array, Array], tuple[Array, Array]
]  # observations and masks; chances, and values from one's own seat on


class NetworkOracle(Oracle):
    """Lets a function of arrays judge positions for the search: `Network.judge`, or anything with its shape.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> def even(observations, masks):
    ...     return masks / masks.sum(axis=1, keepdims=True), np.zeros((len(masks), 2))
    >>> chances, shares = NetworkOracle(game, even).judge([game.new(seed="hastings")])
    >>> np.frombuffer(shares, np.float32).tolist()
    [0.5, 0.5]
    """

    def __init__(self, game: Game[Any], judge: Judge) -> None:
        self.game = game
        self.by = judge
        self.choices = len(game.verbs)

    def judge(self, states: list[State]) -> tuple[bytes, bytes]:
        number = len(states)
        seen, legal = written(self.game.observer, states, self.choices)
        observations = np.frombuffer(seen, np.uint8).reshape(number, -1)
        masks = np.frombuffer(legal, np.bool_).reshape(number, -1)
        chances, values = self.by(observations, masks)
        shares = shares_of(values, np.array([int(state.actor) for state in states]))
        return chances.astype(np.float32).tobytes(), shares.astype(np.float32).tobytes()


def shares_of(values: Array, seats: Array) -> Array:
    """Values that begin with the seat to decide, as shares of the victory that begin with seat 0.

    They are not cut off at 0 and 1: of several positions that look like certain victories one is still the best.

    >>> shares_of(np.array([[2.0, -1.0, -1.0], [-1.0, 2.0, -1.0]]), np.array([1, 1])).tolist()
    [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]
    """
    number = values.shape[1]
    places = (np.arange(number) - seats[:, None]) % number
    turned = np.take_along_axis(values, places, axis=1)
    shares: Array = (turned + 1.0) / max(number, 2)
    return shares


class NetworkPlayer(Player):
    """Takes what the network thinks best, alone or in a search; secret decisions are drawn.

    `iterations` are walks of the search; 0 = the network alone: where nothing is hidden and no die can fall, it judges
    the position after each choice and takes the best, elsewhere it takes what it would choose without looking. With the
    search, what ends the game at once and what can be solved is looked at first, as our own players do.
    """

    def __init__(self, game: Game[Any], network: Network, dice: Dice, iterations: int = 0) -> None:
        if network.about.game != game.id:
            raise Refusal("refused-network-game", {"made": network.about.game, "game": game.id})
        self.game = game
        self.network = network
        self.dice = dice
        self.iterations = iterations
        self.oracle = NetworkOracle(game, network.judge)
        self.counsel = game.counsel()
        self._tree: Tree | None = None
        self._expected: State | None = None

    def decide(self, imagined: State, seat: int) -> int:
        options = [int(choice) for choice in imagined.options(seat)]
        if len(options) == 1:
            return options[0]
        if int(imagined.seats) != self.network.about.seats:
            raise Refusal(
                "refused-network-seats", {"made": str(self.network.about.seats), "seats": str(imagined.seats)}
            )
        if imagined.secret or imagined.actor != seat:
            return self._at_once(imagined, options)
        if not self.iterations:
            return self._one_ahead(imagined, seat) if imagined.certain() else self._at_once(imagined, options)
        ends = ends_at_once(imagined, seat, options, self.dice)
        if ends.won:
            return ends.won[0]
        exact = solve(imagined, SOLVED_POSITIONS) if self.counsel.nearly_over(imagined) else None
        if exact and max(value for _, value in exact) > 0.0:
            return int(max(exact, key=lambda each: each[1])[0])
        return self._search(imagined, seat, set(options) - set(ends.lost) or set(options))

    def _one_ahead(self, imagined: State, seat: int) -> int:
        """The choice after which its position is worth most."""
        after = outcomes([imagined], self.dice)
        going = [state for state in after if state.actor != NOBODY]
        shares = iter(np.frombuffer(self.oracle.judge(going)[1], np.float32).reshape(len(going), -1) if going else ())
        worth = [(state.result() if state.actor == NOBODY else next(shares))[seat] for state in after]
        return int(imagined.options(seat)[int(np.argmax(worth))])

    def _at_once(self, imagined: State, options: list[int]) -> int:
        """What the network would do without looking."""
        chances = np.frombuffer(self.oracle.judge([imagined])[0], np.float32)[options]
        if not imagined.secret:
            return options[int(chances.argmax())]
        reached = (chances.cumsum() / chances.sum() * FINE).astype(np.int64)
        return options[min(int(np.searchsorted(reached, int(self.dice.below(FINE)), side="right")), len(options) - 1)]

    def _search(self, imagined: State, seat: int, options: set[int]) -> int:
        tree = self._take_up(imagined, seat) or Tree(seat, self.dice.fork(), CURIOSITY)
        with without_collection():
            while tree.root.visits < self.iterations:
                grow([tree], [imagined], self.oracle, self.oracle.choices, min(LEAVES, max(1, int(tree.root.visits))))
        branches = [branch for branch in tree.root.branches if branch.choice in options]
        choice = int(max(branches, key=lambda branch: branch.visits).choice)
        after = imagined.clone()
        after.take(seat, choice)
        if after.actor == seat and not after.secret:
            tree.advance(choice)
            self._tree, self._expected = tree, after
        return choice

    def _take_up(self, imagined: State, seat: int) -> Tree | None:
        """The tree of the decision before, if the position is the one it expected."""
        tree, expected, self._tree, self._expected = self._tree, self._expected, None, None
        if tree is None or expected is None or tree.seat != seat:
            return None
        return tree if self.game.view(expected, seat) == self.game.view(imagined, seat) else None


@contextmanager
def without_collection() -> Iterator[None]:
    """Trees have no cycles: looking for some among millions of branches would take half of the time."""
    before = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if before:
            gc.enable()


@lru_cache(maxsize=8)
def loaded(file: str) -> Network:
    """A network by its file, read once."""
    return Network.load(Path(file))
