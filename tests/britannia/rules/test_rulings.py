"""Rules 21: the rulings."""

from __future__ import annotations

import pytest

from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import ATTACKERS_HURT, FACTS, LAND_IDS, LEADER_IDS, LEADER_NATION, NATION_IDS
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.steps.retreat import hurt

from .scene import (
    armies,
    asked,
    awards,
    dice,
    goals,
    holder,
    leader_at,
    lucky,
    march,
    offered,
    overlord,
    phase,
    play,
    quietly,
    reach,
    savings,
    scene,
    score,
    step,
    units,
    whose,
    works,
)


def test_R1_one_point_is_enough_for_a_difficult_area_unless_taken_literally() -> None:
    """With the setting infantry cannot enter Powys after a step, nor cross to the Hebrides at all."""
    for literal in (False, True):
        s = scene(2, "welsh", {"welsh": "hwicce, skye"}, literal_cost=literal)
        assert ("hebrides" in reach(s, "skye")) != literal
        assert "gwent" in reach(s, "hwicce")
        play(s, "move hwicce", "go march")
        assert ("powys" in goals(s)) != literal
        dyfed = scene(2, "welsh", {"welsh": "devon"}, literal_cost=literal)
        assert "dyfed" in reach(dyfed, "devon")


def test_R2_eight_seas_or_six() -> None:
    """With six, Norsemen of turn 12 in the joined Irish Sea reach Skye as well as Cheshire."""
    s = scene(12, "norsemen", {"norsemen": "mare_hibernicum 2"}, seas=6)
    assert {"skye", "dalriada", "strathclyde", "galloway", "cumbria", "cheshire"} <= reach(s, "mare_hibernicum")
    assert "mare_caledonicum" not in reach(s, "mare_hibernicum")
    s = scene(12, "norsemen", {"norsemen": "mare_hibernicum 2"})
    assert "skye" not in reach(s, "mare_hibernicum")
    s = scene(12, "romans", {"caledonians": "hebrides"}, phase="turn_start", seas=6)
    assert armies(s, "norsemen") == {"mare_orcadum": 2, "mare_hibernicum": 2}


def test_R3_at_least_the_value() -> None:
    """A 5 hits for infantry."""
    s = march(scene(12, "danes", {"danes": "kent", "welsh": "essex"}), "kent", "essex")
    s = lucky(play(s, "done"), ["fight essex"], lambda now: dice(now) == ([5], [4]))
    assert holder(s, "essex") == "danes"


def test_R4_nobody_hides_behind_cavalry() -> None:
    """A 5 and a 6 against one infantry and one cavalry kill both; the 5 cannot be wasted on the cavalry."""
    s = march(scene(16, "welsh", {"welsh": "kent 2", "normans": "essex 1+1c"}), "kent", "essex")
    s = lucky(play(s, "done"), ["fight essex"], lambda now: dice(now)[0] == [6, 5])
    assert armies(s, "normans") == {}


def test_R5_a_full_area_counts_as_served() -> None:
    """Powys and Gwent are full and York overstacked: after one in York the next goes there too."""
    s = scene(9, "welsh", {"welsh": "york 4, powys 2, gwent 2"}, phase="growth", savings={"welsh": 12})
    assert offered(s) == {"raise infantry york"}
    play(s, "raise infantry york")
    assert offered(s) == {"raise infantry york"}


@pytest.mark.parametrize(
    ("turn", "nation", "have", "sea"),
    [(13, "dubliners", 6, "mare_hibernicum"), (12, "danes", 15, "oceanus_germanicus")],
)
def test_R6_reinforcements_above_the_pool_are_lost(turn: int, nation: str, have: int, sea: str) -> None:
    """Only three of five Dubliners, three of six Danes come."""
    lands = ["york", "kent", "essex", "sussex", "wessex"]
    places = ", ".join(f"{area} {min(3, have - 3 * k)}" for k, area in enumerate(lands) if have > 3 * k)
    s = scene(turn, "romans", {nation: places}, phase="turn_start")
    assert armies(s, nation)[sea] == 3


