"""What somebody dishonest, impatient or broken would try."""

from __future__ import annotations

import json
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .conftest import RunningServer, StartServer
from .people import Page, seated, whose_turn


@pytest.fixture
def pages(house: RunningServer) -> list[Page]:
    return seated([house.person("Edith"), house.person("Harald")])


def question(page: Page) -> dict[str, int]:
    """A decision that the page could take."""
    assert page.position is not None
    return {"seq": page.seq, "seat": page.position["seat"], "choice": page.position["options"][0]["choice"]}


def test_an_old_sequence_number_is_refused(pages: list[Page]) -> None:
    mover, _ = whose_turn(pages)
    old = question(mover)
    mover.decide(Random(1))
    illegal_now = old | {"choice": old["choice"] + 1}
    assert mover.refusal("Decide", **illegal_now) == "refused-stale"
    assert mover.refusal("Decide", **old | {"seq": -1}) == "refused-stale"
    assert mover.refusal("Decide", **old | {"seq": 99}) == "refused-stale"


def test_a_foreign_seat_is_refused(pages: list[Page]) -> None:
    mover, other = whose_turn(pages)
    assert other.refusal("Decide", **question(mover)) == "refused-foreign-seat"
    assert mover.refusal("Decide", **question(mover) | {"seat": 7}) == "refused-no-seat"
    assert mover.refusal("Decide", **question(mover) | {"seat": -1}) == "refused-no-seat"


def test_a_spectator_decides_nothing(house: RunningServer, pages: list[Page]) -> None:
    mover, _ = whose_turn(pages)
    watcher = house.person("Gytha").visit(mover.table["id"])
    assert watcher.refusal("Decide", **question(mover)) == "refused-foreign-seat"


def test_whoever_is_not_asked_decides_nothing(pages: list[Page]) -> None:
    mover, other = whose_turn(pages)
    assert other.position is not None
    assert other.refusal("Decide", **question(mover) | {"seat": other.position["seat"]}) == "refused-not-your-turn"


@pytest.mark.parametrize("choice", [-1, 10**6, 0x7FFFFFFFFFFFFFFF])
def test_a_choice_that_does_not_exist_is_refused(pages: list[Page], choice: int) -> None:
    mover, _ = whose_turn(pages)
    assert mover.refusal("Decide", **question(mover) | {"choice": choice}) == "refused-illegal"


def test_a_choice_that_is_not_offered_is_refused(pages: list[Page]) -> None:
    mover, _ = whose_turn(pages)
    assert mover.position is not None
    offered = {option["choice"] for option in mover.position["options"]}
    other = next(choice for choice in range(100) if choice not in offered)
    assert mover.refusal("Decide", **question(mover) | {"choice": other}) == "refused-illegal"


def test_nobody_decides_before_the_game_begins(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())
    assert page.refusal("Decide", seq=0, seat=0, choice=0) == "refused-not-started"
    assert page.position is None


def test_an_unknown_table_is_refused(house: RunningServer) -> None:
    edith = house.person("Edith")
    page = edith.connect("nowhere")
    assert page.hear()["key"] == "refused-no-table"
    assert page.closing_code() == 4404
    assert edith.refusal("GET", "/api/tables/nowhere") == "refused-no-table"


def test_a_stranger_is_turned_away(house: RunningServer, pages: list[Page]) -> None:
    page = house.newcomer().connect(pages[0].table["id"])
    assert page.hear()["key"] == "refused-person"
    assert page.closing_code() == 4401
    assert house.newcomer().refusal("GET", "/api/tables") == "refused-person"


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "{",
        "null",
        "[]",
        '{"type":"Nonsense"}',
        '{"type":"Decide","seq":0}',
        '{"type":"Decide","seq":"0","seat":0,"choice":0}',
        '{"type":"Decide","seq":0,"seat":0,"choice":0,"extra":1}',
        '{"type":"Decide","seq":1e400,"seat":0,"choice":0}',
        b"\xff\xfe",
        b'{"type":"Say","text":"\xed\xa0\x80"}',
    ],
)
def test_a_malformed_message_is_refused_and_nothing_breaks(pages: list[Page], frame: str | bytes) -> None:
    mover, _ = whose_turn(pages)
    mover.socket.send(frame)
    assert mover.hear_until(lambda m: m["type"] == "Refused")["key"] == "refused-message"
    mover.decide(Random(2))


def test_an_oversized_message_closes_the_socket_only(pages: list[Page]) -> None:
    mover, other = whose_turn(pages)
    other.send("Say", text="x" * 100_000)
    assert other.closing_code() == 1009
    mover.decide(Random(3))


def test_an_oversized_body_is_refused(house: RunningServer) -> None:
    edith = house.person("Edith")
    assert edith.refusal("POST", "/api/me", {"name": "x" * 100_000}) == "refused-too-large"


