"""Invade and claim (rules 3.12 to 3.19): one unit into a foreign province; a province held to be made one's own."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import choices, size
from bretwalda.engine.state import Step

from ..board import (
    AT,
    BIT,
    CLAIM,
    CLAIM_COST,
    CLAIM_DISCOUNT,
    CONTROL_TOKENS,
    KING,
    LEAST_CLAIM,
    NONE,
    PASS,
    PROVINCES,
    SEA,
    TO,
    WARRIOR,
)
from ..state import ACTIVE, INVASION_TARGET, Kingdoms
from .contests import ask_for_reinforcements, muster, offer_contests
from .money import begin_payment
from .outcome import claimable
from .turn import end_action

# --- Invade ---------------------------------------------------------------------------------------


def targets(s: Kingdoms) -> i64:
    """The provinces that the active kingdom may invade if a unit is next to them, as bits (rules 3.13)."""
    k = s.active
    spared: i64 = 0
    for other in s.order:
        if s.friends(other, k):
            spared |= s.controlled(other) | s.units(other)
    return s.open & ~spared


def invaders(s: Kingdoms) -> vec[i64]:
    """The units that have a province to invade, as choices."""
    out = vec[i64](capacity=5)
    k = s.active
    aims = targets(s)
    zone = s.king[k]
    if zone != NONE and s.beside(k, True, zone) & aims:
        out = append(out, KING)
    for p in range(PROVINCES):
        if s.troops[k] >> p & 1 and s.beside(k, False, p) & aims:
            out = append(out, WARRIOR + p)
    if s.sea[k] and s.beside(k, False, SEA) & aims:
        out = append(out, WARRIOR + SEA)
    return out


@final
class Invasion(Step[Kingdoms]):
    """Choose the unit that invades (rules 3.12)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return invaders(s)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        s.unit = s.king[s.active] * 2 + 1 if choice == KING else (choice - WARRIOR) * 2
        s.go(INVASION_TARGET)


@final
class InvasionTarget(Step[Kingdoms]):
    """Choose the province to invade; there is no way back (rules 3.13, 3.14)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return choices(TO, s.beside(s.active, s.unit & 1 == 1, s.unit >> 1) & targets(s))

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        invade(s, choice - TO)


def invade(s: Kingdoms, province: i64) -> None:
    """Move the unit in: against an enemy unit there is a battle, otherwise others may contest."""
    k = s.active
    zone = s.unit >> 1
    s.by_king = s.unit & 1 == 1
    s.unit = NONE
    s.site = province
    s.information += 1  # an invasion cannot be taken back
    if s.by_king:
        s.king[k] = SEA  # on the way, so that the province is read as it was before
    elif zone == SEA:
        s.sea[k] -= 1
    else:
        s.troops[k] &= ~BIT[zone]
    s.marker = s.controller(province)
    enemy = s.occupant(province)
    if s.by_king:
        s.king[k] = province
    else:
        s.troops[k] |= BIT[province]
    s.tell("king_invaded" if s.by_king else "invaded", k, zone, province)
    if enemy == NONE:
        offer_contests(s)
        return
    s.foe = enemy
    muster(s)
    ask_for_reinforcements(s, ACTIVE)


# --- Claim ----------------------------------------------------------------------------------------


def claim_cost(s: Kingdoms, province: i64) -> i64:
    """What a claim costs the active kingdom."""
    k = s.active
    through_king = s.king[k] == province
    cost = CLAIM_COST[k * CONTROL_TOKENS + size(s.ruled[k])] - s.power_at(k, CLAIM_DISCOUNT, through_king, province)
    return cost if cost > LEAST_CLAIM else LEAST_CLAIM


def affordable_claims(s: Kingdoms) -> i64:
    """The provinces that the active kingdom may claim and pay for, as bits."""
    wealth = s.wealth(s.owner[s.active])
    out = claimable(s, s.active)
    for p in range(PROVINCES):
        if out >> p & 1 and claim_cost(s, p) > wealth:
            out &= ~BIT[p]
    return out


@final
class Claiming(Step[Kingdoms]):
    """Choose the province to claim (rules 3.16)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return choices(AT, affordable_claims(s))

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        claim(s, choice - AT)


def claim(s: Kingdoms, province: i64) -> None:
    """Pay for a claim; what follows the payment is in `money`."""
    s.action = CLAIM
    s.site = province
    s.marker = NONE  # who stands there has driven every other control out
    s.by_king = False
    s.tell("claims", s.active, province)
    begin_payment(s, claim_cost(s, province))


@final
class ExtraClaim(Step[Kingdoms]):
    """Claim what has just been invaded, or not (rules 8.4); asked even if there is no money, so that nothing shows."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, PASS)
        if affordable_claims(s) >> s.site & 1:
            out = append(out, CLAIM)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        if choice == PASS:
            end_action(s)
        else:
            claim(s, s.site)
