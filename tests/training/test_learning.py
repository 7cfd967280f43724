"""The training itself, where PyTorch is installed: it is reproducible, can be resumed, and learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="the extra `train` is not installed")

from bretwalda.ai.network import COLUMNS, Network
from bretwalda.engine.refusal import Refusal
from bretwalda.training import loop
from bretwalda.training.games import Lesson
from bretwalda.training.loop import NETWORK, prepared, train
from bretwalda.training.recipe import changed, recipe_for, small

QUICK = changed(small(recipe_for("king_is_dead")), games=4)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "LOOKED_AT", 4)
    monkeypatch.setattr(loop, "WARMING_UP", 100)


def weights(folder: Path) -> dict[str, list[float]]:
    return {name: array.ravel().tolist() for name, array in Network.load(folder / NETWORK).arrays.items()}


def test_an_interrupted_training_comes_to_the_same_network(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    list(train(QUICK, whole))
    for progress in train(QUICK, parts):
        if progress.updates == QUICK.section + 1:
            break  # between two checkpoints
    list(train(QUICK, parts, resume=True))
    assert weights(whole) == weights(parts)
    with pytest.raises(Refusal, match="refused-training-there"):
        next(train(QUICK, whole))
    with pytest.raises(Refusal, match="refused-training-other"):
        next(train(changed(QUICK, seed="another"), whole, resume=True))


def test_it_learns_what_it_is_shown() -> None:
    """One choice is better than all others; the first seat wins."""
    learner = prepared(changed(QUICK, handful=64), {})
    features, choices = len(learner.network.arrays[COLUMNS]), learner.network.about.choices
    random = np.random.default_rng(1)
    seen = random.integers(0, 2, (64, features)).astype(np.uint8)
    masks, aims = np.ones((64, choices), np.bool_), np.zeros((64, choices), np.float32)
    aims[:, 3] = 1.0
    lesson = Lesson(seen, masks, aims, np.array([[1.0, -1.0]] * 64, np.float32))
    losses = [learner.learn(lesson, 0, random) for _ in range(40)]
    chances, values = learner.network.judge_seen(seen, masks)
    assert losses[-1]["policy"] < losses[0]["policy"]
    assert chances[:, 3].min() > 0.5
    assert values[:, 0].min() > 0.5
    assert values[:, 1].max() < -0.5