def test_R7_intact_structures_count_for_an_overrun() -> None:
    """A fort alone needs two left behind, a ruin none; an army with a burh needs four."""
    s = scene(3, "caledonians", {"caledonians": "essex 3"}, forts=["suffolk"], ruins=["kent"])
    play(s, "move essex", "go suffolk")
    assert goals(s) == set()
    play(s, "leave infantry 1", "leave infantry 1")
    assert "norfolk" in goals(s)
    ruin = scene(3, "caledonians", {"caledonians": "essex"}, ruins=["kent"])
    play(ruin, "move essex", "go kent")
    assert "sussex" in goals(ruin)
    burh = scene(12, "danes", {"danes": "essex 4", "saxons": "suffolk"}, burhs=["suffolk"])
    play(burh, "move essex", "go suffolk")
    assert step(burh) == "movement"


def test_R8_invaders_land_without_boats() -> None:
    """Romans and Normans never have any."""
    assert {"kent", "sussex", "wessex", "devon", "cornwall"} <= reach(
        scene(1, "romans", {"romans": "sinus_britannicus"}), "sinus_britannicus"
    )
    s = scene(8, "scots", {"scots": "mare_caledonicum"})
    play(s, "move mare_caledonicum", "go mare_hibernicum")
    assert {"galloway", "strathclyde"} <= goals(s)


def test_R9_whoever_cannot_land_is_removed() -> None:
    """Scots in the Channel may wait as raiders on turn 6; on turn 8 they find no coast and are lost."""
    s = play(scene(6, "scots", {"scots": "sinus_britannicus, skye"}), "done")
    assert armies(s, "scots") == {"sinus_britannicus": 1, "skye": 1}
    s = march(scene(8, "scots", {"scots": "sinus_britannicus, skye"}), "sinus_britannicus", "litus_saxonicus")
    assert armies(play(s, "done"), "scots") == {"skye": 1}


def test_R9_a_nation_may_not_leave_its_units_at_sea_if_one_can_land() -> None:
    """The Irish of turn 8 must land their army; then the movement can end."""
    s = scene(8, "irish", {"irish": "oceanus_atlanticus"})
    assert "done" not in offered(s)
    march(s, "oceanus_atlanticus", "avalon")
    assert "done" in offered(s)


def test_R10_armies_at_sea_do_not_count_for_overpopulation() -> None:
    """One area feeds two; five at sea are no surplus."""
    s = scene(5, "irish", {"irish": "cumbria 2, mare_hibernicum 5"}, phase="overpopulation")
    assert whose(s) != "irish"


def test_R11_withdrawal_is_a_choice() -> None:
    """The raiders may all stay."""
    s = march(scene(6, "irish", {"irish": "oceanus_atlanticus 2"}), "oceanus_atlanticus", "avalon")
    play(s, "done", "done")
    assert armies(s, "irish") == {"avalon": 2}


@pytest.mark.parametrize(
    ("turn", "nation", "leader"),
    [
        (7, "brigantes", "urien"),
        (11, "saxons", "egbert"),
        (12, "saxons", "alfred"),
        (13, "saxons", "edgar"),
        (15, "saxons", "harold"),
    ],
)
def test_R12_the_player_chooses_the_leaders_area(turn: int, nation: str, leader: str) -> None:
    """Any held area, on land."""
    s = scene(turn, nation, {nation: "york, kent 2, powys"}, phase="nation_start")
    assert offered(s) == {"place york", "place kent", "place powys"}
    assert leader_at(play(s, "place powys"), leader) == "powys"


def test_R13_the_overlords_units_go_back() -> None:
    """By land where they came from; to the sea in the movement; after the last battle to the nearest own land."""
    s = scene(3, "romans", {"romans": "avalon 2, york", "welsh": "hwicce, gwent"}, forts=["avalon", "york"])
    play(s, "move avalon", "go hwicce", "submit")
    assert armies(s, "romans") == {"avalon": 2, "york": 1}
    s = scene(3, "romans", {"romans": "sinus_britannicus 2, york", "welsh": "cornwall, devon"}, forts=["york", "kent"])
    play(s, "move sinus_britannicus", "go devon", "submit")
    assert armies(s, "romans") == {"sinus_britannicus": 2, "york": 1}
    s = scene(3, "romans", {"romans": "sinus_britannicus 2", "welsh": "cornwall, devon 2"}, forts=["york", "avalon"])
    play(s, "move sinus_britannicus", "go devon", "defy", "done")
    s = lucky(s, ["fight devon"], lambda now: step(now) == "submission" and armies(now, "romans") == {"devon": 2})
    play(s, "submit")
    assert armies(s, "romans") == {"avalon": 2}


