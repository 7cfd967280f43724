"""Rules 12: leaders."""

from __future__ import annotations

import pytest

from .scene import (
    armies,
    asked,
    dice,
    goals,
    leader_at,
    lucky,
    march,
    offered,
    phase,
    play,
    quietly,
    scene,
    step,
    whose,
    works,
)


def test_12_1_a_leader_at_sea_is_there_from_the_start_of_the_game_turn() -> None:
    """Aelle is visible when the Romano-British begin turn 6; Urien comes with the Brigantes' own turn."""
    s = scene(5, "normans", {"welsh": "powys", "brigantes": "york"}, phase="turn_end")
    assert s.turn == 6
    assert leader_at(s, "aelle") == "litus_saxonicus"
    s = scene(6, "normans", {"welsh": "powys", "brigantes": "york"}, phase="turn_end")
    assert leader_at(s, "urien") is None
    quietly(s, lambda now: whose(now) == "brigantes" and phase(now) != "nation_start")
    assert leader_at(s, "urien") == "york"


def test_12_2_a_leader_leaves_at_the_start_of_the_next_turn() -> None:
    """Urien is there through the turns of the others and gone in the Brigantes' turn 8."""
    s = scene(7, "brigantes", {"brigantes": "york 2", "welsh": "powys"}, leaders={"urien": "york"})
    quietly(s, lambda now: now.turn == 8 and whose(now) == "welsh")
    assert leader_at(s, "urien") == "york"
    quietly(s, lambda now: whose(now) == "brigantes")
    assert leader_at(s, "urien") is None


@pytest.mark.parametrize(
    ("leader", "nation"), [("harald_hardrada", "norwegians"), ("harold", "saxons"), ("william", "normans")]
)
def test_12_3_the_leaders_of_turn_15_stay_through_turn_16(leader: str, nation: str) -> None:
    """They are still there in their nation's turn 16; Svein's Danes have another."""
    s = scene(16, nation, {nation: "york 2, kent 2"}, phase="nation_start", leaders={leader: "york"})
    assert whose(s) == nation
    assert leader_at(s, leader) == "york"


def test_12_4_some_leaders_join_a_held_area_of_the_players_choice() -> None:
    """Egbert in any Saxon area; without one he does not come."""
    s = scene(11, "saxons", {"saxons": "essex, kent, wessex"}, phase="nation_start")
    assert (step(s), asked(s)) == ("leader", "saxons")
    assert offered(s) == {"place essex", "place kent", "place wessex"}
    play(s, "place wessex")
    assert leader_at(s, "egbert") == "wessex"
    s = scene(7, "brigantes", {"brigantes": "", "welsh": "powys"}, phase="nation_start")
    assert leader_at(s, "urien") is None


@pytest.mark.parametrize(("turn", "leader", "area"), [(9, "oswiu", "bernicia"), (10, "offa", "north_mercia")])
def test_12_5_oswiu_and_offa_need_their_area(turn: int, leader: str, area: str) -> None:
    """They come there if the Angles hold it when their turn begins, and not otherwise."""
    s = scene(turn, "angles", {"angles": f"{area}, york"}, phase="nation_start")
    assert leader_at(s, leader) == area
    s = scene(turn, "angles", {"angles": "york"}, phase="nation_start")
    assert leader_at(s, leader) is None


def test_12_6_a_leader_lifts_movement_stops_and_dice() -> None:
    """Through two difficult areas in one movement, in which infantry alone would stop in the first."""
    s = scene(7, "brigantes", {"brigantes": "strathclyde 2"}, leaders={"urien": "strathclyde"})
    play(s, "move strathclyde", "go dalriada")
    assert "alban" in goals(s)
    play(s, "go alban")
    assert armies(s, "brigantes") == {"alban": 2}
    assert step(s) == "movement"


def test_12_7_a_leader_is_never_alone() -> None:
    """The only army moves: its leader goes along; two armies may leave without him only one at a time."""
    s = scene(7, "brigantes", {"brigantes": "york, cumbria"}, leaders={"urien": "york"})
    march(s, "york", "bernicia")
    assert leader_at(s, "urien") == "bernicia"
    s = scene(7, "brigantes", {"brigantes": "york 2, cumbria"}, leaders={"urien": "york"})
    play(s, "move york")
    assert "leave_leader" not in offered(s)
    play(s, "leave infantry 3", "leave_leader", "go bernicia")
    assert leader_at(s, "urien") == "york"


def test_12_7_a_burh_is_company() -> None:
    """The only infantry beside a burh may leave Edgar behind, and he outlives it in battle while the burh stands."""
    s = scene(13, "saxons", {"saxons": "kent"}, burhs=["kent"], leaders={"edgar": "kent"})
    play(s, "move kent", "leave_leader", "go essex")
    assert leader_at(s, "edgar") == "kent"
    people = {"danes": "essex 2", "saxons": "kent"}
    s = march(scene(13, "danes", people, burhs=["kent"], leaders={"edgar": "kent"}), "essex", "kent")
    play(s, "done")
    one = lucky(s, ["fight kent"], lambda now: step(now) == "losses" and sum(v >= 5 for v in dice(now)[0]) == 1)
    play(one, "lose infantry kent")
    assert (works(one, "kent"), leader_at(one, "edgar")) == ({"burh"}, "kent")
    both = lucky(s, ["fight kent"], lambda now: step(now) == "losses" and sum(v >= 5 for v in dice(now)[0]) == 2)
    play(both, "lose infantry kent")
    assert (works(both, "kent"), leader_at(both, "edgar")) == (set(), None)
