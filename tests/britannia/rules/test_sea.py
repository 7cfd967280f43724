"""Rules 6: at sea."""

from __future__ import annotations

from .scene import armies, goals, leader_at, march, offered, play, reach, scene, told


def test_6_1_a_sea_costs_one_and_land_what_it_costs() -> None:
    """Coast, sea, clear coast; a difficult coast with the last point and no further."""
    s = scene(10, "saxons", {"saxons": "kent 2"})
    play(s, "move kent", "go litus_saxonicus")
    assert {"essex", "york", "lindsey"} <= goals(s)
    play(s, "go lindsey")
    assert armies(s, "saxons") == {"lindsey": 2}
    assert "move lindsey" not in offered(s)


def test_6_2_a_sea_takes_any_number_of_any_nations() -> None:
    """Saxons and Jutes lie side by side; no battle, no limit."""
    s = scene(4, "saxons", {"saxons": "sinus_britannicus 9", "jutes": "sinus_britannicus 2", "romans": "york"})
    play(s, "done")
    assert told(s, "battle") == []
    assert armies(s, "saxons") == {"sinus_britannicus": 9}
    assert armies(s, "jutes") == {"sinus_britannicus": 2}


def test_6_3_whoever_is_on_land_needs_boats() -> None:
    """With boats through several seas, points allowing; without them not into the water."""
    s = scene(12, "danes", {"danes": "kent"}, leaders={"ivar_halfdan": "kent"})
    play(s, "move kent", "go litus_saxonicus", "go oceanus_germanicus")
    assert {"york", "bernicia", "lothian", "dunedin"} <= goals(s)
    assert "litus_saxonicus" not in reach(scene(11, "saxons", {"saxons": "kent"}), "kent")


def test_6_4_invaders_need_no_boats() -> None:
    """Danish raiders of turn 11 have none, and still sail on and land."""
    s = scene(11, "danes", {"danes": "oceanus_germanicus 2"})
    play(s, "move oceanus_germanicus", "go litus_saxonicus")
    assert {"kent", "essex"} <= goals(s)


def test_6_5_only_raiders_may_stay_at_sea() -> None:
    """Irish raiders of turn 5 end at sea; Irish of turn 7 must land."""
    s = scene(5, "irish", {"irish": "oceanus_atlanticus 2, avalon"})
    assert "done" in offered(s)
    march(s, "avalon", "oceanus_atlanticus")
    assert armies(s, "irish") == {"oceanus_atlanticus": 3}
    s = scene(7, "irish", {"irish": "oceanus_atlanticus 2, avalon"})
    assert "done" not in offered(s)
    play(s, "move avalon", "go oceanus_atlanticus")
    assert "halt" in offered(s)


def test_6_5_without_raiders_the_last_point_does_not_lead_to_sea() -> None:
    """After one step on land infantry with boats cannot put to sea; raiders can."""
    s = scene(7, "irish", {"irish": "hwicce"})
    play(s, "move hwicce", "go avalon")
    assert "oceanus_atlanticus" not in goals(s)
    s = scene(5, "irish", {"irish": "hwicce"})
    play(s, "move hwicce", "go avalon")
    assert "oceanus_atlanticus" in goals(s)


def test_6_6_what_cannot_land_is_removed() -> None:
    """Scots in the Channel find no coast open to them on turn 8, here or one sea further, and are lost."""
    s = scene(8, "scots", {"scots": "sinus_britannicus, skye"})
    assert "done" not in offered(s)
    march(s, "sinus_britannicus", "oceanus_atlanticus")
    assert "move oceanus_atlanticus" not in offered(s)
    play(s, "done")
    assert armies(s, "scots") == {"skye": 1}


def test_6_6_whoever_can_land_must() -> None:
    """Olaf's Dubliners in the Channel reach Avalon by the next sea: the movement cannot end before."""
    s = scene(13, "dubliners", {"dubliners": "sinus_britannicus, york"}, leaders={"olaf": "sinus_britannicus"})
    assert "done" not in offered(s)
    march(s, "sinus_britannicus", "oceanus_atlanticus", "avalon")
    assert leader_at(s, "olaf") == "avalon"
