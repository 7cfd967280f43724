"""What a person can ask at the screen, in every game and both languages: map, things, rules, hints, odds, log."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from tests.tree import of_the_tree
from tools.terminal_games import FOLDER, GAMES, record

from bretwalda import Refusal
from bretwalda.cli import asking
from bretwalda.cli.speech import speak
from bretwalda.engine import chart
from bretwalda.engine.dice import seeded
from bretwalda.engine.registry import game as named_game
from bretwalda.engine.state import State
from bretwalda.engine.text import LANGUAGES, Texts

if TYPE_CHECKING:
    from tests.cli.conftest import Run

WITH_MAPS = [game.id for game in of_the_tree() if (game.folder / "map.json").exists()]
SEATS = {"britannia": "random,me,random,random", "barbarian_kingdoms": "me,random,random"}
SMALLEST = {"king_is_dead": 0, "rex_britannorum": 0, "barbarian_kingdoms": 1, "britannia": 4}  # areas without a name
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
COMMANDS = ("help", "look", "rules", "log", "map", "odds", "hint")


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", WITH_MAPS)
def test_everything_in_the_help_can_be_asked(run: Run, name: str, language: str) -> None:
    """In the reader's own words; what cannot be told now is said so, and nothing comes out as a key or torn."""
    texts = named_game(name).texts(language)
    asked = [texts.say(f"play-word-{word}") for word in COMMANDS]
    outcome = run(
        "play", name, "--seats", SEATS.get(name, "me,random"), "--seed", "asked", "--lang", language,
        typed="\n".join([*asked, texts.say("play-word-quit")]) + "\n",
    )  # fmt: skip
    assert outcome.code == 0, outcome.err
    assert outcome.out.count("\n> ") >= len(asked)
    for word in asked:
        assert re.search(rf"^{word}\b", outcome.out, re.MULTILINE), word  # in the help
    assert not re.search(r"\b(?:play|look|view|refused|odds|event|prompt)-[a-z_]+\b|[{}]", outcome.out)


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", WITH_MAPS)
def test_areas_have_their_names_on_the_map(name: str, language: str) -> None:
    """As much of it as there is room for, on a screen of a hundred characters; the few smallest show who is there."""
    game = named_game(name)
    texts = game.texts(language)
    marks = game.marks_on_map(game.view(game.new(seed="map"), 0), texts)
    drawn = chart.draw(game.folder, marks, 100)
    assert drawn is not None
    picture = "\n".join(drawn.lines)
    nameless = [mark for mark in marks.values() if mark.lines[0][: chart.SHORTER[-1]] not in picture]
    assert len(nameless) <= SMALLEST[name], [mark.lines[0] for mark in nameless]
    assert [mark for mark in nameless if len(mark.lines) > 1 and mark.lines[1] not in picture] == []


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", WITH_MAPS)
def test_shortened_names_are_told_apart(name: str, language: str) -> None:
    """“Mercie N” and “Mercie S”: two areas called “Mercie d” would be none."""
    game = named_game(name)
    marks = game.marks_on_map(game.view(game.new(seed="map"), 0), game.texts(language))
    names = [mark.lines[0] for mark in marks.values()]
    for longest in chart.SHORTER:
        if longest >= chart.BOTH:
            assert len({chart.shortened(each, longest) for each in names}) == len(names), longest


@EVERY_LANGUAGE
@pytest.mark.parametrize("name", WITH_MAPS)
def test_nothing_is_listed_where_there_is_nothing(name: str, language: str) -> None:
    """An island has no borders, so none are announced."""
    game = named_game(name)
    for thing, lines in game.entries(game.texts(language)).items():
        assert not [line for line in lines if re.search(r":\s*\.", line)], thing


