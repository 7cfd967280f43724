"""Rules 21: the variant."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import ATTACKERS_HURT, FACTS, LAND_IDS, REASON_IDS
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.steps.retreat import hurt

from . import scene as plain
from .scene import (
    armies,
    asked,
    awards,
    dice,
    goals,
    holder,
    leader_at,
    lost_at_first,
    lucky,
    march,
    offered,
    overlord,
    phase,
    play,
    quietly,
    reach,
    savings,
    step,
    told,
    units,
    works,
)


def scene(turn: int, nation: str, people: plain.Holdings, **more: object) -> Britannia:
    """A scene of the variant."""
    return plain.scene(turn, nation, people, **{"variant": True, **more})  # type: ignore[arg-type]


def test_21_1_it_is_a_setting() -> None:
    """Off unless somebody wants it; without it nobody has its units, leaders or rivers."""
    assert GAME.schema.complete({})["variant"] is False
    s = plain.scene(1, "romans", {"belgae": "kent"}, phase="turn_start")
    assert units(s, "romans", "sinus_britannicus") == {"legion": 16}
    assert leader_at(s, "vespasian") is None
    assert "kent" in reach(plain.scene(9, "saxons", {"saxons": "essex"}), "essex")


@pytest.mark.parametrize(
    ("unit", "attack", "to_kill", "hits", "move"),
    [
        ("elite_legion", 4, 6, 2, 3),
        ("auxilia", 4, 5, 1, 2),
        ("berserk", 4, 5, 1, 2),
        ("huskarl", 4, 5, 2, 2),
        ("elite", 4, 5, 1, 2),
        ("motte", 0, 7, 1, 0),
    ],
)
def test_21_2_the_printed_values(unit: str, attack: int, to_kill: int, hits: int, move: int) -> None:
    """As the list of units has them."""
    facts = next(row for row in FACTS["unit"] if row["id"] == unit)
    assert (facts["attack"], facts["defence"], facts["to_kill"]) == (attack, attack, to_kill)
    assert (facts["hits"], facts["move"]) == (hits, move)


def test_21_2_berserks_hit_from_four_and_die_like_infantry() -> None:
    """In Kent, against a Welsh army, attacking and defending."""
    s = march(scene(13, "norsemen", {"norsemen": "sussex 1c", "welsh": "kent"}), "sussex", "kent")
    play(s, "done")
    assert lost_at_first(lucky(s, ["fight kent"], lambda now: dice(now) == ([4], [1])), "welsh") == 1
    assert lost_at_first(lucky(s, ["fight kent"], lambda now: dice(now) == ([3], [1])), "welsh") == 0
    assert lost_at_first(lucky(s, ["fight kent"], lambda now: dice(now) == ([1], [5])), "norsemen") == 1
    s = march(scene(13, "welsh", {"norsemen": "kent 1c", "welsh": "sussex"}), "sussex", "kent")
    assert lost_at_first(lucky(play(s, "done"), ["fight kent"], lambda now: dice(now) == ([1], [4])), "welsh") == 1


def test_21_3_pools() -> None:
    """With their prices, where they have any."""
    found = {
        (row["nation"], row["unit"]): (row["pool"], row.get("price"))
        for row in FACTS["forces"]["rows"]
        if row.get("variant")
    }
    assert found == {
        ("romans", "elite_legion"): (4, None),
        ("romans", "auxilia"): (6, 6),
        ("norsemen", "berserk"): (4, None),
        ("dubliners", "berserk"): (4, None),
        ("norwegians", "berserk"): (4, None),
        ("danes", "huskarl"): (4, None),
        ("saxons", "huskarl"): (4, None),
        ("saxons", "elite"): (6, None),
        ("angles", "elite"): (6, None),
        ("angles", "burh"): (3, 3),
        ("normans", "motte"): (3, 7),
    }


@pytest.mark.parametrize(
    ("turn", "nation", "sea", "come"),
    [
        (1, "romans", "sinus_britannicus", {"legion": 12, "elite_legion": 4}),
        (6, "saxons", "litus_saxonicus", {"infantry": 2, "elite": 6}),
        (7, "angles", "oceanus_germanicus", {"infantry": 1, "elite": 6}),
        (11, "norsemen", "mare_orcadum", {"infantry": 1, "berserk": 4}),
        (13, "dubliners", "mare_hibernicum", {"infantry": 1, "berserk": 4}),
        (14, "danes", "oceanus_germanicus", {"infantry": 2, "huskarl": 4}),
        (15, "norwegians", "oceanus_germanicus", {"infantry": 6, "berserk": 4}),
    ],
)
def test_21_4_picked_units_come_in_the_place_of_others(turn: int, nation: str, sea: str, come: dict[str, int]) -> None:
    """As many come as without the variant."""
    s = scene(turn, "romans", {"caledonians": "hebrides"}, phase="turn_start")
    assert units(s, nation, sea) == come


def test_21_4_huskarls_stand_in_harolds_levy() -> None:
    """Ten areas of England: five men, four of them huskarls."""
    people = plain.england(saxons=10)
    s = scene(16, "saxons", people, phase="nation_start", leaders={"harold": "avalon"})
    play(s, "place avalon")
    assert units(s, "saxons", "avalon") == {"infantry": 2, "huskarl": 4}


@pytest.mark.parametrize(
    ("nation", "unit"), [("saxons", "elite"), ("angles", "elite"), ("danes", "huskarl"), ("welsh", "infantry")]
)
def test_21_5_the_unit_of_a_king(nation: str, unit: str) -> None:
    """The Welsh have nothing better than infantry."""
    s = scene(12, "normans", plain.england(**{nation: 6}), phase="turn_end")
    assert (step(s), asked(s)) == ("royal-infantry", nation)
    before = units(s, nation, "avalon").get(unit, 0)
    assert units(play(s, "place avalon"), nation, "avalon")[unit] == before + 1


def test_21_6_romans_grow_and_buy_auxilia() -> None:
    """Three clear areas: six points, one auxilia; without the variant there is no growth."""
    s = scene(3, "romans", {"romans": "kent, essex, sussex"}, phase="growth")
    assert offered(s) == {f"raise auxilia {area}" for area in ("kent", "essex", "sussex")}
    play(s, "raise auxilia kent")
    assert (units(s, "romans", "kent"), savings(s, "romans")) == ({"legion": 1, "auxilia": 1}, 0)
    assert phase(plain.scene(3, "romans", {"romans": "kent"}, phase="growth")) == "movement"


def test_21_7_all_roman_armies_count_as_legions_do() -> None:
    """Ten legions, two auxilia and an elite legion: Trajan takes two; and the Brigantes score six for auxilia."""
    s = scene(2, "romans", {"romans": "kent 10, essex 2c, york 1g"}, phase="nation_end")
    assert (step(s), s.left) == ("recall", 2)
    assert {"remove auxilia essex", "remove elite_legion york", "remove legion kent"} <= offered(s)
    s = march(scene(3, "brigantes", {"brigantes": "york 3", "romans": "march 1c"}), "york", "march")
    s = lucky(play(s, "done"), ["fight march"], lambda now: holder(now, "march") == "brigantes")
    assert awards(s, "brigantes", "army") == [("march", 6)]
    s = scene(5, "normans", {"romans": "york 1g, kent 1c"}, phase="turn_end")
    assert armies(s, "romano_british") == {"york": 1, "kent": 1}
    assert armies(s, "romans") == {}


def test_21_8_two_hits_kill_a_huskarl() -> None:
    """One hurts it; when the battle is won it is whole again."""
    s = march(scene(15, "danes", {"danes": "essex 1g", "welsh": "suffolk"}), "essex", "suffolk")
    play(s, "done")
    after = lucky(s, ["fight suffolk"], lambda now: dice(now) == ([1], [5]))
    assert units(after, "danes", "suffolk") == {"huskarl": 1}
    assert hurt(after, LAND_IDS.index("suffolk"), ATTACKERS_HURT) == 1
    dead = quietly(after, lambda now: step(now) != "attacker-retreat" and step(now) != "defender-retreat")
    assert step(dead) != "losses"
    won = lucky(s, ["fight suffolk"], lambda now: holder(now, "suffolk") == "danes")
    assert hurt(won, LAND_IDS.index("suffolk"), ATTACKERS_HURT) == 0


def test_21_9_burhs_of_the_angles() -> None:
    """For 3, two at once however many areas there are, three on the map; they roll."""
    s = scene(12, "angles", {"angles": "york 3, kent 3, essex 3, norfolk 3"}, phase="growth", savings={"angles": 1})
    play(s, "raise burh york", "raise burh kent")
    assert "raise burh essex" not in offered(s)
    full = scene(13, "angles", {"angles": "york 3, kent 3"}, burhs=["york", "kent"], phase="growth")
    assert phase(full) == "movement" or not any("burh" in move for move in offered(full))
    s = march(scene(13, "danes", {"danes": "essex", "angles": "suffolk"}, burhs=["suffolk"]), "essex", "suffolk")
    assert len(dice(play(s, "done", "fight suffolk"))[1]) == 2


def test_21_10_normans_buy_mottes() -> None:
    """For 7, one to an area; alone it holds the area, and only a leader's 7 takes it."""
    s = scene(16, "normans", {"normans": "kent 3"}, phase="growth", savings={"normans": 5})
    assert offered(s) == {"raise infantry kent", "raise motte kent"}
    play(s, "raise motte kent")
    assert (works(s, "kent"), savings(s, "normans")) == ({"motte"}, 0)
    led = scene(16, "danes", {"danes": "suffolk 2"}, mottes=["essex"], leaders={"svein": "suffolk"})
    march(led, "suffolk", "essex")
    play(led, "done")
    assert holder(lucky(led, ["fight essex"], lambda now: 7 in dice(now)[0]), "essex") == "danes"
    assert works(lucky(led, ["fight essex"], lambda now: max(dice(now)[0]) == 6), "essex") == {"motte"}


