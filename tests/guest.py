"""The game in examples/holms, which is no part of the package, as a guest: here, or installed for another process."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

from bretwalda import Game, catalogue

from .tree import of_the_tree

EXAMPLE = Path(__file__).parents[1] / "examples" / "holms"


def example() -> Game[Any]:
    """The game, found in its folder."""
    if str(EXAMPLE) not in sys.path:
        sys.path.append(str(EXAMPLE))
    game: Game[Any] = import_module("holms").GAME
    return game


@contextmanager
def without_guests() -> Iterator[None]:
    """As if nothing were installed beside the games of this project."""
    own = {game.id: game for game in of_the_tree()}
    there = dict(catalogue())
    catalogue().clear()
    catalogue().update(own)
    try:
        yield
    finally:
        catalogue().clear()
        catalogue().update(there)


@contextmanager
def guest() -> Iterator[Game[Any]]:
    """The game, registered as if its package were installed."""
    game = example()
    with without_guests():
        catalogue()[game.id] = game
        yield game


def installed(folder: Path) -> Path:
    """A copy of the example where its entry point is found, as if it had been installed."""
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text("utf-8"))["project"]
    about = folder / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines = [
        f"[{group}]\n{name} = {module}\n"
        for group, points in project["entry-points"].items()
        for name, module in points.items()
    ]
    (about / "entry_points.txt").write_text("".join(lines))
    return folder


def environment(folder: Path) -> dict[str, str]:
    """That of a process in which what lies in a folder is installed, too."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))}
