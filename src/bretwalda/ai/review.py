"""A game that is over, looked at again: who stood how at every decision, what turned it, and what was luck.

Everything is open by now, so the chances of victory are those of the real positions. A choice, however, is judged in
worlds that its seat could imagine when it chose: nobody is blamed for what they could not see. What dice and draws
have changed is luck: the same choice is carried out many times with chance dealt anew (`State.redeal`), and luck is
what the real outcome was better or worse than the mean of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import takewhile
from typing import Any, NamedTuple

from bretwalda import compiled
from bretwalda.engine.counsel import victory
from bretwalda.engine.dice import Dice, seeded
from bretwalda.engine.game import Game
from bretwalda.engine.match import Decision, Match
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import NOBODY, State

from .critic import Critic, Verdict
from .explain import Explanation, Weighed, explain
from .player import never
from .solver import Solver

TURNING_POINTS = 5
LUCKY = 0.04  # a stroke of luck that turns a game
LEAST_EFFORT = 20  # for each of the positions that luck is averaged over
SOLVABLE = 20_000  # positions that may be looked at to work an ending out
PROBES = 4  # redeals that lead to the same position show that nothing was left to chance
NO_CHANCE = Dice(0, 0, 0, 0)
CURVE, THOUGHTS, TRIALS, REASONS = 0.35, 0.3, 0.3, 0.05  # parts of the work


class Depth(NamedTuple):
    """How thoroughly a game is looked at; all of it is counted, so that the same game gets the same review everywhere.

    Attributes:
        iterations: of a thought about one decision.
        effort: for a chance of victory (`Game.foretell`): games that are played on, where a game needs that.
        redeals: how often chance is dealt anew after a choice.
        rounds: how choices other than the expected one are tried: in that many worlds each, that many of them at most.
    """

    iterations: int
    effort: int
    redeals: int
    rounds: tuple[tuple[int, int], ...]


USUAL = Depth(iterations=1000, effort=400, redeals=24, rounds=((4, 200), (8, 40), (32, 12)))
SKETCH = Depth(
    iterations=200, effort=40, redeals=8, rounds=((4, 12),)
)  # for rules that are not compiled: a fortieth as fast


class Interrupted(Exception):
    """Somebody no longer wants to know."""


@dataclass(frozen=True)
class TurningPoint:
    """A decision at which the game turned.

    Attributes:
        decision: how many decisions had been taken before it.
        seat: who decided.
        choice: what was chosen.
        better: what would have been better, by what the seat could know; None = it was luck that turned the game.
        change: what the choice gave up, or what luck has given the seat that it moved most.
        whose: whose chance changed so: the seat's own, or that of whom luck moved most.
        why: the better choice beside the one that was taken.
    """

    decision: int
    seat: int
    choice: int
    better: int | None
    change: float
    whose: int
    why: Explanation | None = None

    @property
    def reason(self) -> Weighed | None:
        """What is said of the better choice beside the one that was taken, if it was explained."""
        options = () if self.why is None else self.why.options
        return next((option for option in options if option.choice == self.better and option.rival is not None), None)


@dataclass(frozen=True)
class Balance:
    """How a seat came to its result; start, luck, play and others add up to end.

    Attributes:
        start: its chance of victory before anybody had decided anything.
        luck: what dice and draws have changed.
        play: what its own choices have changed beside those that a middling player would have taken.
        others: what the others' choices have changed, and the course of the game.
        end: its part of the victory.
        decisions: how often it had a choice.
        mistakes: how often something else was surely better.
    """

    start: float
    luck: float
    play: float
    others: float
    end: float
    decisions: int
    mistakes: int


@dataclass(frozen=True)
class Review:
    """All that is found; `review` gives it.

    Attributes:
        chances: by decision, from the beginning to the end, each seat's chance of victory.
        luck: by decision what chance has changed for each seat; decisions that left nothing to chance are missing.
        verdicts: on every decision with a choice.
        turning_points: at most five, in the order of the game.
        balances: by seat.
    """

    chances: tuple[tuple[float, ...], ...]
    luck: dict[int, tuple[float, ...]]
    verdicts: tuple[Verdict, ...]
    turning_points: tuple[TurningPoint, ...]
    balances: tuple[Balance, ...]


def review(
    match: Match,
    depth: Depth | None = None,
    seed: str = "review",
    progress: Callable[[float], None] = lambda done: None,
    stop: Callable[[], bool] = never,
) -> Review:
    """Look at a game that is over again. Progress is told from 0 to 1; when `stop` says so, `Interrupted` is raised.

    >>> import bretwalda
    >>> match = Match(bretwalda.game("king_is_dead"), {"players": 2}, seed="hastings")
    >>> review(match)
    Traceback (most recent call last):
    bretwalda.engine.refusal.Refusal: The game is not over yet. (refused-not-over)
    """
    if not match.over:
        raise Refusal("refused-not-over")
    return _Reviewer(match, depth or (USUAL if compiled() else SKETCH), seed, progress, stop).review()


class _Reviewer:
    def __init__(
        self, match: Match, depth: Depth, seed: str, progress: Callable[[float], None], stop: Callable[[], bool]
    ) -> None:
        self.match = match
        self.game = match.game
        self.critic = Critic(match.game, depth.iterations, seed)
        self.depth = depth
        self.luck = seeded(seed)
        self.progress = progress
        self.stop = stop
        self.done = 0.0

    def review(self) -> Review:
        curve, luck = self._curve()
        verdicts = self._judge_choices()
        self._try_out(verdicts)
        points = self._turning_points(verdicts, luck)
        self.progress(1.0)
        return Review(tuple(curve), luck, tuple(verdicts), points, self._balances(curve, luck, verdicts))

    def _step(self, part: float) -> None:
        """So much more of the work is done; and whether anybody still wants the rest."""
        self.done += part
        self.progress(min(self.done, 1.0))
        if self.stop():
            raise Interrupted

    # --- The curve, and luck ---

    def _curve(self) -> tuple[list[tuple[float, ...]], dict[int, tuple[float, ...]]]:
        """The chances at every decision, and what chance has changed."""
        decisions = self.match.decisions
        told = [chances(self.game, self.match.at(0), self.luck, self.depth.effort)]
        luck: dict[int, tuple[float, ...]] = {}
        for number, (before, after) in enumerate(self._positions()):
            told.append(chances(self.game, after, self.luck, self.depth.effort))
            mean = self._mean_over_chance(before, decisions[number], after)
            if mean is not None:
                luck[number] = tuple(real - usual for real, usual in zip(told[-1], mean, strict=True))
            self._step(CURVE / len(decisions))
        return told, luck

    def _positions(self) -> Iterator[tuple[State, State]]:
        """Every decision as the position before it and the one after it."""
        before = self.match.at(0)
        for again in self.match.retold():
            yield before, again.state
            before = again.state.clone()

    def _mean_over_chance(self, before: State, decision: Decision, after: State) -> list[float] | None:
        """The mean of the chances after a choice when chance is dealt anew; None = nothing was left to chance."""
        if before.information == after.information and _same(before.dice, after.dice):
            return None
        real = _without_dice(after)
        sums = [0.0] * after.seats
        moved = False
        redeals = self.depth.redeals
        effort = max(self.depth.effort // redeals, LEAST_EFFORT)
        for number in range(redeals):
            other = before.redeal(self.luck.fork())
            other.take(decision.seat, decision.choice)
            moved = moved or _without_dice(other) != real
            if number == PROBES and not moved:
                return None
            for seat, chance in enumerate(chances(self.game, other, self.luck, effort)):
                sums[seat] += chance
        return [total / redeals for total in sums] if moved else None

    # --- Choices ---

    def _judge_choices(self) -> list[Verdict]:
        """A verdict on every decision with a choice, at first sight."""
        out: list[Verdict] = []
        own = [0] * self.match.state.seats  # a seat's own decisions: their number is no secret to it
        for number, (before, _) in enumerate(self._positions()):
            seat, choice = self.match.decisions[number][:2]
            own[seat] += 1
            if len(before.options(seat)) > 1:
                out.append(self.critic.judge(before, seat, choice, number, own[seat]))
            self._step(THOUGHTS / len(self.match.decisions))
        return out

    def _try_out(self, verdicts: list[Verdict]) -> None:
        """Look more closely at the choices that differ from what was expected, the worse they look the more closely."""
        doubtful = [verdict for verdict in verdicts if verdict.choice != verdict.best and not verdict.gains]
        for worlds, most in self.depth.rounds:
            doubtful = sorted(doubtful, key=lambda verdict: (verdict.gain, verdict.decision))[:most]
            for verdict in doubtful:
                self.critic.look_closer(self.match.at(verdict.decision), verdict, worlds)
                self._step(TRIALS / len(self.depth.rounds) / len(doubtful))

    # --- What is told ---

    def _turning_points(self, verdicts: list[Verdict], luck: dict[int, tuple[float, ...]]) -> tuple[TurningPoint, ...]:
        """The gravest mistakes, one of each move; where there are fewer, the largest strokes of luck."""
        found: list[TurningPoint] = []
        for verdict in sorted((v for v in verdicts if v.mistaken), key=lambda v: (v.gain, v.decision)):
            if len(found) < TURNING_POINTS and not any(self._same_move(verdict.decision, one) for one in found):
                found.append(
                    TurningPoint(
                        verdict.decision, verdict.seat, verdict.choice, verdict.best, verdict.gain, verdict.seat
                    )
                )
        strokes = []
        for number, changes in luck.items():
            whose = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
            seat, choice = self.match.decisions[number][:2]
            if abs(changes[whose]) >= LUCKY:
                strokes.append(TurningPoint(number, seat, choice, None, changes[whose], whose))
        for stroke in sorted(strokes, key=lambda one: (-abs(one.change), one.decision)):
            if len(found) < TURNING_POINTS and not any(self._same_move(stroke.decision, one) for one in found):
                found.append(stroke)
        explained = []
        for point in sorted(found, key=lambda one: one.decision):
            explained.append(replace(point, why=self._reason(point)) if point.better is not None else point)
            self._step(REASONS / len(found))
        return tuple(explained)

    def _same_move(self, number: int, point: TurningPoint) -> bool:
        """Whether two decisions belong to what one seat decided in a row."""
        first, last = sorted((number, point.decision))
        return all(decision.seat == point.seat for decision in self.match.decisions[first : last + 1])

    def _reason(self, point: TurningPoint) -> Explanation | None:
        number = sum(d.seat == point.seat for d in self.match.decisions[: point.decision + 1])
        seed = self.critic.seed_of(point.seat, number)
        return explain(self.game, self.match.at(point.decision), point.seat, self.critic.level, seed, point.choice)

    def _balances(
        self, curve: list[tuple[float, ...]], luck: dict[int, tuple[float, ...]], verdicts: list[Verdict]
    ) -> tuple[Balance, ...]:
        out = []
        for seat in range(len(curve[0])):
            own = [verdict for verdict in verdicts if verdict.seat == seat]
            start, end = curve[0][seat], curve[-1][seat]
            fortune = sum(changes[seat] for changes in luck.values())
            play = sum(verdict.gain for verdict in own)
            mistakes = sum(verdict.mistaken for verdict in own)
            others = end - start - fortune - play
            out.append(Balance(start, fortune, play, others, end, len(own), mistakes))
        return tuple(out)


# --- What is decided in one go ---


def taken(match: Match, point: TurningPoint) -> list[int]:
    """What was chosen: in a secret plan all that belongs to it, elsewhere the one choice."""
    before, after = _same_plan(match, point)
    return _without_buttons(match, point, [*before, point.choice, *after])


def advised(match: Match, point: TurningPoint) -> list[int]:
    """What would have been better, likewise: what had been planned before it, then the rest of the better plan."""
    assert point.better is not None, "luck can do no better"
    if not match.at(point.decision).secret:
        return [point.better]
    before, _ = _same_plan(match, point)
    line = () if point.reason is None else point.reason.line[1:]
    rest = [choice for seat, choice in line if seat == point.seat]
    return _without_buttons(match, point, [*before, point.better, *rest])


def _same_plan(match: Match, point: TurningPoint) -> tuple[list[int], list[int]]:
    """What a seat decided in the same secret plan, before a decision and after it."""
    state = match.at(point.decision)
    if not state.secret:
        return [], []
    own = [number for number, decision in enumerate(match.decisions) if decision.seat == point.seat]

    def belongs(number: int) -> bool:
        other = match.at(number)
        return bool(other.secret) and other.information == state.information

    place = own.index(point.decision)
    before = list(takewhile(belongs, reversed(own[:place])))
    after = takewhile(belongs, own[place + 1 :])
    return [match.decisions[n].choice for n in reversed(before)], [match.decisions[n].choice for n in after]


def _without_buttons(match: Match, point: TurningPoint, choices: list[int]) -> list[int]:
    """Choices without those that only end a plan, unless there are no others."""
    state = match.at(point.decision)
    said = [choice for choice in choices if not match.game.points_at(state, choice).startswith("button:")]
    return said or choices


# --- How a position stands ---


def chances(game: Game[Any], state: State, luck: Dice, effort: int) -> tuple[float, ...]:
    """Each seat's chance of victory in a real position: nothing is hidden, but nobody knows the dice to come.

    What is nearly over and leaves nothing to chance is worked out: with best play somebody wins.
    """
    if state.actor == NOBODY:
        return tuple(victory(state))
    if state.certain() and game.counsel().nearly_over(state):
        solved = Solver(SOLVABLE).evaluate(state)
        if solved is not None:
            return tuple(solved)
    return tuple(game.foretell(state, luck.fork(), effort))


def _without_dice(state: State) -> list[int]:
    return state.copy(NO_CHANCE.clone()).dump()


def _same(one: Dice, other: Dice) -> bool:
    return (one.a, one.b, one.c, one.counter) == (other.a, other.b, other.c, other.counter)
