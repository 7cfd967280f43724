"""What is refused is refused clearly: a sentence in the reader's language, nothing has changed, a line in the log."""

from __future__ import annotations

import json
import logging
from collections.abc import Callable
from random import Random

import pytest

from bretwalda.engine.refusal import Refusal
from bretwalda.engine.text import LANGUAGES, Texts
from bretwalda.server.logs import LOGGER

from .conftest import RunningServer
from .people import Browser, Message, Page, seated, whose_turn

Try = Callable[[Browser, Page, Page], Message]


def over_http(method: str, path: str, body: bytes) -> Try:
    def attempt(browser: Browser, mover: Page, other: Page) -> Message:
        answer = browser.ask(method, path, body)
        assert answer.status >= 400
        return dict(answer.json)

    return attempt


def decision(page: Page) -> Message:
    assert page.position is not None
    return {"seq": page.seq, "seat": page.position["seat"], "choice": page.position["options"][0]["choice"]}


def unknown_table(browser: Browser, mover: Page, other: Page) -> Message:
    page = browser.connect("nowhere")
    said = page.hear()
    assert page.closing_code() == 4404
    return said


def foreign_seat(browser: Browser, mover: Page, other: Page) -> Message:
    return other.ask("Decide", **decision(mover))


def stale_number(browser: Browser, mover: Page, other: Page) -> Message:
    return mover.ask("Decide", **decision(mover) | {"seq": mover.seq + 1})


def wrong_type(browser: Browser, mover: Page, other: Page) -> Message:
    return mover.ask("Decide", **decision(mover) | {"choice": "all of them"})


def no_json(browser: Browser, mover: Page, other: Page) -> Message:
    mover.socket.send("{")
    return mover.hear_until(lambda message: message["type"] == "Refused")


@pytest.mark.parametrize(
    ("attempt", "key"),
    [
        (unknown_table, "refused-no-table"),
        (over_http("GET", "/api/tables/nowhere", b""), "refused-no-table"),
        (foreign_seat, "refused-foreign-seat"),
        (stale_number, "refused-stale"),
        (wrong_type, "refused-message"),
        (no_json, "refused-message"),
        (over_http("POST", "/api/me", json.dumps({"name": "x" * 100_000}).encode()), "refused-too-large"),
        (over_http("POST", "/api/me", b'{"name":3}'), "refused-message"),
        (over_http("POST", "/api/saves/file", b"not a game"), "refused-file-broken"),
        (over_http("POST", "/api/saves/file", b"x" * 2_100_000), "refused-too-large"),
        (over_http("POST", "/api/tables", b'{"game":"chess"}'), "refused-no-game"),
    ],
)
def test_it_is_told_why_nothing_changes_and_it_is_logged(
    house: RunningServer, caplog: pytest.LogCaptureFixture, attempt: Try, key: str
) -> None:
    caplog.set_level(logging.INFO, LOGGER)
    edith = house.person("Edith")
    mover, other = whose_turn(seated([edith, house.person("Harald")]))
    before = mover.position, edith.get("/api/me"), edith.get("/api/saves")
    caplog.clear()
    said = attempt(edith, mover, other)
    assert said["key"] == key
    for language in LANGUAGES:
        assert Texts(language).refusal(Refusal(said["key"], said["details"]))
    mover.ask("Hello", since=mover.seq)
    assert mover.position is not None
    assert before[0] is not None
    assert {**mover.position, "news": [], "log": 0} == {**before[0], "news": [], "log": 0}
    assert (edith.get("/api/me"), edith.get("/api/saves")) == before[1:]
    logged = [vars(record).get("why") for record in caplog.records if record.name == LOGGER]
    assert logged == [key]
    mover.decide(Random(1))


def test_a_huge_message_closes_the_socket_and_is_logged(house: RunningServer, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, LOGGER)
    mover, other = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    other.send("Say", text="x" * 100_000)
    assert other.closing_code() == 1009
    mover.decide(Random(2))
    assert [vars(record).get("code") for record in caplog.records if record.message == "socket closed"] == [1009]
    assert mover.chat == []


def test_somebody_may_ask_why_something_cannot_be_chosen(house: RunningServer) -> None:
    mover, other = whose_turn(seated([house.person("Edith"), house.person("Harald")]))
    assert mover.position is not None
    seat, seq = mover.position["seat"], mover.seq

    def ask(page: Page, **question: object) -> Message:
        page.send("AskWhy", **{"seq": seq, "seat": seat, "thing": "region:essex"} | question)
        return page.hear_until(lambda message: message["type"] == "Because")

    said = ask(mover)
    assert (said["thing"], bool(said["why"]), bool(said["rule"])) == ("region:essex", True, True)
    for page, question in (
        (mover, {"seq": seq + 1}),
        (mover, {"seat": 1 - seat}),
        (mover, {"thing": "moon"}),
        (other, {}),
    ):
        assert ask(page, **question)["why"] is None
    assert ask(other, seat=1 - seat)["why"]["key"] == "why-not_your_turn"
    mover.decide(Random(3))
