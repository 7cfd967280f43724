"""`bretwalda rules GAME [§]`: the rules of a game, a chapter, a paragraph, or where they speak of a word."""

from __future__ import annotations

import re
from typing import Annotated, Any, NamedTuple

import typer

from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import game as named_game

from .completion import games_beginning
from .screen import Screen
from .speech import texts
from .words import folded

_CHAPTER = re.compile(r"## (?:(\d+)\. )?(.+)")
_PARAGRAPH = re.compile(r"- \*\*([\dR.]+)\*\* ")
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")
_SPACES = re.compile(r"[ \n]+")  # not those of French that keep a sign with its word
_EMPHASIS = re.compile(r"\*+([^*]+)\*+")
MOST_FOUND = 12  # paragraphs with a word


class Paragraph(NamedTuple):
    """A paragraph of the rules; a heading has the number of its chapter, or none."""

    number: str
    text: str
    heading: bool


def rules(
    game: Annotated[str, typer.Argument(help="help-game", autocompletion=games_beginning)],
    wanted: Annotated[str | None, typer.Argument(metavar="§", help="help-rules-paragraph")] = None,
) -> None:
    """Print the rules."""
    chosen = named_game(game)
    screen = Screen(chosen.colours(texts(chosen)))
    show(
        screen,
        chosen,
        paragraphs(chosen, texts().language) if wanted is None else find(chosen, texts().language, wanted),
    )


def paragraphs(game: Game[Any], language: str) -> list[Paragraph]:
    """The rules in their order."""
    file = game.folder / "text" / f"rules.{language}.md"
    if not file.exists():
        raise Refusal("refused-no-rules")
    out: list[Paragraph] = []
    for block in re.split(r"\n(?=#|- |\n)", game.book("rules", language)):
        words = _SPACES.sub(" ", block).strip()
        chapter, numbered = _CHAPTER.match(words), _PARAGRAPH.match(words)
        if chapter:
            out.append(Paragraph(chapter[1] or "", plain(words.removeprefix("## ")), heading=True))
        elif numbered:
            out.append(Paragraph(numbered[1], plain(words[numbered.end() :]), heading=False))
        elif words:
            out.append(Paragraph("", plain(words.lstrip("#- ")), heading=words.startswith("#")))
    return out


def plain(words: str) -> str:
    """Words without the signs of their layout.

    >>> plain("**Troop cards** have a *value*: see [the guide](guide.md)")
    'Troop cards have a value: see the guide'
    """
    return _EMPHASIS.sub(r"\1", _LINK.sub(r"\1", words))


def find(game: Game[Any], language: str, wanted: str) -> list[Paragraph]:
    """A chapter, a paragraph, or the paragraphs with a word."""
    all_of_them = paragraphs(game, language)
    number = wanted.strip().lstrip("§").strip().rstrip(".")
    found = [each for each in all_of_them if each.number == number and not each.heading]
    if not found and number:
        found = [each for each in all_of_them if each.number == number or each.number.startswith(f"{number}.")]
    if not found and number:
        found = [each for each in all_of_them if folded(number) in folded(each.text) and not each.heading][:MOST_FOUND]
    if not found:
        raise Refusal("refused-no-paragraph", {"paragraph": wanted})
    return found


def contents(game: Game[Any], language: str) -> list[Paragraph]:
    """The headings of the chapters."""
    return [each for each in paragraphs(game, language) if each.heading and each.number]


def show(screen: Screen, game: Game[Any], found: list[Paragraph]) -> None:
    for each in found:
        if each.heading:
            screen.print("")
            screen.print(each.text, style="bold")
        else:
            screen.print(f"{each.number:<5} {each.text}" if each.number else each.text, hang=6 if each.number else 0)
