"""Which choice leaves a seat furthest ahead when points are counted next, in a game that counts them on the way.

Every choice is played on to that count in the same imagined worlds, with the planner deciding for everybody, so that
luck is the same for all of them and only differences count. Clicks of a plan are judged by the plan: choices that come
to the same position before anything is left to chance, or to somebody else, are one and the same answer.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, NamedTuple

from bretwalda.engine.counsel import Counsel
from bretwalda.engine.dice import Dice, seeded
from bretwalda.engine.game import Game
from bretwalda.engine.state import NOBODY, State

NO_CHANCE = Dice(0, 0, 0, 0)
CLEAR = 2.0  # points by which the best choice must be ahead of every other
SURE = 5.0  # ... and standard errors
STAGES = ((3, 0.5, 0.0), (9, 1.5, 1.0), (32, CLEAR, 3.0), (192, CLEAR, SURE))  # worlds, points, standard errors


class Plan(NamedTuple):
    """Choices that come to the same; the first of them is what the planner thinks best."""

    choices: tuple[int, ...]


class Lead(NamedTuple):
    """The plan that is best, and what was found of all of them.

    Attributes:
        plan: the best.
        next_best: the one after it.
        means: by plan, how many points the seat is ahead of the mean of the others.
        counted: the stage whose count of points was played to.
        worlds: in which they were tried.
        error: the standard error of the difference between the best two.
    """

    plan: Plan
    next_best: Plan
    means: dict[Plan, float]
    counted: int
    worlds: int
    error: float


def leading(game: Game[Any], imagined: State, seat: int, plans: list[Plan], seed: str) -> Lead | None:
    """The first plan, if it is surely better than every other by several points at the next count."""
    count = game.next_count(imagined)
    if count is None or len(plans) < 2:
        return None
    best = plans[0]
    for stage, (worlds, clear, sure) in enumerate(STAGES):
        found = tried(game, imagined, seat, plans, count, seeded(f"{seed} {stage}"), worlds)
        gains = {plan: compared(found[best], found[plan]) for plan in plans[1:]}
        if any(mean < clear or mean < sure * error for mean, error in gains.values()):
            return None
    next_best = min(gains, key=lambda plan: gains[plan][0])
    means = {plan: sum(leads) / worlds for plan, leads in found.items()}
    return Lead(best, next_best, means, count, worlds, gains[next_best][1])


def plans_of(game: Game[Any], imagined: State, seat: int) -> list[Plan]:
    """The options by what they come to, the planner's own first."""
    counsel = game.counsel()
    options = {int(option) for option in imagined.options(seat)}
    thought = [opinion.choice for opinion in counsel.opinions(imagined, seat, NO_CHANCE.clone(), 0)]
    ranked = [choice for choice in thought if choice in options]
    ranked += sorted(options.difference(ranked))
    found: dict[tuple[int, ...], list[int]] = {}
    for choice in ranked:
        found.setdefault(carried_out(counsel, imagined, seat, choice), []).append(choice)
    return [Plan(tuple(choices)) for choices in found.values()]


def carried_out(counsel: Counsel, imagined: State, seat: int, choice: int) -> tuple[int, ...]:
    """The position that a choice and the rest of its plan come to, before chance or anybody else has a say."""
    before, last = imagined.copy(NO_CHANCE.clone()), choice
    while True:
        after = before.clone()
        after.take(seat, last)
        if after.actor != seat or after.dice.counter != before.dice.counter:
            return (*before.dump(), last)
        before, last = after, followed(counsel, after)


def followed(counsel: Counsel, state: State) -> int:
    """What the planner takes."""
    options = state.options(state.actor)
    if len(options) == 1:
        return int(options[0])
    return int(counsel.opinions(state, state.actor, NO_CHANCE.clone(), 0)[0].choice)


def tried(
    game: Game[Any], imagined: State, seat: int, plans: list[Plan], count: int, dice: Dice, worlds: int
) -> dict[Plan, list[float]]:
    """How far the seat is ahead at a count, by plan and world; the worlds are the same for all plans."""
    counsel = game.counsel()
    out: dict[Plan, list[float]] = {plan: [] for plan in plans}
    for _ in range(worlds):
        world = dice.fork()
        for plan in plans:
            state = imagined.imagine(seat, world.clone())
            state.take(seat, plan.choices[0])
            while state.actor != NOBODY and counsel.stage(state) <= count:
                state.take(state.actor, followed(counsel, state))
            out[plan].append(ahead(game, state, seat))
    return out


def ahead(game: Game[Any], state: State, seat: int) -> float:
    """A seat's points beyond the mean of the others'."""
    points = game.points(state)
    others = [each for other, each in enumerate(points) if other != seat]
    return points[seat] - sum(others) / len(others)


def compared(these: list[float], those: list[float]) -> tuple[float, float]:
    """The mean difference in the same worlds, and its standard error.

    >>> compared([3.0, 5.0], [1.0, 1.0])
    (3.0, 1.0)
    """
    gains = [one - other for one, other in zip(these, those, strict=True)]
    n = len(gains)
    mean = sum(gains) / n
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (n - 1) / n)
