"""The study of a whole game that is over, as a worker does it: `ai/review.py`, with its words in every language."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bretwalda.ai.review import Review, TurningPoint, advised, review, taken
from bretwalda.ai.spoken import plan_words, reasons
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue
from bretwalda.engine.retelling import Story
from bretwalda.engine.schema import Settings
from bretwalda.engine.text import LANGUAGES, Texts

from ..replay.messages import BalanceTold, Reviewed, TurningPointTold, Words

THOUSANDTHS = 1000


class FinishedGame(msgspec.Struct):
    """A game as a worker gets it: the decisions that stand."""

    game: str
    rules: int
    settings: Settings
    seed: str
    position: list[int]
    decisions: list[tuple[int, int]]  # seat and choice
    renewals: list[tuple[int, str]]  # after that many decisions, other dice


def finished_game(story: Story) -> FinishedGame:
    """What a worker needs of a game."""
    return FinishedGame(
        game=story.game.id,
        rules=story.game.rules_version,
        settings=story.settings,
        seed=story.seed,
        position=story.position,
        decisions=[(decision.seat, decision.choice) for decision in story.decisions],
        renewals=[(renewal.decisions, renewal.seed) for renewal in story.renewals],
    )


def study_game(told: FinishedGame, share: float, report: Callable[[float], None]) -> Reviewed:
    """Look at a game again. It does the same work whoever else waits: it stands beside their turns."""
    match = played_again(told)
    return as_message(match, review(match, progress=report))


def played_again(told: FinishedGame) -> Match:
    match = Match(catalogue()[told.game].by_rules(told.rules), told.settings, told.seed, told.position)
    renewals = list(told.renewals)
    for number, (seat, choice) in enumerate(told.decisions):
        while renewals and renewals[0][0] == number:
            match.renew(renewals.pop(0)[1])
        match.choose(seat, choice)
    return match


def as_message(match: Match, found: Review) -> Reviewed:
    """What was found, as it is kept and sent."""
    spoken = {language: match.game.texts(language) for language in LANGUAGES}
    for texts in spoken.values():
        texts.players = [f"{{{seat + 1}}}" for seat in range(match.state.seats)]
    return Reviewed(
        chances=[[thousandths(chance) for chance in each] for each in found.chances],
        turning_points=[point_told(match, point, spoken) for point in found.turning_points],
        balances=[
            BalanceTold(
                start=thousandths(one.start),
                luck=thousandths(one.luck),
                play=thousandths(one.play),
                others=thousandths(one.others),
                end=thousandths(one.end),
                decisions=one.decisions,
                mistakes=one.mistakes,
            )
            for one in found.balances
        ],
    )


def point_told(match: Match, point: TurningPoint, spoken: dict[str, Texts]) -> TurningPointTold:
    def words(choices: list[int]) -> Words:
        return {language: plan_words(match.game, choices, texts) for language, texts in spoken.items()}

    def why(texts: Texts) -> list[str]:
        if point.reason is None:
            return []
        return [line.strip() for line in reasons(match.game, point.seat, point.reason, texts)]

    return TurningPointTold(
        decision=point.decision,
        seat=point.seat,
        choice=words(taken(match, point)),
        better=None if point.better is None else words(advised(match, point)),
        change=thousandths(point.change),
        whose=point.whose,
        why={language: why(texts) for language, texts in spoken.items()},
    )


def thousandths(part: float) -> int:
    return round(THOUSANDTHS * part)
