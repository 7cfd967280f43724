"""A network that judges positions, with NumPy alone: how likely each choice is, and how each seat will fare.

Whoever trains one (`bretwalda train`) writes it to a file; whoever plays with it needs no more than NumPy.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from bretwalda.engine.refusal import Refusal

try:
    import numpy as np

    from .insight import told
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("Networks need the extra `learn`: install `bretwalda[learn]`.") from missing

Array = np.ndarray[Any, Any]
NEVER = np.float32(-1e9)  # in place of the score of a choice that is not legal
ABOUT = "about"  # under what name a file keeps what is known of its network
# Names of arrays; the layers between are numbered. Columns are the numbers that are looked at.
COLUMNS, SCALE, POLICY, VALUE = "columns", "scale", "policy", "value"


class About(NamedTuple):
    """What a network is for.

    Attributes:
        game: the id of the game.
        settings: with which it was trained.
        seats: how many values it gives.
        features: how many numbers it is shown.
        choices: how many choices it scores.
    """

    game: str
    settings: dict[str, Any]
    seats: int
    features: int
    choices: int


class Network:
    """Layers of weights: from an observation to a score for each choice and a value for each seat, its own first.

    Values are rewards: -1 is a defeat, `seats - 1` a victory alone, and 0 a fair share.
    """

    def __init__(self, about: About, arrays: Mapping[str, Array]) -> None:
        self.about = about
        self.arrays = dict(arrays)
        depth = sum(name.endswith(".weight") for name in self.arrays) - 2
        self._hidden = [(self.arrays[f"{k}.weight"].T, self.arrays[f"{k}.bias"]) for k in range(depth)]
        self._policy = self.arrays[f"{POLICY}.weight"].T, self.arrays[f"{POLICY}.bias"]
        self._value = self.arrays[f"{VALUE}.weight"].T, self.arrays[f"{VALUE}.bias"]

    def looked_at(self, observations: Array) -> Array:
        """What it looks at of observations, and of what follows from them."""
        looked_at: Array = told(self.about.game, observations).take(self.arrays[COLUMNS], axis=1)
        return looked_at

    def judge(self, observations: Array, masks: Array) -> tuple[Array, Array]:
        """The chance of each choice and the value for each seat, a row for each position."""
        return self.judge_seen(self.looked_at(observations), masks)

    def judge_seen(self, seen: Array, masks: Array) -> tuple[Array, Array]:
        """The same of what it looks at already."""
        hidden = self._think(seen)
        scores = hidden @ self._policy[0] + self._policy[1]
        return chances(np.where(masks, scores, NEVER)), hidden @ self._value[0] + self._value[1]

    def values(self, observations: Array) -> Array:
        """The values alone."""
        values: Array = self._think(self.looked_at(observations)) @ self._value[0] + self._value[1]
        return values

    def _think(self, seen: Array) -> Array:
        """What the last layer between comes to."""
        hidden: Array = seen.astype(np.float32)
        hidden *= self.arrays[SCALE]
        for weight, bias in self._hidden:
            hidden = hidden @ weight
            hidden += bias
            np.maximum(hidden, 0.0, out=hidden)
        return hidden

    def save(self, file: Path) -> None:
        """Write it down, for `Network.load`."""
        with file.open("wb") as out:
            arrays: dict[str, Any] = {**self.arrays, ABOUT: np.array(json.dumps(self.about._asdict()))}
            np.savez_compressed(out, **arrays)

    @staticmethod
    def load(file: Path) -> Network:
        """Read a network from its file; anything else is refused."""
        try:
            with np.load(file, allow_pickle=False) as kept:
                arrays = {name: kept[name] for name in kept.files if name != ABOUT}
                return Network(About(**json.loads(str(kept[ABOUT]))), arrays)
        except (OSError, ValueError, KeyError, TypeError) as fault:
            raise Refusal("refused-network", {"file": str(file), "fault": str(fault)}) from None


def chances(scores: Array) -> Array:
    """Scores as chances that sum to one in each row.

    >>> chances(np.array([[0.0, 0.0, float(NEVER)]], np.float32)).tolist()
    [[0.5, 0.5, 0.0]]
    """
    out: Array = np.exp(scores - scores.max(axis=1, keepdims=True))
    out /= out.sum(axis=1, keepdims=True)
    return out
