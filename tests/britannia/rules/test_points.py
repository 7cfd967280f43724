"""Rules 16: points and victory."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import SOURCE_IDS
from bretwalda.games.britannia.state import entry_source

from .scene import armies, awards, holder, lucky, march, play, scene, score


@pytest.mark.parametrize("turn", range(1, 17))
def test_16_1_area_points_at_the_end_of_five_turns(turn: int) -> None:
    """For the areas held then; Alban is worth 4 to the Picts whenever areas count."""
    s = scene(turn, "normans", {"picts": "alban"}, phase="turn_end")
    assert awards(s, "picts", "area") == ([("alban", 4)] if turn in (5, 7, 10, 13, 16) else [])


@pytest.mark.parametrize(
    ("nation", "home", "abroad", "kept"),
    [
        ("welsh", "powys", "essex, kent", 6),
        ("welsh", "powys", "essex, kent, york, alban", 6),
        ("welsh", "gwent", "essex, kent", 3),
        ("saxons", "kent", "devon, cornwall", 4),
        ("saxons", "wessex", "devon", 6),
        ("angles", "galloway", "", 2),
    ],
)
def test_16_2_points_abroad_are_at_most_half_of_those_at_home(nation: str, home: str, abroad: str, kept: int) -> None:
    """Rounded down: Kent's 3 let the Saxons keep 1 for Devon and Cornwall."""
    s = scene(10, "normans", {nation: ", ".join(filter(None, (home, abroad)))}, phase="turn_end")
    assert sum(points for _, points in awards(s, nation, "area") + awards(s, nation, "cap")) == kept


def test_16_2_angles_in_scotland() -> None:
    """On turn 7 Dunedin's 4 count in full beside 8 in England, and by 2 beside York's 4."""
    assert score(scene(7, "normans", {"angles": "dunedin, york, lothian"}, phase="turn_end"), "angles") == 12
    assert score(scene(7, "normans", {"angles": "dunedin, york"}, phase="turn_end"), "angles") == 6


def test_16_3_occupation_scores_once_for_each_area() -> None:
    """A Norseman goes through Cumbria on to Cheshire; another who takes Cumbria again scores nothing more."""
    s = scene(12, "norsemen", {"norsemen": "mare_hibernicum, galloway"})
    march(s, "galloway", "cumbria", "cheshire")
    assert awards(s, "norsemen", "occupation") == [("cumbria", 3), ("cheshire", 1)]
    assert holder(s, "cumbria") is None
    march(s, "mare_hibernicum", "cumbria")
    assert holder(s, "cumbria") == "norsemen"
    assert awards(s, "norsemen", "occupation") == [("cumbria", 3), ("cheshire", 1)]


def test_16_3_whoever_is_not_alone_does_not_occupy() -> None:
    """Danes in York together with Angles score nothing before the battle is won."""
    s = scene(12, "danes", {"danes": "oceanus_germanicus 3", "angles": "york"})
    march(s, "oceanus_germanicus", "york")
    assert awards(s, "danes") == []
    s = lucky(play(s, "done"), ["fight york"], lambda now: holder(now, "york") == "danes")
    assert awards(s, "danes", "occupation") == [("york", 8)]


def test_16_4_vassal_areas_count_for_the_romans() -> None:
    """What a vassal takes on turn 3 scores for Rome, on turn 4 it does not."""
    for turn, points in ((3, [("march", 2)]), (4, [])):
        s = scene(turn, "welsh", {"welsh": "powys 2", "romans": "york"}, forts=["york"], vassals={"welsh": "romans"})
        march(s, "powys", "march", units=1)
        assert awards(s, "romans", "occupation") == points


def test_16_5_the_danish_raid_counts_when_the_withdrawal_begins() -> None:
    """Passing through York and Lindsey scores nothing; standing in two areas scores 2 each."""
    s = scene(11, "danes", {"danes": "oceanus_germanicus 2, litus_saxonicus", "welsh": "powys"})
    march(s, "oceanus_germanicus", "york", "north_mercia")
    march(s, "litus_saxonicus", "kent")
    assert awards(s, "danes") == []
    play(s, "done")
    assert sorted(awards(s, "danes", "raid")) == [("kent", 2), ("north_mercia", 2)]


