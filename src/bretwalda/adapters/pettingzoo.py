"""Any game as a PettingZoo environment (AEC) with action masks.

>>> from bretwalda.adapters import pettingzoo
>>> table = pettingzoo.env("king_is_dead", players=3)
>>> table.reset(seed=1066)
>>> table.agents
['seat_1', 'seat_2', 'seat_3']
>>> observation, reward, termination, truncation, info = table.last()
>>> int(observation["action_mask"].sum())
8

Where several seats owe a secret decision at once they are asked one after the other; none sees
what another chose before all have chosen, because each observes only its own view.
"""

from __future__ import annotations

from typing import Any

from bretwalda.engine.dice import seeded
from bretwalda.engine.registry import game
from bretwalda.engine.state import NOBODY, State

from .rewards import LEAST, rewards

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "The PettingZoo adapter needs the extra `pettingzoo`: install `bretwalda[pettingzoo]`."
    ) from missing

RENDER_MODES = ("ansi", "svg")
Observation = dict[str, np.ndarray[Any, Any]]


def env(game_id: str, *, render_mode: str | None = None, **settings: object) -> AECEnv:
    """A game as an environment; an illegal action ends it and costs the seat as much as a defeat."""
    table: AECEnv = raw_env(game_id, render_mode=render_mode, **settings)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=LEAST)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]  # the name that PettingZoo expects
    """A game as an environment without PettingZoo's guards: an illegal action raises a Refusal."""

    def __init__(self, game_id: str, *, render_mode: str | None = None, **settings: object) -> None:
        EzPickle.__init__(self, game_id, render_mode=render_mode, **settings)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r} is none of {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.game = game(game_id)
        self.settings = self.game.schema.complete(settings)
        self.metadata = {
            "name": f"{game_id}_v{self.game.rules_version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.position: State = self.game.start(self.settings, seeded(""))
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.position.seats)]
        self.agents = self.possible_agents[:]
        choices = len(self.game.verbs)
        self.action_spaces = {agent: Discrete(choices) for agent in self.agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-np.inf, np.inf, (self.game.feature_count,), np.float32),
                    "action_mask": Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.agents
        }
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed the next one of a series."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.position = self.game.start(self.settings, seeded(str(self._random.integers(2**63))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select_actor()

    def observe(self, agent: str) -> Observation:
        seat = self._seat(agent)
        mask = np.zeros(len(self.game.verbs), np.int8)
        mask[list(self.position.options(seat))] = 1
        return {
            "observation": np.array(self.game.features(self.position, seat), np.float32),
            "action_mask": mask,
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position.choose(self._seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards(self.position), strict=True))
        if self.position.actor == NOBODY:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select_actor()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What a spectator sees, as text or as a picture."""
        seen, texts = self.game.view(self.position, None), self.game.texts("en")
        if self.render_mode == "ansi":
            return self.game.describe(seen, texts)
        if self.render_mode == "svg":
            return self.game.picture(seen, texts)
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _select_actor(self) -> None:
        self.agent_selection = self.possible_agents[self.position.actors()[0]]
