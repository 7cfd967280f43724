"""What the planner expects of each choice, in terms, and how it would go on: for explanations.

As in `policy.py` there is one short answer to each question that the rules ask; marches are taken from `plan.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from bretwalda.engine.dice import Dice
from bretwalda.engine.foresight import Foresight, Said, Term, scaled

from ..board import (
    AREAS,
    ARTHUR_CAVALRY,
    BELGAE,
    BOUDICCA_INFANTRY,
    BURH,
    BURH_BIT,
    CAVALRY,
    DONE,
    EMBARK,
    FIGHT,
    FLEE,
    FOOT,
    FOOT_UNIT,
    GRANT,
    HALT,
    HIRE,
    INFANTRY,
    KEEP,
    KEEP_LEADER,
    LANDS,
    LEAVE,
    LEAVE_LEADER,
    LOSE,
    MOTTE_BIT,
    NONE,
    OVERLORD,
    PLACE,
    PRICE,
    RAISE,
    REMOVE,
    RETREAT,
    SEAT,
    SEATS,
    STAND,
    STRUCTURE,
    SUBMISSION_POINTS,
    SUBMISSION_ZONE,
    SUBMIT,
    UNITS,
    VASSAL,
    VOTE,
    WITHDRAW,
)
from ..state import AREA_MASK, PICKED, Britannia, count_of, from_of, start_of
from ..steps.stacking import room
from .chances import ARMIES, FITTED, LAND
from .outlook import Outlook, force_of, horse_of
from .plan import ALONE, DETOUR, HOPE, NEVER, WORTH_A_MOVE, Stack, Way, helpers, ways
from .policy import (
    DEFIANCE,
    FRONT,
    HORSE_LOST,
    LEAVE_GIVEN,
    TOGETHER,
    VASSAL_KEEPS,
    fighting_first,
    front,
    losing,
    quiet,
    voting,
    withdrawing,
)
from .terms import (
    armies_of,
    changed,
    defending_terms,
    fighting_terms,
    holding_terms,
    measured,
    standing_terms,
)
from .value import area_worth, army_worth, occupation_worth

LONGEST_PLAN = 6  # choices that are told
Terms = tuple[Term, ...]
MARCHING = {"movement", "march"}
FOR_AN_ARMY = 6.0  # growth points: what is raised is compared by the price of an army


class Course(NamedTuple):
    """The best that a march can come to after a choice: its worth, its goal, and how many go there."""

    terms: Terms
    goal: int
    going: int

    @property
    def worth(self) -> float:
        return sum(term.worth for term in self.terms)


NOWHERE = Course((Term("rest", (), NEVER),), int(NONE), 0)


def foresee(before: Britannia, seat: int, choice: int, dice: Dice, effort: int) -> Foresight:
    """What the planner expects of a choice, in victory points, and the rest of the march."""
    look = Outlook(before, before.asked)
    if before.step.name not in MARCHING or choice in (DONE, HALT):
        return Foresight(choice_terms(before, choice))
    course = _moved(before, look, choice) if before.step.name == "movement" else _marched(before, look, choice)
    notes = tuple(term.alone for term in course.terms if term.key == "helpers" and term.alone is not None)
    return Foresight(course.terms, tuple(_rest_of_march(before, seat, choice, course)), notes)


def _rest_of_march(before: Britannia, seat: int, choice: int, course: Course) -> list[int]:
    """How a stack comes to its goal: those stay who should, the others go by a shortest way."""
    s = before.clone()
    s.take(seat, choice)
    out: list[int] = []
    while s.actor == seat and s.step.name == "march" and s.place != course.goal and len(out) < LONGEST_PLAN:
        stack = Stack(s)
        found = [way for way in ways(s, Outlook(s, s.asked), stack) if way.goal == course.goal]
        if not found:
            break
        following = int(min(found, key=lambda way: way.steps).first)
        stays = [int(option) for option in s.options(seat) if option >= LEAVE]
        if stays and (following >= LEAVE or (s.place == before.place and stack.size() > course.going)):
            following = stays[0]
        out.append(following)
        s.take(seat, following)
    return out


def choice_terms(s: Britannia, choice: int) -> Terms:
    """What a choice brings; the sum is the planner's own opinion of it."""
    look = Outlook(s, s.asked)
    if s.step.name == "movement":
        return _moved(s, look, choice).terms
    if s.step.name == "march":
        return _marched(s, look, choice).terms
    return ANSWERS.get(s.step.name, _placed)(s, look, choice)


