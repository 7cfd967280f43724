"""Where a stack shall march: every way it can go is tried by the rules, and judged by the outlook."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ..board import (
    AREAS,
    BESIDE,
    BIT,
    COASTS,
    DONE,
    FOOT,
    FORT_BIT,
    GO,
    HALT,
    LANDS,
    LEAVE,
    LEAVE_LEADER,
    MOVE,
    NONE,
    ROMANS,
)
from ..state import AREA_MASK, PICKED, STOPPED, Britannia, count_of, kind_of
from ..steps.reach import may_leave
from ..steps.stacking import room
from .outlook import Outlook, horse_of
from .value import occupation_worth

# Each weight with its reason, in victory points unless it says otherwise.
HOPE: Final[float] = 0.85  # the share of an attack's worth that is believed in while others have yet to join in
MOST_HELPERS: Final[i64] = 4  # how many of them are thought of
LONGEST: Final[i64] = 4  # steps looked ahead: a legion's three, and a journey by road
DETOUR: Final[float] = 0.02  # for each step: of two ways the shorter
WORTH_A_MOVE: Final[float] = 0.15  # for less nobody leaves his hearth
ALONE: Final[float] = 0.5  # a leader is better with the stack that marches
NEVER: Final[float] = -1000.0


@final
class Plan:
    """A choice, and the points that the best course after it brings."""

    def __init__(self, choice: i64, value: float) -> None:
        self.choice: Final[i64] = choice
        self.value: float = value


@final
class Way:
    """A way that the stack could go, leaving behind only those that it must."""

    def __init__(self, s: Britannia, first: i64, goal: i64, steps: i64, passed: float, foot: i64, horse: i64) -> None:
        self.s: Final[Britannia] = s  # the position at its end
        self.first: Final[i64] = first  # the choice with which it begins
        self.goal: Final[i64] = goal
        self.steps: Final[i64] = steps
        self.passed: Final[float] = passed  # what the areas on the way bring, with those that stay there
        self.foot: Final[i64] = foot  # that stay on the way to fight those who are overrun
        self.horse: Final[i64] = horse


@final
class Stack:
    """The units chosen to march, and those that stay where they are."""

    def __init__(self, s: Britannia) -> None:
        self.place: Final[i64] = s.place
        self.led: Final[bool] = s.with_leader
        self.foot: i64 = 0
        self.horse: i64 = 0
        self.staying_foot: i64 = 0
        self.staying_horse: i64 = 0
        for band in s.bands:
            if band == 0 or band & AREA_MASK != s.place:
                continue
            number = count_of(band)
            if kind_of(band) != FOOT:
                if band & PICKED:
                    self.horse += number
                else:
                    self.staying_horse += number
            elif band & PICKED:
                self.foot += number
            else:
                self.staying_foot += number

    def size(self) -> i64:
        return self.foot + self.horse


def movement_plans(s: Britannia, look: Outlook) -> list[Plan]:
    """What it is worth to march with each stack; to be done is worth nothing."""
    out: list[Plan] = []
    seat = s.actor
    for option in s.options(seat):
        if option == DONE:
            out.append(Plan(DONE, WORTH_A_MOVE))
            continue
        assert MOVE <= option < GO
        begun = s.clone()
        begun.take(seat, option)
        best = NEVER
        for plan in march_plans(begun, look):
            if plan.choice != HALT and plan.value > best:
                best = plan.value
        out.append(Plan(option, best))
    return out


def march_plans(s: Britannia, look: Outlook) -> list[Plan]:
    """What each choice of a march is worth, against leaving the whole stack where it is."""
    stack = Stack(s)
    out: list[Plan] = []
    best_of_all = NEVER
    best_of_some = NEVER
    for way in ways(s, look, stack):
        whole, some = judged(s, look, stack, way)
        if way.first < LEAVE:
            note(out, way.first, whole)
            if whole > best_of_all:
                best_of_all = whole
        elif whole > some:
            some = whole
        if some > best_of_some:
            best_of_some = some
    staying = 0.0  # the first unit of the list stays: foot before horse, and those that can do least
    for option in s.options(s.actor):
        if option == HALT:
            out.append(Plan(HALT, 0.0))
        elif option == LEAVE_LEADER:
            out.append(Plan(LEAVE_LEADER, best_of_all - ALONE))
        elif option >= LEAVE:
            out.append(Plan(option, best_of_some - staying))
            staying += DETOUR
    return out


def note(plans: list[Plan], choice: i64, value: float) -> None:
    """Remember the best that a choice can lead to."""
    for plan in plans:
        if plan.choice == choice:
            if value > plan.value:
                plan.value = value
            return
    plans.append(Plan(choice, value))


def ways(s: Britannia, look: Outlook, stack: Stack) -> list[Way]:
    """Every area that the stack can reach, each by a shortest way."""
    seat = s.actor
    out: list[Way] = []
    seen = BIT[s.place]
    waiting = [Way(s, NONE, s.place, 0, 0.0, 0, 0)]
    while waiting:
        nearer = waiting
        waiting = []
        for arrived in nearer:
            way = thinned(arrived, look, stack)
            passed = way.passed
            if way.steps > 0:
                passed += left_behind(look, way)
            for option in way.s.options(seat):
                if option < GO or option >= GO + AREAS or seen >> (option - GO) & 1:
                    continue
                goal = option - GO
                seen |= BIT[goal]
                after = way.s.clone()
                after.take(seat, option)
                first = option if way.first == NONE else way.first
                further = Way(after, first, goal, way.steps + 1, passed, way.foot, way.horse)
                out.append(further)
                if goes_on(s, after, goal) and further.steps < LONGEST:
                    waiting.append(further)
    return out


def thinned(way: Way, look: Outlook, stack: Stack) -> Way:
    """The way as it is when so many have been left behind that the others can go on (rules 5.8)."""
    seat = way.s.actor
    options = way.s.options(seat)
    last = options[len(options) - 1]
    if last < LEAVE or (GO <= options[0] < LEAVE) or (len(options) > 1 and GO <= options[1] < LEAVE):
        return way
    s = way.s.clone()
    while last >= LEAVE and s.picked() > may_leave(s, s.place, s.with_leader):
        s.take(seat, last)
        options = s.options(seat)
        last = options[len(options) - 1]
    if way.steps == 0:
        return Way(s, LEAVE, way.goal, 0, 0.0, 0, 0)
    rest = Stack(s)
    foot = rest.staying_foot
    horse = rest.staying_horse
    passed = way.passed + look.standing(way.goal, foot, horse, False)
    before_foot = look.s.armies_of_kind(look.nation, way.goal, FOOT)
    before_horse = horse_of(look.s, look.nation, way.goal)
    passed -= look.standing(way.goal, before_foot, before_horse, False)
    return Way(
        s, way.first, way.goal, way.steps, passed, way.foot + foot - before_foot, way.horse + horse - before_horse
    )


def goes_on(before: Britannia, after: Britannia, goal: i64) -> bool:
    """Whether the same march waits for its next step."""
    return after.step is before.step and after.place == goal and after.marched and after.nation == before.nation


def left_behind(look: Outlook, way: Way) -> float:
    """What an area brings through which the stack merely passes: points for having been there, and a Roman fort."""
    area = way.goal
    s = look.s
    if area >= LANDS or s.holder[area] == look.nation or way.s.holder[area] != look.nation:
        return 0.0
    out = 0.0 if s.occupied[look.nation] >> area & 1 else occupation_worth(look.nation, area, s.turn)
    if look.nation == ROMANS:
        out += look.holding(area, 0, 0, False, FORT_BIT)
    return out


def judged(s: Britannia, look: Outlook, stack: Stack, way: Way) -> tuple[float, float]:
    """What a way is worth if all go, and the best if only some do."""
    place = stack.place
    goal = way.goal
    nation = look.nation
    foot_there = s.armies_of_kind(nation, goal, FOOT)
    horse_there = horse_of(s, nation, goal)
    led_there = look.led(goal)
    left_led = look.led(place) and not stack.led
    before = look.standing(
        place, stack.staying_foot + stack.foot, stack.staying_horse + stack.horse, look.led(place)
    ) + look.standing(goal, foot_there, horse_there, led_there)
    space = room(s, nation, goal)
    whole = NEVER
    some = NEVER
    size = stack.size()
    dropped = way.foot + way.horse
    for going in range(1 + dropped, size + 1):
        if going - dropped > space:
            break
        horse = stack.horse if stack.horse < going - way.foot else going - way.foot
        foot = going - horse
        if horse < way.horse or foot > stack.foot:
            continue
        value = look.standing(
            place, stack.staying_foot + stack.foot - foot, stack.staying_horse + stack.horse - horse, left_led
        )
        foot += foot_there - way.foot
        horse += horse_there - way.horse
        value += arriving(s, look, stack, goal, foot, horse, led_there or stack.led)
        value += way.passed - before - DETOUR * float(way.steps)
        if going == size:
            whole = value
        elif value > some:
            some = value
    return whole, some


def arriving(s: Britannia, look: Outlook, stack: Stack, goal: i64, foot: i64, horse: i64, led: bool) -> float:
    """What it is worth to stand at the goal, with the hope for others to join an attack."""
    out = look.standing(goal, foot, horse, led)
    if goal >= LANDS or not look.enemy_in(goal):
        return out
    number = helpers(s, look, stack, goal)
    space = room(s, look.nation, goal) - stack.size()
    if number > space:
        number = space
    for more in range(1, number + 1):
        joined = HOPE * (look.fighting(goal, foot + more, horse, led) - float(more) * look.army)
        if joined > out:
            out = joined
    return out


def helpers(s: Britannia, look: Outlook, stack: Stack, goal: i64) -> i64:
    """How many armies next to an area could still join an attack on it without giving anything up."""
    row: i64 = AREAS if s.six else 0
    number: i64 = 0
    for a in range(AREAS):
        if a == stack.place or a == goal or s.mine[a] == 0:
            continue
        beside = BESIDE[a] if a < LANDS else COASTS[row + a]
        if not beside >> goal & 1 or (a < LANDS and look.enemy_in(a)):
            continue
        number += free_in(s, a)
        if a < LANDS and look.gain[a] > 1.0 and not s.works[a] & FORT_BIT:
            number -= 1
    if number > MOST_HELPERS:
        return MOST_HELPERS
    return number if number > 0 else 0


def free_in(s: Britannia, area: i64) -> i64:
    """How many units in an area have not come to a stop."""
    out: i64 = 0
    for band in s.bands:
        if band and band & AREA_MASK == area and not band & STOPPED:
            out += count_of(band)
    return out
