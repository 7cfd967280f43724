"""Examples of the rules: each is a position in which its paragraph is asked about."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

import msgspec
import pytest

from bretwalda.engine.dice import seeded
from bretwalda.engine.examples import FILE, examples_of, listed_for, placed_for
from bretwalda.engine.game import Game
from bretwalda.engine.journal import split_move
from bretwalda.engine.match import Match
from bretwalda.engine.registry import catalogue

from .worked import WORKED
from .worked.shown import file_of
from .worked.shown import written as written_down

Written = dict[str, Any]


def written(game: Game[Any]) -> list[Written]:
    """The worked examples of a game."""
    file = game.folder / FILE
    return list(tomllib.loads(file.read_text("utf-8"))["example"]) if file.exists() else []


NUMBERS = re.compile(r"^- \*\*([R\d.]+)\*\* ", re.MULTILINE)


def numbers_of(game: Game[Any]) -> set[str]:
    """The paragraphs of a game's rules."""
    return set(NUMBERS.findall((game.folder / "text" / "rules.en.md").read_text("utf-8")))


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.id)
def test_every_paragraph_is_shown_on_the_board_or_it_is_said_why_it_cannot_be(game: Game[Any]) -> None:
    examples = examples_of(game)
    nowhere = [number for numbers in listed_for(game).nowhere.values() for number in numbers]
    assert sorted([*examples, *nowhere]) == sorted(numbers_of(game))
    for paragraph, example in examples.items():
        assert game.restore(list(example.position)).owes(example.seat), paragraph


@pytest.mark.parametrize("name", ["king_is_dead", "rex_britannorum"])
def test_a_paragraph_that_a_step_cites_is_shown_where_it_is_asked_about(name: str) -> None:
    game = catalogue()[name]
    written = {number for placed in placed_for(game) for number in placed.paragraphs}
    for paragraph in {step.paragraph for step in game.steps} - written - {""}:
        example = examples_of(game)[paragraph]
        assert game.paragraph(game.restore(list(example.position)), example.seat) == paragraph


@pytest.mark.parametrize("name", WORKED)
def test_the_positions_that_are_kept_are_those_in_words(name: str) -> None:
    """If not: `python -m tests.record examples`."""
    game = catalogue()[name]
    assert file_of(game).read_bytes() == written_down(game, WORKED[name]())


@pytest.mark.parametrize("game", catalogue().values(), ids=lambda game: game.id)
def test_every_section_of_worked_examples_has_its_pictures(game: Game[Any]) -> None:
    """What the rules call an example, and what Britannia has in a section of its own."""
    rules = (game.folder / "text" / "rules.en.md").read_text("utf-8")
    paragraphs = re.split(r"^- (?=\*\*)", rules, flags=re.MULTILINE)[1:]
    examples = {text.split("**")[1] for text in paragraphs if re.search(r"\bExamples?:", text)}
    if game.id == "britannia":
        examples |= {number for number in numbers_of(game) if number.startswith("19.")}
    assert examples <= {number for number, example in examples_of(game).items() if example.worked}


def test_a_lesson_shows_what_it_asks_about_before_games_at_random_do() -> None:
    game = catalogue()["rex_britannorum"]
    lesson = game.lessons[0]
    assert examples_of(game)["3.1"][:3] == (
        lesson.settings,
        lesson.seat,
        tuple(game.start(lesson.settings, seeded(lesson.seed)).dump()),
    )


WRITTEN = [(game, one) for game in catalogue().values() for one in written(game)]


@pytest.mark.parametrize(("game", "one"), WRITTEN, ids=lambda value: getattr(value, "id", None))
def test_a_worked_example_shows_paragraphs_that_there_are_to_somebody_who_is_asked(
    game: Game[Any], one: Written
) -> None:
    rules = (game.folder / "text" / "rules.en.md").read_text("utf-8")
    assert all(f"- **{paragraph}** " in rules for paragraph in one["paragraphs"])
    match = Match(game, one["settings"], one["seed"])
    for line in one["moves"]:
        seat, notation = split_move(line)
        match.choose(seat, game.verbs.parse(notation))
    assert match.state.owes(one["seat"] - 1)


def test_the_example_of_6_4_is_that_of_the_rules() -> None:
    """Green plays a 7, Red a 1 and Blue a 2: Red and Green win together, and Blue is their vassal."""
    game = catalogue()["rex_britannorum"]
    example = examples_of(game)["6.4"]
    battle = json.loads(msgspec.json.encode(game.view(game.restore(list(example.position)), example.seat)))["battle"]
    assert battle["strengths"] == {"brigantes": 7, "iceni": 2, "regnenses": 7}
    assert (battle["zone"], battle["winners"], battle["vassals"]) == ("south", ["brigantes", "regnenses"], ["iceni"])
