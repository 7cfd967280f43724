"""Rules 14: events."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import NATION_IDS, PHASE_IDS, REASON_IDS
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.steps.leaders import fall

from .scene import (
    armies,
    asked,
    awards,
    leader_at,
    lucky,
    march,
    offered,
    overlord,
    phase,
    play,
    quietly,
    savings,
    scene,
    score,
    step,
    told,
    units,
    whose,
    works,
)

COMING = {
    0: "4 4 3 3", 4: "4 4 3 3", 5: "3 3 3 3", 6: "3 3 2 2", 7: "2 2 1 1", 8: "2 2 1 1", 9: "1 1 1 0", 10: "1 1 0 0",
    11: "1 0 0 0", 12: "0 0 0 0",
}  # fmt: skip


def test_14_1_boudicca_rises() -> None:
    """With one infantry in a Belgic area, full or not; the bond with Rome is broken."""
    s = scene(
        1,
        "belgae",
        {"belgae": "kent 3, downlands 2", "romans": "york"},
        phase="nation_start",
        vassals={"belgae": "romans"},
    )
    assert (step(s), offered(s)) == ("boudicca", {"place kent", "place downlands"})
    play(s, "place downlands")
    assert leader_at(s, "boudicca") == "downlands"
    assert armies(s, "belgae")["downlands"] >= 3
    assert overlord(s, "belgae") is None


def test_14_1_without_an_area_nobody_rises() -> None:
    """The Belgae are gone."""
    s = scene(1, "belgae", {"welsh": "powys"}, phase="nation_start")
    assert leader_at(s, "boudicca") is None
    assert armies(s, "belgae") == {}


@pytest.mark.parametrize(("legions", "left"), [(12, 12), (13, 11), (14, 12), (16, 14)])
def test_14_2_trajan_takes_two_legions_if_there_are_more_than_twelve(legions: int, left: int) -> None:
    """At the end of the Roman turn 2, of the player's choice."""
    s = scene(
        2,
        "romans",
        {"romans": f"kent {legions - 2}, york 2", "welsh": "powys"},
        forts=["kent", "york"],
        phase="nation_end",
    )
    if left < legions:
        assert (step(s), offered(s)) == ("recall", {"remove legion kent", "remove legion york"})
        play(s, "remove legion york", "remove legion kent")
    assert sum(armies(s, "romans").values()) == left
    assert whose(s) == "welsh"


@pytest.mark.parametrize("legions", COMING)
@pytest.mark.parametrize("turn", [2, 3, 4, 5])
def test_14_3_new_legions_by_the_table(turn: int, legions: int) -> None:
    """Forts do not count; the new ones are at sea."""
    people = {"romans": f"kent {legions}" if legions else "", "welsh": "powys"}
    s = scene(turn, "romans", people, forts=["kent", "york"], phase="nation_start")
    come = int(COMING[legions].split()[turn - 2])
    assert armies(s, "romans").get("sinus_britannicus", 0) == come
    assert sum(armies(s, "romans").values()) == legions + come


def test_14_4_walls_stand_in_hadrianus_only() -> None:
    """In Cumbria and Bernicia; no other scenario has one."""
    s = GAME.new(scenario="hadrianus")
    assert works(s, "cumbria") == works(s, "bernicia") == {"fort", "wall"}
    for scenario in ("dux_britannia", "artorius_rex", "furor_normanis"):
        view = GAME.view(GAME.new(scenario=scenario), None)
        assert not any("wall" in area.works for area in view.areas)


def departure(romans: str, **more: object) -> Britannia:
    """Rome leaves at the start of turn 6."""
    return quietly(
        scene(5, "normans", {"romans": romans, "caledonians": "caithness"}, phase="turn_end", **more),  # type: ignore[arg-type]
        lambda now: now.turn == 6,
    )


def test_14_5_forts_then_legions_become_romano_british() -> None:
    """In England at or south of Cheshire and York; nothing remains elsewhere."""
    s = departure("york 2, cumbria 2, dyfed", forts=["york", "cheshire", "bernicia", "dyfed"])
    assert armies(s, "romano_british") == {"york": 3, "cheshire": 1}
    assert armies(s, "romans") == {}


def test_14_5_forts_come_first() -> None:
    """Eight forts and four legions: eight forts settle, no legion does."""
    forts = ["kent", "essex", "suffolk", "norfolk", "sussex", "wessex", "avalon", "hwicce"]
    s = departure("kent 2, york 2", forts=forts)
    assert armies(s, "romano_british") == dict.fromkeys(forts, 1)


def test_14_6_beyond_eight_the_player_chooses() -> None:
    """Nine forts: eight choices, or as many as are needed; the Roman points stay."""
    forts = ["kent", "essex", "suffolk", "norfolk", "sussex", "wessex", "avalon", "hwicce", "york"]
    s = scene(5, "normans", {"romans": "", "caledonians": "caithness"}, forts=forts, phase="turn_end")
    assert score(s, "romans") > 0
    points = score(s, "romans")
    assert (step(s), asked(s)) == ("settlement", "romano_british")
    for area in forts[1:]:
        play(s, f"place {area}")
    assert armies(s, "romano_british") == dict.fromkeys(forts[1:], 1)
    assert score(s, "romans") == points


