"""A box with other facts: every text follows it, in both languages, and the game is played with it.

`examples/boxes` has a changed box of each game. As facts are read when a game is loaded, another process speaks.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.tree import of_the_tree

from bretwalda.engine import facts, figures, sources
from bretwalda.engine.facts import examination, problems_of
from bretwalda.engine.text import LANGUAGES
from bretwalda.games.barbarian_kingdoms.wording import configuration

BOXES = Path(__file__).parents[1] / "examples" / "boxes"
GAMES = [game for game in of_the_tree() if (BOXES / f"{game.id}.toml").exists()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
SPEAK = """
import json, sys
import bretwalda
from bretwalda.engine import sources
from bretwalda.engine.languages import LANGUAGES
from bretwalda.engine.properties import check_game
out = {}
for game in bretwalda.catalogue().values():
    if game.id not in sys.argv[1:]:
        continue
    check_game(game, game.schema.parse(""), "box")
    said = {}
    for language in LANGUAGES:
        texts = game.texts(language)
        said[language] = {
            "summary": texts.say("summary"), "rules": game.book("rules", language), "words": game.made[language],
            "entries": {name: " ".join(lines) for name, lines in game.entries(texts).items()},
        }
    out[game.id] = {**said, "marks": sources.marks(game.folder), "facts": game.facts}
