"""Rules 3: the turn and its five actions."""

from __future__ import annotations

import pytest

from bretwalda import Refusal
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.board import FACTS

from ..positions import (
    asked,
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


def test_3_1_one_of_five_actions() -> None:
    """Everything that can be done is offered, and nothing else."""
    state = position(units={"franks": "king thuringia"}, active="franks")
    assert offered(state) == {"recruit", "manoeuvre", "invade", "claim", "tax"}
    state = position(units={"franks": "king thuringia"}, purses={"franks": ""}, active="franks")
    assert offered(state) == {"manoeuvre", "invade", "tax"}


def test_3_1_nobody_else_may_decide() -> None:
    """Who is not on turn is refused."""
    with pytest.raises(Refusal):
        position(active="franks").choose(0, GAME.verbs.parse("tax"))


def test_3_2_then_the_next_kingdom() -> None:
    """One action, and the turn goes on."""
    state = play(position(active="saxons"), "tax")
    assert (seen(state).active, asked(state)) == ("franks", "turn")


def test_3_3_recruit_brings_a_warrior() -> None:
    """A warrior of the board is on the map, and the money is gone."""
    state = position(purses={"franks": "b"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert unit(state, "belgica_prima") == "franks"
    assert kingdom(state, "franks").warriors == 1
    assert purse(state, "franks") == ""


def test_3_3_no_warrior_or_no_money_no_recruit() -> None:
    """All four on the map, or too little to pay."""
    assert "recruit" not in offered(position(units={"franks": "sea, sea, sea, sea"}, active="franks"))
    assert "recruit" not in offered(position(units={"franks": "sea, sea"}, purses={"franks": "bb"}, active="franks"))
    assert "recruit" in offered(position(units={"franks": "sea, sea"}, purses={"franks": "bbb"}, active="franks"))


def test_3_4_controlled_and_free() -> None:
    """Where the kingdom has control and no unit stands: not the capital with its king, not a neutral province."""
    state = position(units={"franks": "germania_secunda, thuringia"}, control={"frisia": "franks"}, active="franks")
    play(state, "recruit")
    assert offered(state) == {"at belgica_prima", "at frisia"}


def test_3_5_the_price_follows_the_warriors_on_the_map() -> None:
    """1, 2, 3, 4; a lost warrior makes the next one cheaper again."""
    assert FACTS["costs"]["recruit"] == [1, 2, 3, 4]
    for warriors in range(4):
        state = position(units={"franks": ", ".join(["sea"] * warriors)}, active="franks")
        assert kingdom(state, "franks").recruit_cost == warriors + 1
    state = position(units={"franks": "thuringia, frisia", "huns": "king boiohaemum"}, active="franks")
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    fight(state)
    assert kingdom(state, "franks").recruit_cost == 2


def test_3_6_the_money_stays_in_the_province() -> None:
    """Face up, where the warrior stands; nobody is asked."""
    state = position(purses={"franks": "ss"}, units={"franks": "sea", "saxons": "frisia"}, active="franks")
    play(state, "recruit", "at germania_secunda")
    assert stock(state, "germania_secunda") == "s"
    assert asked(state) == "turn"


def test_3_7_units_move_one_after_the_other_once_each() -> None:
    """In any order, and a unit that has moved is not offered again."""
    state = position(
        units={"franks": "king belgica_secunda, thuringia, sea"},
        control={"frisia": "franks"},
        active="franks",
    )
    play(state, "manoeuvre")
    assert offered(state) == {"king", "warrior thuringia", "warrior sea"}
    play(state, "warrior thuringia", "to germania_secunda")
    assert offered(state) == {"done", "king", "warrior sea"}
    play(state, "warrior sea", "to frisia", "king", "to belgica_prima")
    assert asked(state) == "turn"
    assert [unit(state, name) for name in ("germania_secunda", "frisia", "belgica_prima")] == [
        "franks", "franks", "king franks",
    ]  # fmt: skip


def test_3_8_where_units_may_move() -> None:
    """To a free own province next to it, from a port to the Sea, from the Sea to an own free port."""
    state = play(position(active="franks"), "manoeuvre", "king")
    assert offered(state) == {"to belgica_prima", "to germania_secunda", "to sea"}
    state = position(units={"franks": "king germania_secunda, sea"}, control={"armorica": "franks"}, active="franks")
    play(state, "manoeuvre", "warrior sea")
    assert offered(state) == {"to belgica_secunda", "to armorica"}


def test_3_9_units_may_leave_any_province() -> None:
    """Neutral and hostile ones too."""
    state = position(
        units={"franks": "king thuringia, dacia, boiohaemum"}, control={"moesia": "franks"}, active="franks"
    )
    play(state, "manoeuvre")
    assert offered(state) == {"king", "warrior dacia"}
    play(state, "warrior dacia", "to moesia", "king", "to germania_secunda")
    assert controller(state, "dacia") == "huns"


def test_3_10_castling() -> None:
    """King and warrior change places in hostile provinces, and it is the move of both."""
    state = position(units={"franks": "king alemannia, thuringia"}, active="franks")
    play(state, "manoeuvre", "king")
    assert "castle thuringia" in offered(state)
    play(state, "castle thuringia")
    assert (unit(state, "thuringia"), unit(state, "alemannia")) == ("king franks", "franks")
    assert asked(state) == "turn"


def test_3_10_castling_with_one_at_sea() -> None:
    """From a port, even a foreign one."""
    state = position(units={"franks": "king armorica, sea"}, active="franks")
    play(state, "manoeuvre", "king", "castle sea")
    assert (unit(state, "armorica"), kingdom(state, "franks").king) == ("franks", "sea")
    assert asked(state) == "turn"


def test_3_11_at_least_one_move() -> None:
    """There is no way to be done before the first one, and without a move there is no Manoeuvre."""
    state = play(position(active="franks"), "manoeuvre")
    assert "done" not in offered(state)
    assert "manoeuvre" not in offered(position(fallen={"saxons": "huns"}, active="saxons"))


def test_3_11_nobody_contests_a_manoeuvre() -> None:
    """Enemies beside the way are not asked."""
    state = position(units={"franks": "king belgica_secunda", "saxons": "frisia"}, active="franks")
    play(state, "manoeuvre", "king", "to germania_secunda")
    assert asked(state) == "turn"


def test_3_12_one_unit_invades_a_province_next_to_it() -> None:
    """Any unit with a target, from land or sea."""
    state = play(position(units={"franks": "frisia, sea"}, active="franks"), "invade")
    assert offered(state) == {"king", "warrior sea"}
    play(state, "king")
    assert offered(state) == {"to lugdunensis"}
    play(state, "to lugdunensis")
    assert unit(state, "lugdunensis") == "king franks"
    assert unit(state, "belgica_secunda") is None


def test_3_13_what_may_be_invaded() -> None:
    """Neutral and enemy provinces and capitals, own suspended and annexed ones; not own ones, not own units."""
    state = position(
        units={"franks": "king germania_secunda, alemannia", "huns": "king boiohaemum, belgica_prima"},
        control={"belgica_prima": "huns"},
        active="franks",
    )
    play(state, "invade", "king")
    assert offered(state) == {"to frisia", "to thuringia", "to belgica_prima"}
    state = position(units={"franks": "boiohaemum"}, active="franks")
    play(state, "invade", "warrior boiohaemum")
    assert "to pannonia" in offered(state)
    state = position(units={"huns": "king belgica_prima"}, active="franks")
    play(state, "invade", "king")
    assert "to belgica_prima" in offered(state)


def test_3_14_no_way_back_and_a_battle_where_an_enemy_stands() -> None:
    """The enemy fights, and third kingdoms next to it are not asked."""
    state = position(units={"franks": "thuringia", "huns": "king boiohaemum", "saxons": "alemannia"}, active="franks")
    before = state.information
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    assert state.information > before
    assert (asked(state), seen(state).battle is not None) == ("bribery", True)


def test_3_14_otherwise_contests_are_offered() -> None:
    """Somebody next to the province may answer."""
    state = position(units={"franks": "frisia", "huns": "king boiohaemum"}, active="franks")
    play(state, "invade", "king", "to lugdunensis")
    assert asked(state) == "contest"


def test_3_15_a_successful_invasion() -> None:
    """The unit holds the province, the token goes back, and everything is plundered."""
    state = position(
        units={"franks": "lugdunensis"},
        control={"burgundia": "visigoths"},
        stocks={"burgundia": "bg"},
        purses={"franks": ""},
        active="franks",
    )
    play(state, "invade", "warrior lugdunensis", "to burgundia", "pass")
    assert unit(state, "burgundia") == "franks"
    assert controller(state, "burgundia") is None
    assert kingdom(state, "visigoths").control_tokens == 0
    assert (purse(state, "franks"), stock(state, "burgundia")) == ("bg", "")


def test_3_15_an_enemy_initial_province_is_suspended() -> None:
    """Neither the owner nor the invader controls it."""
    state = position(units={"franks": "alemannia", "huns": "king dacia"}, stocks={"boiohaemum": "g"}, active="franks")
    play(state, "invade", "warrior alemannia", "to boiohaemum")
    assert province(state, "boiohaemum").suspended
    assert kingdom(state, "huns").provinces == 2


def test_3_15_a_failed_invasion_changes_nothing_else() -> None:
    """The token stays, and so does the money."""
    state = position(
        units={"franks": "lugdunensis", "huns": "king burgundia"},
        control={"burgundia": "huns"},
        stocks={"burgundia": "bg"},
        active="franks",
    )
    play(state, "invade", "warrior lugdunensis", "to burgundia")
    fight(state)
    assert (unit(state, "burgundia"), controller(state, "burgundia")) == ("king huns", "huns")
    assert stock(state, "burgundia") == "bg"


def test_3_16_what_a_claim_takes() -> None:
    """An own unit, no own marker, no enemy capital, a token left, the money."""
    units = {"franks": "king belgica_secunda, frisia, pannonia, boiohaemum", "huns": "king dacia"}
    state = play(position(units=units, active="franks"), "claim")
    assert offered(state) == {"at frisia", "at boiohaemum"}
    assert "claim" not in offered(position(units=units, purses={"franks": "b"}, active="franks"))
    four = dict.fromkeys(["thuringia", "alemannia", "burgundia", "lugdunensis"], "franks")
    poor = dict.fromkeys(["belgica_prima", "germania_secunda"], "huns")
    assert "claim" not in offered(position(units=units, control=four | poor, active="franks"))


def test_3_17_the_price_of_a_claim() -> None:
    """2, 3, 4, 5, into the province, spent even if the claim fails."""
    assert FACTS["costs"]["claim"] == [2, 3, 4, 5]
    for placed, names in enumerate(
        [[], ["thuringia"], ["thuringia", "alemannia"], ["thuringia", "alemannia", "moesia"]]
    ):
        state = position(control=dict.fromkeys(names, "franks"), active="franks")
        assert kingdom(state, "franks").claim_cost == placed + 2
    state = position(units={"franks": "frisia", "saxons": "king sea"}, purses={"franks": "s"}, active="franks")
    play(state, "claim", "at frisia", "king", "pass")
    assert purse(state, "franks") == ""


def test_3_18_a_paid_claim_stands() -> None:
    """It is an information point, and others may contest."""
    state = position(units={"franks": "frisia", "saxons": "sea"}, purses={"franks": "s"}, active="franks")
    before = state.information
    play(state, "claim", "at frisia")
    assert state.information > before
    assert (asked(state), seen(state).asked) == ("contest", "saxons")


def test_3_19_a_successful_claim() -> None:
    """The token is placed, and the money stays."""
    state = position(units={"franks": "frisia"}, stocks={"frisia": "g"}, purses={"franks": "s"}, active="franks")
    play(state, "claim", "at frisia")
    assert (controller(state, "frisia"), stock(state, "frisia")) == ("franks", "sg")
    assert kingdom(state, "franks").control_tokens == 1


def test_3_19_a_failed_claim_feeds_the_winner() -> None:
    """No token, and the winner takes the payment too."""
    state = position(
        units={"franks": "frisia", "saxons": "king sea"},
        stocks={"frisia": "g"},
        purses={"franks": "s", "saxons": ""},
        active="franks",
    )
    play(state, "claim", "at frisia", "king", "pass")
    fight(state)
    assert (controller(state, "frisia"), unit(state, "frisia")) == (None, "king saxons")
    assert purse(state, "saxons") == "sg"


def test_3_20_tax_collects_one_tremis_a_province() -> None:
    """From any of the controlled provinces, token by token."""
    state = position(
        units={"huns": "king pannonia"},
        stocks={"pannonia": "bb", "dacia": "bs", "boiohaemum": "b", "noricum": "ggg"},
        purses={"huns": ""},
    )
    play(state, "tax")
    assert offered(state) == {
        "collect pannonia bronze", "collect dacia bronze", "collect dacia silver", "collect boiohaemum bronze",
    }  # fmt: skip
    play(state, "collect dacia silver", "collect boiohaemum bronze")
    assert purse(state, "huns") == "bs"
    assert told(state, "taxed") == [[0, 3]]


def test_3_21_as_much_as_there_is() -> None:
    """Less than the due if there is less, and nobody is asked."""
    state = position(stocks={"dacia": "b", "pannonia": "b"}, purses={"huns": ""})
    play(state, "tax")
    assert purse(state, "huns") == "bb"
    assert asked(state) == "turn"


def test_3_21_units_need_not_be_there() -> None:
    """A suspended province neither counts nor gives."""
    state = position(
        units={"franks": "dacia"}, stocks={"dacia": "ggg", "pannonia": "bbb"}, purses={"huns": ""}, active="huns"
    )
    play(state, "tax")
    assert purse(state, "huns") == "bb"