def test_R14_trajan_takes_two() -> None:
    """Sixteen legions become fourteen, not twelve."""
    s = scene(2, "romans", {"romans": "kent 16"}, forts=["kent"], phase="nation_end")
    play(s, "remove legion kent", "remove legion kent")
    assert armies(s, "romans") == {"kent": 14}
    assert asked(s) != "romans"


@pytest.mark.parametrize("wales", [False, True])
def test_R15_the_home_of_the_romano_british(wales: bool) -> None:
    """Cheshire and York yes; Pennines, Cumbria and Dunedin no; Powys and Cornwall if Wales is set."""
    forts = ["cheshire", "york", "powys", "cornwall", "pennines", "cumbria", "dunedin"]
    s = scene(5, "normans", {"caledonians": "hebrides"}, forts=forts, phase="turn_end", welsh_heirs=wales)
    home = ["cheshire", "york", *(["powys", "cornwall"] if wales else [])]
    assert armies(s, "romano_british") == dict.fromkeys(home, 1)
    assert not any(works(s, area) for area in forts)


def test_R16_cnut_comes_with_six() -> None:
    """In the Oceanus Germanicus."""
    s = scene(14, "romans", {"caledonians": "hebrides"}, phase="turn_start")
    assert units(s, "danes", "oceanus_germanicus") == {"infantry": 6}
    assert leader_at(s, "cnut") == "oceanus_germanicus"


def test_R17_a_burh_costs_three_and_rolls_no_die() -> None:
    """From turn 11 on; with an army in Kent only the army rolls, alone it rolls nothing and falls to a 5."""
    s = scene(11, "saxons", {"saxons": "kent"}, phase="growth", savings={"saxons": 1})
    play(s, "raise burh kent")
    assert savings(s, "saxons") == 0
    s = march(scene(12, "danes", {"danes": "essex"}, burhs=["kent"]), "essex", "kent")
    play(s, "done")
    assert works(lucky(s, ["fight kent"], lambda now: dice(now) == ([4], [])), "kent") == {"burh"}
    assert holder(lucky(s, ["fight kent"], lambda now: dice(now) == ([5], [])), "kent") == "danes"
    s = march(scene(12, "danes", {"danes": "essex", "saxons": "kent"}, burhs=["kent"]), "essex", "kent")
    assert len(dice(play(s, "done", "fight kent"))[1]) == 1


def test_R18_burhs_are_a_duty_too() -> None:
    """With 3 points a burh must be bought; where all have one, nothing must."""
    s = scene(12, "saxons", {"saxons": "kent"}, phase="growth", savings={"saxons": 1})
    assert offered(s) == {"raise burh kent"}
    s = scene(12, "saxons", {"saxons": "kent"}, burhs=["kent"], phase="growth", savings={"saxons": 1})
    assert phase(s) == "movement"


def test_R19_norwegian_infantry_costs_seven() -> None:
    """Six points buy nothing, seven do."""
    s = scene(16, "norwegians", {"norwegians": "york"}, phase="growth", savings={"norwegians": 4})
    assert phase(s) == "movement"
    s = scene(16, "norwegians", {"norwegians": "york"}, phase="growth", savings={"norwegians": 5})
    assert offered(s) == {"raise infantry york"}


@pytest.mark.parametrize(("half", "points"), [(True, 3), (False, 5)])
def test_R20_half_points_for_vassals_or_all(half: bool, points: int) -> None:
    """Five points of a vassal are five, or three with the setting, which is off unless somebody wants it."""
    assert GAME.schema.complete({})["half_points"] is False
    people = {"welsh": "powys, essex", "romans": "york"}
    s = scene(5, "normans", people, forts=["york"], vassals={"welsh": "romans"}, phase="turn_end", half_points=half)
    assert score(s, "welsh") == points


def test_R21_the_angles_score_nothing_for_vassals() -> None:
    """Brigantian Galloway is worth 2 to the Angles on turn 13, but not while it is a vassal's."""
    people = {"brigantes": "galloway", "angles": "york"}
    s = scene(13, "normans", people, vassals={"brigantes": "angles"}, phase="turn_end")
    assert awards(s, "angles", "area") == [("york", 4)]


