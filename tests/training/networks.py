"""Networks that have learnt nothing, for tests."""

from __future__ import annotations

from typing import Any

import numpy as np

import bretwalda
from bretwalda.ai.network import About, Network

WIDTH = 8


def untrained(game_id: str, seed: int = 1, **settings: Any) -> Network:
    """A small network of random weights."""
    game = bretwalda.game(game_id)
    seats, features, choices = int(game.new(**settings).seats), game.feature_count, len(game.verbs)
    random = np.random.default_rng(seed)
    shapes = {"0": (WIDTH, features), "policy": (choices, WIDTH), "value": (seats, WIDTH)}
    arrays = {f"{name}.weight": random.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    arrays |= {f"{name}.bias": np.zeros(shape[0], np.float32) for name, shape in shapes.items()}
    scale = np.full(features, 0.1, np.float32)
    about = About(game_id, dict(game.schema.complete(settings)), seats, features, choices)
    return Network(about, {**arrays, "columns": np.arange(features), "scale": scale})
