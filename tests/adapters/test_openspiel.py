"""The OpenSpiel adapter: OpenSpiel's own simulation test, its bots, chance, secrets."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.adapters.sets import SETS, each, every_set

import bretwalda
from bretwalda.adapters import openspiel
from bretwalda.engine.registry import catalogue

# OpenSpiel asks at every step for all that a player has seen so far: of the games with many decisions,
# a short one is enough.
LONG: dict[str, dict[str, Any]] = {
    "barbarian_kingdoms": {"players": 3, "rounds": 20},
    "britannia": {"scenario": "hadrianus"},
}
SIMULATED = [(name, settings) for name, settings in SETS if name not in LONG] + list(LONG.items())


def dealt(game: Any, lot: int = 7) -> Any:
    """The state after the deal."""
    state = game.new_initial_state()
    state.apply_action(lot)
    return state


def some_way_on(state: Any, decisions: int) -> Any:
    """The state after some decisions that are neither all passes nor all cards."""
    for k in range(decisions):
        if not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[k * 5 % len(actions)])
    return state


@each(SIMULATED)
def test_passes_openspiels_random_simulations(game_id: str, settings: dict[str, Any]) -> None:
    # To write down and read again every position of a game takes as long as to replay it from there.
    written = game_id != "britannia"
    pyspiel.random_sim_test(openspiel.load(game_id, **settings), num_sims=1, serialize=written, verbose=False)


def test_passes_openspiels_random_simulations_with_dice_and_secret_bids(duel: str) -> None:
    pyspiel.random_sim_test(openspiel.load(duel, lots=12), num_sims=20, serialize=True, verbose=False)


def test_mcts_bot_plays_a_game_to_its_end() -> None:
    game = openspiel.load("king_is_dead", players=2)
    random = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 8, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    state = dealt(game)
    decisions = 0
    while not state.is_terminal():
        searching = state.current_player() == 0
        state.apply_action(bot.step(state) if searching else int(random.choice(state.legal_actions())))
        decisions += 1
    assert decisions > 16
    assert sorted(state.returns()) == [-1, 1]


def test_information_set_search_works_through_resampling() -> None:
    game = openspiel.load("king_is_dead", players=3, advanced=True)
    state = dealt(game)
    bot = ismcts.ISMCTSBot(
        game, uct_c=2.0, max_simulations=5, evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize("game_id", list(catalogue()))
def test_information_set_search_meets_the_same_options_wherever_it_knows_the_same(game_id: str) -> None:
    """The search keeps what it has found by information state: another question there would be an error of keys."""

    class Nothing:
        """Judges no position: whole play-outs would take minutes."""

        def evaluate(self, state: Any) -> Any:
            return np.zeros(state.num_players())

        def prior(self, state: Any) -> list[tuple[int, float]]:
            legal = state.legal_actions()
            return [(action, 1 / len(legal)) for action in legal]

    some = [setting.name for setting in catalogue()[game_id].schema.settings]
    settings: dict[str, Any] = {"players": 2} if "players" in some else {}
    game = openspiel.load(game_id, **settings)
    state, random = dealt(game), np.random.RandomState(4)
    bot = ismcts.ISMCTSBot(game, uct_c=2.0, max_simulations=4, evaluator=Nothing(), random_state=random)
    for _ in range(26):
        if state.is_chance_node():
            state.apply_action(int(random.randint(100)))
            continue
        if state.is_terminal():
            break  # a small game is over by then
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@every_set
def test_legal_actions_are_the_options_in_notation(game_id: str, settings: dict[str, Any]) -> None:
    state = dealt(openspiel.load(game_id, **settings))
    verbs = bretwalda.game(game_id).verbs
    for _ in range(26):
        if state.is_chance_node():
            state.apply_action(0)
        if state.is_terminal():
            break
        seat = state.current_player()
        actions = state.legal_actions()
        assert actions == list(state.table.state.options(seat))
        assert [state.action_to_string(seat, action) for action in actions] == [verbs.notation(a) for a in actions]
        state.apply_action(actions[-1])


@every_set
def test_what_a_player_knows_is_the_same_after_resampling(game_id: str, settings: dict[str, Any]) -> None:
    state = some_way_on(dealt(openspiel.load(game_id, **settings)), 25)
    for seat in range(state.num_players()):
        other = state.resample_from_infostate(seat, lambda: 0.37)
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.observation_tensor(seat) == state.observation_tensor(seat)
        assert other.legal_actions() == state.legal_actions() or state.current_player() != seat


def test_resampling_deals_the_hidden_cards_anew() -> None:
    state = dealt(openspiel.load("king_is_dead", players=4, advanced=True))
    hands = {state.resample_from_infostate(0, lambda n=n: n / 10).observation_string(1) for n in range(10)}
    assert len(hands) > 1


def test_the_information_state_remembers_what_the_view_forgets() -> None:
    game = openspiel.load("king_is_dead", players=2, advanced=True)
    state = dealt(game)
    assert '"dealt"' in state.information_state_string(0)
    assert '"dealt"' not in state.observation_string(0)


def test_copies_and_pickles_are_equal_and_independent() -> None:
    state = some_way_on(dealt(openspiel.load("king_is_dead", players=3, advanced=True)), 20)
    before = state.information_state_string(0)
    for other in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other.information_state_string(0) == before
        assert other.table.state.dump() == state.table.state.dump()
        other.apply_action(other.legal_actions()[-1])
        assert state.information_state_string(0) == before


def test_the_deal_depends_on_lot_and_seed_alone() -> None:
    one, same, other = (openspiel.load("king_is_dead", seed=seed) for seed in ("a", "a", "b"))
    assert str(dealt(one, 3)) == str(dealt(same, 3))
    assert str(dealt(one, 3)) != str(dealt(one, 4))
    assert str(dealt(one, 3)) != str(dealt(other, 3))


def test_a_roll_is_a_chance_node_after_the_decision(duel: str) -> None:
    game = openspiel.load(duel, lots=200)
    state = dealt(game)
    state.apply_action(0)
    assert state.current_player() == 1
    state.apply_action(2)
    assert state.is_chance_node()
    assert state.returns() == [0, 0]
    rolls = {state.child(lot).table.state.die for lot, _ in state.chance_outcomes()}
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_nothing_of_a_secret_bid_is_seen_before_both_are_made(duel: str) -> None:
    states = [dealt(openspiel.load(duel)) for _ in range(2)]
    for bid, state in enumerate(states):
        state.apply_action(bid)
    assert states[0].information_state_string(1) == states[1].information_state_string(1)
    assert states[0].information_state_string(0) != states[1].information_state_string(0)
    assert str(states[0]) == str(states[1])


def test_settings_are_game_parameters() -> None:
    openspiel.load("king_is_dead")
    game = pyspiel.load_game("bretwalda_king_is_dead(players=4,advanced=True)")
    assert game.num_players() == 4
    assert game.get_parameters()["advanced"] is True
    assert game.utility_sum() == 0


def test_wrong_settings_games_and_observers_are_refused() -> None:
    with pytest.raises(bretwalda.Refusal, match="refused-setting-value"):
        openspiel.load("king_is_dead", players=9)
    with pytest.raises(bretwalda.Refusal, match="refused-setting-name"):
        openspiel.load("king_is_dead", dragons=True)
    with pytest.raises(bretwalda.Refusal, match="refused-no-game"):
        openspiel.load("queen_is_dead")
    with pytest.raises(ValueError, match="at least one lot"):
        openspiel.load("king_is_dead", lots=0)
    with pytest.raises(ValueError, match="own secrets"):
        openspiel.load("king_is_dead").make_py_observer(
            pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
        )
