"""Lost connections, second tabs, messages sent twice, and taking decisions back."""

from __future__ import annotations

import gc
import weakref
from random import Random

from .conftest import RunningServer
from .people import Message, Page, play, seated, until, whose_turn


def alone(house: RunningServer, **wish: object) -> Page:
    """One person in both seats: nobody to wait for."""
    edith = house.person("Edith")
    return edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True, **wish))


def now(page: Page) -> Message:
    assert page.position is not None
    return page.position


def decide_within_a_turn(page: Page, dice: Random, decisions: int) -> list[Message]:
    """Decide until so many decisions in a row can be taken back: the positions before, between and after them."""
    turn = [now(page)]
    while len(turn) <= decisions:
        page.decide(dice)
        turn = [*turn, now(page)] if now(page)["can_undo"] else [now(page)]
    return turn


def test_what_nobody_needs_any_more_is_freed_without_the_collector(house: RunningServer) -> None:
    """It looks through everything so seldom that garbage would be gigabytes: tables, and the lines to pages."""
    gc.collect()
    gc.disable()
    try:
        pages = seated([house.person("Edith"), house.person("Harald")])
        lines = [each for wire in house.wires() for each in (wire, wire.conn)]
        needed = [weakref.ref(one) for one in (*house.services.registry.held(), *lines)]
        assert len(needed) == 5
        del lines
        play(pages, Random("freed"), decisions=10)
        for page in pages:
            page.close()
        until(lambda: not any(one() for one in needed))
    finally:
        gc.enable()


def test_after_a_gap_only_what_was_missed_is_delivered(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], open_log=True)
    play(pages, Random("gap"), decisions=12)
    mover, gone = whose_turn(pages)
    away = edith if gone is pages[0] else harald
    seen_seq, seen_log = gone.seq, list(gone.log)
    gone.close()
    seat = mover.position and mover.position["seat"]
    while mover.position and mover.position["options"]:
        mover.decide(Random(mover.seq))
    back = away.visit(mover.table["id"], since=seen_seq)
    assert back.position is not None
    assert back.seq == mover.seq > seen_seq
    assert back.position["log"] == len(seen_log)
    assert seen_log + back.position["news"] == mover.log
    assert back.position["seat"] != seat


def test_a_gap_with_undos_in_it_takes_lines_back(house: RunningServer) -> None:
    page = alone(house)
    decide_within_a_turn(page, Random("undo gap"), 2)
    page.catch_up()
    seen_seq, seen_log = page.seq, list(page.log)
    page.do("RestartTurn", seq=page.seq, seat=now(page)["seat"])
    page.wait_for_seq(seen_seq + 2)
    assert len(page.log) < len(seen_log)
    page.send("Hello", since=seen_seq)
    answer = page.hear_until(lambda m: m["type"] == "Position")
    assert seen_log[: answer["log"]] + answer["news"] == page.log


def test_a_sequence_number_from_nowhere_gets_the_whole_log(house: RunningServer) -> None:
    page = alone(house, open_log=True)
    play([page], Random("nowhere"), decisions=10)
    log = list(page.log)
    for since in (-5, 0, 10_000):
        page.send("Hello", since=since)
        answer = page.hear_until(lambda m: m["type"] == "Position")
        assert (answer["log"], answer["news"]) == (0, log)


def test_the_same_decision_sent_twice_is_taken_once(house: RunningServer) -> None:
    page = alone(house)
    assert page.position is not None
    decision = {"seq": 0, "seat": page.position["seat"], "choice": page.position["options"][0]["choice"]}
    for _ in range(3):
        page.do("Decide", **decision)
    page.catch_up()
    assert page.seq == 1


def test_two_tabs_stay_in_step(house: RunningServer) -> None:
    edith = house.person("Edith")
    one = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    two = edith.visit(one.table["id"])
    for turn in range(10):
        tab, other = (one, two) if turn % 2 else (two, one)
        tab.decide(Random(turn))
        other.wait_for_seq(tab.seq)
        assert other.position == tab.position
        assert other.log == tab.log


def test_of_two_tabs_that_decide_at_once_one_is_refused(house: RunningServer) -> None:
    edith = house.person("Edith")
    one = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    two = edith.visit(one.table["id"])
    assert one.position is not None
    first, second = one.position["options"][:2]
    asked = {"seq": 0, "seat": one.position["seat"]}
    one.do("Decide", **asked, choice=first["choice"])
    assert two.refusal("Decide", **asked, choice=second["choice"]) == "refused-stale"


def test_undo_and_redo_restore_exactly(house: RunningServer) -> None:
    page = alone(house)
    turn = decide_within_a_turn(page, Random("undo"), 1)
    before, after = turn
    page.do("Undo", seq=page.seq, seat=after["seat"])
    page.wait_for_seq(after["seq"] + 1)
    undone = now(page)
    assert (undone["view"], undone["options"], undone["can_redo"]) == (before["view"], before["options"], True)
    page.do("Redo", seq=page.seq, seat=after["seat"])
    page.wait_for_seq(after["seq"] + 2)
    redone = now(page)
    assert (redone["view"], redone["options"], redone["can_redo"]) == (after["view"], after["options"], False)


def test_restarting_the_turn_takes_back_all_of_it(house: RunningServer) -> None:
    page = alone(house)
    turn = decide_within_a_turn(page, Random("restart"), 2)
    page.do("RestartTurn", seq=page.seq, seat=turn[-1]["seat"])
    page.wait_for_seq(turn[-1]["seq"] + 2)
    assert now(page)["view"] == turn[0]["view"]
    assert not now(page)["can_undo"]


def test_what_another_has_seen_cannot_be_taken_back(house: RunningServer) -> None:
    mover, other = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    assert mover.position is not None
    assert other.position is not None
    seat = mover.position["seat"]
    assert mover.refusal("Undo", seq=0, seat=seat) == "refused-undo"
    passing = next(option for option in mover.position["options"] if option["points_at"] == "button:pass")
    mover.do("Decide", seq=0, seat=seat, choice=passing["choice"])
    other.wait_for_seq(1)
    other.decide(Random("seen"))
    mover.wait_for_seq(2)
    assert mover.refusal("Undo", seq=2, seat=seat) == "refused-undo"
    assert mover.refusal("Redo", seq=2, seat=seat) in ("refused-not-your-turn", "refused-redo")
