"""Rules 8: stacking and overpopulation."""

from __future__ import annotations

import pytest

from .scene import armies, march, offered, phase, play, scene, step, whose


def test_8_1_three_in_a_clear_area_two_in_a_difficult_one() -> None:
    """Beside an overstack in York a fourth in Cheshire or a third in Powys must go."""
    for places, fine in (("cheshire 3", True), ("cheshire 4", False), ("powys 2", True), ("powys 3", False)):
        s = scene(2, "welsh", {"welsh": f"york 4, {places}, march, dyfed, gwent"})
        assert ("done" in offered(s)) == fine, places


def test_8_2_romans_have_no_limit_in_clear_areas() -> None:
    """Eight in Kent and eight in Essex, but two in the Downlands beside an overstack."""
    s = scene(2, "romans", {"romans": "kent 8, essex 8"}, forts=["kent", "essex"])
    assert "done" in offered(s)
    s = scene(2, "romans", {"romans": "downlands 3, powys 3"}, forts=["downlands", "powys"])
    assert "done" not in offered(s)


def test_8_3_leaders_and_structures_do_not_count() -> None:
    """A leader and a burh beside three in Essex, with an overstack in Wessex."""
    s = scene(13, "saxons", {"saxons": "essex 3, wessex 4, kent"}, burhs=["essex"], leaders={"edgar": "essex"})
    assert "done" in offered(s)


@pytest.mark.parametrize(
    ("places", "fine"),
    [("york 9, kent 3", True), ("powys 4, kent 3", True), ("powys 5, kent", False), ("york 4, kent 4", False)],
)
def test_8_4_one_area_may_be_overstacked(places: str, fine: bool) -> None:
    """Any number in a clear area, four in a difficult one; never two areas."""
    s = scene(2, "welsh", {"welsh": places})
    assert ("done" in offered(s)) == fine


def test_8_5_passing_through_is_free() -> None:
    """Five pass through a full Powys; at the end of the movement the limits hold."""
    s = scene(7, "brigantes", {"brigantes": "march 3, powys 2, york 4"}, leaders={"urien": "march"})
    march(s, "march", "powys", "dyfed")
    assert armies(s, "brigantes") == {"dyfed": 3, "powys": 2, "york": 4}
    assert "done" in offered(s)


def test_8_5_what_is_too_much_and_cannot_move_on_is_taken_away() -> None:
    """Three each have stopped in Powys and in Gwent: one of the two areas loses an army, of the player's choice."""
    s = scene(2, "welsh", {"welsh": "march 3, hwicce 3, dyfed"})
    march(s, "march", "powys")
    march(s, "hwicce", "gwent")
    play(s, "done")
    assert (step(s), offered(s)) == ("surplus", {"remove infantry powys", "remove infantry gwent"})
    play(s, "remove infantry gwent")
    assert armies(s, "welsh") == {"powys": 3, "gwent": 2, "dyfed": 1}
    assert whose(s) != "welsh"


def test_8_6_twice_as_many_armies_as_areas() -> None:
    """Two areas, one of them difficult, feed four armies and no fifth."""
    fed = scene(2, "welsh", {"welsh": "gwynedd 2, powys 2"}, phase="overpopulation")
    assert whose(fed) != "welsh"
    s = scene(2, "welsh", {"welsh": "gwynedd 3, powys 2"}, phase="overpopulation")
    assert offered(s) == {"remove infantry gwynedd", "remove infantry powys"}
    play(s, "remove infantry powys")
    assert armies(s, "welsh") == {"gwynedd": 3, "powys": 1}
    assert whose(s) != "welsh"


def test_8_7_no_area_is_emptied_and_no_leader_left_alone() -> None:
    """The single armies of Powys and York stay; they hold their areas."""
    s = scene(7, "brigantes", {"brigantes": "york 6, powys"}, leaders={"urien": "powys"}, phase="overpopulation")
    assert offered(s) == {"remove infantry york"}
    play(s, "remove infantry york", "remove infantry york", "remove infantry york")
    assert armies(s, "brigantes") == {"york": 3, "powys": 1}


def test_8_8_romans_are_exempt_and_armies_at_sea_do_not_count() -> None:
    """Nine legions in one area; three Irish on land and five at sea with two areas."""
    s = scene(2, "romans", {"romans": "kent 9"}, forts=["kent"], phase="overpopulation")
    assert step(s) != "overpopulation"
    s = scene(5, "irish", {"irish": "cumbria 2, avalon 2, mare_hibernicum 4"}, phase="overpopulation")
    assert whose(s) != "irish"
    s = scene(5, "irish", {"irish": "cumbria 3, avalon 2"}, phase="overpopulation")
    assert (whose(s), phase(s)) == ("irish", "overpopulation")