@pytest.mark.parametrize("body", [b"", b"{", b'"x"', b'{"unknown":1}', b'{"name":3}', b"\xff"])
def test_a_malformed_body_is_refused(house: RunningServer, body: bytes) -> None:
    answer = house.person("Edith").ask("POST", "/api/me", body)
    assert (answer.status, answer.json["key"]) == (400, "refused-message")


def test_another_sites_page_gets_no_socket(house: RunningServer, pages: list[Page]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        house.person("Mallory").connect(pages[0].table["id"], {"Origin": "http://elsewhere.example"})
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "null", "http://127.0.0.1:1"])
def test_another_sites_page_changes_nothing(house: RunningServer, origin: str) -> None:
    edith = house.person("Edith")
    answer = edith.ask("POST", "/api/me", json.dumps({"name": "Mallory"}).encode(), {"Origin": origin})
    assert (answer.status, answer.json["key"]) == (403, "refused-origin")
    assert edith.get("/api/me")["name"] == "Edith"


def test_the_own_page_and_a_named_one_are_let_in(start_server: StartServer) -> None:
    house = start_server(origins=("https://games.example",))
    edith = house.person("Edith")
    for origin in (f"http://127.0.0.1:{house.port}", "https://games.example"):
        assert edith.ask("POST", "/api/me", b'{"name":"Edith"}', {"Origin": origin}).status == 200


@pytest.mark.parametrize("host", ["rebound.example", "127.0.0.1.example", "[broken"])
def test_a_name_that_another_site_lets_lead_here_is_refused(house: RunningServer, host: str) -> None:
    """DNS rebinding: to the browser the other site's page is ours, so that `Origin` and `Host` agree."""
    headers = {"Host": f"{host}:{house.port}", "Origin": f"http://{host}:{house.port}"}
    edith = house.person("Edith")
    answer = edith.ask("POST", "/api/me", b'{"name":"Mallory"}', headers)
    assert (answer.status, answer.json["key"]) == (421, "refused-host")
    assert edith.get("/api/me")["name"] == "Edith"
    with pytest.raises(InvalidStatus):
        edith.connect(edith.open_table(), headers)


def test_who_comes_by_a_wrong_name_can_read_in_their_language_what_to_do(house: RunningServer) -> None:
    answer = house.newcomer().ask("GET", "/", headers={"Host": "games.example"})
    english, french = answer.body.decode().splitlines()
    assert answer.status == 421
    assert "--origin https://games.example" in english
    assert "--origin https://games.example" in french
    figures = house.newcomer().ask("GET", "/metrics").body.decode()
    assert 'bretwalda_refusals_total{key="refused-host"} 1.0' in figures


def test_the_servers_own_names_and_those_of_the_house_are_let_in(start_server: StartServer) -> None:
    house = start_server(origins=("https://games.example",), hosts=("hall.example",))
    numbers = ("127.0.0.1", "[::1]:8000", "192.168.1.7:8000", "203.0.113.7")
    at_home = ("localhost:8000", "kitchen", "kitchen.local:8000", "kitchen.fritz.lan", "")
    named = ("Games.Example", "games.example.:443", "hall.example")
    for host in (*numbers, *at_home, *named):
        assert house.newcomer().ask("GET", "/health", headers={"Host": host}).status == 200, host


def test_too_many_tables_are_refused(start_server: StartServer) -> None:
    edith = start_server().person("Edith")
    keys = [edith.ask("POST", "/api/tables", b'{"game":"king_is_dead"}').json.get("key") for _ in range(12)]
    assert keys[:10] == [None] * 10
    assert keys[-1] == "refused-too-fast"


def test_too_much_chat_is_refused_for_the_one_who_shouts(start_server: StartServer) -> None:
    house = start_server()
    first, second = seated([house.person("Edith"), house.person("Harald")])
    answers = [first.ask("Say", text=f"{number}")["type"] for number in range(12)]
    assert answers[0] == "Done"
    assert answers[-1] == "Refused"
    second.do("Say", text="calm down")


def test_a_flood_closes_the_socket(start_server: StartServer) -> None:
    house = start_server()
    edith = house.person("Edith")
    page = edith.visit(edith.open_table())
    try:
        for _ in range(500):
            page.socket.send("{")
    except ConnectionClosed:
        pass
    assert page.closing_code() == 4429


def test_guessing_the_password_is_slowed_down(start_server: StartServer) -> None:
    house = start_server(password="wessex")
    keys = [house.newcomer().refusal("POST", "/api/enter", {"password": f"{k}"}) for k in range(12)]
    assert keys[0] == "refused-password"
    assert keys[-1] == "refused-too-fast"


@pytest.mark.parametrize(("host", "status"), [("127.0.0.1", 200), ("::1", 200), ("203.0.113.7", 403), ("kitchen", 403)])
def test_the_counts_are_for_this_machine(house: RunningServer, host: str, status: int) -> None:
    """Behind a proxy, `X-Forwarded-For` says who asks."""
    answer = house.newcomer().ask("GET", "/metrics", headers={"X-Forwarded-For": host})
    assert answer.status == status
