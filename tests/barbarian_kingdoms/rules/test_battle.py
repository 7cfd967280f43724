"""Rules 6: the battle in eight steps."""

from __future__ import annotations

from bretwalda.games.barbarian_kingdoms import GAME

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
    seen,
    stock,
    told,
    unit,
)  # fmt: skip

FIELD = {"franks": "thuringia", "huns": "king boiohaemum"}


def test_6_1_two_kingdoms_fight_and_control_counts_as_before() -> None:
    """The emblem under attack still counts for its owner; a third kingdom plays no part."""
    state = position(units=FIELD | {"saxons": "noricum"}, active="franks")
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    battle = seen(state).battle
    assert battle is not None
    assert (battle.active.kingdom, battle.foe.kingdom) == ("franks", "huns")
    assert (battle.active.points, battle.foe.points) == (3, 8)


def test_6_2_reinforcements_in_turn_the_active_kingdom_first() -> None:
    """Each brings units or passes for good, and the other goes on alone."""
    state = position(
        units={"franks": "thuringia, alemannia, noricum", "huns": "king boiohaemum, pannonia"}, active="franks"
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    assert (asked(state), state.actor, offered(state)) == (
        "reinforcement", 5, {"pass", "warrior alemannia", "warrior noricum"},
    )  # fmt: skip
    play(state, "warrior alemannia")
    assert offered(state) == {"done", "warrior noricum"}
    play(state, "done")
    assert (state.actor, offered(state)) == (0, {"pass", "warrior pannonia"})
    play(state, "pass")
    assert (state.actor, offered(state)) == (5, {"pass", "warrior noricum"})
    play(state, "warrior noricum")
    assert asked(state) == "bribery"
    battle = seen(state).battle
    assert battle is not None
    assert (battle.active.points, battle.foe.points) == (9, 8)


def test_6_2_who_has_passed_is_not_asked_again() -> None:
    """The Franks pass; the Huns may bring several and then pass too."""
    state = position(
        units={"franks": "thuringia, alemannia", "huns": "king boiohaemum, pannonia, noricum"}, active="franks"
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum", "pass")
    assert (state.actor, offered(state)) == (0, {"pass", "warrior pannonia", "warrior noricum"})
    play(state, "warrior pannonia")
    assert (state.actor, offered(state)) == (0, {"pass", "warrior noricum"})
    play(state, "pass")
    assert asked(state) == "bribery"


def test_6_3_bribes_are_chosen_in_secret_at_the_same_time() -> None:
    """Both owe one at once, of any tokens of the treasury or none; nobody sees the other's."""
    state = position(units=FIELD, purses={"franks": "bg", "huns": ""}, active="franks")
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    assert (set(state.actors()), state.secret) == ({0, 5}, True)
    assert offered(state, 5) == {"bribe 0", "bribe 1", "bribe 3", "bribe 4"}
    assert offered(state, 0) == {"bribe 0"}
    bribe(state, "franks", "g")
    assert seen(state, 5).own_bribe == {"bronze": 0, "silver": 0, "gold": 1, "diamond": 0}
    assert seen(state, 5).seats[5].locked
    for other in (None, 0, 3):
        assert seen(state, other).own_bribe is None
        assert seen(state, other).seats[5].locked
        assert GAME.view(state.imagine(0, state.dice.clone()), 0) == GAME.view(state, 0)


def test_6_4_revealed_together_and_swapped() -> None:
    """Each side gets the other's bribe, whoever wins."""
    state = position(units=FIELD, purses={"franks": "bbg", "huns": "ss"}, active="franks")
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    bribe(state, "huns", "s")
    assert told(state, "bribed") == []
    bribe(state, "franks", "bg")
    assert [args[:2] for args in told(state, "bribed")] == [[5, 4], [0, 2]]
    assert (purse(state, "franks"), purse(state, "huns")) == ("bs", "bsg")


def test_6_5_battle_points() -> None:
    """Marker 2, king 6, warrior 3, own bribe 1 a tremis: 3 + 3 + 4 against 6 + 3 + 2 + 1."""
    state = position(
        units={"franks": "thuringia, alemannia", "huns": "king boiohaemum, pannonia"},
        stocks={"boiohaemum": "ggg"},
        purses={"franks": "bg", "huns": "b"},
        active="franks",
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum", "warrior alemannia", "warrior pannonia")
    fight(state, "bg", "b")
    assert told(state, "battle_points") == [[5, 10, 0, 12]]


def test_6_6_the_higher_total_wins_and_the_active_kingdom_a_tie() -> None:
    """3 + 5 = 8 against 6 + 2 is enough for the one whose turn it is; 3 + 4 is not."""
    for tokens, winner in (("sg", "franks"), ("bg", "king huns")):
        state = position(units=FIELD, purses={"franks": "bsg"}, active="franks")
        play(state, "invade", "warrior thuringia", "to boiohaemum")
        fight(state, tokens)
        assert unit(state, "boiohaemum") == winner


def test_6_7_losses() -> None:
    """Warriors go back to the board; a king is gone for good and is a trophy."""
    state = position(units=FIELD, purses={"franks": "sg"}, active="franks")
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    fight(state, "sg")
    assert (kingdom(state, "huns").king, kingdom(state, "huns").captor) == (None, "franks")
    assert kingdom(state, "franks").trophies == 1
    state = position(units=FIELD, active="franks")
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    fight(state)
    assert (kingdom(state, "franks").warriors, kingdom(state, "franks").recruit_cost) == (0, 1)


def test_6_8_one_unit_stays_and_the_others_withdraw() -> None:
    """The winner chooses who stays; the others go to free own provinces next to it, which may just have been left."""
    state = position(
        units={"franks": "king germania_secunda, belgica_prima", "huns": "king boiohaemum, alemannia"},
        purses={"huns": ""},
        active="franks",
    )
    play(state, "invade", "king", "to alemannia", "warrior belgica_prima", "pass")
    fight(state)
    assert (asked(state), offered(state)) == ("staying", {"king", "warrior alemannia"})
    play(state, "warrior alemannia")
    assert (asked(state), offered(state)) == ("evacuation", {"at belgica_prima", "at germania_secunda"})
    play(state, "at germania_secunda")
    assert (unit(state, "alemannia"), unit(state, "germania_secunda")) == ("franks", "king franks")


def test_6_8_the_sea_is_no_refuge() -> None:
    """Units that came from the Sea and have no free province next to them go back to the board."""
    state = position(units={"saxons": "sea, sea", "franks": "hibernia"}, purses={"franks": ""}, active="saxons")
    play(state, "invade", "warrior sea", "to hibernia", "warrior sea")
    fight(state)
    assert unit(state, "hibernia") == "saxons"
    assert (kingdom(state, "saxons").warriors, kingdom(state, "saxons").at_sea) == (1, 0)


def test_6_8_as_many_as_possible_are_saved() -> None:
    """Three units win at a port with one refuge: the king may stay, one warrior is saved and one is lost."""
    state = position(
        units={"visigoths": "king aquitania, sea, sea", "franks": "armorica"},
        control={"novempopulana": "franks"},
        purses={"franks": ""},
        active="visigoths",
    )
    play(state, "invade", "king", "to armorica", "warrior sea", "warrior sea")
    fight(state)
    play(state, "king")
    assert (unit(state, "armorica"), unit(state, "aquitania")) == ("king visigoths", "visigoths")
    assert kingdom(state, "visigoths").warriors == 1
    assert told(state, "disbanded") == [[3, 1]]


def test_6_8_across_a_strait() -> None:
    """Mauretania is a refuge for a winner in Baetica."""
    state = position(
        units={"vandals": "king mauretania, sea", "franks": "baetica"},
        control={"mauretania": "vandals"},
        purses={"franks": ""},
        active="vandals",
    )
    play(state, "invade", "king", "to baetica", "warrior sea")
    fight(state)
    play(state, "warrior baetica")
    assert asked(state) == "evacuation"
    assert offered(state) == {"at mauretania"}


def test_6_9_the_outcome_is_the_action_or_nothing() -> None:
    """Who wins as the active kingdom has invaded or claimed; who loses has not."""
    state = position(
        units={"franks": "frisia", "visigoths": "sea"}, purses={"franks": "s", "visigoths": ""}, active="franks"
    )
    play(state, "claim", "at frisia", "warrior sea", "pass")
    fight(state)
    assert controller(state, "frisia") == "franks"
    state = position(
        units={"franks": "frisia", "visigoths": "sea"}, purses={"franks": "s", "visigoths": "b"}, active="franks"
    )
    play(state, "claim", "at frisia", "warrior sea", "pass")
    fight(state, "", "b")
    assert (controller(state, "frisia"), unit(state, "frisia")) == (None, "visigoths")


def test_6_10_a_third_kingdom_loses_control() -> None:
    """The Huns contest the Franks in a province of the Ostrogoths and win: the token goes back."""
    state = position(
        units={"franks": "alemannia", "huns": "king boiohaemum"}, control={"noricum": "ostrogoths"}, active="franks"
    )
    play(state, "invade", "warrior alemannia", "to noricum", "king")
    fight(state)
    assert (unit(state, "noricum"), controller(state, "noricum")) == ("king huns", None)
    assert kingdom(state, "ostrogoths").control_tokens == 0


def test_6_11_the_winner_plunders_where_no_own_marker_is() -> None:
    """In a neutral province the defender who wins takes all; at home nothing is touched."""
    state = position(
        units={"franks": "alemannia", "huns": "king noricum"},
        stocks={"noricum": "sg"},
        purses={"huns": ""},
        active="franks",
    )
    play(state, "invade", "warrior alemannia", "to noricum")
    fight(state)
    assert (purse(state, "huns"), stock(state, "noricum")) == ("sg", "")
    state = position(units=FIELD, stocks={"boiohaemum": "sg"}, purses={"huns": ""}, active="franks")
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    fight(state)
    assert (purse(state, "huns"), stock(state, "boiohaemum")) == ("", "sg")
    assert not province(state, "boiohaemum").suspended
