"""Rules 10: retreat."""

from __future__ import annotations

from bretwalda.games.britannia.state import Britannia

from .scene import (
    armies,
    asked,
    holder,
    leader_at,
    lucky,
    march,
    offered,
    play,
    scene,
    step,
    works,
)


def undecided(s: Britannia, area: str) -> Britannia:
    """A battle after a first round in which nobody was hit."""
    before = {nation: armies(s, nation) for nation in ("danes", "welsh", "saxons", "romans", "norwegians")}
    return lucky(
        s,
        [f"fight {area}"],
        lambda now: all(armies(now, nation) == had for nation, had in before.items()) and step(now) != "losses",
    )


def test_10_1_the_defender_goes_first_to_one_vacant_or_own_area() -> None:
    """From Kent to empty Sussex or to the own Essex; York is too far."""
    s = scene(13, "danes", {"danes": "suffolk 2", "welsh": "essex 2, kent, york"})
    march(s, "suffolk", "essex")
    s = undecided(play(s, "done"), "essex")
    assert (step(s), asked(s)) == ("defender-retreat", "welsh")
    flights = {move for move in offered(s) if move.startswith("flee")}
    assert flights == {f"flee {area}" for area in ("downlands", "kent", "south_mercia", "sussex", "suffolk")}
    play(s, "keep infantry essex", "flee kent")
    assert armies(s, "welsh") == {"essex": 1, "kent": 2, "york": 1}


def test_10_1_a_strait_is_a_way_out() -> None:
    """From Dyfed to Devon."""
    s = scene(13, "danes", {"danes": "powys 2, gwent", "welsh": "dyfed"})
    march(s, "powys", "dyfed")
    s = undecided(play(s, "done"), "dyfed")
    assert "flee devon" in offered(s)


def test_10_2_no_retreat_into_an_area_with_a_battle() -> None:
    """Kent is the Welsh's own, but a battle is still to be fought there."""
    s = scene(13, "danes", {"danes": "suffolk 2, sussex 2", "welsh": "essex, kent"})
    march(s, "suffolk", "essex")
    march(s, "sussex", "kent")
    s = undecided(play(s, "done"), "essex")
    assert "flee kent" not in offered(s)
    assert "flee downlands" in offered(s)


def test_10_3_to_sea_with_boats_only() -> None:
    """Danes with boats on turn 13 may flee to the sea, Welsh may not; without any way out nobody is asked."""
    people = {"saxons": "essex 3, sussex 3", "danes": "kent 2"}
    s = scene(13, "saxons", people)
    march(s, "sussex", "kent", units=2)
    s = undecided(play(s, "done"), "kent")
    assert {move for move in offered(s) if move.startswith("flee")} == {
        "flee sinus_britannicus",
        "flee litus_saxonicus",
    }
    s = scene(13, "saxons", {"saxons": "essex 3, sussex 3", "welsh": "kent 2"})
    march(s, "sussex", "kent", units=2)
    s = undecided(play(s, "done"), "kent")
    assert (step(s), asked(s)) == ("attacker-retreat", "saxons")


def test_10_4_the_attacker_goes_back_where_each_unit_came_from() -> None:
    """One came from Essex, one from Sussex: both go home, though nobody chooses where."""
    s = scene(13, "danes", {"danes": "essex, sussex", "welsh": "kent 2"})
    march(s, "essex", "kent")
    march(s, "sussex", "kent")
    s = play(undecided(play(s, "done"), "kent"), "stand")
    assert asked(s) == "danes"
    play(s, "retreat")
    assert armies(s, "danes") == {"essex": 1, "sussex": 1}


def test_10_4_some_may_stay() -> None:
    """One of two goes back, the other fights on."""
    s = scene(13, "danes", {"danes": "essex 2", "welsh": "kent 2"})
    march(s, "essex", "kent")
    s = play(undecided(play(s, "done"), "kent"), "stand")
    play(s, "keep infantry essex", "retreat")
    assert armies(s, "danes") == {"essex": 1, "kent": 1}
    assert offered(s) == {"fight kent"}


def test_10_5_back_to_sea_only_as_raiders_or_with_boats() -> None:
    """Danes have boats on turn 13 and are raiders on turn 11; Normans of turn 15 and Irish of turn 8 have neither."""
    for turn, nation, sea, coast, free in (
        (13, "danes", "oceanus_germanicus", "york", True),
        (15, "normans", "sinus_britannicus", "kent", False),
        (8, "irish", "mare_hibernicum", "cumbria", False),
        (11, "danes", "oceanus_germanicus", "york", True),
    ):
        assert may_go_back(turn, nation, sea, coast, sea_retreat=False) == free, nation


