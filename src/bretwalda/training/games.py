"""Games that a network plays against itself, side by side, each decision taken by a search with it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bretwalda.adapters.batch import WAIT, Batch
from bretwalda.ai.guided import Tree, grow
from bretwalda.ai.network import Array, Network
from bretwalda.ai.networked import CURIOSITY, NetworkOracle, without_collection
from bretwalda.engine.dice import seeded

from .recipe import Recipe
from .replay import Replay

EVENNESS = 10.0  # of the noise, shared by the options: the more there are, the more it prefers a few


class Moment(NamedTuple):
    """A decision whose game is not over yet."""

    seat: int
    observation: Array
    mask: Array
    visits: Array


class SelfPlay:
    """Games that go on from one update to the next; what is over goes into the replay."""

    def __init__(self, recipe: Recipe, games: Batch, replay: Replay) -> None:
        self.recipe = recipe
        self.games = games
        self.replay = replay
        self.moments: list[list[Moment]] = [[] for _ in range(len(games))]
        self.over = 0  # games

    def play(self, network: Network, random: np.random.Generator) -> None:
        """Take so many decisions in every game as the recipe says."""
        oracle = NetworkOracle(self.games.game, network.judge)
        with without_collection():
            for _ in range(self.recipe.decisions):
                self._take_forced()
                self._step(self._decided(oracle, random))

    def _take_forced(self) -> None:
        """Where there is one option only, it is taken without a search."""
        while (forced := self.games.masks.sum(axis=1) == 1).any():
            self._step(np.where(forced, self.games.masks.argmax(axis=1), int(WAIT)))

    def _step(self, choices: Array) -> None:
        games = self.games
        games.step(choices)
        for place in np.flatnonzero(games.ends):
            paid = games.rewards[place]
            for moment in self.moments[place]:
                self.replay.add(moment.observation, moment.mask, moment.visits, np.roll(paid, -moment.seat))
            self.moments[place] = []
            self.over += 1

    def _decided(self, oracle: NetworkOracle, random: np.random.Generator) -> Array:
        """A choice for every game, and a moment to learn from."""
        games, recipe = self.games, self.recipe
        trees = [Tree(int(seat), seeded(str(random.integers(2**63))), CURIOSITY) for seat in games.turns]
        grow(trees, games.states, oracle, oracle.choices, 1)
        for tree in trees:
            _stir(tree, recipe.noise, random)
        for _ in range(recipe.walks - 1):
            grow(trees, games.states, oracle, oracle.choices, 1)
        choices = np.empty(len(trees), np.int64)
        for place, tree in enumerate(trees):
            visits = np.zeros(oracle.choices, np.float32)
            for branch in tree.root.branches:
                visits[branch.choice] = branch.visits
            visits /= visits.sum()
            drawn = len(self.moments[place]) < recipe.opening
            choices[place] = random.choice(len(visits), p=visits / visits.sum()) if drawn else visits.argmax()
            seen = games.observations[place].copy(), games.masks[place].copy()
            self.moments[place].append(Moment(int(games.turns[place]), *seen, visits))
        return choices


def _stir(tree: Tree, noise: float, random: np.random.Generator) -> None:
    """Replace a part of what the network likes at the root by chance."""
    branches = tree.root.branches
    whims = random.dirichlet([EVENNESS / len(branches)] * len(branches))
    for branch, whim in zip(branches, whims, strict=True):
        branch.chance = (1.0 - noise) * branch.chance + noise * float(whim)
