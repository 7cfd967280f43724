"""The part that learns, with PyTorch: to choose what promises most, and to foretell how games end."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

import numpy as np

from bretwalda.ai.network import COLUMNS, NEVER, POLICY, SCALE, VALUE, About, Array, Network

from .games import Lesson
from .recipe import Recipe

try:
    import torch
    from torch import Tensor, nn
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError("Training needs the extra `train`: install `bretwalda[train]`.") from missing

LONGEST_STRIDE = 0.5  # the length at which the gradient of a handful is cut off
STEADY = 1e-5  # keeps Adam's strides short where gradients are all but zero


class Learner:
    """Weights that learn; `network` judges with them at once, without a copy."""

    def __init__(self, about: About, recipe: Recipe, columns: Array, scale: Array) -> None:
        self.recipe = recipe
        torch.manual_seed(int(np.random.default_rng(list(recipe.seed.encode())).integers(2**31)))
        widths = [len(columns), *recipe.hidden]
        self.layers = nn.ModuleDict({str(k): nn.Linear(a, b) for k, (a, b) in enumerate(pairwise(widths))})
        policy, value = nn.Linear(widths[-1], about.choices), nn.Linear(widths[-1], about.seats)
        with torch.no_grad():  # at first every choice is about equally likely, and every seat about equally well off
            policy.weight.mul_(0.01)
            value.weight.mul_(0.1)
        self.layers[POLICY], self.layers[VALUE] = policy, value
        self.adam = torch.optim.AdamW(self.layers.parameters(), lr=recipe.rate, eps=STEADY, weight_decay=recipe.decay)
        arrays = {name: weights.detach().numpy() for name, weights in self.layers.named_parameters()}
        self.network = Network(about, {**arrays, COLUMNS: columns, SCALE: scale.astype(np.float32)})
        self.scale = torch.from_numpy(self.network.arrays[SCALE])

    def learn(self, lesson: Lesson, update: int, random: np.random.Generator) -> dict[str, float]:
        """Learn from an update's decisions, a handful at a time; how far it was off, by name."""
        for group in self.adam.param_groups:
            group["lr"] = self.recipe.rate * self.recipe.left(update)
        rows = [torch.from_numpy(each) for each in lesson]
        losses = []
        for _ in range(self.recipe.rounds):
            order = random.permutation(len(lesson.seen))
            for first in range(0, len(order), self.recipe.handful):
                places = torch.from_numpy(order[first : first + self.recipe.handful])
                losses.append(self._learn_handful(*(each[places] for each in rows)))
        return {name: float(np.mean([each[name] for each in losses])) for name in losses[0]}

    def _learn_handful(self, seen: Tensor, masks: Tensor, aims: Tensor, values: Tensor) -> dict[str, float]:
        hidden = seen * self.scale
        for k in range(len(self.recipe.hidden)):
            hidden = torch.relu(self.layers[str(k)](hidden))
        likings = torch.log_softmax(self.layers[POLICY](hidden).masked_fill(~masks, float(NEVER)), dim=1)
        policy = -(aims * likings.masked_fill(~masks, 0.0)).sum(dim=1).mean()
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
            self.adam.state[weights] = {
                part: torch.from_numpy(kept[f"adam.{part}.{name}"].copy()) for part in ("step", "exp_avg", "exp_avg_sq")
            }