def test_14_7_arthur_appears_in_england() -> None:
    """In an area that is vacant or Romano-British, not in a Saxon or a Welsh one."""
    s = scene(7, "romano_british", {"romano_british": "march, powys", "saxons": "kent, essex"}, phase="nation_start")
    assert step(s) == "arthur"
    assert {"place march", "place york"} <= offered(s)
    assert not {"place kent", "place essex", "place powys", "place dyfed", "place alban"} & offered(s)
    play(s, "place york")
    assert units(s, "romano_british", "york") == {"cavalry": 2}
    assert leader_at(s, "arthur") == "york"


def test_14_8_on_turn_8_his_cavalry_becomes_infantry() -> None:
    """Where it stands."""
    s = scene(8, "romano_british", {"romano_british": "york 1+2c"}, phase="nation_start", leaders={"arthur": "york"})
    assert units(s, "romano_british", "york") == {"infantry": 3}
    assert leader_at(s, "arthur") is None


@pytest.mark.parametrize("turn", range(10, 15))
def test_14_9_burhs_on_turns_11_to_13(turn: int) -> None:
    """One to an area that has none; 3 points."""
    burhs = ["kent"] if turn > 10 else []
    s = scene(turn, "saxons", {"saxons": "essex, kent, wessex"}, burhs=burhs, phase="growth")
    towns = {move for move in offered(s) if "burh" in move}
    assert towns == ({"raise burh essex", "raise burh wessex"} if 11 <= turn <= 13 else set())
    if towns:
        before = savings(s, "saxons")
        play(s, "raise burh essex")
        assert works(s, "essex") == {"burh"}
        assert savings(s, "saxons") == before - 3


def test_14_9_eight_burhs_at_most() -> None:
    """With seven on the map one more can be bought."""
    towns = ["essex", "kent", "wessex", "sussex", "avalon", "hwicce", "downlands"]
    s = scene(12, "saxons", {"saxons": "march, york"}, burhs=towns, phase="growth", savings={"saxons": 5})
    s.savings[13] = 3
    assert {"raise burh march", "raise burh york"} <= offered(s)
    play(s, "raise burh york")
    assert not any("burh" in move for move in offered(s))


@pytest.mark.parametrize(("areas", "most"), [(1, 7), (5, 3), (6, 2), (7, 2), (9, 2)])
def test_14_10_eight_less_the_areas_but_always_two(areas: int, most: int) -> None:
    """The number that may be bought this turn."""
    lands = ["essex", "kent", "wessex", "sussex", "avalon", "hwicce", "downlands", "march", "york"][:areas]
    s = scene(11, "saxons", {"saxons": ", ".join(lands)}, phase="growth", savings={"saxons": 5})
    assert s.burhs_left == most


def test_14_11_burhs_remain_after_turn_13() -> None:
    """None can be bought, those that stand still hold their area."""
    s = scene(14, "saxons", {"saxons": "essex 2"}, burhs=["kent"], phase="growth", savings={"saxons": 5})
    assert not any("burh" in move for move in offered(s))
    assert works(s, "kent") == {"burh"}


@pytest.mark.parametrize(("danes", "others", "crowned"), [(4, 2, True), (3, 2, False), (2, 1, True), (1, 1, False)])
def test_14_12_cnut_is_king_with_twice_as_many_english_areas(danes: int, others: int, crowned: bool) -> None:
    """At the end of the Danish turn; four areas are not needed."""
    england = ["york", "lindsey", "norfolk", "suffolk", "kent", "essex"]
    people = {
        "danes": ", ".join(f"{area} 2" for area in england[:danes]),
        "saxons": ", ".join(england[danes : danes + others]),
    }
    s = scene(14, "danes", people, phase="nation_end", leaders={"cnut": "york"})
    assert awards(s, "danes", "king") == ([(None, 8)] if crowned else [])


def test_14_13_cnut_and_four_units_leave() -> None:
    """Four Danes of the player's choice."""
    s = scene(14, "danes", {"danes": "york 3, kent 3", "welsh": "powys"}, phase="nation_end", leaders={"cnut": "york"})
    assert leader_at(s, "cnut") is None
    assert step(s) == "departure"
    play(s, *["remove infantry york"] * 3, "remove infantry kent")
    assert armies(s, "danes") == {"kent": 2}
    assert asked(s) != "danes"


@pytest.mark.parametrize("alive", [True, False])
def test_14_14_norwegians_of_turn_16(alive: bool) -> None:
    """One for each English area if Harald lives; Wales and Scotland do not count."""
    people = {"norwegians": "york 2, march, powys, dunedin", "danes": "kent"}
    leaders = {"harald_hardrada": "york"} if alive else {}
    s = scene(16, "romans", people, phase="turn_start", leaders=leaders)
    assert armies(s, "norwegians").get("oceanus_germanicus", 0) == (2 if alive else 0)


