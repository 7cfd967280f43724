"""Puzzles: positions of games with one clearly best choice, found by thought, tried in many worlds, or worked out.

A puzzle is a position that a seat imagines, so it holds nothing that the seat could not know. What is nearly over and
leaves nothing to chance is worked out (`ai/solver.py`): one choice wins, every other loses. Elsewhere the choice that
a thought finds best must beat each of the next best in the same imagined worlds, by a clear margin and by several
standard errors (`ai/critic.py`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NamedTuple

import msgspec

from bretwalda.engine.dice import seeded
from bretwalda.engine.game import Game
from bretwalda.engine.match import Match
from bretwalda.engine.schema import Settings
from bretwalda.engine.state import State
from bretwalda.engine.text import LANGUAGES

from .critic import Critic, Verdict
from .explain import explain
from .level import LEVELS
from .player import Computer
from .solver import CERTAIN_VICTORY, Solver
from .spoken import reasons

FEWEST, MOST = 3, 14  # options: fewer are no puzzle, more are no fun
AT_FIRST_SIGHT = 0.06  # by how much the best looks better, before anything is tried
CLEAR = 0.08  # by how much it must be better than the next best
SURE = 4.0  # ... and by how many standard errors
RIVALS = 4  # that are tried beside it
WORLDS = ((8, 1.5), (32, SURE))  # that they are tried in, and what it takes to go on
SOLVABLE = 50_000  # positions
WON, LOST = 1.0, 0.0


class Puzzle(msgspec.Struct):
    """A position, and the one choice that is best there.

    Attributes:
        game: whose position it is.
        rules: the version of the rules it is played by.
        settings: what the game was set up with.
        position: numbers as `State.dump` writes them, in one line.
        seat: who is to decide.
        answer: the best choice, in notation.
        chances: of victory after each choice that was looked at, in percent.
        solved: it was worked out to the end of the game.
        why: what speaks for the answer, by language, a sentence each.
    """

    game: str
    rules: int
    settings: Settings
    position: str
    seat: int
    answer: str
    chances: dict[str, int]
    solved: bool
    why: dict[str, list[str]]

    def state(self, game: Game[Any]) -> State:
        """The position, with dice that nobody knows."""
        state: State = game.restore([int(number) for number in self.position.split()])
        return state


class Found(NamedTuple):
    """A best choice, and what was found of all that were looked at."""

    answer: int
    chances: dict[int, float]
    solved: bool


def puzzles_of(match: Match, seed: str, without: Collection[str] = ()) -> Iterator[Puzzle]:
    """The puzzles in a game, from any decision on and then from its beginning, so that they are of all stages.

    Choices of some verbs may be none: those that only prepare another.
    """
    critic = Critic(match.game, LEVELS["normal"].iterations, seed)
    all_of_them = len(match.decisions)
    begun = int(seeded(seed).below(all_of_them))
    for place in range(all_of_them):
        number = (begun + place) % all_of_them
        seat = match.decisions[number].seat
        imagined = match.at(number).imagine(seat, seeded(f"{seed} {number}"))
        found = find_best(critic, imagined, seat, without)
        if found is not None:
            yield written(match, imagined, seat, found, seed)


def find_best(critic: Critic, imagined: State, seat: int, without: Collection[str] = ()) -> Found | None:
    """The one best choice of a seat, if there is one and it is clear enough."""
    options = [int(option) for option in imagined.options(seat)]
    if imagined.secret or not FEWEST <= len(options) <= MOST:
        return None
    if imagined.certain():
        return worked_out(critic, imagined, seat, options)
    computer = Computer(critic.game, critic.level, seeded(f"{critic.seed} thought"))
    thoughts = computer.think(imagined, seat)
    best, *others = thoughts
    if critic.game.verbs.choice(best.choice).verb.word in without:
        return None
    if not others or best.value - max(other.value for other in others) < AT_FIRST_SIGHT or best.value >= WON:
        return None
    rivals = sorted(others, key=lambda thought: -thought.value)[:RIVALS]
    verdicts = [Verdict(0, seat, rival.choice, best.choice, rival.value - best.value) for rival in rivals]
    for worlds, sure in WORLDS:
        for verdict in verdicts:
            critic.look_closer(imagined, verdict, worlds)
            if verdict.gain > -max(CLEAR, sure * verdict.error):
                return None
    chances = {thought.choice: thought.value for thought in thoughts}
    return Found(best.choice, chances | {v.choice: max(best.value + v.gain, LOST) for v in verdicts}, solved=False)


def worked_out(critic: Critic, state: State, seat: int, options: list[int]) -> Found | None:
    """The only choice that wins, where all that may follow can be looked at."""
    if not critic.counsel.nearly_over(state):
        return None
    chances: dict[int, float] = {}
    for option in options:
        after = state.clone()
        after.take(seat, option)
        values = Solver(SOLVABLE).evaluate(after)
        if values is None or LOST < values[seat] <= CERTAIN_VICTORY:
            return None
        chances[option] = values[seat]
    winning = [option for option, value in chances.items() if value > CERTAIN_VICTORY]
    return Found(winning[0], chances, solved=True) if len(winning) == 1 else None


def written(match: Match, imagined: State, seat: int, found: Found, seed: str) -> Puzzle:
    """A puzzle as it is kept."""
    game = match.game
    explained = explain(game, imagined, seat, LEVELS["normal"], seed, found.answer)
    why: dict[str, list[str]] = {}
    for language in LANGUAGES:
        said = game.texts(language)
        said.players = [f"{{{other + 1}}}" for other in range(imagined.seats)]
        first = explained.options[0] if explained is not None else None
        lines = [] if first is None or first.choice != found.answer else reasons(game, seat, first, said)
        why[language] = [line.strip() for line in lines]
    return Puzzle(
        game=game.id,
        rules=game.rules_version,
        settings=match.settings,
        position=" ".join(str(number) for number in imagined.dump()),
        seat=seat,
        answer=game.verbs.notation(found.answer),
        chances={game.verbs.notation(choice): round(100 * value) for choice, value in found.chances.items()},
        solved=found.solved,
        why=why,
    )
