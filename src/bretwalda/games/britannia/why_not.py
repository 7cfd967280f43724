"""Why an area, a unit or a nation cannot be chosen now: what hinders it, and the paragraph that says so."""

from __future__ import annotations

from collections.abc import Callable

from bretwalda.engine.game import Finding

from .board import (
    ALL_RAIDERS,
    AREAS,
    BESIDE,
    BOATS,
    BURH,
    BURH_BIT,
    BURH_TURNS,
    CLOSED_SEAS,
    COASTS,
    COST_RIVER,
    COST_STRAIT,
    ENGLAND,
    FOOT_UNIT,
    FORT,
    FORT_BIT,
    HEAVY,
    HIRE_PRICE,
    LANDING,
    LANDS,
    MOTTE,
    MOTTE_BIT,
    PRICE,
    RIVERS,
    ROMANS,
    SEAS_BESIDE,
    STRAITS,
    UNITS,
    UNLIMITED,
    VARIANT_ONLY,
    VERBS,
    unit_of,
)
from .state import AREA_MASK, PICKED, STOPPED, Britannia, kind_of, start_of
from .steps.events import home_of_heirs
from .steps.growth import affordable, fits
from .steps.march import shown_points, stack_points
from .steps.movement import misplaced
from .steps.occupation import vassal_land
from .steps.reach import at_war, barred, leader_points, may_leave, points_left, units_for_overrun
from .steps.stacking import open_to, too_many

HINDRANCES = {
    "not_your_turn": "seat",
    "asked_answer": "",
    "asked_unit": "area",
    "asked_nation": "",
    "asked_hire": "",
    # Movement.
    "no_armies": "nation area",
    "there_already": "area",
    "stopped": "area",
    "no_points": "area",
    "nowhere_to_go": "area",
    "overrun": "area number",
    "overrun_stacking": "area",
    "must_stay": "area nation",
    "leader_alone": "leader",
    "not_beside": "area other:area",
    "closed_sea": "nation area",
    "closed_coast": "nation area",
    "no_boats": "nation",
    "no_landing": "area",
    "overlord_land": "area nation",
    "former_vassal": "area nation",
    "vassal_land": "area nation",
    "strait": "area",
    "river": "area",
    "literal_cost": "area",
    "last_of_stack": "",
    "none_goes_on": "",
    "must_land": "area",
    "must_leave": "area",
    "too_many": "area",
    # Growth.
    "must_buy": "",
    "not_held": "nation area",
    "not_for_sale": "nation unit",
    "too_dear": "unit price:number number",
    "pool_empty": "nation unit",
    "no_burhs": "",
    "burhs_bought": "",
    "burh_there": "area",
    "motte_there": "area",
    "full": "area",
    "served": "area",
    # Battle, retreat, withdrawal.
    "no_battle": "area",
    "heavy": "unit",
    "fort_last": "",
    "motte": "",
    "held_by_others": "area nation",
    "battle_there": "area",
    "no_room": "area",
    "no_way_back": "area",
    "not_from_sea": "area",
    "home_closed": "area",
    # Armies that go, armies that come.
    "would_empty": "area",
    "not_too_many": "area",
    "not_home": "area",
    "forts_first": "area",
    "nothing_to_settle": "area",
    "not_england": "area",
    "not_in_england": "nation",
}


def why_not(s: Britannia, seat: int, thing: str) -> Finding | None:
    """What hinders a thing that is not among the seat's options; None = nothing is known to."""
    found = VERBS.thing(thing)
    if found is None:
        return None
    kind, numbers = found
    if kind == "button":
        return _button(s, thing.removeprefix("button:")) if seat == s.actor else None
    if seat != s.actor:
        return "not_your_turn", [int(s.actor)], "3.2"
    step = s.step.name
    if kind == "nation":
        return ("not_in_england", numbers, "15.1") if step == "vote" else _asked(s)
    if kind == "band":
        return _staying(s, numbers[1], numbers[2]) if step == "march" else _asked(s)
    if step == "hiring":
        return _hire(s, numbers[-1]) if kind == "unit" else ("asked_hire", [], "14.16")
    if kind == "unit" and len(numbers) == 1:
        return _asked(s)
    unit = numbers[1] if kind == "unit" else int(FOOT_UNIT[s.asked])
    if step == "growth":
        return _growth(s, numbers[0], unit)
    if step == "losses":
        return _loss(s, unit) if kind == "unit" else ("asked_unit", [int(s.place)], s.step.paragraph)
    answer = ANSWERS.get(step)
    return _asked(s) if answer is None else answer(s, numbers[0])


def _asked(s: Britannia) -> Finding:
    """The question is about something else."""
    return ("asked_nation" if s.step.name == "vote" else "asked_answer"), [], s.step.paragraph


