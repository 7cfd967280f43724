"""Undo while several decide in secret at the same time: one's own decisions only, and nobody learns of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bretwalda.engine.game import Game
from bretwalda.engine.journal import UNDO
from bretwalda.engine.registry import game
from bretwalda.server.tables.history import History

from .conftest import RunningServer
from .people import Message, Page, play, seated

PLANNING = "prompt-planning"


@pytest.fixture
def planners(house: RunningServer) -> Iterator[tuple[Page, Page]]:
    """Two people at Rex Britannorum, both asked for their plans."""
    people = [house.person(name) for name in ("Edith", "Harald")]
    pages = seated(people, game="rex_britannorum", settings={"objectives": "none"})
    dice = Random("planning")
    while any(position(page)["asked"] is None or position(page)["asked"]["key"] != PLANNING for page in pages):
        play(pages, dice, 1)
        settle(pages)
    yield pages[0], pages[1]
    for page in pages:
        page.close()


def position(page: Page) -> Message:
    assert page.position is not None
    return page.position


def settle(pages: list[Page] | tuple[Page, ...]) -> None:
    """Let everybody hear all that has been sent."""
    for page in pages:
        page.catch_up()


def decide(page: Page, number: int = 0) -> None:
    choice = position(page)["options"][number]["choice"]
    page.do("Decide", seq=page.seq, seat=position(page)["seat"], choice=choice)


def undo(page: Page, kind: str = "Undo") -> None:
    page.do(kind, seq=page.seq, seat=position(page)["seat"])


def seen(page: Page) -> dict[str, object]:
    """What a page shows, but for the number of the position."""
    return {name: value for name, value in position(page).items() if name not in ("seq", "log", "news")}


def test_a_plan_is_taken_back_after_the_other_has_planned(planners: tuple[Page, Page]) -> None:
    edith, harald = planners
    before = seen(edith)
    decide(edith)
    settle(planners)
    decide(harald)
    settle(planners)
    harald_before, heard, log = seen(harald), len(harald.heard), list(harald.log)
    assert position(edith)["can_undo"]
    undo(edith)
    settle(planners)
    assert seen(edith) == before | {"can_redo": True}
    assert seen(harald) == harald_before
    assert harald.log == log
    assert [message["type"] for message in harald.heard[heard:]] == ["Pong"]  # she had not finished
    assert position(harald)["can_undo"]  # his own plan stands, and he may change it too


def test_what_one_has_taken_back_stays_while_the_other_plans(planners: tuple[Page, Page]) -> None:
    edith, harald = planners
    decide(edith, 1)
    settle(planners)
    after = seen(edith)
    undo(edith)
    settle(planners)
    decide(harald)
    settle(planners)
    assert position(edith)["can_redo"]
    undo(edith, "Redo")
    settle(planners)
    assert seen(edith) == after
    assert edith.refusal("Redo", seq=edith.seq, seat=0) == "refused-redo"


def test_a_whole_plan_is_taken_back_at_once(planners: tuple[Page, Page]) -> None:
    edith, harald = planners
    before = seen(edith)
    for _ in range(2):
        decide(edith)
        settle(planners)
        decide(harald)
        settle(planners)
    harald_before = seen(harald)
    undo(edith, "RestartTurn")
    settle(planners)
    assert seen(edith) == before | {"can_redo": True}
    assert seen(harald) == harald_before


def test_an_undo_means_what_its_sender_saw_even_if_the_other_was_faster(planners: tuple[Page, Page]) -> None:
    edith, harald = planners
    before = seen(edith)
    decide(edith)
    settle(planners)
    seq = edith.seq
    decide(harald)
    edith.do("Undo", seq=seq, seat=0)
    settle(planners)
    assert seen(edith) == before | {"can_redo": True}
    edith.do("Undo", seq=seq, seat=0)  # sent twice
    assert harald.refusal("Undo", seq=seq + 9, seat=1) == "refused-stale"
    settle(planners)
    assert seen(edith) == before | {"can_redo": True}


def test_a_plan_that_has_come_to_light_stands(planners: tuple[Page, Page]) -> None:
    edith, harald = planners
    settle(planners)
    while position(edith)["asked"] is not None and position(edith)["asked"]["key"] == PLANNING:
        decide(edith, 0)
        settle(planners)
    while position(harald)["asked"] is not None and position(harald)["asked"]["key"] == PLANNING:
        decide(harald, 0)
        settle(planners)
    for seat, page in enumerate(planners):
        assert not position(page)["can_undo"]
        assert page.refusal("Undo", seq=page.seq, seat=seat) == "refused-undo"


@pytest.mark.parametrize("name", ["rex_britannorum", "barbarian_kingdoms"])
def test_a_history_with_undos_tells_the_same_as_one_without(name: str) -> None:
    played = game(name)
    for number in range(3):
        history, dice = History(played, {"players": 3}, str(number)), Random(number)
        secret_undos = 0
        for _ in range(150):
            if history.match.over:
                break
            seats = [seat for seat in range(3) if history.undo_seat([seat]) is not None]
            if seats and dice.random() < 0.4:
                seat = dice.choice(seats)
                secret_undos += history.match.decisions[-1].seat != seat
                history.add(seat, UNDO)
            else:
                seat = dice.choice(history.waiting)
                history.add(seat, played.verbs.notation(dice.choice(history.options(seat))))
            agrees(history, played, number)
        assert name != "rex_britannorum" or secret_undos


def agrees(history: History, played: Game[Any], number: int) -> None:
    """The decisions that stand, told without detours, lead to the same questions, log and turns."""
    straight = History(played, {"players": 3}, str(number))
    for decision in history.match.decisions:
        straight.add(decision.seat, played.verbs.notation(decision.choice))
    assert straight.match.state.dump() == history.match.state.dump()
    assert straight.waiting == history.waiting
    assert [straight.options(seat) for seat in range(3)] == [history.options(seat) for seat in range(3)]
    for seat in (None, 0, 1, 2):
        assert straight.put_away(seat) == history.put_away(seat)
        assert straight.seen_of(len(straight.match.events), seat) == history.seen_of(len(history.match.events), seat)
