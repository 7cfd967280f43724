"""Rules 4: growth."""

from __future__ import annotations

import pytest

from bretwalda import Match
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import NATION_IDS

from .scene import (
    armies,
    asked,
    lucky,
    march,
    offered,
    phase,
    play,
    quietly,
    savings,
    scene,
    step,
    told,
    whose,
)


@pytest.mark.parametrize(("places", "points"), [("gwynedd", 2), ("powys", 1), ("gwynedd, dyfed, powys, clwyd", 6)])
def test_4_1_clear_areas_give_two_points_difficult_ones_one(places: str, points: int) -> None:
    """However many armies stand there."""
    s = scene(2, "welsh", {"welsh": places}, phase="growth")
    assert told(s, "grew")[0][1] == points


def test_4_1_an_area_that_is_not_held_gives_nothing() -> None:
    """Armies at sea bring no points."""
    s = scene(5, "irish", {"irish": "mare_hibernicum 3, cheshire"}, phase="growth")
    assert savings(s, "irish") == 2


@pytest.mark.parametrize(("answer", "points"), [("grant", 2), ("refuse", 0)])
def test_4_2_a_vassal_asks_its_overlord(answer: str, points: int) -> None:
    """Five points make two if the Romans allow it, and none if they do not."""
    s = scene(
        3, "welsh", {"welsh": "gwynedd, dyfed, powys", "romans": "york"}, phase="growth", vassals={"welsh": "romans"}
    )
    assert (step(s), asked(s), offered(s)) == ("growth-permission", "romans", {"grant", "refuse"})
    play(s, answer)
    assert savings(s, "welsh") == points


def test_4_3_savings_are_the_nations_own() -> None:
    """The Danes' points do not help the Welsh of the same player."""
    s = scene(13, "welsh", {"welsh": "powys", "danes": "york"}, phase="growth", savings={"welsh": 4, "danes": 5})
    assert (savings(s, "welsh"), savings(s, "danes")) == (5, 5)
    assert phase(s) == "movement"


@pytest.mark.parametrize(("nation", "kept"), [("welsh", 5), ("norwegians", 6), ("normans", 11), ("saxons", 5)])
def test_4_4_what_is_left_is_kept_up_to_a_limit(nation: str, kept: int) -> None:
    """With a pool that is empty nothing can be bought, and the savings stop one short of the dearest unit."""
    full = {
        "welsh": "gwynedd 3, dyfed 3, york 3, kent 3, essex 1",
        "norwegians": "york 3, kent 3, essex 3, march 3",
        "normans": "york 3, kent 3, essex 2+4c",
        "saxons": "york 3, kent 3, essex 3, march 3, sussex 3, wessex 3, avalon 2",
    }[nation]
    turn = 16 if nation == "normans" else 15
    s = scene(turn, nation, {nation: full}, phase="growth", savings={nation: kept - 1})
    assert savings(s, nation) == kept
    assert phase(s) == "movement"


def test_4_4_one_point_below_the_limit_nothing_is_lost() -> None:
    """Four points saved and one gained are five."""
    s = scene(2, "welsh", {"welsh": "powys"}, phase="growth", savings={"welsh": 4})
    assert savings(s, "welsh") == 5
    assert told(s, "savings_lost") == []


def test_4_5_buying_is_a_duty() -> None:
    """With six points the phase cannot be ended, with five it ends by itself."""
    s = scene(2, "welsh", {"welsh": "powys"}, phase="growth", savings={"welsh": 5})
    assert offered(s) == {"raise infantry powys"}
    s = scene(2, "welsh", {"welsh": "powys"}, phase="growth", savings={"welsh": 4})
    assert phase(s) == "movement"


