"""Rules 20: what the opening allows, and other facts behind good advice."""

from __future__ import annotations

from bretwalda.games.britannia import GAME

from .scene import (
    armies,
    asked,
    awards,
    goals,
    leader_at,
    lucky,
    march,
    offered,
    phase,
    play,
    quietly,
    reach,
    scene,
    step,
    to_phase,
)


def test_20_1_devon_avalon_and_hwicce_at_once_york_later() -> None:
    """From the opening position: sixteen legions, two movements."""
    s = GAME.new(seed="opening")
    assert (asked(s), phase(s)) == ("romans", "movement")
    march(s, "sinus_britannicus", "devon", units=2)
    march(s, "sinus_britannicus", "wessex:2", "avalon:2", "hwicce", units=6)
    assert {"devon", "wessex", "avalon", "hwicce"} <= set(armies(s, "romans"))
    far = march(s.clone(), "sinus_britannicus", "kent:2", "essex:2", "suffolk", units=6)
    assert "york" not in reach(far, "suffolk")
    second = to_phase(
        scene(1, "romans", {"romans": "suffolk 2", "belgae": "kent, essex, sussex, wessex, norfolk"}), "movement_2"
    )
    play(second, "move suffolk", "go north_mercia")
    assert "york" in goals(second)


def test_20_2_six_armies_for_boudicca() -> None:
    """Four areas, her own infantry, and one from eight points of growth."""
    people = {"belgae": "kent, essex, suffolk, norfolk", "romans": "sussex 4"}
    s = scene(1, "belgae", people, forts=["sussex"], vassals={"belgae": "romans"}, phase="nation_start")
    play(s, "place kent", "raise infantry essex", "done")
    assert sum(armies(s, "belgae").values()) == 6
    assert leader_at(s, "boudicca") == "kent"


def test_20_3_march_and_powys_are_within_reach_of_york() -> None:
    """One step from March; from Powys through an empty March."""
    s = scene(8, "welsh", {"welsh": "march, powys"})
    assert "york" in reach(s, "march")
    march(s, "powys", "march", "york")
    assert awards(s, "welsh", "occupation") == [("york", 12)]
    s = scene(8, "welsh", {"welsh": "powys", "angles": "march"})
    play(s, "move powys", "go march")
    assert step(s) == "movement"


def test_20_4_cumbria_is_worth_seven_to_norsemen() -> None:
    """Taken on turn 13 and held at its end."""
    s = scene(13, "norsemen", {"norsemen": "galloway"})
    march(s, "galloway", "cumbria")
    quietly(s, lambda now: now.turn == 14)
    assert [points for area, points in awards(s, "norsemen") if area == "cumbria"] == [3, 4]


def test_20_5_lothian_and_bernicia_are_worth_eight_twice() -> None:
    """To Angles who have nothing else."""
    for turn in (13, 16):
        s = scene(turn, "normans", {"angles": "lothian, bernicia"}, phase="turn_end")
        assert sum(points for _, points in awards(s, "angles", "area")) == 8


def test_20_6_irish_are_worth_nothing_to_the_romano_british() -> None:
    """Killed on turn 6 in the Romano-British turn."""
    s = march(scene(6, "romano_british", {"romano_british": "march 2", "irish": "cheshire"}), "march", "cheshire")
    s = lucky(
        play(s, "done"),
        ["fight cheshire"],
        lambda now: armies(now, "irish") == {"oceanus_atlanticus": 0} or not armies(now, "irish"),
    )
    assert awards(s, "romano_british") == []


def test_20_7_kent_for_the_jutes() -> None:
    """8 on turn 5, 4 on turn 7."""
    assert awards(scene(5, "normans", {"jutes": "kent"}, phase="turn_end"), "jutes", "area") == [("kent", 8)]
    assert awards(scene(7, "normans", {"jutes": "kent"}, phase="turn_end"), "jutes", "area") == [("kent", 4)]


def test_20_8_votes_for_the_saxons() -> None:
    """Irish in Cheshire and Brigantes in Cumbria vote; Brigantes in Strathclyde do not."""
    people = {
        "irish": "cheshire",
        "brigantes": "cumbria, strathclyde",
        "saxons": "kent, essex",
        "angles": "york, lindsey, norfolk",
    }
    s = scene(8, "normans", people, phase="turn_end")
    voters = []
    while step(s) == "vote":
        voters.append(asked(s))
        play(s, "vote angles" if asked(s) == "angles" else "vote saxons")
    assert voters == ["brigantes", "irish", "saxons", "angles"]
    assert awards(s, "saxons", "bretwalda") == [(None, 4)]
    s = scene(8, "normans", {**people, "brigantes": "strathclyde"}, phase="turn_end")
    assert asked(s) == "irish"


def test_20_9_the_norman_reinforcement_waits_at_sea() -> None:
    """Saxons take their turn while it lies in the Channel; if they kill William it never lands."""
    people = {"normans": "wessex, essex", "saxons": "sussex 3"}
    s = scene(16, "romans", people, phase="turn_start", leaders={"william": "wessex", "harold": "sussex"})
    play(s, "hire infantry")
    while step(s) == "hiring":
        play(s, "hire infantry")
    quietly(s, lambda now: asked(now) == "saxons" and phase(now) == "movement")
    assert armies(s, "normans")["sinus_britannicus"] == 2
    march(s, "sussex", "wessex")
    s = lucky(play(s, "done"), ["fight wessex"], lambda now: "wessex" not in armies(now, "normans"))
    assert leader_at(s, "william") is None
    assert "sinus_britannicus" not in armies(s, "normans")


def test_20_10_a_road_from_kent_to_york() -> None:
    """There and three steps more; the other way too."""
    forts = ["kent", "essex", "suffolk", "lindsey", "york"]
    s = scene(3, "romans", {"romans": "kent, york"}, forts=forts)
    there = play(s.clone(), "move kent", "go york", "go bernicia", "go lothian", "go dunedin")
    assert "dunedin" in armies(there, "romans")
    back = play(s.clone(), "move york", "go kent")
    assert armies(back, "romans") == {"kent": 2}
    assert "sussex" in goals(back)
    assert offered(back)
