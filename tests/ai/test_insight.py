"""What networks are told beside observations: it is what the rules say of the position."""

from __future__ import annotations

import numpy as np

import bretwalda
from bretwalda.ai.insight import LEVEL, Array, king, told
from bretwalda.games.king_is_dead.state import King

GAME = bretwalda.game("king_is_dead")
FACTIONS = 3
# Where each part begins: 24 for who leads, 8 for the region that is next and 8 for the one after it, then by faction.
FIRST, HELD, AHEAD, LEADS_FIRST = 24, 40, 49, 67


def seen(state: King, seat: int) -> Array:
    row: Array = king(np.frombuffer(GAME.observation(state, seat), np.uint8)[None])[0]
    return row


def test_the_leader_of_the_next_region_gets_it() -> None:
    """When a pass decides a region, it falls to the faction that was said to lead there, or to nobody."""
    decided, unstable = 0, 0
    for k in range(20):
        state, dice = GAME.new(seed=k, players=2), bretwalda.seeded(f"insight {k}")
        while state.actor >= 0:
            before, region, struggles = (
                seen(state, int(state.actor)),
                int(state.order[state.struggles]),
                state.struggles,
            )
            choice = state.legal[dice.below(len(state.legal))]
            state.take(state.actor, choice)
            assert before[FIRST + region] == 1
            if GAME.verbs.notation(choice) == "pass" and state.struggles == struggles + 1:
                leaders = before[LEADS_FIRST : LEADS_FIRST + FACTIONS]
                held = [int(each) for each in state.control]
                assert [int(f == held[region]) for f in range(FACTIONS)] == leaders.tolist()
                decided += 1
                unstable += not leaders.any()
    assert decided > 50
    assert 0 < unstable < decided


def test_courts_and_regions_are_counted() -> None:
    state, dice = GAME.new(seed="courts", players=2), bretwalda.seeded("walk")
    for _ in range(60):
        state.take(state.actor, state.legal[dice.below(len(state.legal))])
    assert state.actor >= 0
    for seat in range(2):
        row = seen(state, seat)
        controls = [int(each) for each in state.control]
        assert row[HELD : HELD + FACTIONS].tolist() == [controls.count(f) for f in range(FACTIONS)]
        own, other = ([int(state.court[s * FACTIONS + f]) for f in range(FACTIONS)] for s in (seat, 1 - seat))
        assert (row[AHEAD : AHEAD + FACTIONS].astype(int) - LEVEL).tolist() == [
            a - b for a, b in zip(own, other, strict=True)
        ]


def test_other_games_are_shown_as_they_are() -> None:
    rows = np.ones((2, 5), np.uint8)
    assert told("britannia", rows) is rows
