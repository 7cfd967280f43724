"""Rules 13: submission."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia.state import Britannia

from .scene import (
    armies,
    asked,
    awards,
    goals,
    holder,
    leader_at,
    lucky,
    march,
    offered,
    overlord,
    phase,
    play,
    reach,
    scene,
    score,
    step,
    to_phase,
    whose,
    works,
)

LANDS = {
    "belgae": ["kent", "essex", "sussex", "suffolk", "norfolk"],
    "welsh": ["hwicce", "gwent", "powys", "dyfed", "gwynedd", "clwyd"],
    "picts": ["dunedin", "alban", "mar", "moray"],
    "brigantes": ["york", "bernicia", "lothian", "cumbria"],
}
GATES = {"belgae": "wessex", "welsh": "avalon", "picts": "lothian", "brigantes": "march"}


def invaded(nation: str, areas: int, turn: int = 1, **more: object) -> Britannia:
    """Rome marches into the first area of a nation that holds so many."""
    places = ", ".join(LANDS[nation][:areas])
    gate = GATES[nation]
    if nation == "belgae":
        gate = "downlands"
    s = scene(turn, "romans", {"romans": f"{gate} 4", nation: places}, forts=[gate], **more)  # type: ignore[arg-type]
    target = LANDS[nation][0] if nation != "belgae" else "essex"
    return play(s, f"move {gate}", f"go {target}")


@pytest.mark.parametrize(("nation", "most"), [("belgae", 4), ("welsh", 5), ("picts", 3), ("brigantes", 3)])
def test_13_1_who_may_submit_to_rome_and_with_how_many_areas(nation: str, most: int) -> None:
    """At the threshold it is asked, one area above it is not; and it may say no."""
    s = invaded(nation, most)
    assert (step(s), asked(s), offered(s)) == ("submission", nation, {"submit", "defy"})
    assert overlord(play(s.clone(), "submit"), nation) == "romans"
    assert overlord(play(s.clone(), "defy"), nation) is None
    assert step(invaded(nation, most + 1)) != "submission"


def test_13_1_others_never_submit() -> None:
    """Caledonians with one area are not asked."""
    s = scene(3, "romans", {"romans": "moray 2", "caledonians": "caithness"}, forts=["moray"])
    play(s, "move moray", "go caithness")
    assert step(s) != "submission"


def test_13_2_the_belgae_on_turn_1_only() -> None:
    """On turn 2 nobody asks them."""
    assert step(invaded("belgae", 4, turn=1)) == "submission"
    assert step(invaded("belgae", 4, turn=2)) != "submission"


@pytest.mark.parametrize(
    ("brigantes", "offer"),
    [
        ("strathclyde, galloway", True),
        ("strathclyde, galloway, dalriada", False),
        ("strathclyde, galloway, cumbria, cheshire, york", True),
        ("cumbria, cheshire", False),
    ],
)
def test_13_3_the_brigantes_to_the_angles(brigantes: str, offer: bool) -> None:
    """Two areas or fewer in Scotland and Galloway, whatever they hold elsewhere."""
    target = "strathclyde" if "strathclyde" in brigantes else "cumbria"
    s = scene(8, "angles", {"angles": "lothian 3", "brigantes": brigantes})
    play(s, "move lothian", f"go {target}")
    assert (step(s) == "submission") == offer


def test_13_4_after_each_round_of_a_battle_between_the_two() -> None:
    """Defied once, the question comes again after the first round and after the second."""
    s = scene(3, "romans", {"romans": "avalon 2", "welsh": "hwicce 2, gwent, powys"}, forts=["avalon"])
    play(s, "move avalon", "go hwicce", "defy", "done")
    s = lucky(s, ["fight hwicce"], lambda now: step(now) == "submission" and armies(now, "welsh").get("hwicce") == 2)
    play(s, "defy")
    assert step(s) != "submission"
    s = lucky(s, ["stand", "stand"], lambda now: armies(now, "welsh").get("hwicce") == 2 and step(now) == "submission")
    assert asked(s) == "welsh"


def test_13_5_when_a_stack_of_the_overlord_enters_an_area() -> None:
    """In the movement of the Romans, before any die; not when the Welsh enter a Roman area."""
    assert phase(invaded("welsh", 3, turn=3)) == "movement"
    s = scene(3, "welsh", {"welsh": "hwicce 2", "romans": "march"}, forts=["march"])
    play(s, "move hwicce", "go march")
    assert step(s) != "submission"


def test_13_6_not_while_the_nation_has_a_leader() -> None:
    """Urien's Brigantes are not asked."""
    people = {"angles": "lothian 3", "brigantes": "strathclyde, galloway"}
    s = scene(7, "angles", people, leaders={"urien": "galloway"})
    play(s, "move lothian", "go strathclyde")
    assert step(s) != "submission"
    s = scene(7, "angles", people)
    play(s, "move lothian", "go strathclyde")
    assert step(s) == "submission"


