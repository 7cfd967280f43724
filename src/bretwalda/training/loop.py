"""The training itself: games, learning, checkpoints, and now and then a look at how strong the network is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec
import numpy as np

from bretwalda.adapters.batch import Batch
from bretwalda.ai.insight import told
from bretwalda.ai.network import COLUMNS, SCALE, About, Array
from bretwalda.engine.dice import seeded
from bretwalda.engine.refusal import Refusal

from . import checkpoint
from .games import SelfPlay
from .learner import Learner
from .matches import against_chance
from .recipe import Recipe

NETWORK = "network.npz"
CURVES = "curves.jsonl"
LOOKED_AT = 200  # games against chance after each section
WARMING_UP = 400  # random decisions in each game from which it is known which numbers vary, and their size


class Progress(msgspec.Struct, frozen=True):
    """How a training goes, after one update.

    Attributes:
        updates: done so far.
        planned: in all.
        positions: learnt from so far, each counted once.
        games: played to their end in this section.
        seconds: that this update took.
        processor: seconds of processor time that it took.
        losses: how far the network is off, by name.
        score: the share of games won against chance by the network alone; None between two looks.
    """

    updates: int
    planned: int
    positions: int
    games: int
    seconds: float
    processor: float
    losses: dict[str, float]
    score: float | None = None


def train(recipe: Recipe, folder: Path, *, resume: bool = False) -> Iterator[Progress]:
    """Train a network into a folder, from the beginning or where its checkpoint stands; progress after each update.

    The folder gets `network.npz`, which `Network.load` reads, `checkpoint.npz` and `curves.jsonl`. Who is interrupted
    and resumes comes to the same network as who is not.
    """
    kept = checkpoint.read(folder)
    if kept is not None and not resume:
        raise Refusal("refused-training-there", {"folder": str(folder)})
    if kept is not None and kept.recipe != recipe:
        raise Refusal("refused-training-other", {"folder": str(folder)})
    begun = 0 if kept is None else kept.updates
    learner = prepared(recipe, {} if kept is None else kept.arrays)
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(begun, recipe.updates, recipe.section):
        last = min(first + recipe.section, recipe.updates)
        play = SelfPlay(recipe, dealt(recipe, f"section {first}"), seeded(f"{recipe.seed} outcomes {first}"))
        play.spread(learner.network, np.random.default_rng([first, *recipe.seed.encode()]))
        for update in range(first, last):
            began, busy = perf_counter(), process_time()
            losses = one_update(learner, play, update)
            score = None
            if update + 1 == last:
                checkpoint.write(folder, recipe, last, learner.keep())
                learner.network.save(folder / NETWORK)
                score = against_chance(learner.network, LOOKED_AT, f"{recipe.seed} look {last}")
            progress = Progress(
                update + 1, recipe.updates, (update + 1) * recipe.games * recipe.decisions, play.over,
                perf_counter() - began, process_time() - busy, losses, score,
            )  # fmt: skip
            with (folder / CURVES).open("ab") as curves:
                curves.write(msgspec.json.encode(progress) + b"\n")
            yield progress


def one_update(learner: Learner, play: SelfPlay, update: int) -> dict[str, float]:
    """Play on, and learn from it; the mean losses."""
    recipe = learner.recipe
    random = np.random.default_rng([update, *recipe.seed.encode()])
    return learner.learn(play.play(learner.network, random, update), update, random)


def prepared(recipe: Recipe, kept: dict[str, Array]) -> Learner:
    """A learner before the first update, or as it was kept."""
    games = dealt(recipe, "scale")
    features, choices = games.observations.shape[1], games.masks.shape[1]
    about = About(recipe.game, dict(games.settings), games.seats, features, choices)
    if not kept:
        return Learner(about, recipe, *varying(games, recipe))
    learner = Learner(about, recipe, kept[f"weights.{COLUMNS}"], kept[f"weights.{SCALE}"])
    learner.go_on(kept)
    return learner


def dealt(recipe: Recipe, what: str) -> Batch:
    """Games for a part of the training, the same ones every time."""
    settings: dict[str, Any] = recipe.settings
    return Batch(recipe.game, recipe.games, seed=f"{recipe.seed} {what}", **settings)


def varying(games: Batch, recipe: Recipe) -> tuple[Array, Array]:
    """Which numbers of an observation vary, and by what each is multiplied so that it rarely exceeds one.

    Both are seen in random games.
    """
    random = np.random.default_rng(list(recipe.seed.encode()))
    least = most = told(recipe.game, games.observations)[0]
    for _ in range(WARMING_UP):
        seen = told(recipe.game, games.observations)
        least, most = np.minimum(least, seen.min(axis=0)), np.maximum(most, seen.max(axis=0))
        games.step((games.masks * random.random(games.masks.shape)).argmax(axis=1))
    columns = np.flatnonzero(least < most)
    return columns, 1.0 / most[columns].astype(np.float32)
