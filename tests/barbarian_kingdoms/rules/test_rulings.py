"""Rules 13: the rulings."""

from __future__ import annotations

import pytest

from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import FACTS, KINGDOM_IDS
from bretwalda.games.barbarian_kingdoms.scoring import best_side, reign

from ..positions import (
    asked,
    bribe,
    controller,
    fight,
    kingdom,
    offered,
    play,
    position,
    province,
    purse,
    reckoning,
    seen,
    stock,
    told,
    unit,
)  # fmt: skip


def test_R1_a_tax_that_brings_nothing() -> None:
    """It is legal, so that nobody is stuck."""
    state = position(purses={"huns": ""})
    play(state, "tax")
    assert (purse(state, "huns"), seen(state).active) == ("", "ostrogoths")
    assert told(state, "no_taxes") == [[0, 0]]


def test_R2_several_exchanges_but_no_needless_overpayment() -> None:
    """Two golds become three silver, one of them two bronze; three of them would be too much to pay."""
    state = position(
        purses={"franks": "gg"}, stocks={"germania_secunda": "sss", "belgica_secunda": "bb"}, active="franks"
    )
    play(state, "recruit", "at belgica_prima")
    assert stock(state, "belgica_prima") == "b"
    assert purse(state, "franks") == "bss"
    state = position(purses={"franks": "sg"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert stock(state, "belgica_prima") == "s"


def test_R2_change_for_a_tax_can_be_left_out() -> None:
    """Three provinces with two silver: with change three tremis, without it two."""
    for change, collected in ((True, "bss"), (False, "bbs")):
        state = position(stocks={"dacia": "ss"}, purses={"huns": "bb"}, tax_change=change)
        play(state, "tax", *(["collect dacia silver"] if change else []))
        assert purse(state, "huns") == collected
    state = position(purses={"franks": "s"}, stocks={"germania_secunda": "bb"}, active="franks", tax_change=False)
    play(state, "recruit", "at belgica_prima")
    assert purse(state, "franks") == "b"  # a paid action has its change all the same


def test_R3_the_king_stays_if_he_has_no_place() -> None:
    """No refuge: the king remains without a question and the warrior goes back."""
    state = position(units={"saxons": "king sea, sea", "franks": "hibernia"}, purses={"franks": ""}, active="saxons")
    play(state, "invade", "warrior sea", "to hibernia", "king")
    fight(state)
    assert unit(state, "hibernia") == "king saxons"
    assert kingdom(state, "saxons").warriors == 0


def test_R4_a_contest_won_in_a_third_kingdoms_province() -> None:
    """An emblem is suspended, and the winner plunders."""
    state = position(
        units={"franks": "alemannia", "huns": "king noricum", "ostrogoths": "king apulia"},
        stocks={"italia_annonaria": "sg"},
        purses={"huns": ""},
        active="franks",
    )
    play(state, "invade", "warrior alemannia", "to italia_annonaria", "king")
    fight(state)
    assert (unit(state, "italia_annonaria"), province(state, "italia_annonaria").suspended) == ("king huns", True)
    assert purse(state, "huns") == "sg"


def test_R5_an_own_province_won_back_is_not_plundered() -> None:
    """Suspended or annexed, its money stays."""
    state = position(
        units={"franks": "dacia", "huns": "king moesia"}, stocks={"dacia": "sg"}, purses={"huns": "", "franks": ""}
    )
    play(state, "invade", "king", "to dacia")
    fight(state)
    assert (purse(state, "huns"), stock(state, "dacia")) == ("", "sg")


@pytest.mark.parametrize("first", [False, True])
def test_R5_the_printed_order_plunders_an_annexed_province(first: bool) -> None:
    """By that setting the tokens go before the foreign control token does; a suspended province is spared anyway."""
    state = position(
        control={"dacia": "franks"}, units={"huns": "king moesia"}, stocks={"dacia": "sg"}, purses={"huns": ""},
        plunder_first=first,
    )  # fmt: skip
    play(state, "invade", "king", "to dacia")
    while asked(state) == "contest":
        play(state, "pass")
    assert (purse(state, "huns"), stock(state, "dacia")) == (("sg", "") if first else ("", "sg"))
    assert controller(state, "dacia") == "huns"
    state = position(
        units={"franks": "dacia", "huns": "king moesia"}, stocks={"dacia": "sg"}, purses={"huns": "", "franks": ""},
        plunder_first=first,
    )  # fmt: skip
    play(state, "invade", "king", "to dacia")
    fight(state)
    assert (purse(state, "huns"), stock(state, "dacia")) == ("", "sg")


def test_R6_a_province_set_free_in_a_battle_ends_nothing_yet() -> None:
    """A reinforcement leaves Tarraconensis and the Visigoths have seven: the battle is fought to its end first."""
    west = dict.fromkeys(["armorica", "lugdunensis", "narbonensis", "gallaecia"], "visigoths")
    state = position(
        units={"franks": "tarraconensis, sea", "visigoths": "king sea", "saxons": "lusitania"},
        control=west,
        active="franks",
    )
    play(state, "invade", "warrior sea", "to lusitania", "warrior tarraconensis")
    assert (kingdom(state, "visigoths").provinces, asked(state)) == (7, "bribery")
    fight(state)
    assert reckoning(state).winners == [3]


def test_R7_a_players_kingdoms_leave_each_other_alone() -> None:
    """No invasion and no contest between them."""
    state = position(2, units={"visigoths": "burgundia", "franks": "lugdunensis"}, active="visigoths")
    play(state, "invade", "warrior burgundia")
    assert not {"to belgica_prima", "to lugdunensis"} & offered(state)
    play(state, "to alemannia")
    assert asked(state) == "turn"


def test_R7_to_the_letter_they_are_independent() -> None:
    """By that setting they may invade each other, fight without bribes and claim from each other."""
    state = position(
        2, own_wars=True, units={"visigoths": "burgundia", "franks": "lugdunensis"},
        stocks={"lugdunensis": "bb"}, active="visigoths",
    )  # fmt: skip
    play(state, "invade", "warrior burgundia")
    assert {"to belgica_prima", "to lugdunensis"} <= offered(state)
    play(state, "to lugdunensis")
    assert (asked(state), seen(state).battle is not None) == ("reinforcement", True)
    while asked(state) == "reinforcement":
        play(state, "pass")
    assert told(state, "bribed") == told(state, "no_bribes") == []
    assert unit(state, "lugdunensis") == "visigoths"  # equal, and active
    assert purse(state, "visigoths") == purse(state, "franks") == "bbbbbssg"
    state = position(
        2, own_wars=True, units={"visigoths": "lugdunensis"}, control={"lugdunensis": "franks"}, active="visigoths"
    )
    assert controller(state, "lugdunensis") == "franks"
    state = position(2, own_wars=True, units={"visigoths": "belgica_prima"}, active="visigoths")
    assert controller(state, "belgica_prima") is None
    play(state, "claim", "at belgica_prima")
    assert controller(state, "belgica_prima") == "visigoths"


def test_R7_each_side_of_an_own_battle_is_asked_for_reinforcements() -> None:
    """One seat decides for both kingdoms, the active one first, and is told for which."""
    state = position(
        2, own_wars=True, units={"visigoths": "burgundia, armorica", "franks": "lugdunensis, belgica_prima"},
        active="visigoths",
    )  # fmt: skip
    play(state, "invade", "warrior burgundia", "to lugdunensis")
    sides = []
    while asked(state) == "reinforcement":
        arg = next(arg for arg in GAME.prompt(state, int(state.actor)).args if arg.name == "kingdom")
        sides.append(KINGDOM_IDS[arg.value])
        play(state, next(choice for choice in sorted(offered(state)) if choice.startswith(("warrior", "pass"))))
    assert set(sides) == {"visigoths", "franks"}


def test_R7_only_opponents_contest_even_then() -> None:
    """The player's other kingdom is not asked."""
    state = position(2, own_wars=True, units={"visigoths": "burgundia", "franks": "lugdunensis"}, active="visigoths")
    play(state, "invade", "warrior burgundia", "to alemannia")
    assert asked(state) == "turn"


def test_R7_a_king_who_falls_to_his_own_side_counts_for_the_opponent() -> None:
    """He is no trophy; with his brother in arms gone already, the opponent has won."""
    for fallen, over in (({}, False), ({"visigoths": "ostrogoths"}, True)):
        state = position(
            2, own_wars=True, fallen=fallen, active="visigoths",
            units={"visigoths": "burgundia, armorica, belgica_secunda", "franks": "king lugdunensis"},
        )  # fmt: skip
        play(state, "invade", "warrior burgundia", "to lugdunensis")
        while state.actor >= 0 and asked(state) == "reinforcement":
            own = GAME.prompt(state, int(state.actor)).args[0].value == KINGDOM_IDS.index("visigoths")
            warriors = [choice for choice in sorted(offered(state)) if choice.startswith("warrior")]
            rest = "done" if "done" in offered(state) else "pass"
            play(state, warriors[0] if own and warriors else rest)
        assert kingdom(state, "franks").king is None
        assert kingdom(state, "visigoths").trophies == 0
        assert (seen(state).reckoning is not None) == over
        if over:
            assert reckoning(state).winners == [0]


def test_R8_all_kings_of_a_team_by_one_team() -> None:
    """Kings of one team that fell to different teams win the game for nobody."""
    for captor, over in (("vandals", False), ("huns", True)):
        state = position(
            6, "b", teams=True, units={"huns": "noricum", "ostrogoths": "king italia_annonaria"},
            fallen={"saxons": captor}, purses={"huns": "ggggg", "ostrogoths": ""}, active="huns",
        )  # fmt: skip
        play(state, "invade", "warrior noricum", "to italia_annonaria")
        fight(state, "ggggg")
        assert (seen(state).reckoning is not None) == over


def test_R9_a_partner_frees_a_suspended_province() -> None:
    """The owner has it again with the partner's unit in it: no plunder, no recruits there, and no claim."""
    state = position(
        4, teams=True, units={"franks": "burgundia", "visigoths": "king sea", "ostrogoths": "aquitania"},
        stocks={"aquitania": "sg"}, purses={"ostrogoths": "", "franks": "bb", "visigoths": "b"}, active="franks",
    )  # fmt: skip
    assert province(state, "aquitania").suspended
    play(state, "invade", "warrior burgundia", "to aquitania")
    fight(state)
    assert (unit(state, "aquitania"), controller(state, "aquitania")) == ("franks", "visigoths")
    assert stock(state, "aquitania") == "sg"
    assert "at aquitania" not in offered(play(state.clone(), "tax", "tax", "pass", "recruit"))
    assert kingdom(state, "visigoths").provinces == 3


def test_R10_an_emblem_counts_until_it_is_suspended() -> None:
    """Two points for the owner of an attacked province, none for one already lost."""
    state = position(units={"franks": "alemannia", "huns": "king noricum"}, active="franks")
    play(state, "invade", "warrior alemannia", "to boiohaemum", "king")
    battle = seen(state).battle
    assert battle is not None
    assert battle.foe.points == 6 + 2
    state = position(units={"franks": "dacia", "huns": "king moesia"})
    play(state, "invade", "king", "to dacia")
    battle = seen(state).battle
    assert battle is not None
    assert battle.active.points == 6


def test_R11_a_third_kingdoms_marker_counts_for_nobody() -> None:
    """Huns and Franks fight in a province of the Saxons with nothing but their units."""
    state = position(
        units={"franks": "alemannia", "huns": "king boiohaemum"}, control={"noricum": "saxons"}, active="franks"
    )
    play(state, "invade", "warrior alemannia", "to noricum", "king")
    battle = seen(state).battle
    assert battle is not None
    assert (battle.active.points, battle.foe.points) == (3, 6)


def test_R12_after_the_contest_the_active_kingdom_reinforces_first() -> None:
    """However many units came with the contest."""
    state = position(
        units={
            "franks": "alemannia, italia_annonaria",
            "huns": "king boiohaemum, pannonia, dalmatia",
            "ostrogoths": "king apulia",
        },
        active="franks",
    )
    play(state, "invade", "warrior alemannia", "to noricum", "king", "warrior pannonia", "done")
    assert (asked(state), state.actor) == ("reinforcement", 5)


def test_R13_contests_from_the_sea_need_a_port() -> None:
    """Lugdunensis has none; Geiseric does not care."""
    units = {"franks": "burgundia", "saxons": "king britannia_prima, sea", "visigoths": "king tarraconensis"}
    state = position(units=units, active="franks")
    play(state, "invade", "warrior burgundia", "to lugdunensis")
    assert asked(state) == "turn"
    state = position(units=units | {"vandals": "king sea"}, active="franks")
    play(state, "invade", "warrior burgundia", "to lugdunensis")
    assert seen(state).asked == "vandals"
    state = position(units=units | {"franks": "lugdunensis"}, active="franks")
    play(state, "invade", "warrior lugdunensis", "to armorica")
    assert seen(state).asked == "saxons"


def test_R14_from_the_sea() -> None:
    """To an own port by Manoeuvre, to another by invasion."""
    state = position(units={"franks": "king germania_secunda, sea"}, active="franks")
    assert "to belgica_secunda" in offered(play(state.clone(), "manoeuvre", "warrior sea"))
    assert "to frisia" not in offered(play(state.clone(), "manoeuvre", "warrior sea"))
    assert "to frisia" in offered(play(state.clone(), "invade", "warrior sea"))
    assert "to belgica_secunda" not in offered(play(state.clone(), "invade", "warrior sea"))


def test_R15_a_province_just_left_may_be_entered() -> None:
    """One moves out, the next moves in."""
    state = position(units={"franks": "king belgica_secunda, belgica_prima, germania_secunda"}, active="franks")
    play(state, "manoeuvre")
    assert offered(state) == {"king"}
    play(
        state,
        "king",
        "to sea",
        "warrior belgica_prima",
        "to belgica_secunda",
        "warrior germania_secunda",
        "to belgica_prima",
    )
    assert unit(state, "belgica_prima") == "franks"


def test_R16_castling_is_the_only_move_of_both() -> None:
    """A king who has moved cannot castle; who has castled cannot move."""
    state = position(units={"franks": "king belgica_secunda, frisia"}, active="franks")
    play(state, "manoeuvre", "king", "to germania_secunda")
    assert offered(state) == {"done", "warrior frisia"}
    state = position(units={"franks": "king belgica_secunda, frisia"}, active="franks")
    play(state, "manoeuvre", "king", "castle frisia")
    assert asked(state) == "turn"
    state = position(units={"franks": "king alemannia, frisia"}, active="franks")
    play(state, "manoeuvre", "warrior frisia", "to germania_secunda", "king")
    assert "castle germania_secunda" not in offered(state)


def test_R17_no_empty_manoeuvre() -> None:
    """Before the first move there is nothing to be done with."""
    assert "done" not in offered(play(position(active="franks"), "manoeuvre"))


def test_R18_no_claim_without_a_token() -> None:
    """Four are out, and the fifth province cannot be claimed."""
    out = dict.fromkeys(["thuringia", "alemannia", "burgundia", "lugdunensis"], "franks")
    lost = dict.fromkeys(["belgica_prima", "germania_secunda"], "huns")
    state = position(units={"franks": "frisia"}, control=out | lost, active="franks")
    assert "claim" not in offered(state)
    assert kingdom(state, "franks").claim_cost is None


def test_R19_enemy_initial_provinces_count() -> None:
    """The seventh province is one of the Huns."""
    state = position(
        units={"franks": "boiohaemum", "huns": "king dacia"},
        control=dict.fromkeys(["thuringia", "alemannia", "burgundia"], "franks"),
        purses={"franks": "gg"},
        active="franks",
    )
    play(state, "claim", "at boiohaemum")
    assert reckoning(state).winners == [5]


def test_R20_the_same_costs_for_all() -> None:
    """One track each; only a power changes what is paid."""
    costs = {one.id: (one.recruit_cost, one.claim_cost) for one in seen(position()).kingdoms}
    assert costs.pop("visigoths") == (1, 1)
    assert set(costs.values()) == {(1, 2)}


def test_R21_the_number_of_tokens_is_hidden_too() -> None:
    """Two treasuries that differ in number look alike to others."""
    one, other = position(purses={"franks": "bbb"}), position(purses={"franks": "g"})
    assert GAME.view(one, 0) == GAME.view(other, 0)


def test_R22_bribes_are_opened_token_by_token() -> None:
    """Everybody is told the tokens and the sum."""
    state = position(
        units={"franks": "thuringia", "huns": "king boiohaemum"},
        purses={"franks": "bbs", "huns": "sg"},
        active="franks",
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    bribe(state, "franks", "bb")
    bribe(state, "huns", "s")
    assert told(state, "bribed") == [[5, 2, 2], [0, 2, 1 << 8]]


def test_R23_the_largest_sum_must_be_reached() -> None:
    """Of a gold, a silver and a silver with three due, the silver is not offered: it would end at two."""
    state = position(stocks={"dacia": "s", "pannonia": "g", "boiohaemum": "g"}, purses={"huns": ""})
    play(state, "tax")
    assert offered(state) == {"collect pannonia gold", "collect boiohaemum gold"}


def test_R24_a_victory_by_arms_stops_everything() -> None:
    """No plunder and no evacuation; the bribe has been exchanged."""
    state = position(
        units={"franks": "thuringia, alemannia", "huns": "king boiohaemum"},
        stocks={"boiohaemum": "ggg"},
        purses={"franks": "sg", "huns": ""},
        fallen={"saxons": "franks"},
        active="franks",
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum", "warrior alemannia")
    fight(state, "s")
    assert reckoning(state).end == "military"
    assert (stock(state, "boiohaemum"), purse(state, "franks"), purse(state, "huns")) == ("ggg", "g", "s")
    assert reign(state, 5) == 2 * 2 + 2 + 2


def test_R25_trophies_stay() -> None:
    """Even when the captor's own king falls."""
    state = position(
        units={"franks": "king thuringia", "huns": "king boiohaemum"}, fallen={"saxons": "franks"}, active="franks"
    )
    play(state, "invade", "king", "to boiohaemum")
    fight(state)
    assert (kingdom(state, "franks").trophies, kingdom(state, "franks").king) == (1, None)


def test_R26_with_two_players_both_enemy_kingdoms_are_asked() -> None:
    """In their order, and one contest is enough."""
    state = position(2, units={"ostrogoths": "king sea", "vandals": "king sea"}, active="franks")
    play(state, "invade", "king", "to frisia")
    assert seen(state).asked == "ostrogoths"
    play(state, "pass")
    assert seen(state).asked == "vandals"
    play(state, "king")
    assert asked(state) == "bribery"


def test_R27_the_reign_of_a_pair() -> None:
    """Both kingdoms, the treasury once: 2 + 2 for the kings, 1 for a warrior, 2 for ten tremis."""
    state = position(2, units={"franks": "sea"})
    assert reign(state, int(state.owner[5])) == 2 + 2 + 1 + 2


def test_R28_an_unreachable_province_has_its_token() -> None:
    """Without Ostrogoths and ports at hand Sicily still gets one."""
    state = GAME.new(seed="x", players=5, configuration="c")
    assert province(state, "sicilia").face_down
    open_neutral = [one for one in seen(state).provinces if one.passable and one.controller is None]
    assert all(one.face_down for one in open_neutral)


def test_R29_attilas_claim_has_its_own_contest() -> None:
    """Who let the invasion pass may contest the claim."""
    state = position(units={"huns": "king pannonia", "franks": "alemannia"}, purses={"huns": "s"})
    play(state, "invade", "king", "to noricum")
    assert seen(state).asked == "franks"
    play(state, "pass", "claim")
    assert (asked(state), seen(state).asked) == ("contest", "franks")


def test_R30_the_corsairs_may_set_a_province_free() -> None:
    """A Vandal leaves Tarraconensis for the Sea, and the Visigoths have won."""
    west = dict.fromkeys(["armorica", "lugdunensis", "narbonensis", "gallaecia"], "visigoths")
    state = position(units={"vandals": "tarraconensis", "visigoths": "king sea"}, control=west, active="vandals")
    play(state, "tax")
    assert seen(state).reckoning is None
    play(state, "warrior tarraconensis")
    assert (reckoning(state).end, reckoning(state).winners) == ("territorial", [3])


@pytest.mark.parametrize(("limit", "last"), [(20, 20), (40, 40), (0, 300)])
def test_R31_the_last_round(limit: int, last: int) -> None:
    """The highest reign wins after it; without a limit there are 300 rounds."""
    assert FACTS["rounds"]["last"] == 300
    state = position(3, rounds=limit, purses={"saxons": "ggggg"}, active="franks")
    state.round = last - 1
    play(state, "tax")
    assert seen(state).reckoning is None
    state = position(3, rounds=limit, purses={"saxons": "ggggg"}, active="franks")
    state.round = last
    play(state, "tax")
    assert (reckoning(state).end, reckoning(state).winners) == ("rounds", [1])


def test_R31_of_equals_the_side_that_plays_last() -> None:
    """All have the same score; in teams the scores of partners are added."""
    assert best_side(position(3)) == 5
    state = position(4, teams=True, purses={"ostrogoths": "ggggg", "vandals": ""})
    assert reign(state, 0) + reign(state, 1) == reign(state, 2) + reign(state, 3) - 1
    assert best_side(state) == state.side[3]


def test_R32_the_order_of_a_pair_is_settled_once_and_first_by_who_begins() -> None:
    """Before the first action, with the board in sight; contests are offered in the same order."""
    state = GAME.new(seed="order", players=2, kingdoms="seats")
    assert (asked(state), state.actor, offered(state)) == ("pair-order", 0, {"kingdom ostrogoths", "kingdom vandals"})
    assert province(state, "roma").unit is not None
    play(state, "kingdom vandals")
    assert (asked(state), state.actor) == ("pair-order", 1)
    play(state, "kingdom franks")
    assert seen(state).order == ["vandals", "ostrogoths", "franks", "visigoths"]
    played = []
    for _ in range(8):
        played.append(seen(state).active)
        play(state, "tax")
        while asked(state) != "turn":
            play(state, sorted(offered(state))[0])
    assert played == ["vandals", "ostrogoths", "franks", "visigoths"] * 2


def test_R33_letters_go_round_in_the_order_of_naming() -> None:
    """Two teams: A, B, A, B; three: A, B, C, A, B, C; and a pair of two players likewise."""
    state = GAME.new(seed="x", players=4, configuration="expert", teams=True, kingdoms="seats")
    play(state, "kingdom huns", "kingdom saxons", "kingdom vandals")
    assert seen(state).selected == {"huns": 0, "vandals": 0, "saxons": 1}
    play(state, "kingdom franks")
    assert {one.id: one.side for one in seen(state).kingdoms} == {"huns": 0, "vandals": 0, "saxons": 1, "franks": 1}
    state = GAME.new(seed="x", players=6, configuration="expert", teams=True, kingdoms="seats")
    assert (asked(state), offered(state)) == ("teaming", {"teams two", "teams three"})
    play(state, "teams three", *(f"kingdom {name}" for name in ("huns", "vandals", "franks", "saxons", "visigoths")))
    sides = {one.id: one.side for one in seen(state).kingdoms}
    assert sides == {"huns": 0, "vandals": 1, "franks": 2, "saxons": 0, "visigoths": 1, "ostrogoths": 2}
    state = GAME.new(seed="x", players=2, configuration="expert", kingdoms="seats")
    play(state, "kingdom huns", "kingdom saxons", "kingdom vandals", "kingdom franks")
    assert [seat.kingdoms for seat in seen(state).seats] == [["huns", "vandals"], ["saxons", "franks"]]


def test_R34_nobody_is_overruled_and_nobody_holds_up_the_game() -> None:
    """One refusal is enough; when all have named a set in vain, each adds a kingdom."""
    state = GAME.new(seed="x", players=3, configuration="agreed", kingdoms="seats")
    for namer in range(3):
        assert (asked(state), state.actor) == ("naming", namer)
        play(state, "kingdom huns", "kingdom saxons", "kingdom franks")
        assert (asked(state), state.actor) == ("agreement", (namer + 1) % 3)
        play(state, *(["refuse"] if namer else ["agree", "refuse"]))
    assert (asked(state), state.actor, seen(state).selected) == ("selection", 0, {})
    play(state, "kingdom huns", "kingdom saxons", "kingdom franks")
    assert asked(state) == "turn"
