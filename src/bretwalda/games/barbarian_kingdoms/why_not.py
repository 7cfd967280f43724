"""Why a thing on the board cannot be chosen now: what hinders it, and the paragraph of the rules that says so.

Answers rest on what everybody sees, and on the treasury of the one who asks.
"""

from __future__ import annotations

from bretwalda.engine.bits import size
from bretwalda.engine.game import Finding
from bretwalda.engine.verbs import Thing

from .board import (
    CAPITALS,
    CONTROL_TOKENS,
    NONE,
    SEA,
    VERBS,
    WARRIORS,
)
from .state import ACTIVE, Kingdoms
from .steps.contests import deciding
from .steps.invasion import claim_cost
from .steps.manoeuvre import king_may_move, may_move
from .steps.money import recruit_cost
from .steps.outcome import claimable

HINDRANCES = {
    "not_your_turn": "seat",
    "asked_action": "",
    "asked_unit": "",
    "asked_zone": "",
    "asked_other": "",
    "no_warrior_left": "",
    "no_ground": "",
    "no_money": "number",
    "nobody_moves": "",
    "nobody_invades": "",
    "no_token_left": "",
    "no_foothold": "",
    "impassable": "zone",
    "not_adjacent": "zone other:zone",
    "not_controlled": "zone kingdom",
    "occupied": "zone",
    "already_there": "zone",
    "no_port": "zone",
    "not_own_unit": "kingdom",
    "moved_already": "",
    "nowhere_to_move": "zone",
    "nowhere_to_invade": "zone",
    "no_castling": "zone",
    "own_province": "zone",
    "own_unit": "zone",
    "of_friends": "zone kingdom",
    "sea_not_invaded": "",
    "no_unit_there": "zone kingdom",
    "capital": "zone",
    "not_at_hand": "zone other:zone",
    "not_to_sea": "",
    "nothing_to_tax": "zone",
    "wrong_sum": "number",
}

# The paragraphs that say which units may be chosen.
UNITS = {
    "moving": "3.7",
    "invasion": "3.12",
    "contest": "5.4",
    "rally": "5.4",
    "reinforcement": "6.2",
    "staying": "6.8",
    "corsairs": "8.7",
}
ZONES = {
    "recruitment": "3.4",
    "more-recruitment": "3.4",
    "move-target": "3.8",
    "invasion-target": "3.13",
    "claiming": "3.16",
    "evacuation": "6.8",
}
OTHERS = {
    "changing": "4.7",
    "paying": "4.5",
    "counted-paying": "4.5",
    "collecting": "3.20",
    "bribery": "6.3",
    "ransom": "8.10",
    "counted-ransom": "8.10",
    "pair-order": "10.3",
}


def why_not(s: Kingdoms, seat: int, thing: str) -> Finding | None:
    """What hinders a thing that is not among the seat's options; None = there is no such thing."""
    found = VERBS.thing(thing)
    if found is None or not s.open or not _is_there(s, thing, found):
        return None
    if not s.owes(seat):
        return "not_your_turn", [int(s.actor)], "3.2"
    kind, numbers = found
    step = s.step.name
    if step == "turn":
        return _action(s, seat, thing.removeprefix("button:")) if kind == "button" else ("asked_action", [], "3.1")
    if kind == "button":
        return None
    if step in UNITS:
        return _unit(s, kind, numbers[0], UNITS[step]) if kind in ("unit", "warriors", "king") else _asked(s, "unit")
    if step in ZONES and kind == "castling" and step == "move-target":
        return "no_castling", numbers, "3.10"
    if step in ZONES:
        return _zone(s, seat, numbers[0]) if kind == "zone" else _asked(s, "zone")
    if step == "collecting" and kind in ("token", "zone"):
        return _taxes(s, numbers[0])
    return _asked(s, "other")


def _is_there(s: Kingdoms, thing: str, found: Thing) -> bool:
    """Whether there is such a thing to be asked about."""
    kind, numbers = found
    if kind == "button":
        return thing in ("button:recruit", "button:manoeuvre", "button:invade", "button:claim")
    if kind in ("warriors", "king"):
        return bool(s.owner[numbers[0]] != NONE)
    if kind == "unit":
        return numbers[0] != SEA and s.occupant(numbers[0]) != NONE
    return kind in ("zone", "castling", "token")


def _asked(s: Kingdoms, what: str) -> Finding:
    """Something else is to be chosen."""
    paragraph = {**UNITS, **ZONES, **OTHERS}.get(s.step.name, "8.4")
    return f"asked_{what}", [], paragraph


# --- Actions --------------------------------------------------------------------------------------


def _action(s: Kingdoms, seat: int, action: str) -> Finding:
    """Why an action cannot be taken."""
    k = int(s.active)
    if action == "recruit":
        return _recruit(s, seat, k)
    if action == "manoeuvre":
        return "nobody_moves", [], "3.8"
    if action == "invade":
        return "nobody_invades", [], "3.13"
    if size(s.ruled[k]) == CONTROL_TOKENS:
        return "no_token_left", [], "R18"
    provinces = claimable(s, k)
    if not provinces:
        return "no_foothold", [], "3.16"
    return "no_money", [min(int(claim_cost(s, p)) for p in range(SEA) if provinces >> p & 1)], "3.17"


def _recruit(s: Kingdoms, seat: int, k: int) -> Finding:
    if s.levied[k] == WARRIORS:
        return "no_warrior_left", [], "3.3"
    if s.wealth(seat) < recruit_cost(s, k):
        return "no_money", [int(recruit_cost(s, k))], "3.5"
    return "no_ground", [], "3.4"