def _button(s: Britannia, word: str) -> Finding | None:
    """What is still owed before a phase can end, or why a leader cannot be left behind."""
    step = s.step.name
    if word == "leave_leader" and step == "march" and s.with_leader:
        return "leader_alone", [int(s.leader[s.active])], "12.7"
    if word != "done":
        return None
    if step == "growth":
        return "must_buy", [], "4.5"
    if step != "movement":
        return None
    area = next(a for a in range(AREAS) if misplaced(s) >> a & 1)
    if area >= LANDS:
        return "must_land", [area], "6.6"
    if vassal_land(s, s.active) >> area & 1:
        return "must_leave", [area], "13.9"
    return "too_many", [area], "8.5"


# --- Movement -------------------------------------------------------------------------------------


def _stack(s: Britannia, area: int) -> Finding:
    """Why no unit of an area can be moved."""
    if not s.mine[area]:
        return "no_armies", [int(s.active), area], "5.2"
    bands = [band for band in s.bands if band and band & AREA_MASK == area and not band & STOPPED]
    if not bands:
        return "stopped", [area], "5.5"
    led = leader_points(s, area) > 0
    if may_leave(s, area, led) < 1:
        return _held_back(s, area)
    if all(points_left(s, band, led) < 1 for band in bands):
        return "no_points", [area], "5.1"
    return "nowhere_to_go", [area], "5.4"


def _held_back(s: Britannia, area: int) -> Finding:
    """Why that many may not leave an area."""
    if at_war(s, area):
        needed = int(units_for_overrun(s, area))
        return ("overrun_stacking", [area], "5.8") if needed == UNLIMITED else ("overrun", [area, needed], "5.8")
    if area < LANDS and s.must_keep >> area & 1:
        return "must_stay", [area, int(s.overlord[s.active])], "13.11"
    return "leader_alone", [int(s.leader[s.active])], "12.7"


def _staying(s: Britannia, unit: int, left: int) -> Finding | None:
    """Why a unit of the marching stack cannot be left behind."""
    for band in s.bands:
        if band & PICKED and unit_of(s.active, kind_of(band)) == unit and shown_points(s, band) == left:
            return ("last_of_stack" if s.picked() == 1 else "none_goes_on"), [], "5.2"
    return None


def obstacle(s: Britannia, goal: int) -> Finding:
    """What keeps a marching stack out of an area."""
    place, nation = int(s.place), int(s.active)
    if goal == place:
        return "there_already", [goal], "5.2"
    if s.picked() > may_leave(s, place, s.with_leader):
        return _held_back(s, place)
    if not beside(s, place) >> goal & 1:
        return "not_beside", [goal, place], "5.4"
    invader = any(band & PICKED and start_of(band) >= LANDS for band in s.bands)
    points = int(stack_points(s))
    if goal >= LANDS:
        return _shut_sea(s, goal, points, invader)
    if invader and place >= LANDS and not LANDING[nation] >> goal & 1:
        return "closed_coast", [nation, goal], "5.13"
    holder = int(s.holder[goal])
    if barred(s, nation) >> goal & 1:
        if holder == s.overlord[nation]:
            return "overlord_land", [goal, holder], "13.10"
        return "former_vassal", [goal, holder], "5.11"
    if points < 1:
        return "no_points", [place], "5.1"
    if place < LANDS and STRAITS[place] >> goal & 1 and points < 1 + COST_STRAIT:
        return "strait", [goal], "5.6"
    if s.variant and place < LANDS and RIVERS[place] >> goal & 1 and points < 1 + COST_RIVER:
        return "river", [goal], "21.11"
    if vassal_land(s, nation) >> goal & 1:
        return "vassal_land", [goal, holder], "13.9"
    return "literal_cost", [goal], "R1"


def beside(s: Britannia, place: int) -> int:
    """The neighbours of an area, land and sea, as bits."""
    row = (AREAS if s.six else 0) + place
    return int(SEAS_BESIDE[row] | (BESIDE[place] if place < LANDS else COASTS[row]))


def _shut_sea(s: Britannia, sea: int, points: int, invader: bool) -> Finding:
    nation = int(s.active)
    if invader and CLOSED_SEAS[nation] >> sea & 1:
        return "closed_sea", [nation, sea], "5.12"
    if not s.status(nation) & BOATS and (s.place < LANDS or not invader):
        return "no_boats", [nation], "6.3"
    if points < 1:
        return "no_points", [int(s.place)], "5.1"
    return "no_landing", [sea], "6.5"


# --- Growth ---------------------------------------------------------------------------------------


def _growth(s: Britannia, area: int, unit: int) -> Finding:
    """Why a unit cannot be raised in an area."""
    nation = int(s.nation)
    price = int(PRICE[nation * UNITS + unit])
    if area >= LANDS or s.holder[area] != nation:
        return "not_held", [nation, area], "4.6"
    if not price:
        return "not_for_sale", [nation, unit], "2.12"
    if VARIANT_ONLY[nation * UNITS + unit] and not s.variant:
        return "not_for_sale", [nation, unit], "2.12"
    if unit == BURH and not BURH_TURNS >> s.turn & 1:
        return "no_burhs", [], "14.9"
    if unit == BURH and s.works[area] & BURH_BIT:
        return "burh_there", [area], "14.9"
    if unit == BURH and not s.burhs_left:
        return "burhs_bought", [], "14.10"
    if price > s.savings[nation]:
        return "too_dear", [unit, price, int(s.savings[nation])], "4.5"
    if unit == MOTTE and s.works[area] & MOTTE_BIT:
        return "motte_there", [area], "21.10"
    if unit != BURH and not affordable(s, nation, unit):
        return "pool_empty", [nation, unit], "4.9"
    if not fits(s, nation, unit, area):
        return "full", [area], "4.7"
    return "served", [area], "4.6"


