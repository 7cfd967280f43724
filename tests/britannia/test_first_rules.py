"""The first rules, by which earlier games go on: what has changed since is as it was then."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.player.odds import Force, battle
from bretwalda.games.britannia.player.policy import weighed

from .rules.scene import (
    armies,
    asked,
    awards,
    dice,
    holder,
    lucky,
    march,
    offered,
    phase,
    play,
    quietly,
    scene,
    score,
    step,
)

FIRST = GAME.by_rules(1)


def test_they_had_three_settings_and_half_points_for_vassals() -> None:
    assert FIRST.schema.complete({}) == {
        "scenario": "dux_britannia", "half_points": True, "seas": 8, "literal_cost": False,
    }  # fmt: skip
    bond = {"welsh": "romans"}
    people = {"welsh": "powys, essex", "romans": "york"}
    s = scene(5, "normans", people, forts=["york"], vassals=bond, phase="turn_end", rules=1)
    assert score(s, "welsh") == 3


def test_a_burh_rolled_a_die() -> None:
    """It hit from 5, and the odds knew it."""
    s = march(scene(12, "danes", {"danes": "essex"}, burhs=["kent"], rules=1), "essex", "kent")
    seen = next(area.odds for area in GAME.view(s, None).areas if area.id == "kent")
    assert seen is not None
    assert seen.win == pytest.approx(100 * battle(Force(1), Force(0, forts=1), False).win, abs=0.1)
    play(s, "done")
    assert armies(lucky(s, ["fight kent"], lambda now: dice(now) == ([1], [5])), "danes") == {}


def test_only_the_cards_gave_points_for_leaders() -> None:
    s = scene(7, "saxons", {"saxons": "essex 3", "angles": "kent"}, leaders={"ida": "kent"}, rules=1)
    march(s, "essex", "kent")
    s = lucky(play(s, "done"), ["fight kent"], lambda now: holder(now, "kent") == "saxons")
    assert awards(s, "saxons", "leader") == []


def test_major_invaders_could_go_back_to_their_ships() -> None:
    people = {"romans": "sinus_britannicus 2", "caledonians": "kent 2"}
    s = march(scene(1, "romans", people, rules=1), "sinus_britannicus", "kent")
    s = lucky(
        play(s, "done"),
        ["fight kent", "stand"],
        lambda now: armies(now, "romans").get("kent") == 2 and armies(now, "caledonians").get("kent") == 2,
    )
    assert "retreat" in offered(s)


def test_wales_gave_romano_british() -> None:
    s = scene(5, "normans", {"caledonians": "hebrides"}, forts=["york", "powys"], phase="turn_end", rules=1)
    assert armies(s, "romano_british") == {"york": 1, "powys": 1}


def test_the_norman_reinforcement_outlived_william() -> None:
    people = {"normans": "wessex, essex", "saxons": "sussex 3"}
    leaders = {"william": "wessex", "harold": "sussex"}
    s = scene(16, "romans", people, phase="turn_start", leaders=leaders, rules=1)
    while step(s) == "hiring":
        play(s, "hire infantry")
    quietly(s, lambda now: asked(now) == "saxons" and phase(now) == "movement")
    march(s, "sussex", "wessex")
    s = lucky(play(s, "done"), ["fight wessex"], lambda now: "wessex" not in armies(now, "normans"))
    assert armies(s, "normans")["sinus_britannicus"] == 2


def test_a_position_in_the_middle_is_read_as_it_was_written() -> None:
    """Its numbers are those of the first rules, and whatever has come since is set as it was then."""
    s = scene(1, "romans", {"romans": "sinus_britannicus 2"}, rules=1)
    again = FIRST.restore(s.dump())
    assert (again.by_cards, again.ships_wait, again.welsh_heirs, int(again.rules)) == (True, True, True, 1)
    assert again.dump() == s.dump()
    assert len(GAME.restore(scene(1, "romans", {"romans": "sinus_britannicus 2"}).dump()).dump()) > len(s.dump())


def test_a_computer_plays_on_by_them() -> None:
    s = scene(12, "saxons", {"saxons": "kent 2"}, phase="growth", savings={"saxons": 4}, rules=1)
    assert {int(plan.choice) for plan in weighed(s)} == {int(choice) for choice in s.options(s.actor)}
    assert int(s.rules) == 1
