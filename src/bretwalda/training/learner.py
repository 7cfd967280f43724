"""The part that learns, with PyTorch: to choose as the search did, and to foretell how games end."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import numpy as np

from bretwalda.ai.network import NEVER, POLICY, SCALE, VALUE, About, Array, Network

from .recipe import Recipe
from .replay import Lesson

try:
    import torch
    from torch import nn
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("Training needs the extra `train`: install `bretwalda[train]`.") from missing

LONGEST_STRIDE = 1.0  # the length at which the gradient of a handful is cut off


class Learner:
    """Weights that learn; `network` judges with them at once, without a copy."""

    def __init__(self, about: About, recipe: Recipe, scale: Array) -> None:
        self.recipe = recipe
        torch.manual_seed(int(np.random.default_rng(list(recipe.seed.encode())).integers(2**31)))
        widths = [about.features, *recipe.hidden]
        self.layers = nn.ModuleDict({str(k): nn.Linear(a, b) for k, (a, b) in enumerate(pairwise(widths))})
        self.layers[POLICY] = nn.Linear(widths[-1], about.choices)
        self.layers[VALUE] = nn.Linear(widths[-1], about.seats)
        with torch.no_grad():  # at first every choice is about equally likely, and every seat about equally well off
            self.layers[POLICY].weight *= 0.01
            self.layers[VALUE].weight *= 0.01
        self.scale = torch.from_numpy(scale.astype(np.float32))
        self.adam = torch.optim.AdamW(self.layers.parameters(), lr=recipe.rate, weight_decay=recipe.decay)
        arrays = {name: weights.detach().numpy() for name, weights in self.layers.named_parameters()}
        self.network = Network(about, {**arrays, SCALE: self.scale.numpy()})

    def learn(self, lesson: Lesson, update: int) -> dict[str, float]:
        """Learn from a handful of positions; how far it was off, by name."""
        for group in self.adam.param_groups:
            group["lr"] = self.recipe.rate * self.recipe.left(update)
        observations, masks, visits, values = (torch.from_numpy(rows) for rows in lesson)
        hidden = observations * self.scale
        for k in range(len(self.recipe.hidden)):
            hidden = torch.relu(self.layers[str(k)](hidden))
        scores = self.layers[POLICY](hidden).masked_fill(~masks, float(NEVER))
        policy = -(torch.log_softmax(scores, dim=1) * visits.float()).sum(dim=1).mean()
        value = ((self.layers[VALUE](hidden) - values) ** 2).mean()
        self.adam.zero_grad()
        (policy + self.recipe.weight * value).backward()
        nn.utils.clip_grad_norm_(self.layers.parameters(), LONGEST_STRIDE)
        self.adam.step()
        return {"policy": policy.item(), "value": value.item()}

    def keep(self) -> dict[str, Array]:
        """All that it goes on with, as arrays."""
        kept = {f"weights.{name}": array for name, array in self.network.arrays.items()}
        for name, weights in self.layers.named_parameters():
            for part, tensor in self.adam.state.get(weights, {}).items():
                kept[f"adam.{part}.{name}"] = tensor.detach().numpy().copy()
        return kept

    def go_on(self, kept: Mapping[str, Array]) -> None:
        """Become the learner that was kept."""
        for name, weights in self.layers.named_parameters():
            weights.data.copy_(torch.from_numpy(kept[f"weights.{name}"]))
            if f"adam.step.{name}" in kept:  # it has learnt before
                self.adam.state[weights] = {
                    part: torch.from_numpy(kept[f"adam.{part}.{name}"].copy())
                    for part in ("step", "exp_avg", "exp_avg_sq")
                }
