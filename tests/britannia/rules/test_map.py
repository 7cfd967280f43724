"""Rules 2: map and pieces."""

from __future__ import annotations

import pytest

from bretwalda.engine.bits import size
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import (
    AREA_IDS,
    BORDERS,
    DIFFICULT,
    ENGLAND,
    FACTS,
    LAND_IDS,
    NATION_IDS,
    SCOTLAND,
    SEA_IDS,
    SEAS_BESIDE,
    STRAITS,
    WALES,
)

from .scene import armies, asked, goals, held, holder, offered, play, reach, scene, step

POOLS = {
    "romano_british": 8, "belgae": 10, "welsh": 13, "brigantes": 11, "caledonians": 7, "picts": 10, "irish": 8,
    "scots": 11, "norsemen": 8, "dubliners": 9, "danes": 18, "norwegians": 12, "saxons": 20, "jutes": 6,
    "angles": 17, "normans": 8,
}  # fmt: skip


def names(areas: int) -> set[str]:
    return {name for number, name in enumerate(AREA_IDS) if areas >> number & 1}


def test_2_1_thirty_seven_areas_in_three_theatres() -> None:
    """Devon and Cornwall are Welsh, Galloway and Lothian English; every area is in one theatre."""
    assert [int(size(theatre)) for theatre in (ENGLAND, WALES, SCOTLAND)] == [20, 7, 10]
    assert names(ENGLAND | WALES | SCOTLAND) == set(LAND_IDS)
    assert {"devon", "cornwall"} <= names(WALES)
    assert {"galloway", "lothian"} <= names(ENGLAND)


def test_2_1_a_theatre_hinders_no_movement() -> None:
    """From Wales to England and from England to Scotland like anywhere else."""
    s = scene(2, "welsh", {"welsh": "gwent 2, lothian"})
    assert {"hwicce", "dyfed"} <= reach(s, "gwent")
    assert {"strathclyde", "cumbria"} <= reach(s, "lothian")


def test_2_2_marsh_and_mountain_are_difficult() -> None:
    """Seventeen areas, Lindsey the only marsh."""
    mountains = ["downlands", "galloway", "pennines", "clwyd", "cornwall", "devon", "gwent", "powys"]
    mountains += [area for area in names(SCOTLAND) if area not in ("dunedin", "strathclyde")]
    assert names(DIFFICULT) == {*mountains, "lindsey"}
    assert [row["id"] for row in FACTS["area"] if row["terrain"] == "marsh"] == ["lindsey"]
    assert len(LAND_IDS) - int(size(DIFFICULT)) == 20


def test_2_2_marsh_does_what_mountains_do() -> None:
    """It stops, it feeds one, two may stand there."""
    s = scene(2, "welsh", {"welsh": "york 2, cheshire 2"})
    march_on = play(s.clone(), "move york", "go lindsey")
    assert step(march_on) == "movement"
    march_on = play(s.clone(), "move cheshire", "go pennines")
    assert step(march_on) == "movement"


def test_2_3_four_straits() -> None:
    """And no border runs along them."""
    pairs = {frozenset((one, other)) for a, one in enumerate(LAND_IDS) for other in names(STRAITS[a])}
    assert pairs == {
        frozenset(pair)
        for pair in (("devon", "dyfed"), ("devon", "gwent"), ("skye", "hebrides"), ("caithness", "orkneys"))
    }
    assert not any(BORDERS[a] & STRAITS[a] for a in range(len(LAND_IDS)))


def test_2_4_eight_seas_in_a_ring() -> None:
    """Each sea has two neighbours, those before and after it in the list."""
    assert SEA_IDS == [
        "sinus_britannicus",
        "litus_saxonicus",
        "oceanus_germanicus",
        "mare_orcadum",
        "oceanus_hyperborealis",
        "mare_caledonicum",
        "mare_hibernicum",
        "oceanus_atlanticus",
    ]
    for k, sea in enumerate(SEA_IDS):
        beside = names(SEAS_BESIDE[AREA_IDS.index(sea)]) & set(SEA_IDS)
        assert beside == {SEA_IDS[k - 1], SEA_IDS[(k + 1) % 8]}


def test_2_5_structures_never_move() -> None:
    """A fort and a legion in Kent: only the legion is a stack to move."""
    s = scene(2, "romans", {"romans": "kent"}, forts=["kent", "york"])
    assert "move kent" in offered(s)
    assert "move york" not in offered(s)
    play(s, "move kent")
    assert "leave fort 0" not in offered(s)


