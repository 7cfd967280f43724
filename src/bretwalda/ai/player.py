"""Computer players: somebody who decides for a seat and is shown only an imagined position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from math import exp, log
from time import monotonic
from typing import Any

from bretwalda.engine.counsel import Opinion
from bretwalda.engine.dice import Dice
from bretwalda.engine.game import Game
from bretwalda.engine.state import State

from .ending import Ends, ends_at_once
from .level import Level
from .search import Node, Search
from .solver import solve
from .style import liking, terms_after
from .trial import Trial

EXPLORATION = 0.7
WIDENING = 0.7
BREATH = 50  # iterations between two looks at the clock
OFTEN = 1_000_000  # the best option's weight where mistakes are made: what is rarer beside it is never taken
UNLIKELY = 0.0005  # a chance below it is none
PLANNED, TRIED, SEARCHED, SOLVED = "planned", "tried", "searched", "solved"  # what a thought rests on
INDIFFERENT = 0.3  # of a game's doubt: of choices so close a personality takes the one to its taste
AS_OFTEN = 0.85  # of the visits of the best: what was looked at less only seems so good
WEIGHED = 5  # choices at most of which it thinks
SAME = 1e-9  # likings that differ by less are the same
MERELY_TRIED = 0.15  # of the visits of the best option: below it an option was looked at and found wanting


class Player(ABC):
    """Somebody who decides for a seat.

    The position handed over is `real.imagine(seat, dice)`: whatever a player does with it, it cannot
    learn what its seat may not know.
    """

    @abstractmethod
    def decide(self, imagined: State, seat: int) -> int:
        """One of the seat's options."""

    def close(self) -> None:
        """The game is over, or the seat was taken by somebody else."""
        return


@dataclass(frozen=True)
class Thought:
    """What a player thinks of one option.

    Attributes:
        choice: the option.
        visits: of the search; 1 when the game itself has an opinion of it.
        value: the chance of victory for its seat.
    """

    choice: int
    visits: int
    value: float


def never() -> bool:
    return False


