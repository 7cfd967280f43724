"""A view as numbers, for machine learning: always equally many, nothing a seat may not see."""

from __future__ import annotations

from bretwalda.engine.state import NOBODY

from .board import CARD_IDS, CARDS, FACTIONS, MOST_SEATS, NONE, OPEN, REGIONS, UNSTABLE
from .state import King
from .steps import STEPS
from .view import hand_cards

PER_REGION = FACTIONS + 5 + REGIONS + 1  # followers, disc on the region, space of its card, disc on the card
PER_SEAT = FACTIONS + 1 + 1 + 1 + CARDS  # court, cards left, disc left, to decide, top of the discard pile
FEATURES = int(
    REGIONS * PER_REGION
    + FACTIONS  # supply
    + MOST_SEATS * PER_SEAT  # beginning with the own seat
    + CARDS  # own hand
    + CARDS  # card being resolved
    + len(STEPS)
    + 2 * REGIONS * FACTIONS  # followers chosen so far
    + FACTIONS  # faction being placed
    + 3  # struggles, instability, passes
)


def features(s: King, seat: int) -> list[float]:
    out: list[float] = []
    spaces = [int(r) for r in s.order]
    for r in range(REGIONS):
        out += [float(s.followers[r * FACTIONS + f]) for f in range(FACTIONS)]
        out += _one_of(s.control[r] - OPEN, UNSTABLE - OPEN + 1)
        out += _one_of(spaces.index(r), REGIONS)
        out.append(float(s.held >> r & 1))
    out += [float(n) for n in s.supply]
    for k in range(MOST_SEATS):
        out += _seat(s, (seat + k) % s.seats) if k < s.seats else [0.0] * PER_SEAT
    own = hand_cards(s, seat)
    out += [float(own.count(card)) for card in CARD_IDS]
    out += _one_of(s.card, CARDS)
    out += _one_of(NONE if s.actor == NOBODY else s.step.number, len(STEPS))
    out += _one_of(s.picked, REGIONS * FACTIONS) + _one_of(s.answer, REGIONS * FACTIONS)
    out += _one_of(s.faction, FACTIONS)
    out += [float(s.struggles), float(s.unstable), float(s.passes)]
    return out


def _one_of(index: int, length: int) -> list[float]:
    """All zeros, with a one at the index if there is one."""
    return [1.0 if k == index else 0.0 for k in range(length)]


def _seat(s: King, seat: int) -> list[float]:
    court = [float(s.court[seat * FACTIONS + f]) for f in range(FACTIONS)]
    cards = float(len(hand_cards(s, seat)))
    return [*court, cards, float(s.disc[seat] == NONE), float(s.actor == seat), *_one_of(s.top(seat), CARDS)]
