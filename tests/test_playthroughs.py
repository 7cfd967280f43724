"""A game of each kind told from beginning to end, to be read beside the rulebook."""

from __future__ import annotations

import pytest

from .record import PLAYTHROUGHS, TOLD, playthrough


@pytest.mark.parametrize("name", TOLD)
def test_the_playthrough_reads_as_it_did(name: str) -> None:
    """If the difference is meant, write it down anew with `python -m tests.record`."""
    game, words = TOLD[name]
    assert playthrough(game, game.schema.parse(words)) == (PLAYTHROUGHS / f"{name}.txt").read_text("utf-8")


def test_every_game_has_a_playthrough_and_every_playthrough_a_game() -> None:
    assert {path.stem for path in PLAYTHROUGHS.iterdir()} == set(TOLD)
