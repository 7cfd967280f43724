"""The study of one decision: what a player of a level would choose there, and why (`ai/explain.py`)."""

from __future__ import annotations

from typing import Any

import msgspec

from bretwalda.ai.explain import Explanation, Point, Report, explain
from bretwalda.ai.explain import Weighed as Weight
from bretwalda.ai.level import level
from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.registry import catalogue
from bretwalda.engine.state import State

from ..coach.messages import Chance, Explained, OddsLine, OddsTold, Planned, Reason, Weighed
from ..live.positions import sentence
from ..messages import Option


class Decision(msgspec.Struct):
    """A position that somebody imagines, and who decides there."""

    game: str
    rules: int  # the version that it is played by
    position: list[int]
    seat: int
    level: str
    seed: str
    played: int | None = None  # what was decided, if it is known
    guessed: bool = False  # imagined by somebody else than the seat: its plan is nobody's business


def explain_decision(asked: Decision, share: float, report: Report) -> Explained:
    """What a worker says of it, within the time of the level."""
    game = catalogue()[asked.game].by_rules(asked.rules)
    state = game.restore(asked.position)
    able = level(asked.level).reduced(share)
    found = explain(game, state, asked.seat, able, asked.seed, asked.played, in_time=True, report=report)
    assert found is not None, "whoever asks has looked whether a decision is owed"
    return spelled(game, state, found, asked)


def tell_odds(asked: Decision, share: float, report: Report) -> OddsTold:
    """The odds before it."""
    game = catalogue()[asked.game].by_rules(asked.rules)
    state = game.restore(asked.position)
    lines = [
        OddsLine(
            text=sentence(game.odds_message(odds)),
            option=None if odds.choice is None else option(game, state, odds.choice),
            chances=[Chance(amount, round(100 * chance)) for amount, chance in odds.chances],
        )
        for odds in game.odds(state, asked.seat, seeded(asked.seed))
    ]
    return OddsTold(lines)


def spelled(game: Game[Any], state: State, found: Explanation, asked: Decision) -> Explained:
    """An explanation as it is sent."""
    return Explained(
        seat=found.seat,
        level=asked.level,
        rule=game.paragraph(state, found.seat),
        verdict=sentence(found.verdict),
        options=[weighed(game, state, option, with_plan=not asked.guessed) for option in found.options],
        guessed=asked.guessed,
    )


def weighed(game: Game[Any], state: State, one: Weight, with_plan: bool) -> Weighed:
    return Weighed(
        option=option(game, state, one.choice),
        chance=None if one.chance is None else round(100 * one.chance) / 100,  # the verdict says as much
        rival=None if one.rival is None else option(game, state, one.rival),
        does=None if one.does is None else sentence(one.does),
        better=[reason(point) for point in one.better],
        worse=[reason(point) for point in one.worse],
        notes=[sentence(note) for note in one.notes],
        plan=planned(game, state, one) if with_plan else [],
    )


def planned(game: Game[Any], state: State, one: Weight) -> list[Planned]:
    """What follows the choice; each points at a thing of the position that it is taken in."""
    after = state.clone()
    out = []
    for number, (seat, choice) in enumerate(one.line):
        if choice not in after.options(seat):
            break  # in this imagined position it goes on otherwise
        if number > 0:
            out.append(Planned(seat, option(game, after, choice)))
        after.take(seat, choice)
    return out


def option(game: Game[Any], state: State, choice: int) -> Option:
    return Option(choice, game.verbs.notation(choice), game.points_at(state, choice))


def reason(point: Point) -> Reason:
    return Reason(sentence(point.message), point.other)
