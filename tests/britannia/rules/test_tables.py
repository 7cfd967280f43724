"""Rules 17: what each nation scores, read from the rules once more and compared with what the game awards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from bretwalda.games.britannia.board import AREA_IDS, BORDERS, LAND_IDS, NATION_IDS, STRAITS

from .scene import armies, awards, lucky, march, play, scene, works

ENGLAND = (
    "avalon bernicia cheshire cumbria downlands essex galloway hwicce kent lindsey lothian march norfolk north_mercia "
    "pennines south_mercia suffolk sussex wessex york"
)
WALES = "clwyd cornwall devon dyfed gwent gwynedd powys"
SCOTLAND = "alban caithness dalriada dunedin hebrides mar moray orkneys skye strathclyde"
EVERYWHERE = f"{ENGLAND} {WALES} {SCOTLAND}"
CLEAR_ENGLAND = (
    "avalon bernicia cheshire cumbria essex hwicce kent lothian march norfolk north_mercia south_mercia suffolk sussex "
    "wessex york"
)
SOUTH = "avalon downlands essex hwicce kent lindsey march norfolk north_mercia south_mercia suffolk sussex wessex"
NORTH = f"galloway lothian {SCOTLAND}"
COAST_OF_IRISH = "cumbria cheshire gwynedd dyfed avalon devon cornwall"
NORSE = "mar moray skye dalriada strathclyde galloway pennines cheshire clwyd gwynedd dyfed gwent avalon"
BRIGANTIA = "dalriada dunedin lothian galloway cumbria pennines bernicia york cheshire march north_mercia lindsey"
DANELAW = "lindsey north_mercia essex suffolk norfolk"

Table = dict[str, int]


def table(*rows: tuple[int, str]) -> Table:
    """Points by area; the first row that names an area counts."""
    out: Table = {}
    for points, areas in rows:
        for area in areas.split():
            out.setdefault(area, points)
    return out


@cache
def prizes(nation: str, turn: int) -> Table:
    """What each area is worth to a nation at the end of a turn: asked of the game, some areas at a time."""
    found: Table = {}
    for some in range(0, 37, 6):
        places = LAND_IDS[some : some + 6]
        people = {nation: ", ".join(places)}
        forts = places if nation == "romans" else []
        s = scene(turn, "normans", {} if forts else people, forts=forts, phase="turn_end")
        source = "limes" if nation == "romans" else "area"
        found |= {str(area): points for area, points in awards(s, nation, source)}
    return found


def conquered(nation: str, turn: int) -> Iterator[tuple[str, int]]:
    """What each area is worth to a nation that enters it, vacant, on a turn."""
    for number, area in enumerate(LAND_IDS):
        beside = next(AREA_IDS[k] for k in range(37) if (BORDERS[number] | STRAITS[number]) >> k & 1)
        people = {nation: f"{beside} 2, orkneys 0"}  # no other nation shall stand there
        s = march(scene(turn, nation, people), beside, area, units=1)
        yield from ((str(where), points) for where, points in awards(s, nation, "occupation") if where == area)


def occupation(nation: str, turn: int) -> Table:
    return dict(conquered(nation, turn))


def kill(killer: str, victim: str, turn: int, unit: str = "", *, own_turn: bool = True, leader: str = "") -> int:
    """The points for an army (`c`: cavalry), a fort or a leader killed in Essex, attacking from Kent or defending."""
    forts = ["essex"] if unit == "fort" else []
    mine = {"c": "1c", "fort": "0"}.get(unit, "1")
    leaders = {leader: "essex" if own_turn else "kent"} if leader else {}
    if own_turn:
        people = {killer: "kent 3", victim: "" if forts else f"essex {mine}"}
        s = march(scene(turn, killer, people, forts=forts, leaders=leaders), "kent", "essex")
    else:
        people = {killer: "essex 3", victim: f"kent {mine}"}
        s = march(scene(turn, victim, people, leaders=leaders), "kent", "essex")
    while s.step.name != "battles":
        play(s, "defy" if s.step.name == "submission" else "done")
    s = lucky(s, ["fight essex"], lambda now: "ruin" in works(now, "essex") if forts else not armies(now, victim))
    sources = ("army", "cavalry", "fort", "leader")
    return sum(points for source in sources for _, points in awards(s, killer, source))


def test_17_1_romans() -> None:
    """Occupation on turns 1 to 3, Limes on turn 5, Boudicca."""
    invasion = table(
        (4, "alban dalriada dunedin mar"),
        (2, f"strathclyde gwynedd dyfed devon {ENGLAND}"),
        (1, "clwyd cornwall gwent powys"),
    )
    for turn in (1, 2, 3):
        assert occupation("romans", turn) == invasion
    assert occupation("romans", 4) == {}
    assert sum(invasion.values()) == 68
    assert prizes("romans", 5) == table(
        (6, "cheshire york essex"),
        (4, "norfolk suffolk north_mercia hwicce south_mercia kent sussex wessex"),
        (2, "lothian bernicia pennines cumbria march avalon devon cornwall"),
        (1, "gwynedd clwyd powys dyfed gwent downlands"),
    )
    assert [kill("romans", "belgae", turn, leader="boudicca") for turn in (1, 2)] == [6, 6]


def test_17_2_romano_british() -> None:
    """Clear England; Saxons, Angles and Jutes killed in their own turns 6 and 7; Aelle."""
    for turn in (7, 10, 13, 16):
        assert prizes("romano_british", turn) == table((2, CLEAR_ENGLAND))
    for victim in ("saxons", "angles", "jutes"):
        assert [kill("romano_british", victim, turn) for turn in (6, 7, 8)] == [2, 2, 0]
        assert kill("romano_british", victim, 6, own_turn=False) == 0
    assert kill("romano_british", "saxons", 6, leader="aelle") == 2 + 6
    assert kill("romano_british", "welsh", 6) == 0


def test_17_3_belgae() -> None:
    """England south of Cheshire and York; legions and forts, dearer in their own turn 1."""
    for turn in (5, 7, 10, 13, 16):
        assert prizes("belgae", turn) == table((2, SOUTH))
    assert (kill("belgae", "romans", 1), kill("belgae", "romans", 1, "fort")) == (6, 6)
    assert (kill("belgae", "romans", 2), kill("belgae", "romans", 2, "fort")) == (2, 4)
    assert kill("belgae", "romans", 1, own_turn=False) == 2


def test_17_4_welsh() -> None:
    """Wales first; York on 8 and 9; legions, forts, Aelle."""
    home = ((4, "powys gwynedd dyfed"), (2, "clwyd cornwall devon gwent"))
    for turn in (5, 7, 10, 13):
        assert prizes("welsh", turn) == table(*home, (1, EVERYWHERE))
    assert prizes("welsh", 16) == table(*home, (2, "cheshire march hwicce avalon"), (1, EVERYWHERE))
    assert occupation("welsh", 8) == occupation("welsh", 9) == {"york": 12}
    assert occupation("welsh", 7) == occupation("welsh", 10) == {}
    assert (kill("welsh", "romans", 3), kill("welsh", "romans", 3, "fort")) == (2, 6)
    assert [kill("welsh", "saxons", turn, leader="aelle") for turn in (6, 7)] == [2, 2]


def test_17_5_brigantes() -> None:
    """Strathclyde grows from 6 to 10; legions 6, forts 2."""
    assert prizes("brigantes", 5) == table((6, "strathclyde"), (4, "galloway"), (2, BRIGANTIA))
    assert prizes("brigantes", 7) == table(
        (6, "strathclyde"), (4, "dalriada dunedin galloway cumbria bernicia york"), (2, BRIGANTIA)
    )
    assert prizes("brigantes", 10) == table(
        (8, "strathclyde"), (6, "cumbria"), (4, "dunedin galloway bernicia york"), (2, BRIGANTIA)
    )
    for turn in (13, 16):
        assert prizes("brigantes", turn) == table((10, "strathclyde"), (2, BRIGANTIA))
    assert (kill("brigantes", "romans", 3), kill("brigantes", "romans", 3, "fort")) == (6, 2)


def test_17_6_caledonians() -> None:
    """Caithness is worth 4 on 5 and 7, then 2."""
    for turn in (5, 7):
        assert prizes("caledonians", turn) == table((4, "orkneys caithness hebrides"), (2, "moray skye dalriada"))
    for turn in (10, 13, 16):
        assert prizes("caledonians", turn) == table((4, "orkneys hebrides"), (2, "caithness moray skye dalriada"))


def test_17_7_picts() -> None:
    """Alban, Mar and Moray, and the north."""
    for turn in (5, 7, 10, 13, 16):
        assert prizes("picts", turn) == table((4, "alban mar moray"), (2, f"{SCOTLAND} galloway lothian bernicia"))
    assert (kill("picts", "romans", 3), kill("picts", "romans", 3, "fort")) == (2, 6)


def test_17_8_irish() -> None:
    """Seven coasts; any area on 16; armies in their own turns 3 to 6."""
    for turn in (5, 7):
        assert prizes("irish", turn) == table((4, COAST_OF_IRISH))
    for turn in (10, 13):
        assert prizes("irish", turn) == table((2, COAST_OF_IRISH))
    assert prizes("irish", 16) == table((2, EVERYWHERE))
    assert [kill("irish", "welsh", turn) for turn in (3, 6, 7)] == [2, 2, 0]
    assert kill("irish", "romans", 3, "fort") == 2


def test_17_9_scots() -> None:
    """Their crescent counts 4 from turn 7 on."""
    assert prizes("scots", 5) == table((2, NORTH))
    for turn in (7, 10, 13, 16):
        assert prizes("scots", turn) == table((4, "skye dalriada dunedin"), (2, NORTH))
    assert [kill("scots", "picts", turn) for turn in (4, 6, 7)] == [2, 2, 0]
    assert kill("scots", "romans", 4, "fort") == 2


def test_17_10_norsemen() -> None:
    """First landings from 11 to 16, areas on 13 and 16."""
    for turn in (11, 13, 16):
        assert occupation("norsemen", turn) == table((3, "orkneys hebrides cumbria caithness"), (1, NORSE))
    assert prizes("norsemen", 13) == table((6, "orkneys hebrides caithness"), (4, "cumbria skye"), (2, NORSE))
    assert prizes("norsemen", 16) == table((4, "orkneys hebrides cumbria caithness"), (2, EVERYWHERE))


def test_17_11_dubliners() -> None:
    """York on 13, Cumbria, and a little for everything on 16."""
    others = "dalriada bernicia cheshire dyfed gwent avalon"
    assert prizes("dubliners", 13) == table((8, "york"), (5, "cumbria"), (2, others))
    assert prizes("dubliners", 16) == table((4, "cumbria"), (2, f"york {others}"), (1, EVERYWHERE))


def test_17_12_danes() -> None:
    """First occupation on turn 12, the Danelaw on 13 and 16, rivals' leaders."""
    assert occupation("danes", 12) == table(
        (8, "york"),
        (
            4,
            f"{DANELAW} strathclyde lothian bernicia pennines cumbria cheshire south_mercia",
        ),
        (2, "march kent"),
        (1, "hwicce downlands sussex wessex avalon devon cornwall"),
    )
    assert prizes("danes", 13) == table((8, "york"), (4, DANELAW), (2, f"{ENGLAND} dunedin strathclyde devon cornwall"))
    assert prizes("danes", 16) == table((8, "york"), (4, DANELAW), (2, f"{ENGLAND} devon cornwall"))
    for nation, leader in (("saxons", "harold"), ("normans", "william"), ("norwegians", "harald_hardrada")):
        assert [kill("danes", nation, turn, leader=leader) for turn in (15, 16)] == [6, 6]