def test_21_10_a_motte_repels_whoever_has_no_leader() -> None:
    """Those from Suffolk go back; those who landed without boats are lost."""
    s = march(scene(16, "welsh", {"welsh": "suffolk 2"}, mottes=["essex"]), "suffolk", "essex")
    play(s, "done", "fight essex")
    if step(s) == "attacker-retreat":
        play(s, "stand")
    assert armies(s, "welsh") == {"suffolk": 2}
    assert holder(s, "essex") == "normans"
    s = march(scene(8, "irish", {"irish": "mare_hibernicum 2"}, mottes=["cumbria"]), "mare_hibernicum", "cumbria")
    play(s, "done", "fight cumbria")
    assert armies(s, "irish") == {}
    assert [REASON_IDS[event[3]] for event in told(s, "removed")] == ["repelled"] * 2


def test_21_11_a_river_costs_one_more() -> None:
    """From Essex an infantry crosses the Thames as its whole movement; after a step it cannot; legions by road can."""
    s = scene(9, "saxons", {"saxons": "essex"})
    play(s, "move essex", "go kent")
    assert step(s) == "movement"
    s = scene(9, "saxons", {"saxons": "suffolk"})
    play(s, "move suffolk", "go essex")
    assert "kent" not in goals(s)
    assert "south_mercia" in goals(s)
    s = scene(3, "romans", {"romans": "kent"}, forts=["kent", "essex"])
    play(s, "move kent", "go essex", "go suffolk", "go norfolk")
    assert "lindsey" in goals(s)


