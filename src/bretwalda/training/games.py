"""Games that a network plays against itself, side by side, each decision taken by a search with it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bretwalda.adapters.batch import WAIT, Batch
from bretwalda.ai.guided import Tree, grow
from bretwalda.ai.network import Array, Network
from bretwalda.ai.networked import CURIOSITY, NetworkOracle, without_collection
from bretwalda.ai.player import EXPLORATION, WIDENING
from bretwalda.ai.search import Search
from bretwalda.engine.dice import Dice, seeded

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
        self.counsel = games.game.counsel()

    def play(self, network: Network, random: np.random.Generator, taught: bool = False) -> None:
        """Take so many decisions in every game as the recipe says, by the network or as the game's judgement shows."""
        oracle = NetworkOracle(self.games.game, network.judge)
        with without_collection():
            for _ in range(self.recipe.decisions):
                self._take_forced()
                visits = self._shown(random) if taught else self._searched(oracle, random)
                self._step(self._decided(visits, random))

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

    def _searched(self, oracle: NetworkOracle, random: np.random.Generator) -> Array:
        """How often the search with the network came to each choice, a row for each game."""
        games, recipe = self.games, self.recipe
        trees = [Tree(int(seat), _dice(random), CURIOSITY) for seat in games.turns]
        grow(trees, games.states, oracle, oracle.choices, 1)
        for tree in trees:
            _stir(tree, recipe.noise, random)
        for _ in range(recipe.walks - 1):
            grow(trees, games.states, oracle, oracle.choices, 1)
        visits = np.zeros(games.masks.shape, np.float32)
        for place, tree in enumerate(trees):
            for branch in tree.root.branches:
                visits[place, branch.choice] = branch.visits
        return visits

    def _shown(self, random: np.random.Generator) -> Array:
        """The same of a search with the game's own judgement, which knows something before the network does."""
        games = self.games
        visits = np.zeros(games.masks.shape, np.float32)
        for place, state in enumerate(games.states):
            search = Search(int(games.turns[place]), self.counsel, _dice(random), EXPLORATION, WIDENING)
            search.grow(state, self.recipe.shown)
            for node in search.decisions(state):
                visits[place, node.choice] = node.visits
        return visits * games.masks  # dice may have shown options that there are not

    def _decided(self, visits: Array, random: np.random.Generator) -> Array:
        """A choice for every game, and a moment to learn from."""
        games = self.games
        choices = np.empty(len(games), np.int64)
        for place, row in enumerate(visits / visits.sum(axis=1, keepdims=True)):
            drawn = len(self.moments[place]) < self.recipe.opening
            choices[place] = random.choice(len(row), p=row / row.sum()) if drawn else row.argmax()
            seen = games.observations[place].copy(), games.masks[place].copy()
            self.moments[place].append(Moment(int(games.turns[place]), *seen, row))
        return choices


def _dice(random: np.random.Generator) -> Dice:
    return seeded(str(random.integers(2**63)))


def _stir(tree: Tree, noise: float, random: np.random.Generator) -> None:
    """Replace a part of what the network likes at the root by chance."""
    branches = tree.root.branches
    whims = random.dirichlet([EVENNESS / len(branches)] * len(branches))
    for branch, whim in zip(branches, whims, strict=True):
        branch.chance = (1.0 - noise) * branch.chance + noise * float(whim)
