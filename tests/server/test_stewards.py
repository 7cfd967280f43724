"""Computers think where somebody waits for them; elsewhere the game rests, and costs nothing."""

from __future__ import annotations

import re
from random import Random

from .conftest import RunningServer, StartServer
from .people import play, seated, until

COMPUTERS = [{"kind": "computer", "level": "random"}] * 2


def figure(house: RunningServer, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", house.newcomer().ask("GET", "/metrics").body.decode(), re.M)
    assert found is not None
    return float(found[1])


def decided_by_computers(house: RunningServer) -> float:
    return figure(house, 'bretwalda_decisions_total{by="computer"}')


def test_computers_among_themselves_wait_until_somebody_looks_on(house: RunningServer) -> None:
    edith = house.person("Edith")
    unseen = edith.open_table(seats=COMPUTERS, start=True)
    seen = edith.visit(edith.open_table(seats=COMPUTERS, start=True))
    seen.wait_for(lambda: seen.over)
    assert decided_by_computers(house) == seen.seq
    page = edith.visit(unseen)
    page.wait_for(lambda: page.over)


def test_a_computer_decides_for_somebody_who_plays_and_is_not_there(house: RunningServer) -> None:
    edith = house.person("Edith")
    seats = [{"kind": "computer", "level": "random"}, {"kind": "me"}]
    for _ in range(50):  # until one at which the computer is the first to decide
        address = f"/api/tables/{edith.open_table(seats=seats, start=True)}"
        until(lambda: edith.get(address)["waiting"] == [1])  # noqa: B023
        if decided_by_computers(house):
            return
    raise AssertionError("the computer has never decided")


def test_where_only_stand_ins_are_left_the_game_rests(house: RunningServer) -> None:
    """Both have got up: their computers play on for nobody, though somebody looks on, until one of them is back."""
    people = [house.person("Edith"), house.person("Harald")]
    pages = seated(people, deputy="random")
    table = pages[0].table["id"]
    for seat, page in enumerate(pages):
        page.do("LeaveSeat", seat=seat)
    gytha = house.person("Gytha")
    watcher = gytha.visit(table)
    for page in pages:
        page.close()
    until(lambda: figure(house, "bretwalda_sockets") == 1.0)
    before = decided_by_computers(house)
    other = gytha.visit(gytha.open_table(seats=COMPUTERS, start=True))
    other.wait_for(lambda: other.over)
    assert decided_by_computers(house) <= before + other.seq + 1  # one may have been on its way
    watcher.catch_up()
    assert not watcher.over
    back = people[0].visit(table)
    back.do("TakeSeat", seat=0)
    play([back], Random("back"))
    assert back.over


def test_tables_of_computers_leave_the_memory(house: RunningServer) -> None:
    edith = house.person("Edith")
    resting = [edith.open_table(seats=COMPUTERS, start=True) for _ in range(5)]
    page = edith.visit(edith.open_table(seats=COMPUTERS, start=True))
    page.wait_for(lambda: page.over)
    page.close()
    until(lambda: figure(house, "bretwalda_tables") == 0.0)
    again = edith.visit(resting[0])
    again.wait_for(lambda: again.over)


def test_after_a_restart_tables_of_computers_stay_where_they_are(start_server: StartServer) -> None:
    first = start_server(limited=False, workers=1)
    edith = first.person("Edith")
    table = edith.open_table(seats=COMPUTERS, start=True)
    mine = edith.open_table()
    first.stop()
    second = start_server(limited=False, workers=1)
    edith.port = second.port
    edith.visit(mine).catch_up()
    until(lambda: figure(second, "bretwalda_tables") == 1.0)  # only the one at which somebody sits
    page = edith.visit(table)
    page.wait_for(lambda: page.over)


def test_whoever_comes_to_a_table_that_has_left_the_memory_meets_the_others_there(house: RunningServer) -> None:
    edith = house.person("Edith")
    table = edith.open_table(seats=[{"kind": "computer", "level": "random"}] * 2, start=True, pause=5)
    pages = [edith.visit(table) for _ in range(2)]
    pages[0].close()
    pages[1].do("Say", text="still here")
    assert house.person("Harald").visit(table).chat[-1]["text"] == "still here"
