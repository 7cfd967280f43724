"""A whole game of each in the terminal, written down: `python -m tools.terminal_games [GAME …]` fills `docs/terminal/`.

What is typed is what a computer player of the level `easy` would choose, and at the beginning a few questions that a
newcomer may ask. The same seed gives the same text.
"""

from __future__ import annotations

import builtins
import io
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from itertools import count

from tools.digest import PROJECT

from bretwalda.ai.level import LEVELS
from bretwalda.ai.player import Computer
from bretwalda.cli import speech
from bretwalda.cli.seats import seat_players
from bretwalda.cli.table import Table
from bretwalda.engine.dice import seeded
from bretwalda.engine.match import Match
from bretwalda.engine.registry import game as named_game

FOLDER = PROJECT / "docs" / "terminal"
SEED = "a rainy evening"
WIDTH = 100
# Each game with its settings, who sits where, the language, and what is asked before anything is chosen.
GAMES = {
    "king_is_dead": ("players=2", "me,easy", "en", ["help", "look Assemble", "why Essex", "rules 4.1", "hint"]),
    "rex_britannorum": ("players=3", "me,easy,easy", "fr", ["aide", "regarder Danum", "règles 8.1", "indice"]),
    "barbarian_kingdoms": ("players=3", "me,easy,easy", "en", ["look Franks", "look Rome", "rules 4.1", "hint"]),
    "britannia": ("scenario=hadrianus", "easy,me,easy,easy", "fr", ["regarder Kent", "règles 5.1", "indice"]),
}


class Stopped(Exception):
    """So much of the game was wanted, and no more."""


def record(game_id: str, decisions: int | None = None) -> str:
    """All that a person sees and types in a whole game, or until so many decisions have been typed."""
    os.environ |= {"COLUMNS": str(WIDTH), "NO_COLOR": "1"}
    settings, seats, language, questions = GAMES[game_id]
    speech.speak(language)
    game = named_game(game_id)
    match = Match(game, game.schema.parse(settings), SEED)
    table = Table(match, seat_players(seats, game, SEED), None)
    person = Computer(game, LEVELS["easy"], seeded("a person"))
    typed = _typed(table, person, questions, decisions)

    def answer(prompt: object = "", /) -> str:
        words = next(typed, None)
        if words is None:
            raise Stopped
        print(f"{prompt}{words}")
        return words

    shown, usual = io.StringIO(), builtins.input
    builtins.input = answer
    try:
        with redirect_stdout(shown):
            table.screen = type(table.screen)(game.colours(table.texts))
            table.play()
    except Stopped:
        pass
    finally:
        builtins.input = usual
    return "\n".join(line.rstrip() for line in shown.getvalue().split("\n"))


def _typed(table: Table, person: Computer, questions: list[str], decisions: int | None) -> Iterator[str]:
    yield from questions
    asked = False
    eyes = seeded("eyes")
    for _ in range(decisions) if decisions is not None else count():
        state, seat = table.match.state, int(table.match.state.actor)
        if not asked and len(table.match.decisions) > 12:  # once, when somebody else has done something
            asked = True
            yield table.texts.say("play-word-why")
            yield table.texts.say("play-word-log")
        choice = person.decide(state.imagine(seat, eyes), seat)
        options = [int(option) for option in state.options(seat)]
        yield str(options.index(choice) + 1)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for game_id in sys.argv[1:] or GAMES:
        text = record(game_id)
        (FOLDER / f"{game_id}.txt").write_text(text, "utf-8")
        print(game_id, len(text.encode()) // 1000, "kB")


if __name__ == "__main__":
    main()
