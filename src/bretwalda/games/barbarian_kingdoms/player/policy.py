"""The computer player of Barbarian Kingdoms: opinions of its own, bribes that cannot be read, counsel for the search.

`value.py` judges positions, `odds.py` solves the game of the bribes, `plan.py` says what comes of a choice. The
lower levels follow its opinions; the higher ones try every action of a turn out (`ai/trial.py`). Only what is settled
before the map lies open is left to the search.
"""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.counsel import Counsel, Opinion, victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State

from ..board import AGREE, BRIBE, CLAIM, DONE, INVADE, KING, MANOEUVRE, NONE, RECRUIT, TAX
from ..state import (
    ACTIVE,
    AGREEMENT,
    BRIBERY,
    CONTEST,
    EXTRA_CLAIM,
    FOE,
    INVASION,
    MOVING,
    REINFORCEMENT,
    TURN,
    Kingdoms,
)
from ..steps.battle import points
from .odds import EXACT, ROUGH, Bidder, Bribes
from .plan import Planner, edge, expected, lead
from .value import WEIGHTS, Judgement, weights

HORIZON: Final[i64] = 1  # rounds until a play-out is judged
# Iterations from which it looks at the next turn of whoever is about to win. Nobody does in trials, where that takes
# fifteen times as long: the choice that all others have to beat there was found with open eyes.
WATCHES_FROM: Final[i64] = 2_000
TRIES_FROM: Final[i64] = 10_000  # iterations: with fewer the planner's opinions are followed as they are
LOOKS_TWICE_FROM: Final[i64] = 50_000  # ... and with so many they are played on for two rounds
FOR_A_SIMULATION: Final[i64] = 50  # iterations of a search take as long
LONGEST: Final[i64] = 600  # decisions of a trial, should a turn never come again
TREASURIES: Final[i64] = 6  # of a rival, imagined before a bribe
DOUBT: Final[float] = 0.23  # log-odds: so close are two options that a player may well confuse
BLUNDERS: Final[float] = 1.53  # who errs three times as much takes for close what is five times as far
WHIM: Final[float] = 0.004  # chances that differ by less are the same to it: nobody can foretell its every move
OPENING_WHIM: Final[float] = 0.06  # the same in the first round, in which no judgement is so sure: openings vary
# A player may leave out what has few visits, but even the rare sums of a mixture belong to it. So the sum is drawn
# here: it gets so many visits that nothing else counts, and the others show how often they are drawn.
PARTS: Final[float] = 10_000.0
# The mixture is solved for a stake that both sides share. What a sum is worth to this side alone tilts it a little:
# by so much of log-odds worse, and it is drawn a third as often.
KEEN: Final[float] = 0.1
BEHIND: Final[float] = 1000.0
UNSURE: Final[float] = 0.001  # nothing is certain about a bribe


