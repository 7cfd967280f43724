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
from bretwalda.engine.observer import legal_mask, observed
from bretwalda.engine.registry import game
from bretwalda.engine.state import NOBODY, State

from .rewards import LEAST, rewards

try:
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import turn_based_aec_to_parallel, wrappers
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


def parallel_env(game_id: str, *, render_mode: str | None = None, **settings: object) -> ParallelEnv:
    """The same as a parallel environment: all agents act at once, and only the action of whoever is asked counts.

    An agent that is not asked has a mask of zeros, and `infos` names the one who is as `active_agent`.

    >>> table = parallel_env("king_is_dead")
    >>> observations, infos = table.reset(seed=1066)
    >>> sorted(observations)
    ['seat_1', 'seat_2']
    """
    return turn_based_aec_to_parallel(raw_env(game_id, render_mode=render_mode, **settings))


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
            "is_parallelizable": True,
        }
        self.position: State = self.game.start(self.settings, seeded(""))
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.position.seats)]
        self.agents = self.possible_agents[:]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._choices = choices = len(self.game.verbs)
        self.action_spaces = {agent: Discrete(choices) for agent in self.agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 255, (self.game.feature_count,), np.uint8),
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
        seat = self._seats[agent]
        seen, legal = observed(self.game.observer, self.position, seat), legal_mask(self.position, seat, self._choices)
        return {
            "observation": np.frombuffer(bytearray(seen), np.uint8),  # a copy that may be written into
            "action_mask": np.frombuffer(bytearray(legal), np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.position.choose(self._seats[agent], int(action))
        if self.position.actor != NOBODY:
            self._select_actor()
            return
        # Nothing is paid before the end, so that there was nothing to add up.
        self.rewards = dict(zip(self.agents, rewards(self.position), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
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

    def explain(self, index: int) -> str:
        """What a number of `observation` means."""
        return self.game.explain(index)

    def _select_actor(self) -> None:
        self.agent_selection = self.possible_agents[self.position.actor]
