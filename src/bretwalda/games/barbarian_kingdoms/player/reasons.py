"""Why a choice may be good: a province gained or guarded, the strength of both sides, a king in danger.

A reason rests on what lies open: units, control, tokens on the board. Treasuries are never looked at, neither real
nor imagined ones. A choice that only begins an action is explained by the way the planner would go on with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from bretwalda.engine.bits import size
from bretwalda.engine.game import Reason
from bretwalda.engine.state import NOBODY

from ..board import (
    AT,
    BATTLE_BONUS,
    BRIBE,
    CLAIM,
    DONE,
    INVADE,
    KING_VALUE,
    MANOEUVRE,
    MARKER_VALUE,
    NEXT,
    NONE,
    PASS,
    PROVINCES,
    PROVINCES_TO_WIN,
    RECRUIT,
    SEA,
    TAX,
    TAX_BONUS,
    TO,
    WARRIOR_VALUE,
    value,
)
from ..state import (
    ACTIVE,
    BRIBERY,
    CHANGING,
    CLAIMING,
    CONTEST,
    COUNTED_PAYING,
    EXTRA_CLAIM,
    FOE,
    INVASION_TARGET,
    MORE_RECRUITMENT,
    PAYING,
    RALLY,
    RECRUITMENT,
    REINFORCEMENT,
    Kingdoms,
)
from ..steps.battle import points
from ..steps.contests import deciding
from .plan import expected, weighs
from .policy import counsel
from .value import reach

REASONS = {
    "wins": "",
    "claims": "zone number",
    "claims_last": "zone",
    "takes": "zone",
    "takes_contestable": "zone number",
    "drives_out": "zone kingdom",
    "attacks": "zone kingdom own:number theirs:number",
    "attacks_king": "zone kingdom own:number theirs:number",
    "guards": "zone",
    "recruits": "zone",
    "taxes": "number",
    "saves_king": "",
    "gains_room": "number",
    "contests": "zone own:number theirs:number",
    "lets_pass": "zone own:number theirs:number",
    "reinforces": "own:number theirs:number",
    "holds_back": "own:number theirs:number",
    "bribes": "number own:number theirs:number",
    "bribes_nothing": "own:number theirs:number",
}


def reason(before: Kingdoms, seat: int, line: Sequence[int]) -> Reason | None:
    """The best that can be said of choices that the seat takes one after the other."""
    step, choice = int(before.step.number), line[0]
    if step == BRIBERY:
        return _bribe(before, seat, choice)
    if step == CONTEST:
        return _contest(before, choice)
    if step in (RALLY, REINFORCEMENT):
        return _reinforcement(before, choice)
    taken = _completed(before, seat, line)
    after = before.clone()
    for _, each in taken:
        after.take(seat, each)
    while after.actor == seat and after.step.number in (CHANGING, PAYING, COUNTED_PAYING):
        after.take(seat, int(after.options(seat)[0]))
    if after.actor == NOBODY:
        return ("wins", []) if after.result()[seat] > 0 else None
    chosen = dict(taken)
    if INVASION_TARGET in chosen:
        return _invasion(before, chosen[INVASION_TARGET] - int(TO))
    if CLAIMING in chosen:
        return _claim(before, chosen[CLAIMING] - int(AT))
    if chosen.get(EXTRA_CLAIM) == CLAIM:
        return _claim(before, int(before.site))
    for recruiting in (RECRUITMENT, MORE_RECRUITMENT):
        if chosen.get(recruiting, int(PASS)) != PASS:
            return _recruit(before, chosen[recruiting] - int(AT))
    if choice == TAX:
        return "taxes", [_tax(before)]
    return _moved(before, after)


def _completed(before: Kingdoms, seat: int, line: Sequence[int]) -> list[tuple[int, int]]:
    """The choices with their steps, and how the planner would go on with an action that they only begin."""
    s = expected(before)
    taken: list[tuple[int, int]] = []
    for choice in line:
        taken.append((int(s.step.number), choice))
        s.take(seat, choice)
    planner = counsel().planner
    begun = line[-1] in (RECRUIT, MANOEUVRE, INVADE, CLAIM) or line[0] in (RECRUIT, MANOEUVRE, INVADE, CLAIM)
    while begun and s.actor == seat and weighs(s.step.number) and s.site == before.site:
        options = [int(option) for option in s.options(seat)]
        best = int(DONE)
        if options[0] != DONE:
            best = max(options, key=lambda option: planner.worth(s, seat, option, True))
        taken.append((int(s.step.number), best))
        s.take(seat, best)
    return taken


# --- Strength -------------------------------------------------------------------------------------


def strength(s: Kingdoms, k: int, province: int, holds: bool) -> int:
    """The battle points of a kingdom with all units in a province and next to it; its control marker, if it counts."""
    near = NEXT[province] | (1 << province)
    zone = s.king[k]
    with_king = (0 <= zone < SEA and bool(near >> zone & 1)) or (zone == SEA and bool(s.ports(k, True) >> province & 1))
    warriors = int(size(s.troops[k] & near))
    if s.ports(k, False) >> province & 1:
        warriors += int(s.sea[k])
    out = warriors * int(s.power_at(k, WARRIOR_VALUE, with_king, province))
    out += int(s.power_at(k, KING_VALUE, True, province)) if with_king else 0
    out += int(s.power_at(k, BATTLE_BONUS, with_king, province))
    return out + (int(s.power_at(k, MARKER_VALUE, with_king, province)) if holds else 0)


def _both(s: Kingdoms, own: int, rival: int, province: int, controller: int) -> list[int]:
    return [strength(s, k, province, controller == k) for k in (own, rival)]


def menaced(s: Kingdoms, k: int) -> bool:
    """Whether an enemy next to a king is stronger than he and all who could come to his aid."""
    zone = int(s.king[k])
    if zone < 0 or zone >= SEA:
        return False
    guard = strength(s, k, zone, bool(s.controlled(k) >> zone & 1))
    return any(not s.allied(other, k) and strength(s, int(other), zone, False) > guard for other in s.order)


# --- Actions --------------------------------------------------------------------------------------


def _invasion(s: Kingdoms, province: int) -> Reason:
    k = int(s.active)
    occupant, controller = int(s.occupant(province)), int(s.controller(province))
    if occupant != NONE:
        key = "attacks_king" if s.king[occupant] == province else "attacks"
        return key, [province, occupant, *_both(s, k, occupant, province, controller)]
    contestants = sum(not s.allied(other, k) and bool(s.reaches(other, province)) for other in s.order)
    if contestants:
        return "takes_contestable", [province, contestants]
    return ("takes", [province]) if controller == NONE else ("drives_out", [province, controller])


def _claim(s: Kingdoms, province: int) -> Reason:
    number = int(s.lands(s.active)) + 1
    return ("claims_last", [province]) if number == PROVINCES_TO_WIN else ("claims", [province, number])


def _recruit(s: Kingdoms, province: int) -> Reason:
    enemies = [other for other in s.order if not s.allied(other, s.active)]
    exposed = any(reach(s, other) >> province & 1 for other in enemies)
    return ("guards" if exposed else "recruits"), [province]


def _tax(s: Kingdoms) -> int:
    """What a tax brings at most."""
    lands = s.controlled(s.active)
    there = sum(int(value(s.stock[p])) for p in range(PROVINCES) if lands >> p & 1)
    return min(there, int(s.lands(s.active) + s.power(s.active, TAX_BONUS, True)))


def _moved(before: Kingdoms, after: Kingdoms) -> Reason | None:
    k = int(before.active)
    if menaced(before, k) and not menaced(after, k):
        return "saves_king", []
    room = _room(after, k)
    return ("gains_room", [room]) if room > _room(before, k) else None


def _room(s: Kingdoms, k: int) -> int:
    """The free provinces that a kingdom could invade from where it stands."""
    return int(size(reach(s, k) & s.open & ~s.controlled(k) & ~s.occupied()))


# --- Battles --------------------------------------------------------------------------------------


def _contest(s: Kingdoms, choice: int) -> Reason:
    sides = _both(s, int(s.foe), int(s.active), int(s.site), int(s.marker))
    return ("lets_pass" if choice == PASS else "contests"), [int(s.site), *sides]


def _reinforcement(s: Kingdoms, choice: int) -> Reason:
    """The battle points with this unit, or as they are."""
    own = int(FOE if s.step.number == RALLY else deciding(s))
    after = s.clone()
    if choice not in (PASS, DONE):
        after.take(int(s.actor), choice)
    sides = [int(points(after, side)) for side in (own, 1 - own)]
    return ("holds_back" if choice in (PASS, DONE) else "reinforces"), sides


def _bribe(s: Kingdoms, seat: int, choice: int) -> Reason | None:
    own = int(ACTIVE if s.owner[s.active] == seat else FOE)
    sides = [int(points(s, side)) for side in (own, 1 - own)]
    if s.due[own] != NONE:
        return None
    return ("bribes", [choice - int(BRIBE), *sides]) if choice > BRIBE else ("bribes_nothing", sides)
