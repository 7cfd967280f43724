"""The computer player of Rex Britannorum: an opinion of every choice.

A plan is found against plans that the others are likely to make (`plan.py`); the best ones are tried on the rules
themselves, in worlds in which the others hold the cards for theirs, to the end of the turn, and judged there
(`value.py`). Every other choice is tried in the same way. Plans nearly as good as the best are mixed, so that
nobody can foresee them. The higher levels play the best of all on to the end of the game (`trials.py`).
"""

from __future__ import annotations

from math import exp
from time import monotonic
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.counsel import Counsel, Opinion
from bretwalda.engine.dice import Dice
from bretwalda.engine.rows import zeros
from bretwalda.engine.state import State

from ..board import (
    CONFIRM,
    DRAW,
    EXTRA,
    KINGDOMS,
    NONE,
    PLANNING,
    PUT_AWAY,
    RECRUIT,
    RECRUITMENT,
    SEND,
    VALUES,
    ZONES,
    card,
    count,
    planned,
    planned_cards,
    planned_zone,
)
from ..realm import Realm
from ..state import Rex
from ..steps.opening import KINGDOM, OBJECTIVE
from .outlook import Outlook
from .plan import Forecast, Plans, recruits_to_come, with_recruits
from .trials import finished, played_out
from .value import WEIGHTS, Judge

# How much of a level's effort goes where.
EFFORT_FOR_ROUND: Final[i64] = 125  # a round of likely plans, and a world in which the best are tried
LEAST_ROUNDS: Final[i64] = 3
MOST_ROUNDS: Final[i64] = 400
EFFORT_FOR_WORLD: Final[i64] = 250  # a world in which each option of another decision is tried
LEAST_WORLDS: Final[i64] = 2
MOST_WORLDS: Final[i64] = 60
LEAST_TRIED: Final[i64] = 8  # plans
MOST_TRIED: Final[i64] = 32
ROUNDS_FOR_TRIED: Final[i64] = 4  # a plan more is tried for so many rounds
PLAYS_OUT_FROM: Final[i64] = 10_000  # with less the best are not played on to the end of the game
EFFORT_FOR_GAME: Final[i64] = 40  # a game that is played on
FINALISTS: Final[i64] = 8  # plans that are
TURNS_PLAYED: Final[i64] = 8  # on, if there are as many: to the end
GUESSED: Final[float] = 120.0  # as so many games the judgement at the end of the turn counts
GUESSED_ALONE: Final[float] = 0.2  # ... alone a part of it: points differ less from game to game than victories do

MIXED: Final[float] = 0.006  # how far below the best a plan may be, in chances of victory, to be taken a third as often
OFTEN: Final[i64] = 1000  # how often the best choice would be taken, beside which the others are counted
DOUBT: Final[float] = 0.22  # log-odds: so close are two options that a player may well confuse
POINT: Final[float] = 0.06  # the chance of victory for a point, where plans are not tried


