"""A view as numbers, for machine learning: always equally many, nothing a seat may not see."""

from __future__ import annotations

from bretwalda.engine.bits import size
from bretwalda.engine.state import NOBODY

from .board import KINGDOMS, MOST_SEATS, NONE, PROVINCES, SEA, TOKEN_IDS, TOKENS, ZONES
from .scoring import trophies
from .state import ACTIVE, FOE, Kingdoms
from .steps import STEPS
from .view import by_kind, view

PER_PROVINCE = 1 + 2 * KINGDOMS + KINGDOMS + 1 + TOKENS + 1  # open, unit, control, king, tokens, face down
# Owned by the one who looks, on its side; king lives, is at sea; warriors at sea, on the map; tokens, trophies.
PER_KINGDOM = 8
FEATURES = int(
    PROVINCES * PER_PROVINCE
    + KINGDOMS * PER_KINGDOM
    + KINGDOMS  # active
    + 2 * MOST_SEATS  # to decide, locked; beginning with the own seat
    + 2 * TOKENS  # own treasury, own sum so far
    + len(STEPS)
    + PROVINCES  # where the action takes place
    + ZONES  # the unit picked
    + 6  # armies
    + 3  # round, limit, sum missing
)


def features(s: Kingdoms, seat: int) -> list[float]:
    seen = view(s, seat)
    over = s.actor == NOBODY
    out: list[float] = []
    for p, province in enumerate(seen.provinces):
        unit, control = s.occupant(p), s.controller(p)
        out.append(float(province.passable))
        out += _one_of(unit if province.unit is None or not province.unit.king else KINGDOMS + unit, 2 * int(KINGDOMS))
        out += _one_of(control, int(KINGDOMS))
        out.append(float(province.suspended))
        out += [float(province.tokens[token]) for token in TOKEN_IDS]
        out.append(float(province.face_down))
    for k in range(KINGDOMS):
        out += _kingdom(s, k, seat)
    out += _one_of(s.active, int(KINGDOMS))
    for k in range(MOST_SEATS):
        other = (seat + k) % s.seats
        out += [float(other in seen.actors), float(seen.seats[other].locked)] if k < s.seats else [0.0, 0.0]
    out += [float(number) for number in by_kind(s.purse[seat]).values()]
    chosen = seen.own_bribe or (seen.own_sum.tokens if seen.own_sum else by_kind(0))
    out += [float(number) for number in chosen.values()]
    out += _one_of(NONE if over else int(s.step.number), len(STEPS))
    out += _one_of(s.site, int(PROVINCES))
    out += _one_of(NONE if s.unit == NONE else s.unit >> 1, int(ZONES))
    for side in (ACTIVE, FOE):
        army = None if seen.battle is None else (seen.battle.active if side == ACTIVE else seen.battle.foe)
        out += [0.0] * 3 if army is None else [float(army.warriors), float(army.king), float(army.points)]
    missing = seen.own_sum.missing if seen.own_sum else 0
    return [*out, float(s.round), float(s.limit), float(missing)]


def _one_of(index: int, length: int) -> list[float]:
    """All zeros, with a one at the index if there is one."""
    return [1.0 if k == index else 0.0 for k in range(length)]


def _kingdom(s: Kingdoms, k: int, seat: int) -> list[float]:
    if s.owner[k] == NONE or not s.open:
        return [0.0] * PER_KINGDOM
    return [
        float(s.owner[k] == seat),
        float(s.side[k] == s.side_of(seat)),
        float(s.king[k] != NONE),
        float(s.king[k] == SEA),
        float(s.sea[k]),
        float(s.levied[k]),
        float(size(s.ruled[k])),
        float(trophies(s, k)),
    ]
