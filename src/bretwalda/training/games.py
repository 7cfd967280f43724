"""Games that a network plays against itself, side by side, and what there is to learn from their decisions."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bretwalda.adapters.batch import WAIT, Batch
from bretwalda.ai.network import COLUMNS, Array, Network

from .credit import credited, from_first_seat, from_own_seat
from .recipe import Recipe

SHORTEST_WAIT = 1e-30  # one of no time at all is drawn once in a while, and nothing can be divided by it


class Lesson(NamedTuple):
    """Decisions to learn from, a row each."""

    seen: Array  # what the network looks at
    masks: Array
    choices: Array
    chances: Array  # with which each was chosen
    gains: Array  # how much more than expected came of it for the seat
    values: Array  # what every seat had from then on, beginning with the one that decided


class SelfPlay:
    """Games that go on from one update to the next, every seat played by the network."""

    def __init__(self, recipe: Recipe, games: Batch) -> None:
        self.recipe = recipe
        self.games = games
        self.over = 0  # games
        self.counsel = games.game.counsel()

    def spread(self, network: Network, random: np.random.Generator) -> None:
        """Let some games begin earlier than others, so that there is always something to learn from every stage."""
        games, steps = self.games, self.recipe.decisions
        lead = np.arange(len(games)) % steps
        for k in range(steps - 1):
            chances, _ = network.judge(games.observations, games.masks)
            games.step(np.where(lead > k, drawn(chances, random), int(WAIT)))

    def play(self, network: Network, random: np.random.Generator, guidance: float = 0.0) -> Lesson:
        """Take that many decisions in every game as the recipe says, forced ones included, drawn as the network likes.

        With guidance the game's own judgement has so much of a say in how the positions stand.
        """
        games, steps, number = self.games, self.recipe.decisions, len(self.games)
        seen = np.empty((steps, number, len(network.arrays[COLUMNS])), np.uint8)
        masks = np.empty((steps, *games.masks.shape), np.bool_)
        choices, seats = (np.empty((steps, number), np.int64) for _ in range(2))
        likely = np.empty((steps, number), np.float32)
        ends = np.empty((steps, number), np.bool_)
        paid = np.empty((steps, number, games.seats), np.float32)
        values = np.empty((steps + 1, number, games.seats), np.float32)
        for k in range(steps):
            seen[k], masks[k], seats[k] = network.looked_at(games.observations), games.masks, games.turns
            chances, values[k] = self._judged(network, seen[k], guidance)
            choices[k] = drawn(chances, random)
            likely[k] = np.take_along_axis(chances, choices[k][:, None], axis=1)[:, 0]
            games.step(choices[k])
            paid[k], ends[k] = games.rewards, games.ends
        values[steps] = self._judged(network, network.looked_at(games.observations), guidance)[1]
        gains = credited(paid, ends, values, self.recipe.trace)
        rows = (
            seen, masks, choices, likely,
            from_own_seat(gains, seats)[..., 0], from_own_seat(gains + values[:steps], seats),
        )  # fmt: skip
        free = masks.sum(axis=2) > 1  # there is nothing to learn where there is nothing to choose
        self.over += int(ends.sum())
        return Lesson(*(each[free] for each in rows))

    def _judged(self, network: Network, seen: Array, guidance: float) -> tuple[Array, Array]:
        """The chances of all choices, and how the positions stand for every seat, beginning with seat 0."""
        games = self.games
        chances, own = network.judge_seen(seen, games.masks)
        values = from_first_seat(own, games.turns.astype(np.int64))
        if guidance:
            shares = np.array([list(self.counsel.chances(state)) for state in games.states], np.float32)
            values = guidance * (max(games.seats, 2) * shares - 1.0) + (1.0 - guidance) * values
        return chances, values


def drawn(chances: Array, random: np.random.Generator) -> Array:
    """A choice for each row, as likely as its chance; never one without any.

    >>> drawn(np.array([[0.0, 1.0, 0.0]]), np.random.default_rng(1)).tolist()
    [1]
    """
    waits = np.maximum(random.standard_exponential(chances.shape, np.float32), SHORTEST_WAIT)
    choices: Array = (chances / waits).argmax(axis=1)
    return choices