@final
class RexCounsel(Counsel):
    """Opinions in place of a search."""

    def __init__(self, weight: vec[float], turns: i64, guessed: float) -> None:
        self.judge: Final[Judge] = Judge(weight)
        self.turns: Final[i64] = turns  # for which a trial is played on
        self.guessed: Final[float] = guessed  # as so many of them the planner's own opinion counts

    def chances(self, state: State) -> vec[float]:
        assert isinstance(state, Rex)
        return self.judge.chances(state)

    def stage(self, state: State) -> i64:
        assert isinstance(state, Rex)
        return state.turn

    def doubt(self, errs: float) -> float:
        return DOUBT * errs

    def opinions(self, state: State, seat: i64, dice: Dice, effort: i64) -> list[Opinion]:
        assert isinstance(state, Rex)
        step = state.step
        if step is KINGDOM:
            return about_kingdoms(state, seat, dice)
        if step is OBJECTIVE:
            return about_objectives(state, seat, self.judge)
        if state.phase == RECRUITMENT:
            return about_recruits(state, seat, self.judge, dice, effort)
        if state.phase == PLANNING:
            return about_plans(state, seat, self, dice, effort)
        return about_gains(state, seat, self.judge, dice, effort)

    def simulations(self, effort: i64) -> i64:
        return effort // EFFORT_FOR_GAME if effort >= PLAYS_OUT_FROM else 0

    def worth_trying(self, state: State, seat: i64, opinions: list[Opinion]) -> list[Opinion]:
        """All that is decided openly in a turn; whole plans have raced already."""
        assert isinstance(state, Rex)
        return [] if state.secret or state.turn == 0 else opinions[:FINALISTS]

    def try_out(self, state: State, seat: i64, dice: Dice, effort: i64) -> vec[float]:
        """Play on to the end of the game; without effort, as reviews do, to the end of the turn."""
        assert isinstance(state, Rex)
        return played_out(state, Outlook(state, self.judge), dice, self.turns if effort else 1)


def counsel_by(values: list[float]) -> RexCounsel:
    """A counsel with some weights."""
    return RexCounsel(vec[float](values), TURNS_PLAYED, GUESSED)


def counsel() -> RexCounsel:
    return counsel_by(WEIGHTS)


def within(number: i64, least: i64, most: i64) -> i64:
    """A number that is neither too small nor too large."""
    return least if number < least else most if number > most else number


def descending(opinion: Opinion) -> tuple[i64, float, i64]:
    return -opinion.visits, -opinion.value, opinion.choice


def by_value(opinion: Opinion) -> tuple[float, i64]:
    return -opinion.value, opinion.choice


def chance(value: float) -> float:
    """A value as a chance, never quite certain."""
    return 0.001 if value < 0.001 else 0.999 if value > 0.999 else value


def share(s: Rex, below_best: float) -> i64:
    """How often a choice is taken that is so much worse than the best; alone, where nobody foresees it, hardly ever."""
    if s.seats == 1:
        return 1 if below_best > 0.0 else OFTEN
    out = i64(float(OFTEN) * exp(-below_best / MIXED))
    return out if out > 0 else 1


# --- Before the first turn ------------------------------------------------------------------------


def about_kingdoms(s: Rex, seat: i64, dice: Dice) -> list[Opinion]:
    """No kingdom is better than another: any of them."""
    options = s.options(seat)
    dice.shuffle(options)
    even = 0.5 if s.seats == 1 else 1.0 / float(s.seats)
    return [Opinion(choice, even, 1) for choice in options]


def about_objectives(s: Rex, seat: i64, judge: Judge) -> list[Opinion]:
    """Put away what promises fewest points."""
    judge.look(s)
    realm = s.realm[s.kingdom_of(seat)]
    options = s.options(seat)
    least = 1000.0
    for choice in options:
        points = judge.objective_points(realm.held, choice - PUT_AWAY)
        if points < least:
            least = points
    even = 1.0 / float(s.seats)
    out: list[Opinion] = []
    for choice in options:
        lost = POINT * (judge.objective_points(realm.held, choice - PUT_AWAY) - least)
        out.append(Opinion(choice, chance(even - lost), share(s, lost)))
    return sorted(out, key=descending)


# --- Recruitment ----------------------------------------------------------------------------------


