"""What a network is told beside an observation: comparisons that follow from it, and that it would learn only slowly.

Who leads in a region is plain to see for a person, but a network has to find a rule of its own for every region. What
is told here is computed from the observation alone, so that nothing is known that a seat may not know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from bretwalda.engine.registry import game as named_game

Array = np.ndarray[Any, Any]
LEVEL = 8  # stands for equal courts: what is less or more by some followers is as much less or more


def told(game_id: str, observations: Array) -> Array:
    """Observations with what follows from them behind, all as small numbers (uint8)."""
    insight = INSIGHTS.get(game_id)
    return observations if insight is None else np.concatenate([observations, insight(observations)], axis=1)


def king(observations: Array) -> Array:
    """The King is Dead, as it stands: who leads where, what comes next, who would be king and is liked at court."""
    number = len(observations)
    followers = _block(observations, "king_is_dead", "followers")
    control = _block(observations, "king_is_dead", "control")  # of a region: open, one of the factions, unstable
    spaces = _block(observations, "king_is_dead", "space of the region card").argmax(axis=2)
    resolved = _block(observations, "king_is_dead", "struggles resolved")
    courts = _block(observations, "king_is_dead", "court").astype(np.int8)
    open_regions = control[:, :, :1] == 1
    leads = (followers == followers.max(axis=2, keepdims=True)) & open_regions & (followers > 0)
    wins = leads & (leads.sum(axis=2, keepdims=True) == 1)
    first = spaces == resolved
    held = control[:, :, 1:-1].sum(axis=1)
    would_hold = held + wins.sum(axis=1)
    crowned = would_hold == would_hold.max(axis=1, keepdims=True)
    ahead = courts[:, 0] - courts[:, 1:].max(axis=1)
    parts = (
        wins.reshape(number, -1), first, spaces == resolved + 1,
        held, would_hold, crowned,
        ahead + LEVEL, ahead > 0, ahead < 0, (ahead > 0) & crowned, (ahead < 0) & crowned,
        (followers * first[:, :, None]).sum(axis=1), (wins & first[:, :, None]).any(axis=1),
    )  # fmt: skip
    return np.concatenate(parts, axis=1).astype(np.uint8)


INSIGHTS: dict[str, Callable[[Array], Array]] = {"king_is_dead": king}


def _block(observations: Array, game_id: str, name: str) -> Array:
    """The numbers of one kind, an axis for each of theirs."""
    block = next(each for each in named_game(game_id).observer.layout.blocks if each.name == name)
    shape = [len(axis) for axis in block.axes]
    return observations[:, block.start : block.start + block.size].reshape(len(observations), *shape)
