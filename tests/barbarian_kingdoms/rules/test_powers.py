"""Rules 8: the powers of kingdoms and kings."""

from __future__ import annotations

import pytest

from bretwalda.games.barbarian_kingdoms.board import FACTS, HOOK_IDS, KINGDOM_IDS

from ..positions import (
    asked,
    controller,
    fight,
    kingdom,
    offered,
    play,
    position,
    purse,
    seen,
    stock,
    told,
    unit,
)  # fmt: skip


def test_8_1_two_powers_each_by_hooks() -> None:
    """Each kingdom and each king has one, and every one names a hook of the rules."""
    powers = [row[slot] for row in FACTS["kingdom"] for slot in ("kingdom_power", "king_power")]
    assert len({power["id"] for power in powers}) == 12
    assert {power["hook"] for power in powers} <= set(HOOK_IDS)


def test_8_2_a_king_power_ends_with_the_king() -> None:
    """Without Attila there is no claim on top, without Ælle no second recruit; the Hun riders still ride."""
    state = position(units={"huns": "dacia"}, fallen={"huns": "franks"})
    play(state, "manoeuvre", "warrior dacia", "to pannonia")
    assert asked(state) == "moving"
    assert state.power(4, HOOK_IDS.index("recruit.count"), True) == 2
    state.king[4] = -1
    assert state.power(4, HOOK_IDS.index("recruit.count"), True) == 1


def test_8_3_hun_units_move_twice() -> None:
    """Each move by itself, castling too, and no third one."""
    state = position(units={"huns": "king moesia, dacia"})
    play(state, "manoeuvre", "warrior dacia", "to pannonia", "warrior pannonia", "to boiohaemum")
    assert offered(state) == {"done", "king"}
    play(state, "king", "to dacia", "king", "to pannonia")
    assert asked(state) == "turn"
    state = position(units={"huns": "king moesia, dacia"})
    play(state, "manoeuvre", "king", "castle dacia", "king", "castle moesia")
    assert (unit(state, "moesia"), unit(state, "dacia")) == ("king huns", "huns")
    assert asked(state) == "turn"


def test_8_4_attila_claims_at_once() -> None:
    """After his own invasion, at the usual price; declining ends the turn."""
    state = position(purses={"huns": "s"})
    play(state, "invade", "king", "to moesia")
    assert (asked(state), offered(state)) == ("extra-claim", {"pass", "claim"})
    play(state, "claim")
    assert (controller(state, "moesia"), stock(state, "moesia")) == ("huns", "s")
    state = play(position(), "invade", "king", "to moesia", "pass")
    assert (controller(state, "moesia"), seen(state).active) == (None, "ostrogoths")


def test_8_4_only_attila_and_only_where_he_stands() -> None:
    """A warrior's invasion, a capital, or Attila withdrawn from the battle give no claim."""
    state = position(units={"huns": "dacia, boiohaemum"})
    play(state, "invade", "warrior dacia", "to moesia")
    assert asked(state) == "turn"
    state = position(units={"huns": "king italia_annonaria", "ostrogoths": "king apulia"})
    play(state, "invade", "king", "to roma", "pass")
    assert asked(state) == "turn"
    state = position(units={"huns": "king pannonia, boiohaemum", "franks": "noricum"}, purses={"franks": ""})
    play(state, "invade", "king", "to noricum", "warrior boiohaemum")
    fight(state)
    play(state, "warrior noricum", "at pannonia")
    assert asked(state) == "turn"


def test_8_4_without_money_it_is_asked_all_the_same() -> None:
    """So that nobody learns what is in the treasury."""
    state = position(purses={"huns": "b"})
    play(state, "invade", "king", "to moesia")
    assert (asked(state), offered(state)) == ("extra-claim", {"pass"})


def test_8_5_ostrogoth_markers_are_worth_four() -> None:
    """An emblem or a token; 6 + 4 for Theodoric in Rome."""
    state = position(units={"franks": "italia_annonaria"}, active="franks")
    play(state, "invade", "warrior italia_annonaria", "to roma")
    battle = seen(state).battle
    assert battle is not None
    assert battle.foe.points == 10
    state = position(
        units={"ostrogoths": "noricum", "franks": "alemannia"}, control={"noricum": "ostrogoths"}, active="franks"
    )
    play(state, "invade", "warrior alemannia", "to noricum")
    battle = seen(state).battle
    assert battle is not None
    assert battle.foe.points == 7


