"""Rules 18: the timetable, line by line as the rules on paper have it."""

from __future__ import annotations

from bretwalda.games.britannia.board import NATION_IDS, STATUS_IDS

from .scene import armies, leader_at, offered, scene, step, units

Seas = dict[str, dict[str, int]]

CHANNEL, FRISIAN, GERMAN = "sinus_britannicus", "litus_saxonicus", "oceanus_germanicus"
ORKNEY, NORTHERN, CALEDONIAN = "mare_orcadum", "oceanus_hyperborealis", "mare_caledonicum"
IRISH, ATLANTIC = "mare_hibernicum", "oceanus_atlanticus"


def check(turn: int, seas: Seas, statuses: dict[str, str], leaders: dict[str, str] | None = None) -> None:
    """What appears at sea at the start of a turn, every nation's statuses, and the leaders who come by sea."""
    people = {"caledonians": "hebrides 2"}
    if 2 <= turn <= 5:
        people["romans"] = "kent 12"  # so many that no new ones come
    s = scene(turn, "romans", people, phase="turn_start")
    for nation in NATION_IDS:
        found = {place: number for place, number in armies(s, nation).items() if place in ALL_SEAS}
        assert found == seas.get(nation, {}), nation
        status = s.status(NATION_IDS.index(nation))
        words = {word for bit, word in enumerate(STATUS_IDS) if status >> bit & 1}
        assert words == set(statuses.get(nation, "").split()), nation
    for leader, sea in (leaders or {}).items():
        assert leader_at(s, leader) == sea


ALL_SEAS = (CHANNEL, FRISIAN, GERMAN, ORKNEY, NORTHERN, CALEDONIAN, IRISH, ATLANTIC)
ALL_OUT = "all_raiders boats"


def test_18_1_turn_1() -> None:
    """Sixteen legions and a major invasion; Boudicca in the Belgae's turn."""
    check(1, {"romans": {CHANNEL: 16}}, {"romans": "major_invasion"})
    assert step(scene(1, "belgae", {"belgae": "kent"}, phase="nation_start")) == "boudicca"


def test_18_2_turn_2() -> None:
    """Nothing by the start; legions and Trajan in the Roman turn."""
    check(2, {}, {})
    assert armies(scene(2, "romans", {"romans": "kent 11"}, phase="nation_start"), "romans")[CHANNEL] == 1
    assert step(scene(2, "romans", {"romans": "kent 13"}, phase="nation_end")) == "recall"
    assert step(scene(3, "romans", {"romans": "kent 13"}, phase="nation_end")) != "recall"


def test_18_3_turn_3() -> None:
    """The first Irish raider."""
    check(3, {"irish": {IRISH: 1}}, {"irish": "raiders"})
    assert armies(scene(3, "romans", {"romans": "kent 10"}, phase="nation_start"), "romans")[CHANNEL] == 1


def test_18_4_turn_4() -> None:
    """Raiders on all coasts."""
    check(
        4,
        {
            "irish": {IRISH: 1}, "scots": {IRISH: 1}, "saxons": {CHANNEL: 3}, "jutes": {CHANNEL: 2},
            "angles": {FRISIAN: 3},
        },
        {
            "caledonians": "boats", "picts": ALL_OUT, "irish": "raiders boats", "scots": "raiders", "saxons": "raiders",
            "jutes": "raiders", "angles": "raiders",
        },
    )  # fmt: skip
    assert armies(scene(4, "romans", {"romans": "kent 9"}, phase="nation_start"), "romans")[CHANNEL] == 1


def test_18_5_turn_5() -> None:
    """Raiders with boats."""
    raid = "raiders boats"
    check(
        5,
        {
            "irish": {ATLANTIC: 1}, "scots": {CALEDONIAN: 2}, "saxons": {CHANNEL: 3}, "jutes": {CHANNEL: 2},
            "angles": {FRISIAN: 4},
        },
        {
            "caledonians": "boats", "picts": ALL_OUT, "irish": raid, "scots": raid, "saxons": raid, "jutes": raid,
            "angles": raid,
        },
    )  # fmt: skip
    assert armies(scene(5, "romans", {"romans": "kent 8"}, phase="nation_start"), "romans")[CHANNEL] == 1


def test_18_6_turn_6() -> None:
    """Rome departs, Aelle comes."""
    check(
        6,
        {
            "irish": {ATLANTIC: 1}, "scots": {IRISH: 2}, "saxons": {FRISIAN: 8}, "jutes": {CHANNEL: 1},
            "angles": {GERMAN: 4},
        },
        {
            "caledonians": "boats", "picts": "boats", "irish": "raiders boats", "scots": "raiders boats",
            "saxons": "major_invasion boats", "jutes": "boats", "angles": "boats",
        },
        {"aelle": FRISIAN},
    )  # fmt: skip


