"""One seat of any game as a Gymnasium environment, alone or many side by side; others are played by chance or a policy.

>>> from bretwalda.adapters import gymnasium
>>> table = gymnasium.SeatEnv("king_is_dead", seat=0, players=2)
>>> observation, info = table.reset(seed=1066)
>>> observation.shape, int(table.action_masks().sum())
((510,), 8)
>>> tables = gymnasium.SeatVectorEnv("king_is_dead", 16, players=2)
>>> observations, infos = tables.reset(seed=1066)
>>> observations.shape, infos["action_mask"].shape
((16, 510), (16, 67))

Masks are where others look for them: `action_masks()` for sb3-contrib's MaskablePPO, `infos["action_mask"]` for loops
like CleanRL's.
"""

from __future__ import annotations

from typing import Any

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Policy
from bretwalda.engine.observer import legal_mask, observed
from bretwalda.engine.registry import game
from bretwalda.engine.state import NOBODY, State

from .batch import Array, Batch
from .opponents import BatchPolicy
from .rewards import LEAST, rewards

try:
    import numpy as np
    from gymnasium import Env
    from gymnasium.spaces import Box, Discrete
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("The Gymnasium adapter needs the extra `learn`: install `bretwalda[learn]`.") from missing

MOST_SEEDS = 2**63


class SeatEnv(Env):
    """One seat of a game; the others are played at random, or by a policy as `Game.play` asks one.

    An action that is not legal ends the game and costs as much as a defeat.
    """

    def __init__(self, game_id: str, *, seat: int = 0, others: Policy | None = None, **settings: object) -> None:
        self.game = game(game_id)
        self.settings = self.game.schema.complete(settings)
        self.seat = seat
        self.others = others
        self.metadata = {"render_modes": []}
        self.position: State = self.game.start(self.settings, seeded(""))
        self.position.check_seat(seat)
        self.observation_space = Box(0, 255, (self.game.feature_count,), np.uint8)
        self.action_space = Discrete(len(self.game.verbs))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal a new game, and play it until the seat is asked."""
        super().reset(seed=seed)
        drawn = str(self.np_random.integers(MOST_SEEDS))
        self.position = self.game.start(self.settings, seeded(drawn))
        self._dice = seeded(f"{drawn} others")
        self._go_on()
        return self._observe(), self._info()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """Take a choice, and play until the seat is asked again or the game is over."""
        if int(action) not in self.position.options(self.seat):
            return self._observe(), LEAST, True, False, self._info()
        self.position.take(self.seat, int(action))
        self._go_on()
        paid = rewards(self.position)[self.seat]
        return self._observe(), paid, self.position.actor == NOBODY, False, self._info()

    def action_masks(self) -> Array:
        """Which actions are legal now."""
        return np.frombuffer(legal_mask(self.position, self.seat, len(self.game.verbs)), np.bool_)

    def explain(self, index: int) -> str:
        """What a number of an observation means."""
        return self.game.explain(index)

    def _go_on(self) -> None:
        position = self.position
        while position.actor not in (NOBODY, self.seat):
            seat = int(position.actor)
            if self.others is None:
                options = position.options(seat)
                position.take(seat, options[self._dice.below(len(options))])
            else:
                position.choose(seat, int(self.others(position.imagine(seat, self._dice), seat)))

    def _observe(self) -> Array:
        return np.frombuffer(bytearray(observed(self.game.observer, self.position, self.seat)), np.uint8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}


class SeatVectorEnv(VectorEnv):
    """One seat of many games over a `Batch`; the others are played by chance, a computer player or a function.

    A game that is over begins anew in the same step (`AutoresetMode.SAME_STEP`); games are never cut short. An action
    that is not legal is refused.
    """

    def __init__(
        self, game_id: str, num_envs: int, *, seat: int = 0, others: str | BatchPolicy | None = None, **settings: Any
    ) -> None:
        self.game_id, self.num_envs, self.seat, self.others, self.settings = game_id, num_envs, seat, others, settings
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self._deal("")
        self.single_observation_space = Box(0, 255, (self.games.game.feature_count,), np.uint8)
        self.single_action_space = Discrete(len(self.games.game.verbs))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Deal all games anew."""
        super().reset(seed=seed)
        self._deal(str(self.np_random.integers(MOST_SEEDS)))
        return self.games.observations.copy(), self._infos()

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Take an action in each game, and play until the seat is asked again in all of them."""
        games = self.games
        games.step(np.asarray(actions))
        rewards = games.rewards[:, self.seat].copy()
        return games.observations.copy(), rewards, games.ends.copy(), np.zeros(self.num_envs, np.bool_), self._infos()

    def action_masks(self) -> Array:
        """Which actions are legal now, a row for each game."""
        return self.games.masks.copy()

    def _deal(self, seed: str) -> None:
        self.games = Batch(self.game_id, self.num_envs, seed=seed, seat=self.seat, others=self.others, **self.settings)

    def _infos(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}