@pytest.mark.parametrize(("areas", "levy"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_14_15_saxons_of_turn_16(areas: int, levy: int) -> None:
    """One for every two English areas, all in one of them, whatever the stacking."""
    lands = ["essex", "kent", "wessex", "sussex", "avalon"][:areas]
    people = {"saxons": "essex 3, devon 2, " + ", ".join(lands[1:])}
    s = scene(16, "saxons", people, phase="nation_start", leaders={"harold": "essex"})
    assert (step(s), offered(s)) == ("levy", {f"place {area}" for area in lands})
    play(s, "place essex")
    assert armies(s, "saxons")["essex"] == 3 + levy
    s = scene(16, "saxons", people, phase="nation_start")
    assert step(s) != "levy"


def test_14_16_normans_of_turn_16() -> None:
    """Three points each for Essex and Wessex: an infantry and an infantry, or a cavalry; none if William is dead."""
    people = {"normans": "essex 2, wessex 2, kent", "saxons": "york 2"}
    s = scene(16, "romans", people, phase="turn_start", leaders={"william": "essex", "harold": "york"})
    assert (step(s), asked(s), s.left) == ("hiring", "normans", 6)
    cavalry = play(s.clone(), "hire cavalry")
    assert units(cavalry, "normans", "sinus_britannicus") == {"cavalry": 1}
    infantry = s.clone()
    while step(infantry) == "hiring":
        play(infantry, "hire infantry")
    assert units(infantry, "normans", "sinus_britannicus") == {"infantry": 2}
    dead = scene(16, "romans", people, phase="turn_start", leaders={"harold": "york"})
    assert armies(dead, "normans").get("sinus_britannicus") is None


def test_14_16_six_points_more_without_harold() -> None:
    """Three areas and Harold gone: fifteen."""
    people = {"normans": "essex 2, wessex 2, south_mercia 2", "saxons": "york 2"}
    s = scene(16, "romans", people, phase="turn_start", leaders={"william": "essex"})
    assert s.left == 15


def test_14_17_without_william_what_has_not_landed_is_gone() -> None:
    """Two hired infantry in the Channel go when he falls to the Saxons; what stands on land stays."""
    people = {"normans": "wessex, hwicce 2", "saxons": "sussex 3"}
    s = scene(16, "romans", people, phase="turn_start", leaders={"william": "wessex", "harold": "sussex"})
    while step(s) == "hiring":
        play(s, "hire infantry")
    quietly(s, lambda now: asked(now) == "saxons" and phase(now) == "movement")
    assert armies(s, "normans")["sinus_britannicus"] == 2
    march(s, "sussex", "wessex")
    s = lucky(play(s, "done"), ["fight wessex"], lambda now: "wessex" not in armies(now, "normans"))
    assert armies(s, "normans") == {"hwicce": 2}
    assert [REASON_IDS[event[3]] for event in told(s, "removed")] == ["leaderless"] * 2


def test_14_17_another_leader_takes_nothing_along() -> None:
    """Harald falls to the Saxons: his reinforcement still lands."""
    people = {"norwegians": "york, bernicia, lothian", "saxons": "lindsey 3"}
    leaders = {"harald_hardrada": "york"}
    s = scene(16, "romans", people, phase="turn_start", leaders=leaders)
    assert armies(s, "norwegians")["oceanus_germanicus"] == 3
    fall(s, NATION_IDS.index("norwegians"), NATION_IDS.index("saxons"))
    assert armies(s, "norwegians")["oceanus_germanicus"] == 3


def after_william_falls_in_kent(turn: int) -> dict[str, int]:
    """The armies of the Normans, two of them back at sea when he attacks."""
    people = {"normans": "sinus_britannicus 2, sussex", "welsh": "kent 3"}
    s = scene(turn, "normans", people, leaders={"william": "sussex"}, sea_retreat=True)
    march(s, "sussex", "kent")
    s.phase = PHASE_IDS.index("battle")
    fall(s, NATION_IDS.index("normans"), NATION_IDS.index("welsh"))
    return armies(s, "normans")


def test_14_17_whoever_went_back_to_his_ship_on_turn_15_stays_there() -> None:
    """That is no reinforcement: William falls in Kent while two of his men are at sea again, and they still land."""
    assert after_william_falls_in_kent(15) == {"sinus_britannicus": 2, "kent": 1}


def test_14_17_in_their_own_turn_all_have_landed() -> None:
    """Those who are back at sea on turn 16 stay there when William falls in an attack of theirs."""
    assert after_william_falls_in_kent(16) == {"sinus_britannicus": 2, "kent": 1}


def test_14_17_before_turn_16_there_is_no_reinforcement_to_lose() -> None:
    """On turn 15 others kill William while two of his men are at sea again: they stay."""
    people = {"normans": "sinus_britannicus 2, sussex", "welsh": "kent 3"}
    s = scene(15, "welsh", people, leaders={"william": "sussex"}, sea_retreat=True)
    fall(s, NATION_IDS.index("normans"), NATION_IDS.index("welsh"))
    assert armies(s, "normans") == {"sinus_britannicus": 2, "sussex": 1}
