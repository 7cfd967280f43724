"""How the computer judges a position of Barbarian Kingdoms, and plays it out."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.counsel import Counsel, victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State

from .board import (
    BRIBE,
    CLAIM,
    DONE,
    INVADE,
    KING,
    KING_POINTS,
    KINGS_TO_WIN,
    MANOEUVRE,
    NEXT,
    NONE,
    PASS,
    PROVINCES_TO_WIN,
    RECRUIT,
    SEA,
    TAX,
    WARRIOR_VALUE,
    count,
    value,
)
from .scoring import trophies
from .state import ACTIVE, BRIBERY, CONTEST, EXTRA_CLAIM, FOE, INVASION, MOVING, REINFORCEMENT, TURN, Kingdoms
from .steps.battle import points
from .steps.outcome import claimable

# Each weight by its place in the list, with its reason. All were set by judgement, none is fitted yet.
PROVINCE: Final[i64] = 0  # a province under control
NEARNESS: Final[i64] = 1  # ... more so the nearer the goal is (for the square of their share of the goal)
FOOTHOLD: Final[i64] = 2  # a province held that could be claimed
TROPHY: Final[i64] = 3  # an enemy king eliminated
OWN_KING: Final[i64] = 4  # the own king alive
DANGER: Final[i64] = 5  # the own king within reach of a stronger enemy
MENACE: Final[i64] = 6  # an enemy king within reach of a weaker guard
FIGHTER: Final[i64] = 7  # a warrior on the map
MONEY: Final[i64] = 8  # a tremis in the treasury
ENOUGH: Final[i64] = 9  # so many tremis are of use; more count for little
SLOPE: Final[i64] = 10  # how surely a lead wins

WEIGHTS: Final[list[float]] = [1.0, 4.0, 0.45, 4.0, 1.2, 1.6, 0.5, 0.45, 0.13, 14.0, 0.55]

HORIZON: Final[i64] = 2  # rounds until a play-out is judged


def weights(values: list[float]) -> vec[float]:
    """Weights in the form the counsel reads."""
    return vec[float](values)


@final
class KingdomsCounsel(Counsel):
    """Plays on for two rounds with sensible actions and bribes near what they must beat, then judges."""

    def __init__(self, weight: vec[float], horizon: i64) -> None:
        self.weight: vec[float] = weight
        self.horizon: i64 = horizon

    def play_out(self, state: State, dice: Dice) -> vec[float]:
        assert isinstance(state, Kingdoms)
        until = state.round + self.horizon
        seat = state.actor
        while seat != NOBODY:
            if state.round >= until and state.step.number == TURN:
                return self.judge(state)
            state.take(seat, self.pick(state, seat, dice))
            seat = state.actor
        return victory(state)

    # --- The choice to take in a play-out ---

    def pick(self, s: Kingdoms, seat: i64, dice: Dice) -> i64:
        options = s.step.options(s, seat)
        n: i64 = len(options)
        if n == 1:
            return options[0]
        step = s.step.number
        if step == TURN:
            return self.pick_action(s, seat, options, dice)
        if step == BRIBERY and options[0] == BRIBE:
            return self.pick_bribe(s, seat, options, dice)
        if CONTEST <= step <= REINFORCEMENT:
            return self.pick_support(s, options, dice)
        if step == EXTRA_CLAIM:
            return options[n - 1]
        if step == MOVING and options[0] == DONE and dice.below(3):
            return DONE
        if step == INVASION and options[0] == KING and dice.below(4):
            return options[1 + dice.below(n - 1)]
        return options[dice.below(n)]

    def pick_action(self, s: Kingdoms, seat: i64, options: vec[i64], dice: Dice) -> i64:
        """Claim if possible, tax if poor, rarely just move."""
        total: i64 = 0
        poor = s.wealth(seat) < 4
        for choice in options:
            total += action_weight(choice, poor)
        k = dice.below(total)
        for choice in options:
            k -= action_weight(choice, poor)
            if k < 0:
                return choice
        return TAX

    def pick_bribe(self, s: Kingdoms, seat: i64, options: vec[i64], dice: Dice) -> i64:
        """What it takes to win, give or take a little, or nothing."""
        i = ACTIVE if s.owner[s.active] == seat else FOE
        needed = points(s, 1 - i) - points(s, i) + i
        if needed < 0:
            needed = 0
        rival = s.wealth(s.owner[s.kingdom_of(1 - i)])
        wanted = needed + dice.below(2 + rival // 3)
        if dice.below(4) == 0:
            return options[0]
        best = options[0]
        for choice in options:
            if choice - BRIBE <= wanted:
                best = choice
        return best if best - BRIBE >= needed else options[0]

    def pick_support(self, s: Kingdoms, options: vec[i64], dice: Dice) -> i64:
        """Stay away as often as not, and keep the king at home."""
        n: i64 = len(options)
        if options[0] != PASS or dice.below(2):
            return options[0]
        at = 1 + dice.below(n - 1)
        if options[at] == KING and dice.below(3):
            return options[0]
        return options[at]

    # --- The judgement of a position ---

    def judge(self, s: Kingdoms) -> vec[float]:
        """The chances of victory: each side's standing by its best kingdom, partners alike."""
        standing = vec[float](capacity=s.seats)
        for seat in range(s.seats):
            standing = append(standing, self.standing(s, seat))
        most = standing[0]
        for seat in range(1, s.seats):
            if standing[seat] > most:
                most = standing[seat]
        total = 0.0
        for seat in range(s.seats):
            standing[seat] = exp(self.weight[SLOPE] * (standing[seat] - most))
            total += standing[seat]
        out = vec[float](capacity=s.seats)
        for seat in range(s.seats):
            together = 0.0
            for other in range(s.seats):
                if s.team(other) == s.team(seat):
                    together += standing[other]
            out = append(out, together / total)
        return out

    def standing(self, s: Kingdoms, seat: i64) -> float:
        """How well a player stands."""
        w = self.weight
        tremis = float(s.wealth(seat))
        out = w[MONEY] * (tremis if tremis < w[ENOUGH] else w[ENOUGH] + 0.25 * (tremis - w[ENOUGH]))
        kings: i64 = 0
        for k in s.order:
            if s.owner[k] == seat:
                kings += trophies(s, k)
                out += self.kingdom_worth(s, k)
        share = float(kings) / float(KINGS_TO_WIN)
        return out + w[TROPHY] * share * (1.0 + share)

    def kingdom_worth(self, s: Kingdoms, k: i64) -> float:
        w = self.weight
        lands = s.lands(k)
        share = float(lands) / float(PROVINCES_TO_WIN)
        out = w[PROVINCE] * float(lands) + w[NEARNESS] * share * share
        out += w[FIGHTER] * float(s.levied[k]) + w[FOOTHOLD] * float(count(claimable(s, k)))
        if s.king[k] == NONE:
            return out
        out += w[OWN_KING]
        for other in s.order:
            if not s.friends(other, k):
                if threatened(s, k, other):
                    out -= w[DANGER]
                if s.king[other] != NONE and threatened(s, other, k):
                    out += w[MENACE]
        return out