def test_2_6_a_leader_is_never_counted() -> None:
    """With an overstack in York three infantry and Urien may stay in Cumbria; a fourth infantry may not."""
    for cumbria, fine in (("cumbria 3", True), ("cumbria 4", False)):
        s = scene(7, "brigantes", {"brigantes": f"york 4, {cumbria}"}, leaders={"urien": "cumbria"})
        assert ("done" in offered(s)) == fine


def test_2_7_an_area_is_held_by_whoever_is_alone_there() -> None:
    """An army entering an empty area holds it; one entering another's does not, before the battle is won."""
    s = scene(2, "welsh", {"welsh": "hwicce 2, gwent", "belgae": "south_mercia"})
    play(s, "move hwicce", "leave infantry 2", "go south_mercia", "move hwicce", "go north_mercia")
    assert holder(s, "south_mercia") == "belgae"
    assert holder(s, "north_mercia") == "welsh"
    assert holder(s, "hwicce") is None


def test_2_8_a_fort_or_a_burh_alone_holds_its_area() -> None:
    """A ruin alone holds nothing."""
    s = scene(12, "saxons", {"saxons": "essex"}, burhs=["kent"])
    assert held(s, "saxons") == {"essex", "kent"}
    s = scene(3, "welsh", {"welsh": "powys"}, forts=["york"], ruins=["march"])
    assert holder(s, "york") == "romans"
    assert holder(s, "march") is None


def test_2_9_an_invader_begins_its_turn_at_sea() -> None:
    """Danes at sea must land south of Lothian; Danes who sail from land may go where they like."""
    s = scene(13, "danes", {"danes": "oceanus_germanicus, dunedin"})
    assert {"york", "bernicia"} <= reach(s, "oceanus_germanicus")
    assert "lothian" not in reach(s, "oceanus_germanicus")
    play(s, "move dunedin", "go oceanus_germanicus")
    assert "lothian" in goals(s)


def test_2_10_a_status_holds_for_the_turns_of_the_timetable() -> None:
    """Saxons have boats on turn 10 and none on turn 11."""
    assert "litus_saxonicus" in reach(scene(10, "saxons", {"saxons": "essex 2"}), "essex")
    assert "litus_saxonicus" not in reach(scene(11, "saxons", {"saxons": "essex 2"}), "essex")


def test_2_11_attack_and_defence() -> None:
    """The values of all kinds of unit."""
    values = {row["id"]: (row["attack"], row["defence"]) for row in FACTS["unit"] if not row.get("variant")}
    assert values == {
        "infantry": (5, 5), "cavalry": (4, 4), "legion": (4, 4), "fort": (0, 5), "burh": (0, 0), "wall": (0, 0),
    }  # fmt: skip


@pytest.mark.parametrize("nation", POOLS)
def test_2_12_prices(nation: str) -> None:
    """What a nation can buy, and for how much."""
    prices = {one.id: one.prices for one in GAME.view(GAME.new(), None).nations}
    expected = {"infantry": 7 if nation == "norwegians" else 6}
    expected |= {"cavalry": 12} if nation == "normans" else {"burh": 3} if nation == "saxons" else {}
    if nation == "romano_british":
        expected = {"infantry": 6}
    assert prices[nation] == expected
    assert prices["romans"] == {}


@pytest.mark.parametrize("nation", POOLS)
def test_2_13_nobody_grows_beyond_the_pool(nation: str) -> None:
    """One short of the pool and with all the points in the world a nation raises one infantry more, and no other."""
    pool = POOLS[nation]
    lands = [area for area in LAND_IDS if not DIFFICULT >> LAND_IDS.index(area) & 1]
    places = ", ".join(f"{lands[k]} {min(3, pool - 1 - 3 * k)}" for k in range((pool + 1) // 3) if pool - 1 > 3 * k)
    turn = 7 if nation == "romano_british" else 8
    s = scene(turn, nation, {nation: places}, phase="growth", savings={nation: 40})
    infantry = 2 * NATION_IDS.index(nation)
    assert (s.number[infantry], asked(s)) == (pool - 1, nation)
    while "done" not in offered(s):
        play(s, min(offered(s)))
    assert s.number[infantry] == pool


def test_2_13_arthurs_riders_widen_the_pool_of_the_romano_british() -> None:
    """From turn 8 on they may have ten infantry."""
    s = scene(
        8,
        "romano_british",
        {"romano_british": "york 3, kent 3, essex 2"},
        phase="growth",
        savings={"romano_british": 60},
    )
    while "done" not in offered(s):
        play(s, min(offered(s)))
    assert sum(armies(s, "romano_british").values()) == 10
