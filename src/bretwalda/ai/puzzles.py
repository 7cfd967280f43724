"""Puzzles: positions of games with one clearly best choice, found by thought, tried in many worlds, or worked out.

A puzzle is a position that a seat imagines, so it holds nothing that the seat could not know. What is nearly over and
leaves nothing to chance is worked out (`ai/solver.py`): one choice wins, every other loses. Elsewhere the choice that
a thought finds best must beat each of the next best in the same imagined worlds, by a clear margin and by several
standard errors (`ai/critic.py`). In a game that counts points on the way, and is too long for one choice to settle who
wins, it must leave its seat clearly further ahead at the next count (`ai/leads.py`).
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
from .leads import leading, plans_of
from .level import LEVELS
from .player import Computer
from .solver import CERTAIN_VICTORY, Solver
from .spoken import reasons

FEWEST, MOST = 3, 14  # options: fewer are no puzzle, more are no fun
MOST_ON_THE_WAY = 30  # where many of them come to the same
HIT_BY_CHANCE = 0.5  # of the clicks may be right at most: plans that many of them begin ask nothing
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
        worth: of each choice that was looked at: the chance of victory in percent, or where there is a `count`, by how
            many tenths of a point the seat is ahead of the mean of the others then.
        solved: it was worked out to the end of the game.
        count: the stage of the game at whose count of points the answer is best; 0 = it wins most often.
        same: choices that come to the same as the answer.
        why: what speaks for the answer, by language, a sentence each.
    """

    game: str
    rules: int
    settings: Settings
    position: str
    seat: int
    answer: str
    worth: dict[str, int]
    solved: bool
    why: dict[str, list[str]]
    count: int = 0
    same: list[str] = []

    def state(self, game: Game[Any]) -> State:
        """The position, with dice that nobody knows."""
        state: State = game.restore([int(number) for number in self.position.split()])
        return state


class Found(NamedTuple):
    """A best choice, and what was found of all that were looked at; see `Puzzle`."""

    answer: int
    worth: dict[int, int]
    solved: bool = False
    counted: int = 0
    same: tuple[int, ...] = ()
    next_best: int | None = None  # that explanations compare it with, unless they find one themselves


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
        if match.game.next_count(imagined) is None:
            found = find_best(critic, imagined, seat, without)
        else:
            found = find_leading(match.game, imagined, seat, f"{seed} {number}", without)
        if found is None:
            continue
        puzzle = written(match, imagined, seat, found, seed)
        if puzzle.solved or all(puzzle.why.values()):  # whoever errs should learn why
            yield puzzle


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
    chances |= {verdict.choice: max(best.value + verdict.gain, LOST) for verdict in verdicts}
    return Found(best.choice, in_percent(chances))


def find_leading(game: Game[Any], imagined: State, seat: int, seed: str, without: Collection[str] = ()) -> Found | None:
    """The one plan that leaves a seat clearly further ahead at the next count of points, if there is one."""
    options = len(imagined.options(seat))
    if imagined.secret or not FEWEST <= options <= MOST_ON_THE_WAY:
        return None
    plans = plans_of(game, imagined, seat)
    best = plans[0].choices
    if len(plans) < FEWEST or len(best) > HIT_BY_CHANCE * float(options):
        return None
    if any(game.verbs.choice(choice).verb.word in without for choice in best):
        return None
    lead = leading(game, imagined, seat, plans, seed)
    if lead is None:
        return None
    worth = {plan.choices[0]: round(10 * points) for plan, points in lead.means.items()}
    answer, *same = lead.plan.choices
    return Found(answer, worth, counted=lead.counted, same=tuple(same), next_best=lead.next_best.choices[0])


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
    return Found(winning[0], in_percent(chances), solved=True) if len(winning) == 1 else None


def in_percent(chances: dict[int, float]) -> dict[int, int]:
    return {choice: round(100 * value) for choice, value in chances.items()}


def written(match: Match, imagined: State, seat: int, found: Found, seed: str) -> Puzzle:
    """A puzzle as it is kept."""
    game = match.game
    return Puzzle(
        game=game.id,
        rules=game.rules_version,
        settings=match.settings,
        position=" ".join(str(number) for number in imagined.dump()),
        seat=seat,
        answer=game.verbs.notation(found.answer),
        worth={game.verbs.notation(choice): worth for choice, worth in found.worth.items()},
        solved=found.solved,
        why=spoken(game, imagined, seat, found.answer, found.next_best, seed),
        count=found.counted,
        same=[game.verbs.notation(choice) for choice in found.same],
    )


def spoken(
    game: Game[Any], imagined: State, seat: int, answer: int, next_best: int | None, seed: str
) -> dict[str, list[str]]:
    """What speaks for an answer, by language; nothing if a thought prefers another choice."""
    explained = explain(game, imagined, seat, LEVELS["normal"], seed, answer, beside=next_best)
    why: dict[str, list[str]] = {}
    for language in LANGUAGES:
        said = game.texts(language)
        said.players = [f"{{{other + 1}}}" for other in range(imagined.seats)]
        first = explained.options[0] if explained is not None else None
        lines = [] if first is None or first.choice != answer else reasons(game, seat, first, said)
        why[language] = [line.strip() for line in lines]
    return why


def reworded(game: Game[Any], puzzle: Puzzle) -> Puzzle:
    """The same puzzle, with what speaks for its answer in the words of today."""
    state = puzzle.state(game)
    choices = {game.verbs.notation(int(choice)): int(choice) for choice in state.options(puzzle.seat)}
    next_best = None
    if puzzle.count:
        others = {choice: worth for choice, worth in puzzle.worth.items() if choice != puzzle.answer}
        next_best = choices[max(others, key=lambda choice: others[choice])]
    why = spoken(game, state, puzzle.seat, choices[puzzle.answer], next_best, "puzzle")
    return msgspec.structs.replace(puzzle, why=why)