def test_16_6_the_limes_needs_intact_forts_or_vassals() -> None:
    """Fort in Essex 6, vassal in Powys 1; legions alone in Kent and a ruin in York nothing."""
    people = {"romans": "kent 2, york", "welsh": "powys"}
    s = scene(
        5, "normans", people, forts=["essex"], ruins=["york", "kent"], vassals={"welsh": "romans"}, phase="turn_end"
    )
    assert sorted(awards(s, "romans", "limes")) == [("essex", 6), ("powys", 1)]


def test_16_7_kills_score_for_whoever_fought_the_victim() -> None:
    """A legion is worth 6 to the Brigantes, attacking or defending; an army to the Irish in their own turn only."""
    s = scene(3, "brigantes", {"brigantes": "york 3", "romans": "march"})
    march(s, "york", "march")
    s = lucky(
        play(s, "done"),
        ["fight march"],
        lambda now: armies(now, "romans") == {} and holder(now, "march") == "brigantes",
    )
    assert awards(s, "brigantes", "army") == [("march", 6)]
    s = scene(3, "romans", {"brigantes": "york 3, bernicia, lothian, cumbria", "romans": "march"}, forts=["march"])
    march(s, "march", "york")
    s = lucky(play(s, "done"), ["fight york"], lambda now: armies(now, "romans") == {})
    assert awards(s, "brigantes", "army") == [("york", 6)]


def test_16_7_some_kills_count_in_the_own_turn_only() -> None:
    """Irish who kill a Welsh attacker on turn 5 score nothing, Irish who attack score 2."""
    s = scene(5, "welsh", {"welsh": "powys", "irish": "march 2"})
    march(s, "powys", "march")
    s = lucky(play(s, "done"), ["fight march"], lambda now: armies(now, "welsh") == {})
    assert awards(s, "irish") == []
    s = scene(5, "irish", {"welsh": "powys", "irish": "march 2"})
    march(s, "march", "powys")
    s = lucky(play(s, "done"), ["fight powys"], lambda now: armies(now, "welsh") == {})
    assert awards(s, "irish", "army") == [("powys", 2)]


def test_16_8_area_points_before_the_crown() -> None:
    """In the order of the ledger."""
    s = scene(13, "normans", {"saxons": "essex, kent, wessex, sussex"}, phase="turn_end")
    sources = [SOURCE_IDS[entry_source(entry)] for entry in s.ledger]
    assert sources == ["area"] * 4 + ["king"]


def test_16_9_equals_share_the_victory() -> None:
    """Two players with most points have half each."""
    s = scene(16, "normans", {"picts": "alban"}, phase="turn_end")
    assert s.actor < 0
    for nation in range(17):
        s.score[nation] = 0
    s.score[0], s.score[13], s.score[3] = 7, 7, 6
    assert s.result() == [0.5, 0, 0.5, 0]
    assert GAME.view(s, None).winners == [0, 2]


def test_16_10_a_leader_of_another_player_brings_six_points() -> None:
    """To attacker and defender alike, once; a leader who merely leaves brings none."""
    s = scene(12, "welsh", {"welsh": "powys 3", "saxons": "march"}, leaders={"alfred": "march"})
    march(s, "powys", "march")
    s = lucky(play(s, "done"), ["fight march"], lambda now: holder(now, "march") == "welsh")
    assert awards(s, "welsh", "leader") == [("march", 6)]
    s = scene(12, "saxons", {"welsh": "powys 3", "saxons": "march"}, leaders={"alfred": "march"})
    march(s, "march", "powys")
    s = lucky(play(s, "done"), ["fight powys"], lambda now: armies(now, "saxons") == {})
    assert awards(s, "welsh", "leader") == [("powys", 6)]
