"""Growth (rules 4): population points, an overlord's permission, what must be bought and where it may stand."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.state import Step

from ..board import (
    ANGLES,
    AREAS,
    BURH,
    BURH_BIT,
    BURH_TURNS,
    BURHS_A_TURN,
    DONE,
    GRANT,
    LAND_BITS,
    LANDS,
    MOTTE,
    MOTTE_BIT,
    MOVEMENT,
    NATIONS,
    NO_GROWTH_NATION,
    NO_GROWTH_TURN,
    NONE,
    POOL,
    POPULATION,
    PRICE,
    RAISE,
    REFUSE,
    ROMANS,
    SAVINGS_CAP,
    SAXONS,
    STRUCTURE,
    UNITS,
    VARIANT_CAP,
    VARIANT_ONLY,
    VASSAL_SHARE,
    kind_of_unit,
)
from ..scoring import vassal_zone
from ..state import Britannia
from .stacking import room

# Stages of the phase.
INCOME: Final[i64] = 0
BUYING: Final[i64] = 1


def growth_goes_on(s: Britannia) -> None:
    nation = s.nation
    if (nation == ROMANS and not s.variant) or (nation == NO_GROWTH_NATION and s.turn == NO_GROWTH_TURN):
        s.enter(MOVEMENT)
        return
    if s.stage == INCOME:
        s.stage = BUYING
        begin(s)
    elif any_purchase(s):
        s.ask(GROWTH_STEP, nation)
    elif s.bought:
        s.ask(GROWTH_STEP, nation)  # a last look, while the purchases can still be taken back
    else:
        end_growth(s)


def begin(s: Britannia) -> None:
    """Count the points; a vassal must ask for those of its vassal land (rules 4.1, 4.2)."""
    nation = s.nation
    for a in range(LANDS):
        s.served[a] = 0
    s.bought = False
    s.burhs_left = burhs_allowed(s)
    if population(s, nation, vassal_zone(s, nation)):
        s.ask(PERMISSION, s.overlord[nation])
    else:
        gain(s, population(s, nation, LAND_BITS))


def population(s: Britannia, nation: i64, areas: i64) -> i64:
    """The points of the areas that a nation holds among some."""
    out: i64 = 0
    held = s.land[nation] & areas
    for a in range(LANDS):
        if held >> a & 1:
            out += POPULATION[a]
    return out


def gain(s: Britannia, points: i64) -> None:
    s.savings[s.nation] += points
    s.tell("grew", s.nation, points, s.savings[s.nation])


def burhs_allowed(s: Britannia) -> i64:
    """How many burhs the nation may buy this turn (rules 14.9, 14.10, 21.9)."""
    nation = s.nation
    if not BURH_TURNS >> s.turn & 1 or (nation != SAXONS and not (s.variant and nation == ANGLES)):
        return 0
    most = POOL[nation * UNITS + BURH]
    allowed = most - size(s.land[nation])
    if allowed < BURHS_A_TURN:
        allowed = BURHS_A_TURN
    left = most - standing(s, nation, BURH_BIT)
    return allowed if allowed < left else left


def standing(s: Britannia, nation: i64, work: i64) -> i64:
    """How many works of a kind a nation has."""
    out: i64 = 0
    for a in range(LANDS):
        if s.works[a] & work and s.holder[a] == nation:
            out += 1
    return out


@final
class Permission(Step[Britannia]):
    """Let a vassal grow by half, or not at all (rules 4.2)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, GRANT)
        return append(out, REFUSE)

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        nation = s.nation
        zone = vassal_zone(s, nation)
        points = population(s, nation, ~zone)  # outside its vassal land it is free (R22)
        if choice == GRANT:
            points += population(s, nation, zone) // VASSAL_SHARE
        s.tell("growth_granted" if choice == GRANT else "growth_refused", s.overlord[nation], nation)
        gain(s, points)


@final
class Growth(Step[Britannia]):
    """Buy units as long as it is possible, then end the phase (rules 4.5)."""

    def options(self, s: Britannia, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=16)
        nation = s.nation
        turn_to_serve = round_of_placement(s)
        if turn_to_serve == NONE:
            return append(out, DONE)
        for unit in range(UNITS):
            if PRICE[nation * UNITS + unit] and affordable(s, nation, unit):
                for a in range(LANDS):
                    if s.holder[a] == nation and s.served[a] == turn_to_serve and fits(s, nation, unit, a):
                        out = append(out, RAISE + unit * AREAS + a)
        return out

    def take(self, s: Britannia, seat: i64, choice: i64) -> None:
        if choice == DONE:
            end_growth(s)
            return
        unit = (choice - RAISE) // AREAS
        buy(s, unit, choice - RAISE - unit * AREAS)


PERMISSION: Final = Permission("growth-permission", "4.2")
GROWTH_STEP: Final = Growth("growth", "4.5")


def any_purchase(s: Britannia) -> bool:
    return round_of_placement(s) != NONE


def affordable(s: Britannia, nation: i64, unit: i64) -> bool:
    """Whether a unit is on the nation's list, can be paid and is in the pool."""
    price = PRICE[nation * UNITS + unit]
    if price == 0 or price > s.savings[nation] or (VARIANT_ONLY[nation * UNITS + unit] and not s.variant):
        return False
    if unit == BURH:
        return s.burhs_left > 0
    if unit == MOTTE:
        return standing(s, nation, MOTTE_BIT) < POOL[nation * UNITS + MOTTE]
    return s.room_in_pool(nation, kind_of_unit(nation, unit)) > 0


def fits(s: Britannia, nation: i64, unit: i64, area: i64) -> bool:
    """Whether an area that the nation holds can take a new unit (rules 4.7, 14.9)."""
    if STRUCTURE[unit]:
        return not s.works[area] & (BURH_BIT if unit == BURH else MOTTE_BIT)
    return room(s, nation, area) > 0


def round_of_placement(s: Britannia) -> i64:
    """How many units the areas next in turn have received (rules 4.6); NONE when nothing can be bought."""
    nation = s.nation
    armies = False
    works: i64 = 0
    for unit in range(UNITS):
        if PRICE[nation * UNITS + unit] and affordable(s, nation, unit):
            if STRUCTURE[unit]:
                works |= BURH_BIT if unit == BURH else MOTTE_BIT
            else:
                armies = True
    out: i64 = NONE
    if not armies and works == 0:
        return out
    for a in range(LANDS):
        if s.holder[a] == nation and (out == NONE or s.served[a] < out):
            if (armies and room(s, nation, a) > 0) or works & ~s.works[a]:
                out = s.served[a]
    return out


def buy(s: Britannia, unit: i64, area: i64) -> None:
    nation = s.nation
    s.savings[nation] -= PRICE[nation * UNITS + unit]
    s.served[area] += 1
    s.bought = True
    if unit == BURH:
        s.burhs_left -= 1
        s.works[area] |= BURH_BIT
    elif unit == MOTTE:
        s.works[area] |= MOTTE_BIT
    else:
        s.muster(nation, kind_of_unit(nation, unit), 1, area)
    if s.chronicle is not None:
        s.tell("raised", nation, unit, area)


def end_growth(s: Britannia) -> None:
    """What exceeds the price of the dearest unit is lost (rules 4.4)."""
    nation = s.nation
    surplus = s.savings[nation] - (VARIANT_CAP[nation] if s.variant else SAVINGS_CAP[nation])
    if surplus > 0:
        s.savings[nation] -= surplus
        s.tell("savings_lost", nation, surplus)
    s.bought = False
    s.burhs_left = 0
    s.enter(MOVEMENT)


assert i64(len(PRICE)) == NATIONS * UNITS