# --- Marches ----------------------------------------------------------------------------------------


def _moved(s: Britannia, look: Outlook, choice: int) -> Course:
    if choice == DONE:
        return Course((Term("rest", (), WORTH_A_MOVE, 0.0, ("rest", ())),), int(NONE), 0)
    begun = s.clone()
    begun.take(s.actor, choice)
    return _best([_marched(begun, look, int(option)) for option in begun.options(s.actor) if option != HALT])


def _marched(s: Britannia, look: Outlook, choice: int) -> Course:
    """The best way that begins with a choice, or the best of all for those that only say who stays."""
    if choice == HALT:
        return Course((), int(NONE), 0)
    stack = Stack(s)
    courses = [(int(way.first), *_judged(s, look, stack, way)) for way in ways(s, look, stack)]
    if choice == LEAVE_LEADER:
        best = _best([whole for first, whole, _ in courses if first < LEAVE])
        return best._replace(terms=(*best.terms, Term("alone", (), -ALONE, 0.0, ("alone", ()))))
    if choice < LEAVE:
        return _best([whole for first, whole, _ in courses if first == choice])
    best = _best([some for _, _, some in courses] + [whole for first, whole, _ in courses if first >= LEAVE])
    leaving = [int(option) for option in s.options(s.actor) if option >= LEAVE]
    stays = Term("who_stays", (), -DETOUR * leaving.index(choice), 0.0, ("who_stays", ()))
    return best._replace(terms=(*best.terms, stays))


def _best(courses: Sequence[Course | None]) -> Course:
    return max((course for course in courses if course is not None), key=lambda course: course.worth, default=NOWHERE)


def _judged(s: Britannia, look: Outlook, stack: Stack, way: Way) -> tuple[Course | None, Course | None]:
    """`plan.judged`: what a way is worth if all go, and the best if only some do."""
    place, goal = int(stack.place), int(way.goal)
    foot_there, horse_there = armies_of(s, look.nation, goal)
    led_there = look.led(goal)
    left_led = look.led(place) and not stack.led
    all_foot, all_horse = int(stack.staying_foot + stack.foot), int(stack.staying_horse + stack.horse)
    base = standing_terms(look, place, all_foot, all_horse, look.led(place))
    base += standing_terms(look, goal, foot_there, horse_there, led_there)
    on_the_way = [Term("passing", (), way.passed), Term("distance", (), -DETOUR * float(way.steps), float(way.steps))]
    size, dropped = int(stack.size()), int(way.foot + way.horse)
    whole: Course | None = None
    parts: list[Course] = []
    for going in range(1 + dropped, min(size, int(room(s, look.nation, goal)) + dropped) + 1):
        horse = min(int(stack.horse), going - int(way.foot))
        foot = going - horse
        if horse < way.horse or foot > stack.foot:
            continue
        terms = standing_terms(look, place, all_foot - foot, all_horse - horse, left_led)
        foot += foot_there - int(way.foot)
        horse += horse_there - int(way.horse)
        terms = terms + _arriving(s, look, stack, goal, foot, horse, led_there or stack.led)
        course = Course(measured([*changed(terms, base), *on_the_way]), goal, going)
        if going == size:
            whole = course
        else:
            parts.append(course)
    return whole, max(parts, key=lambda course: course.worth, default=None)


