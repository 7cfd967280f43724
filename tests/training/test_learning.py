"""The training itself, where PyTorch is installed: it is reproducible, can be resumed, and learns."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("torch", reason="the extra `train` is not installed")

from bretwalda.ai.network import Network
from bretwalda.engine.refusal import Refusal
from bretwalda.training.loop import NETWORK, prepared, train
from bretwalda.training.recipe import changed, recipe_for, small
from bretwalda.training.replay import Lesson

QUICK = changed(small(recipe_for("king_is_dead")), decisions=40, games=4, walks=4)


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


def test_one_that_has_not_learnt_yet_goes_on_too(tmp_path: Path) -> None:
    early = changed(QUICK, decisions=1)
    next(train(changed(early, section=1), tmp_path))
    assert [progress.losses for progress in train(changed(early, section=1), tmp_path, resume=True)] == [{}, {}, {}]


def test_it_learns_what_it_is_shown() -> None:
    learner, replay = prepared(QUICK, {})
    features, choices = learner.network.about.features, learner.network.about.choices
    seen = np.random.default_rng(1).integers(0, 2, (64, features)).astype(np.uint8)
    visits = np.zeros((64, choices), np.float16)
    visits[:, 3] = 1.0
    lesson = Lesson(seen, np.ones((64, choices), np.bool_), visits, np.array([[1.0, -1.0]] * 64, np.float32))
    for _ in range(150):
        learner.learn(lesson, 0)
    chances, values = learner.network.judge(seen, lesson.masks)
    assert chances[:, 3].min() > 0.9
    assert values[:, 0].min() > 0.5
    assert len(replay) == 0
