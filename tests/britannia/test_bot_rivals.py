"""The computer player of Britannia does no favours to whoever is ahead."""

from __future__ import annotations

import pytest

from bretwalda import seeded
from bretwalda.ai.level import LEVELS
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import NATION_IDS
from bretwalda.games.britannia.player.outlook import Outlook
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


@pytest.mark.parametrize("ahead", ["picts", "welsh"])
def test_what_the_likeliest_winner_loses_helps_most(ahead: str) -> None:
    s = scene(9, "saxons", {"saxons": "essex", "picts": "moray", "welsh": "gwynedd", "scots": "dalriada"})
    s.score[NATION_IDS.index(ahead)] += 60
    look = Outlook(s, NATION_IDS.index("saxons"))
    harm = {name: look.harm(NATION_IDS.index(name)) for name in ("picts", "welsh", "scots", "saxons")}
    assert max(harm, key=lambda name: harm[name]) == ahead
    assert harm["saxons"] == -1.0  # what is our own is missed
    assert harm["picts"] + harm["welsh"] + harm["scots"] == pytest.approx(1.0)
