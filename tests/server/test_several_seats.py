"""One person in several seats: several people at one screen, each with secrets of their own."""

from __future__ import annotations

import json
from itertools import pairwise
from random import Random

from .conftest import RunningServer
from .people import Message, Page, play, seated

BOTH = [{"kind": "me"}, {"kind": "me"}]


def at_one_screen(house: RunningServer, **wish: object) -> Page:
    edith = house.person("Edith")
    return edith.visit(edith.open_table(seats=BOTH, start=True, **wish))


def now(page: Page) -> Message:
    assert page.position is not None
    return page.position


def test_the_view_is_that_of_the_seat_to_act(house: RunningServer) -> None:
    page = at_one_screen(house, settings={"advanced": True})
    play([page], Random("hot seat"))
    seen = [message for message in page.heard if message["type"] == "Position" and message["over"] is None]
    assert {message["seat"] for message in seen} == {0, 1}
    for message in seen:
        assert message["waiting"] == [message["seat"]]
        assert message["view"]["seat"] == message["seat"]
        hands = [seat for seat, shown in enumerate(message["view"]["seats"]) if shown["hand"] is not None]
        assert hands == [message["seat"]]


def test_another_seat_brings_its_own_log_and_not_the_others(house: RunningServer) -> None:
    page = at_one_screen(house, settings={"advanced": True}, open_log=True)
    play([page], Random("whispers"), decisions=40)
    seen = [message for message in page.heard if message["type"] == "Position"]
    for before, after in pairwise(seen):
        if before["seat"] == after["seat"]:
            continue
        assert after["log"] == 0
        dealt = [line for line in after["news"] if line["key"] == "event-dealt"]
        owners = {arg["value"] for line in dealt for arg in line["args"] if arg["name"] == "seat"}
        assert owners == {after["seat"]}


def test_while_others_decide_the_view_stays_with_the_seat_that_was_asked_last(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    page = edith.visit(edith.open_table(settings={"players": 3}, seats=[*BOTH, {"kind": "open"}]))
    guest = harald.visit(page.table["id"])
    guest.do("TakeSeat", seat=2)
    page.do("Start")
    latest = 0
    for turn in range(60):
        page.catch_up()
        guest.catch_up()
        if now(guest)["options"]:
            assert now(page)["seat"] == latest
            assert now(page)["options"] == []
            guest.decide(Random(turn))
            page.wait_for_seq(guest.seq)
        else:
            latest = now(page)["seat"]
            assert latest in now(page)["waiting"]
            page.decide(Random(turn))
            guest.wait_for_seq(page.seq)


def test_a_person_may_look_through_another_of_their_seats_and_through_nobody_elses(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    page = edith.visit(edith.open_table(settings={"players": 3}, seats=[*BOTH, {"kind": "open"}]))
    guest = harald.visit(page.table["id"])
    guest.do("TakeSeat", seat=2)
    page.do("Start")
    turn = 0
    while not (guest.position and guest.position["options"]):  # until one of the others is asked, nobody can look away
        page.catch_up()
        if now(page)["options"]:
            page.decide(Random(turn))
        guest.catch_up()
        turn += 1
    page.catch_up()
    other = 1 - now(page)["seat"]
    page.do("Look", seat=other)
    assert now(page)["seat"] == other
    assert now(page)["view"]["seats"][other]["hand"] is not None
    assert now(page)["view"]["seats"][1 - other]["hand"] is None
    assert page.refusal("Look", seat=2) == "refused-foreign-seat"
    assert page.refusal("Look", seat=9) == "refused-no-seat"
    assert guest.refusal("Look", seat=0) == "refused-foreign-seat"
    assert now(page)["seat"] == other


def test_a_decision_of_one_seat_can_be_taken_back_while_the_other_is_asked(house: RunningServer) -> None:
    page = at_one_screen(house)
    dice = Random("across")
    crossed = False
    while not crossed and not page.over:
        before = json.dumps(now(page)["view"]), now(page)["seat"]
        page.decide(dice)
        if now(page)["seat"] == before[1] or not now(page)["can_undo"]:
            continue
        crossed = True
        page.do("Undo", seq=page.seq, seat=now(page)["seat"])
        page.catch_up()
        assert (json.dumps(now(page)["view"]), now(page)["seat"]) == before
        assert now(page)["can_redo"]
        page.do("Redo", seq=page.seq, seat=now(page)["seat"])
        page.catch_up()
        assert now(page)["seat"] != before[1]
    assert crossed


def test_the_same_undo_sent_twice_is_done_once(house: RunningServer) -> None:
    page = at_one_screen(house)
    dice = Random("twice")
    while not now(page)["can_undo"]:
        page.decide(dice)
    seq, seat = page.seq, now(page)["seat"]
    for _ in range(3):
        page.do("Undo", seq=seq, seat=seat)
    page.catch_up()
    assert page.seq == seq + 1


def test_others_cannot_take_it_back(house: RunningServer) -> None:
    pages = seated([house.person("Edith"), house.person("Harald")])
    play(pages, Random("others"), decisions=3)
    for page in pages:
        page.catch_up()
    mover = next(page for page in pages if not now(page)["can_undo"])
    assert mover.refusal("Undo", seq=mover.seq, seat=now(mover)["seat"]) == "refused-undo"
