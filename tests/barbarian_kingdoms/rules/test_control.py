"""Rules 7: control, plunder, and who sees what."""

from __future__ import annotations

from bretwalda import seeded
from bretwalda.games.barbarian_kingdoms import GAME

from ..positions import (
    asked,
    controller,
    fight,
    kingdom,
    known,
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


def test_7_1_occupying_is_not_controlling() -> None:
    """An invader holds a province and controls it only after a claim."""
    state = position(units={"franks": "alemannia"}, purses={"franks": "s"}, active="franks")
    play(state, "invade", "warrior alemannia", "to thuringia")
    assert (unit(state, "thuringia"), controller(state, "thuringia")) == ("franks", None)
    state = position(units={"franks": "thuringia"}, purses={"franks": "s"}, active="franks")
    play(state, "claim", "at thuringia")
    assert controller(state, "thuringia") == "franks"


def test_7_2_home_suspended_annexed() -> None:
    """By who stands there and whose token lies there."""
    assert controller(position(), "dacia") == "huns"
    state = position(units={"franks": "dacia"})
    assert (controller(state, "dacia"), province(state, "dacia").suspended) == (None, True)
    state = position(control={"dacia": "franks"})
    assert (controller(state, "dacia"), province(state, "dacia").suspended) == ("franks", False)


def test_7_3_a_suspended_province_is_nobodys() -> None:
    """No recruits, no taxes, no points, and it does not count."""
    state = position(units={"franks": "dacia", "huns": "king moesia"}, stocks={"dacia": "bbb"}, purses={"huns": "b"})
    assert kingdom(state, "huns").provinces == 2
    play(state, "recruit")
    assert offered(state) == {"at boiohaemum", "at pannonia"}
    state = position(units={"franks": "dacia", "huns": "king moesia"}, stocks={"dacia": "bbb"}, purses={"huns": ""})
    play(state, "tax")
    assert purse(state, "huns") == ""
    state = position(units={"franks": "dacia", "huns": "king moesia"}, active="huns")
    play(state, "invade", "king", "to dacia")
    battle = seen(state).battle
    assert battle is not None
    assert (battle.active.points, battle.foe.points) == (6, 3)


def test_7_4_home_again_when_the_stranger_is_gone() -> None:
    """Left or killed, the province is the owner's at once."""
    state = position(units={"franks": "dacia"}, control={"moesia": "franks"}, active="franks")
    play(state, "manoeuvre", "warrior dacia", "to moesia", "done")
    assert controller(state, "dacia") == "huns"
    state = position(units={"franks": "dacia", "huns": "king moesia"}, purses={"franks": ""}, active="huns")
    play(state, "invade", "king", "to dacia")
    fight(state)
    assert (controller(state, "dacia"), unit(state, "dacia")) == ("huns", "king huns")


def test_7_5_a_claim_annexes_but_never_a_capital() -> None:
    """The occupant of an initial province may claim it, that of a capital may not."""
    state = position(
        units={"franks": "dacia, pannonia", "huns": "king moesia"}, purses={"franks": "s"}, active="franks"
    )
    play(state, "claim")
    assert offered(state) == {"at dacia"}
    play(state, "at dacia", "pass")
    assert province(state, "dacia").token == "franks"


def test_7_6_the_token_of_an_annexed_province_is_driven_out() -> None:
    """The owner of the emblem is at home again, another invader suspends it."""
    state = position(units={"huns": "king moesia"}, control={"dacia": "franks"}, stocks={"dacia": "g"}, active="huns")
    play(state, "invade", "king", "to dacia")
    assert (controller(state, "dacia"), stock(state, "dacia")) == ("huns", "g")
    assert kingdom(state, "franks").control_tokens == 0
    state = position(
        units={"saxons": "moesia", "huns": "king boiohaemum"}, control={"dacia": "franks"}, active="saxons"
    )
    play(state, "invade", "warrior moesia", "to dacia")
    assert (controller(state, "dacia"), province(state, "dacia").suspended) == (None, True)


def test_7_7_a_neutral_province_is_simply_neutral() -> None:
    """When the invader leaves it, nobody controls it."""
    state = position(units={"saxons": "sea"}, control={"hibernia": "franks"}, active="saxons")
    play(state, "invade", "warrior sea", "to hibernia")
    while asked(state) == "contest":
        play(state, "pass")
    for _ in range(5):
        play(state, *["tax", "pass"][: 1 + (seen(state).active == "vandals")])
    play(state, "manoeuvre", "warrior hibernia", "to sea", "done")
    assert (controller(state, "hibernia"), unit(state, "hibernia")) == (None, None)


def test_7_8_plunder_takes_everything() -> None:
    """All tokens, after an invasion without a battle too."""
    state = position(
        units={"franks": "alemannia"}, stocks={"thuringia": "bbsg"}, purses={"franks": ""}, active="franks"
    )
    play(state, "invade", "warrior alemannia", "to thuringia")
    assert (purse(state, "franks"), stock(state, "thuringia")) == ("bbsg", "")


def test_7_9_a_chest_is_opened_by_the_plunderer_alone() -> None:
    """The others learn that there was a token, not which."""
    state = position(units={"franks": "alemannia"}, down={"thuringia": "d"}, purses={"franks": "b"}, active="franks")
    play(state, "invade", "warrior alemannia", "to thuringia")
    assert purse(state, "franks") == "bd"
    assert told(state, "plundered_unseen") == [[5, 9]]
    whispered = [event for event in state.chronicle or [] if event.key == "found"]
    assert [(list(event.args), event.only) for event in whispered] == [([3], 5)]
    assert known(state, "franks") == {"b": 1, "bsgd": 1}
    assert seen(state, 0).seats[5].treasury is None


def test_7_10_no_chest_where_somebody_holds_the_ground() -> None:
    """In random games every province that is held between turns has only open tokens (the audit says so)."""
    for number in range(5):
        state, dice = GAME.new(seed=f"chest {number}", players=4), seeded(f"chest {number}")
        while len(state.actors()):
            choices = state.options(state.actor)
            state.take(state.actor, choices[dice.below(len(choices))])
            if asked(state) == "turn" and seen(state).reckoning is None:
                held = [one for one in seen(state).provinces if one.unit is not None or one.controller is not None]
                assert not any(one.face_down for one in held)
                assert GAME.audit(state) == []


def test_7_11_treasuries_are_secret_until_the_end() -> None:
    """Nobody sees another's tokens or how many there are; at the end everybody sees all."""
    state = position()
    for other in (None, 0, 1):
        shown = [seat.treasury is not None for seat in seen(state, other).seats]
        assert shown == [p == other for p in range(6)]
    state = position(
        units={"franks": "frisia"},
        control={"thuringia": "franks", "alemannia": "franks", "burgundia": "franks"},
        active="franks",
        purses={"franks": "gg"},
    )
    play(state, "claim", "at frisia")
    assert all(seat.treasury is not None for seat in seen(state).seats)


def test_7_12_what_is_open_to_all() -> None:
    """Payments, taxes and change are told with their tokens, bribes after both are chosen."""
    state = position(purses={"franks": "s"}, stocks={"germania_secunda": "bb"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert [event.key for event in state.chronicle or [] if event.seen_by(None)][:3] == ["changed", "paid", "recruited"]
    assert known(state, "franks") == {"b": 1}
