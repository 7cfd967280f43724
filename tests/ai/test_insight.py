"""What networks are told beside observations: it is what the rules say of the position."""

from __future__ import annotations

import numpy as np

import bretwalda
from bretwalda.ai.insight import told
from bretwalda.engine.observer import insights
from bretwalda.games.king_is_dead.state import King

GAME = bretwalda.game("king_is_dead")
FACTIONS = 3
RESULT = {0.0: 0, 0.5: 1, 1.0: 2}


def block(state: King, seat: int, name: str) -> list[int]:
    """The numbers of one kind."""
    insight = GAME.insight
    assert insight is not None
    found = next(each for each in insight.layout.blocks if each.name == name)
    row = insights(insight, GAME.observation(state, seat), GAME.feature_count)
    return list(row[found.start : found.start + found.size])


def walk(seed: str, players: int = 2) -> list[King]:
    """The positions of a random game in which a card is to be played or not."""
    state, dice = GAME.new(seed=seed, players=players), bretwalda.seeded(seed)
    out = []
    while state.actor >= 0:
        if state.step.name == "turn":
            out.append(state.clone())
        state.take(state.actor, state.legal[dice.below(len(state.legal))])
    return out


def all_pass(state: King) -> list[King]:
    """What becomes of a position if nobody plays a card any more, struggle by struggle."""
    state, out = state.clone(), []
    state.passes = 0
    while state.actor >= 0:
        before = state.struggles
        state.take(state.actor, 0)
        if state.struggles > before:
            out.append(state.clone())
    return out


def test_if_nobody_plays_a_card_regions_and_victory_fall_as_was_told() -> None:
    told_so = set()
    for game in range(12):
        for state in walk(f"as it stands {game}"):
            seat = int(state.actor)
            later = all_pass(state)
            getters = np.array(block(state, seat, "who would get it as it stands")).reshape(8, 4)
            regions = [int(region) for region in state.order[state.struggles :]]
            for k, after in enumerate(later):
                assert getters[k].argmax() == after.control[regions[k]]
            result = RESULT[later[-1].result()[seat]]
            assert block(state, seat, "0 defeat, 1 even, 2 victory, as things stand") == [result]
            told_so.add((result, int(later[-1].unstable) == 3))
    assert {(0, False), (2, False)} <= told_so


def test_what_would_be_if_a_region_went_to_somebody_else() -> None:
    """The last struggle is decided in every way there is, by putting followers there."""
    different = 0
    for game in range(20):
        for state in walk(f"one left {game}"):
            if state.struggles != 7:
                continue
            seat, region = int(state.actor), int(state.order[7])
            foretold = block(state, seat, "0 defeat, 1 even, 2 victory, if it went to")[:4]
            different += len(set(foretold)) > 1
            for holder in range(FACTIONS + 1):
                after = state.clone()
                for f in range(FACTIONS):
                    after.followers[region * FACTIONS + f] = int(f == holder)
                assert foretold[holder] == RESULT[all_pass(after)[-1].result()[seat]]
    assert different > 10


def test_courts_are_compared_with_the_best_rival() -> None:
    for state in walk("courts", players=3)[::5]:
        for seat in range(3):
            courts = [[int(state.court[s * FACTIONS + f]) for f in range(FACTIONS)] for s in range(3)]
            rivals = [court for s, court in enumerate(courts) if s != seat]
            ahead = [courts[seat][f] - max(court[f] for court in rivals) for f in range(FACTIONS)]
            assert block(state, seat, "lead at court over the best rival, 8 added") == [8 + each for each in ahead]
            sets = min(courts[seat]) - max(min(court) for court in rivals)
            assert block(state, seat, "lead in sets over the best rival, 8 added") == [8 + sets]


def test_borders_are_those_of_the_rules() -> None:
    for state in walk("borders")[::4]:
        borders = np.array(block(state, int(state.actor), "whether it borders")).reshape(8, FACTIONS)
        for k, region in enumerate(state.order[state.struggles :]):
            assert borders[k].tolist() == [int(state.bordering(f)) >> int(region) & 1 for f in range(FACTIONS)]


def test_other_games_are_shown_as_they_are() -> None:
    rows = np.ones((2, 5), np.uint8)
    assert told("britannia", rows) is rows
