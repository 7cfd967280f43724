"""Games that a network plays against itself, side by side, and what there is to learn from their decisions.

Every position that a choice may lead to is judged by the network. What promises most is chosen most often; the network
learns to choose so without looking ahead, and to foretell what really came of it.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bretwalda.adapters.batch import WAIT, Batch
from bretwalda.ai.guided import outcomes, written
from bretwalda.ai.network import COLUMNS, NEVER, Array, Network, chances
from bretwalda.engine.batch import paid as pay
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State

from .credit import came_of, from_first_seat, from_own_seat
from .recipe import Recipe

SHORTEST_WAIT = 1e-30  # one of no time at all is drawn once in a while, and nothing can be divided by it


class Lesson(NamedTuple):
    """Positions to learn from, a row each."""

    seen: Array  # what the network looks at
    masks: Array
    aims: Array  # with what chance each choice should be taken
    values: Array  # what every seat had from then on, beginning with the one that decides


class Promise(NamedTuple):
    """What the choices of some positions promise."""

    aims: Array  # with what chance each choice should be taken
    worth: Array  # what every seat may expect then, beginning with seat 0


class SelfPlay:
    """Games that go on from one update to the next, every seat played by the network."""

    def __init__(self, recipe: Recipe, games: Batch, dice: Dice) -> None:
        self.recipe = recipe
        self.games = games
        self.dice = dice
        self.over = 0  # games
        self.counsel = games.game.counsel()
        places = np.arange(len(games))
        self.stray = np.where(places < recipe.strays, places % games.seats, -1)  # a seat that plays at random

    def spread(self, network: Network, random: np.random.Generator) -> None:
        """Let some games begin earlier than others, so that there is always something to learn from every stage."""
        games, steps = self.games, self.recipe.decisions
        lead = np.arange(len(games)) % steps
        for k in range(steps - 1):
            likely, _ = network.judge(games.observations, games.masks)
            games.step(np.where(lead > k, drawn(likely, random), int(WAIT)))

    def play(self, network: Network, random: np.random.Generator, update: int = 0) -> Lesson:
        """Take as many decisions in every game as the recipe says, forced ones included, by what they promise."""
        games, steps, number = self.games, self.recipe.decisions, len(self.games)
        seen = np.empty((steps, number, len(network.arrays[COLUMNS])), np.uint8)
        masks = np.empty((steps, *games.masks.shape), np.bool_)
        aims = np.empty((steps, *games.masks.shape), np.float32)
        seats = np.empty((steps, number), np.int64)
        ends = np.empty((steps, number), np.bool_)
        traces = np.empty((steps, number), np.float32)
        paid = np.empty((steps, number, games.seats), np.float32)
        worth = np.empty((steps + 1, number, games.seats), np.float32)
        for k in range(steps):
            seen[k], masks[k], seats[k] = network.looked_at(games.observations), games.masks, games.turns
            aims[k], worth[k] = self.promised(network, update)
            astray = seats[k] == self.stray
            free = masks[k].sum(axis=1) > 1
            traces[k] = np.where(free, np.where(astray, 0.0, self.recipe.trace), 1.0)
            games.step(drawn(np.where(astray[:, None], masks[k], aims[k]), random))
            paid[k], ends[k] = games.rewards, games.ends
        worth[steps] = self.promised(network, update).worth
        self.over += int(ends.sum())
        values = from_own_seat(came_of(paid, ends, worth, traces), seats)
        return Lesson(*(each.reshape(steps * number, -1) for each in (seen, masks, aims, values)))

    def promised(self, network: Network, update: int) -> Promise:
        """What the choices of all games promise; where there is only one it is not looked at."""
        games = self.games
        free = np.flatnonzero(games.masks.sum(axis=1) > 1)
        rows, choices = np.nonzero(games.masks[free])
        after = outcomes([games.states[k] for k in free], self.dice)
        values = self._judged(network, after, self.recipe.guidance(update))
        own = values[np.arange(len(rows)), games.turns[free][rows]]
        scores = np.full((len(free), games.masks.shape[1]), NEVER, np.float32)
        scores[rows, choices] = own / self.recipe.patience(update)
        aims = games.masks.astype(np.float32)
        aims[free] = chances(scores)
        worth = np.zeros((len(games), games.seats), np.float32)
        np.add.at(worth, free[rows], aims[free[rows], choices][:, None] * values)
        return Promise(aims, worth)

    def _judged(self, network: Network, states: list[State], guidance: float) -> Array:
        """How positions stand for every seat, beginning with seat 0; those that are over, how they ended."""
        values = np.empty((len(states), self.games.seats), np.float32)
        going = [k for k, state in enumerate(states) if state.actor != NOBODY]
        running = [states[k] for k in going]
        if running:
            seen, _ = written(self.games.game.observer, running, self.games.masks.shape[1])
            own = network.values(np.frombuffer(seen, np.uint8).reshape(len(running), -1))
            judged = from_first_seat(own, np.array([int(state.actor) for state in running]))
            if guidance:
                shares = np.array([list(self.counsel.chances(state)) for state in running], np.float32)
                judged = guidance * (max(self.games.seats, 2) * shares - 1.0) + (1.0 - guidance) * judged
            values[going] = judged
        for k in set(range(len(states))).difference(going):
            values[k] = pay(states[k])
        return values


def drawn(likely: Array, random: np.random.Generator) -> Array:
    """A choice for each row, as likely as its chance; never one without any.

    >>> drawn(np.array([[0.0, 1.0, 0.0]]), np.random.default_rng(1)).tolist()
    [1]
    """
    waits = np.maximum(random.standard_exponential(likely.shape, np.float32), SHORTEST_WAIT)
    choices: Array = (likely / waits).argmax(axis=1)
    return choices
