"""Whole games over the network."""

from __future__ import annotations

from hashlib import sha256
from random import Random

from sqlalchemy import select

import bretwalda
from bretwalda.store.database import connect
from bretwalda.store.schema import result

from .conftest import RunningServer
from .people import play, seated


def test_two_people_play_a_whole_game(house: RunningServer) -> None:
    pages = seated([house.person("Edith"), house.person("Harald")])
    play(pages, Random("two people"))
    for page in pages:
        assert page.position is not None
        ending = page.position["over"]
        assert sum(ending["result"]) == 1.0
        assert sha256(ending["seed"].encode()).hexdigest() == ending["commitment"] == page.table["commitment"]
    assert pages[0].log == pages[1].log  # the basic game has no secrets


def test_the_result_of_a_game_is_kept(house: RunningServer) -> None:
    pages = seated([house.person("Edith"), house.person("Harald")])
    play(pages, Random("result"))
    assert pages[0].position is not None
    engine = connect(house.config.database)
    with engine.connect() as connection:
        rows = connection.execute(select(result.c.table_id, result.c.share).order_by(result.c.seat))
        kept = [(row.table_id, row.share) for row in rows]
    engine.dispose()
    assert kept == [(pages[0].table["id"], share) for share in pages[0].position["over"]["result"]]


def test_the_file_of_a_finished_game_can_be_verified(house: RunningServer) -> None:
    edith = house.person("Edith")
    table = edith.open_table(seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}], start=True)
    page = edith.visit(table)
    play([page], Random("verify"))
    assert page.position is not None
    journal = bretwalda.decode(edith.ask("GET", page.position["over"]["file"]).body)
    match = bretwalda.Match.replay(bretwalda.game(journal.game), journal)
    assert match.result() == page.position["over"]["result"]
    assert len(journal.moves) == page.seq


def test_a_person_plays_against_a_computer_that_thinks(house: RunningServer) -> None:
    edith = house.person("Edith")
    table = edith.open_table(seats=[{"kind": "computer", "level": "easy"}, {"kind": "me"}], start=True)
    page = edith.visit(table)
    play([page], Random("against easy"))
    assert page.over


def test_one_person_can_play_all_seats_at_one_screen(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    play([page], Random("hot seat"))
    assert page.over
    assert {m["seat"] for m in page.heard if m["type"] == "Position"} == {0, 1}


def test_computers_alone_need_nobody_to_click(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table(seats=[{"kind": "computer", "level": "random"}] * 2, start=True))
    page.wait_for(lambda: page.over)


def test_the_first_answer_tells_the_whole_story(house: RunningServer) -> None:
    """F5: a page that knows nothing gets the position and the log that the others have."""
    edith = house.person("Edith")
    page = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True))
    play([page], Random("F5"), decisions=25)
    fresh = edith.visit(page.table["id"])
    assert fresh.position is not None
    assert page.position is not None
    assert fresh.position["view"] == page.position["view"]
    assert fresh.position["options"] == page.position["options"]
    assert fresh.log == page.log