@pytest.mark.parametrize(("answer", "points"), [("grant", 5), ("refuse", 4)])
def test_R22_growth_outside_the_zone_is_free(answer: str, points: int) -> None:
    """Two clear areas of England give 4 whatever the Angles say; Strathclyde's 2 are halved or lost."""
    people = {"brigantes": "cumbria, york, strathclyde", "angles": "norfolk"}
    s = scene(9, "brigantes", people, vassals={"brigantes": "angles"}, phase="growth")
    assert (step(s), asked(s)) == ("growth-permission", "angles")
    assert savings(play(s, answer), "brigantes") == points


@pytest.mark.parametrize("killer", ["normans", "danes", "norwegians", "welsh"])
def test_R23_six_once_for_harolds_death(killer: str) -> None:
    """Whoever of the three kills him; nothing if the Welsh do."""
    s = scene(15, killer, {killer: "kent 3", "saxons": "essex", "picts": "mar"}, leaders={"harold": "essex"})
    march(s, "kent", "essex")
    s = lucky(play(s, "done"), ["fight essex"], lambda now: not armies(now, "saxons"))
    gained = awards(s, "normans", "leader") + awards(s, "normans", "windfall")
    assert gained == ([] if killer == "welsh" else [("essex", 6)])


def test_R24_norwegians_score_each_english_area() -> None:
    """York too, and North Mercia: 2 each on turn 16."""
    s = scene(16, "danes", {"norwegians": "york, north_mercia, galloway, powys"}, phase="turn_end")
    assert sorted(awards(s, "norwegians", "area")) == [("galloway", 2), ("north_mercia", 2), ("york", 2)]


def test_R25_outside_wales_is_england_and_scotland() -> None:
    """Alban's and Kent's points are capped alike."""
    s = scene(13, "normans", {"welsh": "gwent, alban, kent"}, phase="turn_end")
    assert (awards(s, "welsh", "cap"), score(s, "welsh")) == ([(None, -1)], 3)


def test_R26_ivar_and_halfdan_are_one_leader() -> None:
    """One piece, one award."""
    assert [leader for leader in LEADER_IDS if "ivar" in leader or "halfdan" in leader] == ["ivar_halfdan"]
    s = march(
        scene(12, "saxons", {"saxons": "kent 3", "danes": "essex"}, leaders={"ivar_halfdan": "essex"}), "kent", "essex"
    )
    s = lucky(play(s, "done"), ["fight essex"], lambda now: "essex" not in armies(now, "danes"))
    assert awards(s, "saxons", "leader") == [("essex", 6)]


def test_R27_the_saxon_leader_of_turn_6_is_aelle() -> None:
    """He comes with the eight, and no Hengest does."""
    assert "hengest" not in LEADER_IDS
    assert leader_at(scene(6, "romans", {"caledonians": "hebrides"}, phase="turn_start"), "aelle") == "litus_saxonicus"


@pytest.mark.parametrize(("turn", "sea"), [(6, None), (7, "mare_caledonicum"), (8, None)])
def test_R28_fergus_comes_on_turn_7(turn: int, sea: str | None) -> None:
    """Not on turn 6, and not again on turn 8."""
    assert leader_at(scene(turn, "romans", {"caledonians": "hebrides"}, phase="turn_start"), "fergus") == sea


def test_R29_defending_legions_hit_with_four_in_difficult_terrain() -> None:
    """In the Downlands a defending legion kills with a 4, an attacking one does not with a 5."""
    s = march(scene(3, "caledonians", {"caledonians": "essex", "romans": "downlands"}), "essex", "downlands")
    s = lucky(play(s, "done"), ["fight downlands"], lambda now: dice(now) == ([1], [4]))
    assert armies(s, "caledonians") == {}
    s = march(
        scene(3, "romans", {"romans": "essex", "caledonians": "downlands"}, forts=["essex"]), "essex", "downlands"
    )
    s = lucky(play(s, "done"), ["fight downlands"], lambda now: dice(now) == ([5], [1]))
    assert armies(s, "caledonians") == {"downlands": 1}


