"""The computer player of Britannia does no favours to whoever is ahead."""

from __future__ import annotations

import pytest

from bretwalda import seeded
from bretwalda.ai.level import LEVELS
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import NATION_IDS
from bretwalda.games.britannia.player.policy import counsel

from .rules.scene import scene, step


@pytest.mark.parametrize(("ahead", "answer"), [("romans", "grant"), ("welsh", "refuse")])
def test_a_vassal_may_grow_unless_its_player_leads(ahead: str, answer: str) -> None:
    s = scene(
        3, "welsh", {"welsh": "gwynedd, dyfed, powys", "romans": "york"}, phase="growth", vassals={"welsh": "romans"}
    )
    s.score[NATION_IDS.index(ahead)] += 20
    assert step(s) == "growth-permission"
    best = counsel().opinions(s, s.actor, seeded("bot"), LEVELS["normal"].iterations)[0]
    assert GAME.verbs.notation(int(best.choice)) == answer