def test_8_6_theodoric_wins_ties() -> None:
    """Seven tremis make it 10 to 10 and are not enough against him; without him they are."""
    state = position(units={"franks": "italia_annonaria"}, purses={"franks": "bggd"}, active="franks")
    play(state, "invade", "warrior italia_annonaria", "to roma")
    fight(state, "bgg")
    assert told(state, "battle_points") == [[5, 10, 1, 10]]
    assert unit(state, "roma") == "king ostrogoths"
    state = position(units={"franks": "alemannia", "ostrogoths": "noricum"}, purses={"franks": "b"}, active="franks")
    play(state, "invade", "warrior alemannia", "to noricum")
    fight(state)
    assert unit(state, "noricum") == "franks"


def test_8_7_corsairs_put_to_sea() -> None:
    """One unit from a port at the end of the turn, even a warrior just recruited; nobody is asked."""
    state = position(purses={"vandals": "b"}, active="vandals")
    play(state, "recruit", "at numidia")
    assert (asked(state), offered(state)) == ("corsairs", {"pass", "king", "warrior numidia"})
    play(state, "warrior numidia")
    assert (kingdom(state, "vandals").at_sea, seen(state).active) == (1, "visigoths")
    state = position(units={"vandals": "sea"}, active="vandals")
    play(state, "invade", "warrior sea", "to sicilia")
    assert "warrior sicilia" in offered(state)


def test_8_7_only_from_ports() -> None:
    """A warrior on a mere coast is not offered, and without a unit in a port nothing is asked."""
    state = position(units={"vandals": "byzacena, numidia"}, active="vandals")
    play(state, "tax")
    assert offered(state) == {"pass", "king", "warrior numidia"}
    state = position(units={"vandals": "king sea, byzacena"}, active="vandals")
    play(state, "tax")
    assert seen(state).active == "visigoths"


def test_8_8_every_coast_is_a_port_for_geiseric() -> None:
    """To invade from the Sea and to put to sea; his warriors need ports."""
    state = position(units={"vandals": "king sea, sea"}, active="vandals")
    play(state, "invade", "king")
    assert {"to lugdunensis", "to mauretania", "to apulia"} <= offered(state)
    assert "to burgundia" not in offered(state)
    state = play(position(units={"vandals": "king sea, sea"}, active="vandals"), "invade", "warrior sea")
    assert "to lugdunensis" not in offered(state)
    state = position(units={"vandals": "king mauretania"}, active="vandals")
    play(state, "tax")
    assert "king" in offered(state)


def test_8_8_geiseric_contests_and_castles_on_every_coast() -> None:
    """From the Sea to a coast without a port; his partner in a castling may use it too."""
    state = position(units={"vandals": "king sea, sea", "franks": "burgundia"}, active="franks")
    play(state, "invade", "warrior burgundia", "to lugdunensis")
    assert (seen(state).asked, offered(state)) == ("vandals", {"pass", "king"})
    state = position(units={"vandals": "king mauretania, sea"}, active="vandals")
    play(state, "manoeuvre", "king", "castle sea")
    assert (unit(state, "mauretania"), kingdom(state, "vandals").king) == ("vandals", "sea")


def test_8_9_visigoth_claims_cost_one_less() -> None:
    """1, 2, 3, 4; never less than 1."""
    state = position(units={"visigoths": "narbonensis"}, purses={"visigoths": "b"}, active="visigoths")
    assert kingdom(state, "visigoths").claim_cost == 1
    play(state, "claim", "at narbonensis")
    assert (controller(state, "narbonensis"), stock(state, "narbonensis")) == ("visigoths", "b")
    assert FACTS["costs"]["least_claim"] == 1


@pytest.mark.parametrize(("purse_before", "ransom"), [("bgg", "g"), ("ss", "ss"), ("b", "b"), ("d", "d"), ("", "")])
def test_8_10_alaric_takes_a_ransom(purse_before: str, ransom: str) -> None:
    """Three tremis, else the least above, else everything."""
    state = position(
        units={"visigoths": "king narbonensis", "franks": "burgundia"},
        purses={"franks": purse_before, "visigoths": ""},
        active="visigoths",
    )
    play(state, "invade", "king", "to burgundia")
    fight(state)
    assert purse(state, "visigoths") == ransom