def test_R30_only_nations_in_england_vote_and_are_voted_for() -> None:
    """Welsh in Wales and Picts in Scotland take no part."""
    people = {"welsh": "powys, dyfed", "picts": "alban", "saxons": "kent", "angles": "york"}
    s = scene(10, "danes", people, phase="turn_end")
    assert offered(s) == {"vote saxons", "vote angles"}
    assert asked(s) == "saxons"
    assert asked(play(s, "vote angles")) == "angles"


def test_R31_a_vassal_grows_by_half_at_most() -> None:
    """The overlord can only allow it or not."""
    s = scene(3, "welsh", {"welsh": "gwynedd, dyfed", "romans": "york"}, phase="growth", vassals={"welsh": "romans"})
    assert offered(s) == {"grant", "refuse"}
    assert savings(play(s, "grant"), "welsh") == 2


def test_R32_arthur_comes_to_an_extinct_nation() -> None:
    """The Romano-British have nothing; on turn 7 he appears all the same, and the nation moves."""
    s = scene(6, "normans", {"welsh": "powys", "saxons": "kent"}, phase="turn_end")
    assert (step(s), asked(s)) == ("arthur", "romano_british")
    play(s, "place march")
    assert units(s, "romano_british", "march") == {"cavalry": 2}
    assert (whose(s), phase(s)) == ("romano_british", "movement")


def test_R33_openings_of_the_shorter_scenarios() -> None:
    """Every nation within its pool; in Hadrianus the Welsh are vassals and twelve legions stand."""
    s = GAME.new(scenario="hadrianus")
    assert overlord(s, "welsh") == "romans"
    assert sum(armies(s, "romans").values()) == 12
    s = GAME.new(scenario="artorius_rex")
    assert armies(s, "romano_british") == dict.fromkeys(["cheshire", "march", "hwicce", "avalon", "devon"], 1)
    assert armies(s, "saxons") == {"essex": 1, "suffolk": 1, "wessex": 1, "litus_saxonicus": 8}
    s = GAME.new(scenario="furor_normanis")
    assert armies(s, "saxons")["wessex"] == 3
    assert all(holder(s, area.id) for area in GAME.view(s, None).areas[:37])


def test_R34_an_occupation_scores_even_if_the_units_are_driven_off() -> None:
    """Danes take York on turn 12; Angles win it back the same turn: the 8 points stay."""
    s = scene(12, "danes", {"danes": "bernicia", "angles": "lindsey 3"})
    march(s, "bernicia", "york")
    quietly(s, lambda now: whose(now) == "angles" and phase(now) == "movement")
    march(s, "lindsey", "york")
    s = lucky(play(s, "done"), ["fight york"], lambda now: not armies(now, "danes"))
    assert ("york", 8) in awards(s, "danes", "occupation")


def test_R35_the_kings_infantry_ignores_stacking() -> None:
    """A fifth in the marshes of Lindsey; the next movement must put it right."""
    s = scene(12, "normans", {"danes": "york, norfolk, suffolk, lindsey 4"}, phase="turn_end")
    play(s, "place lindsey")
    assert armies(s, "danes")["lindsey"] == 5
    quietly(s, lambda now: whose(now) == "danes" and phase(now) == "movement")
    assert "done" not in offered(s)


def test_R36_retreat_to_the_last_area_withdrawal_to_the_first() -> None:
    """Danes from Kent over Essex into Suffolk fall back to Essex; Irish raiders from inland to their sea."""
    s = march(scene(13, "danes", {"danes": "kent 2", "welsh": "suffolk 2"}), "kent", "essex", "suffolk")
    s = lucky(
        play(s, "done"),
        ["fight suffolk"],
        lambda now: (
            armies(now, "danes") == {"suffolk": 2} and armies(now, "welsh") == {"suffolk": 2} and step(now) != "losses"
        ),
    )
    play(s, "stand", "retreat")
    assert armies(s, "danes") == {"essex": 2}
    s = march(scene(6, "irish", {"irish": "oceanus_atlanticus"}), "oceanus_atlanticus", "avalon", "wessex")
    play(s, "done", "withdraw wessex")
    assert armies(s, "irish") == {"oceanus_atlanticus": 1}


