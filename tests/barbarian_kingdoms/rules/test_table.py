"""Rules 12: what a table on a screen makes of the rules."""

from __future__ import annotations

from bretwalda import Match, seeded
from bretwalda.games.barbarian_kingdoms import GAME

from ..positions import asked, bribe, known, offered, play, position, province, purse, seen


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
    play(state, "recruit", "at belgica_prima")
    assert known(state, "franks") == {"sgd": 1}
    dice = seeded("imagine")
    for _ in range(50):
        assert "b" not in purse(state.imagine(0, dice), "franks")


def test_12_5_an_unknown_token_that_is_paid_is_known_from_then_on() -> None:
    """A token that was not among the known ones must have been an unknown one."""
    state = position(purses={"franks": "g"}, unknown={"franks": "bs"}, active="franks")
    play(state, "recruit", "at belgica_prima")
    assert known(state, "franks") == {"g": 1, "bsgd": 1}


def test_12_5_imagined_treasuries_come_from_what_is_missing() -> None:
    """With all other tokens in sight the unknown one can only be one of the two that are left."""
    state = position(unknown={"franks": "d"}, down={"noricum": "b"}, active="huns")
    state.box = 0
    found = {purse(state.imagine(0, seeded(f"{k}")), "franks") for k in range(40)}
    assert found == {"b", "d"}
    own = {purse(state.imagine(5, seeded(f"{k}")), "franks") for k in range(10)}
    assert own == {"d"}
