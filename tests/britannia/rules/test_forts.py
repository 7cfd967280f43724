"""Rules 7: roads and forts."""

from __future__ import annotations

from .scene import (
    armies,
    asked,
    awards,
    goals,
    holder,
    lucky,
    march,
    offered,
    play,
    reach,
    scene,
    step,
    works,
)


def test_7_1_a_fort_stands_as_soon_as_romans_alone_hold_an_area() -> None:
    """At once in an empty area; in a contested one after the battle is won."""
    s = scene(2, "romans", {"romans": "sinus_britannicus 4", "belgae": "kent"})
    march(s, "sinus_britannicus", "sussex", units=1)
    assert works(s, "sussex") == {"fort"}
    march(s, "sinus_britannicus", "kent")
    assert works(s, "kent") == set()
    won = lucky(play(s, "done"), ["fight kent"], lambda now: holder(now, "kent") == "romans")
    assert works(won, "kent") == {"fort"}


def test_7_1_every_area_passed_through_gets_one() -> None:
    """Kent, Essex and Suffolk in one movement."""
    s = march(scene(2, "romans", {"romans": "sinus_britannicus"}), "sinus_britannicus", "kent", "essex", "suffolk")
    assert all(works(s, area) == {"fort"} for area in ("kent", "essex", "suffolk"))
    assert holder(s, "kent") == "romans"


def test_7_2_a_destroyed_fort_is_not_rebuilt() -> None:
    """Romans who return to a ruin find a ruin."""
    s = march(scene(3, "romans", {"romans": "kent"}, forts=["kent"], ruins=["essex"]), "kent", "essex")
    assert works(s, "essex") == {"ruin"}
    assert holder(s, "essex") == "romans"


def test_7_3_no_fort_in_a_vassals_area() -> None:
    """Legions pass through Dyfed and leave nothing there."""
    s = scene(3, "romans", {"romans": "hwicce", "welsh": "gwent, dyfed"}, forts=["hwicce"], vassals={"welsh": "romans"})
    play(s, "move hwicce", "go gwent")
    assert works(s, "gwent") == set()
    assert holder(s, "gwent") == "welsh"


def test_7_3_after_the_rising_belgic_areas_get_forts() -> None:
    """Kent, a vassal's until Boudicca came, is taken on turn 2."""
    s = scene(2, "romans", {"romans": "essex 3", "belgae": "kent, sussex"}, forts=["essex"], former_vassals=["belgae"])
    march(s, "essex", "kent")
    won = lucky(play(s, "done"), ["fight kent"], lambda now: holder(now, "kent") == "romans")
    assert works(won, "kent") == {"fort"}


def test_7_4_a_step_by_road_is_free() -> None:
    """From Kent to York over five forts, through the marshes of Lindsey, and three steps more."""
    s = scene(3, "romans", {"romans": "kent 2"}, forts=["kent", "essex", "suffolk", "lindsey", "york"])
    play(s, "move kent")
    assert {"essex", "suffolk", "lindsey", "york"} <= goals(s)
    play(s, "go york", "go bernicia", "go lothian")
    assert "dunedin" in goals(s)


def test_7_4_no_strait_stops_on_a_road() -> None:
    """Devon and Dyfed with forts on both sides; and a vassal's area is a road too."""
    s = scene(3, "romans", {"romans": "devon"}, forts=["devon", "dyfed"])
    play(s, "move devon", "go dyfed")
    assert {"powys", "gwent"} <= goals(s)
    s = scene(
        3, "romans", {"romans": "hwicce", "welsh": "gwent"}, forts=["hwicce", "dyfed"], vassals={"welsh": "romans"}
    )
    assert "dyfed" in reach(s, "hwicce")


def test_7_5_leaving_and_joining_the_roads_costs_as_usual() -> None:
    """From a fort into empty land 1; into a mountain area with a fort from outside the roads the movement ends."""
    s = scene(3, "romans", {"romans": "kent"}, forts=["kent"])
    play(s, "move kent", "go essex", "go suffolk", "go norfolk")
    assert goals(s) == {"kent", "essex", "suffolk"}  # back by the roads just built, and nowhere else
    s = scene(3, "romans", {"romans": "sinus_britannicus"}, forts=["devon", "avalon"])
    play(s, "move sinus_britannicus", "go devon")
    assert "move devon" not in offered(s)


def test_7_6_a_fort_fights_but_never_leaves_and_dies_last() -> None:
    """Welsh who attack a fort with a legion kill the legion first; the fort has no retreat."""
    s = scene(3, "welsh", {"welsh": "hwicce 3", "romans": "march"}, forts=["march", "york"])
    march(s, "hwicce", "march")
    play(s, "done")
    first = lucky(
        s, ["fight march"], lambda now: "march" not in armies(now, "romans") and works(now, "march") == {"fort"}
    )
    assert holder(first, "march") == "romans"
    assert (step(first), asked(first)) == ("attacker-retreat", "welsh")
    both = lucky(s, ["fight march"], lambda now: works(now, "march") == {"ruin"})
    assert "march" not in armies(both, "romans")


def test_7_6_a_fort_takes_no_room() -> None:
    """Two legions and a fort may stand in the mountains."""
    s = scene(3, "romans", {"romans": "downlands 2"}, forts=["downlands"])
    assert "done" in offered(s)


def test_7_7_one_hit_ruins_a_fort() -> None:
    """The ruin neither holds nor makes a road nor scores for the Limes."""
    s = scene(3, "romans", {"romans": "kent"}, forts=["kent", "suffolk"], ruins=["essex"])
    assert "suffolk" not in reach(s, "kent")
    end = scene(5, "normans", {"romans": "essex, york"}, forts=["york"], ruins=["essex"], phase="turn_end")
    assert awards(end, "romans", "limes") == [("york", 6)]


def test_7_8_the_roads_end_with_rome() -> None:
    """On turn 6 there is neither a fort nor a Roman."""
    s = scene(5, "normans", {"romans": "kent", "welsh": "powys"}, forts=["kent", "essex"], phase="turn_end")
    assert s.turn == 6
    assert works(s, "kent") == works(s, "essex") == set()
    assert armies(s, "romans") == {}