print(json.dumps(out))
"""


@cache
def spoken() -> dict[str, Any]:
    """What the games of the boxes say, and that they can be played."""
    environment = os.environ | {facts.FOLDER_VARIABLE: str(BOXES)}
    command = [sys.executable, "-c", SPEAK, *(game.id for game in GAMES)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    said: dict[str, Any] = json.loads(done.stdout)
    return said


def paragraph(game: str, language: str, number: str) -> str:
    rules = spoken()[game][language]["rules"]
    found = re.search(rf"^- \*\*{re.escape(number)}\*\* (.+(?:\n  .+)*)", rules, re.MULTILINE)
    assert found is not None
    return " ".join(found[1].split())


@EVERY_GAME
def test_a_box_fits(game: Any) -> None:
    assert problems_of(BOXES / f"{game.id}.toml", game.id) == []
    assert facts.fingerprint_of(BOXES / f"{game.id}.toml") != game.own_facts


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_paper_says_the_numbers_of_our_facts(game: Any, language: str) -> None:
    """Every mark stands behind the number that it names, and names a place that is there; what is read has no marks."""
    for book in ("rules", "guide"):
        file = game.folder / "text" / f"{book}.{language}.md"
        paper = file.read_text("utf-8") if file.exists() else ""
        for written, place in figures.marked(paper):
            assert figures.read(written, language) == game.figures[place.replace(".", "-")], (written, place)
        for place in figures.rests_on(paper):
            assert figures.at_place(facts.own(game.folder), place) is not None, place
        assert not paper or "<!--" not in game.book(book, language)


@EVERY_GAME
def test_all_languages_mark_the_same_numbers(game: Any) -> None:
    papers = [(game.folder / "text" / f"rules.{language}.md").read_text("utf-8") for language in LANGUAGES]
    first, *others = (sorted(place for _, place in figures.marked(paper)) for paper in papers)
    assert all(other == first for other in others)
    assert all(figures.rests_on(paper) == figures.rests_on(papers[0]) for paper in papers)


@EVERY_GAME
@EVERY_LANGUAGE
def test_the_rules_follow_a_box(game: Any, language: str) -> None:
    """Each number that differs is the one of the box, wherever the paper marks it."""
    other = figures.figures(facts._read(BOXES / f"{game.id}.toml"))
    paper = (game.folder / "text" / f"rules.{language}.md").read_text("utf-8")
    ours = figures.filled(paper, game.figures, language, lambda place: False)
    assert spoken()[game.id][language]["rules"] != ours
    named = {place.replace(".", "-") for _, place in figures.marked(paper)}
    assert {place: other[place] for place in named} != {place: game.figures[place] for place in named}


def test_numbers_of_a_box_are_read_everywhere() -> None:
    assert "six provinces are yours, or an enemy king has" in spoken()["barbarian_kingdoms"]["en"]["summary"]
    assert "six provinces" in paragraph("barbarian_kingdoms", "fr", "9.2")
    assert paragraph("barbarian_kingdoms", "fr", "1.3").endswith("en éliminant un roi ennemi au combat.")
    assert paragraph("king_is_dead", "en", "5.4").startswith("The fourth instability disc")
    assert paragraph("rex_britannorum", "fr", "7.1").count("quatre") == 3
    assert "3 points if clear" in paragraph("britannia", "en", "4.1")
    assert paragraph("britannia", "en", "8.1").startswith("At most four armies")


def test_what_rests_on_other_facts_says_so() -> None:
    note = "This server plays with other facts here"
    assert note in paragraph("king_is_dead", "en", "6.8")
    assert note not in paragraph("king_is_dead", "en", "4.1")


def test_powers_of_a_box_have_their_own_names_and_texts_or_are_put_into_words() -> None:
    """On cards, in the rules and in the terminal, in both languages."""
    kingdoms = spoken()["barbarian_kingdoms"]
    composed = (
        "Each warrior is worth 5 battle points, but only in an initial province of its own and on another kingdom’s"
        " turn. A claim costs 1 tremis less, but only outside its initial provinces."
        " A recruit costs 1 tremis less, but only while no kingdom controls fewer provinces."
    )
    assert composed in kingdoms["en"]["words"]
    assert paragraph("barbarian_kingdoms", "en", "8.11") == f"*Saxons: Shield Wall.* {composed}"
    assert f"Shield Wall: {composed}" in kingdoms["en"]["entries"]["Saxons"]
    assert "Mur de boucliers" in kingdoms["fr"]["entries"]["Saxons"]
    assert "Alaric vaut 9" in paragraph("barbarian_kingdoms", "fr", "8.10")
    assert "In a Manoeuvre each unit may make 3 moves." in kingdoms["en"]["words"]  # ours, with another number


@EVERY_LANGUAGE
def test_rows_of_the_set_up_card_are_made_from_the_facts(language: str) -> None:
    """Ours come out as they are written, so that those of a box do, too."""
    kingdoms = next(game for game in GAMES if game.id == "barbarian_kingdoms")
    texts = kingdoms.texts(language)
    for row in facts.own(kingdoms.folder)["configuration"]:
        assert configuration(texts, row) == texts.name("configuration", row["id"])
    made = spoken()["barbarian_kingdoms"]["en"]["words"]
    assert 'configuration-c2b = { "B: Hunnish horde, Saxons – Ostrogoths, Franks" }' in made
    assert "the Hunnish horde may claim" in made  # what mentions a name follows, too


def test_cost_tracks_of_a_kingdom_are_told() -> None:
    assert "Saxons 2, 2, 3, 3" in paragraph("barbarian_kingdoms", "en", "3.5")
    assert "Francs 1, 2, 3, 4" in paragraph("barbarian_kingdoms", "fr", "3.5")


def test_names_of_a_box_come_in_all_their_forms() -> None:
    said = spoken()
    assert 'zone-hibernia = { "Scotia" }' in said["barbarian_kingdoms"]["en"]["words"]
    assert '.of = { "de Scotie" }' in said["barbarian_kingdoms"]["fr"]["words"]
    assert '.in = { "in Alba" }' in said["king_is_dead"]["en"]["words"]
    assert '.effect = { "Gather" }' not in said["king_is_dead"]["en"]["words"]  # a sentence is no form of a name
    assert '.in = { "dans le Somerset" }' in said["britannia"]["fr"]["words"]


def test_free_objectives_are_put_into_words_and_cards_may_bring_their_own() -> None:
    english, french = (paragraph("rex_britannorum", language, "10.11") for language in ("en", "fr"))
    assert "control Brigantes and not be present in Luguvalium (N01)" in english
    assert "(être présent à Londinium (S14) ou être présent à Durovernum (S16)) et occuper au moins 3" in french
    assert "maîtriser la route d’York à Lincoln" in paragraph("rex_britannorum", "fr", "10.13")


def test_marks_go_where_a_box_brings_the_real_thing_or_says_that_ours_is_right() -> None:
    marks = spoken()["barbarian_kingdoms"]["marks"]["reconstructed"]
    ours = sources.marks(next(game for game in GAMES if game.id == "barbarian_kingdoms").folder)["reconstructed"]
    assert set(marks) < set(ours)
    for gone in ("kingdom.saxons.kingdom_power", "kingdom.franks.king_power", "costs.claim"):
        assert gone in ours
        assert gone not in marks
    assert "costs.recruit" in marks


@EVERY_GAME
def test_only_places_that_are_there_are_listed_as_reconstructed(game: Any) -> None:
    for places in sources.listed(game.folder).values():
        for place in places:
            assert figures.at_place(facts.own(game.folder), place) is not None, place
    assert examination(game.id) is not None
