"""Rules 5: contests."""

from __future__ import annotations

from ..positions import asked, fight, offered, play, position, purse, seen, unit

AROUND = {"huns": "king boiohaemum", "ostrogoths": "king italia_annonaria", "franks": "alemannia"}


def test_5_1_only_invasions_and_claims() -> None:
    """Recruit, Manoeuvre and Tax next to enemies bring no question."""
    for moves in (["recruit", "at belgica_prima"], ["manoeuvre", "king", "to belgica_prima", "done"], ["tax"]):
        state = position(units=AROUND, purses={"franks": "s"}, active="franks")
        play(state, *moves)
        assert asked(state) == "turn"


def test_5_1_not_where_an_enemy_stands() -> None:
    """Against a unit there is a battle at once, and the third kingdom is not asked."""
    state = position(units=AROUND | {"saxons": "noricum"}, active="franks")
    play(state, "invade", "warrior alemannia", "to noricum")
    assert asked(state) != "contest"
    assert state.foe == 4


def test_5_2_in_turn_order_after_the_active_kingdom() -> None:
    """The Huns come before the Ostrogoths after the Franks; the Saxons have nobody near."""
    state = position(units=AROUND, active="franks")
    play(state, "invade", "warrior alemannia", "to noricum")
    assert (asked(state), seen(state).asked) == ("contest", "huns")
    play(state, "pass")
    assert seen(state).asked == "ostrogoths"
    play(state, "pass")
    assert (asked(state), seen(state).active) == ("turn", "huns")
    assert unit(state, "noricum") == "franks"


def test_5_2_turn_order_begins_behind_the_active_one() -> None:
    """In the Ostrogoths' turn the Franks are asked before the Huns."""
    state = position(units=AROUND | {"ostrogoths": "king italia_annonaria"}, active="ostrogoths")
    play(state, "invade", "king", "to noricum")
    assert seen(state).asked == "franks"


def test_5_3_the_first_to_contest_is_the_only_one() -> None:
    """After the Huns have come nobody else is asked."""
    state = position(units=AROUND, active="franks")
    play(state, "invade", "warrior alemannia", "to noricum", "king")
    assert state.foe == 0
    while asked(state) in ("rally", "reinforcement"):
        play(state, "pass" if "pass" in offered(state) else "done")
    fight(state)
    assert seen(state).active == "huns"
    assert unit(state, "noricum") == "king huns"


def test_5_3_whoever_controls_the_province() -> None:
    """A third kingdom may contest the invasion of a province that is not its own."""
    state = position(units=AROUND, control={"noricum": "ostrogoths"}, active="franks")
    play(state, "invade", "warrior alemannia", "to noricum")
    assert seen(state).asked == "huns"


def test_5_4_at_least_one_unit_and_more_at_will() -> None:
    """A contest is a unit moved in; more may follow before the battle."""
    state = position(units=AROUND | {"huns": "king boiohaemum, pannonia, dalmatia"}, active="franks")
    play(state, "invade", "warrior alemannia", "to noricum")
    assert offered(state) == {"pass", "king", "warrior pannonia", "warrior dalmatia"}
    play(state, "warrior pannonia")
    assert (asked(state), offered(state)) == ("rally", {"done", "king", "warrior dalmatia"})
    play(state, "king", "done")
    battle = seen(state).battle
    assert battle is not None
    assert (battle.foe.warriors, battle.foe.king) == (1, True)
    assert purse(state, "huns") == "bbbssg"
