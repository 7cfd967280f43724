"""Invasions: Britannia: the worked examples of section 19, what section 20 tells, and what else is worth seeing."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.britannia.rules.scene import Holdings, asked, england, march, phase, play, quietly, scene, step
from tests.record import RECORDED

from bretwalda import Match
from bretwalda.engine.journal import decode
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import NATION_IDS
from bretwalda.games.britannia.state import Britannia

from .shown import Shown

SOUTH = "kent, essex, sussex, wessex, avalon"
CAMPAIGN = (
    "britannia.scenario-dux_britannia.card_points-false.sea_retreat-false.welsh_heirs-false.half_points-false.seas-8"
    ".literal_cost-false.variant-false.json"
)
TURNS = 16
# Whose points are worth looking at when, by the paragraph of section 17.
SCORERS = (
    ("17.1", "romans", 3), ("17.2", "romano_british", 7), ("17.3", "belgae", 1), ("17.4", "welsh", 5),
    ("17.5", "brigantes", 5), ("17.6", "caledonians", 5), ("17.7", "picts", 5), ("17.8", "irish", 5),
    ("17.9", "scots", 7), ("17.10", "norsemen", 11), ("17.11", "dubliners", 13), ("17.12", "danes", 11),
    ("17.13", "norwegians", 15), ("17.14", "saxons", 7), ("17.15", "jutes", 5), ("17.16", "angles", 7),
    ("17.17", "normans", 15),
)  # fmt: skip


def shown() -> list[Shown]:
    """All of them."""
    return [*worked(), *scenes(), *timetable(), *scorers()]


def worked() -> list[Shown]:
    """Sections 19 and 20, and the pictures beside other rules."""
    found = [
        Shown(fort_attacked(), "19.3", {}),
        at(
            "19.5 5.3 5.9 12.6",
            7,
            "brigantes",
            {"brigantes": "strathclyde 2, galloway"},
            leaders={"urien": "strathclyde"},
        ),
        at("19.7 4.1 4.3 4.4 4.6 4.8", 1, "belgae", {"belgae": "kent, essex, suffolk, lindsey"}, phase="growth"),
        Shown(eleven_areas(), "19.8 4.7 R5", {}),
        at("19.9 14.9 14.10 R17 R18", 12, "saxons", {"saxons": SOUTH}, phase="growth", savings={"saxons": 5}),
        at("19.10 15.3 15.5 R35", 11, "normans", england(danes=9, angles=4), phase="turn_end"),
        at("19.11 15.2 3.3 R30", 8, "normans", england(saxons=9, angles=5, jutes=3), phase="turn_end"),
        at("19.12 R14", 2, "romans", {"romans": "kent 14"}, phase="nation_end"),
        Shown(hiring(), "19.13", {}),
        Shown(boudicca(), "20.2 13.2 13.13", {}),
        at("20.3", 8, "welsh", {"welsh": "march, powys", "angles": "north_mercia"}),
        at("20.4 16.3", 13, "norsemen", {"norsemen": "galloway 2, hebrides"}),
        at("20.5", 13, "angles", {"angles": "lothian, bernicia"}),
        at("20.6", 6, "romano_british", {"romano_british": "march 2", "irish": "cheshire"}),
        at("20.7 16.1", 5, "jutes", {"jutes": "kent 2"}),
        Shown(votes(), "20.8", {}),
        Shown(reinforcement_at_sea(), "20.9 14.17", {}),
        at("20.10 R42", 3, "romans", {"romans": "kent, york"}, forts=["kent", "essex", "suffolk", "lindsey", "york"]),
    ]
    return [one._replace(worked=True) for one in found]


def scenes() -> list[Shown]:
    """What else is worth seeing."""
    return [
        Shown(fort_attacked(), "7.6 2.8 7.7 9.10 10.8 R7", {}),
        at("14.3", 3, "romans", {"romans": "kent 9"}, phase="nation_start"),
        at("14.12 14.13", 14, "danes", england(danes=8, angles=4), phase="nation_end", leaders={"cnut": "kent"}),
        at("14.8 3.4 12.2", 8, "romano_british", {"romano_british": "kent 1+2c, essex"}, phase="nation_start"),
        at("14.11", 14, "saxons", {"saxons": SOUTH}, phase="growth", savings={"saxons": 5}, burhs=["kent", "essex"]),
        at("14.14", 16, "norwegians", {"norwegians": "york, north_mercia"}, leaders={"harald_hardrada": "york"}),
        at(
            "15.6",
            16,
            "saxons",
            {"saxons": SOUTH, "normans": "suffolk"},
            leaders={"harold": "kent", "william": "suffolk"},
        ),
        at("8.4 8.1 8.3 8.5", 9, "saxons", {"saxons": "kent 3, essex 3, downlands 2, sussex 1"}),
        at("8.2 8.8", 2, "romans", {"romans": "kent 5, essex 2, downlands 2"}, forts=["kent", "essex"]),
        at(
            "8.6 8.7 R10",
            9,
            "welsh",
            {"welsh": "kent 2, essex 2, sussex 2, wessex 2, avalon 3"},
            phase="overpopulation",
        ),
        at("5.7 5.10", 9, "saxons", {"saxons": "kent 3, sussex 2", "jutes": "essex", "welsh": "wessex"}),
        at(
            "5.11 R15",
            6,
            "romano_british",
            {"romano_british": "essex 2", "brigantes": "suffolk"},
            former_vassals=["brigantes"],
        ),
        at("5.12 5.13 6.1 6.2 6.6 R8 R9 R41", 12, "danes", {"danes": "oceanus_germanicus 4", "saxons": "york"}),
        at("6.3 R2", 10, "saxons", {"saxons": "kent 2, sussex"}),
        at("6.5 2.9 11.2 R11 R36", 4, "saxons", {"saxons": "sinus_britannicus 3"}, forts=["kent", "sussex"]),
        at("11.3 11.7", 4, "picts", {"picts": "alban, dunedin 2"}, forts=["lothian"]),
        at("11.5 16.5 11.6", 11, "danes", {"danes": "oceanus_germanicus 4, litus_saxonicus 4", "angles": "york"}),
        at("7.1 7.2", 2, "romans", {"romans": "kent 3"}, forts=["kent"], ruins=["sussex"]),
        at(
            "7.3 13.9 16.4 R21",
            3,
            "romans",
            {"romans": "york 3", "welsh": "march, powys"},
            forts=["york"],
            vassals={"welsh": "romans"},
        ),
        at(
            "13.10 13.12 R20 R31",
            3,
            "welsh",
            {"welsh": "march, powys", "romans": "york"},
            forts=["york"],
            vassals={"welsh": "romans"},
        ),
        at("13.3 13.15 R22 R38", 8, "angles", {"angles": "bernicia 3", "brigantes": "galloway, strathclyde"}),
        at(
            "12.7 9.12 16.10 R23 R43",
            16,
            "saxons",
            {"saxons": "kent 2", "normans": "essex"},
            leaders={"harold": "kent", "william": "essex"},
        ),
        Shown(
            fight(
                "angles", {"angles": "york 3", "saxons": "north_mercia 2"}, 9, "york", "north_mercia", leader="oswiu"
            ),
            "9.4 R40 R3 R29 R39",
            {},
        ),
        Shown(fight("saxons", {"saxons": "kent 3", "jutes": "essex 2"}, 7, "kent", "essex"), "9.1 9.13 16.7", {}),
        at(
            "4.2 R31",
            3,
            "welsh",
            {"welsh": "gwynedd, dyfed, march", "romans": "york"},
            phase="growth",
            vassals={"welsh": "romans"},
        ),
        at("2.5 2.6 2.7", 15, "saxons", {"saxons": "kent"}, burhs=["kent", "essex"]),
        *variant(),
    ]


def variant() -> list[Shown]:
    """Section 21: a setting of its own."""
    return [
        one._replace(settings={"variant": True})
        for one in (
            Shown(GAME.new(seed="example", variant=True), "21.1 21.3 21.4 21.13 21.14 R46 R48", {}),
            at(
                "21.6 21.7",
                3,
                "romans",
                {"romans": "kent 2"},
                forts=["kent"],
                phase="growth",
                savings={"romans": 5},
                variant=True,
            ),
            at("21.9", 12, "angles", {"angles": "york, lindsey"}, phase="growth", savings={"angles": 5}, variant=True),
            at(
                "21.10",
                16,
                "normans",
                {"normans": "essex, kent"},
                phase="growth",
                savings={"normans": 11},
                variant=True,
            ),
            at("21.11 21.12", 9, "welsh", {"welsh": "powys 2", "angles": "march"}, variant=True),
            at("21.15", 1, "welsh", {"welsh": "powys, gwynedd"}, phase="nation_start", variant=True),
            at("21.2 21.5 21.8 R47", 14, "danes", {"danes": "york 2+1g", "saxons": "lindsey 1+1g"}, variant=True),
        )
    ]


def at(paragraphs: str, turn: int, nation: str, armies: Holdings, **more: Any) -> Shown:
    """A scene that shows some paragraphs."""
    return Shown(scene(turn, nation, armies, **more), paragraphs, {})


def timetable() -> list[Shown]:
    """The beginning of every turn, in a campaign played at random."""
    found = []
    for turn in range(1, TURNS + 1):
        more = {1: " 1.2 1.6 2.1 2.4 3.1", 6: " 14.5 7.8 R33"}.get(turn, "")
        found.append(Shown(first_of(turn), f"18.{turn}{more}", {}))
    return found


def scorers() -> list[Shown]:
    """Each nation on a turn on which it scores."""
    return [Shown(first_of(turn, nation), number, {}) for number, nation, turn in SCORERS]


@cache
def campaign() -> tuple[Britannia, ...]:
    """The positions of a recorded campaign."""
    match = Match.replay(GAME, decode((RECORDED / CAMPAIGN).read_bytes()))
    states = [match.at(0), *(again.state.clone() for again in match.retold() if again.state.actor >= 0)]
    return tuple(state for state in states if isinstance(state, Britannia))


def first_of(turn: int, nation: str = "") -> Britannia:
    """The first decision of a turn, or of a nation from that turn on."""
    wanted = NATION_IDS.index(nation) if nation else -1
    found = (s for s in campaign() if (s.turn >= turn if nation else s.turn == turn) and wanted in (-1, s.nation))
    return next(found)


def fight(nation: str, people: dict[str, str], turn: int, start: str, goal: str, leader: str = "") -> Britannia:
    """A battle is to be fought."""
    s = march(scene(turn, nation, people, leaders={leader: start} if leader else {}), start, goal)
    return play(s, "done")


def fort_attacked() -> Britannia:
    """Picts before a Roman fort in Lothian."""
    s = scene(4, "picts", {"picts": "dunedin 2, alban"}, forts=["lothian", "bernicia"])
    return play(march(s, "dunedin", "lothian"), "done")


def eleven_areas() -> Britannia:
    """Nine clear areas and two difficult ones: 20 points and 5 saved."""
    lands = f"{SOUTH}, hwicce, march, suffolk, norfolk, downlands, lindsey"
    return scene(11, "angles", {"angles": lands}, phase="growth", savings={"angles": 5})


def hiring() -> Britannia:
    """Fifteen points for the Normans."""
    people = {"normans": "essex 2, wessex, south_mercia", "danes": "york"}
    return scene(16, "romans", people, phase="turn_start", leaders={"william": "essex"})


def boudicca() -> Britannia:
    """Four Belgic areas under the Romans, and Boudicca comes."""
    people = {"belgae": "kent, essex, suffolk, norfolk", "romans": "sussex 4"}
    return scene(1, "belgae", people, forts=["sussex"], vassals={"belgae": "romans"}, phase="nation_start")


def votes() -> Britannia:
    """Irish and Brigantes of the south may vote for the Saxons."""
    people = {
        "irish": "cheshire", "brigantes": "cumbria, strathclyde", "saxons": "kent, essex",
        "angles": "york, lindsey, norfolk",
    }  # fmt: skip
    return scene(8, "normans", people, phase="turn_end")


def reinforcement_at_sea() -> Britannia:
    """Saxons move while the Norman reinforcement lies in the Channel."""
    people = {"normans": "wessex, essex", "saxons": "sussex 3"}
    s = scene(16, "romans", people, phase="turn_start", leaders={"william": "wessex", "harold": "sussex"})
    while step(s) == "hiring":
        play(s, "hire infantry")
    return quietly(s, lambda now: asked(now) == "saxons" and phase(now) == "movement")
