"""Where a training has got to, on the disk: a file that replaces the one before it in one go."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np

from bretwalda.ai.network import Array
from bretwalda.engine.refusal import Refusal

from .recipe import Recipe

FILE = "checkpoint.npz"
RECIPE, UPDATES = "recipe", "updates"


class Checkpoint(NamedTuple):
    """A training between two sections."""

    recipe: Recipe
    updates: int  # done
    arrays: dict[str, Array]


def write(folder: Path, recipe: Recipe, updates: int, arrays: Mapping[str, Array]) -> None:
    """Keep a checkpoint; whoever is interrupted while writing still has the one before."""
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / f"{FILE}.new"
    about = {RECIPE: np.array(msgspec.json.encode(recipe).decode()), UPDATES: np.array(updates)}
    kept: dict[str, Any] = {**arrays, **about}
    with fresh.open("wb") as out:
        np.savez_compressed(out, **kept)
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(folder / FILE)


def read(folder: Path) -> Checkpoint | None:
    """The checkpoint of a folder, None if there is none; what cannot be read is refused."""
    file = folder / FILE
    if not file.exists():
        return None
    try:
        with np.load(file, allow_pickle=False) as kept:
            recipe = msgspec.json.decode(str(kept[RECIPE]), type=Recipe)
            arrays = {name: kept[name] for name in kept.files if name not in (RECIPE, UPDATES)}
            return Checkpoint(recipe, int(kept[UPDATES]), arrays)
    except (OSError, ValueError, KeyError, msgspec.MsgspecError) as fault:
        raise Refusal("refused-checkpoint", {"file": str(file), "fault": str(fault)}) from None


def done(folder: Path) -> int:
    """How many updates the training of a folder has behind it."""
    kept = read(folder)
    return 0 if kept is None else kept.updates
