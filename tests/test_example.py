"""The game that docs/adding-a-game.md is written around: small and whole, and found though it is no part of ours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from .guest import EXAMPLE, environment, installed

MOST_LINES = 200  # code, both languages, rules and tests together
ROOT = Path(__file__).parents[1]
FILES = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def run(folder: Path, *command: str) -> str:
    """What a fresh process says, in which the package is installed."""
    words = [sys.executable, "-m", *command]
    done = subprocess.run(words, cwd=ROOT, env=environment(folder), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_whole_game_fits_on_a_few_pages() -> None:
    assert sum(len(path.read_text("utf-8").splitlines()) for path in FILES) <= MOST_LINES


def test_a_game_in_a_package_of_its_own_passes_every_check(tmp_path: Path) -> None:
    """Its own tests, properties, texts, rules on paper, both adapters, computer players and the server."""
    folder = installed(tmp_path)
    assert "no failure" in run(folder, "bretwalda", "--lang", "en", "fuzz", "holms", "--games", "2", "--workers", "1")
    assert "a person plays it on a server to the end" in run(folder, "tests.outside", "holms")
