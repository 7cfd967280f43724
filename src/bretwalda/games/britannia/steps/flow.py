"""The turn sequence (rules 3): what follows what, from the first turn to the last."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from bretwalda.engine.state import NOBODY, Step

from ..board import (
    ARTHUR_COMES,
    BATTLE,
    BATTLE_2,
    GROWTH,
    MOVEMENT,
    MOVEMENT_2,
    NATION_END,
    NATION_START,
    NATIONS,
    OVERPOPULATION,
    ROMANS,
    SEATS,
    TURN_END,
    TURN_START,
    WITHDRAWAL,
)
from ..state import Britannia, Flow
from .battle import BATTLES, LOSSES, battle_goes_on
from .departures import DEPARTURE, RECALL, nation_end_goes_on
from .departures import READY as LEFT
from .events import (
    ARTHUR_STEP,
    BOUDICCA_STEP,
    HIRING,
    LEADER_STEP,
    LEVY,
    READY,
    SETTLEMENT,
    STARTED,
    happens,
    legions_coming,
    nation_start_goes_on,
    turn_start_goes_on,
)
from .growth import GROWTH_STEP, PERMISSION, growth_goes_on
from .march import CONSENT, MARCH
from .movement import MOVEMENT_STEP, SURPLUS, movement_goes_on
from .population import OVERPOPULATION_STEP, overpopulation_goes_on
from .raiders import WITHDRAWAL_GOAL, WITHDRAWAL_STEP, withdrawal_goes_on
from .retreat import ATTACKER_RETREAT, DEFENDER_RETREAT, LEADER_RETREAT
from .submission import SUBMISSION
from .votes import DONE_WITH_TURN, ROYAL_INFANTRY, VOTE_STEP, turn_end_goes_on


@final
class TurnSequence(Flow):
    """Each phase goes on until it asks somebody something or is over."""

    def go_on(self, s: Britannia) -> None:
        phase = s.phase
        if phase in (MOVEMENT, MOVEMENT_2):
            movement_goes_on(s)
        elif phase in (BATTLE, BATTLE_2):
            battle_goes_on(s)
        elif phase == GROWTH:
            growth_goes_on(s)
        elif phase == WITHDRAWAL:
            withdrawal_goes_on(s)
        elif phase == OVERPOPULATION:
            overpopulation_goes_on(s)
        elif phase == NATION_START:
            if s.stage == READY:
                s.lift(s.nation)
                s.enter(GROWTH)
            else:
                nation_start_goes_on(s)
        elif phase == NATION_END:
            if s.stage == LEFT:
                next_nation(s, s.nation + 1)
            else:
                nation_end_goes_on(s)
        elif phase == TURN_START:
            if s.stage == STARTED:
                next_nation(s, 0)
            else:
                turn_start_goes_on(s)
        elif s.stage == DONE_WITH_TURN:
            next_turn(s)
        else:
            turn_end_goes_on(s)


def next_nation(s: Britannia, first: i64) -> None:
    """The next nation that has something in play, or is about to (rules 3.2)."""
    for n in range(first, NATIONS):
        if s.alive(n) or awaited(s, n):
            s.nation = n
            s.enter(NATION_START)
            return
    s.nation = 0
    s.enter(TURN_END)


def awaited(s: Britannia, nation: i64) -> bool:
    """Whether something arrives in the turn of a nation that has nothing in play: Arthur, or new legions."""
    if s.out >> nation & 1:
        return False
    return happens(s, nation, ARTHUR_COMES) or (nation == ROMANS and legions_coming(s) > 0)


def next_turn(s: Britannia) -> None:
    """The next game turn, or the end of the game."""
    if s.turn < s.last_turn:
        s.turn += 1
        s.nation = 0
        s.enter(TURN_START)
        return
    s.actor = NOBODY
    s.owed = True
    if s.chronicle is not None:
        for seat in range(SEATS):
            s.tell("total", seat, s.points(seat))
        shares = s.standing()
        for seat in range(SEATS):
            if shares[seat] > 0:
                s.tell("victory", seat)


FLOW: Final = TurnSequence()

STEPS: Final[list[Step[Britannia]]] = [
    SETTLEMENT, HIRING, BOUDICCA_STEP, ARTHUR_STEP, LEVY, LEADER_STEP, PERMISSION, GROWTH_STEP, CONSENT, SUBMISSION,
    MOVEMENT_STEP, MARCH, SURPLUS, BATTLES, LOSSES, DEFENDER_RETREAT, ATTACKER_RETREAT, LEADER_RETREAT,
    WITHDRAWAL_STEP, WITHDRAWAL_GOAL, OVERPOPULATION_STEP, RECALL, DEPARTURE, VOTE_STEP, ROYAL_INFANTRY,
]  # fmt: skip
