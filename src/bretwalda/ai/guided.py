"""A search that a network guides: it looks first where the network would go, and asks it how a position stands.

Positions are judged in batches, because that is many times cheaper: leaves of one tree, or one leaf of each of many
trees. A walk that waits for its judgement counts as lost until then, so that the next one takes another way.
"""

from __future__ import annotations

from abc import abstractmethod
from math import sqrt
from typing import Final, final

from librt.strings import BytesWriter, read_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.counsel import victory
from bretwalda.engine.dice import Dice
from bretwalda.engine.observer import Observer
from bretwalda.engine.state import NOBODY, State

FLOAT: Final[i64] = 4  # bytes
NO_CHOICE: Final[i64] = -1
UNTRIED: Final[float] = 0.1  # by so much a choice that was not tried yet is thought worse than its position


@mypyc_attr(allow_interpreted_subclasses=True)
class Oracle:
    """Judges positions, many at a time; a subclass may ask a network, a table, or another program."""

    @abstractmethod
    def judge(self, states: list[State]) -> tuple[bytes, bytes]:
        """Of each position the chance of every choice of the game, and the share of the victory of every seat.

        Both as 32-bit floats, row after row; the shares begin with seat 0. What is not legal is not looked at.
        """


def written(observer: Observer, states: list[State], choices: i64) -> tuple[bytes, bytes]:
    """What the seats to decide may know, and which choices are legal for them, a row of bytes for each position."""
    seen, legal = BytesWriter(), BytesWriter()
    number: i64 = len(states)
    seen.write(bytes(number * observer.size))
    legal.write(bytes(number * choices))
    seen_at: i64 = 0
    legal_at: i64 = 0
    for state in states:
        observer.write(state, state.actor, seen, seen_at)
        for choice in state.options(state.actor):
            legal[legal_at + choice] = 1
        seen_at += observer.size
        legal_at += choices
    return seen.getvalue(), legal.getvalue()


def outcomes(states: list[State], dice: Dice) -> list[State]:
    """Each position after every choice of the seat to decide, in the order of choices, as that seat imagines them."""
    out: list[State] = []
    for state in states:
        seat = state.actor
        imagined = state.imagine(seat, dice)
        for choice in state.options(seat):
            after = imagined.clone()
            after.take(seat, choice)
            out.append(after)
    return out


@final
class Branch:
    """A choice somewhere in the tree, and what came of it.

    Not `acyclic` for mypyc, as the nodes of `search.py` are not.
    """

    def __init__(self, choice: i64, seat: i64, chance: float) -> None:
        self.choice: Final[i64] = choice
        self.seat: Final[i64] = seat  # who took it
        self.chance: float = chance  # with which the network would take it
        self.visits: i64 = 0
        self.worth: float = 0.0  # sum of the values for the seat
        self.stand: float = 0.5  # what the network thinks of it for whoever decides next
        self.branches: list[Branch] = []  # by ascending choice

    def mean(self) -> float:
        """The mean value for the seat that took it."""
        return self.worth / float(self.visits) if self.visits else 0.0


@final
class Walk:
    """A way down the tree to a position that waits for its judgement."""

    def __init__(self, path: list[Branch], state: State) -> None:
        self.path: Final[list[Branch]] = path
        self.state: Final[State] = state


@final
class Tree:
    """What is known about one decision of a seat; it may be kept for the next one of the same turn."""

    def __init__(self, seat: i64, dice: Dice, curiosity: float) -> None:
        self.seat: Final[i64] = seat
        self.dice: Final[Dice] = dice
        self.curiosity: Final[float] = curiosity
        self.root: Branch = Branch(NO_CHOICE, NOBODY, 1.0)

    def walk(self, position: State) -> Walk | None:
        """Go down to a position that nobody has judged yet; one in which the game is over needs no judgement."""
        state = position.imagine(self.seat, self.dice)
        branch = self.root
        path = [branch]
        branch.visits += 1
        while state.actor != NOBODY and branch.branches:
            seat = state.actor
            branch = self._select(branch, seat, state.options(seat))
            branch.visits += 1
            path.append(branch)
            state.take(seat, branch.choice)
        if state.actor != NOBODY:
            return Walk(path, state)
        _credit(path, victory(state))
        return None

    def absorb(self, walk: Walk, chances: bytes, chances_at: i64, shares: bytes, shares_at: i64) -> None:
        """Take a judgement in: its rows begin at these bytes."""
        leaf = walk.path[len(walk.path) - 1]
        state = walk.state
        values = _sides(state, shares, shares_at)
        if not leaf.branches:
            leaf.stand = values[state.actor]
            total = 0.0
            for choice in state.options(state.actor):
                chance = read_f32_le(chances, chances_at + choice * FLOAT)
                leaf.branches.append(Branch(choice, state.actor, chance))
                total += chance
            if total > 0.0:
                for branch in leaf.branches:
                    branch.chance /= total
        _credit(walk.path, values)

    def _select(self, node: Branch, seat: i64, options: vec[i64]) -> Branch:
        """The most promising of the options: what has done well, and what the network would do and few walks have."""
        branches = node.branches
        wanted = self.curiosity * sqrt(float(node.visits))
        untried = node.stand - UNTRIED
        best: Branch | None = None
        best_score = -1.0
        at: i64 = 0
        for option in options:
            while at < len(branches) and branches[at].choice < option:
                at += 1
            if at == len(branches) or branches[at].choice != option:
                # Not legal in the imagined position that was judged, but in this one.
                branches.insert(at, Branch(option, seat, 1.0 / float(len(options))))
            branch = branches[at]
            visits = float(branch.visits)
            value = branch.worth / visits if branch.visits else untried
            score = value + wanted * branch.chance / (1.0 + visits)
            if best is None or score > best_score:
                best = branch
                best_score = score
        assert best is not None
        return best

    def advance(self, choice: i64) -> None:
        """Keep the part below a choice that was taken."""
        for branch in self.root.branches:
            if branch.choice == choice:
                self.root = branch
                return
        self.root = Branch(NO_CHOICE, NOBODY, 1.0)


def grow(trees: list[Tree], positions: list[State], oracle: Oracle, choices: i64, leaves: i64) -> None:
    """Let every tree grow by so many walks; all positions that they come to are judged together."""
    walkers: list[Tree] = []
    walks: list[Walk] = []
    for k in range(len(trees)):
        for _k in range(leaves):
            walk = trees[k].walk(positions[k])
            if walk is not None:
                walkers.append(trees[k])
                walks.append(walk)
    if not walks:
        return
    chances, shares = oracle.judge([walk.state for walk in walks])
    for k in range(len(walks)):
        walkers[k].absorb(walks[k], chances, k * choices * FLOAT, shares, k * walks[k].state.seats * FLOAT)


def _credit(path: list[Branch], values: vec[float]) -> None:
    """Tell everybody on the way what came of it; visits were counted on the way down."""
    for branch in path:
        if branch.seat != NOBODY:
            branch.worth += values[branch.seat]


def _sides(state: State, shares: bytes, at: i64) -> vec[float]:
    """Each seat's side of the victory: partners add up their shares."""
    out = vec[float](capacity=state.seats)
    for seat in range(state.seats):
        together = 0.0
        for other in range(state.seats):
            if state.team(other) == state.team(seat):
                together += read_f32_le(shares, at + other * FLOAT)
        out = append(out, together)
    return out
