"""What the first rules did otherwise; `tests/test_recorded_games.py` replays games that were played by them."""

from __future__ import annotations

from typing import cast

from bretwalda import Match, decode
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.state import FIRST_RULES, Kingdoms

from ..record import RECORDED
from .positions import asked, offered, play, position, stock

FIRST = GAME.by_rules(int(FIRST_RULES))


def test_new_games_have_the_new_rules() -> None:
    assert (GAME.new(seed="x").rules, FIRST.new(seed="x").rules) == (2, 1)


def test_tokens_were_counted_kind_by_kind_where_there_was_a_choice() -> None:
    """And nothing was asked where there was none, whatever that told the others (12.6)."""
    state = position(units={"franks": "sea, sea"}, purses={"franks": "bbbssg"}, active="franks")
    state.rules = FIRST_RULES
    play(state, "recruit", "at belgica_prima")
    assert (asked(state), offered(state)) == ("counted-paying", {"count gold 0", "count gold 1"})
    play(state, "count gold 0", "count silver 1")
    assert stock(state, "belgica_prima") == "bs"
    state = position(units={"franks": "sea"}, purses={"franks": "bb"}, unknown={"franks": "g"}, active="franks")
    state.rules = FIRST_RULES
    assert asked(play(state, "recruit", "at belgica_prima")) == "turn"


def test_a_pair_played_clockwise() -> None:
    """Nobody was asked for the order (10.3)."""
    assert FIRST.new(seed="x", players=2).step.name == "turn"


def test_a_game_that_follows_one_of_the_first_rules_is_of_today() -> None:
    """Who has won it has the privilege in the next, and all sit by reign score."""
    file = sorted((RECORDED / "rules-1").glob(f"{GAME.id}.*.json"))[0]
    whole = Match.replay(GAME, decode(file.read_bytes()))
    assert whole.game is FIRST
    following = FIRST.series(whole.settings, cast(Kingdoms, whole.state))
    assert following is not None
    assert int(GAME.schema.complete(following.settings)["winner"]) in (1, 2)
