"""`./play` says what it does in the reader's language, and knows which commands wait for the compiled rules."""

from __future__ import annotations

import re

import pytest
from tools import start


@pytest.mark.parametrize("key", start.TEXTS)
def test_every_text_says_the_same_in_both_languages(key: str) -> None:
    english, french = start.TEXTS[key]
    assert set(re.findall(r"\{(\w+)", english)) == set(re.findall(r"\{(\w+)", french))


@pytest.mark.parametrize(
    ("line", "command"),
    [("", "serve"), ("--lang fr", "serve"), ("--lang=fr bench", "bench"), ("--facts here arena", "arena"),
     ("play king_is_dead", "play"), ("--help", "--help"), ("games --lang fr", "games")],
)  # fmt: skip
def test_the_command_is_found_behind_the_flags(line: str, command: str) -> None:
    assert start.command_of(line.split()) == command