def may_go_back(turn: int, nation: str, sea: str, coast: str, sea_retreat: bool) -> bool:
    """Whether two who have landed and fought a round without losses may return to their sea."""
    s = scene(turn, nation, {nation: f"{sea} 2", "angles": f"{coast} 2, lothian"}, sea_retreat=sea_retreat)
    march(s, sea, coast)
    s = lucky(
        play(s, "done"),
        [f"fight {coast}", "stand"],
        lambda now: armies(now, nation).get(coast) == 2 and armies(now, "angles").get(coast) == 2,
    )
    return "retreat" in offered(s)


def test_10_5_not_in_the_second_battle_of_an_invasion() -> None:
    """Whatever the setting: Normans who land in the second movement cannot go back to sea."""
    people = {"normans": "sinus_britannicus 2, york", "welsh": "kent 2, essex, sussex"}
    s = scene(15, "normans", people, phase="movement_2", sea_retreat=True)
    march(s, "sinus_britannicus", "kent")
    play(s, "done")
    s = lucky(
        s, ["fight kent"], lambda now: armies(now, "normans").get("kent") == 2 and armies(now, "welsh").get("kent") == 2
    )
    assert "retreat" not in offered(s)


def test_10_6_where_a_foreign_unit_stands_nobody_goes_back() -> None:
    """The Welsh of Suffolk flee to Essex, which the Danes have left: from Kent there is no way back."""
    s = scene(13, "danes", {"danes": "essex 4", "welsh": "kent 2, suffolk"})
    march(s, "essex", "kent", units=2)
    march(s, "essex", "suffolk")
    s = undecided(play(s, "done"), "suffolk")
    play(s, "flee essex")
    s = undecided(s, "kent")
    while step(s) == "defender-retreat":
        play(s, "stand")
    assert "retreat" not in offered(s)


def test_10_7_stacking_holds_for_retreats() -> None:
    """With an overstack in York and two in the Downlands two more fit neither there nor in Kent; Kent takes one."""
    s = scene(
        13, "danes", {"danes": "suffolk 2, sussex, south_mercia", "welsh": "essex 2, kent 2, downlands 2, york 4"}
    )
    march(s, "suffolk", "essex")
    s = undecided(play(s, "done"), "essex")
    assert {move for move in offered(s) if move.startswith("flee")} == {"flee suffolk"}
    play(s, "keep infantry essex")
    assert {move for move in offered(s) if move.startswith("flee")} == {"flee suffolk", "flee kent"}


def test_10_8_structures_stay() -> None:
    """The legion flees, the fort fights on alone."""
    s = scene(3, "welsh", {"welsh": "hwicce 2", "romans": "march, york"}, forts=["march", "york"])
    march(s, "hwicce", "march")
    s = undecided(play(s, "done"), "march")
    play(s, "flee york")
    assert works(s, "march") == {"fort"}
    assert holder(s, "march") == "romans"
    assert step(s) in ("attacker-retreat", "battles")


def test_10_9_if_none_stays_the_other_side_holds_the_area() -> None:
    """All Welsh leave Kent: it is Danish."""
    s = scene(13, "danes", {"danes": "essex 2", "welsh": "kent"})
    march(s, "essex", "kent")
    s = undecided(play(s, "done"), "kent")
    play(s, "flee sussex")
    assert holder(s, "kent") == "danes"
    assert holder(s, "sussex") == "welsh"


def test_10_10_a_leader_goes_or_stays() -> None:
    """Edgar goes with the one who flees, or stays with the one who stays."""
    s = scene(13, "danes", {"danes": "essex 2", "saxons": "kent 2"}, leaders={"edgar": "kent"})
    march(s, "essex", "kent")
    s = undecided(play(s, "done"), "kent")
    gone = play(s.clone(), "keep infantry kent", "flee sussex")
    assert leader_at(gone, "edgar") == "sussex"
    stayed = play(s.clone(), "keep infantry kent", "keep_leader", "flee sussex")
    assert leader_at(stayed, "edgar") == "kent"
    assert "keep_leader" not in offered(s)
