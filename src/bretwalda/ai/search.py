"""Information-set Monte Carlo tree search for any game behind the contract.

Each iteration imagines a position that the searching seat cannot tell from the real one, walks down
one tree shared by all imagined positions, adds a node, plays out, and credits every decision on the
way to whoever took it (max^n). Choices that are secret and simultaneous branch in private subtrees:
nobody's node depends on what the others chose before it is revealed.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.counsel import Counsel
from bretwalda.engine.dice import Dice
from bretwalda.engine.state import NOBODY, State

NO_CHOICE: Final[i64] = -1
KEY_PRIME: Final[i64] = 1_000_003
KEY_MASK: Final[i64] = (1 << 40) - 1  # a key stays small enough to be multiplied without overflow
# In secret each seat's judgement trembles a little. Without it all seats would change their minds in step, and
# learn to answer choices that they cannot see; with it the visits approach a mixed strategy (fictitious play).
TREMBLE: Final[float] = 0.05
STEADY: Final[float] = 0.0


def _logarithms(most: i64) -> vec[float]:
    """The logarithms of the first numbers: the search needs them all the time."""
    out = vec[float](capacity=most)
    out = append(out, 0.0)
    for n in range(1, most):
        out = append(out, log(float(n)))
    return out


LOGARITHMS: Final = _logarithms(4096)


def logarithm(n: i64) -> float:
    return LOGARITHMS[n] if n < 4096 else log(float(n))


@final
class Node:
    """A decision that was taken somewhere in the tree, and what came of it.

    Not `acyclic` for mypyc: freeing a chain of more than fifty such objects corrupts memory.
    """

    def __init__(self, choice: i64, seat: i64) -> None:
        self.choice: Final[i64] = choice
        self.seat: Final[i64] = seat  # who took it
        self.visits: i64 = 0
        self.offered: i64 = 0  # how often it was legal when its parent was visited
        self.worth: float = 0.0  # sum of the values for the seat
        self.children: list[Node] = []  # by ascending choice
        # While decisions are secret: each seat's own subtree, and what follows each joint outcome.
        self.private: list[Node] | None = None

    def mean(self) -> float:
        """The mean value for the seat that took the decision."""
        return self.worth / float(self.visits) if self.visits else 0.0

    def ensure_child(self, key: i64, seat: i64) -> Node:
        """The child with a key that is not a choice, made when missing."""
        for node in self.children:
            if node.choice == key:
                return node
        node = Node(key, seat)
        self.children.append(node)
        return node

    def ensure_private(self, seat: i64) -> Node:
        """The root of a seat's private subtree."""
        if self.private is None:
            self.private = []
        for node in self.private:
            if node.seat == seat:
                return node
        node = Node(NO_CHOICE, seat)
        self.private.append(node)
        return node


@final
class Search:
    """A tree grown for one seat at one decision, which may be kept for its next one."""

    def __init__(self, seat: i64, counsel: Counsel, dice: Dice, exploration: float, widening: float) -> None:
        self.seat: Final[i64] = seat
        self.counsel: Final[Counsel] = counsel
        self.dice: Final[Dice] = dice
        self.exploration: Final[float] = exploration
        self.widening: Final[float] = widening  # children tried grow with visits to this power; 1 = all at once
        self.root: Node = Node(NO_CHOICE, NOBODY)
        self.iterations: i64 = 0
        self.fresh: bool = False  # whether the last selection added a node

    def grow(self, position: State, iterations: i64) -> None:
        """Search on for so many iterations."""
        for _k in range(iterations):
            self.iterate(position)
        self.iterations += iterations

    def iterate(self, position: State) -> None:
        state = position.imagine(self.seat, self.dice)
        path = [self.root]
        node = self.root
        self.fresh = False
        while state.actor != NOBODY and not self.fresh:
            if state.secret:
                node = self.walk_secret_phase(state, node, path)
                continue
            seat = state.actor
            node = self.select(node, seat, state.options(seat), STEADY)
            path.append(node)
            state.take(seat, node.choice)
        values = self.counsel.play_out(state, self.dice)
        for visited in path:
            visited.visits += 1
            if visited.seat != NOBODY:
                visited.worth += values[visited.seat]

    def walk_secret_phase(self, state: State, start: Node, path: list[Node]) -> Node:
        """Walk through decisions that are secret until all are taken; the node that follows them."""
        places: list[Node] = [start.ensure_private(seat) for seat in range(state.seats)]
        for place in places:
            place.visits += 1
        key: i64 = 0
        while state.secret and state.actor != NOBODY:
            seat = state.actor
            for owing in state.actors():
                if owing == self.seat:
                    seat = owing  # the searching seat decides first: its root is the one looked at
            node = self.select(places[seat], seat, state.options(seat), TREMBLE)
            places[seat] = node
            path.append(node)
            state.take(seat, node.choice)
            if self.fresh:
                return node
            # The same joint outcome gets the same key in whatever order it came about.
            key = (key + (node.choice + 1) * KEY_PRIME * (seat + 1)) & KEY_MASK
        node = start.ensure_child(-2 - key, NOBODY)
        path.append(node)
        return node

    def select(self, node: Node, seat: i64, options: vec[i64], tremble: float) -> Node:
        """The most promising child among the options; an untried one while the node may still widen."""
        children = node.children
        tried: i64 = 0
        untried: i64 = 0
        wanted: i64 = NO_CHOICE
        wanted_at: i64 = 0
        best_score = -1.0
        best: Node | None = None
        at: i64 = 0
        known: i64 = len(children)
        for option in options:
            while at < known and children[at].choice < option:
                at += 1
            if at == known or children[at].choice != option:
                untried += 1
                if self.dice.below(untried) == 0:
                    wanted = option
                    wanted_at = at
                continue
            child = children[at]
            tried += 1
            child.offered += 1
            visits = float(child.visits)
            score = child.worth / visits + self.exploration * sqrt(logarithm(child.offered) / visits)
            if tremble > 0.0:
                score += tremble * float(self.dice.below(1024)) / 1024.0
            if score > best_score:
                best_score = score
                best = child
        if wanted != NO_CHOICE and (best is None or tried < self.width(node)):
            return self.add(node, wanted, wanted_at, seat)
        assert best is not None
        return best

    def width(self, node: Node) -> i64:
        """How many children a node may have by now (progressive widening)."""
        return 1 + i64(float(node.visits) ** self.widening)

    def add(self, node: Node, choice: i64, at: i64, seat: i64) -> Node:
        """A new child, kept in the order of choices."""
        self.fresh = True
        child = Node(choice, seat)
        child.offered = 1
        node.children.insert(at, child)
        return child

    def decisions(self, state: State) -> list[Node]:
        """The nodes of the searching seat's options at the root."""
        return self.root.ensure_private(self.seat).children if state.secret else self.root.children

    def advance(self, choice: i64) -> None:
        """Keep the part of the tree below a choice that was taken."""
        for node in self.root.children:
            if node.choice == choice:
                self.root = node
                return
        self.root = Node(NO_CHOICE, NOBODY)