def test_R37_ruins_become_infantry_too() -> None:
    """A vacant ruin in Kent does; one in Essex, where Jutes stand, does not."""
    s = scene(5, "normans", {"jutes": "essex", "caledonians": "hebrides"}, ruins=["kent", "essex"], phase="turn_end")
    assert armies(s, "romano_british") == {"kent": 1}
    assert holder(s, "essex") == "jutes"


@pytest.mark.parametrize(
    ("turn", "leader", "offer"), [(5, "", False), (6, "", True), (7, "urien", False), (16, "", True)]
)
def test_R38_brigantes_to_angles_from_turn_6_but_not_under_urien(turn: int, leader: str, offer: bool) -> None:
    """Never while he is in play."""
    leaders = {leader: "galloway"} if leader else {}
    s = scene(turn, "angles", {"angles": "lothian 3", "brigantes": "strathclyde, galloway"}, leaders=leaders)
    play(s, "move lothian", "go strathclyde")
    assert (step(s) == "submission") == offer


def test_R39_a_printed_five_is_no_protection() -> None:
    """Cavalry kills infantry with a 4."""
    s = march(scene(16, "normans", {"normans": "kent 1c", "welsh": "essex"}), "kent", "essex")
    s = lucky(play(s, "done"), ["fight essex"], lambda now: dice(now) == ([4], [1]))
    assert armies(s, "welsh") == {}


def test_R40_a_leader_adds_one_attacking_and_defending() -> None:
    """Olaf's infantry kills with a natural 4 shown as 5, on either side."""
    s = march(
        scene(13, "dubliners", {"dubliners": "kent", "welsh": "essex"}, leaders={"olaf": "kent"}), "kent", "essex"
    )
    s = lucky(play(s, "done"), ["fight essex"], lambda now: dice(now) == ([7], [1]))
    assert armies(s, "welsh") == {}
    s = march(scene(13, "welsh", {"dubliners": "essex", "welsh": "kent"}, leaders={"olaf": "essex"}), "kent", "essex")
    s = lucky(play(s, "done"), ["fight essex"], lambda now: dice(now) == ([1], [7]))
    assert armies(s, "welsh") == {}


def test_R41_boats_cross_as_many_seas_as_movement_allows() -> None:
    """Two seas and a landing with a leader's third point; infantry alone crosses one."""
    s = scene(12, "danes", {"danes": "kent"}, leaders={"ivar_halfdan": "kent"})
    play(s, "move kent", "go litus_saxonicus", "go oceanus_germanicus")
    assert "lothian" in goals(s)
    s = scene(13, "danes", {"danes": "kent"})
    play(s, "move kent", "go litus_saxonicus")
    assert "oceanus_germanicus" not in goals(s)


def test_R42_the_roads_are_free_step_by_step_and_from_area_to_area() -> None:
    """Kent to York in four steps costs as little as in one, and three steps more are left either way."""
    s = scene(3, "romans", {"romans": "kent"}, forts=["kent", "essex", "suffolk", "lindsey", "york"])
    march(s, "kent", "essex", "suffolk")
    play(s, "move suffolk", "go lindsey", "go york", "go bernicia", "go lothian")
    assert "dunedin" in goals(s)


def test_R42_no_march_goes_round_by_road_for_ever() -> None:
    """Seven steps to and fro between vassals are free, the seventh leads home; the eighth is paid for."""
    wales = {"romans": "hwicce", "welsh": "dyfed, gwent, gwynedd, powys"}
    s = scene(3, "romans", wales, forts=["hwicce"], vassals={"welsh": "romans"})
    play(s, "move hwicce", *["go gwent", "go dyfed"] * 2, "go gwent")
    assert {"gwynedd", "hwicce"} <= goals(s)
    play(s, "go dyfed")
    assert "hwicce" in goals(s)
    assert "gwynedd" not in goals(s)
    play(s, "go hwicce")
    assert left(s) == {3}
    assert goals(s) == {"avalon", "downlands", "gwent", "march", "north_mercia", "powys", "south_mercia"}
    play(s, "go gwent")
    assert left(s) == {1}
    assert "gwynedd" in goals(s)


def fallen(killer: str, leader: str, turn: int, **settings: object) -> int:
    """The points that a nation makes by killing a leader with a single companion in Kent."""
    nation = NATION_IDS[LEADER_NATION[LEADER_IDS.index(leader)]]
    people = {killer: "essex 3", nation: "kent, york"}
    s = scene(turn, killer, people, leaders={leader: "kent"}, **settings)  # type: ignore[arg-type]
    march(s, "essex", "kent")
    s = lucky(play(s, "done"), ["fight kent"], lambda now: holder(now, "kent") == killer)
    return sum(points for _, points in awards(s, killer, "leader"))


