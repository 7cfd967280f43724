"""Playing on quickly: to the end of a turn, or to the end of the game with everybody planning anew in every turn.

By the end all cards are played and all tokens drawn, so it shows what no judgement of the middle can: whether strength
was spent where it counted. In every turn everybody answers, not too exactly, what the others may plan.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.dice import Dice
from bretwalda.engine.rows import zeros
from bretwalda.engine.state import NOBODY

from ..board import (
    CLAIM,
    CLAIM_JOKER,
    CONFIRM,
    JOIN,
    JOKER,
    KINGDOMS,
    NOBODYS,
    PLANNING,
    PUT_AWAY,
    USE_JOKER,
    bit,
    planned_cards,
)
from ..realm import Realm
from ..scoring import points
from ..state import Rex
from ..steps.battle import CLAIMING, JOKER_STEP, claimable
from ..steps.opening import OBJECTIVE
from ..steps.powers import JOIN_STEP
from ..steps.rivals import plan_for_rival
from .outlook import Outlook, forces
from .plan import Plans
from .value import Judge

ANY_PLANS: Final[i64] = 4  # plans of each kingdom that come to mind first
ANSWERED: Final[i64] = 6  # plans of each rival that a plan answers
ANSWERS: Final[i64] = 2  # times that everybody thinks again
A_POINT: Final[float] = (
    1.0  # log-odds: in trials a victory by more points is a surer one, and a near defeat no certain one
)


# --- To the end of the turn -----------------------------------------------------------------------


def finished(s: Rex, look: Outlook) -> vec[float]:
    """Play on to the end of the turn with quick choices, and judge."""
    turn = s.turn
    while s.actor != NOBODY and s.turn == turn and s.phase > PLANNING:
        s.take(s.actor, quick_choice(s, look, s.actor))
    return look.judge.chances(s)


def quick_choice(s: Rex, look: Outlook, seat: i64) -> i64:
    """A sensible choice in a battle: what is worth most by itself, the highest card."""
    step = s.step
    realm = s.realm[s.kingdom_of(seat)]
    if step is CLAIMING:
        token = look.favourite(realm.kingdom, claimable(s, realm))
        return CLAIM + token if token < JOKER else CLAIM_JOKER + token - JOKER
    options = s.options(seat)
    if step is JOKER_STEP:
        return best_place(s, look, realm, options, USE_JOKER)
    if step is JOIN_STEP:
        return best_place(s, look, realm, options, JOIN)
    return options[len(options) - 1]  # the highest card


def best_place(s: Rex, look: Outlook, realm: Realm, options: vec[i64], verb: i64) -> i64:
    """The place that is worth most; declining is worth nothing."""
    look.judge.look(s)
    best = -1.0
    out = options[0]
    for choice in options:
        if choice >= verb:
            worth = look.judge.points(s, realm, realm.held | bit(choice - verb))
            if worth > best:
                best = worth
                out = choice
    return out


# --- To the end of the game -----------------------------------------------------------------------


def played_out(s: Rex, look: Outlook, dice: Dice, turns: i64) -> vec[float]:
    """Play on for so many turns, this one included, or to the end of the game: how good that is for each seat."""
    judge = look.judge
    last = s.turn + turns
    while s.actor != NOBODY and s.turn < last:
        if s.phase == PLANNING:
            look = plan_for_all(s, judge, dice)
        elif s.step is OBJECTIVE:
            s.take(s.actor, least_promising(s, judge, s.actor))
        else:
            s.take(s.actor, quick_choice(s, look, s.actor))
    return by_points(s) if s.actor == NOBODY and s.seats > 1 else judge.chances(s)


def by_points(s: Rex) -> vec[float]:
    """The result of a game as chances: who won by a point might have lost it by another draw."""
    out = zeros(s.seats)
    total = 0.0
    for seat in range(s.seats):
        ahead = 0.0
        own = points(s.realm[s.kingdom_of(seat)])
        for other in range(s.seats):
            ahead += float(own - points(s.realm[s.kingdom_of(other)]))
        out[seat] = exp(A_POINT * ahead / float(s.seats))
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total
    return out


def least_promising(s: Rex, judge: Judge, seat: i64) -> i64:
    """The objective to put away."""
    judge.look(s)
    realm = s.realm[s.kingdom_of(seat)]
    options = s.options(seat)
    out = options[0]
    for choice in options:
        if judge.objective_points(realm.held, choice - PUT_AWAY) < judge.objective_points(realm.held, out - PUT_AWAY):
            out = choice
    return out


def plan_for_all(s: Rex, judge: Judge, dice: Dice) -> Outlook:
    """Let everybody plan, and battle begin; what the tokens are worth to each."""
    look = Outlook(s, judge)
    look.weigh_zones(s)
    likely = vec[i64](capacity=(ANY_PLANS + ANSWERS) * KINGDOMS)  # by round, then kingdom; by zones
    for _k in range(ANY_PLANS):
        for k in range(KINGDOMS):
            likely = append(likely, forces(any_plan(s, s.realm[k], dice)))
    plans = vec[i64](capacity=KINGDOMS)
    for number in range(ANY_PLANS, ANY_PLANS + ANSWERS):
        plans = vec[i64](capacity=KINGDOMS)
        for k in range(KINGDOMS):
            plan = answer(s, look, likely, number, k, dice) if s.realm[k].seat >= 0 else any_plan(s, s.realm[k], dice)
            plans = append(plans, plan)
        for plan in plans:
            likely = append(likely, forces(plan))
    for k in range(KINGDOMS):
        realm = s.realm[k]
        if realm.seat >= 0:
            realm.plan = plans[k]
            realm.hand -= planned_cards(realm.plan)
    s.ready = (1 << s.seats) - 2
    s.actor = 0
    s.take(0, CONFIRM)
    return look


def answer(s: Rex, look: Outlook, likely: vec[i64], number: i64, k: i64, dice: Dice) -> i64:
    """What a kingdom may plan against the likely plans of the latest rounds."""
    plans = Plans(look, k, s.realm[k].hand, 0)
    one = (k + 1) % KINGDOMS
    other = (k + 2) % KINGDOMS
    plans.weigh(one, recalled(likely, number, one, dice), other, recalled(likely, number, other, dice))
    return plans.drawn(dice)


def recalled(likely: vec[i64], number: i64, k: i64, dice: Dice) -> vec[i64]:
    """Some likely plans of a kingdom, by zones."""
    out = vec[i64](capacity=ANSWERED)
    for _k in range(ANSWERED):
        out = append(out, likely[(number - 1 - dice.below(ANY_PLANS)) * KINGDOMS + k])
    return out


def any_plan(s: Rex, realm: Realm, dice: Dice) -> i64:
    """A plan that a kingdom could make; without a player, by its rules."""
    if realm.held == 0 or (s.seats == 1 and realm.seat >= 0):
        return 0  # nobody answers it
    if realm.seat == NOBODYS:
        copy = s.copy(dice.fork())
        plan_for_rival(copy, copy.realm[realm.kingdom])
        return copy.realm[realm.kingdom].plan
    hand = realm.hand
    s.imagine_plan(realm)
    plan = realm.plan
    realm.plan = 0
    realm.hand = hand
    return plan
