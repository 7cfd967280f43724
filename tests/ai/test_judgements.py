"""What a game says of its positions is what happens: on games that no weight was fitted to.

The games are self-play of `normal` with seeds of their own; `tools/tune.py` has played and kept them. After a change of
a game's fields they are played again.
"""

from __future__ import annotations

import lzma
from functools import cache
from math import log
from pathlib import Path

import pytest
from tools.tune import Example, by_stage, examples, judged, log_loss, tenths

import bretwalda
from bretwalda import State
from bretwalda.engine.counsel import Counsel

JUDGED = Path(__file__).with_name("judged")
FITTED = ("barbarian_kingdoms", "britannia", "king_is_dead", "rex_britannorum")
# The stage from which it tells: before its first battles, while all keep their cards, or while whoever leads is held
# back by the others, nothing sets anybody apart.
FIRST = {"britannia": 7, "king_is_dead": 4, "rex_britannorum": 2}
STAGES = 3
ENOUGH = 40  # seats in a tenth of the scale, before it says anything
CLOSE = 0.05  # said and was may differ by this, and by what chance makes of so few
SURE = 2.5  # standard errors

Said = list[tuple[list[float], Example]]


@cache
def said(game_id: str) -> Said:
    game = bretwalda.game(game_id)
    lines = lzma.decompress((JUDGED / f"{game_id}.jsonl.xz").read_bytes()).decode().splitlines()
    return judged(game.counsel(), [example for line in lines for example in examples(game, line)])


@pytest.mark.parametrize("game_id", FITTED)
def test_a_judgement_foretells_more_than_a_constant_at_every_stage(game_id: str) -> None:
    told = [one for one in said(game_id) if one[1].stage >= FIRST.get(game_id, 0)]
    for part in by_stage(told, STAGES):
        assert log_loss(part) < log(len(part[0][0])), f"{game_id} from stage {part[0][1].stage}"


@pytest.mark.parametrize("game_id", FITTED)
def test_what_is_said_is_what_happens(game_id: str) -> None:
    for tenth in tenths(said(game_id)):
        if tenth.number >= ENOUGH:
            assert abs(tenth.said - tenth.was) < CLOSE + SURE * tenth.error, tenth


@pytest.mark.parametrize("game_id", FITTED)
def test_a_judgement_that_is_too_sure_is_found_out(game_id: str) -> None:
    """The same judgement, three times as sure of itself."""
    boastful = [([chance**3 / sum(c**3 for c in chances) for chance in chances], one) for chances, one in said(game_id)]
    wrong = [t for t in tenths(boastful) if t.number >= ENOUGH and abs(t.said - t.was) > CLOSE + SURE * t.error]
    assert wrong


def test_a_game_that_cannot_tell_finds_all_equal() -> None:
    state: State = bretwalda.game("king_is_dead").new(seed="x", players=4)
    assert list(Counsel().chances(state)) == [0.5] * 4  # partners win together
    assert Counsel().stage(state) == 0
    assert Counsel().doubt(2.0) > Counsel().doubt(1.0) > 0
