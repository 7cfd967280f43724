"""Rules 5: movement."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia.board import AREA_IDS

from .scene import armies, asked, goals, held, march, offered, phase, play, reach, scene, step


def test_5_1_infantry_has_two_points_cavalry_and_legions_three() -> None:
    """Over empty clear land: two steps, three steps."""
    foot = march(scene(2, "welsh", {"welsh": "kent"}), "kent", "essex", "suffolk")
    assert armies(foot, "welsh") == {"suffolk": 1}
    assert "move suffolk" not in offered(foot)
    horse = march(scene(16, "normans", {"normans": "kent 1c"}), "kent", "essex", "suffolk", "norfolk")
    assert armies(horse, "normans") == {"norfolk": 1}
    legion = march(scene(2, "romans", {"romans": "kent"}), "kent", "essex", "suffolk", "norfolk")
    assert armies(legion, "romans") == {"norfolk": 1}
    assert "move norfolk" not in offered(horse)


def test_5_1_a_stack_moves_as_its_slowest_unit() -> None:
    """Cavalry with infantry has two steps; alone it has one more."""
    s = scene(16, "normans", {"normans": "kent 1+1c"})
    play(s, "move kent", "go essex", "go suffolk")
    assert step(s) == "march"
    assert offered(s) >= {"go norfolk"}
    play(s, "go norfolk")
    assert armies(s, "normans") == {"suffolk": 1, "norfolk": 1}


def test_5_2_stacks_are_split_and_merged() -> None:
    """One of three goes on, another joins it later."""
    s = scene(2, "welsh", {"welsh": "gwynedd 3, york"})
    march(s, "gwynedd", "clwyd", units=1)
    assert armies(s, "welsh") == {"gwynedd": 2, "clwyd": 1, "york": 1}
    march(s, "gwynedd", "clwyd", units=1)
    assert armies(s, "welsh") == {"gwynedd": 1, "clwyd": 2, "york": 1}


def test_5_2_a_unit_keeps_what_movement_it_has_left() -> None:
    """After one step and a halt there is one step more, not two."""
    s = march(scene(2, "welsh", {"welsh": "kent"}), "kent", "essex")
    march(s, "essex", "suffolk")
    assert "move suffolk" not in offered(s)


def test_5_3_a_leader_adds_one_to_the_stack_he_moves_with() -> None:
    """Three steps with Urien; whoever leaves him has two."""
    s = scene(7, "brigantes", {"brigantes": "kent 2"}, leaders={"urien": "kent"})
    march(s, "kent", "essex", "suffolk", "norfolk")
    assert armies(s, "brigantes") == {"norfolk": 2}
    s = scene(7, "brigantes", {"brigantes": "kent 2"}, leaders={"urien": "kent"})
    march(s, "kent", "essex", "suffolk:1", "norfolk")
    assert armies(s, "brigantes") == {"suffolk": 1, "norfolk": 1}
    assert "move suffolk" not in offered(s)


def test_5_4_a_clear_area_costs_one() -> None:
    """Two clear areas are the whole movement of infantry."""
    s = scene(2, "welsh", {"welsh": "hwicce"})
    play(s, "move hwicce", "go south_mercia")
    assert "essex" in goals(s)
    play(s, "go essex")
    assert step(s) == "movement"


def test_5_5_a_difficult_area_can_be_entered_with_one_point_and_stops() -> None:
    """Clear and difficult; difficult and no further, unless a leader is there."""
    s = scene(2, "welsh", {"welsh": "hwicce, avalon"})
    play(s, "move hwicce", "go march", "go powys")
    assert armies(s, "welsh") == {"powys": 1, "avalon": 1}
    play(s, "move avalon", "go downlands")
    assert step(s) == "movement"
    assert "move downlands" not in offered(s)
    led = scene(7, "brigantes", {"brigantes": "avalon"}, leaders={"urien": "avalon"})
    play(led, "move avalon", "go downlands")
    assert "essex" in goals(led)


def test_5_5_legions_are_stopped_too() -> None:
    """Three points do not help against mountains."""
    s = scene(2, "romans", {"romans": "avalon"})
    play(s, "move avalon", "go downlands")
    assert "move downlands" not in offered(s)


def test_5_6_a_strait_costs_one_more_and_stops() -> None:
    """With all of two points; never with one; and beyond it only with a leader."""
    s = scene(2, "welsh", {"welsh": "devon, cornwall"})
    assert {"dyfed", "gwent"} <= reach(s, "devon")
    play(s, "move devon", "go dyfed")
    assert "move dyfed" not in offered(s)
    s = scene(2, "welsh", {"welsh": "gwynedd"})
    play(s, "move gwynedd", "go powys")
    assert "move powys" not in offered(s)
    s = scene(2, "welsh", {"welsh": "hwicce"})
    play(s, "move hwicce", "go avalon")
    assert goals(s) == {"devon", "downlands", "hwicce", "wessex"}
    led = scene(7, "brigantes", {"brigantes": "devon"}, leaders={"urien": "devon"})
    play(led, "move devon", "go dyfed")
    assert "gwent" in goals(led)


def test_5_6_one_point_left_is_not_enough_for_a_strait() -> None:
    """From Gwent to Dyfed infantry has one point left, cavalry two: only the cavalry crosses to Devon."""
    foot = play(scene(2, "welsh", {"welsh": "gwent"}), "move gwent", "go dyfed")
    assert goals(foot) == {"gwent", "powys"}
    horse = play(scene(16, "normans", {"normans": "gwent 1c"}), "move gwent", "go dyfed")
    assert goals(horse) == {"gwent", "powys", "devon"}


@pytest.mark.parametrize("other", ["belgae", "welsh"])
def test_5_7_units_of_another_nation_stop_a_stack(other: str) -> None:
    """Danes are stopped by the Belgae, and by the Welsh of their own player."""
    s = scene(13, "danes", {"danes": "essex 2", other: "suffolk"})
    play(s, "move essex", "go suffolk")
    assert step(s) == "movement"
    assert "move suffolk" not in offered(s)


def test_5_8_an_overrun_leaves_twice_as_many_behind() -> None:
    """Against one army two stay and the others go on; with two alone nobody does."""
    s = scene(13, "danes", {"danes": "essex 3", "belgae": "suffolk"})
    play(s, "move essex", "go suffolk")
    assert step(s) == "march"
    assert goals(s) == set()
    play(s, "leave infantry 1", "leave infantry 1")
    assert {"norfolk", "lindsey", "north_mercia"} <= goals(s)
    play(s, "go norfolk")
    assert armies(s, "danes") == {"suffolk": 2, "norfolk": 1}
    two = scene(13, "danes", {"danes": "essex 2", "belgae": "suffolk"})
    play(two, "move essex", "go suffolk")
    assert step(two) == "movement"


def test_5_8_what_stays_behind_must_fit() -> None:
    """Against two armies four must stay: in two areas that would be two overstacks."""
    s = scene(13, "danes", {"danes": "essex 9, kent 2", "belgae": "suffolk 2, norfolk 2"})
    play(s, "move essex", "go suffolk")
    for _ in range(4):
        play(s, "leave infantry 1")
    play(s, "go norfolk")
    assert step(s) == "movement"
    crowd = scene(13, "danes", {"danes": "essex 9, kent 4", "belgae": "suffolk 2"})
    play(crowd, "move essex", "go suffolk")
    assert "norfolk" not in goals(crowd)


def test_5_9_terrain_stops_an_overrun() -> None:
    """Two stay against one Belga in the Downlands, but the others go no further; a leader takes them on."""
    s = scene(13, "danes", {"danes": "essex 4", "belgae": "downlands"})
    play(s, "move essex", "go downlands")
    assert step(s) == "movement"
    assert "move downlands" not in offered(s)
    led = scene(7, "brigantes", {"brigantes": "essex 4", "belgae": "downlands"}, leaders={"urien": "essex"})
    march(led, "essex", "downlands:2", "avalon")
    assert armies(led, "brigantes") == {"downlands": 2, "avalon": 2}


def test_5_10_those_who_came_first_count_for_the_overrun() -> None:
    """Two come from afar with their last point; the nearer one then passes over without leaving anybody."""
    s = scene(13, "danes", {"danes": "kent 2, south_mercia", "belgae": "suffolk"})
    march(s, "kent", "essex", "suffolk")
    play(s, "move south_mercia", "go suffolk")
    assert "norfolk" in goals(s)
    play(s, "go norfolk")
    assert armies(s, "danes") == {"suffolk": 2, "norfolk": 1}


def test_5_11_the_romano_british_spare_former_vassals_of_rome() -> None:
    """Before turn 8, unless attacked first."""
    people = {"romano_british": "march 2", "welsh": "hwicce 2, powys"}
    s = scene(7, "romano_british", people, former_vassals=["welsh"])
    assert not {"hwicce", "powys"} & reach(s, "march")
    assert {"hwicce", "powys"} <= reach(scene(7, "romano_british", people), "march")
    assert {"hwicce", "powys"} <= reach(scene(8, "romano_british", people, former_vassals=["welsh"]), "march")


def test_5_11_whoever_attacks_the_romano_british_is_spared_no_more() -> None:
    """An attack in Powys frees them to attack the Welsh everywhere."""
    s = scene(7, "welsh", {"romano_british": "march 2", "welsh": "hwicce 2, gwynedd"}, former_vassals=["welsh"])
    march(s, "hwicce", "march", units=1)
    assert s.aggressors >> 3 & 1


@pytest.mark.parametrize(
    ("turn", "nation", "sea", "closed", "open_sea"),
    [
        (2, "romans", "sinus_britannicus", {"litus_saxonicus", "oceanus_atlanticus"}, set()),
        (15, "normans", "sinus_britannicus", {"litus_saxonicus", "oceanus_atlanticus"}, set()),
        (15, "norwegians", "oceanus_germanicus", {"litus_saxonicus", "mare_orcadum"}, set()),
        (5, "saxons", "sinus_britannicus", {"oceanus_atlanticus"}, {"litus_saxonicus"}),
        (5, "jutes", "sinus_britannicus", {"oceanus_atlanticus"}, {"litus_saxonicus"}),
        (7, "angles", "oceanus_germanicus", {"mare_orcadum"}, {"litus_saxonicus"}),
        (13, "dubliners", "mare_caledonicum", {"oceanus_hyperborealis"}, {"mare_hibernicum"}),
        (13, "danes", "oceanus_germanicus", set(), {"litus_saxonicus", "mare_orcadum"}),
    ],
)
def test_5_12_seas_that_invaders_keep_out_of(
    turn: int, nation: str, sea: str, closed: set[str], open_sea: set[str]
) -> None:
    """Each nation's limits, and no more."""
    s = scene(turn, nation, {nation: f"{sea} 2"})
    seas = reach(s, sea) & set(AREA_IDS[37:])
    assert seas == open_sea
    assert not seas & closed


