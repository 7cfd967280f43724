"""Rules 11: raids."""

from __future__ import annotations

from .scene import armies, asked, holder, lucky, march, offered, phase, play, scene, step, whose


def test_11_1_raiders_may_return_to_their_sea_however_far() -> None:
    """Irish who landed in Avalon and went on to the Downlands return to the Atlantic."""
    s = scene(6, "irish", {"irish": "oceanus_atlanticus 2, mare_hibernicum"})
    march(s, "oceanus_atlanticus", "avalon", "downlands")
    play(s, "done")
    assert (phase(s), offered(s)) == ("withdrawal", {"done", "withdraw downlands"})
    play(s, "withdraw downlands", "withdraw downlands")
    assert armies(s, "irish") == {"oceanus_atlanticus": 2, "mare_hibernicum": 1}


def test_11_1_who_began_on_land_does_not_return() -> None:
    """And a nation without raiders has no withdrawal at all."""
    s = scene(6, "irish", {"irish": "avalon, cornwall"})
    march(s, "avalon", "hwicce")
    play(s, "done")
    assert whose(s) != "irish"
    s = scene(7, "irish", {"irish": "oceanus_atlanticus"})
    march(s, "oceanus_atlanticus", "avalon")
    play(s, "done")
    assert whose(s) != "irish"


def test_11_2_a_raid_may_end_as_a_retreat_from_battle() -> None:
    """The attacker goes back to the sea from inland March."""
    s = scene(6, "irish", {"irish": "oceanus_atlanticus 2", "welsh": "march 2, gwynedd"})
    march(s, "oceanus_atlanticus", "hwicce", "march")
    s = lucky(
        play(s, "done"),
        ["fight march", "stand"],
        lambda now: (
            armies(now, "irish") == {"march": 2} and armies(now, "welsh").get("march") == 2 and step(now) != "losses"
        ),
    )
    play(s, "retreat")
    assert armies(s, "irish") == {"oceanus_atlanticus": 2}


def test_11_2_a_defender_may_not() -> None:
    """Scots of turn 4 are raiders without boats: attacked in Galloway they may flee by land only."""
    s = march(scene(4, "saxons", {"saxons": "cumbria 2", "scots": "galloway 2"}), "cumbria", "galloway")
    s = lucky(play(s, "done"), ["fight galloway"], lambda now: step(now) == "defender-retreat")
    flights = {move for move in offered(s) if move.startswith("flee")}
    assert flights == {"flee lothian", "flee strathclyde", "flee cumbria"}


def test_11_3_all_raiders_return_wherever_they_began() -> None:
    """Picts of turn 4 march from Dunedin to York's border and back; those of turn 6 stay."""
    s = scene(4, "picts", {"picts": "dunedin 2, alban"})
    march(s, "dunedin", "lothian", "bernicia")
    play(s, "done", "withdraw bernicia", "withdraw bernicia")
    assert armies(s, "picts") == {"dunedin": 2, "alban": 1}
    s = scene(6, "picts", {"picts": "dunedin 2, alban"})
    march(s, "dunedin", "lothian", "bernicia")
    play(s, "done")
    assert whose(s) != "picts"


def test_11_4_each_unit_chooses_but_not_where() -> None:
    """One of two returns; nothing but its own sea is offered."""
    s = scene(6, "irish", {"irish": "oceanus_atlanticus 2"})
    march(s, "oceanus_atlanticus", "avalon")
    play(s, "done", "withdraw avalon", "done")
    assert armies(s, "irish") == {"avalon": 1, "oceanus_atlanticus": 1}


def test_11_4_units_of_one_area_may_come_from_two_seas() -> None:
    """Then the one that goes is named by its sea."""
    s = scene(6, "irish", {"irish": "oceanus_atlanticus, mare_hibernicum"})
    march(s, "oceanus_atlanticus", "cheshire")
    march(s, "mare_hibernicum", "cheshire")
    play(s, "done", "withdraw cheshire")
    assert offered(s) == {"flee oceanus_atlanticus", "flee mare_hibernicum"}
    play(s, "flee mare_hibernicum")
    assert armies(s, "irish") == {"cheshire": 1, "mare_hibernicum": 1}


def test_11_5_the_danes_of_turn_11_must_return() -> None:
    """Nobody asks them; the areas are vacant again."""
    s = scene(11, "danes", {"danes": "oceanus_germanicus 2, litus_saxonicus", "welsh": "powys"})
    march(s, "oceanus_germanicus", "york")
    play(s, "done")
    assert armies(s, "danes") == {"oceanus_germanicus": 2, "litus_saxonicus": 1}
    assert holder(s, "york") is None
    assert asked(s) != "danes"


def test_11_6_as_many_raids_as_units() -> None:
    """Three Irish raid three coasts and all return."""
    s = scene(6, "irish", {"irish": "oceanus_atlanticus 3"})
    for coast in ("avalon", "cornwall", "dyfed"):
        march(s, "oceanus_atlanticus", coast, units=1)
    play(s, "done", "withdraw avalon", "withdraw cornwall", "withdraw dyfed")
    assert armies(s, "irish") == {"oceanus_atlanticus": 3}


def test_11_6_in_a_major_invasion_the_withdrawal_comes_last() -> None:
    """Norsemen of turn 11 withdraw after the second battle phase, from where they are then."""
    s = scene(11, "norsemen", {"norsemen": "mare_orcadum 2"})
    march(s, "mare_orcadum", "caithness")
    play(s, "done")
    assert phase(s) == "movement_2"
    march(s, "caithness", "skye")
    play(s, "done")
    assert phase(s) == "withdrawal"
    play(s, "withdraw skye", "withdraw skye")
    assert armies(s, "norsemen") == {"mare_orcadum": 2}


def test_11_7_where_there_is_no_room_a_unit_stays() -> None:
    """Dunedin is overstacked; two go out of Alban, two others come in: those may go back, the first may not."""
    s = scene(4, "picts", {"picts": "dunedin 4, alban 2, mar 2"})
    march(s, "alban", "dalriada")
    march(s, "mar", "alban")
    play(s, "done")
    assert offered(s) == {"done", "withdraw alban"}
    play(s, "withdraw alban")
    assert offered(s) == {"done", "withdraw alban", "withdraw dalriada"}
