"""A stack on the march (rules 5.2, 13.11): who goes and who stays, what a step costs, and what it leads to."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices
from bretwalda.engine.state import Step

from ..board import (
    BIT,
    COST_CLEAR,
    COST_DIFFICULT,
    COST_RIVER,
    COST_SEA,
    COST_STRAIT,
    DIFFICULT,
    FOOT,
    GO,
    GRANT,
    HALT,
    HORSE,
    LANDS,
    LEADER_MOVE,
    LEAVE,
    LEAVE_LEADER,
    MOST_JOURNEYS,
    MOST_LEFT,
    NONE,
    REFUSE,
    RIVERS,
    ROMANO_BRITISH,
    ROMANS,
    STRAITS,
    UNLIMITED,
    unit_of,
)
from ..scoring import vassal_zone
from ..state import (
    AREA_MASK,
    FROM_SHIFT,
    JOURNEYS_MASK,
    JOURNEYS_SHIFT,
    PICKED,
    SPENT_SHIFT,
    STOPPED,
    Britannia,
    count_of,
    journeys_of,
    kind_of,
    start_of,
    troops,
)
from .occupation import seize, vassal_land
from .reach import (
    at_war,
    by_road_from,
    can_go,
    guarded,
    journeys_left,
    leader_points,
    may_leave,
    points_left,
    reach,
)
from .submission import offer_to_overlord

# --- The stack --------------------------------------------------------------------------------------


def begin_march(s: Britannia, place: i64) -> None:
    """Choose all units of an area that can go, with their leader; some may be left behind afterwards."""
    s.place = place
    s.marched = False
    s.with_leader = leader_points(s, place) > 0
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if band and band & AREA_MASK == place and not band & (STOPPED | PICKED):
            if can_go(s, band, place, False) or (s.with_leader and can_go(s, band, place, True)):
                s.pick(i, count_of(band))
    ready = make_ready(s)
    assert ready
    s.ask(MARCH, s.active)


def make_ready(s: Britannia) -> bool:
    """Leave behind whatever holds the chosen units up, until they can take a step; False if they never can."""
    while not stack_reach(s):
        slowest: i64 = NONE
        bands: i64 = 0
        for i in range(i64(len(s.bands))):
            band = s.bands[i]
            if band & PICKED:
                bands += 1
                if slowest == NONE or _stays_before(s, band, s.bands[slowest]):
                    slowest = i
        if bands > 1:
            s.unpick(slowest, count_of(s.bands[slowest]))
        elif bands == 1 and s.with_leader and can_go(s, s.bands[slowest], s.place, False):
            s.with_leader = False
        else:
            return False
    return True


def _stays_before(s: Britannia, one: i64, other: i64) -> bool:
    """Which of two bands stays behind first: fewer points, then those that have come by road."""
    points = points_left(s, one, False) - points_left(s, other, False)
    if points:
        return points < 0
    return journeys_of(one) > journeys_of(other)


def stack_points(s: Britannia) -> i64:
    """The points of the slowest unit of the stack."""
    out: i64 = LEADER_MOVE - s.leader_spent if s.with_leader else UNLIMITED
    for band in s.bands:
        if band & PICKED:
            points = points_left(s, band, s.with_leader)
            if points < out:
                out = points
    return out


def stack_reach(s: Britannia) -> i64:
    """Where the chosen units can go together, whatever must stay behind."""
    return _reach_without(s, NONE, s.with_leader)


def _reach_without(s: Britannia, left_out: i64, led: bool) -> i64:
    """Where the chosen units could go together without one unit of a band."""
    points: i64 = LEADER_MOVE - s.leader_spent if led else UNLIMITED
    invader = False
    journeys = MOST_JOURNEYS
    units: i64 = 0
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if not band & PICKED or (i == left_out and count_of(band) == 1):
            continue
        if band & STOPPED:
            return 0
        units += 1
        points_of_band = points_left(s, band, led)
        if points_of_band < points:
            points = points_of_band
        if start_of(band) >= LANDS:
            invader = True
        if journeys_left(band) < journeys:
            journeys = journeys_left(band)
    if units == 0:
        return 0
    return reach(s, s.place, points, led, invader, journeys)


def shown_points(s: Britannia, band: i64) -> i64:
    """The points left as the player sees them, with the leader's bonus."""
    points = points_left(s, band, s.with_leader)
    return points if points > 0 else 0


