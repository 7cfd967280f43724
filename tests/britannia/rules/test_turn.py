"""Rules 3: the turn."""

from __future__ import annotations

import pytest

from bretwalda import Match
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import PHASE_IDS
from bretwalda.games.britannia.state import Britannia

from .scene import (
    armies,
    asked,
    awards,
    leader_at,
    march,
    offered,
    phase,
    play,
    quietly,
    scene,
    step,
    to_next_turn,
    whose,
)


def phases_seen(s: Britannia) -> list[str]:
    """The phases in which the nation's player is asked, from here to the end of its turn."""
    nation = s.nation
    seen: list[str] = []

    def note(now: Britannia) -> bool:
        if now.nation != nation:
            return True
        if phase(now) not in seen[-1:]:
            seen.append(phase(now))
        return False

    quietly(s, note)
    return seen


def test_3_1_reinforcements_appear_before_any_nation_moves() -> None:
    """On turn 4 the Irish, Scots, Saxons, Jutes and Angles are at sea when the Romans begin."""
    s = scene(3, "normans", {"romans": "york", "welsh": "powys"}, forts=["york"], phase="turn_end")
    assert (s.turn, whose(s)) == (4, "romans")
    assert armies(s, "irish") == {"mare_hibernicum": 1}
    assert armies(s, "saxons") == {"sinus_britannicus": 3}
    assert armies(s, "angles") == {"litus_saxonicus": 3}


def test_3_2_a_nation_without_anything_is_passed_over() -> None:
    """With Welsh and Picts alone on the map nobody else is asked."""
    s = scene(9, "romano_british", {"welsh": "powys", "picts": "mar"}, phase="nation_start")
    seen: set[str] = set()

    def note(now: Britannia) -> bool:
        seen.add(asked(now))
        return now.turn > 9

    quietly(s, note)
    assert seen >= {"welsh", "picts"}
    assert not seen & {"romano_british", "belgae", "brigantes", "caledonians", "scots", "jutes"}


@pytest.mark.parametrize("turn", range(1, 17))
def test_3_3_what_the_end_of_a_turn_brings(turn: int) -> None:
    """Area points on 5, 7, 10, 13, 16; votes on 8, 9, 10; a King on 11 to 14 and 16."""
    nation, england = (
        ("saxons", "essex, kent, sussex, wessex") if turn == 16 else ("angles", "york, lindsey, essex, norfolk")
    )
    leaders = {"harold": "essex"} if turn == 16 else {}
    s = scene(turn, "normans", {nation: england, "welsh": "cheshire"}, phase="turn_end", leaders=leaders)
    votes = step(s) == "vote"
    s = to_next_turn(s) if s.turn == turn and s.actor >= 0 else s
    assert votes == (turn in (8, 9, 10))
    assert bool(awards(s, nation, "area")) == (turn in (5, 7, 10, 13, 16))
    assert bool(awards(s, nation, "king")) == (turn in (11, 12, 13, 14, 16))


def test_3_4_the_old_leader_goes_and_the_new_one_comes() -> None:
    """At the start of the Saxon turn 12 Egbert of turn 11 leaves and Alfred comes."""
    s = scene(12, "saxons", {"saxons": "essex, kent"}, phase="nation_start", leaders={"egbert": "kent"})
    assert leader_at(s, "egbert") is None
    assert step(s) == "leader"
    play(s, "place essex")
    assert leader_at(s, "alfred") == "essex"
    assert phase(s) in ("growth", "movement")


def test_3_5_growth_then_movement_then_battle() -> None:
    """The Welsh grow, move into Hwicce and fight there, in this order."""
    s = scene(2, "welsh", {"welsh": "gwent 2, powys", "belgae": "hwicce"}, phase="nation_start", savings={"welsh": 5})
    assert phase(s) == "growth"
    play(s, "raise infantry powys", "done")
    assert phase(s) == "movement"
    march(s, "gwent", "hwicce")
    play(s, "done")
    assert (phase(s), step(s)) == ("battle", "battles")
    assert offered(s) == {"fight hwicce"}