def test_13_7_all_battles_between_the_two_end() -> None:
    """Romans in Hwicce and Gwent go back where they came from; there is nothing left to fight."""
    s = scene(3, "romans", {"romans": "avalon 4", "welsh": "hwicce, dyfed, powys"}, forts=["avalon"])
    play(s, "move avalon", "go hwicce", "submit")
    assert armies(s, "romans") == {"avalon": 4}
    assert holder(s, "hwicce") == "welsh"
    to_phase(s, "battle")
    assert whose(s) != "romans" or step(s) != "battles"


def test_13_8_rome_scores_for_the_belgae_and_for_the_areas_of_a_new_vassal() -> None:
    """6 for the submission and 2 for each area not scored before; on turn 4 no areas count any more."""
    s = play(invaded("belgae", 4), "submit")
    assert awards(s, "romans", "submission") == [(None, 6)]
    assert sorted(awards(s, "romans", "occupation")) == [(a, 2) for a in ("essex", "kent", "suffolk", "sussex")]
    s = play(invaded("welsh", 5, turn=3), "submit")
    assert dict(awards(s, "romans", "occupation")) == {"hwicce": 2, "gwent": 1, "powys": 1, "dyfed": 2, "gwynedd": 2}
    assert awards(s, "romans", "submission") == []
    assert score(play(invaded("welsh", 5, turn=4), "submit"), "romans") == 0


def test_13_9_no_attack_either_way_and_no_stop() -> None:
    """A legion passes through Gwent to Dyfed's far side and may not stay in either."""
    s = scene(3, "romans", {"romans": "hwicce", "welsh": "gwent, dyfed"}, forts=["hwicce"], vassals={"welsh": "romans"})
    play(s, "move hwicce", "go gwent")
    if step(s) == "march" and "halt" in offered(s):
        play(s, "halt")
    assert "done" not in offered(s)
    assert "move gwent" in offered(s)


def test_13_10_a_vassal_keeps_out_of_the_overlords_areas() -> None:
    """Welsh vassals may not enter Roman Hwicce, but take empty March, and it counts for Rome."""
    people = {"welsh": "powys 2, gwent", "romans": "hwicce"}
    s = scene(3, "welsh", people, forts=["hwicce"], vassals={"welsh": "romans"})
    assert "hwicce" not in reach(s, "powys")
    march(s, "powys", "march", units=1)
    assert holder(s, "march") == "welsh"
    assert ("march", 2) in awards(s, "romans", "occupation")
    assert "hwicce" in reach(scene(3, "welsh", people, forts=["hwicce"]), "powys")


