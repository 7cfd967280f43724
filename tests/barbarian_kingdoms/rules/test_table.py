"""Rules 12: what a table on a screen makes of the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bretwalda import Match, seeded
from bretwalda.engine.properties import Broken, sights_follow_from_what_is_told
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.state import FIRST_RULES, Kingdoms

from ..positions import asked, bribe, fight, known, offered, play, position, province, purse, seen


def test_12_1_no_look_into_a_chest_before_everybody_has_passed() -> None:
    """While a contest is open the token lies face down, unknown to the invader."""
    state = position(units={"franks": "alemannia"}, down={"noricum": "d"}, purses={"franks": ""}, active="franks")
    play(state, "invade", "warrior alemannia", "to noricum")
    assert asked(state) == "contest"
    assert province(state, "noricum").face_down
    assert purse(state, "franks") == ""


def test_12_2_what_can_be_undone() -> None:
    """Moves of a Manoeuvre can be taken back, an invasion cannot."""
    match = Match(GAME, {"players": 6, "kingdoms": "seats"}, "undo")
    for move in ("manoeuvre", "king", "to dacia"):
        match.choose(0, GAME.verbs.parse(move))
    assert match.can_undo(0)
    match.undo(0)
    assert GAME.verbs.parse("to dacia") in list(match.state.options(0))
    match.undo(0)
    match.undo(0)
    for move in ("invade", "king", "to moesia"):
        match.choose(0, GAME.verbs.parse(move))
    assert not match.can_undo(0)


def test_12_2_an_invasion_stands_even_if_nobody_learns_anything_by_it() -> None:
    """Nobody is near enough to contest it and there is no chest to open: it cannot be taken back all the same."""
    state = position(units={"franks": "thuringia"}, active="franks")
    play(state, "invade", "warrior thuringia")
    before = int(state.information)
    play(state, "to boiohaemum")
    assert state.information > before


def test_12_3_bribes_stay_hidden_and_empty_treasuries_too() -> None:
    """Who has nothing is asked like everybody else; a bribe that is ready shows nothing but that."""
    state = position(
        units={"franks": "thuringia", "huns": "king boiohaemum"}, purses={"franks": "", "huns": "sg"}, active="franks"
    )
    play(state, "invade", "warrior thuringia", "to boiohaemum")
    assert offered(state, 5) == {"bribe 0"}
    views = []
    for tokens in ("", "s", "sg"):
        tried = state.clone()
        bribe(tried, "huns", tokens)
        views.append(GAME.view(tried, 5))
    assert views[0] == views[1] == views[2]


def test_12_4_only_those_are_asked_who_can_answer() -> None:
    """No contest without a unit next to it, no reinforcement without units at hand."""
    state = position(units={"franks": "frisia"}, active="franks")
    play(state, "invade", "king", "to lugdunensis")
    assert seen(state).asked == "visigoths"  # Alaric in Aquitania; nobody else is near
    play(state, "pass")
    assert seen(state).asked == "saxons"  # across the strait
    play(state, "pass")
    assert asked(state) == "turn"


def test_12_5_change_and_overpayment_tell_what_is_missing() -> None:
    """Who pays one tremis with a silver has no bronze, not even among tokens that nobody has seen."""
    state = position(purses={"franks": "s"}, unknown={"franks": "g"}, active="franks")
    assert known(state, "franks") == {"s": 1, "bsgd": 1}
    play(state, "recruit", "at belgica_prima", "pay s")
    assert known(state, "franks") == {"sgd": 1}
    dice = seeded("imagine")
    for _ in range(50):
        assert "b" not in purse(state.imagine(0, dice), "franks")


def test_12_5_an_unknown_token_that_is_paid_is_known_from_then_on() -> None:
    """A token that was not among the known ones must have been an unknown one."""
    state = position(purses={"franks": "g"}, unknown={"franks": "bs"}, active="franks")
    play(state, "recruit", "at belgica_prima", "pay b")
    assert known(state, "franks") == {"g": 1, "bsgd": 1}


def test_12_5_imagined_treasuries_come_from_what_is_missing() -> None:
    """With all other tokens in sight the unknown one can only be one of the two that are left."""
    state = position(unknown={"franks": "d"}, down={"noricum": "b"}, active="huns")
    state.box = 0
    found = {purse(state.imagine(0, seeded(f"{k}")), "franks") for k in range(40)}
    assert found == {"b", "d"}
    own = {purse(state.imagine(5, seeded(f"{k}")), "franks") for k in range(10)}
    assert own == {"d"}


# --- Nothing about a treasury shows by what is asked ----------------------------------------------


def recruiting(hidden: str, purse: str = "bb") -> Kingdoms:
    """The Franks recruit their second warrior, for two tremis, with a token that nobody else has seen."""
    state = position(units={"franks": "sea"}, purses={"franks": purse}, unknown={"franks": hidden}, active="franks")
    return play(state, "recruit", "at belgica_prima")


def test_12_6_a_payment_is_asked_for_even_where_there_is_one_way() -> None:
    """With two bronze and a silver there are two ways to pay, with a gold there is one: the others see the same."""
    ways = {"s": {"pay bb", "pay s"}, "g": {"pay bb"}}
    states = {hidden: recruiting(hidden) for hidden in ways}
    for hidden, state in states.items():
        assert (asked(state), offered(state)) == ("paying", ways[hidden])
    for reader in (0, None):
        assert seen(states["s"], reader) == seen(states["g"], reader)
        paid = [play(state.clone(), "pay bb") for state in states.values()]
        assert seen(paid[0], reader) == seen(paid[1], reader)


def test_12_6_nothing_is_asked_where_everybody_can_tell() -> None:
    """One tremis of a treasury with a bronze is always that bronze, and a treasury in full sight hides nothing."""
    state = position(purses={"franks": "bs"}, unknown={"franks": "g"}, active="franks")
    assert asked(play(state, "recruit", "at belgica_prima")) == "turn"
    assert asked(recruiting("", "bg")) == "turn"
    assert asked(recruiting("", "bbs")) == "paying"  # two ways, for everybody to see


def test_12_6_change_is_asked_for_even_where_there_is_one_way() -> None:
    """Only one province can change the gold; whether a second way is open nobody else can tell."""
    for hidden in ("g", "d"):
        state = position(
            purses={"franks": "g"}, unknown={"franks": hidden}, stocks={"germania_secunda": "bs"}, active="franks"
        )
        play(state, "recruit", "at belgica_prima")
        assert (asked(state), offered(state)) == ("changing", {"change germania_secunda g-bs"})


def test_12_6_a_ransom_is_asked_for_even_where_there_is_one_way() -> None:
    """Three tremis are a gold; with a silver and a bronze beside it there would be a choice."""
    for hidden, ways in (("s", {"pay g", "pay bs"}), ("g", {"pay g"})):
        state = position(
            units={"visigoths": "king narbonensis", "franks": "burgundia"},
            purses={"franks": "bg", "visigoths": ""},
            unknown={"franks": hidden},
            active="visigoths",
        )
        play(state, "invade", "king", "to burgundia")
        fight(state)
        assert (asked(state), offered(state)) == ("ransom", ways)


def about_to_pay() -> Kingdoms:
    """A price of two, two bronze in sight, and a silver that makes a second way."""
    state = position(units={"franks": "sea"}, purses={"franks": "bb"}, unknown={"franks": "s"}, active="franks")
    return play(state, "recruit")


def about_to_change() -> Kingdoms:
    """Two golds, one of them unseen, and one province that changes it in the best way."""
    state = position(
        purses={"franks": "g"}, unknown={"franks": "g"}, active="franks",
        stocks={"germania_secunda": "bs", "belgica_secunda": "bbb"},
    )  # fmt: skip
    return play(state, "recruit")


def about_to_be_ransomed() -> Kingdoms:
    """The last bribe is to be locked; then three tremis are owed, by a gold or perhaps otherwise."""
    state = position(
        units={"visigoths": "king narbonensis", "franks": "burgundia"},
        purses={"franks": "bg", "visigoths": ""},
        unknown={"franks": "s"},
        active="visigoths",
    )
    play(state, "invade", "king", "to burgundia")
    bribe(state, "visigoths")
    return state


SECRETS = [about_to_pay, about_to_change, about_to_be_ransomed]


@pytest.mark.parametrize("secret", SECRETS)
def test_12_6_nobody_can_tell_two_worlds_apart(secret: Callable[[], Kingdoms]) -> None:
    """The property that holds for every game finds nothing, whatever a treasury is imagined to be."""
    for k in range(12):
        sights_follow_from_what_is_told(GAME, secret(), seeded(f"worlds {k}"))


@pytest.mark.parametrize("secret", SECRETS)
def test_12_6_by_the_first_rules_they_could(secret: Callable[[], Kingdoms]) -> None:
    """Those asked only where there was a choice: the property finds each of the three questions."""
    state = secret()
    state.rules = FIRST_RULES
    assert any(tells_worlds_apart(state, f"worlds {k}") for k in range(100))


def tells_worlds_apart(state: Kingdoms, seed: str) -> bool:
    try:
        sights_follow_from_what_is_told(GAME, state, seeded(seed))
    except Broken:
        return True
    return False
