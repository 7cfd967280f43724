"""The first rules, by which earlier games go on: what has changed since is as it was then."""

from __future__ import annotations

import pytest

from bretwalda import Refusal, seeded
from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.scoring import evaluate

from .positions import places, play, seen, tracks

FIRST = GAME.by_rules(1)


def test_new_games_have_the_new_rules() -> None:
    assert (GAME.new(seed="x").rules, FIRST.new(seed="x").rules) == (2, 1)


def test_the_longest_road_was_a_path() -> None:
    """There was no such setting, and positions are written down as they were (R6)."""
    assert "longest_road" not in FIRST.schema.complete({})
    with pytest.raises(Refusal, match="refused-setting-name"):
        FIRST.schema.complete({"longest_road": "group"})
    now, then = (game.start(game.schema.complete({}), seeded("x")) for game in (GAME, FIRST))
    assert len(now.dump()) == len(then.dump()) + 1
    assert FIRST.restore(then.dump()).dump() == then.dump()
    play(then, "lead regnenses", "lead iceni")
    then.realm[2].held = places("s07 s08 s09 s11")
    evaluate(then)
    assert (tracks(then, "regnenses")[0], seen(then).longest_road) == (3, "path")


def test_the_facts_were_others() -> None:
    """The region of N06 had another name (R18); files of then are known by the fingerprint of then."""
    assert FIRST.own_facts != GAME.own_facts
    assert (FIRST.edition, GAME.edition) == (1, 2)
