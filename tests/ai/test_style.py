"""Personalities change what a computer player does where choices are about as good, and nowhere else."""

from __future__ import annotations

from typing import Any

import pytest

import bretwalda
from bretwalda import seeded
from bretwalda.ai.entrants import budget, checked
from bretwalda.ai.explain import explain
from bretwalda.ai.level import LEVELS, STYLES, Level, level, strength
from bretwalda.ai.player import INDIFFERENT, SEARCHED, Computer, _log_odds
from bretwalda.engine.refusal import Refusal
from bretwalda.games.king_is_dead import GAME as KING

from ..king_is_dead.positions import won_by_passing
from .test_honest_everywhere import GAMES, met

EVERY_GAME = pytest.mark.parametrize("game_id", GAMES)


def styled(base: Level, style: str) -> Level:
    return Level(f"{base.name}-{style}", base.iterations, base.seconds, style=style)


@EVERY_GAME
def test_every_personality_likes_terms_that_the_game_has(game_id: str) -> None:
    game = bretwalda.game(game_id)
    assert tuple(game.styles) == STYLES
    for tastes in game.styles.values():
        for key in tastes:
            assert any(term.startswith(key.removesuffix("*")) for term in game.terms), key


@EVERY_GAME
def test_personalities_choose_differently_and_only_among_what_is_about_as_good(game_id: str) -> None:
    settings, base, _ = GAMES[game_id]
    game = bretwalda.game(game_id)
    for state, _, seat in met(game, settings, 40):
        imagined = state.imagine(seat, seeded("eyes"))
        plain = Computer(game, base, seeded("bot"))
        values = {thought.choice: thought.value for thought in plain.think(imagined, seat)}
        least = _log_odds(max(values.values())) - INDIFFERENT * plain.counsel.doubt(1.0)
        made = {style: Computer(game, styled(base, style), seeded("bot")).decide(imagined, seat) for style in STYLES}
        if not state.secret and plain.basis != SEARCHED:
            assert all(_log_odds(values[choice]) >= least - 1e-9 for choice in made.values())
        if len(set(made.values())) > 1:
            return
    raise AssertionError("all personalities are alike")


@pytest.mark.parametrize("game_id", ["rex_britannorum", "barbarian_kingdoms"])
def test_secrets_do_not_change_what_is_liked(game_id: str) -> None:
    settings, base, _ = GAMES[game_id]
    game = bretwalda.game(game_id)
    for one, other, seat in met(game, settings, 4):
        made = [
            Computer(game, styled(base, "bold"), seeded("bot")).decide(world.imagine(seat, seeded("eyes")), seat)
            for world in (one, other)
        ]
        assert made[0] == made[1]


def test_a_certain_victory_is_to_everybodys_taste() -> None:
    won = won_by_passing()
    for style in STYLES:
        assert KING.verbs.notation(Computer(KING, level(f"easy-{style}"), seeded("bot")).decide(won, 0)) == "pass"


def test_what_is_liked_is_explained_as_such() -> None:
    game: Any = bretwalda.game("barbarian_kingdoms")
    settings, base, _ = GAMES["barbarian_kingdoms"]
    verdicts = set()
    for state, _, seat in met(game, settings, 12):
        found = explain(game, state, seat, styled(base, "spoiler"))
        assert found is not None
        verdicts.add(found.verdict.key)
    assert "explain-liked" in verdicts


def test_a_level_may_have_a_personality_behind_its_name() -> None:
    assert (level("hard-bold").style, level("hard-bold").iterations) == ("bold", LEVELS["hard"].iterations)
    assert strength("hard-bold") == strength("hard") == "hard"
    assert checked(" Normal-Spoiler ") == "normal-spoiler"
    assert budget("normal-bold") == budget("normal")


@pytest.mark.parametrize("name", ["random-bold", "normal-shy", "normal-", "-bold", "normal-bold-bold"])
def test_what_is_no_personality_is_refused(name: str) -> None:
    with pytest.raises(Refusal, match="refused-level"):
        level(name)
    with pytest.raises(Refusal, match="refused-level"):
        checked(name)