@final
class March(Step[Britannia]):
    """Take a step with the chosen units, leave some behind first, or halt (rules 5.2)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        if s.marched:
            out = append(out, HALT)
        picked = s.picked()
        company = s.mine[s.place] > picked or guarded(s, s.place)
        if s.with_leader and company and _reach_without(s, NONE, False):
            out = append(out, LEAVE_LEADER)
        may = may_leave(s, s.place, s.with_leader)
        if picked <= may:
            out = add_choices(out, GO, stack_reach(s))
        if picked > 1 and may > 0:
            out = self._those_who_may_stay(s, out)
        return out

    def _those_who_may_stay(self, s: Britannia, out: vec[i64]) -> vec[i64]:
        """Kinds of unit, by the points they have left, without one of which the stack can still go on."""
        offered: i64 = 0
        for i in range(i64(len(s.bands))):
            if s.bands[i] & PICKED:
                choice = unit_of(s.active, kind_of(s.bands[i])) * MOST_LEFT + shown_points(s, s.bands[i])
                if not offered >> choice & 1 and _reach_without(s, i, s.with_leader):
                    offered |= BIT[choice]
        return add_choices(out, LEAVE, offered)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        if choice == HALT:
            halt(s)
        elif choice == LEAVE_LEADER:
            s.with_leader = False
            s.ask(self, s.active)
        elif choice >= LEAVE:
            leave_one(s, choice - LEAVE)
            s.ask(self, s.active)
        else:
            step_into(s, choice - GO)


MARCH: Final = March("march", "5.4")


def leave_one(s: Britannia, kind_and_points: i64) -> None:
    """One unit of a kind with so many points left stays behind; those first that can do least."""
    found: i64 = NONE
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if band & PICKED:
            choice = unit_of(s.active, kind_of(band)) * MOST_LEFT + shown_points(s, band)
            if choice == kind_and_points and _reach_without(s, i, s.with_leader):
                if found == NONE or _stays_before(s, band, s.bands[found]):
                    found = i
    s.unpick(found, 1)


def halt(s: Britannia) -> None:
    """The march is over; the nation may move another stack."""
    s.unpick_all()
    s.place = NONE
    s.marched = False


# --- A step -----------------------------------------------------------------------------------------


def step_into(s: Britannia, goal: i64) -> None:
    """Take a step, with the overlord's consent where a vassal would abandon an area (rules 13.11)."""
    place = s.place
    if needs_consent(s, place):
        s.target = goal
        s.ask(CONSENT, s.overlord[s.active])
    else:
        carry_out(s, goal)


def needs_consent(s: Britannia, place: i64) -> bool:
    """Whether the step would empty an area that the vassal held when the movement began."""
    if s.overlord[s.active] == NONE or place >= LANDS or s.may_empty >> place & 1 or s.mine[place] > s.picked():
        return False
    return s.held_before & vassal_zone(s, s.active) & BIT[place] != 0