def test_5_12_invaders_keep_their_limits_in_the_second_movement() -> None:
    """Angles who began turn 7 at sea and have landed in Mar still keep out of the Mare Orcadum; others need not."""
    s = scene(7, "angles", {"angles": "oceanus_germanicus 2"})
    march(s, "oceanus_germanicus", "mar")
    play(s, "done")
    assert phase(s) == "movement_2"
    assert reach(s, "mar") & set(AREA_IDS[37:]) == {"oceanus_germanicus"}
    settled = scene(7, "angles", {"angles": "mar 2"})
    assert reach(settled, "mar") & set(AREA_IDS[37:]) == {"oceanus_germanicus", "mare_orcadum"}


@pytest.mark.parametrize(
    ("turn", "nation", "sea", "coast"),
    [
        (5, "irish", "mare_hibernicum", {"cumbria", "cheshire"}),
        (13, "danes", "oceanus_germanicus", {"york", "bernicia"}),
        (7, "scots", "oceanus_germanicus", {"lothian", "dunedin"}),
        (7, "scots", "mare_orcadum", {"caithness", "orkneys"}),
        (
            13,
            "dubliners",
            "oceanus_atlanticus",
            {"cheshire", "clwyd", "gwynedd", "powys", "dyfed", "gwent", "hwicce", "avalon"},
        ),
        (13, "dubliners", "sinus_britannicus", set()),
        (7, "angles", "litus_saxonicus", {"kent", "essex", "suffolk", "norfolk", "lindsey", "york"}),
    ],
)
def test_5_13_where_invaders_may_land(turn: int, nation: str, sea: str, coast: set[str]) -> None:
    """From each sea the coasts that are open to them."""
    s = scene(turn, nation, {nation: f"{sea} 2"})
    assert reach(s, sea) & set(AREA_IDS[:37]) == coast
    assert asked(s) == nation
    assert held(s, nation) == set()
