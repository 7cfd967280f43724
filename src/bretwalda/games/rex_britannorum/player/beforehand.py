"""What can be told before a plan is made: how often a card would win each zone, against the plans that are likely."""

from __future__ import annotations

from bretwalda.engine.dice import Dice
from bretwalda.engine.foresight import Odds

from ..board import KINGDOMS, PLANNING, VALUES, ZONES, count, value_of
from ..state import Rex
from .outlook import FORCE_BITS, FORCE_MASK, HIGHEST_BIT, forces, strength, with_card
from .plan import Forecast
from .terms import judge

ROUNDS = 40  # likely plans of everybody

ODDS = {"zone": "zone"}


def odds(s: Rex, seat: int, dice: Dice) -> tuple[Odds, ...]:
    """For each zone: what has been sent there so far, and that with each card in hand; a share in victory is one."""
    if s.phase != PLANNING:
        return ()
    forecast = Forecast(s, seat, judge(), dice, ROUNDS)
    realm = s.realm[forecast.kingdom]
    hand, sent = realm.hand, forces(realm.plan)
    values = sorted({int(value_of(kind)) for kind in range((KINGDOMS + 1) * VALUES) if count(hand, kind)})
    found = []
    for zone in range(ZONES):
        here = sent >> FORCE_BITS * zone & FORCE_MASK
        tried: list[tuple[int | None, int]] = [(None, int(here))] if here else []
        tried += [(value, int(with_card(here, value))) for value in values]
        found.append(Odds("zone", (zone,), tuple((value, wins(forecast, zone, force)) for value, force in tried)))
    return tuple(found)


def wins(forecast: Forecast, zone: int, mine: int) -> float:
    """In how many of the likely worlds a force wins a zone, or shares it."""
    worlds = len(forecast.worlds)
    won = 0
    for number in range(worlds):
        here = {
            k: int(forces(forecast.plan_in(number, k)) >> FORCE_BITS * zone & FORCE_MASK)
            for k in range(KINGDOMS)
            if k != forecast.kingdom
        }
        others = here | {int(forecast.kingdom): mine}
        highest = max(strength(force, _seven(others, k)) for k, force in here.items())
        won += strength(mine, _seven(others, int(forecast.kingdom))) >= highest
    return won / worlds


def _seven(here: dict[int, int], kingdom: int) -> bool:
    """Whether somebody else has a 7 there."""
    return any(force & HIGHEST_BIT for k, force in here.items() if k != kingdom)