def test_17_13_norwegians() -> None:
    """York and its neighbours on 15, England on 16."""
    assert occupation("norwegians", 15) == table((10, "york"), (6, "north_mercia"), (4, "bernicia cheshire march"))
    assert occupation("norwegians", 16) == {}
    assert prizes("norwegians", 16) == table((2, ENGLAND))
    for nation, leader in (("saxons", "harold"), ("normans", "william"), ("danes", "svein")):
        assert kill("norwegians", nation, 16, leader=leader) == 6


def test_17_14_saxons() -> None:
    """The south; legions and forts, Arthur's riders, leaders."""
    assert prizes("saxons", 5) == table(
        (2, "avalon downlands essex hwicce kent march north_mercia south_mercia suffolk sussex wessex")
    )
    assert prizes("saxons", 7) == table(
        (6, "essex"),
        (4, "sussex wessex avalon"),
        (3, "suffolk kent"),
        (2, "norfolk york cheshire march north_mercia south_mercia hwicce downlands devon cornwall"),
    )
    for turn in (10, 13, 16):
        assert prizes("saxons", turn) == table(
            (4, "hwicce downlands avalon wessex sussex essex"),
            (3, "kent"),
            (2, "march norfolk suffolk south_mercia devon cornwall"),
        )
    assert (kill("saxons", "romans", 5), kill("saxons", "romans", 5, "fort")) == (2, 6)
    assert kill("saxons", "romano_british", 7, "c") == 2
    assert kill("saxons", "romano_british", 7, "c", own_turn=False) == 0
    assert kill("saxons", "romano_british", 7, "c", leader="arthur") == 2 + 6
    for nation, leader in (("danes", "svein"), ("normans", "william"), ("norwegians", "harald_hardrada")):
        assert kill("saxons", nation, 16, leader=leader) == 6
    assert kill("saxons", "danes", 12, leader="ivar_halfdan") == 6


