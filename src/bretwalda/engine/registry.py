"""The registry: every game that is there, found by its folder or by an entry point."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules
from typing import Any

from .game import Game
from .refusal import Refusal
from .state import State

PACKAGE = "bretwalda.games"  # a folder in it is a game; other projects add theirs by this entry point group


def known() -> list[str]:
    """The ids of all games, without loading one."""
    folders = [found.name for found in iter_modules(import_module(PACKAGE).__path__)]
    return sorted(folders + [entry.name for entry in entry_points(group=PACKAGE)])


@cache
def catalogue() -> dict[str, Game[Any]]:
    """All games by id; `game` gives one of them.

    >>> "king_is_dead" in catalogue()
    True
    """
    modules = [import_module(f"{PACKAGE}.{found.name}") for found in iter_modules(import_module(PACKAGE).__path__)]
    modules += [entry.load() for entry in entry_points(group=PACKAGE)]
    found: dict[str, Game[Any]] = {module.GAME.id: module.GAME for module in modules}
    return dict(sorted(found.items()))


def game(game_id: str) -> Game[Any]:
    """One game by its id; `catalogue` has all of them.

    >>> game("king_is_dead").players()
    (2, 3, 4)
    >>> game("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    bretwalda.engine.refusal.Refusal: There is no game called “chess”... (refused-no-game, game=chess, known=...)
    """
    if game_id not in catalogue():
        raise Refusal("refused-no-game", {"game": game_id, "known": ", ".join(catalogue())})
    return catalogue()[game_id]


def game_of(state: State) -> Game[Any]:
    """The game that a position belongs to."""
    return next(each for each in catalogue().values() if isinstance(state, each.state))


def unpickled(game_id: str, rules: int, dump: list[int]) -> State:
    """A position that comes out of a pickle, by the rules that it is played by."""
    position: State = game(game_id).by_rules(rules).restore(dump)
    return position