def test_18_7_turn_7() -> None:
    """Arthur, Urien, Fergus, Ida."""
    check(
        7,
        {"irish": {IRISH: 1}, "scots": {CALEDONIAN: 3}, "saxons": {FRISIAN: 4}, "angles": {GERMAN: 7}},
        {
            "irish": "boats", "scots": "raiders major_invasion boats", "saxons": "boats", "jutes": "boats",
            "angles": "major_invasion boats",
        },
        {"fergus": CALEDONIAN, "ida": GERMAN},
    )  # fmt: skip
    assert step(scene(7, "romano_british", {"romano_british": "york"}, phase="nation_start")) == "arthur"
    assert step(scene(7, "brigantes", {"brigantes": "york, cumbria"}, phase="nation_start")) == "leader"


def test_18_8_turn_8() -> None:
    """Arthur's riders dismount; the first vote for Bretwalda."""
    check(
        8,
        {"irish": {ATLANTIC: 1}, "scots": {CALEDONIAN: 1}, "angles": {GERMAN: 2}},
        {"saxons": "boats", "jutes": "boats", "angles": "boats"},
    )
    s = scene(8, "romano_british", {"romano_british": "york 2c"}, phase="nation_start")
    assert units(s, "romano_british", "york") == {"infantry": 2}


def test_18_9_turn_9() -> None:
    """Oswiu, if Bernicia is held."""
    check(9, {"irish": {ATLANTIC: 1}}, {"saxons": "boats", "angles": "boats"})
    assert leader_at(scene(9, "angles", {"angles": "bernicia"}, phase="nation_start"), "oswiu") == "bernicia"


def test_18_10_turn_10() -> None:
    """Offa, if North Mercia is held."""
    check(10, {}, {"saxons": "boats", "angles": "boats"})
    assert leader_at(scene(10, "angles", {"angles": "north_mercia"}, phase="nation_start"), "offa") == "north_mercia"


def test_18_11_turn_11() -> None:
    """Ketil, the Danish raid, Egbert and the first burhs."""
    check(
        11,
        {"norsemen": {ORKNEY: 5}, "danes": {GERMAN: 4, FRISIAN: 4}},
        {"norsemen": "raiders major_invasion boats", "danes": "raiders"},
        {"ketil": ORKNEY},
    )
    s = scene(11, "saxons", {"saxons": "essex"}, phase="nation_start", savings={"saxons": 2})
    assert leader_at(s, "egbert") == "essex"
    assert "raise burh essex" in offered(s)


def test_18_12_turn_12() -> None:
    """Ivar and Halfdan, Alfred, more Norsemen, the first Dubliners."""
    check(
        12,
        {"norsemen": {NORTHERN: 2, CALEDONIAN: 2}, "dubliners": {IRISH: 2}, "danes": {GERMAN: 6}},
        {"norsemen": "raiders boats", "dubliners": "raiders", "danes": "major_invasion boats"},
        {"ivar_halfdan": GERMAN},
    )
    assert leader_at(scene(12, "saxons", {"saxons": "essex"}, phase="nation_start"), "alfred") == "essex"


def test_18_13_turn_13() -> None:
    """Olaf and Edgar."""
    check(
        13,
        {"dubliners": {IRISH: 5}, "danes": {GERMAN: 2}},
        {"norsemen": "boats", "dubliners": "major_invasion boats", "danes": "boats"},
        {"olaf": IRISH},
    )
    assert leader_at(scene(13, "saxons", {"saxons": "essex"}, phase="nation_start"), "edgar") == "essex"


def test_18_14_turn_14() -> None:
    """Cnut; no more burhs."""
    check(
        14,
        {"dubliners": {IRISH: 3}, "danes": {GERMAN: 6}},
        {"norsemen": "boats", "dubliners": "boats", "danes": "boats"},
        {"cnut": GERMAN},
    )


def test_18_15_turn_15() -> None:
    """Harald, Harold, William."""
    check(
        15,
        {"norwegians": {GERMAN: 10}, "normans": {CHANNEL: 10}},
        {"danes": "boats", "norwegians": "major_invasion boats", "normans": "major_invasion"},
        {"harald_hardrada": GERMAN, "william": CHANNEL},
    )
    s = scene(15, "romans", {"caledonians": "hebrides"}, phase="turn_start")
    assert units(s, "normans", CHANNEL) == {"infantry": 6, "cavalry": 4}
    assert leader_at(scene(15, "saxons", {"saxons": "essex"}, phase="nation_start"), "harold") == "essex"


def test_18_16_turn_16() -> None:
    """Svein; what Harald, Harold and William bring is for the events."""
    check(16, {"danes": {FRISIAN: 3}}, {"danes": "boats", "norwegians": "boats"}, {"svein": FRISIAN})