def test_8_10_the_loser_chooses_and_the_bribe_received_counts() -> None:
    """With a gold, a silver and a bronze there are two ways to pay three."""
    state = position(
        units={"visigoths": "king narbonensis", "franks": "burgundia"},
        purses={"franks": "bs", "visigoths": "g"},
        active="visigoths",
    )
    play(state, "invade", "king", "to burgundia")
    fight(state, "g")
    assert (asked(state), state.actor, offered(state)) == ("ransom", 5, {"pay g", "pay bs"})
    play(state, "pay bs")
    assert (purse(state, "franks"), purse(state, "visigoths")) == ("g", "bs")


def test_8_10_only_where_alaric_fights() -> None:
    """A warrior's victory brings no ransom."""
    state = position(
        units={"visigoths": "narbonensis", "franks": "burgundia"}, purses={"visigoths": ""}, active="visigoths"
    )
    play(state, "invade", "warrior narbonensis", "to burgundia", "pass")
    fight(state)
    assert purse(state, "visigoths") == ""


def test_8_11_saxon_warriors_are_worth_six() -> None:
    """6 + 6 beside Ælle, 6 + 6 without him."""
    state = position(units={"saxons": "king sea, sea, sea", "franks": "frisia"}, active="saxons")
    play(state, "invade", "king", "to frisia", "warrior sea", "done", "pass", "pass")
    battle = seen(state).battle
    assert battle is not None
    assert battle.active.points == 12
    state = position(units={"saxons": "sea, sea", "franks": "frisia"}, active="saxons")
    play(state, "invade", "warrior sea", "to frisia", "warrior sea", "pass")
    battle = seen(state).battle
    assert battle is not None
    assert battle.active.points == 12


def test_8_12_aelle_recruits_two() -> None:
    """The second in another province, at the next price, paid there; it may be left out."""
    state = position(purses={"saxons": "bs"}, active="saxons")
    play(state, "recruit", "at britannia_prima")
    assert (asked(state), offered(state)) == ("more-recruitment", {"pass", "at britannia_secunda"})
    play(state, "at britannia_secunda")
    assert (stock(state, "britannia_prima"), stock(state, "britannia_secunda")) == ("b", "s")
    assert (kingdom(state, "saxons").warriors, seen(state).active) == (2, "franks")
    state = position(purses={"saxons": "b"}, active="saxons")
    play(state, "recruit", "at britannia_prima")
    assert offered(state) == {"pass"}
    state = position(units={"saxons": ""}, fallen={"saxons": "franks"}, purses={"saxons": "bs"}, active="saxons")
    play(state, "recruit", "at britannia_prima")
    assert seen(state).active == "franks"  # without him there is no second


def test_8_13_frankish_taxes() -> None:
    """Four tremis with three provinces, from their own provinces only."""
    state = position(stocks={"belgica_prima": "bbbbb", "frisia": "g"}, purses={"franks": ""}, active="franks")
    play(state, "tax")
    assert purse(state, "franks") == "bbbb"


def test_8_14_claims_where_clovis_stands_are_safe() -> None:
    """No contest for the claim, but for his invasion, and for the claims of his warriors."""
    state = position(units={"franks": "king frisia", "saxons": "sea"}, purses={"franks": "s"}, active="franks")
    play(state, "claim", "at frisia")
    assert controller(state, "frisia") == "franks"
    state = position(units={"franks": "king belgica_secunda", "saxons": "sea"}, active="franks")
    play(state, "invade", "king", "to frisia")
    assert asked(state) == "contest"
    state = position(units={"franks": "frisia", "saxons": "sea"}, purses={"franks": "s"}, active="franks")
    play(state, "claim", "at frisia")
    assert asked(state) == "contest"


def test_8_15_the_order_in_a_turn() -> None:
    """Action, claim, victory, corsairs, victory: a won game asks the corsairs nothing."""
    state = position(
        units={"vandals": "mauretania"},
        control={"sicilia": "vandals", "sardinia": "vandals", "baetica": "vandals"},
        purses={"vandals": "d"},
        active="vandals",
    )
    play(state, "claim", "at mauretania")
    assert seen(state).reckoning is not None
    assert KINGDOM_IDS[state.active] == "vandals"
