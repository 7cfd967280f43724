"""Why a choice may be good: the odds of an attack, points to come, a threat, as message keys.

Everything rests on what lies open, which in this game is all but the dice to come.
"""

from __future__ import annotations

from collections.abc import Sequence

from bretwalda.engine.game import Reason

from ..board import (
    AREAS,
    DIFFICULT,
    FIGHT,
    FLEE,
    FOOT,
    GO,
    HOLD,
    LANDS,
    LEAVE,
    LOSE,
    NATIONS,
    NONE,
    OVERLORD,
    PLACE,
    RAISE,
    REMOVE,
    SCORING_INDEX,
    SEAT,
    STAND,
    STRUCTURE,
    SUBMIT,
    TURNS,
    VOTE,
)
from ..state import Britannia
from .odds import battle
from .outlook import Outlook, force_of, horse_of
from .plan import Stack
from .value import occupation_worth

EVEN = 50  # percent
REASONS = {
    "attack": "chance:number area nation",
    "occupy": "points:number area",
    "points_later": "points:number area turn:number",
    "guard": "area number",
    "strengthen": "area",
    "hold_out": "chance:number area",
    "give_up": "chance:number area",
    "peace": "nation",
    "own_candidate": "nation",
}


def reason(before: Britannia, seat: int, line: Sequence[int]) -> Reason | None:
    """The best that can be said of a choice; None = nothing in particular."""
    choice = line[0]
    look = Outlook(before, before.asked)
    if GO <= choice < LEAVE:
        return _march(before, look, choice - GO)
    if FIGHT <= choice < LOSE:
        return _attack(before, look, choice - FIGHT, 0, 0)
    if choice == STAND:
        return _stand(before, look)
    if FLEE <= choice < RAISE and before.defender == before.asked:
        chance = hold_chance(before, look)
        if chance > EVEN:  # whoever would win the battle goes for the sake of where it goes
            return _march(before, look, choice - FLEE)
        return "give_up", [chance, int(before.place)]
    if RAISE <= choice < REMOVE:
        unit, area = divmod(choice - int(RAISE), int(AREAS))
        return _strengthen(look, area) if not STRUCTURE[unit] else ("guard", [area, _threat(look, area)])
    if PLACE <= choice < VOTE:
        return _strengthen(look, choice - PLACE)
    if choice >= VOTE and SEAT[choice - VOTE] == seat:
        return "own_candidate", [choice - VOTE]
    if choice == SUBMIT:
        return "peace", [int(OVERLORD[before.submitting])]
    return None


def _march(s: Britannia, look: Outlook, goal: int) -> Reason | None:
    """Into an enemy's area, an empty one, or one's own."""
    if goal >= LANDS:
        return None
    if look.enemy_in(goal):
        stack = Stack(s)
        return _attack(s, look, goal, int(stack.foot), int(stack.horse))
    if s.holder[goal] == look.nation:
        return _strengthen(look, goal)
    return _points(s, look, goal)


def _attack(s: Britannia, look: Outlook, area: int, foot: int, horse: int) -> Reason:
    """The chance of victory with all that are there or come now."""
    enemy = int(s.holder[area])
    foot += int(s.armies_of_kind(look.nation, area, FOOT))
    horse += int(horse_of(s, look.nation, area))
    led = bool(look.led(area) or (s.with_leader and s.place != area))
    attackers = force_of(s, look.nation, foot, horse, led, 0)
    defenders = force_of(s, enemy, s.foot[area], horse_of(s, enemy, area), s.leader_at[enemy] == area, s.works[area])
    return "attack", [_percent(battle(attackers, defenders, _difficult(area)).win), area, enemy]


def _points(s: Britannia, look: Outlook, area: int) -> Reason | None:
    """Points at once, or on the next scoring turn that gives any."""
    now = 0 if s.occupied[look.nation] >> area & 1 else int(occupation_worth(look.nation, area, s.turn))
    if now:
        return "occupy", [now, area]
    for turn in range(int(s.turn), int(TURNS) + 1):
        index = int(SCORING_INDEX[turn])
        points = int(HOLD[(index * NATIONS + look.nation) * LANDS + area]) if index >= 0 else 0
        if points:
            return "points_later", [points, area, turn]
    return None


def _strengthen(look: Outlook, area: int) -> Reason:
    threat = _threat(look, area)
    return ("guard", [area, threat]) if threat else ("strengthen", [area])


def _threat(look: Outlook, area: int) -> int:
    """About how many armies may come against an area."""
    return round(look.threat[area])


def _stand(s: Britannia, look: Outlook) -> Reason | None:
    """Fight on: with what chance?"""
    if s.defender == NONE:
        return None
    if s.asked == s.active:
        return _attack(s, look, int(s.place), 0, 0)
    return "hold_out", [hold_chance(s, look), int(s.place)]


def hold_chance(s: Britannia, look: Outlook) -> int:
    """The chance of the defender, in percent, if nobody retreats."""
    area = int(s.place)
    attacker = int(s.active)
    foot, horse = s.armies_of_kind(attacker, area, FOOT), horse_of(s, attacker, area)
    attackers = force_of(s, attacker, foot, horse, s.leader_at[attacker] == area, 0)
    defenders = force_of(s, look.nation, s.foot[area], horse_of(s, look.nation, area), look.led(area), s.works[area])
    return _percent(battle(attackers, defenders, _difficult(area)).hold)


def _difficult(area: int) -> bool:
    return bool(DIFFICULT >> area & 1)


def _percent(chance: float) -> int:
    return round(100 * chance)