def test_13_11_no_area_is_emptied_without_consent() -> None:
    """The Romans are asked; if they refuse one unit stays, if they grant it the area may be left."""
    people = {"welsh": "gwynedd 2, powys", "romans": "york"}
    s = scene(3, "welsh", people, forts=["york"], vassals={"welsh": "romans"})
    play(s, "move gwynedd", "go clwyd")
    assert (step(s), asked(s), offered(s)) == ("consent", "romans", {"grant", "refuse"})
    refused = play(s.clone(), "refuse", "move gwynedd")
    assert goals(refused) == set() or refused.picked() == 1
    while refused.picked() > 1:
        play(refused, "leave infantry 2")
    play(refused, "go clwyd")
    assert armies(refused, "welsh")["gwynedd"] == 1
    granted = play(s.clone(), "grant")
    assert armies(granted, "welsh") == {"clwyd": 2, "powys": 1}
    free = march(scene(3, "welsh", people, forts=["york"]), "gwynedd", "clwyd")
    assert armies(free, "welsh") == {"clwyd": 2, "powys": 1}


def test_13_12_a_vassal_scores_its_area_points_in_full() -> None:
    """Welsh with 4 + 1 on turn 5 have 5, vassals or not; where points are halved, vassals keep 3."""
    people = {"welsh": "powys, essex", "romans": "york"}
    bond = {"welsh": "romans"}
    s = scene(5, "normans", people, forts=["york"], vassals=bond, phase="turn_end")
    assert score(s, "welsh") == 5
    free = scene(5, "normans", people, forts=["york"], phase="turn_end", half_points=True)
    assert score(free, "welsh") == 5
    halved = scene(5, "normans", people, forts=["york"], vassals=bond, phase="turn_end", half_points=True)
    assert score(halved, "welsh") == 3


def test_13_13_the_bond_ends_with_either_nation_with_a_leader_or_with_rome() -> None:
    """Boudicca frees the Belgae, the departure of Rome the Welsh."""
    s = scene(1, "belgae", {"belgae": "kent", "romans": "york"}, phase="nation_start", vassals={"belgae": "romans"})
    assert overlord(s, "belgae") is None
    s = scene(5, "normans", {"welsh": "powys", "romans": "york"}, vassals={"welsh": "romans"}, phase="turn_end")
    assert (s.turn, overlord(s, "welsh")) == (6, None)
    people = {"brigantes": "galloway", "angles": "york"}
    s = scene(7, "brigantes", people, phase="nation_start", vassals={"brigantes": "angles"})
    assert (leader_at(s, "urien"), overlord(s, "brigantes")) == ("galloway", None)
    s = scene(
        8, "welsh", {"welsh": "york 3", "angles": "bernicia", "brigantes": "galloway"}, vassals={"brigantes": "angles"}
    )
    march(s, "york", "bernicia")
    s = lucky(play(s, "done"), ["fight bernicia"], lambda now: armies(now, "angles") == {})
    assert overlord(s, "brigantes") is None


def test_13_14_it_can_be_offered_again_but_not_to_the_belgae() -> None:
    """Welsh who were vassals before are asked again."""
    assert step(invaded("welsh", 3, turn=4, former_vassals=["welsh"])) == "submission"
    s = scene(
        1, "romans", {"romans": "downlands 4", "belgae": "essex"}, forts=["downlands"], leaders={"boudicca": "essex"}
    )
    play(s, "move downlands", "go essex")
    assert step(s) != "submission"
    assert leader_at(s, "boudicca") == "essex"


def test_13_15_brigantes_are_vassals_of_the_angles_in_the_north_only() -> None:
    """Angles may attack them in Cumbria but not in Galloway; they may attack the Angles nowhere."""
    people = {"angles": "lothian 3, york", "brigantes": "galloway 2, cumbria 2"}
    s = scene(9, "angles", people, vassals={"brigantes": "angles"})
    play(s, "move lothian")
    assert "cumbria" in goals(s)
    play(s, "go cumbria")
    assert step(s) in ("movement", "march")
    done = to_phase(s, "battle")
    assert offered(done) == {"fight cumbria"}
    s = scene(9, "brigantes", people, vassals={"brigantes": "angles"})
    assert "lothian" not in reach(s, "galloway") | reach(s, "cumbria")
    march(s, "cumbria", "cheshire")
    assert "cumbria" not in armies(s, "brigantes")
    play(s, "move galloway", "go strathclyde")
    assert (step(s), asked(s)) == ("consent", "angles")
    assert works(s, "galloway") == set()
