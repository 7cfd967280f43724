"""Computer players by the word for them: a level, `mcts:N`, `net:FILE`, `py:MODULE:CLASS`, or `exec:COMMAND`."""

from __future__ import annotations

import re
import sys
from dataclasses import asdict, replace
from importlib import import_module
from math import inf
from typing import Any

from bretwalda.engine.counsel import Counsel
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State

from .level import LEVELS, Level, is_level, level
from .player import EXPLORATION, Computer, Player
from .search import Search

SEARCH = "mcts:"
NETWORK = "net:"
PYTHON = "py:"
PROGRAM = "exec:"
WORDS = (*LEVELS, "LEVEL-STYLE", f"{SEARCH}N", f"{NETWORK}[N:]FILE", f"{PYTHON}MODULE:CLASS", f"{PROGRAM}COMMAND")
PYTHON_CLASS = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")
MOST_ITERATIONS = 10_000_000
PROGRAM_SECONDS = 5.0  # for each decision of an external program, as long as `hard` may take


class PlainSearch(Player):
    """The search as in a textbook: random play-outs, nothing known about the game. A yardstick that does not move."""

    def __init__(self, iterations: int, dice: Dice) -> None:
        self.iterations = iterations
        self.dice = dice

    def decide(self, imagined: State, seat: int) -> int:
        options = imagined.options(seat)
        if len(options) == 1:
            return int(options[0])
        search = Search(seat, Counsel(), self.dice.fork(), EXPLORATION, 1.0)
        search.grow(imagined, self.iterations)
        return int(max(search.decisions(imagined), key=lambda node: node.visits).choice)


def player(word: str, game: Game[Any], dice: Dice) -> Player:
    """Somebody to play with, who answers within the seconds of the level.

    >>> import bretwalda
    >>> type(player("mcts:50", bretwalda.game("king_is_dead"), bretwalda.seeded("x"))).__name__
    'PlainSearch'
    """
    return Computer(game, level(word), dice) if is_level(word) else _stranger(word, game, dice)


def patient_player(word: str, game: Game[Any], dice: Dice) -> Player:
    """The same, but only iterations count: one seed gives one game, however slow the machine."""
    return Computer(game, patient(level(word)), dice) if is_level(word) else _stranger(word, game, dice)


def patient(level: Level) -> Level:
    """A level that never looks at the clock."""
    return replace(level, seconds=inf)


def checked(word: str) -> str:
    """The word of a computer player, without blanks and case where they mean nothing.

    >>> checked(" MCTS:0500 ")
    'mcts:500'
    >>> checked("genius")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    bretwalda.engine.refusal.Refusal: There is no computer player “genius”... (refused-level, level=genius, known=...)
    """
    word = word.strip()
    kind = word[: len(SEARCH)].lower()
    if kind == PROGRAM and word[len(PROGRAM) :].strip():
        return PROGRAM + word[len(PROGRAM) :].strip()
    if kind == SEARCH and _number(word[len(SEARCH) :]):
        return f"{SEARCH}{_number(word[len(SEARCH) :])}"
    if word[: len(NETWORK)].lower() == NETWORK and word[len(NETWORK) :].strip():
        return NETWORK + word[len(NETWORK) :].strip()
    if word[: len(PYTHON)].lower() == PYTHON and PYTHON_CLASS.fullmatch(word[len(PYTHON) :]):
        return PYTHON + word[len(PYTHON) :]
    if is_level(word.lower()):
        return word.lower()
    raise Refusal("refused-level", {"level": word, "known": ", ".join(WORDS)})


def budget(word: str) -> dict[str, float]:
    """What decides how strong a player is, as far as it is ours to say."""
    if is_level(word):
        known = asdict(level(word))
        return {name: value for name, value in known.items() if name not in ("name", "seconds", "style")}
    return {"iterations": _number(word[len(SEARCH) :])} if word.startswith(SEARCH) else {}


def faults(player: Player) -> dict[str, int]:
    """What a player did wrong, by message key: only external programs do."""
    return dict(getattr(player, "faults", {}))


def _stranger(word: str, game: Game[Any], dice: Dice) -> Player:
    """A player that is no level of ours."""
    if word.startswith(SEARCH):
        return PlainSearch(_number(word[len(SEARCH) :]), dice)
    if word.startswith(NETWORK):
        return _networked(word[len(NETWORK) :], game, dice)
    if word.startswith(PYTHON):
        return _imported(word, game, dice)
    from .external import ExternalPlayer

    return ExternalPlayer(game, word[len(PROGRAM) :], PROGRAM_SECONDS, dice)


def _networked(words: str, game: Game[Any], dice: Dice) -> Player:
    """A network alone (`FILE`), or inside a search of that many iterations (`N:FILE`)."""
    from .networked import NetworkPlayer, loaded  # NumPy is needed for this alone

    number, _, file = words.partition(":")
    iterations = _number(number) if file else 0
    return NetworkPlayer(game, loaded(file if iterations else words), dice, iterations)


def _imported(word: str, game: Game[Any], dice: Dice) -> Player:
    """A player of somebody's own class, which is made with the game and dice; its module may lie in this folder."""
    module, _, name = word[len(PYTHON) :].partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        made = getattr(import_module(module), name)(game, dice)
    except (ImportError, AttributeError, TypeError) as fault:
        raise Refusal("refused-player-class", {"word": word, "fault": str(fault)}) from None
    if not isinstance(made, Player):
        raise Refusal("refused-player-class", {"word": word, "fault": f"{name} is no bretwalda.ai.player.Player"})
    return made


def _number(text: str) -> int:
    """A number of iterations; 0 when it is none that makes sense."""
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= len(str(MOST_ITERATIONS)) else 0
    return number if number <= MOST_ITERATIONS else 0
