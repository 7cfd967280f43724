"""Personalities: which of several choices that are about as good a computer player likes best.

A personality is a taste for some terms of a game's judgement (`Game.styles`), and it has a say only among choices that
are nearly as promising as the best: so it changes how somebody plays, not how well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bretwalda.engine.dice import Dice
from bretwalda.engine.foresight import Term
from bretwalda.engine.game import Game
from bretwalda.engine.state import State


def liking(game: Game[Any], style: str, terms: Sequence[Term]) -> float:
    """How much somebody likes what a choice comes to; a key that ends with * stands for all that begin so.

    >>> import bretwalda
    >>> kingdoms = bretwalda.game("barbarian_kingdoms")
    >>> king, money = Term("danger", (), -0.2), Term("money", (), 0.5)
    >>> liking(kingdoms, "cautious", [king]) < liking(kingdoms, "cautious", []) < liking(kingdoms, "builder", [money])
    True
    """
    tastes = game.styles[style]
    return sum(taste * term.worth for term in terms for key, taste in tastes.items() if _is_meant(key, term.key))


def _is_meant(key: str, term: str) -> bool:
    return term.startswith(key[:-1]) if key.endswith("*") else term == key


def terms_after(game: Game[Any], imagined: State, seat: int, line: Sequence[int], dice: Dice) -> Sequence[Term]:
    """What a choice comes to: by the game's plan, or else as the position stands when the line has been played."""
    planned = game.foresee(imagined, seat, line[0], dice, 0)
    if planned is not None:
        return planned.terms
    state = imagined.clone()
    for choice in line:
        if choice not in state.options(seat):
            break
        state.take(seat, choice)
    return game.terms_at(state, seat, imagined)