@final
class KingdomsCounsel(Counsel):
    """Plans its own turn, mixes its bribes, and judges positions for the search."""

    def __init__(self, weight: vec[float], horizon: i64) -> None:
        self.judgement: Final[Judgement] = Judgement(weight)
        self.planner: Final[Planner] = Planner(self.judgement)
        self.horizon: Final[i64] = horizon

    def chances(self, state: State) -> vec[float]:
        assert isinstance(state, Kingdoms)
        return self.judgement.chances(state)

    def stage(self, state: State) -> i64:
        assert isinstance(state, Kingdoms)
        return state.round

    def doubt(self, errs: float) -> float:
        return DOUBT * float(errs**BLUNDERS)

    # --- Opinions ---

    def opinions(self, state: State, seat: i64, dice: Dice, effort: i64) -> list[Opinion]:
        assert isinstance(state, Kingdoms)
        if state.step.number == AGREEMENT:
            return [Opinion(AGREE, 0.5)]  # it has no part in what people have talked over
        if state.open == 0:
            return []
        out: list[Opinion] = []
        if state.secret:
            out = self.bribes(state, seat, dice)
        else:
            s = expected(state)
            whim = OPENING_WHIM if s.round == 1 else WHIM
            watching = effort >= WATCHES_FROM
            for choice in s.step.options(s, seat):
                chance = self.planner.worth(s, seat, choice, watching)
                if 0.0 < chance < 1.0:  # what is certain is no matter of whim
                    chance = (1.0 - whim) * chance + whim * float(dice.below(1000)) / 1000.0
                out.append(Opinion(choice, chance))
        return sorted(out, key=descending)

    # --- Trials ---

    def simulations(self, effort: i64) -> i64:
        return effort // FOR_A_SIMULATION if effort >= TRIES_FROM else 0

    def worth_trying(self, state: State, seat: i64, opinions: list[Opinion]) -> list[Opinion]:
        """Every action of a turn; what comes after it follows from it."""
        assert isinstance(state, Kingdoms)
        if state.step.number != TURN or opinions[0].value == 1.0:
            return []
        return opinions

    def try_out(self, state: State, seat: i64, dice: Dice, effort: i64) -> vec[float]:
        """Play on until it is the seat's turn again, or once more after that."""
        assert isinstance(state, Kingdoms)
        reach: i64 = 2 if effort >= LOOKS_TWICE_FROM else 1
        others = False
        for _k in range(LONGEST):
            if state.actor == NOBODY:
                return victory(state)
            if state.step.number == TURN:
                if state.actor != seat:
                    others = True
                elif others:
                    others = False
                    reach -= 1
                    if reach == 0:
                        break
            state.take(state.actor, self.follow(state, state.actor, dice))
        return self.judgement.chances(state)

    def follow(self, s: Kingdoms, seat: i64, dice: Dice) -> i64:
        """What the planner takes, without much thought about bribes."""
        options = s.step.options(s, seat)
        if len(options) == 1:
            return options[0]
        if s.secret:
            i = ACTIVE if s.owner[s.active] == seat else FOE
            if s.due[i] != NONE:
                return options[0]
            game = self.bribe_game(s, i, dice)
            game.solve(ROUGH)
            return BRIBE + draw(game.own, dice)
        return self.opinions(s, seat, dice, 0)[0].choice

    def bribes(self, s: Kingdoms, seat: i64, dice: Dice) -> list[Opinion]:
        """A sum drawn from the mixture, with the others behind it; then the tokens, any of them."""
        out: list[Opinion] = []
        i = ACTIVE if s.owner[s.active] == seat else FOE
        options = s.step.options(s, seat)
        if s.due[i] != NONE:
            for choice in options:
                out.append(Opinion(choice, 0.5, 1))
            return out
        won = self.planner.judgement_after(s, i)[seat]
        lost = self.planner.judgement_after(s, 1 - i)[seat]
        game = self.bribe_game(s, i, dice)
        game.solve(EXACT)
        rivals = game.cumulated_rivals(True)
        n: i64 = len(options)
        values = vec[float](capacity=n)
        best = UNSURE
        for choice in options:
            value = self.after_bribe(game.chance_with(choice - BRIBE, rivals), choice - BRIBE, won, lost)
            values = append(values, value)
            best = value if value > best else best
        often = vec[float](capacity=n)
        total = 0.0
        for k in range(n):
            share = game.own.share_of(options[k] - BRIBE) * exp((lead(values[k]) - lead(best)) / KEEN)
            often = append(often, share)
            total += share
        left = total * float(dice.below(i64(PARTS))) / PARTS
        for k in range(n):
            visits = 1 + i64(BEHIND * often[k] / total) if total > 0.0 else 1
            if 0.0 <= left < often[k]:
                visits = i64(PARTS)
            left -= often[k]
            out.append(Opinion(options[k], values[k], visits))
        return out

    def after_bribe(self, chance: float, amount: i64, won: float, lost: float) -> float:
        """The chance of victory after a bribe that wins a battle with a chance: the money is gone either way."""
        out = chance * won + (1.0 - chance) * lost
        out -= self.planner.tremis(out) * float(amount)
        return UNSURE if out < UNSURE else out if out < 1.0 - UNSURE else 1.0 - UNSURE

    def bribe_game(self, s: Kingdoms, i: i64, dice: Dice) -> Bribes:
        """The game of the bribes as one side sees it: of the rival's treasury it knows what everybody has seen."""
        seat = s.owner[s.kingdom_of(i)]
        rival = s.owner[s.kingdom_of(1 - i)]
        purses = vec[i64](capacity=TREASURIES)
        if s.has_unknown(rival):
            for _k in range(TREASURIES):
                imagined = s.imagine(seat, dice)
                purses = append(purses, imagined.purse[rival])
        else:
            purses = append(purses, s.purse[rival])
        return Bribes(s.purse[seat], purses, edge(s, i), self.planner.stake_of(s))

    # --- For the search ---

    def play_out(self, state: State, dice: Dice) -> vec[float]:
        assert isinstance(state, Kingdoms)
        until = state.round + self.horizon
        seat = state.actor
        while seat != NOBODY:
            if state.round >= until and state.step.number == TURN:
                return self.judgement.chances(state)
            state.take(seat, self.pick(state, seat, dice))
            seat = state.actor
        return victory(state)

    def pick(self, s: Kingdoms, seat: i64, dice: Dice) -> i64:
        """The choice to take in a play-out."""
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
        if options[0] > DONE or dice.below(2):
            return options[0]
        at = 1 + dice.below(n - 1)
        if options[at] == KING and dice.below(3):
            return options[0]
        return options[at]


def draw(bidder: Bidder, dice: Dice) -> i64:
    """An amount, drawn from a bidder's mixture."""
    left = float(dice.below(i64(PARTS))) / PARTS
    for k in range(i64(len(bidder.amounts))):
        left -= bidder.share(k)
        if left < 0.0:
            return bidder.amounts[k]
    return bidder.amounts[0]  # the shares add up to a little less than 1


def descending(opinion: Opinion) -> tuple[i64, float, i64]:
    """In secret the most frequent first, otherwise the most promising."""
    return -opinion.visits, -opinion.value, opinion.choice


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


def counsel_by(values: list[float]) -> KingdomsCounsel:
    """A counsel with some weights."""
    return KingdomsCounsel(weights(values), HORIZON)


def counsel() -> KingdomsCounsel:
    """The counsel as fitted."""
    return counsel_by(WEIGHTS)
