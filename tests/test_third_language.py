"""A third language is a matter of its texts alone: one made by a machine is spoken by terminal and server at once."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import bretwalda
from bretwalda.engine.languages import LANGUAGES

from .machine_language import LANGUAGE, add_to, strange

PACKAGE = Path(bretwalda.__file__).parent
PLAIN = {"SHA"}  # called the same in every language
SAID = """
import json
import bretwalda
from bretwalda.engine.languages import LANGUAGES, spoken
from bretwalda.server.tables.teaching import told
out = {"languages": LANGUAGES, "preferred": [spoken("pl"), spoken("tlh")], "games": {}}
for game in bretwalda.catalogue().values():
    texts = game.texts("pl")
    lesson = told(game, game.lessons[0].id).words[0].said if game.lessons else {}
    out["games"][game.id] = {
        "title": texts.say("title"), "english": game.texts("en").say("title"), "rules": game.book("rules", "pl"),
        "lesson": lesson.get("pl", ""), "english lesson": lesson.get("en", ""), "tenths": texts.decimal(45),
    }
print(json.dumps(out))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package with the language; the folder in which it is found."""
    folder = tmp_path_factory.mktemp("package")
    unneeded = shutil.ignore_patterns("static", "site", "__pycache__", "*.so")
    shutil.copytree(PACKAGE, folder / "bretwalda", ignore=unneeded)
    add_to(folder)
    return folder


def run(package: Path, *command: str) -> str:
    """What a fresh process says that knows the language."""
    environment = {**os.environ, "PYTHONPATH": str(package), "BRETWALDA_COMPILED": ""}
    done = subprocess.run([sys.executable, *command], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@cache
def everything_said(package: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(package, "-c", SAID))
    return found


def test_it_is_there_beside_the_others(package: Path) -> None:
    said = everything_said(package)
    assert LANGUAGE not in LANGUAGES
    assert said["languages"] == [*LANGUAGES, LANGUAGE]
    assert said["preferred"] == [LANGUAGE, "en"]


def test_every_game_speaks_it_and_reads_its_rules_and_lessons(package: Path) -> None:
    said = everything_said(package)
    for game in said["games"].values():
        assert game["title"] == strange(game["english"]) != game["english"]
        assert game["lesson"] == strange(game["english lesson"])
        assert game["tenths"] == "4,5"
    assert "«7» provinces" in said["games"]["barbarian_kingdoms"]["rules"]


def test_a_whole_game_is_played_in_it_in_the_terminal(package: Path) -> None:
    """Nothing that is shown comes from anywhere but the catalogues."""
    seats = ("--seats", "random,random", "--seed", "1066")
    told = run(package, "-m", "bretwalda", "--lang", LANGUAGE, "play", "king_is_dead", *seats)
    assert len(told.splitlines()) > 40
    spoken = re.sub(r"\b[0-9a-f]{64}\b", "", told)  # the fingerprint of the seed
    words = {word for word in re.findall(r"[^\W\d_]{3,}", spoken) if word.isascii() and word != strange(word)}
    assert words - PLAIN == set()