class Computer(Player):
    """A player of some level, for any game. `decide_in` lets it decide in a real position.

    `stop` is asked now and then while it thinks: True ends it. `resumed` says with how many visits of a kept tree its
    latest thought began: 0 is a whole thought. `basis` says what that thought rests on: the game's own plan, trials of
    it, a search, or all that may still happen.

    >>> import bretwalda
    >>> from bretwalda.ai.level import level
    >>> game = bretwalda.game("king_is_dead")
    >>> state = game.new(seed="hastings")
    >>> computer = Computer(game, level("easy"), bretwalda.seeded("a mind of its own"))
    >>> decide_in(state, state.actor, computer, bretwalda.seeded("imagination")) in state.options(state.actor)
    True
    """

    def __init__(self, game: Game[Any], level: Level, dice: Dice, stop: Callable[[], bool] = never) -> None:
        self.game = game
        self.level = level
        self.dice = dice
        self.stop = stop
        self.counsel = game.counsel()
        self.resumed = 0
        self.basis = PLANNED
        self._search: Search | None = None
        self._expected: State | None = None  # the position in which the search may go on

    def decide(self, imagined: State, seat: int) -> int:
        until = monotonic() + self.level.seconds
        options = [int(choice) for choice in imagined.options(seat)]
        if (unthought := without_thought(self.level, options, self.dice.below)) is not None:
            return unthought
        ends = Ends() if imagined.secret else ends_at_once(imagined, seat, options, self.dice)
        if ends.won:
            self.forget()
            return ends.won[0]
        thoughts = self.think(imagined, seat, until)
        thoughts = [thought for thought in thoughts if thought.choice not in ends.lost] or thoughts
        if self.level.style:
            thoughts = self.in_style(imagined, seat, thoughts)
        if self.level.errs:
            choice = self._err(thoughts)
        else:
            choice = self._draw(thoughts) if imagined.secret else thoughts[0].choice
        self._remember(imagined, seat, choice)
        return choice

    def think(self, imagined: State, seat: int, until: float | None = None) -> list[Thought]:
        """The options it has looked at, the most promising first; it looks until then, or for the time of its level."""
        until = monotonic() + self.level.seconds if until is None else until
        self.resumed = 0
        self.counsel.until = until
        opinions = self.counsel.opinions(imagined, seat, self.dice, self.level.iterations)
        if opinions:  # the game plans for itself
            self._search = None
            self.basis = PLANNED
            return self._try_out(imagined, seat, opinions, until)
        search = self._take_up(imagined, seat)
        self._search = None
        exact = self._solve(imagined, until) if self.counsel.nearly_over(imagined) else None
        if exact is not None and exact[0].value > 0.0:
            self.basis = SOLVED
            return exact  # in a lost position the search looks for what may still confuse somebody
        if search is None:
            search = Search(seat, self.counsel, self.dice.fork(), EXPLORATION, WIDENING)
        self.resumed = int(search.root.visits)
        self._search = search
        self.basis = SEARCHED
        left = max(self.level.iterations - search.root.visits, BREATH)
        while left > 0:
            search.grow(imagined, min(left, BREATH))
            left -= BREATH
            if monotonic() >= until or self.stop():
                break  # after at least one breath: there is always something to choose from
        options = set(imagined.options(seat))  # a kept tree may know others, from dice that fell otherwise
        nodes = [node for node in search.decisions(imagined) if node.choice in options]
        thoughts = [Thought(int(node.choice), int(node.visits), node.mean()) for node in nodes]
        return sorted(thoughts, key=lambda thought: (-thought.visits, thought.choice))

    def _try_out(self, imagined: State, seat: int, opinions: list[Opinion], until: float) -> list[Thought]:
        """The planner's opinions, the best of them tried out as far as the level and the clock allow."""
        counsel = self.counsel
        effort = self.level.iterations
        chosen = counsel.worth_trying(imagined, seat, opinions) if counsel.simulations(effort) else []
        tried: list[Thought] = []
        if len(chosen) > 1:
            trial = Trial(counsel, seat, self.dice.fork(), chosen, effort)
            while not trial.over and monotonic() < until and not self.stop():
                trial.run(imagined)
            self.basis = TRIED
            tried = [Thought(int(c.choice), int(c.worlds), c.mean()) for c in trial.ranking() if c.worlds]
        known = {thought.choice for thought in tried}
        rest = [Thought(int(o.choice), int(o.visits), o.value) for o in opinions if int(o.choice) not in known]
        return tried + rest

    @property
    def kept(self) -> int:
        """Visits of the tree that is kept for the next decision."""
        return 0 if self._search is None or self._expected is None else int(self._search.root.visits)

    def forget(self) -> None:
        """Go on with nothing that was thought before."""
        self._search = self._expected = None

    def principal_line(self) -> list[tuple[int, int]]:
        """What it expects after its latest search: (seat, choice), each the most visited."""
        return [] if self._search is None else _line(self._search.root)

    def rest_of_turn(self, imagined: State, choice: int) -> list[int]:
        """What it would choose next in the same turn after one of the options it has just looked at."""
        if self._search is None:
            return []
        seat = self._search.seat
        return [
            choice for _, choice in takewhile(lambda decision: decision[0] == seat, self.expected(imagined, choice))
        ]

    def expected(self, imagined: State, choice: int, least: int = 0) -> list[tuple[int, int]]:
        """What everybody would choose after one of the options that the latest search has looked at: (seat, choice).

        As far as the search has looked at it at least so often.
        """
        if self._search is None:
            return []
        return _line(self._looked_at(imagined, choice), least)

    def go_on(self, imagined: State, state: State, choice: int, dice: Dice) -> None:
        """Go on after one of the options that the latest search has looked at as far as its tree reaches.

        What comes next comes as often as the search came back to it, so that a mean over many worlds is what the search
        has found.
        """
        if self._search is None:
            return
        node = self._looked_at(imagined, choice)
        while node.children and node.private is None:
            seat = node.children[0].seat
            options = set(state.options(seat))
            possible = [child for child in node.children if child.choice in options]
            if not possible:
                return
            node = possible[_drawn([_visits(child) for child in possible], dice)]
            state.take(seat, node.choice)

    def _looked_at(self, imagined: State, choice: int) -> Node:
        assert self._search is not None
        return next(node for node in self._search.decisions(imagined) if node.choice == choice)

    def _solve(self, imagined: State, until: float) -> list[Thought] | None:
        """Every option with its exact value, when the level may look so far and it is not too much."""
        exact = solve(imagined, self.level.positions, until) if self.level.positions else None
        if exact is None:
            return None
        thoughts = [Thought(choice, self.level.positions, value) for choice, value in exact]
        return sorted(thoughts, key=lambda thought: (-thought.value, thought.choice))

    def in_style(self, imagined: State, seat: int, thoughts: list[Thought]) -> list[Thought]:
        """The same with the one to its taste first, if some are about as good and it likes one of them best."""
        if not self.game.styles or thoughts[0].value >= 1.0:
            return thoughts
        least = _log_odds(thoughts[0].value) - INDIFFERENT * self.counsel.doubt(1.0)
        seen = AS_OFTEN * thoughts[0].visits if self.basis in (SEARCHED, TRIED) else 0.0
        close = [t for t in thoughts if t.visits >= seen and _log_odds(t.value) >= least][:WEIGHED]
        if len(close) < 2:
            return thoughts
        luck = self.dice.fork()
        likings = []
        for thought in close:
            line = [thought.choice, *self.rest_of_turn(imagined, thought.choice)]
            terms = terms_after(self.game, imagined, seat, line, luck.clone())
            likings.append(liking(self.game, self.level.style, terms))
        if max(likings) - min(likings) < SAME:
            return thoughts
        liked = close[likings.index(max(likings))]
        # in secret it is drawn by its visits, elsewhere taken by its value: it has the most of both
        first = replace(liked, visits=sum(thought.visits for thought in thoughts), value=thoughts[0].value)
        return [first, *(thought for thought in thoughts if thought is not liked)]

    def _err(self, thoughts: list[Thought]) -> int:
        """One of the options that look about as good; what is certainly won is taken, what is lost is not."""
        if self._search is not None:
            thoughts = _well_known(thoughts)
        best = max(thoughts, key=lambda thought: thought.value)
        if best.value >= 1.0:
            return best.choice
        thoughts = [thought for thought in thoughts if thought.value > 0.0] or thoughts
        blur = self.counsel.doubt(self.level.errs)
        behind = [_log_odds(best.value) - _log_odds(thought.value) for thought in thoughts]
        weights = [int(OFTEN * exp(-each / blur)) for each in behind]
        return thoughts[_drawn(weights, self.dice)].choice

    def _draw(self, thoughts: list[Thought]) -> int:
        """A secret decision, taken so that nobody can read it: each option as often as the search came back to it."""
        tried = _well_known(thoughts)
        return tried[_drawn([thought.visits for thought in tried], self.dice)].choice

    def _remember(self, imagined: State, seat: int, choice: int) -> None:
        """Keep the tree for the seat's next decision in the same turn; what cannot be used again takes no memory."""
        search = self._search
        self.forget()
        if search is None:
            return
        after = imagined.clone()
        after.take(seat, choice)
        if after.actor == seat and not imagined.secret and not after.secret:
            search.advance(choice)
            self._search, self._expected = search, after

    def _take_up(self, imagined: State, seat: int) -> Search | None:
        """The tree of the decision before, if the position is the one it expected."""
        expected, self._expected = self._expected, None
        if expected is None or self._search is None or self._search.seat != seat:
            return None
        return self._search if self.game.view(expected, seat) == self.game.view(imagined, seat) else None


