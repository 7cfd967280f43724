"""Explanations: their terms add up to the player's own opinion, both languages say them, and no secret is in them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from librt.vecs import vec

import bretwalda
from bretwalda import Game, Match, State, seeded
from bretwalda.ai.explain import Explanation, explain
from bretwalda.ai.level import LEVELS, Level
from bretwalda.ai.player import Computer
from bretwalda.cli.explain import sentences
from bretwalda.engine.counsel import victory
from bretwalda.engine.foresight import Term
from bretwalda.engine.game import params
from bretwalda.engine.journal import decode
from bretwalda.engine.properties import NOT_NAMED
from bretwalda.engine.registry import catalogue
from bretwalda.engine.state import NOBODY
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.barbarian_kingdoms import GAME as KINGDOMS
from bretwalda.games.barbarian_kingdoms.player import policy as kingdoms_policy
from bretwalda.games.barbarian_kingdoms.player import terms as kingdoms_terms
from bretwalda.games.barbarian_kingdoms.player.plan import expected
from bretwalda.games.barbarian_kingdoms.state import TURN, Kingdoms
from bretwalda.games.britannia import GAME as BRITANNIA
from bretwalda.games.britannia.player import foresee as britannia_foresee
from bretwalda.games.britannia.player import terms as britannia_terms
from bretwalda.games.britannia.player.policy import followed, weighed
from bretwalda.games.king_is_dead import GAME as KING
from bretwalda.games.king_is_dead.player import terms as king_terms
from bretwalda.games.king_is_dead.player.value import USUAL
from bretwalda.games.king_is_dead.state import King
from bretwalda.games.rex_britannorum import GAME as REX
from bretwalda.games.rex_britannorum.player import terms as rex_terms
from bretwalda.games.rex_britannorum.player.plan import Forecast
from bretwalda.games.rex_britannorum.player.value import WEIGHTS, Judge
from bretwalda.games.rex_britannorum.state import Rex

from ..king_is_dead.positions import won_by_passing
from .test_honest_everywhere import GAMES, itself, met

EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)
QUICK = Level("quick", iterations=40, seconds=60.0)
EXPLAINED = Path(__file__).parents[2] / "docs" / "explanations"
ADDRESSED = re.compile(r"\b(?:you|your|yours|vous|votre|vos|vôtre)\b", re.IGNORECASE)
LATE = 100  # decisions: only the last region is left


def worth(terms: Sequence[Term]) -> float:
    return sum(term.worth for term in terms)


def seen(game: Game[Any], number: int, every: int, **settings: Any) -> Iterator[State]:
    """Positions of random games in which there is a choice."""
    dice, found = seeded("seen"), 0
    state: State = game.new(seed="seen", **settings)
    while found < number:
        if state.actor == NOBODY:
            state = game.new(seed=f"seen {found}", **settings)
        options = state.options(state.actor)
        if len(options) > 1 and dice.below(every) == 0:
            found += 1
            yield state
        state.take(state.actor, options[dice.below(len(options))])


# --- The terms add up to the opinion --------------------------------------------------------------


def test_terms_of_britannia_add_up_to_the_planners_points_for_every_choice() -> None:
    """In a campaign that the planner plays, with a whim now and then."""
    state, dice, kinds = BRITANNIA.new(seed="sums"), seeded("whims"), set()
    while state.actor != NOBODY:
        options = state.options(state.actor)
        rare = state.step.name not in kinds
        if len(options) > 1 and (rare or dice.below(60) == 0):
            kinds.add(state.step.name)
            for plan in weighed(state)[:4]:
                terms = britannia_foresee.choice_terms(state, int(plan.choice))
                assert worth(terms) == pytest.approx(plan.value), BRITANNIA.verbs.notation(int(plan.choice))
        state.take(state.actor, followed(state) if dice.below(10) else options[dice.below(len(options))])
    assert {"movement", "march", "growth", "battles", "defender-retreat", "attacker-retreat", "vote"} <= kinds


def test_an_order_of_battles_is_explained_by_how_sure_the_first_of_them_is() -> None:
    """Where all of them are fought anyway, none is won rather than another: surer is all that can be said."""
    state = BRITANNIA.new(seed="order")
    compared: set[bool] = set()
    while not compared >= {True, False}:
        if state.step.name == "battles" and len(state.options(state.actor)) > 1:
            first, second = [plan.choice for plan in weighed(state)[:2]]
            one, two = (britannia_foresee.choice_terms(state, int(choice)) for choice in (first, second))
            [this], [that] = one, two
            assert this.name == that.name
            compared.add(round(this.amount) == round(that.amount))
        state.take(state.actor, followed(state))


def test_an_attack_that_others_join_is_compared_with_how_it_stands() -> None:
    stands, joined = (Term("attack", (3,), worth, 98, ("attack_plain", (3, 4, 98))) for worth in (2.0, 3.0))
    surer = joined._replace(amount=99.6)
    assert britannia_terms.changed([surer], [stands]) == [
        Term("attack", (3,), 1.0, 99.6, ("attack_joined", (3, 100, 98)))
    ]
    assert britannia_terms.changed([joined], [stands]) == [Term("prospect", (3,), 1.0)]


def test_terms_of_barbarian_kingdoms_add_up_to_everybodys_standing() -> None:
    judgement = kingdoms_policy.counsel().judgement
    for state in seen(KINGDOMS, 12, 9, players=3):
        assert isinstance(state, Kingdoms)
        if state.open:
            for seat, standing in enumerate(judgement.standings(state)):
                assert worth(kingdoms_terms.standing_terms(judgement, state, seat)) == pytest.approx(standing)


def test_a_course_of_barbarian_kingdoms_leads_where_the_planner_thinks() -> None:
    adviser = kingdoms_policy.counsel()
    for state in seen(KINGDOMS, 25, 5, players=3):
        assert isinstance(state, Kingdoms)
        if not state.open or state.secret or state.step.number != TURN:
            continue
        s, seat = expected(state), int(state.actor)
        for choice in map(int, s.options(seat)):
            course = kingdoms_terms.run_course(adviser, s, seat, choice, True)
            planner = adviser.planner
            ends = [
                (chance, victory(leaf)[seat] if leaf.actor == NOBODY else planner.after_turn(leaf, seat, True, 0.0))
                for chance, leaf in course.leaves
            ]
            chance = sum(chance * each for chance, each in ends)
            chance += planner.tremis(chance) * course.gained
            assert chance == pytest.approx(planner.worth(s, seat, choice, True))


def test_terms_of_rex_add_up_to_the_points_that_may_be_expected() -> None:
    judge = Judge(vec[float](WEIGHTS))
    for state in seen(REX, 10, 9, players=3):
        assert isinstance(state, Rex)
        judge.look(state)
        for realm in state.realm:
            if realm.held:
                assert worth(rex_terms.own_terms(judge, state, realm)) == pytest.approx(judge.standing(state, realm))


def test_terms_of_a_hand_of_rex_add_up_to_its_best_plan() -> None:
    judge = Judge(vec[float](WEIGHTS))
    for state in seen(REX, 3, 30, players=3):
        assert isinstance(state, Rex)
        seat = int(state.actor)
        if state.kingdom_of(seat) < 0:
            continue
        forecast = Forecast(state, seat, judge, seeded("forecast"), 3)
        hand = state.realm[forecast.kingdom].hand
        if hand:
            assert worth(rex_terms.zone_terms(forecast, hand)) == pytest.approx(forecast.own_plans(hand, 0).best())


@pytest.mark.parametrize("players", [2, 4])
def test_outcomes_of_the_king_is_dead_are_the_judgement(players: int) -> None:
    for state in seen(KING, 8, 6, players=players):
        assert isinstance(state, King)
        found = king_terms.outcomes(USUAL, state)
        for seat, chance in enumerate(USUAL.judge(state)):
            assert sum(one.chance * one.shares[seat] for one in found) == pytest.approx(chance)


# --- What is explained ----------------------------------------------------------------------------


def explained(game_id: str, number: int) -> Iterator[tuple[Game[Any], State, Explanation]]:
    settings, level, _ = GAMES[game_id]
    game = bretwalda.game(game_id)
    for state, _, seat in met(game, settings, number):
        found = explain(game, state, seat, level)
        assert found is not None
        yield game, state, found


@EVERY_GAME
def test_the_first_choice_is_compared_with_the_second_and_the_line_can_be_played(game_id: str) -> None:
    for _, state, found in explained(game_id, 3):
        first, second = found.options[:2]
        assert (first.rival, second.rival) == (second.choice, first.choice)
        after = state.imagine(found.seat, seeded("explain"))
        for seat, choice in first.line:
            assert choice in after.options(seat)
            after.take(seat, choice)


@EVERY_GAME
def test_explanations_are_said_in_both_languages_and_never_twice_the_same(game_id: str) -> None:
    named = 0
    for game, _, found in explained(game_id, 3):
        named += sum(len(option.better) + len(option.worse) for option in found.options)
        for language in LANGUAGES:
            assert all(line.strip() for line in sentences(game, found, game.texts(language)))
        for option in found.options:
            assert len(set(option.better + option.worse)) == len(option.better + option.worse)
    assert named > 0


def test_a_planner_without_luck_is_explained_by_what_it_takes() -> None:
    for state in seen(BRITANNIA, 6, 20):
        seat = int(state.actor)
        found = explain(BRITANNIA, state, seat)
        assert found is not None
        taken = Computer(BRITANNIA, LEVELS["normal"], seeded("any")).decide(state.imagine(seat, seeded("other")), seat)
        assert found.options[0].choice == taken


def test_what_was_played_is_explained_beside_the_best_other() -> None:
    state = KING.new(seed="advice")
    seat = int(state.actor)
    usual = explain(KING, state, seat, QUICK)
    assert usual is not None
    worst = usual.options[-1].choice
    found = explain(KING, state, seat, QUICK, played=worst)
    assert found is not None
    assert [option.choice for option in found.options[:2]] == [worst, usual.options[0].choice]
    assert found.verdict.key in ("explain-again", "explain-even")


def test_the_continuations_that_are_told_of_are_those_that_the_search_has_found() -> None:
    """Late in a game nearly all are played to the end: as many of them are won as the chance of victory says."""
    played = Match.replay(KING, decode((EXPLAINED / "king_is_dead.json").read_bytes()))
    found = explain(KING, played.at(LATE), played.decisions[LATE].seat, Level("late", iterations=400, seconds=60.0))
    assert found is not None
    first, second = found.options[:2]
    assert first.chance is not None
    assert second.chance is not None
    [won] = [point.message for point in first.better if point.message.key == "term-wins"]
    assert [arg.value for arg in won.args] == pytest.approx([100 * first.chance, 100 * second.chance], abs=8)


def test_a_certain_victory_and_a_single_choice_need_no_terms() -> None:
    won = won_by_passing()
    found = explain(KING, won, 0)
    assert found is not None
    assert (found.basis, found.verdict.key, found.options[0].chance) == ("certain", "explain-wins", 1.0)
    assert explain(KING, won, 1) is None
    state = KING.new(seed="any")
    at_random = explain(KING, state, int(state.actor), LEVELS["random"])
    assert at_random is not None
    assert (at_random.basis, at_random.options[0].chance) == ("random", None)


def test_of_a_single_choice_nothing_is_said_but_that_there_is_no_other() -> None:
    state = next(state for state in everything(KINGDOMS) if len(state.options(state.actor)) == 1)
    found = explain(KINGDOMS, state, int(state.actor))
    assert found is not None
    [only] = found.options
    assert (found.verdict.key, only.chance, only.does, only.better) == ("advice-only", None, None, ())


def everything(game: Game[Any]) -> Iterator[State]:
    """Every position of a random game."""
    dice, state = seeded("all"), game.new(seed="all", players=3)
    while state.actor != NOBODY:
        yield state
        options = state.options(state.actor)
        state.take(state.actor, options[dice.below(len(options))])


# --- No secret is in it ---------------------------------------------------------------------------


def told_apart(game_id: str, number: int, explaining: Any) -> Iterator[bool]:
    settings, level, _ = GAMES[game_id]
    game = bretwalda.game(game_id)
    for one, other, seat in met(game, settings, number):
        yield explaining(game, one, seat, level) != explaining(game, other, seat, level)


@EVERY_GAME
def test_redrawn_secrets_change_no_explanation(game_id: str) -> None:
    assert not any(told_apart(game_id, 3, explain))


@pytest.mark.parametrize("game_id", ["rex_britannorum", "barbarian_kingdoms"])
def test_an_explanation_of_the_real_position_is_found_out(game_id: str) -> None:
    def from_the_real_one(game: Game[Any], state: State, seat: int, level: Level) -> object:
        choices = map(int, itself(state, seat).options(seat))
        return [game.foresee(itself(state, seat), seat, choice, seeded("dice"), 1) for choice in choices]

    assert any(told_apart(game_id, 12, from_the_real_one))


# --- The words ------------------------------------------------------------------------------------


def written(path: Any) -> set[str]:
    entries = FluentParser().parse(path.read_text("utf-8")).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [game for game in catalogue().values() if game.terms], ids=lambda game: game.id)
def test_every_term_has_its_words_and_nothing_else_is_there(game: Game[Any], language: str) -> None:
    wanted = {f"term-{key}" for key in game.terms} | {f"odds-{key}" for key in game.odds_told}
    assert written(game.folder / "text" / "explain" / f"{language}.ftl") == wanted
    texts = game.texts(language)
    for key, words in game.terms.items():
        kinds = [kind for _, kind in params(words)]
        sizes = [len(game.verbs.vocabulary.get(kind, "01")) for kind in kinds]
        for turn in range(0 if set(kinds) - NOT_NAMED - set(game.verbs.vocabulary) else max(sizes, default=1)):
            assert texts.message(game.term((key, tuple(turn % size for size in sizes)))).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(catalogue().values()), ids=lambda game: game.id)
def test_what_speaks_for_a_choice_is_true_whoever_reads_it(game: Game[Any], language: str) -> None:
    """Reasons are told of computers and of others, too, so none of them speaks to whoever decides."""
    entries = FluentParser().parse((game.folder / "text" / f"{language}.ftl").read_text("utf-8")).body
    reasons = [entry for entry in entries if isinstance(entry, ast.Message) and entry.id.name.startswith("reason-")]
    said = " ".join(FluentSerializer().serialize_entry(entry) for entry in reasons)
    assert not ADDRESSED.findall(said)