@pytest.mark.parametrize(
    ("killer", "leader", "turn", "always", "by_card"),
    [
        ("saxons", "ida", 7, 6, 0),
        ("welsh", "william", 16, 6, 0),
        ("welsh", "aelle", 6, 2, 2),
        ("romano_british", "aelle", 6, 6, 6),
        ("danes", "egbert", 11, 6, 0),
        ("brigantes", "aelle", 6, 0, 0),
        ("angles", "william", 16, 6, 6),
    ],
)
def test_R43_every_enemy_leader_is_worth_six_or_the_figure_of_the_card(
    killer: str, leader: str, turn: int, always: int, by_card: int
) -> None:
    """Nobody's card names Ida; the Welsh have 2 for Aelle; Brigantes and Aelle are the same player's, as is William."""
    assert fallen(killer, leader, turn) == always
    assert fallen(killer, leader, turn, card_points=True) == by_card


@pytest.mark.parametrize(("turn", "nation", "coast"), [(1, "romans", "kent"), (15, "normans", "sussex")])
@pytest.mark.parametrize("errata", [False, True])
def test_R44_major_invaders_without_boats_have_no_way_back_to_sea(
    turn: int, nation: str, coast: str, errata: bool
) -> None:
    """Romans and Normans in the Channel; with the errata they may go back in their first battles."""
    people = {nation: "sinus_britannicus 2", "caledonians": f"{coast} 2"}
    s = march(scene(turn, nation, people, sea_retreat=errata), "sinus_britannicus", coast)
    s = lucky(
        play(s, "done"),
        [f"fight {coast}", "stand"],
        lambda now: armies(now, nation).get(coast) == 2 and armies(now, "caledonians").get(coast) == 2,
    )
    assert ("retreat" in offered(s)) == errata


def test_R45_the_statuses_are_marked_as_reconstructed() -> None:
    """Where they stand, in the facts; the major invasions are those of the board."""
    assert "board (statuses, reconstructed" in (GAME.folder / "facts.toml").read_text("utf-8")
    major = [(row["turn"], row["nation"]) for row in FACTS["timeline"] if "major_invasion" in row.get("status", [])]
    assert major == [
        (1, "romans"), (6, "saxons"), (7, "scots"), (7, "angles"), (11, "norsemen"), (12, "danes"), (13, "dubliners"),
        (15, "norwegians"), (15, "normans"),
    ]  # fmt: skip


def test_R46_picked_units_keep_to_their_pool_and_to_the_numbers_of_the_timetable() -> None:
    """Two of four berserks are in play: five Dubliners come, two of them berserks."""
    s = scene(13, "romans", {"dubliners": "york 2c"}, phase="turn_start", variant=True)
    assert units(s, "dubliners", "mare_hibernicum") == {"infantry": 3, "berserk": 2}


def test_R47_whole_guards_are_hit_first_and_hurt_ones_leave_first() -> None:
    """Two huskarls bear two hits and live; when one retreats, the other is whole."""
    s = march(scene(15, "danes", {"danes": "essex 2g", "welsh": "suffolk 2"}, variant=True), "essex", "suffolk")
    s = lucky(play(s, "done"), ["fight suffolk"], lambda now: dice(now) == ([3, 3], [5, 5]))
    assert units(s, "danes", "suffolk") == {"huskarl": 2}
    area = LAND_IDS.index("suffolk")
    assert hurt(s, area, ATTACKERS_HURT) == 2
    while step(s) == "defender-retreat":
        play(s, "stand")
    play(s, "keep huskarl essex", "retreat")
    assert hurt(s, area, ATTACKERS_HURT) == 1


def test_R48_the_rivers_are_marked_as_constructed() -> None:
    """Where they stand, in the facts."""
    assert "constructed (which borders are rivers" in (GAME.folder / "facts.toml").read_text("utf-8")


def left(s: Britannia) -> set[int]:
    """The movement points that those on the march have left."""
    return {band.left for band in GAME.view(s, None).bands if band.picked}