def _well_known(thoughts: list[Thought]) -> list[Thought]:
    """Those that were not only tried and found wanting."""
    least = max(thought.visits for thought in thoughts) * MERELY_TRIED
    return [thought for thought in thoughts if thought.visits >= least]


def _log_odds(chance: float) -> float:
    """How likely a victory is on a scale without ends, where a lead counts the same for whoever is ahead or behind."""
    chance = min(max(chance, UNLIKELY), 1.0 - UNLIKELY)
    return log(chance / (1.0 - chance))


def _line(node: Node, least: int = 0) -> list[tuple[int, int]]:
    """The decisions below a node, each the most visited; secret ones have no order and end it."""
    line: list[tuple[int, int]] = []
    while node.children and node.private is None:
        node = max(node.children, key=_visits)
        if node.visits < least:
            break
        line.append((int(node.seat), int(node.choice)))
    return line


def _visits(node: Node) -> int:
    return int(node.visits)


def _drawn(weights: Sequence[int], dice: Dice) -> int:
    """A place, each as often as its weight says."""
    left = int(dice.below(sum(weights)))
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    raise AssertionError("the draw is smaller than the sum of the weights")


def without_thought(level: Level, options: Sequence[int], draw: Callable[[int], int]) -> int | None:
    """A choice that needs none: the only option, or any for a level that does not think; else None.

    >>> from bretwalda.ai.level import level
    >>> without_thought(level("hard"), [7], lambda below: 0), without_thought(level("hard"), [7, 8], lambda below: 0)
    (7, None)
    """
    return None if level.thinks and len(options) > 1 else options[draw(len(options))]


def decide_in(state: State, seat: int, player: Player, dice: Dice) -> int:
    """Ask a player for a decision in a real position: it gets to see an imagined one."""
    return player.decide(state.imagine(seat, dice), seat)
