"""Rules 19: worked numbers."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia.state import Britannia

from .scene import (
    armies,
    awards,
    dice,
    england,
    goals,
    lost_at_first,
    lucky,
    march,
    offered,
    play,
    savings,
    scene,
    step,
    units,
    whose,
)


def least(attacker: str, mine: str, defender: str, theirs: str, area: str, **more: object) -> int:
    """The least attacker's die that kills a single defender in an area; the attacker comes from a neighbour."""
    start = {"essex": "kent", "downlands": "essex"}[area]
    turn = 3 if "romans" in (attacker, defender) else 16 if "normans" in (attacker, defender) else 12
    people = {attacker: f"{start} {mine}"}
    if theirs:
        people[defender] = f"{area} {theirs}"
    s = march(scene(turn, attacker, people, **more), start, area)  # type: ignore[arg-type]
    while step(s) != "battles":
        play(s, "defy" if step(s) == "submission" else "done")
    return next(value for value in range(1, 7) if _kills(s, area, value, defender))


def _kills(s: Britannia, area: str, value: int, defender: str) -> bool:
    return lost_at_first(lucky(s, [f"fight {area}"], lambda now: dice(now)[0] == [value]), defender) > 0


def least_defending(attacker: str, mine: str, area: str) -> int:
    """The least die by which a fort alone kills an attacker."""
    start = {"essex": "kent", "downlands": "essex"}[area]
    s = march(scene(3, attacker, {attacker: f"{start} {mine}"}, forts=[area]), start, area)
    play(s, "done")
    for value in range(1, 7):
        after = lucky(s, [f"fight {area}"], lambda now, value=value: dice(now) == ([1], [value]))  # type: ignore[misc]
        if armies(after, attacker) == {}:
            return value
    return 7


def test_19_1_infantry() -> None:
    """5 against ordinary armies and structures, 6 in difficult terrain and against legions and cavalry."""
    assert least("danes", "1", "welsh", "1", "essex") == 5
    assert least("danes", "1", "welsh", "1", "downlands") == 6
    assert least("caledonians", "1", "romans", "1", "essex") == 6
    assert least("welsh", "1", "normans", "1c", "essex") == 6
    assert least("danes", "1", "saxons", "", "essex", burhs=["essex"]) == 5
    assert least("danes", "1", "saxons", "", "downlands", burhs=["downlands"]) == 6
    assert least("caledonians", "1", "romans", "", "essex", forts=["essex"]) == 5
    assert least("caledonians", "1", "romans", "", "downlands", forts=["downlands"]) == 6


def test_19_2_legions_and_cavalry() -> None:
    """4, and 6 like all others in difficult terrain or against each other."""
    assert least("normans", "1c", "welsh", "1", "essex") == 4
    assert least("normans", "1c", "welsh", "1", "downlands") == 6
    assert least("romans", "1", "caledonians", "1", "essex") == 4
    assert least("romans", "1", "caledonians", "1", "downlands") == 6
    assert least("normans", "1c", "saxons", "", "essex", burhs=["essex"]) == 4
    assert least("normans", "1c", "saxons", "", "downlands", burhs=["downlands"]) == 6


def test_19_3_forts_kill_and_burhs_do_not() -> None:
    """5 against ordinary attackers, 6 against cavalry, in clear and difficult terrain; a burh has no die to roll."""
    for area in ("essex", "downlands"):
        assert least_defending("caledonians", "1", area) == 5
        assert least_defending("normans", "1c", area) == 6
    s = march(scene(12, "danes", {"danes": "kent"}, burhs=["essex"]), "kent", "essex")
    assert dice(play(s, "done", "fight essex"))[1] == []


def walk(nation: str, turn: int, start: str, *path: str, leader: str = "") -> str:
    """Walk as far along a path as the rules let a single unit, and say where it ends."""
    s = scene(turn, nation, {nation: start}, leaders={leader: start} if leader else {})
    play(s, f"move {start}")
    here = start
    for area in path:
        if step(s) != "march" or area not in goals(s):
            break
        play(s, f"go {area}")
        here = area
    return here


def test_19_4_infantry_alone() -> None:
    """Where each way ends."""
    assert walk("welsh", 2, "kent", "essex", "suffolk", "norfolk") == "suffolk"
    assert walk("welsh", 2, "hwicce", "march", "powys", "dyfed") == "powys"
    assert walk("welsh", 2, "march", "powys", "dyfed") == "powys"
    assert walk("welsh", 2, "skye", "hebrides") == "hebrides"
    assert walk("welsh", 2, "gwent", "dyfed", "devon") == "dyfed"


def test_19_5_infantry_with_a_leader() -> None:
    """Where each way ends with Urien."""
    led = {"leader": "urien"}
    assert walk("brigantes", 7, "kent", "essex", "suffolk", "lindsey", "york", **led) == "lindsey"
    assert walk("brigantes", 7, "march", "powys", "dyfed", "gwent", **led) == "dyfed"
    assert walk("brigantes", 7, "strathclyde", "dalriada", "alban", "mar", **led) == "alban"
    assert walk("brigantes", 7, "devon", "dyfed", "gwent", **led) == "gwent"
    assert walk("brigantes", 7, "skye", "hebrides", "skye", **led) == "hebrides"


def test_19_5_a_strait_into_clear_leaves_one_point() -> None:
    """From Devon to Dyfed and, with the last point, one area more."""
    s = scene(7, "brigantes", {"brigantes": "devon"}, leaders={"urien": "devon"})
    play(s, "move devon", "go dyfed", "go powys")
    assert step(s) == "movement"
    assert armies(s, "brigantes") == {"powys": 1}


