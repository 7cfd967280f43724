"""A review: its sums are right, luck is luck, a verdict rests on what a seat could know, and mistakes are found."""

from __future__ import annotations

from functools import cache

import pytest
from tests.chance import ChanceGame

import bretwalda
from bretwalda import seeded
from bretwalda.ai.critic import Critic, Verdict
from bretwalda.ai.review import Depth, Interrupted, Review, TurningPoint, advised, chances, review, taken
from bretwalda.cli.review import sentences
from bretwalda.engine.match import Match
from bretwalda.engine.text import LANGUAGES

from ..king_is_dead.positions import won_by_passing
from .guessing import Guessing
from .test_honest_everywhere import GAMES, met

QUICK = Depth(iterations=20, effort=4, redeals=4, rounds=((1, 6), (4, 2)))


@cache
def played(game_id: str, seed: str = "review") -> Match:
    settings = {"scenario": "hadrianus"} if game_id == "britannia" else {"players": 2}
    chance = ChanceGame(bretwalda.game(game_id), settings, seed)
    while not chance.match.over:
        chance.decide()
    return chance.match


@cache
def reviewed(game_id: str) -> Review:
    return review(played(game_id), QUICK)


@pytest.mark.parametrize("game_id", GAMES)
def test_luck_play_and_others_add_up_to_the_result(game_id: str) -> None:
    match, found = played(game_id), reviewed(game_id)
    assert len(found.chances) == len(match.decisions) + 1
    assert list(found.chances[-1]) == match.result()
    assert all(sum(each) == pytest.approx(1.0, abs=0.01) for each in found.chances)
    for seat, balance in enumerate(found.balances):
        whole = balance.start + balance.luck + balance.play + balance.others
        assert whole == pytest.approx(balance.end)
        assert balance.luck == pytest.approx(sum(changes[seat] for changes in found.luck.values()))
        own = [verdict for verdict in found.verdicts if verdict.seat == seat]
        assert balance.play == pytest.approx(sum(verdict.gain for verdict in own))
    decisions = [point.decision for point in found.turning_points]
    assert decisions == sorted(set(decisions))
    assert len(decisions) <= 5


@pytest.mark.parametrize("game_id", GAMES)
def test_a_review_is_told_in_both_languages(game_id: str) -> None:
    for language in LANGUAGES:
        told = sentences(played(game_id), reviewed(game_id), bretwalda.game(game_id).texts(language))
        assert len(told) > 6 + len(reviewed(game_id).balances)


def test_what_was_planned_in_secret_is_told_as_a_whole() -> None:
    """Of Rex Britannorum each click of a plan is a decision: a turning point names the whole plan."""
    match = played("rex_britannorum")
    verbs = match.game.verbs
    for number, decision in enumerate(match.decisions):
        if match.at(number).step.name != "planning":
            continue
        point = TurningPoint(number, decision.seat, decision.choice, decision.choice, -0.1, decision.seat)
        words = [verbs.notation(choice).split()[0] for choice in taken(match, point)]
        assert words in (["send"] * 2, ["send"] * 3)
        assert verbs.notation(advised(match, point)[0]).startswith("send")
        if number > 60:
            break
    first = TurningPoint(0, match.decisions[0].seat, match.decisions[0].choice, None, 0.1, 0)
    assert taken(match, first) == [match.decisions[0].choice]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_verdict_rests_on_what_the_seat_could_know(game_id: str) -> None:
    settings, _, _ = GAMES[game_id]
    game = bretwalda.game(game_id)
    critic = Critic(game, 20, "eyes")
    for one, other, seat in met(game, settings, 6):
        choice = int(one.options(seat)[0])
        verdicts = [critic.judge(world, seat, choice, 7, 3) for world in (one, other)]
        for world, verdict in zip((one, other), verdicts, strict=True):
            critic.look_closer(world, verdict, 2)
        assert verdicts[0] == verdicts[1]


def test_what_a_die_decides_is_luck() -> None:
    """Whoever guesses a die has played neither well nor badly."""
    match = Match(Guessing(), {"hidden": "die"}, seed="dice")
    match.choose(0, 3)
    [won, lost] = [review(match, Depth(400, 400, 60, ((4, 5),))).balances[seat] for seat in (0, 1)]
    assert won.play == pytest.approx(0.0, abs=0.15)
    assert won.start + won.luck == pytest.approx(won.end, abs=0.2)
    assert abs(won.luck) > 0.1
    assert lost.luck == pytest.approx(-won.luck)


def test_a_victory_at_hand_is_what_is_expected() -> None:
    state, seat = won_by_passing(), 0
    critic = Critic(bretwalda.game("king_is_dead"), 50, "eyes")
    for choice in state.options(seat):
        verdict = critic.judge(state, seat, int(choice), 0, 1)
        assert verdict.best == critic.game.verbs.parse("pass")
        assert not verdict.mistaken  # the last card wins, too


def test_a_mistake_is_what_is_surely_worse() -> None:
    worse = [-0.1, -0.12, -0.08, -0.1]
    assert Verdict(0, 0, choice=1, best=2, guess=-0.1, gains=worse).mistaken
    assert not Verdict(0, 0, choice=2, best=2).mistaken
    assert not Verdict(0, 0, choice=1, best=2, guess=-0.1).mistaken, "at first sight"
    assert not Verdict(0, 0, choice=1, best=2, guess=-0.1, gains=[-0.4, 0.3, -0.4, 0.1]).mistaken, "it may be chance"
    assert not Verdict(0, 0, choice=1, best=2, guess=-0.01, gains=[-0.01] * 9).mistaken, "next to nothing"


def test_a_review_can_be_stopped_and_tells_its_progress() -> None:
    told: list[float] = []
    with pytest.raises(Interrupted):
        review(played("king_is_dead"), QUICK, progress=told.append, stop=lambda: len(told) >= 5)
    assert len(told) == 5
    assert told == sorted(told)
    review(played("king_is_dead"), QUICK, progress=told.append)
    assert told[-1] == 1.0


def test_a_position_that_is_over_has_its_result() -> None:
    match = played("king_is_dead")
    assert list(chances(match.game, match.state, seeded("luck"), 1)) == match.result()
