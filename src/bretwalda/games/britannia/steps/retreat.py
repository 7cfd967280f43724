"""Retreat (rules 10): the defender first, to one neighbouring area; then the attacker, to where he came from."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices, choices
from bretwalda.engine.state import Step

from ..board import (
    ALL_RAIDERS,
    AREAS,
    ATTACKERS_HURT,
    BATTLE,
    BESIDE,
    BIT,
    BOATS,
    DEFENDERS_HURT,
    FLEE,
    FOOT,
    GUARD,
    HORSE,
    KEEP,
    KEEP_LEADER,
    LANDS,
    MAJOR_INVASION,
    NONE,
    RAIDERS,
    RETREAT,
    SEAS,
    SEAS_BESIDE,
    STAND,
    UNLIMITED,
    kind_of_unit,
    most_armies,
    unit_of,
)
from ..state import (
    AREA_MASK,
    PICKED,
    START_SHIFT,
    Britannia,
    band_as_troops,
    count_of,
    from_of,
    kind_of,
    start_of,
    troops,
)
from .occupation import seize
from .stacking import open_to, room

# --- The defender (rules 10.1 to 10.3) ------------------------------------------------------------------


def ask_defender(s: Britannia) -> None:
    """The defender may retreat if there is an area to go to."""
    area = s.place
    if s.host(area) == 0 or refuges(s, 1) == 0:
        return
    s.fleeing_foot = s.foot[area]
    s.fleeing_horse = s.horse[area]
    s.fleeing_guard = s.armies_of_kind(s.defender, area, GUARD)
    s.with_leader = s.leader_at[s.defender] == area
    s.ask(DEFENDER_RETREAT, s.defender)


def refuges(s: Britannia, number: i64) -> i64:
    """The areas that so many armies of the defender can retreat to, as bits."""
    area = s.place
    out: i64 = 0
    for a in range(LANDS):
        if BESIDE[area] >> a & 1 and open_to(s, s.defender, a) and room(s, s.defender, a) >= number:
            out |= BIT[a]
    if s.status(s.defender) & BOATS:
        out |= SEAS_BESIDE[(AREAS if s.six else 0) + area]
    return out


@final
class DefenderRetreat(Step[Britannia]):
    """Stand, or retreat with some or all armies to one area (rules 10.1)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        area = s.place
        out = append(out, STAND)
        fleeing = s.fleeing_foot + s.fleeing_horse + s.fleeing_guard
        if s.with_leader and fleeing < s.units_against(area):
            out = append(out, KEEP_LEADER)
        if fleeing > 1:
            if s.fleeing_foot:
                out = append(out, KEEP + unit_of(s.defender, FOOT) * AREAS + area)
            if s.fleeing_horse:
                out = append(out, KEEP + unit_of(s.defender, HORSE) * AREAS + area)
            if s.fleeing_guard:
                out = append(out, KEEP + unit_of(s.defender, GUARD) * AREAS + area)
        return add_choices(out, FLEE, refuges(s, fleeing))

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        if choice == STAND:
            end_flight(s)
        elif choice == KEEP_LEADER:
            s.with_leader = False
            s.ask(self, s.defender)
        elif choice < FLEE:
            kind = kind_of_unit(s.defender, (choice - KEEP) // AREAS)
            if kind == FOOT:
                s.fleeing_foot -= 1
            elif kind == HORSE:
                s.fleeing_horse -= 1
            else:
                s.fleeing_guard -= 1
            s.ask(self, s.defender)
        else:
            flee(s, choice - FLEE)


def flee(s: Britannia, goal: i64) -> None:
    """The chosen defenders go."""
    nation = s.defender
    area = s.place
    foot = s.fleeing_foot
    horse = s.fleeing_horse
    guard = s.fleeing_guard
    s.foot[area] -= foot
    s.horse[area] -= horse
    if guard:
        s.post(nation, area, -guard)
        s.post(nation, goal, guard)
        heal(s, area, DEFENDERS_HURT, guard)
    if goal >= LANDS:
        at = (nation * SEAS + goal - LANDS) * 2
        s.at_sea[at] += foot
        s.at_sea[at + 1] += horse
    else:
        s.foot[goal] += foot
        s.horse[goal] += horse
        seize(s, nation, goal)
    if s.with_leader:
        s.leader_at[nation] = goal
    if s.chronicle is not None:
        leader = s.leader[nation] if s.with_leader else NONE
        s.tell("retreated", troops(nation, foot, horse, guard, leader), area, goal)
    s.retreated = True
    end_flight(s)


def end_flight(s: Britannia) -> None:
    s.fleeing_foot = 0
    s.fleeing_horse = 0
    s.fleeing_guard = 0
    s.with_leader = False


def hurt(s: Britannia, area: i64, side: i64) -> i64:
    """How many guards of a side are one hit from death in the battle for an area."""
    return s.works[area] >> side & 7


def heal(s: Britannia, area: i64, side: i64, leaving: i64) -> None:
    """Of the guards that retreat those go first that are hurt, and are whole again elsewhere (R47)."""
    before = hurt(s, area, side)
    s.works[area] -= (before if before < leaving else leaving) << side


# --- The attacker (rules 10.4 to 10.6) ------------------------------------------------------------------


def ask_attacker(s: Britannia) -> None:
    """The attacker may retreat if some of his armies can go back."""
    pick_those_who_can_go_back(s)
    if s.picked():
        s.with_leader = s.leader_at[s.active] == s.place
        s.ask(ATTACKER_RETREAT, s.active)


def pick_those_who_can_go_back(s: Britannia) -> None:
    area = s.place
    overstack: i64 = NONE  # the home that would be the one overstacked area
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if band and band & AREA_MASK == area and not band & PICKED:
            number = count_of(band)
            home = from_of(band)
            ahead = _picked_for(s, home)
            space = way_back(s, home) - ahead
            if home < LANDS and overstack != NONE and overstack != home:
                usual = most_armies(s.active, home) - s.mine[home] - ahead
                space = usual if usual < space else space
            if space <= 0:
                continue
            going = number if number < space else space
            if home < LANDS and s.mine[home] + ahead + going > most_armies(s.active, home):
                overstack = home
            s.pick(i, going)


def way_back(s: Britannia, home: i64) -> i64:
    """How many armies can go back to the area they came from."""
    if home >= LANDS:
        status = s.status(s.active)
        first_landing = s.ships_wait and s.phase == BATTLE and status & MAJOR_INVASION
        return UNLIMITED if status & (BOATS | RAIDERS | ALL_RAIDERS) or first_landing else 0
    if home == s.place or not open_to(s, s.active, home):
        return 0
    return room(s, s.active, home)


def _picked_for(s: Britannia, home: i64) -> i64:
    out: i64 = 0
    for band in s.bands:
        if band & PICKED and from_of(band) == home:
            out += count_of(band)
    return out


@final
class AttackerRetreat(Step[Britannia]):
    """Fight on, or retreat with some or all armies, each to the area it came from (rules 10.4)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=8)
        out = append(out, STAND)
        out = append(out, RETREAT)
        picked = s.picked()
        if s.with_leader and picked < s.mine[s.place]:
            out = append(out, KEEP_LEADER)
        if picked > 1:
            for kind in range(s.kinds()):
                homes: i64 = 0
                for band in s.bands:
                    if band & PICKED and kind_of(band) == kind:
                        homes |= BIT[from_of(band)]
                out = add_choices(out, KEEP + unit_of(s.active, kind) * AREAS, homes)
        return out

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        if choice == STAND:
            s.unpick_all()
        elif choice == RETREAT:
            retreat(s)
        elif choice == KEEP_LEADER:
            s.with_leader = False
            s.ask(self, s.active)
        else:
            unit = (choice - KEEP) // AREAS
            keep(s, unit, choice - KEEP - unit * AREAS)
            s.ask(self, s.active)


def keep(s: Britannia, unit: i64, home: i64) -> None:
    """One unit does not go with the others."""
    for i in range(i64(len(s.bands))):
        band = s.bands[i]
        if band & PICKED and from_of(band) == home and unit_of(s.active, kind_of(band)) == unit:
            s.unpick(i, 1)
            return


def retreat(s: Britannia) -> None:
    """The chosen attackers go back; a leader with several ways to go is asked afterwards."""
    area = s.place
    homes: i64 = 0
    for i in range(i64(len(s.bands))):
        if s.bands[i] & PICKED and s.bands[i] & AREA_MASK == area:
            homes |= BIT[from_of(s.bands[i])]
            go_home(s, i)
    s.retreated = True
    if not s.with_leader:
        return
    for a in range(AREAS):
        if homes == BIT[a]:
            lead_home(s, a)
            return
    s.ways = homes


def lead_home(s: Britannia, home: i64) -> None:
    """The attacker's leader retreats with some of his armies."""
    s.leader_at[s.active] = home
    s.with_leader = False
    s.ways = 0
    s.tell("leader_retreated", s.active, s.leader[s.active], home)


def go_home(s: Britannia, i: i64) -> None:
    band = s.bands[i]
    number = count_of(band)
    area = band & AREA_MASK
    home = from_of(band)
    if kind_of(band) == GUARD:
        heal(s, area, ATTACKERS_HURT, number)
    like = s.part(i, number) & ~AREA_MASK & ~PICKED
    if home >= LANDS and start_of(band) < LANDS:
        like = like & ~(AREA_MASK << START_SHIFT) | home << START_SHIFT
    s.join(like | home, number)
    if home < LANDS:
        seize(s, s.active, home)
    if s.chronicle is not None:
        s.tell("retreated", band_as_troops(s.active, band, number), area, home)


def leader_must_choose(s: Britannia) -> bool:
    """Whether the attacker's leader has more than one way to go with those that have retreated (rules 10.10)."""
    if s.ways == 0:
        return False
    s.ask(LEADER_RETREAT, s.active)
    return True


@final
class LeaderRetreat(Step[Britannia]):
    """Choose with whom the leader retreats (rules 10.10)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        return choices(FLEE, s.ways)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        lead_home(s, choice - FLEE)


DEFENDER_RETREAT: Final = DefenderRetreat("defender-retreat", "10.1")
ATTACKER_RETREAT: Final = AttackerRetreat("attacker-retreat", "10.4")
LEADER_RETREAT: Final = LeaderRetreat("leader-retreat", "10.10")