def action_weight(choice: i64, poor: bool) -> i64:
    """How often an action is taken in a play-out."""
    if choice == CLAIM:
        return 12
    if choice == INVADE:
        return 6
    if choice == RECRUIT:
        return 4
    if choice == MANOEUVRE:
        return 1
    return 5 if poor else 2


def strength_at(s: Kingdoms, k: i64, province: i64) -> i64:
    """The battle points that a kingdom's units next to a province amount to."""
    near = NEXT[province]
    out = count(s.troops[k] & near) * s.power(k, WARRIOR_VALUE, False)
    zone = s.king[k]
    if 0 <= zone < SEA and near >> zone & 1:
        out += KING_POINTS
    return out


def threatened(s: Kingdoms, k: i64, by: i64) -> bool:
    """Whether a king on land could be beaten by an enemy's units and money next to him."""
    zone = s.king[k]
    if zone < 0 or zone >= SEA:
        return False
    attack = strength_at(s, by, zone)
    if attack == 0:
        return False
    guard = KING_POINTS + strength_at(s, k, zone) + value(s.purse[s.owner[k]])
    return attack + value(s.purse[s.owner[by]]) >= guard


def counsel() -> KingdomsCounsel:
    """The counsel as set."""
    return KingdomsCounsel(weights(WEIGHTS), HORIZON)
