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
    named = enumerate(named_seats(words), 1)
    return [None if name is None else player(name, game, seeded(f"{seed} seat {number}")) for number, name in named]


def named_seats(words: str) -> list[str | None]:
    """Who is meant by such a list, one by one: None is a person; whoever is unknown is refused.

    >>> named_seats("me, Hard")
    [None, 'hard']
    """
    return [_named(word.strip()) for word in words.split(",")]


def _named(word: str) -> str | None:
    if word.lower() == ME:
        return None
    try:
        return checked(word)
    except Refusal:
        raise Refusal("refused-seat-kind", {"kind": word, "known": ", ".join([ME, *WORDS])}) from None