def _arriving(s: Britannia, look: Outlook, stack: Stack, goal: int, foot: int, horse: int, led: bool) -> list[Term]:
    """`plan.arriving`: the goal, perhaps with the hope for others to join an attack."""
    best = standing_terms(look, goal, foot, horse, led)
    if goal >= LANDS or not look.enemy_in(goal):
        return best
    number = min(int(helpers(s, look, stack, goal)), int(room(s, look.nation, goal) - stack.size()))
    for more in range(1, number + 1):
        armies = Term("armies", (), -more * look.army)
        joined = scaled([*fighting_terms(look, goal, foot + more, horse, led), armies], HOPE)
        if sum(term.worth for term in joined) > sum(term.worth for term in best):
            best = [*joined, Term("helpers", (goal,), 0.0, more, ("helpers", (goal, more)))]
    return best


# --- Growth and those who come by an event ----------------------------------------------------------


def _raised(s: Britannia, look: Outlook, choice: int) -> Terms:
    if choice == DONE:
        return ()
    unit, area = divmod(choice - int(RAISE), int(AREAS))
    by = FOR_AN_ARMY / float(PRICE[s.asked * UNITS + unit])
    if STRUCTURE[unit]:
        foot, horse = armies_of(s, look.nation, area)
        led, works = look.led(area), int(s.works[area])
        new = works | int(BURH_BIT if unit == BURH else MOTTE_BIT)
        more = changed(
            holding_terms(look, area, foot, horse, led, new), holding_terms(look, area, foot, horse, led, works)
        )
        return measured(more, by)
    better = 0 if unit == INFANTRY else 1
    return measured(_reinforced(s, look, area, 1 - better, better, False), by)


def _reinforced(s: Britannia, look: Outlook, area: int, foot: int, horse: int, led: bool) -> list[Term]:
    """`policy.reinforcing`: more armies, or a leader, in an area."""
    foot_there, horse_there = armies_of(s, look.nation, area)
    was_led = look.led(area)
    works = int(s.works[area]) if area < LANDS else 0
    more = foot_there + foot, horse_there + horse, led or was_led
    after = holding_terms(look, area, *more, works)
    out = changed(after, holding_terms(look, area, foot_there, horse_there, was_led, works))
    attacking = front(look, area, *more) - front(look, area, foot_there, horse_there, was_led)
    return [*out, Term("front", (area,), FRONT * attacking)]


def _placed(s: Britannia, look: Outlook, choice: int) -> Terms:
    area, name = choice - int(PLACE), s.step.name
    if name == "boudicca":
        return measured(_reinforced(s, look, area, int(BOUDICCA_INFANTRY), 0, True))
    if name == "arthur":
        return measured(_reinforced(s, look, area, 0, int(ARTHUR_CAVALRY), True))
    if name == "leader":
        return measured(_reinforced(s, look, area, 0, 0, True))
    return measured(_reinforced(s, look, area, int(s.left) if name == "levy" else 1, 0, False))


def _hired(s: Britannia, look: Outlook, choice: int) -> Terms:
    return (Term("cavalry", (), 1.0, 0.0, ("cavalry", ())),) if choice == HIRE + CAVALRY else ()


# --- Battle -----------------------------------------------------------------------------------------


def _fought(s: Britannia, look: Outlook, choice: int) -> Terms:
    """The surest victory first."""
    win = fighting_first(s, look, choice - FIGHT)
    return (Term("surest", (), win, 100 * win),)


def _lost(s: Britannia, look: Outlook, choice: int) -> Terms:
    unit = (choice - int(LOSE)) // int(AREAS)
    return (Term("loss", (unit,), losing(s, unit), 0.0, ("loss", (unit,))),)


