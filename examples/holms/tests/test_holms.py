"""The rules of Hidden Rings: each test bears the number of its paragraph."""

from holms import GAME, HOLMS

from bretwalda import Match
from bretwalda.engine.properties import check_game

THERE_AND_BACK = ["row coll", "row raasay", "row iona", "row skye"]


def played(*moves: str) -> Match:
    match = Match(GAME, {}, "a test")
    for move in moves:
        match.choose(match.state.actor, GAME.verbs.parse(move))
    return match


def test_random_games_keep_every_property() -> None:
    assert check_game(GAME, {}, "properties", thoroughness=20) > 2


def test_1_1_the_boats_lie_at_iona_and_skye() -> None:
    """Where the game begins."""
    assert [HOLMS[holm] for holm in GAME.new().boat] == ["iona", "skye"]


def test_1_2_rings_are_buried_where_no_boat_lies() -> None:
    """Four of the six holms are left."""
    assert [GAME.verbs.choice(c).args[0] for c in GAME.new().options(0)] == ["mull", "rum", "raasay", "coll"]


def test_1_3_whoever_finds_the_others_ring_wins() -> None:
    """The first to row finds it at once."""
    assert played("bury rum", "bury mull", "row mull").result() == [1.0, 0.0]


def test_1_4_night_falls_after_four_turns_each() -> None:
    """There and back again, twice."""
    assert played("bury rum", "bury mull", *THERE_AND_BACK, *THERE_AND_BACK).over


def test_R1_a_victory_that_nobody_has_won_is_shared() -> None:
    """Half of it for each."""
    assert played("bury rum", "bury mull", *THERE_AND_BACK, *THERE_AND_BACK).result() == [0.5, 0.5]