def test_19_6_legions_from_the_channel() -> None:
    """Two stay behind against each Belgic army, the others go on."""
    belgae = "downlands, essex, kent, sussex, suffolk, wessex"
    s = scene(1, "romans", {"romans": "sinus_britannicus 5", "belgae": belgae, "welsh": "avalon, hwicce, gwent"})
    march(s, "sinus_britannicus", "sussex:2", "essex:2", "suffolk")
    assert armies(s, "romans") == {"sussex": 2, "essex": 2, "suffolk": 1}
    s = scene(1, "romans", {"romans": "sinus_britannicus 4", "belgae": "wessex, kent, essex, sussex, suffolk"})
    march(s, "sinus_britannicus", "wessex:2", "downlands")
    assert "move downlands" not in offered(s)
    s = scene(
        1,
        "romans",
        {
            "romans": "sinus_britannicus 5",
            "belgae": "wessex, kent, essex, sussex, norfolk",
            "welsh": "avalon, hwicce, gwent, powys, dyfed, clwyd",
        },
    )
    march(s, "sinus_britannicus", "wessex:2", "avalon:2", "hwicce")
    assert armies(s, "romans") == {"wessex": 2, "avalon": 2, "hwicce": 1}
    assert walk("saxons", 10, "kent", "litus_saxonicus", "essex", "suffolk") == "essex"


def test_19_7_growth_of_four_belgic_areas() -> None:
    """Three clear and one difficult: 7 points, one infantry, 1 saved."""
    s = scene(1, "belgae", {"belgae": "kent, essex, suffolk, lindsey"}, phase="growth")
    assert savings(s, "belgae") == 7
    play(s, "raise infantry kent", "done")
    assert savings(s, "belgae") == 1


def test_19_8_growth_of_eleven_areas() -> None:
    """20 points and 5 saved make four infantry in four areas, and 1; a vassal's 9 make 4."""
    lands = "kent, essex, sussex, wessex, avalon, hwicce, march, suffolk, norfolk, downlands, lindsey"
    s = scene(11, "angles", {"angles": lands}, phase="growth", savings={"angles": 5})
    assert savings(s, "angles") == 25
    for area in ("kent", "essex", "sussex", "wessex"):
        assert f"raise infantry {area}" in offered(s)
        play(s, f"raise infantry {area}")
        assert f"raise infantry {area}" not in offered(s)
    play(s, "done")
    assert savings(s, "angles") == 1
    s = scene(
        3,
        "welsh",
        {"welsh": "gwynedd, dyfed, march, hwicce, powys", "romans": "york"},
        phase="growth",
        vassals={"welsh": "romans"},
    )
    assert savings(play(s, "grant"), "welsh") == 4


def test_19_9_ten_armies_in_five_areas_and_three_burhs() -> None:
    """The eleventh army must go; in six areas the Saxons may buy two burhs."""
    lands = "kent 2, essex 2, sussex 2, wessex 2, avalon {}"
    assert whose(scene(9, "welsh", {"welsh": lands.format(2)}, phase="overpopulation")) != "welsh"
    assert step(scene(9, "welsh", {"welsh": lands.format(3)}, phase="overpopulation")) == "overpopulation"
    saxons = "kent, essex, sussex, wessex, avalon"
    assert scene(12, "saxons", {"saxons": saxons}, phase="growth", savings={"saxons": 5}).burhs_left == 3
    assert scene(12, "saxons", {"saxons": saxons + ", hwicce"}, phase="growth", savings={"saxons": 5}).burhs_left == 2
    assert (
        scene(12, "saxons", {"saxons": saxons + ", hwicce, march"}, phase="growth", savings={"saxons": 5}).burhs_left
        == 2
    )


@pytest.mark.parametrize(("first", "second", "king"), [(9, 4, True), (9, 5, False), (4, 2, True), (3, 1, False)])
def test_19_10_kings(first: int, second: int, king: bool) -> None:
    """England 9 to 4, 9 to 5, 4 to 2, 3 to 1."""
    people = england(danes=first, angles=second)
    assert bool(awards(scene(11, "normans", people, phase="turn_end"), "danes", "king")) == king


@pytest.mark.parametrize(("votes", "elected"), [(9, True), (8, False)])
def test_19_11_nine_of_seventeen_votes(votes: int, elected: bool) -> None:
    """Eight are not enough, even as the most."""
    people = england(saxons=votes, angles=5, jutes=12 - votes)
    s = scene(8, "normans", people, phase="turn_end")
    play(s, "vote saxons", "vote jutes", "vote angles")
    assert bool(awards(s, "saxons", "bretwalda")) == elected


def test_19_12_legions() -> None:
    """One comes to nine on turn 3; two of fourteen leave on turn 2."""
    s = scene(3, "romans", {"romans": "kent 9"}, phase="nation_start")
    assert armies(s, "romans")["sinus_britannicus"] == 1
    s = scene(2, "romans", {"romans": "kent 14"}, phase="nation_end")
    play(s, "remove legion kent", "remove legion kent")
    assert armies(s, "romans") == {"kent": 12}


def test_19_13_fifteen_points_for_the_normans() -> None:
    """Two cavalry and one infantry."""
    people = {"normans": "essex 2, wessex, south_mercia", "danes": "york"}
    s = scene(16, "romans", people, phase="turn_start", leaders={"william": "essex"})
    assert s.left == 15
    play(s, "hire cavalry", "hire cavalry")
    assert units(s, "normans", "sinus_britannicus") == {"infantry": 1, "cavalry": 2}
