"""Quotas: nobody takes so much that nothing is left for others, and each refusal says what the limit is."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

import bretwalda
from bretwalda.engine.match import Match
from bretwalda.engine.refusal import Refusal
from bretwalda.server.http.limits import Limiter
from bretwalda.server.http.quotas import WITHOUT, Ledger, Quotas, with_wishes
from bretwalda.store import people, saves
from bretwalda.store.archive import Archive
from bretwalda.store.database import file_url
from bretwalda.store.people import PersonRecord
from bretwalda.store.saves import SaveRecord

from .conftest import RunningServer, StartServer
from .people import Browser, Page, lists, until

COMPUTERS = [{"kind": "computer", "level": "random"}] * 2


def refusal(browser: Browser, method: str, path: str, body: object = None) -> tuple[int, str, str]:
    """Status, key and limit of a refusal."""
    answer = browser.ask(method, path, json.dumps(body).encode())
    return answer.status, answer.json["key"], answer.json["details"]["most"]


def turned_away(page: Page) -> str:
    """The key with which a socket is refused."""
    key = str(page.hear()["key"])
    assert page.closing_code() == 4429
    return key


def counted(house: RunningServer, key: str) -> bool:
    """Whether the figures have a refusal."""
    return f'bretwalda_refusals_total{{key="{key}"}}' in house.newcomer().ask("GET", "/metrics").body.decode()


def test_one_address_brings_so_many_new_people(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(people=2))
    edith, _ = house.person("Edith"), house.person("Harald")
    assert refusal(house.newcomer(), "GET", "/api/me") == (429, "refused-people", "2")
    assert edith.get("/api/me")["name"] == "Edith"
    assert counted(house, "refused-people")


def test_a_password_is_no_way_around_it(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(people=1), password="wessex")
    edith, mallory = house.newcomer(), house.newcomer()
    for _ in range(2):
        assert mallory.refusal("POST", "/api/enter", {"password": "mercia"}) == "refused-password"
    edith.post("/api/enter", {"password": "wessex"})
    mallory.cookie = "bretwalda=nobody"
    assert mallory.refusal("POST", "/api/enter", {"password": "wessex"}) == "refused-people"


def test_whoever_is_known_does_not_count_as_new(start_server: StartServer) -> None:
    edith = start_server(quotas=Quotas(people=1), password="wessex").newcomer()
    for _ in range(3):
        edith.post("/api/enter", {"password": "wessex"})


def test_a_person_has_so_many_unfinished_tables(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(tables=2))
    edith, harald = house.person("Edith"), house.person("Harald")
    edith.open_table()
    finished = edith.visit(edith.open_table(seats=COMPUTERS))
    wish = {"game": "king_is_dead"}
    assert refusal(edith, "POST", "/api/tables", wish) == (429, "refused-tables", "2")
    harald.open_table()
    finished.do("Start")
    finished.wait_for(lambda: finished.over)
    edith.open_table()
    assert counted(house, "refused-tables")


def test_a_save_is_no_way_to_more_tables(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(tables=1))
    edith = house.person("Edith")
    save = edith.post("/api/saves", {"table": edith.open_table(start=True), "name": ""})["id"]
    assert edith.refusal("POST", f"/api/saves/{save}/load") == "refused-tables"


def test_one_address_opens_so_many_tables(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(tables_per_address=2))
    house.person("Edith").open_table()
    house.person("Harald").open_table()
    wish = {"game": "king_is_dead"}
    assert refusal(house.person("Gytha"), "POST", "/api/tables", wish) == (429, "refused-tables-address", "2")


def test_a_person_has_so_many_sockets(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(sockets=1))
    edith = house.person("Edith")
    table = edith.open_table()
    page = edith.visit(table)
    assert turned_away(edith.connect(table)) == "refused-sockets"
    house.person("Harald").visit(table)
    page.close()
    until(lambda: edith.connect(table).hear()["type"] != "Refused")  # as soon as the server has seen it go
    assert counted(house, "refused-sockets")


def test_the_lists_are_a_socket_too(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(sockets=1))
    edith = house.person("Edith")
    edith.visit(edith.open_table())
    assert turned_away(lists(edith)) == "refused-sockets"


def test_one_address_has_so_many_sockets(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(sockets_per_address=1))
    edith = house.person("Edith")
    table = edith.open_table()
    edith.visit(table)
    assert turned_away(house.person("Harald").connect(table)) == "refused-sockets-address"


def test_a_person_has_so_many_saves(start_server: StartServer) -> None:
    edith = start_server(quotas=Quotas(saves=1)).person("Edith")
    wish = {"table": edith.open_table(start=True), "name": ""}
    edith.post("/api/saves", wish)
    assert refusal(edith, "POST", "/api/saves", wish) == (400, "refused-saves", "1")


def test_the_saves_of_a_person_take_so_many_bytes(tmp_path: Path) -> None:
    async def keep() -> None:
        archive = Archive(file_url(tmp_path / "saves.sqlite3"))
        ledger = Ledger(Quotas(save_megabytes=1), Limiter(), archive)
        for name in ("edith", "harald"):
            await archive.write(people.add, PersonRecord(name, name, {}, None, 0))
        await ledger.admit_save("edith", 1_000_000)
        await archive.write(saves.add, SaveRecord("s", "edith", "s", "x" * 900_000, [], False, "s", 0, 0))
        await ledger.admit_save("edith", 100_000)
        await ledger.admit_save("harald", 1_000_000)
        with pytest.raises(Refusal, match=r"\(refused-save-bytes, most=1\)"):
            await ledger.admit_save("edith", 100_001)
        await archive.close()

    asyncio.run(keep())


def test_wrong_codes_are_refused_after_some_guesses(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(guesses=3))
    edith, mallory = house.person("Edith"), house.person("Mallory")
    table = edith.post("/api/tables", {"game": "king_is_dead"})
    for _ in range(5):
        edith.get(f"/api/tables/{table['code']}")  # whoever knows the code does not guess
    keys = [mallory.refusal("GET", f"/api/tables/zzzzz{k}") for k in range(2, 7)]
    assert keys == ["refused-no-table"] * 3 + ["refused-guesses"] * 2
    assert mallory.refusal("POST", "/api/saves", {"table": "zzzzz9", "name": ""}) == "refused-guesses"
    assert turned_away(mallory.connect("zzzzz8")) == "refused-guesses"
    edith.get(f"/api/tables/{table['id']}")  # nobody guesses an id: it is always found
    assert counted(house, "refused-guesses")


def test_wrong_keys_are_guesses_too(start_server: StartServer) -> None:
    house = start_server(quotas=Quotas(guesses=1))
    keys = [house.newcomer().refusal("POST", "/api/carry", {"key": f"{k}"}) for k in range(2)]
    assert keys == ["refused-key", "refused-guesses"]


def test_without_limits_there_are_no_quotas(house: RunningServer) -> None:
    edith = house.person("Edith")
    for _ in range(Quotas().tables + 1):
        edith.open_table()


def test_a_seed_of_any_length_is_not_kept(house: RunningServer) -> None:
    edith, game = house.person("Edith"), bretwalda.game("king_is_dead")
    short, long = (Match(game, {"players": 2}, "x" * length).journal().encode() for length in (200, 201))
    assert edith.ask("POST", "/api/saves/file", short).status == 200
    assert edith.ask("POST", "/api/saves/file", long).json["key"] == "refused-seed"


def test_a_host_can_set_each_quota() -> None:
    quotas = with_wishes(["people=7", "sockets-per-address=0"])
    assert (quotas.people, quotas.sockets_per_address, quotas.saves) == (7, 0, Quotas().saves)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ("popcorn=3", "refused-quota-name"),
        ("people", "refused-quota-value"),
        ("people=many", "refused-quota-value"),
        ("people=-1", "refused-quota-value"),
    ],
)
def test_a_quota_that_cannot_be_is_refused(wish: str, key: str) -> None:
    with pytest.raises(Refusal, match=key):
        with_wishes([wish])


def test_nothing_is_counted_without_a_quota(tmp_path: Path) -> None:
    async def use() -> None:
        archive = Archive(file_url(tmp_path / "empty.sqlite3"))
        ledger = Ledger(WITHOUT, Limiter(), archive)
        for _ in range(300):
            await ledger.admit_newcomer("192.0.2.7")
            await ledger.admit_save("edith", 10**9)
        await archive.close()

    asyncio.run(use())