def _attacker_went(s: Britannia, look: Outlook, choice: int) -> Terms:
    """Fight on, or go back with all that can."""
    place = int(s.place)
    foot, horse = armies_of(s, look.nation, place)
    if choice == STAND:
        return measured(fighting_terms(look, place, foot, horse, look.led(place)))
    terms: list[Term] = []
    staying = foot + horse
    for band in s.bands:
        if band & PICKED and band & AREA_MASK == place:
            number, home = int(count_of(band)), int(from_of(band))
            staying -= number
            there = armies_of(s, look.nation, home)
            now = standing_terms(look, home, *there, look.led(home))
            terms += changed(standing_terms(look, home, there[0] + number, there[1], look.led(home)), now)
    if staying:
        terms += fighting_terms(look, place, staying, 0, False)
    if choice != RETREAT:
        terms.append(Term("split", (), -TOGETHER - 1.0, 0.0, ("split", ())))
    return measured(terms)


def _defender_went(s: Britannia, look: Outlook, choice: int) -> Terms:
    """Fight on, or give the area up; whoever goes goes together."""
    if choice == KEEP_LEADER or KEEP <= choice < FLEE:
        return (Term("split", (), -1000.0, 0.0, ("split", ())),)
    place, attacker = int(s.place), int(s.active)
    attack = force_of(s, attacker, *armies_of(s, attacker, place), s.leader_at[attacker] == place, 0)
    foot, horse, led = int(s.foot[place]), int(horse_of(s, s.defender, place)), look.led(place)
    if choice == STAND:
        return measured(defending_terms(look, place, foot, horse, led, attack, attacker))
    goal = choice - int(FLEE)
    there = armies_of(s, look.nation, goal)
    better = int(s.fleeing_horse + s.fleeing_guard)
    fled = int(s.fleeing_foot)
    after = standing_terms(look, goal, there[0] + fled, there[1] + better, led or look.led(goal))
    terms = changed(after, standing_terms(look, goal, *there, look.led(goal)))
    if foot + horse > fled + better or s.units_against(place) > foot + horse:
        terms += defending_terms(look, place, foot - fled, horse - better, False, attack, attacker)
    return measured(terms)


def _withdrew(s: Britannia, look: Outlook, choice: int) -> Terms:
    """A raider goes back, or a leader follows."""
    if not WITHDRAW <= choice < EMBARK:
        worth = withdrawing(s, look, choice)
        return (Term("company", (), worth, worth),) if choice != DONE else ()
    area = choice - int(WITHDRAW)
    foot, horse = armies_of(s, look.nation, area)
    led = look.led(area)
    less = (foot - 1, horse) if foot else (0, horse - 1)
    terms = changed(standing_terms(look, area, *less, led), standing_terms(look, area, foot, horse, led))
    homes = {int(start_of(band)) for band in s.bands if band and band & AREA_MASK == area}
    found = []
    for home in sorted(homes - {area}):
        there = int(s.armies_of_kind(look.nation, home, FOOT))
        base = standing_terms(look, home, there, 0, False)
        found.append(changed(standing_terms(look, home, there + 1, 0, False), base))
    best = max(found, key=lambda each: sum(term.worth for term in each), default=[Term("rest", (), NEVER)])
    return measured([*terms, *best])


def _removed(s: Britannia, look: Outlook, choice: int) -> Terms:
    """The unit goes that is missed least."""
    unit, area = divmod(choice - int(REMOVE), int(AREAS))
    foot, horse = armies_of(s, look.nation, area)
    led = look.led(area)
    base = standing_terms(look, area, foot, horse, led)
    if unit == FOOT_UNIT[look.nation]:
        return measured(changed(standing_terms(look, area, foot - 1, horse, led), base))
    terms = changed(standing_terms(look, area, foot, horse - 1, led), base)
    return measured([*terms, Term("loss", (unit,), -HORSE_LOST, 0.0, ("loss", (unit,)))])


# --- Overlords, vassals, votes ----------------------------------------------------------------------


def _permitted(s: Britannia, look: Outlook, choice: int) -> Terms:
    if choice != GRANT:
        return ()
    rival, asking = SEAT[s.nation], int(s.nation)
    if rival == look.seat or s.points(rival) < s.points(look.seat):
        return (Term("welcome", (asking,), LEAVE_GIVEN, 0.0, ("welcome", (asking,))),)
    return (Term("unwelcome", (asking,), -LEAVE_GIVEN, 0.0, ("unwelcome", (asking,))),)


