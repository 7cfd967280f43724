"""A game that goes on with other dice: what nobody has seen is dealt anew, what anybody has stays."""

from __future__ import annotations

from bretwalda import seeded
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.state import Kingdoms


def hidden(state: Kingdoms) -> list[int]:
    """The tokens that lie face down, by province, and the box."""
    return [*(int(token) for token in state.down), int(state.box)]


def test_tokens_that_nobody_has_seen_are_dealt_anew() -> None:
    state = GAME.new(seed="attila", players=3)
    dealt = {tuple(hidden(state.redeal(seeded(f"dice {number}")))) for number in range(8)}
    assert len(dealt | {tuple(hidden(state))}) == 9
    assert all(sorted(map(bool, deal)) == sorted(map(bool, hidden(state))) for deal in dealt)


def test_treasuries_stay_as_they_are() -> None:
    state = GAME.new(seed="attila", players=3)
    assert list(state.redeal(seeded("dice")).purse) == list(state.purse)