def worlds(name: str) -> Iterator[tuple[State, State, int]]:
    """Positions in which somebody decides, each with another that the seat cannot tell from it."""
    game = named_game(name)
    state, dice = game.new(seed="odds"), seeded("way")
    while state.actor >= 0:
        seat = int(state.actor)
        yield state, state.imagine(seat, seeded("another world")), seat
        options = state.options(seat)
        state.take(seat, options[dice.below(len(options))])


def told(game: Any, state: State, seat: int, texts: Texts) -> list[str]:
    try:
        return asking.odds(game, state, seat, texts)
    except Refusal:
        return []


@pytest.mark.parametrize("name", ["rex_britannorum", "barbarian_kingdoms", "britannia"])
def test_odds_are_told_from_what_the_seat_knows(name: str) -> None:
    """In two worlds that it cannot tell apart they are the same, and they are chances."""
    game = named_game(name)
    english, french = game.texts("en"), game.texts("fr")
    met = 0
    for state, other, seat in worlds(name):
        lines = told(game, state, seat, english)
        if not lines:
            continue
        met += 1
        assert lines == told(game, other, seat, english)
        assert [re.findall(r"\d+", line) for line in lines] == [
            re.findall(r"\d+", line) for line in told(game, state, seat, french)
        ]
        chances = [int(percent) for line in lines for percent in re.findall(r"(\d+)%", line)]
        assert chances
        assert all(0 <= chance <= 100 for chance in chances)
        if met == 3:
            return
    pytest.fail("nothing was at stake")


def test_a_game_without_odds_says_so(run: Run) -> None:
    outcome = run("play", "king_is_dead", "--seats", "me,me", typed="odds\nquit\n")
    assert "There are no odds to give for this decision." in outcome.out


@pytest.mark.parametrize("wanted", ["abc", "-5", "0", "1.5", "9999999"])
def test_the_log_wants_a_number_of_lines(run: Run, wanted: str) -> None:
    outcome = run("play", "king_is_dead", "--seats", "me,me", typed=f"log {wanted}\nquit\n")
    assert f"“{wanted}” is not a number of lines: “log 50” shows the last fifty." in outcome.out


def test_words_can_be_typed_without_accents_and_capitals(run: Run) -> None:
    table = ("play", "king_is_dead", "--seats", "me,me", "--lang", "fr")
    typed = ["regles 4.1", "REGARDER negociation", "passer", "quitter"]
    outcome = run(*table, typed="\n".join(typed) + "\n")
    assert "4.1   Le joueur dont c’est le tour" in outcome.out
    assert "Négociation\u202f: Deux cartes Région" in outcome.out.replace("\u00a0", "\u202f")
    assert "Joueur 1 passe." in outcome.out or "Joueur 2 passe." in outcome.out
    assert "n’est pas un choix" not in outcome.out


def test_long_news_are_cut_to_their_end(run: Run) -> None:
    """A computer's turn may have hundreds of lines; the log has them all."""
    table = ("play", "britannia", "--seats", "easy,me,random,random", "--seed", "asked", "--settings")
    outcome = run(*table, "scenario=hadrianus", typed="quit\n")
    found = re.search(r"(\d+) earlier lines are left out; “log (\d+)” shows them", outcome.out)
    assert found is not None
    again = run(*table, "scenario=hadrianus", typed=f"log {found[2]}\nquit\n")
    assert len(again.out.splitlines()) - len(outcome.out.splitlines()) >= int(found[2])


@pytest.mark.parametrize("name", GAMES)
def test_recorded_games_begin_as_they_do_today(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """`python -m tools.terminal_games` writes them anew; the whole of them takes too long to be played here."""
    monkeypatch.setenv("NO_COLOR", "1")
    beginning = record(name, decisions=0).partition(
        f"\n> {named_game(name).texts(GAMES[name][2]).say('play-word-hint')}\n"
    )[0]
    speak("en")
    assert beginning.count("\n> ") >= 2  # a hint has only so many seconds: what it says is not compared
    assert (FOLDER / f"{name}.txt").read_text("utf-8").startswith(beginning)
