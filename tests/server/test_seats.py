"""Seats: sitting down, leaving, being removed, being replaced, coming back; and the rematch."""

from __future__ import annotations

from random import Random

import pytest

from bretwalda.server.tables import registry as hall

from .conftest import RunningServer, StartServer
from .people import play, seated, whose_turn


def test_a_table_is_found_by_its_code_and_its_list(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    table = edith.open_table(name="Mead hall")
    code = edith.get(f"/api/tables/{table}")["table"]["code"]
    assert harald.get(f"/api/tables/{code.upper()}")["table"]["id"] == table
    assert [line["table"]["name"] for line in harald.get("/api/tables")["open"]] == ["Mead hall"]
    assert [line["yours"] for line in edith.get("/api/tables")["mine"]] == [[0]]


def test_a_private_table_is_not_listed(house: RunningServer) -> None:
    table = house.person("Edith").open_table(public=False)
    harald = house.person("Harald")
    assert harald.get("/api/tables")["open"] == []
    assert harald.get(f"/api/tables/{table}")["table"]["id"] == table  # the address is the invitation


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "refused-no-game"),
        ({"settings": {"players": 9}}, "refused-setting-value"),
        ({"settings": {"dragons": True}}, "refused-setting-name"),
        ({"seats": [{"kind": "me"}]}, "refused-seats-number"),
        ({"seats": [{"kind": "me"}, {"kind": "computer", "level": "genius"}]}, "refused-level"),
        ({"seats": [{"kind": "me"}, {"kind": "king"}]}, "refused-message"),
        ({"deputy": "genius"}, "refused-level"),
        ({"limit": 1}, "refused-limit"),
        ({"pause": -1}, "refused-pause"),
        ({"pause": 1e9}, "refused-pause"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused(house: RunningServer, wish: dict[str, object], key: str) -> None:
    edith = house.person("Edith")
    assert edith.refusal("POST", "/api/tables", {"game": "king_is_dead"} | wish) == key
    assert edith.get("/api/tables")["mine"] == []


def test_people_sit_down_get_up_and_see_each_other(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    host = edith.visit(edith.open_table(settings={"players": 3}))
    guest = harald.visit(host.table["id"])
    guest.do("TakeSeat", seat=2)
    host.catch_up()
    assert [(s["kind"], s["name"], s["present"]) for s in host.seats["seats"]] == [
        ("person", "Edith", True),
        ("open", None, False),
        ("person", "Harald", True),
    ]
    assert (host.seats["yours"], guest.seats["yours"]) == ([0], [2])
    assert guest.refusal("TakeSeat", seat=0) == "refused-seat-taken"
    guest.do("LeaveSeat", seat=2)
    host.catch_up()
    assert [seat["kind"] for seat in host.seats["seats"]] == ["person", "open", "open"]
    assert host.seats["watching"] == 1


def test_only_the_host_arranges_seats_and_begins(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    host = edith.visit(edith.open_table(settings={"players": 3}))
    guest = harald.visit(host.table["id"])
    guest.do("TakeSeat", seat=1)
    removed = {"type": "Notice", "key": "notice-removed", "details": {"name": "Harald", "level": "normal"}}
    assert guest.refusal("SetSeat", seat=0) == "refused-not-host"
    assert guest.refusal("Start") == "refused-not-host"
    host.do("SetSeat", seat=1)
    guest.wait_for(lambda: guest.notices[-1] == removed)
    assert guest.seats["yours"] == []
    host.do("SetSeat", seat=1, level="easy-bold")
    guest.wait_for(lambda: guest.seats["seats"][1]["level"] == "easy-bold")
    assert guest.refusal("TakeSeat", seat=1) == "refused-seat-taken"
    assert host.refusal("SetSeat", seat=2, level="genius") == "refused-level"
    assert host.refusal("SetSeat", seat=2, level="easy-shy") == "refused-level"


def test_a_host_who_has_gone_does_not_hold_up_the_others(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    host = edith.visit(edith.open_table())
    guest = harald.visit(host.table["id"])
    guest.do("TakeSeat", seat=1)
    host.close()
    guest.wait_for(lambda: not guest.seats["seats"][0]["present"])
    guest.do("Start")
    guest.wait_for_seq(0)


def test_open_seats_are_filled_with_computers(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table(settings={"players": 4}, deputy="random"))
    page.do("Start")
    page.wait_for_seq(0)
    assert [seat["level"] for seat in page.seats["seats"]] == [None, "random", "random", "random"]
    assert page.refusal("Start") == "refused-started"
    assert page.refusal("SetSeat", seat=1) == "refused-started"


def test_whoever_lets_the_others_wait_is_replaced_and_can_come_back(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SHORTEST_LIMIT", 1)
    pages = seated([house.person("Edith"), house.person("Harald")], limit=1, deputy="random", pause=0.1)
    idle, other = whose_turn(pages)
    assert idle.position is not None
    assert 0.0 <= idle.position["left"] <= 1.0
    seat = idle.position["seat"]
    other.wait_for(lambda: other.seats["seats"][seat]["away"])
    other.wait_for(lambda: other.notices[-1]["key"] == "notice-away")
    other.wait_for_seq(1)  # the computer has decided
    idle.catch_up()
    assert idle.refusal("Decide", seq=idle.seq, seat=seat, choice=0) == "refused-away"
    idle.do("TakeSeat", seat=seat)
    other.wait_for(lambda: not other.seats["seats"][seat]["away"])
    other.wait_for(lambda: other.notices[-1]["key"] == "notice-back")


def test_nobody_hurries_somebody_who_plays_alone(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table(limit=60, deputy="random", start=True))
    page.wait_for(lambda: page.position is not None and bool(page.position["options"]))
    assert page.position is not None
    assert (page.table["limit"], page.position["left"]) == (60, None)


def test_a_table_has_no_limit_unless_its_host_wants_one(house: RunningServer) -> None:
    edith = house.person("Edith")
    assert edith.post("/api/tables", {"game": "king_is_dead"})["limit"] is None


def test_several_seats_of_one_person_are_still_somebody_alone(house: RunningServer) -> None:
    edith = house.person("Edith")
    seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "computer", "level": "random"}]
    page = edith.visit(edith.open_table(limit=60, settings={"players": 3}, seats=seats, start=True))
    page.wait_for(lambda: page.position is not None and bool(page.position["options"]))
    assert page.position is not None
    assert page.position["left"] is None


def test_a_seat_is_not_taken_back_after_the_end(house: RunningServer) -> None:
    pages = seated([house.person("Edith"), house.person("Harald")], deputy="random")
    pages[1].do("LeaveSeat", seat=1)
    play([pages[0]], Random("the end"))
    assert pages[1].refusal("TakeSeat", seat=1) == "refused-over"


def test_a_seat_left_during_the_game_is_played_on_and_can_be_taken_back(house: RunningServer) -> None:
    pages = seated([house.person("Edith"), house.person("Harald")], deputy="random")
    mover, other = whose_turn(pages)
    assert mover.position is not None
    seat = mover.position["seat"]
    mover.do("LeaveSeat", seat=seat)
    other.wait_for(lambda: other.position is not None and bool(other.position["options"]))
    assert other.refusal("TakeSeat", seat=seat) == "refused-started"
    mover.do("TakeSeat", seat=seat)
    other.decide(Random("back"))


def test_somebody_who_is_away_can_be_replaced_by_the_others(start_server: StartServer) -> None:
    house = start_server(limited=False, absence=0.0)
    pages = seated([house.person("Edith"), house.person("Harald")], deputy="random")
    mover, other = whose_turn(pages)
    assert mover.position is not None
    seat = mover.position["seat"]
    assert other.refusal("Replace", seat=seat) == "refused-present"
    mover.close()
    other.wait_for(lambda: not other.seats["seats"][seat]["present"])
    watcher = house.person("Gytha").visit(other.table["id"])
    assert watcher.refusal("Replace", seat=seat) == "refused-foreign-seat"
    other.do("Replace", seat=seat)
    other.wait_for_seq(1)


def test_a_short_absence_is_no_reason(house: RunningServer) -> None:
    mover, other = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    assert mover.position is not None
    seat = mover.position["seat"]
    mover.close()
    other.wait_for(lambda: not other.seats["seats"][seat]["present"])
    assert other.refusal("Replace", seat=seat) == "refused-present"


def test_a_table_without_spectators_lets_nobody_watch(house: RunningServer) -> None:
    pages = seated([house.person("Edith"), house.person("Harald")], spectators=False)
    watcher = house.person("Gytha").connect(pages[0].table["id"])
    assert watcher.hear()["key"] == "refused-no-spectators"
    assert watcher.closing_code() == 4403


def test_a_watcher_in_the_waiting_room_goes_when_a_game_without_spectators_begins(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    host = edith.visit(edith.open_table(spectators=False))
    guest = harald.visit(host.table["id"])
    watcher = house.person("Gytha").visit(host.table["id"])
    guest.do("TakeSeat", seat=1)
    host.do("Start")
    assert watcher.closing_code() == 4403
    assert watcher.heard[-1] == {"type": "Refused", "ref": 0, "key": "refused-no-spectators", "details": {}}
    assert watcher.position is None
    guest.wait_for_seq(0)
    host.wait_for(lambda: host.seats["watching"] == 0)


def test_a_watcher_stays_where_spectators_are_welcome(house: RunningServer) -> None:
    edith = house.person("Edith")
    host = edith.visit(edith.open_table())
    watcher = house.person("Gytha").visit(host.table["id"])
    host.do("Start")
    watcher.wait_for_seq(0)
    assert watcher.position is not None
    assert watcher.position["seat"] is None


def test_notices_name_people_and_say_who_has_been_removed_by_somebody_else(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    host = edith.visit(edith.open_table(settings={"players": 3}))
    guest = harald.visit(host.table["id"])
    guest.do("TakeSeat", seat=1)
    guest.do("LeaveSeat", seat=1)
    guest.do("TakeSeat", seat=2)
    host.do("SetSeat", seat=2)
    host.do("SetSeat", seat=0)  # the host gets up: nobody has been removed
    host.do("SetSeat", seat=0, level="easy")
    guest.catch_up()
    assert [(notice["key"], notice["details"]["name"]) for notice in guest.notices] == [
        ("notice-joined", "Harald"),
        ("notice-left", "Harald"),
        ("notice-joined", "Harald"),
        ("notice-removed", "Harald"),
        ("notice-left", "Edith"),
    ]


def test_a_rematch_brings_the_same_people_to_one_new_table(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    seats = [{"kind": "me"}, {"kind": "computer", "level": "random"}, {"kind": "open"}]
    first = edith.visit(edith.open_table(settings={"players": 3}, seats=seats))
    second = harald.visit(first.table["id"])
    second.do("TakeSeat", seat=2)
    first.do("Start")
    pages = [first, second]
    assert first.refusal("Rematch") == "refused-not-over"
    play(pages, Random("rematch"))
    assert house.person("Gytha").visit(first.table["id"]).refusal("Rematch") == "refused-foreign-seat"
    for page in pages:
        page.wait_for(lambda page=page: page.over)  # type: ignore[misc]
        page.do("Rematch")
    moved = {message["table"] for page in pages for message in page.heard if message["type"] == "Moved"}
    assert len(moved) == 1
    again = harald.visit(moved.pop())
    assert again.table["gathers"] is True
    assert again.table["commitment"] != first.table["commitment"]
    assert again.seats["yours"] == [2]
    assert [(seat["name"], seat["level"]) for seat in again.seats["seats"]] == [
        ("Edith", None),
        (None, "random"),
        ("Harald", None),
    ]


def test_a_rematch_begins_as_soon_as_everybody_has_come(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald])
    play(pages, Random("once more"))
    pages[0].do("Rematch")
    table = next(message["table"] for message in pages[0].heard if message["type"] == "Moved")
    second = harald.visit(table)
    second.close()  # has come, and is on the way again
    watcher = house.person("Gytha").visit(table)
    watcher.catch_up()
    assert watcher.position is None
    first = edith.visit(table)
    first.wait_for_seq(0)
    assert first.seats["started"]


def test_a_rematch_does_not_wait_for_somebody_whose_seat_a_computer_has_got(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], deputy="random")
    play(pages, Random("without"))
    pages[0].do("Rematch")
    first = edith.visit(next(message["table"] for message in pages[0].heard if message["type"] == "Moved"))
    first.do("SetSeat", seat=1)
    assert first.position is None  # an open seat is waited for
    first.do("SetSeat", seat=1, level="random")
    first.wait_for_seq(0)


def test_after_a_restart_everybody_sits_where_they_sat(start_server: StartServer) -> None:
    house = start_server(limited=False)
    people = [house.person("Edith"), house.person("Harald")]
    table = seated(people)[0].table["id"]
    house.stop()
    again = start_server(limited=False)
    for seat, person in enumerate(people):
        person.port = again.port
        assert person.visit(table).seats["yours"] == [seat]


def test_a_new_name_shows_at_the_table(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())
    edith.post("/api/me", {"name": "Ealdgyth"})
    page.ask("Hello")
    assert page.seats["seats"][0]["name"] == "Ealdgyth"
