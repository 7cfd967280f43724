"""Every game says everything in every language, and its files hold nothing that is never said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from bretwalda import Game, Match, seeded
from bretwalda.engine.game import params
from bretwalda.engine.message import Message
from bretwalda.engine.properties import NOT_NAMED, owed
from bretwalda.engine.registry import catalogue
from bretwalda.engine.text import COMMON, LANGUAGES, Texts

EVERY_GAME = pytest.mark.parametrize("game", catalogue().values(), ids=catalogue())
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LOOSE = re.compile(r" [:;!?»]|« ")  # French punctuation that could begin a line: its space does not break
PAUSE = 7  # decisions between two descriptions of a position

AnyGame = Game[Any]


@cache
def messages(file: Path) -> dict[str, frozenset[str]]:
    """The messages of a file and the attributes of each."""
    found: dict[str, frozenset[str]] = {}
    for entry in FluentParser().parse(file.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            found[entry.id.name] = frozenset(attribute.id.name for attribute in entry.attributes)
    return found


def written(game: AnyGame, language: str) -> dict[str, frozenset[str]]:
    return messages(game.folder / "text" / f"{language}.ftl")


def taught(game: AnyGame, language: str) -> dict[str, frozenset[str]]:
    """What its lessons say; the page fetches it when somebody learns."""
    file = game.folder / "text" / "lesson" / f"{language}.ftl"
    return messages(file) if file.exists() else {}


class Speaker(Texts):
    """Texts that remember what was said."""

    def __init__(self, game: AnyGame, language: str) -> None:
        super().__init__(language, game.folder / "text", game.verbs.vocabulary, game.phrase, game.figures)
        self.said: dict[str, set[str]] = {}
        self.offered: set[int] = set()  # choices that were put into words

    def say(self, key: str, **args: str | int) -> str:
        sentence = super().say(key, **args)
        self.said.setdefault(key, set()).add(sentence)
        return sentence


def random_matches(game: AnyGame) -> Iterator[Match]:
    """A match for all settings, before each of its decisions and at its end."""
    for settings in game.schema.sample():
        match = Match(game, settings, seed=f"{settings}")
        dice = seeded(f"{settings} dice")
        while not match.over:
            yield match
            seat = int(match.state.actor)
            choices = match.state.options(seat)
            match.choose(seat, int(choices[dice.below(len(choices))]))
        yield match


def speak(texts: Speaker, match: Match) -> None:
    """Say all there is to say about a position, to one after the other; at the end to everybody."""
    game, state = match.game, match.state
    viewers = (None, *range(int(state.seats)))
    turn, waits = divmod(len(match.decisions), PAUSE)
    for viewer in viewers if match.over else () if waits else (viewers[turn % len(viewers)],):
        game.describe(game.view(state, viewer), texts)
        game.odds_in_view(game.view(state, viewer), texts)
    for seat in state.actors():
        texts.message(game.prompt(state, int(seat)))
        for choice in {int(choice) for choice in state.options(seat)} - texts.offered:
            texts.offered.add(choice)
            meant = game.verbs.choice(choice)
            texts.choice(meant.verb.word, meant.verb.kinds, meant.args)


def spoken(game: AnyGame, language: str) -> dict[str, set[str]]:
    """Everything said in random games, by message."""
    texts = Speaker(game, language)
    for match in random_matches(game):
        speak(texts, match)
        if match.over:
            for event in match.events:
                texts.message(game.message(event))
    return texts.said


@EVERY_GAME
def test_all_languages_have_the_same_messages_and_attributes(game: AnyGame) -> None:
    for said in (written, taught):
        first, *others = (said(game, language) for language in LANGUAGES)
        assert all(other == first for other in others)


@EVERY_GAME
@EVERY_LANGUAGE
def test_everything_has_its_message(game: AnyGame, language: str) -> None:
    assert owed(game) - set(written(game, language)) - set(taught(game, language)) == set()


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_setting_has_a_hint(game: AnyGame, language: str) -> None:
    for setting in game.schema.settings:
        assert "hint" in written(game, language)[f"setting-{setting.name}"]


@EVERY_GAME
@EVERY_LANGUAGE
def test_random_games_can_be_told_whole_and_no_message_is_unused(game: AnyGame, language: str) -> None:
    """`Texts.say` fails on a missing message or argument; no sentence may be empty or torn."""
    said = spoken(game, language)
    for key, sentences in said.items():
        for sentence in sentences:
            assert sentence == sentence.strip() != "", key
            assert not re.search(r"[{}$]|  ", sentence), f"{key}: {sentence}"
            assert not (language == "fr" and LOOSE.search(sentence)), f"{key}: {sentence}"
    assert set(written(game, language)) - owed(game) - set(said) == set()
    assert set(taught(game, language)) - owed(game) == set()


@EVERY_GAME
@EVERY_LANGUAGE
def test_rare_events_reasons_and_hindrances_can_be_told_too(game: AnyGame, language: str) -> None:
    """Every event, reason and hindrance whose arguments are plain, with each thing it may name."""
    texts = game.texts(language)
    declared = {f"event-{key}": words for key, words in game.events.items()}
    declared |= {f"reason-{key}": words for key, words in game.reasons.items()}
    declared |= {f"why-{key}": words for key, words in game.hindrances.items()}
    for key, words in declared.items():
        kinds = [kind for _, kind in params(words)]
        if any(kind not in game.verbs.vocabulary and kind not in NOT_NAMED for kind in kinds):
            continue  # an argument that only the game knows how to phrase
        sizes = [len(game.verbs.vocabulary.get(kind, "01")) for kind in kinds]
        for turn in range(max(sizes, default=1)):
            assert texts.message(Message(key, game.args(words, [turn % size for size in sizes])))


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_game_redefines_no_common_message(game: AnyGame, language: str) -> None:
    assert set(written(game, language)) & set(messages(COMMON / f"{language}.ftl")) == set()