def test_3_6_a_major_invasion_moves_and_fights_twice() -> None:
    """Ida's Angles have a second movement with all their points; without the status there is none."""
    s = scene(7, "angles", {"angles": "york 2"}, leaders={})
    march(s, "york", "bernicia", "lothian")
    assert "move lothian" not in offered(s)
    play(s, "done")
    assert phase(s) == "movement_2"
    march(s, "lothian", "dunedin")
    assert armies(s, "angles") == {"dunedin": 2}
    s = scene(8, "angles", {"angles": "york 2"})
    play(s, "done")
    assert whose(s) != "angles" or phase(s) != "movement_2"


def test_3_7_withdrawal_then_overpopulation() -> None:
    """Irish raiders who hold one area with three armies withdraw before the surplus is taken away."""
    s = scene(5, "irish", {"irish": "oceanus_atlanticus 3"})
    march(s, "oceanus_atlanticus", "cornwall")
    assert phases_seen(s.clone()) == ["movement", "withdrawal", "overpopulation"]
    play(s, "done", "withdraw cornwall", "done")
    assert armies(s, "irish") == {"cornwall": 2, "oceanus_atlanticus": 1}
    assert whose(s) != "irish"


def test_3_8_stacks_move_in_any_order() -> None:
    """Two stacks in both orders end in the same position."""
    s = scene(2, "welsh", {"welsh": "powys 2, gwent 2"})
    one = march(march(s.clone(), "powys", "march"), "gwent", "hwicce")
    other = march(march(s.clone(), "gwent", "hwicce"), "powys", "march")
    assert armies(one, "welsh") == armies(other, "welsh") == {"march": 2, "hwicce": 2}


def test_3_9_a_phase_cannot_end_while_something_is_owed() -> None:
    """A purchase, units at sea that can land, a battle, a surplus."""
    growth = scene(2, "welsh", {"welsh": "powys"}, phase="growth", savings={"welsh": 5})
    assert offered(growth) == {"raise infantry powys"}
    landing = scene(1, "romans", {"romans": "sinus_britannicus 2"})
    assert "done" not in offered(landing)
    fight = scene(2, "welsh", {"welsh": "gwent", "belgae": "hwicce"})
    march(fight, "gwent", "hwicce")
    play(fight, "done")
    assert offered(fight) == {"fight hwicce"}
    crowd = scene(2, "welsh", {"welsh": "gwynedd 3"}, phase="overpopulation")
    assert offered(crowd) == {"remove infantry gwynedd"}


def test_3_10_steps_can_be_taken_back_until_the_phase_ends() -> None:
    """Undo goes back step by step through a whole movement, to its beginning and not behind it."""
    match = Match(GAME, {}, seed="undo")
    before, seat = match.state.dump(), int(match.state.actor)
    assert not match.can_undo(seat)
    for move in (
        "move sinus_britannicus",
        "leave legion 3",
        "go kent",
        "leave legion 2",
        "leave legion 2",
        "go essex",
        "halt",
    ):
        match.choose(seat, GAME.verbs.parse(move))
    for _ in range(7):
        match.undo(seat)
    assert match.state.dump() == before
    assert not match.can_undo(seat)


def test_3_10_an_ended_phase_is_ended_for_good() -> None:
    """Ending growth or movement is a point of no return."""
    s = scene(2, "welsh", {"welsh": "powys"}, phase="growth", savings={"welsh": 5})
    assert not s.choose(s.actor, GAME.verbs.parse("raise infantry powys"))
    assert s.choose(s.actor, GAME.verbs.parse("done"))
    assert PHASE_IDS[s.phase] == "movement"
    assert s.choose(s.actor, GAME.verbs.parse("done"))