def _hire(s: Britannia, unit: int) -> Finding:
    """Why the Normans of turn 16 cannot have a unit."""
    price = int(HIRE_PRICE[unit])
    if not price:
        return "not_for_sale", [int(s.asked), unit], "14.16"
    if price > s.left:
        return "too_dear", [unit, price, int(s.left)], "14.16"
    return "pool_empty", [int(s.asked), unit], "4.9"


# --- Battle, retreat, withdrawal ------------------------------------------------------------------


def _battle(s: Britannia, area: int) -> Finding:
    return "no_battle", [area], "9.2"


def _loss(s: Britannia, unit: int) -> Finding:
    """Why a unit cannot be the next loss."""
    if unit == MOTTE:
        return "motte", [], "21.10"
    if unit == FORT:
        return "fort_last", [], "9.10"
    if HEAVY[unit]:
        return "heavy", [unit], "9.6"
    return "asked_unit", [int(s.place)], "9.9"


def _refuge(s: Britannia, area: int) -> Finding:
    """Why the defender cannot retreat to an area."""
    if area == s.place:
        return "there_already", [area], "10.1"
    if not beside(s, int(s.place)) >> area & 1:
        return "not_beside", [area, int(s.place)], "10.1"
    if area >= LANDS:
        return "no_boats", [int(s.defender)], "10.3"
    holder = int(s.holder[area])
    if open_to(s, s.defender, area):
        return "no_room", [area], "10.7"
    return ("battle_there", [area], "10.2") if holder == s.defender else ("held_by_others", [area, holder], "10.1")


def _way_back(s: Britannia, area: int) -> Finding:
    return "no_way_back", [area], s.step.paragraph


def _withdrawal(s: Britannia, area: int) -> Finding:
    """Why nobody can withdraw from an area."""
    if not s.mine[area]:
        return "no_armies", [int(s.active), area], "11.1"
    if area >= LANDS:
        return "there_already", [area], "11.1"
    strayed = [band for band in s.bands if band and band & AREA_MASK == area and start_of(band) != area]
    if strayed and s.status(s.active) & ALL_RAIDERS:
        return "home_closed", [area], "11.7"
    return "not_from_sea", [area], "11.1"


# --- Armies that go, armies that come -------------------------------------------------------------


def _too_fed(s: Britannia, area: int) -> Finding:
    """Why no army of an area can be the surplus that goes."""
    if not s.mine[area]:
        return "no_armies", [int(s.active), area], "8.6"
    return "would_empty", [area], "8.7"


def _surplus(s: Britannia, area: int) -> Finding:
    if not s.mine[area] or too_many(s) >> area & 1:
        return "no_armies", [int(s.active), area], "8.5"
    return "not_too_many", [area], "8.5"


def _leaving(s: Britannia, area: int) -> Finding:
    return "no_armies", [int(s.nation), area], s.step.paragraph


def _settlement(s: Britannia, area: int) -> Finding:
    if area >= LANDS or not home_of_heirs(s) >> area & 1:
        return "not_home", [area], "14.5"
    if s.holder[area] == ROMANS and s.host(area) + (1 if s.works[area] & FORT_BIT else 0) > s.served[area]:
        return "forts_first", [area], "14.5"
    return "nothing_to_settle", [area], "14.6"


def _arthur(s: Britannia, area: int) -> Finding:
    if area >= LANDS or not ENGLAND >> area & 1:
        return "not_england", [area], "14.7"
    return "held_by_others", [area, int(s.holder[area])], "14.7"


def _own_area(s: Britannia, area: int) -> Finding:
    """Why those who come by an event cannot come to an area."""
    nation, step = int(s.asked), s.step.name
    held = area < LANDS and s.holder[area] == nation
    if step in ("levy", "royal-infantry") and held and not ENGLAND >> area & 1:
        return "not_england", [area], s.step.paragraph
    return "not_held", [nation, area], s.step.paragraph


# What a decision says of an area that cannot be chosen; all others ask for something else.
ANSWERS: dict[str, Callable[[Britannia, int], Finding]] = {
    "settlement": _settlement,
    "boudicca": _own_area,
    "arthur": _arthur,
    "leader": _own_area,
    "levy": _own_area,
    "movement": _stack,
    "march": obstacle,
    "surplus": _surplus,
    "battles": _battle,
    "defender-retreat": _refuge,
    "leader-retreat": _way_back,
    "withdrawal": _withdrawal,
    "withdrawal-goal": _way_back,
    "overpopulation": _too_fed,
    "recall": _leaving,
    "departure": _leaving,
    "royal-infantry": _own_area,
}
