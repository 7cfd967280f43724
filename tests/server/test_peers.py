"""Several servers on one PostgreSQL: whoever comes in anywhere plays at one table, and nobody writes in vain."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from copy import copy
from dataclasses import replace
from random import Random
from threading import Thread
from time import sleep
from unittest.mock import Mock

import psycopg
import pytest
from sqlalchemy import Engine, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError
from tests.chance import game_of
from tests.prepared import put_table

from bretwalda import Match
from bretwalda.engine.registry import catalogue
from bretwalda.server.http.quotas import USUAL
from bretwalda.server.peers.refuge import is_well
from bretwalda.server.replay import reviews
from bretwalda.server.tables.registry import TableRegistry
from bretwalda.store import tables
from bretwalda.store.database import SERVER, connect
from bretwalda.store.leases import Claim, Holder, draw
from bretwalda.store.schema import entry, lease
from bretwalda.store.tables import TableRecord
from bretwalda.trials.lines import Lines

from .conftest import RunningServer, StartServer, table_with
from .people import PATIENCE, Answer, Browser, Page, lists, play, seated, until, whose_turn
from .test_invitations import companions, invited

Two = tuple[RunningServer, RunningServer]


@pytest.fixture
def two(start_server: StartServer, postgres: str) -> Two:
    """Two servers on one database."""
    first, second = (start_server(database=postgres, inner="own", limited=False, workers=1) for _ in range(2))
    return first, second


def at(house: RunningServer, browser: Browser) -> Browser:
    """The same person, who comes in at another server."""
    moved = copy(browser)
    moved.port = house.port
    return moved


def has_too_many(browser: Browser, table: str) -> bool:
    """Whether somebody may have no page more."""
    page = browser.connect(table)
    first = page.hear()  # who sits where, or why not
    page.close()
    sleep(0.2)  # whoever comes too often is turned away for that
    return first.get("key") == "refused-sockets"


def engine_of(house: RunningServer) -> Engine:
    return connect(house.config.database)


def test_people_at_two_servers_play_at_one_table(two: Two) -> None:
    first, second = two
    pages = seated([first.person("Edith"), second.person("Harald")])
    play(pages, Random(1), 12)
    for page in pages:
        page.catch_up()
    assert pages[0].seq == pages[1].seq >= 12
    assert pages[0].position is not None
    assert pages[1].position is not None
    assert pages[0].position["waiting"] == pages[1].position["waiting"]
    pages[1].do("Say", text="hello from the other house", to=None, mark="1")
    pages[0].wait_for(lambda: [line["text"] for line in pages[0].chat] == ["hello from the other house"])


def test_whatever_is_asked_of_a_table_is_answered_by_the_server_that_has_it(two: Two) -> None:
    first, second = two
    edith = first.person("Edith")
    page = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}], start=True))
    table, elsewhere = page.table["id"], at(second, edith)
    assert elsewhere.get(f"/api/tables/{table}")["seats"][0]["present"], "only the server that has it knows"
    assert elsewhere.get(f"/api/tables/{page.table['code']}")["table"]["id"] == table
    assert elsewhere.ask("GET", f"/api/tables/{table}/file").headers["content-disposition"].startswith("attachment")
    assert elsewhere.post("/api/saves", {"table": table, "name": "kept"})["name"] == "kept"
    assert elsewhere.ask("POST", f"/api/tables/{table}/give-up").status == 204
    page.wait_for(lambda: page.table["closed"])


def test_a_stranger_cannot_pass_for_a_server(two: Two) -> None:
    first, _ = two
    forged = {"bretwalda-relay": "guessed", "bretwalda-client": "192.0.2.1"}
    edith = first.person("Edith")
    assert edith.ask("GET", "/api/me", headers=forged).status == 200
    assert edith.ask("GET", "/metrics", headers=forged).status == 200, "it is still this machine that asks"


def test_whoever_has_lost_a_table_writes_nothing_and_sends_its_people_away(two: Two) -> None:
    first, _ = two
    pages = seated([first.person("Edith"), first.person("Harald")])
    table = pages[0].table["id"]
    play(pages, Random(1), 3)
    engine = engine_of(first)
    with engine.begin() as connection:  # as if another server had taken it over while this one slept
        connection.execute(update(lease).where(lease.c.table_id == table).values(claim=draw(), process=0))
        before = connection.execute(select(entry).where(entry.c.table_id == table)).all()
    mover, other = whose_turn(pages)
    assert mover.position is not None
    choice = mover.position["options"][0]["choice"]
    mover.send("Decide", seq=mover.seq, seat=mover.position["seat"], choice=choice)
    assert (mover.closing_code(), other.closing_code()) == (1013, 1013)
    with engine.connect() as connection:
        assert connection.execute(select(entry).where(entry.c.table_id == table)).all() == before
    engine.dispose()


def test_what_a_commit_in_doubt_has_written_is_read_once_it_has_come_to_its_end(two: Two) -> None:
    """Its answer was given up, but the database may still be at it: nobody is told before that nothing happened."""
    first, _ = two
    pages = seated([first.person("Edith"), first.person("Harald")])
    table = pages[0].table["id"]
    engine, claim = engine_of(first), Claim(table, 0, lambda claim: None)
    with engine.connect() as writing, engine.connect() as reading, ThreadPoolExecutor() as pool:
        writing.execute(select(lease.c.claim).where(lease.c.table_id == table).with_for_update(read=True))
        writing.execute(insert(entry), {"table_id": table, "seq": 99, "seat": 0, "move": "pass", "at": 1})
        found = pool.submit(tables.entries_for_certain, reading, claim, table, 98)
        with pytest.raises(TimeoutError):
            found.result(timeout=0.3)
        writing.commit()
        assert [each.move for each in found.result()] == ["pass"]
    engine.dispose()


def test_a_table_is_fetched_once_though_whoever_asked_first_has_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise there would be two of it, and people would sit at the one where nothing happens any more."""
    fetched: list[TableRecord] = []

    async def story() -> None:
        there = asyncio.Event()

        async def restore(registry: TableRegistry, record: TableRecord) -> object:
            fetched.append(record)
            await there.wait()
            return object()

        monkeypatch.setattr(TableRegistry, "_restore_table", restore)
        registry, record = object.__new__(TableRegistry), Mock(id="a table")
        registry._fetching = {}
        first, second = (asyncio.create_task(registry._fetch_once(record)) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        third = asyncio.create_task(registry._fetch_once(record))
        await asyncio.sleep(0)
        there.set()
        assert await second is await third
        await asyncio.sleep(0)
        assert not registry._fetching

    asyncio.run(story())
    assert len(fetched) == 1


def test_whoever_comes_to_a_table_that_has_been_lost_comes_again(two: Two) -> None:
    first, _ = two
    edith = first.person("Edith")
    pages = seated([edith, first.person("Harald")])
    [table] = first.services.registry.held()
    table.lost = True  # as if another server had taken it while somebody was on the way
    late = edith.connect(table.record.id)
    assert late.closing_code() == 1013
    assert pages[1].closing_code() == 1013


def test_the_tables_of_a_server_that_stops_go_on_at_another(two: Two) -> None:
    first, second = two
    people = [first.person("Edith"), first.person("Harald")]
    pages = seated(people)
    table = pages[0].table["id"]
    play(pages, Random(1), 5)
    first.stop()
    again = [at(second, person).visit(table, since=page.seq) for person, page in zip(people, pages, strict=True)]
    assert again[0].seq == max(page.seq for page in pages)
    play(again, Random(2), 5)
    assert again[0].seq > pages[0].seq


def test_people_at_a_server_that_has_lost_its_database_are_led_to_another(
    start_server: StartServer, postgres: str
) -> None:
    address, lines = make_url(postgres), Lines()
    line = lines.lay(int(address.port or 0))
    through = address.set(port=line.port).render_as_string(hide_password=False)
    first, second = (start_server(database=url, inner="own", limited=False, workers=0) for url in (through, postgres))
    edith, harald = first.person("Edith"), second.person("Harald")
    pages = seated([edith, harald])
    table = pages[0].table["id"]
    play(pages, Random(1), 3)
    shown = lists(edith)
    peers = first.services.peers
    assert peers is not None
    until(lambda: len(peers.refuge.others) == 1)
    line.cut()
    assert pages[0].closing_code() == 1013
    assert shown.closing_code() == 1013
    vouched = {"bretwalda-relay": peers.membership.secret, "bretwalda-client": "127.0.0.1"}
    assert edith.ask("GET", f"/api/tables/{table}", headers=vouched).status == 421, "whoever passes it on looks again"
    again = edith.visit(table, since=pages[0].seq)  # by the same door
    assert edith.get("/api/me")["name"] == "Edith"
    assert edith.open_table(name="at another server")
    play([again, harald.visit(table)], Random(2), 3)
    assert again.seq > pages[0].seq
    line.mend(abruptly=True)
    until(lambda: peers.refuge.holder is None)
    assert edith.get("/api/me")["name"] == "Edith"
    again.close()
    first.stop()
    lines.close()


@pytest.mark.parametrize(("says", "well"), [(b"200 OK", True), (b"503 Service Unavailable", False), (b"", False)])
def test_nobody_is_led_to_a_server_that_has_no_database_either(says: bytes, well: bool) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(b"HTTP/1.1 %s\r\n\r\n" % says if says else b"")
        writer.close()

    async def story() -> bool:
        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with server:
            return await is_well(Holder(1, f"127.0.0.1:{port}", ""))

    assert asyncio.run(story()) is well


def test_lists_presence_names_and_invitations_go_from_server_to_server(two: Two) -> None:
    first, second = two
    edith, harald = first.person("Edith"), second.person("Harald")
    shown = lists(harald)
    shown.hear()
    table = edith.open_table(name="Mead hall")
    host = edith.visit(table)
    shown.wait_for(lambda: [line["table"]["name"] for line in shown.open] == ["Mead hall"])
    guest = harald.visit(table)
    guest.do("TakeSeat", seat=1)
    shown.wait_for(lambda: [line["yours"] for line in shown.mine] == [[1]])
    host.do("Start")
    shown.wait_for(lambda: bool(shown.mine[0]["table"]["started"]))
    shown.wait_for(lambda: [seat["present"] for seat in shown.mine[0]["seats"]][:2] == [True, True])
    harald.post("/api/me", {"name": "Harald Hardrada"})
    at(first, harald).visit(edith.open_table()).catch_up()
    until(lambda: at(first, harald).get("/api/me")["name"] == "Harald Hardrada")
    elsewhere = harald.visit(harald.open_table())
    invited(edith, edith.open_table(), 1, companions(edith)["Harald Hardrada"])
    elsewhere.wait_for(lambda: "notice-asked" in [notice["key"] for notice in elsewhere.notices])


def test_a_new_name_is_read_at_every_server_where_somebody_reads_the_old_one(two: Two) -> None:
    first, second = two
    edith, harald = first.person("Edith"), second.person("Harald")
    for page in seated([edith, harald], name="Asleep"):
        page.close()  # and so it leaves the memory
    until(lambda: not first.services.registry.held() and not second.services.registry.held())
    shown = lists(edith)
    shown.hear()
    pages = seated([edith, harald], name="Awake")
    assert {line["table"]["name"] for line in shown.mine} == {"Asleep"}
    harald.post("/api/me", {"name": "Harald Hardrada"})
    pages[0].wait_for(lambda: [seat["name"] for seat in pages[0].seats["seats"]] == ["Edith", "Harald Hardrada"])
    for table in ("Asleep", "Awake"):
        shown.wait_for(lambda table=table: names_at(shown, table) == ["Edith", "Harald Hardrada"])  # type: ignore[misc]


def names_at(shown: Page, table: str) -> list[str]:
    """Who sits at a table, as somebody's own list says."""
    return [seat["name"] for line in shown.mine if line["table"]["name"] == table for seat in line["seats"]]


def test_a_review_is_looked_at_counted_and_given_up_at_any_server(
    two: Two, start_server: StartServer, postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of saves, which no server has to itself."""
    monkeypatch.setattr(reviews, "MOST_OF_A_PERSON", 1)
    first, second = two
    edith = first.person("Edith")
    kept = []
    for name in ("long", "other"):
        match = game_of(catalogue()["britannia"], {"scenario": "artorius_rex"}, name, 20_000)
        kept.append(edith.post("/api/saves", {"table": table_with(first, match, edith), "name": name})["id"])
    long, other = (f"/api/replays/saves/{each}/review" for each in kept)
    assert edith.post(long, {})["yours"]
    elsewhere = at(second, edith)
    until(lambda: elsewhere.get(long)["doing"] == "working")
    assert elsewhere.get(long)["yours"]
    assert elsewhere.refusal("POST", other, {}) == "refused-reviews"
    newest = at(start_server(database=postgres, inner="own", limited=False, workers=1), edith)
    until(lambda: newest.get(long)["doing"] == "working")
    assert newest.post(f"{long}/stop", {})["doing"] == "nothing"
    for person in (edith, elsewhere):
        until(lambda person=person: person.get(long)["doing"] == "nothing")  # type: ignore[misc]


def test_a_review_is_made_by_one_server_and_by_the_next_when_that_one_has_gone(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = two
    edith = first.person("Edith")
    match = game_of(catalogue()["britannia"], {"scenario": "artorius_rex"}, "long", 20_000)
    kept = edith.post("/api/saves", {"table": table_with(first, match, edith), "name": "long"})["id"]
    path, elsewhere = f"/api/replays/saves/{kept}/review", at(second, edith)
    edith.post(path, {})
    with monkeypatch.context() as patch:
        patch.setattr(second.services.reviews, "_elsewhere", lambda _: None)  # nothing has been told yet
        assert elsewhere.get(path)["doing"] == "waiting"
    assert not second.services.reviews._jobs
    first.stop()
    until(lambda: elsewhere.get(path)["yours"] and bool(second.services.reviews._jobs))
    assert elsewhere.post(f"{path}/stop", {})["doing"] == "nothing"


def test_whoever_asks_something_at_one_server_is_thought_for_no_more_at_another(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    edith = two[0].person("Edith")
    heard: list[str] = []
    with monkeypatch.context() as patch:
        patch.setattr(two[0].services.computers, "study", think_for_ever)  # however quick the machine is
        patch.setattr(two[1].services.coach, "end", heard.append)
        answers: list[Answer] = []
        long = Thread(target=lambda: answers.append(hint_for(two[0], edith, "expert")))
        long.start()
        until(lambda: bool(two[0].services.coach._thinking and heard))  # so that what comes now is the later question
    assert b"Explained" in hint_for(two[1], edith, "easy").body
    long.join(PATIENCE)
    assert b"refused-another-question" in answers[0].body


async def think_for_ever(*_: object, **__: object) -> bytes:
    await asyncio.Event().wait()
    raise AssertionError("nothing ends such a thought but giving it up")


def hint_for(house: RunningServer, person: Browser, level: str) -> Answer:
    """What somebody is told who comes in there and asks what to do at a table of their own."""
    moved = at(house, person)
    match = Match(catalogue()["king_is_dead"], {"players": 2}, f"a hint of {level}")
    seat = int(match.state.actor)
    seats = ["easy", "easy"]
    seats[seat] = person.cookie
    table = put_table(house.config.database, match, seats, person.cookie, alone=True)
    page = moved.visit(table)
    page.wait_for(lambda: page.position is not None)
    asked = {"seq": page.seq, "seat": seat, "level": level}
    return moved.ask("POST", f"/api/tables/{table}/hint", json.dumps(asked).encode())


def test_what_is_counted_by_the_hour_and_by_sockets_is_counted_together(
    start_server: StartServer, postgres: str
) -> None:
    quotas = replace(USUAL, people=3, sockets=2, guesses=2)
    first, second = (start_server(database=postgres, inner="own", quotas=quotas, workers=1) for _ in range(2))
    edith = first.person("Edith")
    second.person("Harald")
    first.person("Cnut")
    assert second.newcomer().refusal("GET", "/api/me") == "refused-people"
    assert edith.refusal("GET", "/api/tables/abcdef") == "refused-no-table"
    assert at(second, edith).refusal("GET", "/api/tables/abcdeg") == "refused-no-table"
    assert edith.refusal("GET", "/api/tables/abcdeh") == "refused-guesses"
    table = edith.open_table()
    pages = [edith.visit(table) for _ in range(2)]
    until(lambda: has_too_many(at(second, edith), table))
    for page in pages:
        page.close()


def test_whoever_clicks_too_fast_at_one_server_is_refused_at_another(start_server: StartServer, postgres: str) -> None:
    first, second = (start_server(database=postgres, inner="own", workers=1) for _ in range(2))
    edith = first.person("Edith")
    until(lambda: edith.ask("GET", "/api/ignored").status == 429)
    accepted = 0
    while accepted < 20 and at(second, edith).ask("GET", "/api/ignored").status == 200:
        accepted += 1
        sleep(0.2)  # until the news are there
    assert accepted < 20, "what that server would have allowed by its own count"
    assert second.person("Harald").ask("GET", "/api/ignored").status == 200


def test_a_line_that_was_cut_keeps_no_table_locked(two: Two, postgres: str) -> None:
    """In the middle of a message or after it: PostgreSQL waits for the rest, and whoever lives ends that."""
    seated([two[0].person("Edith"), two[1].person("Harald")])
    engine = connect(postgres)

    def are_free() -> bool:
        with engine.begin() as connection:
            try:
                connection.execute(select(lease.c.claim).with_for_update(nowait=True))
            except OperationalError:
                return False
        return True

    after, amid = (psycopg.connect(postgres, application_name=SERVER) for _ in range(2))
    with suppress(psycopg.Error), amid.pipeline():
        after.execute("SELECT 1 FROM lease FOR SHARE")
        amid.execute("SELECT 1 FROM lease FOR SHARE")
        amid.pgconn.send_flush_request()
        amid.pgconn.flush()  # but nothing says that this was all
        until(lambda: not are_free())
        until(are_free)
    for line in (after, amid):
        line.close()
    engine.dispose()
