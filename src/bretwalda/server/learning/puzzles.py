"""The puzzles that come with the games: which is today's, what is shown of one, and whether a try is right."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

import msgspec

from bretwalda.ai.puzzles import Puzzle
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.registry import catalogue
from bretwalda.engine.state import State

from ..live.positions import sentence
from ..messages import Option
from .messages import PuzzleAnswer, PuzzleInfo

A_DAY = 24 * 3600 * 1000  # milliseconds
TODAY = "today"


class Kept(NamedTuple):
    """A puzzle with its name."""

    id: str
    puzzle: Puzzle


@cache
def puzzles_of(game: Game[Any]) -> tuple[Kept, ...]:
    """The puzzles of a game; none where it has none by its rules and facts of today."""
    file = game.folder / "puzzles.json"
    if not file.is_file() or game.facts != game.own_facts:
        return ()
    found = msgspec.json.decode(file.read_bytes(), type=list[Puzzle])
    return tuple(
        Kept(sha256(puzzle.position.encode()).hexdigest()[:10], puzzle)
        for puzzle in found
        if puzzle.rules == game.rules_version
    )


def todays(game: Game[Any], now: int) -> Kept:
    """The puzzle of the day: one after the other."""
    kept = puzzles_of(game)
    return kept[now // A_DAY % len(kept)]


def find(game_id: str, name: str, now: int) -> tuple[Game[Any], Kept]:
    """A puzzle by its name, or the one of today."""
    game = catalogue().get(game_id)
    if game is None or not puzzles_of(game):
        raise Refusal("refused-no-puzzle")
    if name == TODAY:
        return game, todays(game, now)
    for kept in puzzles_of(game):
        if kept.id == name:
            return game, kept
    raise Refusal("refused-no-puzzle")


def shown(game: Game[Any], kept: Kept, right: bool | None) -> PuzzleInfo:
    """What is shown of a puzzle: the position as its seat sees it."""
    all_of_them = puzzles_of(game)
    number = all_of_them.index(kept)
    state, seat = kept.puzzle.state(game), kept.puzzle.seat
    return PuzzleInfo(
        game=game.id,
        id=kept.id,
        number=number + 1,
        number_of=len(all_of_them),
        following=all_of_them[(number + 1) % len(all_of_them)].id,
        seat=seat,
        seats=int(state.seats),
        view=game.view(state, seat),
        asked=sentence(game.prompt(state, seat)),
        rule=game.paragraph(state, seat),
        options=options(game, state, seat),
        count=kept.puzzle.count,
        right=right,
    )


def options(game: Game[Any], state: State, seat: int) -> list[Option]:
    choices = [int(choice) for choice in state.options(seat)]
    return [Option(choice, game.verbs.notation(choice), game.points_at(state, choice)) for choice in choices]


def judged(game: Game[Any], kept: Kept, choice: int) -> PuzzleAnswer:
    """Whether a choice is the best one, and why that is; what cannot be chosen there is refused."""
    puzzle = kept.puzzle
    if choice not in puzzle.state(game).options(puzzle.seat):
        raise Refusal("refused-illegal", {"choice": str(choice)})
    chosen = game.verbs.notation(choice)
    best = puzzle.worth[puzzle.answer]
    right = chosen == puzzle.answer or chosen in puzzle.same
    others = [worth for each, worth in puzzle.worth.items() if each != puzzle.answer]
    return PuzzleAnswer(
        right=right,
        answer=chosen if right else puzzle.answer,
        best=best,
        chosen=puzzle.worth.get(chosen),
        ahead=best - (max(others) if right else puzzle.worth.get(chosen, max(others))),
        exact=puzzle.solved,
        why=puzzle.why,
    )
