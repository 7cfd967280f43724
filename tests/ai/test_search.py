"""The search and the solver: what they find, what they count, and what they cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic

import pytest

from bretwalda import State, seeded
from bretwalda.ai.search import Node, Search
from bretwalda.ai.solver import Solver, solve
from bretwalda.engine.counsel import Counsel, victory
from bretwalda.engine.state import NOBODY
from bretwalda.games.king_is_dead import GAME as KING
from bretwalda.games.king_is_dead.state import King

from ..example_game import GAME as CORACLES
from ..king_is_dead.positions import position
from .puzzles import Heap, Meadow, Pennies


def searched(state: State, iterations: int, seat: int = 0, *, seed: str = "search", widening: float = 1.0) -> Search:
    search = Search(seat, Counsel(), seeded(seed), 0.7, widening)
    search.grow(state, iterations)
    return search


def most_visited(nodes: Sequence[Node]) -> Node:
    return max(nodes, key=lambda node: int(node.visits))


def value(nodes: Sequence[Node]) -> float:
    """The mean value of a decision for whoever takes it."""
    return sum(node.worth for node in nodes) / sum(int(node.visits) for node in nodes)


def statistics(node: Node) -> list[tuple[int, int, int, float]]:
    """Everything in a tree, in order."""
    out = [(int(node.seat), int(node.choice), int(node.visits), node.worth)]
    for child in [*node.children, *(node.private or [])]:
        out += statistics(child)
    return out


# --- What it finds --------------------------------------------------------------------------------


@pytest.mark.parametrize("stones", [1, 2, 3])
def test_a_victory_in_one_move_is_found(stones: int) -> None:
    best = most_visited(searched(Heap(stones), 200).root.children)
    assert best.choice == stones
    assert best.mean() == 1.0


@pytest.mark.parametrize(("stones", "best"), [(5, 1), (6, 2), (7, 3)])
def test_a_victory_in_three_moves_is_found(stones: int, best: int) -> None:
    assert most_visited(searched(Heap(stones), 1000).root.children).choice == best


def test_everybody_is_credited_with_his_own_success() -> None:
    """With three players nobody helps anybody: each node counts for whoever decided."""
    search = searched(Heap(5, seats=3), 2000)
    for node in search.root.children:
        reply = most_visited(node.children)
        assert (node.seat, reply.seat) == (0, 1)
        if 5 - node.choice <= 3:
            assert reply.mean() == 1.0  # the next seat takes the rest
            assert node.mean() < 0.2


# --- What it counts -------------------------------------------------------------------------------


@pytest.mark.parametrize("state", [Heap(9), KING.new(seed="count"), KING.new(seed="count", advanced=True)])
def test_each_iteration_is_a_visit_of_the_root_and_of_one_option(state: State) -> None:
    seat = int(state.actor)
    search = searched(state, 60, seat)
    assert search.iterations == search.root.visits == 60
    assert sum(node.visits for node in search.decisions(state)) == 60
    assert all(0.0 <= node.mean() <= 1.0 for node in search.decisions(state))
    assert [node.choice for node in search.decisions(state)] == sorted(state.options(seat))


def test_each_iteration_counts_once_where_decisions_are_secret() -> None:
    state = CORACLES.new(seed="count")
    search = searched(state, 300, seat=1)
    assert search.root.visits == 300
    assert sum(node.visits for node in search.decisions(state)) == 300
    assert {int(node.seat) for node in search.decisions(state)} == {1}


@pytest.mark.parametrize(
    "state", [Heap(9), KING.new(seed="again", players=3, advanced=True), CORACLES.new(seed="again")]
)
def test_the_same_seed_and_iterations_give_the_same_tree(state: State) -> None:
    seat = int(state.actor)
    before = state.dump()
    one, two, three = (searched(state, 80, seat, seed=seed) for seed in ("a", "a", "b"))
    assert statistics(one.root) == statistics(two.root) != statistics(three.root)
    assert state.dump() == before


def test_an_interrupted_search_goes_on_where_it_was() -> None:
    whole, parts = searched(Heap(9), 90), searched(Heap(9), 30)
    parts.grow(Heap(9), 60)
    assert statistics(whole.root) == statistics(parts.root)


def test_the_tree_below_a_choice_is_kept() -> None:
    search = searched(Heap(9), 300)
    kept = search.root.children[1]
    visits, replies = kept.visits, statistics(kept)
    search.advance(kept.choice)
    assert search.root.visits == visits > 1
    assert statistics(search.root) == replies
    search.advance(99)
    assert (search.root.visits, search.root.children) == (0, [])


def test_progressive_widening_bounds_the_options_that_are_tried() -> None:
    narrow, wide = searched(Meadow(), 600, widening=0.5), searched(Meadow(), 600, widening=1.0)
    assert len(narrow.root.children) <= 1 + 600**0.5
    assert len(wide.root.children) == Meadow.SIZE
    assert most_visited(narrow.root.children).visits > most_visited(wide.root.children).visits


# --- What it cannot know --------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_secret_decisions_are_not_exploited(seat: int) -> None:
    """Matching pennies is even for both, whoever is asked first."""
    nodes = searched(Pennies(), 2000, seat).decisions(Pennies())
    assert value(nodes) == pytest.approx(0.5, abs=0.05)


@pytest.mark.parametrize("chosen", [0, 1])
def test_a_secret_decision_already_taken_is_not_exploited(chosen: int) -> None:
    state = Pennies()
    state.take(0, chosen)
    nodes = searched(state, 2000, seat=1).decisions(state)
    assert [node.mean() for node in nodes] == pytest.approx([0.5, 0.5], abs=0.1)


def test_an_open_decision_is_exploited() -> None:
    """The same game with open coins is a victory for the second seat: the two tests above can fail."""
    nodes = searched(Pennies(secret=False), 2000).decisions(Pennies(secret=False))
    assert all(node.mean() < 0.1 for node in nodes)


@pytest.mark.parametrize(("seat", "worth"), [(0, 1 / 3), (1, 2 / 3)])
def test_secret_decisions_are_mixed_as_they_should_be(seat: int, worth: float) -> None:
    """When two tails are worth half, both show heads a third of the time: only then nobody can be read."""
    state = Pennies(tails=0.5)
    nodes = searched(state, 3000, seat).decisions(state)
    assert value(nodes) == pytest.approx(worth, abs=0.05)
    assert int(nodes[0].visits) / 3000 == pytest.approx(1 / 3, abs=0.05)


# --- Teams ----------------------------------------------------------------------------------------


def test_partners_win_together() -> None:
    """With seven stones a seat cannot take the last one, but it can see to it that the partner does."""
    together, alone = searched(Heap(7, seats=4, teams=2), 2000), searched(Heap(7, seats=4), 2000)
    assert most_visited(together.root.children).choice == 3
    assert most_visited(together.root.children).mean() > 0.9
    assert most_visited(alone.root.children).mean() < 0.5


def test_partners_have_the_same_chances_in_every_play_out() -> None:
    for counsel in (Counsel(), KING.counsel()):
        for k in range(5):
            state = KING.new(seed=f"alliance {k}", players=4)
            values = counsel.play_out(state, seeded(f"play {k}"))
            assert (values[0], values[1]) == pytest.approx((values[2], values[3]))
            assert values[0] + values[1] == pytest.approx(1.0)


# --- Exact play -----------------------------------------------------------------------------------


def best_play(state: State) -> list[float]:
    """Everybody does the best for himself, found by looking at everything; what is equally good is equally likely."""
    if state.actor == NOBODY:
        return list(victory(state))
    seat = state.actor
    ends: list[list[float]] = []
    for option in state.options(seat):
        after = state.clone()
        after.take(seat, option)
        ends.append(best_play(after))
    most = max(end[seat] for end in ends)
    best = [end for end in ends if end[seat] == pytest.approx(most)]
    return [sum(shares) / len(best) for shares in zip(*best, strict=True)]


HANDS = [(["welsh_support"], ["negotiate"]), (["english_support"], ["welsh_support"]), ([], ["assemble"])]
ENDINGS = [
    position(
        control={"moray": "scottish", "strathclyde": "english", "lancaster": "welsh", "northumbria": "unstable",
                 "gwynedd": "welsh", "warwick": "english"},
        order=["essex", "devon"],
        regions=regions,
        courts=["SSWE", "SWWE"],
        hands={0: first, 1: second},
        actor=actor,
    )
    for actor in (0, 1)
    for regions in ({"essex": "EW", "devon": "WS"}, {"essex": "EE", "devon": "W"})
    for first, second in HANDS
]  # fmt: skip


@pytest.mark.parametrize(
    "state", [*ENDINGS, *(Heap(n, seats) for n in (5, 8) for seats in (2, 3)), Heap(8, 4, teams=2)]
)
def test_the_solver_agrees_with_looking_at_everything(state: State) -> None:
    values = Solver(1_000_000).evaluate(state)
    assert values is not None
    assert list(values) == pytest.approx(best_play(state))


def test_whoever_cannot_win_any_more_may_let_anybody_win() -> None:
    """Of five stones: taking one leaves the victory to the last of three, taking two or three to the second."""
    values = Solver(100).evaluate(Heap(5, 3))
    assert values is not None
    assert list(values) == pytest.approx([0, 2 / 3, 1 / 3])


@pytest.mark.parametrize("state", ENDINGS)
def test_every_option_is_worth_what_follows_from_it(state: King) -> None:
    exact = solve(state, 1_000_000)
    assert exact
    for choice, value in exact:
        after = state.clone()
        after.take(state.actor, choice)
        assert value == pytest.approx(best_play(after)[state.actor])
    assert max(value for _, value in exact) == pytest.approx(best_play(state)[state.actor])


def test_the_solver_gives_up_rather_than_guess() -> None:
    assert solve(ENDINGS[0], 3) is None
    assert Solver(3).evaluate(Heap(30)) is None


def test_exact_play_gives_up_when_its_time_is_over() -> None:
    assert solve(ENDINGS[0], 1_000_000, until=monotonic()) is None
    assert Solver(1_024, until=monotonic()).evaluate(Heap(400)) is None


def test_a_position_with_secrets_is_not_solved() -> None:
    assert solve(position(advanced=True), 1_000_000) is None
    assert solve(CORACLES.new(seed="secrets"), 1_000_000) is None
