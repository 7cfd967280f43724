"""`./play` says what it does in the reader's language, and knows which commands wait for the compiled rules."""

from __future__ import annotations

import re
import tomllib

import pytest
from tools import start

from bretwalda.engine.languages import LANGUAGES


def test_every_language_says_the_same() -> None:
    said = [tomllib.loads(file.read_text("utf-8")) for file in sorted(start.TEXTS.glob("*.toml"))]
    arguments = [{key: set(re.findall(r"\{(\w+)", text)) for key, text in one.items()} for one in said]
    assert [file.stem for file in sorted(start.TEXTS.glob("*.toml"))] == sorted(LANGUAGES)
    assert all(one == arguments[0] for one in arguments)


@pytest.mark.parametrize(("environment", "begins"), [("fr_CA", "Première"), ("en_GB", "Setting"), ("tlh", "Setting")])
def test_it_speaks_as_the_environment_does(environment: str, begins: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", environment)
    start.texts.cache_clear()
    assert start.texts()["begin"].startswith(begins)
    start.texts.cache_clear()


@pytest.mark.parametrize(
    ("line", "command"),
    [("", "serve"), ("--lang fr", "serve"), ("--lang=fr bench", "bench"), ("--facts here arena", "arena"),
     ("play king_is_dead", "play"), ("--help", "--help"), ("games --lang fr", "games")],
)  # fmt: skip
def test_the_command_is_found_behind_the_flags(line: str, command: str) -> None:
    assert start.command_of(line.split()) == command