def about_recruits(s: Rex, seat: i64, judge: Judge, dice: Dice, effort: i64) -> list[Opinion]:
    """Take the card that makes the best plan possible; a card drawn may be any of the pile."""
    rounds = within(effort // EFFORT_FOR_ROUND // 2, LEAST_ROUNDS, MOST_ROUNDS // 4)
    forecast = Forecast(s, seat, judge, dice, rounds)
    realm = s.realm[forecast.kingdom]
    even = judge.chances(s)[seat]
    options = s.options(seat)
    gains = vec[float](capacity=len(options))
    best = -1000.0
    for choice in options:
        gain = (
            drawn_worth(forecast, s, realm) if choice == DRAW else recruit_worth(forecast, s, realm, choice - RECRUIT)
        )
        gains = append(gains, gain)
        if gain > best:
            best = gain
    out: list[Opinion] = []
    for k in range(i64(len(options))):
        out.append(Opinion(options[k], chance(even + POINT * (gains[k] - best)), 1))
    return sorted(out, key=by_value)


def recruit_worth(forecast: Forecast, s: Rex, realm: Realm, kind: i64) -> float:
    """The best plan with a card of the queue and the best that may follow it."""
    hand = with_recruits(realm, realm.hand + card(kind), realm.queue - card(kind), recruits_to_come(s, realm) - 1)
    return forecast.own_plans(hand, 0).best()


def drawn_worth(forecast: Forecast, s: Rex, realm: Realm) -> float:
    """The same for a card of the draw pile, whichever it is."""
    out = 0.0
    number = 0.0
    deck = realm.deck
    for kind in range(realm.kingdom * VALUES, (realm.kingdom + 1) * VALUES):
        n = count(deck, kind)
        if n:
            hand = with_recruits(realm, realm.hand + card(kind), realm.queue, recruits_to_come(s, realm) - 1)
            out += float(n) * forecast.own_plans(hand, 0).best()
            number += float(n)
    return out / number


# --- Planning -------------------------------------------------------------------------------------


def about_plans(s: Rex, seat: i64, counsel: RexCounsel, dice: Dice, effort: i64) -> list[Opinion]:
    """Try the most promising plans in likely worlds, and say how often to take each next step of one."""
    rounds = within(effort // EFFORT_FOR_ROUND, LEAST_ROUNDS, MOST_ROUNDS)
    forecast = Forecast(s, seat, counsel.judge, dice, rounds)
    realm = s.realm[forecast.kingdom]
    plans = forecast.own_plans(realm.hand + planned_cards(realm.plan), realm.plan)
    tried = most_promising(plans, within(rounds // ROUNDS_FOR_TRIED + LEAST_TRIED, LEAST_TRIED, MOST_TRIED))
    values = raced(forecast, s, seat, plans, tried)
    games = counsel.simulations(effort)
    if games:
        race = Race(forecast, s, seat, values, counsel)
        race.run(plans, tried, games)
        values = race.values()
    best = 0.0
    worst = 1.0
    for value in values:
        best = value if value > best else best
        worst = value if value < worst else worst
    tally = Tally(s.options(seat), realm.plan)
    for k in range(i64(len(tried))):
        tally.add(plans.plan[tried[k]], values[k], share(s, best - values[k]))
    least = plans.value[tried[i64(len(tried)) - 1]]
    for k in range(i64(len(plans.plan))):  # the rest is as much worse than what was tried as it looked
        if plans.value[k] < least:
            tally.add(plans.plan[k], worst - POINT * (least - plans.value[k]), 0)
    return tally.opinions()


def most_promising(plans: Plans, number: i64) -> vec[i64]:
    """The places of the plans with the highest values."""
    out = vec[i64](capacity=number)
    n: i64 = len(plans.plan)
    value = plans.value[:]
    while len(out) < number and len(out) < n:
        best: i64 = 0
        for k in range(1, n):
            if value[k] > value[best]:
                best = k
        value[best] = -10_000.0
        out = append(out, best)
    return out


def raced(forecast: Forecast, s: Rex, seat: i64, plans: Plans, tried: vec[i64]) -> vec[float]:
    """The chance of victory of each plan, by successive halving: only the better half goes on to further worlds."""
    n: i64 = len(tried)
    sums = zeros(n)
    behind = zeros(n)  # the best of those in the race, in the same worlds
    racing = vec[i64](capacity=n)
    for k in range(n):
        racing = append(racing, k)
    worlds: i64 = len(forecast.worlds)
    best = 0.0
    for world in range(worlds):
        best = 0.0
        for k in racing:
            sums[k] += tried_value(forecast, s, seat, world, plans.plan[tried[k]])
            best = sums[k] if sums[k] > best else best
        for k in racing:
            behind[k] = (best - sums[k]) / float(world + 1)
        if world + 1 == worlds // 3 or world + 1 == 2 * worlds // 3:
            racing = better_half(racing, sums)
    for k in range(n):
        behind[k] = best / float(worlds) - behind[k]
    return behind


@final
class Race:
    """The best of the plans that were tried, played on in the same worlds, with the same luck."""

    def __init__(self, forecast: Forecast, s: Rex, seat: i64, guesses: vec[float], counsel: RexCounsel) -> None:
        self.forecast: Final[Forecast] = forecast
        self.start: Final[Rex] = s
        self.seat: Final[i64] = seat
        self.turns: Final[i64] = counsel.turns
        self.until: Final[float] = counsel.until
        self.guesses: Final[vec[float]] = guesses
        self.racing: vec[i64] = foremost(guesses, FINALISTS)
        self.sums: vec[float] = zeros(len(guesses))
        guessed = counsel.guessed if s.seats > 1 else GUESSED_ALONE * counsel.guessed
        self.number: float = guessed  # of games, the guess included; those who dropped out have fewer
        self.behind: vec[float] = zeros(len(guesses))  # how much worse than the best, as long as it was in the race
        for k in self.racing:
            self.sums[k] = guessed * guesses[k]

    def run(self, plans: Plans, tried: vec[i64], games: i64) -> None:
        """Half of the games that are left, then the better half goes on, until there are no more, or no more time."""
        world: i64 = 0
        worlds: i64 = len(self.forecast.worlds)
        while len(self.racing) > 1 and games > 0:
            for _k in range(1 + games // (2 * i64(len(self.racing)))):
                dice = self.forecast.dice.fork()
                for k in self.racing:
                    state = planned_world(self.forecast, self.start, self.seat, world % worlds, plans.plan[tried[k]])
                    state.dice = dice.clone()
                    look = self.forecast.looks[world % worlds]
                    self.sums[k] += played_out(state, look, dice.clone(), self.turns)[self.seat]
                    games -= 1
                self.number += 1.0
                world += 1
                if monotonic() >= self.until:
                    games = 0
                    break
            best = self.best()
            for k in self.racing:
                self.behind[k] = (best - self.sums[k]) / self.number
            self.racing = better_half(self.racing, self.sums)

    def best(self) -> float:
        """The sum of the best who is still racing."""
        out = 0.0
        for k in self.racing:
            out = self.sums[k] if self.sums[k] > out else out
        return out

    def values(self) -> vec[float]:
        """Every plan's chance of victory; what was not played on stays as far behind as it was, and behind the rest."""
        best = self.best() / self.number
        most = 0.0
        worst = best
        n: i64 = len(self.guesses)
        for k in range(n):
            most = self.guesses[k] if self.guesses[k] > most else most
            worst = best - self.behind[k] if best - self.behind[k] < worst else worst
        out = vec[float](capacity=n)
        for k in range(n):
            if self.sums[k] > 0.0:
                out = append(out, best - self.behind[k])
            else:
                value = best - (most - self.guesses[k])
                out = append(out, value if value < worst else worst)
        return out


def foremost(values: vec[float], number: i64) -> vec[i64]:
    """The places of the highest values."""
    out = vec[i64](capacity=number)
    for k in range(i64(len(values))):
        before: i64 = 0
        for other in range(i64(len(values))):
            if values[other] > values[k] or (values[other] == values[k] and other < k):
                before += 1
        if before < number:
            out = append(out, k)
    return out


def better_half(racing: vec[i64], sums: vec[float]) -> vec[i64]:
    """Those with no more than half of the others before them."""
    out = vec[i64](capacity=len(racing))
    for k in racing:
        before: i64 = 0
        for other in racing:
            if sums[other] > sums[k]:
                before += 1
        if 2 * before < len(racing):
            out = append(out, k)
    return out


def tried_value(forecast: Forecast, s: Rex, seat: i64, number: i64, plan: i64) -> float:
    """The chance of victory of a plan in a likely world."""
    return finished(planned_world(forecast, s, seat, number, plan), forecast.looks[number])[seat]


def planned_world(forecast: Forecast, s: Rex, seat: i64, number: i64, plan: i64) -> Rex:
    """A likely world in which everybody has planned, and the seat this."""
    world = forecast.worlds[number].copy(forecast.worlds[number].dice.clone())
    world.ready = (1 << s.seats) - 1 & ~(1 << seat)
    for k in range(KINGDOMS):
        realm = world.realm[k]
        if k == forecast.kingdom:
            realm.hand += planned_cards(realm.plan) - planned_cards(plan)
            realm.plan = plan
        elif realm.seat >= 0:
            realm.plan = forecast.plan_in(number, k)
            realm.hand -= planned_cards(realm.plan)
    world.take(seat, CONFIRM)
    return world


@final
class Tally:
    """How often each choice of a planner is taken: it may begin, or go on with, several plans."""

    def __init__(self, options: vec[i64], begun: i64) -> None:
        self.options: Final[vec[i64]] = options
        self.begun: Final[i64] = begun  # the cards that lie in the holder already
        self.value: vec[float] = vec[float](capacity=len(options))  # of the best plan that goes on with it
        self.often: vec[i64] = vec[i64](capacity=len(options))
        for _k in range(i64(len(options))):
            self.value = append(self.value, 0.0)
            self.often = append(self.often, 0)

    def add(self, plan: i64, value: float, times: i64) -> None:
        """Credit a plan to each choice that it may go on with."""
        if planned(self.begun, 1) != NONE:
            self.credit(self.sent(plan, EXTRA), value, times)
            return
        if planned(self.begun, 0) == NONE:
            self.credit(self.sent(plan, 0), value, times)
        self.credit(self.sent(plan, 1), value, times)

    def sent(self, plan: i64, slot: i64) -> i64:
        """The choice that puts a plan's card into a place of the holder, or confirms without one."""
        if planned(plan, slot) == NONE:
            return CONFIRM
        return SEND + planned(plan, slot) * ZONES + planned_zone(plan, slot)

    def credit(self, choice: i64, value: float, times: i64) -> None:
        for k in range(i64(len(self.options))):
            if self.options[k] == choice:
                self.often[k] += times
                if value > self.value[k]:
                    self.value[k] = value

    def opinions(self) -> list[Opinion]:
        out: list[Opinion] = []
        for k in range(i64(len(self.options))):
            often = self.often[k] if self.often[k] > 0 else 1
            out.append(Opinion(self.options[k], chance(self.value[k]), often))
        return sorted(out, key=descending)


# --- Gains, powers, help --------------------------------------------------------------------------


def about_gains(s: Rex, seat: i64, judge: Judge, dice: Dice, effort: i64) -> list[Opinion]:
    """Try every option in some worlds to the end of the turn."""
    worlds = within(effort // EFFORT_FOR_WORLD, LEAST_WORLDS, MOST_WORLDS)
    options = s.options(seat)
    n: i64 = len(options)
    sums = vec[float](capacity=n)
    for _k in range(n):
        sums = append(sums, 0.0)
    for _k in range(worlds):
        world = s.imagine(seat, dice)
        for k in range(n):
            after = world.copy(world.dice.clone())
            after.take(seat, options[k])
            sums[k] += finished(after, Outlook(after, judge))[seat]
    out: list[Opinion] = []
    for k in range(n):
        out.append(Opinion(options[k], chance(sums[k] / float(worlds)), 1))
    return sorted(out, key=by_value)
