"""Who sits where: people at this screen, and players that the machine moves."""

from __future__ import annotations

from typing import Any

from bretwalda.ai.entrants import WORDS, checked, player
from bretwalda.ai.player import Player
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal

ME = "me"

Seats = list[Player | None]  # None is a person at this screen


def seat_players(words: str, game: Game[Any], seed: str) -> Seats:
    """The players named by a list such as `me,hard`.

    >>> import bretwalda
    >>> [type(player).__name__ for player in seat_players("me, hard", bretwalda.game("king_is_dead"), "hastings")]
    ['NoneType', 'Computer']
    """
    return [_player(word, game, f"{seed} seat {number}") for number, word in enumerate(words.split(","), 1)]


def _player(word: str, game: Game[Any], seed: str) -> Player | None:
    if word.strip().lower() == ME:
        return None
    try:
        known = checked(word)
    except Refusal:
        raise Refusal("refused-seat-kind", {"kind": word.strip(), "known": ", ".join([ME, *WORDS])}) from None
    return player(known, game, seeded(seed))
