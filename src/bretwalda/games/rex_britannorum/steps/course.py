"""The course of the game: which phase follows which, until somebody has to decide (rules 4.1)."""

from __future__ import annotations

from typing import Final, final

from ..board import (
    BATTLE,
    DEALING,
    HELP,
    KINGDOM_CHOICE,
    OBJECTIVE_CHOICE,
    OVER,
    PLANNING,
    POWERS,
    RECRUITMENT,
    ROMES_SHARE,
    STAKES,
    TURN_BEGINS,
    TURN_ORDER,
    VASSALS_CLAIM,
    VASSALS_JOKER,
    WINNERS_CLAIM,
    WINNERS_JOKER,
)
from ..scoring import evaluate
from ..state import Course, Rex
from .battle import claim_tokens, fight, give_rest_to_rome, use_jokers
from .opening import choose_kingdoms, choose_objectives, deal
from .planning import plan
from .powers import offer_help, use_powers
from .turn import begin_turn, determine_order, end_turn, recruit


@final
class CourseOfPlay(Course):
    """The phases in the order of the rules. Each does a little, asks somebody or names the next phase."""

    def go_on(self, s: Rex) -> None:
        while not s.asked and s.phase != OVER:
            phase = s.phase
            if phase == WINNERS_CLAIM:
                claim_tokens(s)
            elif phase == WINNERS_JOKER:
                use_jokers(s)
            elif phase == VASSALS_CLAIM:
                claim_tokens(s)
            elif phase == VASSALS_JOKER:
                use_jokers(s)
            elif phase == RECRUITMENT:
                recruit(s)
            elif phase == PLANNING:
                plan(s)
            elif phase == BATTLE:
                fight(s)
            elif phase == ROMES_SHARE:
                give_rest_to_rome(s)
            elif phase == POWERS:
                use_powers(s)
            elif phase == HELP:
                offer_help(s)
            elif phase == STAKES:
                evaluate(s)
                end_turn(s)
            elif phase == TURN_BEGINS:
                begin_turn(s)
            elif phase == TURN_ORDER:
                determine_order(s)
            elif phase == OBJECTIVE_CHOICE:
                choose_objectives(s)
            elif phase == DEALING:
                deal(s)
            else:
                assert phase == KINGDOM_CHOICE
                choose_kingdoms(s)


COURSE: Final = CourseOfPlay()
