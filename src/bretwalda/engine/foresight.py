"""What a computer player expects of a choice, in named terms: the ground on which the choice is explained.

A judgement is a sum, and each of its summands has a name, a thing that it is about, and a worth. Whoever compares two
choices compares their terms: those that differ most decided between them. Only odds are asked while a game is
played, where players may be helped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

Said = tuple[str, tuple[int, ...]]  # a key of `Game.terms` and its numbers


class Term(NamedTuple):
    """One summand of a judgement.

    Attributes:
        key: its name, one of `Game.terms`.
        about: what it is about: the numbers of areas, nations, seats.
        worth: what it is worth to the seat, in the game's own measure.
        amount: what it counts, for the sentence; of several worlds the mean.
        alone: what is said instead when the other choice has no such term.
    """

    key: str
    about: tuple[int, ...]
    worth: float
    amount: float = 0.0
    alone: Said | None = None

    @property
    def name(self) -> tuple[str, tuple[int, ...]]:
        """What tells it from others."""
        return self.key, self.about


class Foresight(NamedTuple):
    """What comes of a choice, as the player sees it.

    Attributes:
        terms: what it is worth, summand by summand; each name once.
        plan: what the seat would choose after it.
        notes: what it counts on, whatever it is compared with: the odds of a battle.
    """

    terms: tuple[Term, ...]
    plan: tuple[int, ...] = ()
    notes: tuple[Said, ...] = ()


class Odds(NamedTuple):
    """How likely something succeeds that is about to be decided.

    Attributes:
        key: what it is, one of `Game.odds_told`.
        about: what it is about: the numbers of zones, kingdoms.
        chances: by what is put into it, such as the value of a card or a sum (None = as things stand), how likely it
            succeeds, from 0 to 1.
        choice: the choice that it belongs to; None = to all of them.
    """

    key: str
    about: tuple[int, ...]
    chances: tuple[tuple[int | None, float], ...]
    choice: int | None = None


def gathered(terms: Iterable[Term]) -> tuple[Term, ...]:
    """Terms of the same name as one: worths and amounts are added up.

    >>> gathered([Term("kept", (1,), 2.0), Term("lost", (), -1.0), Term("kept", (1,), 0.5)])[0].worth
    2.5
    """
    found: dict[tuple[str, tuple[int, ...]], Term] = {}
    for term in terms:
        so_far = found.get(term.name)
        if so_far is None:
            found[term.name] = term
        else:
            found[term.name] = so_far._replace(
                worth=so_far.worth + term.worth, amount=so_far.amount + term.amount, alone=so_far.alone or term.alone
            )
    return tuple(found.values())


def scaled(terms: Iterable[Term], by: float) -> list[Term]:
    """Terms that count only so much; what is said of them stays."""
    return [term._replace(worth=by * term.worth) for term in terms]


def averaged(worlds: Sequence[tuple[float, Sequence[Term]]]) -> tuple[Term, ...]:
    """The mean of what several worlds come to, each with its weight; the weights add up to 1."""
    return gathered(
        term._replace(worth=weight * term.worth, amount=weight * term.amount)
        for weight, terms in worlds
        for term in terms
    )