def test_21_12_the_first_round_behind_a_river() -> None:
    """Danes who cross the Thames meet dice that are lifted by one, once; beside others from Sussex they do not."""
    s = march(scene(13, "danes", {"danes": "essex 2", "welsh": "kent 2"}), "essex", "kent")
    play(s, "done")
    assert 7 in dice(lucky(s, ["fight kent"], lambda now: 7 in dice(now)[1]))[1]
    with pytest.raises(AssertionError, match="no dice"):
        lucky(s, ["fight kent"], lambda now: 1 in dice(now)[1], 200)
    unharmed = lucky(s, ["fight kent"], lambda now: max(dice(now)[0] + dice(now)[1]) < 5)
    assert 1 in dice(lucky(unharmed, ["stand", "stand"], lambda now: 1 in dice(now)[1]))[1]
    both = scene(13, "danes", {"danes": "essex, sussex", "welsh": "kent 2"})
    march(both, "essex", "kent")
    march(both, "sussex", "kent")
    play(both, "done")
    assert 1 in dice(lucky(both, ["fight kent"], lambda now: 1 in dice(now)[1]))[1]


def test_21_13_where_the_rivers_run() -> None:
    """Each from both sides."""
    pairs = {frozenset(pair) for pair in FACTS["river"]["between"]}
    assert pairs == {
        frozenset(pair)
        for pair in (
            ("essex", "kent"), ("essex", "sussex"), ("downlands", "south_mercia"), ("gwent", "hwicce"),
            ("march", "powys"), ("lindsey", "north_mercia"), ("lindsey", "york"), ("bernicia", "lothian"),
            ("alban", "dunedin"),
        )
    }  # fmt: skip
    for there, back in (("york", "lindsey"), ("lindsey", "york")):
        s = scene(13, "danes", {"danes": there})
        play(s, f"move {there}", f"go {back}")
        assert step(s) == "movement"


@pytest.mark.parametrize(
    ("turn", "nation", "leader"),
    [
        (2, "romans", "paulinus"),
        (3, "romans", "agricola"),
        (1, "welsh", "caratacus"),
        (14, "saxons", "edward"),
        (15, "caledonians", "boru"),
    ],
)
def test_21_14_six_more_leaders(turn: int, nation: str, leader: str) -> None:
    """Vespasian at sea, the others where the player likes."""
    s = scene(turn, nation, {nation: "york, powys"}, phase="nation_start")
    assert (step(s), asked(s)) == ("leader", nation)
    assert leader_at(play(s, "place powys"), leader) == "powys"
    legions = scene(1, "romans", {"belgae": "kent"}, phase="turn_start")
    assert leader_at(legions, "vespasian") == "sinus_britannicus"


def test_21_14_brian_boru_stays_for_two_turns() -> None:
    """As the other leaders of turn 15 do; Edward does not."""
    s = scene(16, "caledonians", {"caledonians": "york"}, phase="nation_start", leaders={"boru": "york"})
    assert leader_at(s, "boru") == "york"
    s = scene(15, "saxons", {"saxons": "york"}, phase="nation_start", leaders={"edward": "york"})
    assert leader_at(s, "edward") is None


def test_21_15_caratacus_is_nobodys_vassal() -> None:
    """He frees the Welsh when he comes; while he lives they are not asked to submit."""
    people = {"welsh": "powys, dyfed", "romans": "march"}
    s = scene(1, "welsh", people, phase="nation_start", vassals={"welsh": "romans"})
    assert overlord(play(s, "place powys"), "welsh") is None
    for leaders, asked_to in (({"caratacus": "powys"}, False), ({}, True)):
        s = scene(2, "romans", {"welsh": "powys, dyfed", "romans": "march 2"}, leaders=leaders)
        march(s, "march", "powys")
        assert (step(s) == "submission") == asked_to
