"""Examples: positions that show paragraphs of the rules on the board, where they can be tried.

Those of worked examples are written down (`examples.toml` beside the facts):

    [[example]]
    paragraphs = ["6.4", "6.2"]  # what it shows; beside the first is its picture
    settings = { players = 3 }   # what is not named is as usual
    seed = "example"
    seat = 1                     # who looks, and is asked something
    moves = ["1 lead iceni"]     # what has happened, as in a journal

Positions that no short journal leads to are in `examples.json`, which `python -m tests.record examples` writes from
words (`tests/worked`). For each paragraph that a question cites, a position in which it is asked is found: first in
the game's lessons, then in games played at random, always the same ones. What else it shows is written down, too:

    [[same]]
    as = "4.3"
    paragraphs = ["4.4", "R1"]

    [nowhere]                    # why there is nothing to be seen of some paragraphs, and of which
    names = ["11.1", "11.2"]
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from .dice import seeded
from .journal import split_move
from .refusal import Refusal
from .schema import Settings
from .state import NOBODY, State

if TYPE_CHECKING:
    from .game import Game

FILE = "examples.toml"
POSITIONS = "examples.json"
GAMES = 4  # at random, for each way to set the game up
LONGEST = 4000  # decisions of such a game


class Example(NamedTuple):
    """A position that shows what a paragraph of the rules is about.

    Attributes:
        settings: what its game was set up with.
        seat: who is asked, counted from 0.
        position: numbers as `State.dump` writes them.
        worked: it stands in this paragraph of the rules, and deserves a picture.
    """

    settings: Settings
    seat: int
    position: tuple[int, ...]
    worked: bool = False


class Placed(msgspec.Struct):
    """A position as it is kept in `examples.json`.

    Attributes:
        paragraphs: what it shows.
        worked: its first paragraph is a worked example.
        settings: what its game was set up with.
        seat: who looks, and is asked something, counted from 0.
        position: numbers as `State.dump` writes them, in one line.
    """

    paragraphs: list[str]
    worked: bool
    settings: Settings
    seat: int
    position: str


class Listed(NamedTuple):
    """What is written down of a game's examples.

    Attributes:
        example: worked examples as journals.
        same: other paragraphs that a position shows.
        nowhere: paragraphs of which nothing can be seen on a board, by the reason.
    """

    example: list[dict[str, Any]]
    same: list[dict[str, Any]]
    nowhere: dict[str, list[str]]


@cache
def examples_of(game: Game[Any]) -> dict[str, Example]:
    """The examples of a game, by the number of the paragraph.

    >>> import bretwalda
    >>> game = bretwalda.game("king_is_dead")
    >>> example = examples_of(game)["7.1"]
    >>> game.paragraph(game.restore(list(example.position)), example.seat)
    '7.1'
    """
    found = _written(game)
    wanted = {step.paragraph for step in game.steps} - {""}
    for settings, state in _positions(game):
        for seat in state.actors():
            number = game.paragraph(state, seat)
            if number is not None and number not in found:
                found[number] = Example(settings, int(seat), tuple(int(one) for one in state.dump()))
        if wanted <= found.keys():
            break
    for listed in listed_for(game).same:
        like = found[listed["as"]]._replace(worked=False)
        found |= {number: like for number in listed["paragraphs"] if number not in found}
    return found


def listed_for(game: Game[Any]) -> Listed:
    """What is written down for a game, for its own facts."""
    file = game.folder / FILE
    if game.facts != game.own_facts or not file.exists():
        return Listed([], [], {})
    data = tomllib.loads(file.read_text("utf-8"))
    return Listed(data.get("example", []), data.get("same", []), data.get("nowhere", {}))


def _written(game: Game[Any]) -> dict[str, Example]:
    """The examples that are written down, for the game's own facts; what is worked out has precedence."""
    found: dict[str, Example] = {}
    for written in listed_for(game).example:
        settings = game.schema.complete(written["settings"])
        state = game.start(settings, seeded(written["seed"]))
        for line in written["moves"]:
            seat, notation = split_move(line)
            state.choose(seat, game.verbs.parse(notation))
        example = Example(settings, written["seat"] - 1, tuple(int(one) for one in state.dump()))
        _put(found, written["paragraphs"], example, written.get("worked", True))
    for placed in placed_for(game):
        position = tuple(int(number) for number in placed.position.split())
        _put(found, placed.paragraphs, Example(placed.settings, placed.seat, position), placed.worked)
    return found


def _put(found: dict[str, Example], numbers: Sequence[str], example: Example, worked: bool) -> None:
    for place, number in enumerate(numbers):
        shown = example._replace(worked=worked and place == 0)
        if number not in found or shown.worked:
            found[number] = shown


def placed_for(game: Game[Any]) -> list[Placed]:
    """Positions that no short journal leads to, for the game's own facts."""
    file = game.folder / POSITIONS
    if game.facts != game.own_facts or not file.exists():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[Placed])


def _positions(game: Game[Any]) -> Iterator[tuple[Settings, State]]:
    """Positions to look at: those of the lessons, which tell a story, before those of games at random."""
    for lesson in game.lessons:
        state = (
            game.restore(list(lesson.position)) if lesson.position else game.start(lesson.settings, seeded(lesson.seed))
        )
        if lesson.position:
            state.dice = seeded(lesson.seed)
        for seat, choice in lesson.moves:
            if seat == lesson.seat:
                yield lesson.settings, state
            state.choose(seat, choice)
    for settings in _ways(game):
        for number in range(GAMES):
            dice = seeded(f"example {number}")
            state = game.start(settings, dice.fork())
            for _k in range(LONGEST):
                if state.actor == NOBODY:
                    break
                yield settings, state
                seat = state.actors()[0]
                options = state.options(seat)
                state.take(seat, options[dice.below(len(options))])


def _ways(game: Game[Any]) -> Iterator[Settings]:
    """Ways to set a game up: as beginners do, as usual, and with one setting changed at a time."""
    yield game.schema.complete(game.beginners)
    yield game.schema.complete({})
    for setting in game.schema.settings:
        for value in setting.values:
            if value != setting.default:
                try:
                    yield game.schema.complete({setting.name: value})
                except Refusal:
                    continue  # it makes no sense alone