def _submitted(s: Britannia, look: Outlook, choice: int) -> Terms:
    """`policy.submitting`: what peace keeps, what war would leave, what the overlord is given."""
    if choice != SUBMIT:
        return ()
    row = s.submitting
    overlord, vassal = int(OVERLORD[row]), int(VASSAL[row])
    zone = int(SUBMISSION_ZONE[row])
    given = float(SUBMISSION_POINTS[row])
    if vassal == BELGAE:
        return (Term("freed", (), given, 0.0, ("freed", ())),)
    in_war = in_peace = 0.0
    peace = Outlook(s, vassal)
    quiet(s, peace, overlord)
    for a in range(LANDS):
        if not s.land[vassal] >> a & 1:
            continue
        foot = int(s.foot[a] if vassal != s.active else s.mine[a])
        if s.active == overlord and s.mine[a] > 0:
            attack = force_of(s, overlord, s.mine[a], 0, s.leader_at[overlord] == a, 0)
            in_war += look.defending(a, foot, 0, False, attack, overlord)
        else:
            in_war += look.holding(a, foot, 0, False, s.works[a])
        kept = peace.holding(a, foot, 0, False, s.works[a])
        in_peace += VASSAL_KEEPS * kept if zone >> a & 1 else kept
        if zone >> a & 1 and not s.occupied[overlord] >> a & 1:
            given += occupation_worth(overlord, a, s.turn)
    worths = {"peace": in_peace, "war": -DEFIANCE * in_war, "tribute": -peace.harm(overlord) * given}
    return tuple(
        Term(key, (overlord,), worth, worth, (key, (overlord, round(10 * abs(worth))))) for key, worth in worths.items()
    )


def _voted(s: Britannia, look: Outlook, choice: int) -> Terms:
    candidate = choice - int(VOTE)
    worth = voting(s, look, candidate)
    said: Said = ("own_candidate", (candidate, round(worth) - 1))  # one point is for being one's own
    if SEAT[candidate] != look.seat:
        said = ("feared", (candidate, int(s.points(SEAT[candidate]))))
    return (Term(said[0], (candidate,), worth, 0.0, said),)


Answer = Callable[[Britannia, Outlook, int], Terms]
ANSWERS: dict[str, Answer] = {
    "growth": _raised,
    "battles": _fought,
    "losses": _lost,
    "defender-retreat": _defender_went,
    "attacker-retreat": _attacker_went,
    "withdrawal": _withdrew,
    "withdrawal-goal": _withdrew,
    "leader-retreat": _withdrew,
    "overpopulation": _removed,
    "surplus": _removed,
    "recall": _removed,
    "departure": _removed,
    "growth-permission": _permitted,
    "consent": _permitted,
    "submission": _submitted,
    "vote": _voted,
    "hiring": _hired,
}


# --- Where a trial leads ----------------------------------------------------------------------------


def terms_at(position: Britannia, seat: int, before: Britannia) -> Terms:
    """What `Judgement.leads` adds up for a seat, and what its rivals gain, by how much each stood in the way before."""
    judgement = FITTED
    rivalry = judgement.rivalry(before, seat)
    land = armies = 0.0
    for a in range(LANDS):
        holder = position.holder[a]
        if holder >= 0 and SEAT[holder] == seat:
            land += judgement.weight[LAND] * area_worth(holder, a, position.turn)
            armies += judgement.weight[ARMIES] * float(position.armies(holder, a)) * army_worth(holder, position.turn)
    points = float(position.points(seat))
    out = [
        Term("points", (), points, points),
        Term("lands", (), land, land),
        Term("forces", (), armies, armies),
    ]
    now, then = judgement.leads(before), judgement.leads(position)
    for other in range(SEATS):
        if other != seat:
            change = then[other] - now[other]
            out.append(Term("rival", (other,), -rivalry[other] * change, change))
    return tuple(out)