def test_4_6_one_unit_to_an_area_until_all_are_served() -> None:
    """Two areas and three infantry: the second goes where the first did not, the third anywhere."""
    s = scene(2, "welsh", {"welsh": "gwynedd, dyfed", "belgae": "kent"}, phase="growth", savings={"welsh": 14})
    both = {"raise infantry gwynedd", "raise infantry dyfed"}
    for first, second in (("gwynedd", "dyfed"), ("dyfed", "gwynedd")):
        after = s.clone()
        assert offered(after) == both
        play(after, f"raise infantry {first}")
        assert offered(after) == {f"raise infantry {second}"}
        play(after, f"raise infantry {second}")
        assert offered(after) == both


def test_4_7_new_units_obey_the_stacking_limits() -> None:
    """With Gwynedd overstacked a full Powys takes none; Gwynedd itself, clear, takes any number."""
    s = scene(2, "welsh", {"welsh": "gwynedd 4, powys 2, gwent"}, phase="growth", savings={"welsh": 5})
    assert offered(s) == {"raise infantry gwynedd", "raise infantry gwent"}


def test_4_7_the_overstack_may_be_made_in_growth() -> None:
    """Without another overstack a full difficult area takes a third and a fourth, and no fifth."""
    s = scene(2, "welsh", {"welsh": "powys 3"}, phase="growth", savings={"welsh": 5})
    play(s, "raise infantry powys")
    assert armies(s, "welsh") == {"powys": 4}
    s = scene(2, "welsh", {"welsh": "powys 4"}, phase="growth", savings={"welsh": 5})
    assert phase(s) == "movement"


def test_4_8_new_units_move_at_once() -> None:
    """The infantry raised in Powys is in March in the same turn."""
    s = scene(2, "welsh", {"welsh": "powys"}, phase="growth", savings={"welsh": 5})
    play(s, "raise infantry powys", "done")
    march(s, "powys", "march")
    assert armies(s, "welsh") == {"march": 2}


def test_4_8_a_purchase_can_be_taken_back() -> None:
    """Until the phase ends."""
    match = Match(GAME, {"scenario": "furor_normanis"}, seed="undo a purchase")
    seat = int(match.state.actor)
    before = match.state.dump()
    raising = next(c for c in match.state.options(seat) if GAME.verbs.notation(c).startswith("raise"))
    match.choose(seat, int(raising))
    match.undo(seat)
    assert match.state.dump() == before


def test_4_9_reinforcements_beyond_the_pool_are_lost() -> None:
    """Norsemen with seven infantry get one of the four of turn 12."""
    s = scene(12, "norsemen", {"norsemen": "orkneys 2, skye 2, hebrides 2, cumbria 1"}, phase="turn_start")
    assert sum(armies(s, "norsemen").values()) == 8


def test_4_10_savings_are_gone_with_the_nation() -> None:
    """The last Welsh army is taken away: nothing is left to come back to."""
    s = scene(2, "picts", {"picts": "alban 2", "welsh": "skye"}, savings={"welsh": 4})
    march(s, "alban", "skye")
    s = lucky(play(s, "done"), ["fight skye"], lambda now: not armies(now, "welsh"))
    assert savings(s, "welsh") == 0


def test_4_11_growth_from_the_first_turn_on() -> None:
    """The Welsh of turn 1 grow; the Romans never do, the Romano-British not on turn 6 but on turn 7."""
    assert told(scene(1, "welsh", {"welsh": "powys"}, phase="growth"), "grew")
    assert not told(scene(3, "romans", {"romans": "york 2"}, phase="growth", forts=["york"]), "grew")
    assert not told(scene(6, "romano_british", {"romano_british": "york 2"}, phase="growth"), "grew")
    assert told(scene(7, "romano_british", {"romano_british": "york 2"}, phase="growth"), "grew")


def test_4_11_growth_comes_before_movement() -> None:
    """And once in a turn, also in a major invasion."""
    s = scene(7, "angles", {"angles": "york, bernicia"}, phase="growth", savings={"angles": 0})
    assert phase(s) == "movement"
    quietly(s, lambda now: whose(now) != "angles")
    assert [nation for nation, _, _ in told(s, "grew")].count(NATION_IDS.index("angles")) == 1