# --- Units ----------------------------------------------------------------------------------------


def _unit(s: Kingdoms, kind: str, number: int, paragraph: str) -> Finding:
    """Why a unit cannot be the one."""
    step = s.step.name
    k = int(s.active)
    if step in ("contest", "rally"):
        k = int(s.foe)
    elif step == "reinforcement":
        k = int(s.kingdom_of(deciding(s)))
    elif step == "staying":
        k = int(s.kingdom_of(s.victors))
    zone = number if kind == "unit" else int(SEA)
    owner = int(s.occupant(zone)) if kind == "unit" else number
    if owner != k:
        return "not_own_unit", [k], paragraph
    is_king = kind == "king" or s.king[k] == zone
    if step == "moving":
        spent = not king_may_move(s) if is_king else not may_move(s, zone)
        return ("moved_already", [], "3.7") if spent else ("nowhere_to_move", [zone], "3.8")
    if step == "invasion":
        return "nowhere_to_invade", [zone], "3.13"
    if step == "corsairs":
        return "no_port", [zone], paragraph
    if step == "staying":
        return "asked_other", [], paragraph
    return "not_at_hand", [zone, int(s.site)], "5.2" if paragraph == "5.4" else paragraph


# --- Zones ----------------------------------------------------------------------------------------


def _zone(s: Kingdoms, seat: int, zone: int) -> Finding:
    """Why a zone cannot be the one."""
    if zone != SEA and not s.open >> zone & 1:
        return "impassable", [zone], "2.5"
    step = s.step.name
    if step == "move-target":
        return _move(s, zone)
    if step == "invasion-target":
        return _invasion(s, zone)
    if step == "claiming":
        return _claim(s, seat, zone)
    if zone == SEA:
        return ("not_to_sea", [], "6.8") if step == "evacuation" else ("asked_zone", [], ZONES[step])
    if step == "evacuation":
        return _refuge(s, zone)
    k = int(s.active)
    if s.wealth(seat) < recruit_cost(s, k):
        return "no_money", [int(recruit_cost(s, k))], "3.5"
    return _ground(s, k, zone, "3.4")


def _ground(s: Kingdoms, k: int, zone: int, paragraph: str) -> Finding:
    """Why a unit cannot be put into a province: it is not the kingdom's own, or not free."""
    if not s.controlled(k) >> zone & 1:
        return "not_controlled", [zone, k], paragraph
    return "occupied", [zone], paragraph


def _move(s: Kingdoms, zone: int) -> Finding:
    k, is_king, start = int(s.active), bool(s.unit & 1), int(s.unit >> 1)
    if zone == start:
        return "already_there", [zone], "3.8"
    if zone == SEA:
        return "no_port", [start], "3.8"
    if not s.beside(k, is_king, start) >> zone & 1:
        return ("no_port", [zone], "3.8") if start == SEA else ("not_adjacent", [zone, start], "1.6")
    return _ground(s, k, zone, "3.8")


def _invasion(s: Kingdoms, zone: int) -> Finding:
    k, is_king, start = int(s.active), bool(s.unit & 1), int(s.unit >> 1)
    if zone == SEA:
        return "sea_not_invaded", [], "3.12"
    if s.controlled(k) >> zone & 1:
        return "own_province", [zone], "3.13"
    if s.units(k) >> zone & 1:
        return "own_unit", [zone], "3.13"
    if not s.beside(k, is_king, start) >> zone & 1:
        return ("no_port", [zone], "1.6") if start == SEA else ("not_adjacent", [zone, start], "1.6")
    return _of_friends(s, k, zone)


def _of_friends(s: Kingdoms, k: int, zone: int) -> Finding:
    """A partner, or the player's other kingdom, is spared."""
    friend = next(int(o) for o in s.order if s.friends(o, k) and (s.controlled(o) | s.units(o)) >> zone & 1)
    return "of_friends", [zone, friend], "10.8" if s.teams else "R7"


def _claim(s: Kingdoms, seat: int, zone: int) -> Finding:
    k = int(s.active)
    if zone == SEA or not s.units(k) >> zone & 1:
        return "no_unit_there", [zone, k], "3.16"
    if s.controlled(k) >> zone & 1:
        return "own_province", [zone], "3.16"
    if CAPITALS >> zone & 1:
        return "capital", [zone], "3.16"
    if s.wealth(seat) < claim_cost(s, zone):
        return "no_money", [int(claim_cost(s, zone))], "3.17"
    return _of_friends(s, k, zone)


def _refuge(s: Kingdoms, zone: int) -> Finding:
    """Why nobody can withdraw to a province."""
    if zone == s.site:
        return "occupied", [zone], "6.8"
    if not s.beside(s.kingdom_of(s.victors), False, s.site) >> zone & 1:
        return "not_adjacent", [zone, int(s.site)], "6.8"
    return _ground(s, int(s.kingdom_of(s.victors)), zone, "6.8")


def _taxes(s: Kingdoms, zone: int) -> Finding:
    """Why nothing of a zone, or not this token of it, can be collected."""
    if zone == SEA or not s.controlled(s.active) >> zone & 1:
        return "not_controlled", [zone, int(s.active)], "3.20"
    if s.stock[zone] == 0:
        return "nothing_to_tax", [zone], "3.20"
    return "wrong_sum", [int(s.due[ACTIVE])], "3.21"
