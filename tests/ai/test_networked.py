"""Networks as players: alone, inside the search, and refused where they do not belong."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.training.networks import untrained

import bretwalda
from bretwalda.ai.entrants import checked, player
from bretwalda.ai.guided import Oracle, Tree, grow
from bretwalda.ai.network import Network
from bretwalda.ai.networked import NetworkPlayer
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State

GAME = bretwalda.game("king_is_dead")
CHOICES = len(GAME.verbs)


class Fond(Oracle):
    """Thinks that whoever holds fewer cards than at the deal will win, and has no idea what to choose."""

    def judge(self, states: list[State]) -> tuple[bytes, bytes]:
        self.asked = len(states)
        even = np.full((len(states), CHOICES), 1.0 / CHOICES, np.float32)
        played = [[float(state.pile[seat] > 0) for seat in range(2)] for state in states]  # type: ignore[attr-defined]
        return even.tobytes(), np.array(played, np.float32).tobytes()


def test_the_search_finds_what_its_oracle_likes() -> None:
    state = GAME.new(seed="hastings", players=2)
    tree, oracle = Tree(state.actor, bretwalda.seeded("tree"), 1.0), Fond()
    for _ in range(30):
        grow([tree], [state], oracle, CHOICES, 4)
    assert oracle.asked == 4  # leaves together
    visits = {int(branch.choice): int(branch.visits) for branch in tree.root.branches}
    assert sum(visits.values()) + 4 == tree.root.visits == 120  # the first four came no further than the root
    assert sorted(visits) == state.legal
    assert visits[GAME.verbs.parse("pass")] == min(visits.values())


def test_many_trees_are_judged_together() -> None:
    states = [GAME.new(seed=k, players=2) for k in range(5)]
    trees = [Tree(state.actor, bretwalda.seeded("tree"), 1.0) for state in states]
    oracle = Fond()
    grow(trees, states, oracle, CHOICES, 1)  # type: ignore[arg-type]
    assert oracle.asked == 5
    assert [len(tree.root.branches) for tree in trees] == [len(state.legal) for state in states]
    assert all(abs(sum(branch.chance for branch in tree.root.branches) - 1.0) < 1e-5 for tree in trees)


@pytest.mark.parametrize("iterations", [0, 30])
def test_a_network_plays_a_game_to_its_end(iterations: int) -> None:
    network = untrained("king_is_dead", players=2)
    journals = []
    for _ in range(2):
        computer = NetworkPlayer(GAME, network, bretwalda.seeded("mind"), iterations)
        match = GAME.play(lambda state, seat, by=computer: by.decide(state, seat), seed=1066, players=2)  # type: ignore[misc]
        journals.append(list(match.decisions))
    assert journals[0] == journals[1]
    assert sum(match.result() or []) == 1.0


def test_a_network_alone_takes_the_choice_after_which_it_stands_best() -> None:
    """It would like to play a card, but to its values only cards in hand are worth something."""
    network = untrained("king_is_dead", players=2)
    hands = next(block.start for block in GAME.observer.layout.blocks if block.name == "cards in hand")
    weights = network.arrays
    for name in ("0.weight", "value.weight", "policy.weight"):
        weights[name][:] = 0.0
    weights["policy.bias"][GAME.verbs.parse("play assemble")] = 5.0
    weights["0.weight"][[0, 1], [hands, hands + 1]] = 1.0
    weights["value.weight"][:, :2] = [[1.0, -1.0], [-1.0, 1.0]]
    state = GAME.new(seed="hastings", players=2)
    seat = int(state.actor)
    alone = NetworkPlayer(GAME, network, bretwalda.seeded("mind"))
    assert GAME.verbs.notation(alone.decide(state, seat)) == "pass"
    # where others' cards are hidden, it does not look
    hidden = GAME.new(seed="hastings", players=2, advanced=True)
    weights["policy.bias"][GAME.verbs.parse("play assemble")] = 0.0
    weights["policy.bias"][GAME.verbs.parse("play manoeuvre")] = 5.0
    assert GAME.verbs.notation(alone.decide(hidden, int(hidden.actor))) == "play manoeuvre"


def test_secret_decisions_are_drawn() -> None:
    """A network that would always send the same plan could be read."""
    game = bretwalda.game("barbarian_kingdoms")
    network = untrained("barbarian_kingdoms", players=2)
    network.arrays["policy.weight"][:] = 0.0
    state, dice = game.new(seed="secret", players=2), bretwalda.seeded("walk")
    while not state.secret or len(state.legal) < 3:
        state.take(state.actor, state.legal[dice.below(len(state.legal))])
        assert state.actor >= 0
    computer = NetworkPlayer(game, network, bretwalda.seeded("mind"), 50)
    seat = int(state.actor)
    assert len({computer.decide(state, seat) for _ in range(40)}) > 3


def test_a_network_is_read_as_it_was_written(tmp_path: Path) -> None:
    network, file = untrained("king_is_dead", players=2), tmp_path / "net.npz"
    network.save(file)
    again = Network.load(file)
    state = GAME.new(seed="x", players=2)
    seen = np.frombuffer(GAME.observation(state, state.actor), np.uint8)[None]
    masks = np.ones((1, CHOICES), np.bool_)
    assert again.about == network.about
    assert (again.judge(seen, masks)[0] == network.judge(seen, masks)[0]).all()
    assert isinstance(player(checked(f"net:{file}"), GAME, bretwalda.seeded("x")), NetworkPlayer)
    assert player(checked(f"net:40:{file}"), GAME, bretwalda.seeded("x")).iterations == 40  # type: ignore[attr-defined]


def test_what_is_no_network_for_this_table_is_refused(tmp_path: Path) -> None:
    junk = tmp_path / "junk.npz"
    junk.write_bytes(b"junk")
    with pytest.raises(Refusal, match="refused-network"):
        Network.load(junk)
    network = untrained("king_is_dead", players=2)
    with pytest.raises(Refusal, match="refused-network-game"):
        NetworkPlayer(bretwalda.game("britannia"), network, bretwalda.seeded("x"))
    state = GAME.new(seed="x", players=3)
    with pytest.raises(Refusal, match="refused-network-seats"):
        NetworkPlayer(GAME, network, bretwalda.seeded("x")).decide(state, int(state.actor))
