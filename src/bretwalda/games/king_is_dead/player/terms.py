"""What the judgement of a position consists of, for explanations: who will reign, who comes, courts and hands.

The judgement is no sum: a chance of each end, times a chance to win there. Its terms are what each of its numbers
adds to the chance of victory, seen from the position in which the choice is made (a first-order expansion).
"""

from __future__ import annotations

from typing import NamedTuple

from librt.vecs import vec

from bretwalda.engine.counsel import victory
from bretwalda.engine.foresight import Term
from bretwalda.engine.state import NOBODY

from ..board import FACTIONS
from ..state import King
from .value import (
    CARDS_BLUR,
    FIRST_FACTION,
    MAY_END,
    MUST_MOVE,
    SECOND_FACTION,
    SETS,
    USUAL,
    Valuation,
    add_shares,
    cards_left,
)

TERMS = {
    "wins": "this:number that:number",
    "reigns": "faction this:number that:number",
    "invasion": "this:number that:number",
    "court": "faction this:tenths that:tenths",
    "sets": "this:tenths that:tenths",
    "cards": "this:tenths that:tenths",
    "initiative": "this:number that:number",
}
# What each personality likes besides winning: how much more a term counts for it.
STYLES = {
    "cautious": {"cards": 1.0, "initiative": 1.0},
    "bold": {"reigns": 1.0, "cards": -1.0},
    "builder": {"court": 1.0, "sets": 1.0},
    "spoiler": {"invasion": 1.0, "sets": 1.0},
}
FACTION_LIST = tuple(range(FACTIONS))


class Outcome(NamedTuple):
    """A way in which the game may end, as the judgement sees it."""

    chance: float
    shares: tuple[float, ...]  # each seat's chance of victory then


def terms_at(position: King, seat: int, before: King) -> tuple[Term, ...]:
    """The terms of a position, weighed as they count in another."""
    if position.actor == NOBODY:
        won = victory(position)[seat]
        return (Term("wins", (), won, 100 * won),)
    judge = USUAL
    then = outcomes(judge, before)
    fair = sum(one.chance * one.shares[seat] for one in then)
    sharp = _sharpness(judge, before)
    # what a point of standing more brings, under each faction and after an invasion
    slopes = [one.chance * one.shares[seat] * (1.0 - one.shares[seat]) * sharp for one in then]
    now = outcomes(judge, position)
    out = [
        Term("reigns", (f,), now[f].chance * (then[f].shares[seat] - fair), 100 * now[f].chance) for f in FACTION_LIST
    ]
    invaded = now[-1].chance
    out.append(Term("invasion", (), invaded * (then[-1].shares[seat] - fair), 100 * invaded))
    for f in FACTION_LIST:
        lead = _lead([float(position.court[each * FACTIONS + f]) for each in range(position.seats)], position, seat)
        second = sum(slopes[g] for g in FACTION_LIST if g != f) * judge.weight[SECOND_FACTION] * then[f].chance
        out.append(Term("court", (f,), (slopes[f] * judge.weight[FIRST_FACTION] + second) * lead, lead))
    sets = _lead([judge.set_worth(position, each) for each in range(position.seats)], position, seat)
    out.append(Term("sets", (), slopes[-1] * sets, sets / judge.weight[SETS]))
    number = [float(cards_left(position, each)) for each in range(position.seats)]
    worth = _lead([judge.card_worth(position, n) for n in number], position, seat)
    out.append(Term("cards", (), sum(slopes) * worth, _lead(number, position, seat)))
    burden = _lead([_initiative(judge, position, each) for each in range(position.seats)], position, seat)
    out.append(Term("initiative", (), sum(slopes) * burden, 100.0 if position.actor == seat else 0.0))
    return tuple(out)


def outcomes(judge: Valuation, s: King) -> list[Outcome]:
    """Each faction's reign, then the invasion: how likely, and who wins then; partners win together."""
    prospects, invaded = judge.prospects(s), judge.invasion_chance(s)
    sharp = _sharpness(judge, s)
    hope = [judge.card_worth(s, float(cards_left(s, seat))) + _initiative(judge, s, seat) for seat in range(s.seats)]
    out = []
    for f in FACTION_LIST:
        scores = []
        for seat in range(s.seats):
            court = [float(s.court[seat * FACTIONS + g]) for g in FACTION_LIST]
            second = sum(prospects[g] * court[g] for g in FACTION_LIST if g != f)
            first = judge.weight[FIRST_FACTION] * court[f]
            scores.append((first + judge.weight[SECOND_FACTION] * second + hope[seat]) * sharp)
        out.append(Outcome(prospects[f] * (1.0 - invaded), _shares(s, scores)))
    scores = [(judge.set_worth(s, seat) + hope[seat]) * sharp for seat in range(s.seats)]
    return [*out, Outcome(invaded, _shares(s, scores))]


def _sharpness(judge: Valuation, s: King) -> float:
    """How much a lead means: the less, the more cards are left."""
    return 1.0 / (1.0 + judge.weight[CARDS_BLUR] * float(sum(cards_left(s, seat) for seat in range(s.seats))))


def _shares(s: King, scores: list[float]) -> tuple[float, ...]:
    shares = vec[float]([0.0] * len(scores))
    add_shares(shares, vec[float](scores), 1.0)
    return tuple(sum(shares[p] for p in range(s.seats) if s.team(p) == s.team(seat)) for seat in range(s.seats))


def _initiative(judge: Valuation, s: King, seat: int) -> float:
    """To be the next to show what one wants is a burden, unless a pass decides the region."""
    if s.actor != seat:
        return 0.0
    return judge.weight[MAY_END] if s.passes == s.seats - 1 else -judge.weight[MUST_MOVE]


def _lead(numbers: list[float], s: King, seat: int) -> float:
    """By how much the seat has more than the mean of its rivals."""
    rivals = [number for other, number in enumerate(numbers) if s.team(other) != s.team(seat)]
    return numbers[seat] - sum(rivals) / len(rivals)