def test_17_15_jutes() -> None:
    """Kent above all."""
    assert prizes("jutes", 5) == table((8, "kent"), (4, "essex sussex wessex"))
    for turn in (7, 10, 13, 16):
        assert prizes("jutes", turn) == table((4, "kent"), (2, "essex sussex wessex"))
    assert (kill("jutes", "romans", 5), kill("jutes", "romans", 5, "fort")) == (2, 6)
    assert kill("jutes", "romano_british", 7, "c", leader="arthur") == 2 + 6


def test_17_16_angles() -> None:
    """The east and the north; kills as the Saxons."""
    assert prizes("angles", 5) == table(
        (2, "essex south_mercia hwicce march north_mercia suffolk norfolk lindsey york")
    )
    assert prizes("angles", 7) == table(
        (6, "norfolk"),
        (4, "dunedin lothian bernicia york north_mercia"),
        (2, "pennines cumbria cheshire march hwicce south_mercia essex suffolk lindsey"),
    )
    for turn in (10, 13, 16):
        assert prizes("angles", turn) == table(
            (4, "lothian bernicia pennines cheshire york north_mercia hwicce norfolk"),
            (2, "galloway cumbria march lindsey suffolk south_mercia"),
        )
    assert (kill("angles", "romans", 5), kill("angles", "romans", 5, "fort")) == (2, 6)
    assert kill("angles", "romano_british", 7, "c", leader="arthur") == 2 + 6
    assert kill("angles", "danes", 12, leader="ivar_halfdan") == 6


def test_17_17_normans() -> None:
    """First occupation on 15, England on 16, rivals' leaders."""
    assert occupation("normans", 15) == table(
        (8, "essex"), (6, "wessex"), (4, "suffolk south_mercia sussex kent"), (2, "norfolk hwicce avalon")
    )
    assert occupation("normans", 16) == {}
    assert prizes("normans", 16) == table((2, ENGLAND))
    for nation, leader in (("saxons", "harold"), ("norwegians", "harald_hardrada"), ("danes", "svein")):
        assert kill("normans", nation, 16, leader=leader) == 6


@pytest.mark.parametrize("nation", NATION_IDS)
def test_17_1_nobody_scores_areas_on_other_turns(nation: str) -> None:
    """Areas count neither on turn 9 nor on turn 15, the Limes not on turn 4."""
    for turn in (4,) if nation == "romans" else (9, 15):
        assert prizes(nation, turn) == {}