@final
class Consent(Step[Britannia]):
    """Let a vassal abandon an area, or have one unit stay (rules 13.11)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, GRANT)
        return append(out, REFUSE)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        place = s.place
        goal = s.target
        s.target = NONE
        if s.chronicle is not None:
            key = "consent_granted" if choice == GRANT else "consent_refused"
            s.tell(key, s.overlord[s.active], s.active, place)
        if choice == GRANT:
            s.may_empty |= BIT[place]
            carry_out(s, goal)
            return
        s.must_keep |= BIT[place]
        halt(s)


CONSENT: Final = Consent("consent", "13.11")


def carry_out(s: Britannia, goal: i64) -> None:
    """The chosen units enter an area; what follows from it follows at once."""
    place = s.place
    by_road = travels_by_road(s, goal)
    strait = place < LANDS and STRAITS[place] >> goal & 1 != 0
    cost = step_cost(s, place, goal)
    stops = not s.with_leader and not by_road and goal < LANDS and (strait or stops_at(s, goal))
    foot: i64 = 0
    horse: i64 = 0
    guard: i64 = 0
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if not band & PICKED or band & AREA_MASK != place:
            continue
        number = count_of(band)
        kind = kind_of(band)
        if kind == FOOT:
            foot += number
        elif kind == HORSE:
            horse += number
        else:
            guard += number
        s.join(_moved(s, s.part(i, number), goal, 0 if by_road else cost, stops, by_road), number)
    if s.with_leader:
        s.leader_at[s.active] = goal
        if not by_road:
            left = LEADER_MOVE - s.leader_spent
            s.leader_spent += cost if cost < left else left
    if s.chronicle is not None:
        leader = s.leader[s.active] if s.with_leader else NONE
        s.tell("travelled" if by_road else "marched", troops(s.active, foot, horse, guard, leader), place, goal)
    s.vacate(place)
    s.marched = True
    s.place = goal
    arrive(s, goal)


def travels_by_road(s: Britannia, goal: i64) -> bool:
    """Whether the step is a journey between two areas with Roman roads."""
    place = s.place
    if s.active != ROMANS or place >= LANDS or goal >= LANDS:
        return False
    journeys = MOST_JOURNEYS
    for band in s.bands:
        if band & PICKED and journeys_left(band) < journeys:
            journeys = journeys_left(band)
    if journeys == 0:
        return False
    return by_road_from(s, place, stack_points(s), journeys, vassal_land(s, ROMANS)) >> goal & 1 != 0


def step_cost(s: Britannia, place: i64, goal: i64) -> i64:
    """What a step costs those who have the points (rules 5.4 to 5.6, 6.1, 21.11)."""
    if goal >= LANDS:
        return COST_SEA
    cost = COST_DIFFICULT if DIFFICULT >> goal & 1 else COST_CLEAR
    if place < LANDS and STRAITS[place] >> goal & 1:
        cost += COST_STRAIT
    if s.variant and place < LANDS and RIVERS[place] >> goal & 1:
        cost += COST_RIVER
    return cost


def stops_at(s: Britannia, goal: i64) -> bool:
    """Whether the terrain stops a stack without a leader (rules 5.5); a vassal has a road for Rome."""
    return DIFFICULT >> goal & 1 != 0 and not (s.active == ROMANS and vassal_land(s, ROMANS) >> goal & 1)


def _moved(s: Britannia, like: i64, goal: i64, cost: i64, stops: bool, by_road: bool) -> i64:
    """What units are like after a step; whoever has less than the cost pays what is left (R1)."""
    points = points_left(s, like, s.with_leader)
    paid = cost if cost < points else points
    out = like & ~AREA_MASK & ~(AREA_MASK << FROM_SHIFT) & ~(JOURNEYS_MASK << JOURNEYS_SHIFT)
    out += paid << SPENT_SHIFT
    out |= goal | (like & AREA_MASK) << FROM_SHIFT
    if stops:
        out |= STOPPED
    if by_road:
        out |= (journeys_of(like) + 1) << JOURNEYS_SHIFT
    return out


def arrive(s: Britannia, area: i64) -> None:
    """A vacant area is taken; an enemy may submit, or fights in the battle phase."""
    if area >= LANDS:
        return
    holder = s.holder[area]
    if holder == NONE:
        seize(s, s.active, area)
        return
    if not at_war(s, area):
        return
    if holder == ROMANO_BRITISH:
        s.aggressors |= BIT[s.active]
    offer_to_overlord(s, holder)


def march_goes_on(s: Britannia) -> bool:
    """After a step: ask how the march goes on, if it can."""
    if s.place == NONE or not s.marched:
        return False
    if s.picked() == 0 or may_leave(s, s.place, s.with_leader) < 1 or not make_ready(s):
        halt(s)
        return False
    s.ask(MARCH, s.active)
    return True
