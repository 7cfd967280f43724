"""Reports, being spared what somebody says, and the admin page behind its key."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError

from bretwalda.server.moderation.desk import A_DAY
from bretwalda.store.database import connect

from .conftest import RunningServer, StartServer
from .people import Browser, Page, lists, play, seated, until

KEY = "a key of some length"


class Host:
    """Whoever has the key, in a browser of their own."""

    def __init__(self, house: RunningServer, key: str = KEY) -> None:
        self.browser = house.newcomer()
        self.answer = self.browser.ask("POST", "/api/admin/enter", json.dumps({"key": key}).encode())

    def reports(self) -> Any:
        return self.browser.get("/api/admin/reports")["reports"]

    def find(self, name: str) -> Any:
        return self.browser.get(f"/api/admin/people?name={name}")["people"]

    def decide(self, name: str, **decision: Any) -> Any:
        [found] = self.find(name)
        return self.browser.post(f"/api/admin/people/{found['person']['id']}", {"reason": "too loud"} | decision)

    def log(self) -> list[str]:
        return [line["action"] for line in self.browser.get("/api/admin/audit")["lines"]]


@pytest.fixture
def house(start_server: StartServer) -> RunningServer:
    return start_server(limited=False, workers=1, admin_key=KEY)


def report(browser: Browser, table: str, **wish: Any) -> int:
    body = {"whom": {"seat": 0}, "kind": "abuse", "words": "see for yourself"} | wish
    return browser.ask("POST", f"/api/tables/{table}/report", json.dumps(body).encode()).status


def said(page: Page) -> list[str]:
    page.catch_up()
    return [line["text"] for line in page.chat]


def rows(house: RunningServer, query: str) -> list[Any]:
    engine = connect(house.config.database)
    with engine.begin() as connection:
        found = connection.execute(text(query))
        answer = list(found) if found.returns_rows else []
    engine.dispose()
    return answer


def test_a_report_brings_the_chat_that_its_writer_could_read_and_no_other_whisper(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    cnut = house.person("Cnut")
    pages = seated([edith, harald, cnut])
    table = pages[0].table["id"]
    pages[0].do("Say", text="for all to hear", to=None, mark="1")
    pages[0].do("Say", text="to Harald alone", to=[1], mark="2")
    pages[0].do("Say", text="to Cnut alone", to=[2], mark="3")
    assert report(harald, table) == 204
    [told] = Host(house).reports()
    assert [line["text"] for line in told["lines"]] == ["for all to hear", "to Harald alone"]
    assert [line["by"] for line in told["lines"]] == ["accused", "accused"]
    assert (told["accused"]["name"], told["reporter"], told["kind"]) == ("Edith", "Harald", "abuse")
    assert table not in json.dumps(told), "the address of a table is an invitation"


def test_a_report_is_about_somebody_else_who_is_there_and_comes_once(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    pages = seated([edith, harald])
    table = pages[0].table["id"]
    stranger = house.person("Stranger")
    pages[0].do("Say", text="a whisper", to=[1], mark="1")
    assert stranger.refusal("POST", f"/api/tables/{table}/report", body(seat=0)) == "refused-not-there"
    looking_on = stranger.visit(table)
    whispered = {"whom": {"line": pages[0].chat[-1]["number"]}, "kind": "abuse"}
    assert stranger.refusal("POST", f"/api/tables/{table}/report", whispered) == "refused-nobody"
    assert edith.refusal("POST", f"/api/tables/{table}/report", body(seat=0)) == "refused-oneself"
    assert edith.refusal("POST", f"/api/tables/{table}/report", body(seat=7)) == "refused-no-seat"
    assert edith.refusal("POST", f"/api/tables/{table}/report", body()) == "refused-no-seat"
    assert report(harald, table) == 204
    assert harald.refusal("POST", f"/api/tables/{table}/report", body(seat=0)) == "refused-reported"
    assert report(stranger, table) == 204
    assert len(Host(house).reports()) == 2
    looking_on.close()


def body(**whom: int) -> dict[str, Any]:
    return {"whom": whom, "kind": "other"}


def test_reports_are_counted(start_server: StartServer) -> None:
    from bretwalda.server.http.quotas import with_wishes

    house = start_server(workers=1, quotas=with_wishes(["reports=1"]))
    edith, harald, cnut = (house.person(name) for name in ("Edith", "Harald", "Cnut"))
    table = seated([edith, harald, cnut])[0].table["id"]
    assert report(edith, table, whom={"seat": 1}) == 204
    answer = edith.ask("POST", f"/api/tables/{table}/report", json.dumps(body(seat=2)).encode())
    assert (answer.status, answer.json["key"], answer.json["details"]) == (429, "refused-reports", {"most": "1"})


def test_whoever_is_ignored_is_not_heard_by_that_one_person(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    cnut = house.person("Cnut")
    pages = seated([edith, harald, cnut])
    table = pages[0].table["id"]
    assert harald.ask("POST", f"/api/tables/{table}/ignore", b'{"whom": {"seat": 0}}').status == 204
    pages[0].do("Say", text="hear me", to=None, mark="1")
    pages[0].do("Say", text="hear me, Harald", to=[1], mark="2")
    pages[2].do("Say", text="indeed", to=None, mark="3")
    assert said(pages[1]) == ["indeed"]
    assert said(pages[2]) == ["hear me", "indeed"]
    assert report(harald, table) == 204, "who does not listen may still report"
    assert [line["text"] for line in Host(house).reports()[0]["lines"]] == ["hear me", "hear me, Harald", "indeed"]
    [spared] = harald.get("/api/ignored")["people"]
    assert spared["name"] == "Edith"
    assert cnut.refusal("POST", f"/api/ignored/{spared['id']}") == "refused-nobody"
    assert harald.post(f"/api/ignored/{spared['id']}") == {"people": []}
    assert said(harald.visit(table)) == ["hear me", "hear me, Harald", "indeed"]


def test_without_a_key_there_is_no_admin_page(start_server: StartServer) -> None:
    house = start_server(limited=False, workers=1)
    someone = house.person("Edith")
    assert someone.ask("GET", "/admin").status == 404
    for method, path in (("POST", "/api/admin/enter"), ("GET", "/api/admin"), ("GET", "/api/admin/audit/file")):
        answer = someone.ask(method, path, b'{"key": ""}' if method == "POST" else None)
        assert (answer.status, answer.json["key"]) == (404, "refused-no-admin")


def test_only_the_key_opens_the_desk_and_the_cookie_goes_nowhere_else(house: RunningServer, edith: Browser) -> None:
    doors = ("", "/reports", "/people", "/audit", "/audit/file")
    for door in doors:
        assert edith.refusal("GET", f"/api/admin{door}") == "refused-admin"
    assert edith.refusal("POST", "/api/admin/people/anybody", {"kind": "ban", "reason": "x"}) == "refused-admin"
    assert Host(house, "").answer.status == 401
    assert Host(house, KEY[:-1]).answer.json["key"] == "refused-admin-key"
    host = Host(house)
    assert host.answer.status == 200
    cookie = host.answer.headers["set-cookie"].lower()
    assert all(part in cookie for part in ("path=/api/admin", "httponly", "samesite=strict", "max-age=3600"))
    for door in doors:
        answer = host.browser.ask("GET", f"/api/admin{door}")
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")
    foreign = host.browser.ask("POST", "/api/admin/leave", headers={"Origin": "https://elsewhere.example"})
    assert foreign.json["key"] == "refused-origin"
    taken = host.browser.cookie
    assert host.browser.ask("POST", "/api/admin/leave").status == 204
    host.browser.cookie = taken
    assert host.browser.refusal("GET", "/api/admin") == "refused-admin", "a session that was ended stays ended"


def test_a_session_ends_by_itself(house: RunningServer) -> None:
    host = Host(house)
    rows(house, "update admin_session set until = 1")
    assert host.browser.refusal("GET", "/api/admin/reports") == "refused-admin"


def test_the_key_cannot_be_guessed_for_ever(start_server: StartServer) -> None:
    from bretwalda.server.http.quotas import with_wishes

    house = start_server(workers=1, admin_key=KEY, quotas=with_wishes(["guesses=3"]))
    wrong = [Host(house, f"wrong {number}").answer for number in range(4)]
    assert [answer.json["key"] for answer in wrong] == ["refused-admin-key"] * 3 + ["refused-guesses"]
    assert Host(house).answer.json["key"] == "refused-guesses", "nor by whoever comes upon it then"


def test_whoever_is_muted_plays_and_says_nothing_not_even_by_a_name(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    pages = seated([edith, harald])
    host = Host(house)
    host.decide("Edith", kind="mute", days=3)
    answer = pages[0].ask("Say", text="but", to=None, mark="1")
    assert (answer["key"], answer["details"]["reason"]) == ("refused-muted", "too loud")
    assert answer["details"]["until"][:2] == "20"
    assert pages[0].refusal("NameSeat", seat=0, name="but") == "refused-muted"
    assert edith.refusal("POST", "/api/me", {"name": "but"}) == "refused-muted"
    assert edith.refusal("POST", "/api/tables", {"game": "king_is_dead", "name": "but"}) == "refused-muted"
    shared = {"game": "king_is_dead", "seats": [{"kind": "me"}, {"kind": "me", "name": "but"}]}
    assert edith.refusal("POST", "/api/tables", shared) == "refused-muted"
    play(pages, Random(1), 4)
    host.decide("Edith", kind="mute", lift=True)
    pages[0].do("Say", text="at last", to=None, mark="2")
    assert host.log() == ["lift-mute", "mute", "enter"]


def test_a_sanction_ends_on_its_day(house: RunningServer, edith: Browser) -> None:
    page = edith.visit(edith.open_table())
    Host(house).decide("Edith", kind="mute", days=1)
    assert page.refusal("Say", text="but", to=None, mark="1") == "refused-muted"
    [(kept,)] = rows(house, "select sanctions from person where name = 'Edith'")
    over = json.loads(kept) if isinstance(kept, str) else kept
    assert over["mute"]["until"] - over["mute"]["at"] == A_DAY
    over["mute"]["until"] = over["mute"]["at"]
    rows(house, f"update person set sanctions = '{json.dumps(over)}' where name = 'Edith'")
    Host(house).decide("Edith", kind="rename", lift=True)  # so that the server looks
    page.do("Say", text="at last", to=None, mark="2")


def test_whoever_is_banned_is_turned_out_and_others_play_on(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    pages = seated([edith, harald])
    listing = lists(edith)
    listing.hear()
    host = Host(house)
    host.decide("Edith", kind="ban", reason="cheated")
    assert pages[0].closing_code() == listing.closing_code() == 4403
    assert pages[0].heard[-1]["details"] == {"reason": "cheated", "until": "forever"}
    for method, path in (("GET", "/api/me"), ("GET", "/api/tables"), ("POST", "/api/tables")):
        answer = edith.ask(method, path, b"{}")
        assert (answer.status, answer.json["key"]) == (403, "refused-banned")
    assert edith.connect(pages[1].table["id"]).closing_code() == 4403
    assert edith.ask("GET", "/api/me/everything").status == 200, "what is kept of somebody stays theirs"
    pages[1].wait_for(lambda: pages[1].seats["seats"][0]["away"])  # nobody has to wait, nor to ask for it
    pages[1].wait_for(lambda: "notice-away" in [notice["key"] for notice in pages[1].notices])
    pages[1].wait_for(lambda: bool(pages[1].position and pages[1].position["options"]))  # the computer has decided
    host.decide("Edith", kind="ban", lift=True)
    again = edith.visit(pages[1].table["id"])
    assert again.seats["yours"] == [0]
    again.do("TakeSeat", seat=0)


def test_games_that_nobody_looks_at_go_on_without_whoever_is_banned(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    for page in seated([edith, harald]):
        page.close()
    alone = edith.visit(edith.open_table(seats=[{"kind": "me"}, {"kind": "computer"}], start=True))
    waiting = harald.visit(harald.open_table())
    edith.visit(waiting.table["id"]).do("TakeSeat", seat=1)
    Host(house).decide("Edith", kind="ban")
    away = (
        "select away from seat join person on seat.person = person.id where person.name = 'Edith' and table_id {} '"
        + alone.table["id"]
    )
    until(lambda: [bool(one) for (one,) in rows(house, away.format("!=") + "'")] == [True])
    assert [bool(one) for (one,) in rows(house, away.format("=") + "'")] == [False], "alone nobody is kept waiting"
    waiting.wait_for(lambda: waiting.seats["seats"][1]["kind"] == "open")


def test_a_name_that_was_taken_is_gone_and_no_other_can_be_chosen(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    pages = seated([edith, harald])
    pages[0].do("Say", text="hello", to=None, mark="1")
    for page in pages:
        page.close()
    host = Host(house)
    decided = host.decide("Edith", kind="rename")
    assert decided["name"] == ""
    assert edith.get("/api/me")["name"] == ""
    assert edith.refusal("POST", "/api/me", {"name": "Edith"}) == "refused-renamed"
    assert rows(house, "select count(*) from chat where name = 'Edith'") == [(0,)]
    assert host.find("Edith") == []
    assert host.find("")[0]["person"]["sanctions"]["rename"]["reason"] == "too loud"


def test_a_name_that_was_taken_goes_from_tables_that_are_open(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    pages = seated([edith, harald])
    pages[0].do("Say", text="hello", to=None, mark="1")
    pages[1].do("Say", text="good morning", to=None, mark="2")
    assert pages[1].table["name"] == "Edith"
    Host(house).decide("Edith", kind="rename")
    pages[1].wait_for(lambda: [line["name"] for line in latest(pages[1])] == ["", "Harald"])
    pages[1].wait_for(lambda: [seat["name"] for seat in pages[1].seats["seats"]] == ["", "Harald"])
    pages[1].wait_for(lambda: any(each["type"] == "Changed" and not each["table"]["name"] for each in pages[1].heard))
    cnut = house.person("Cnut").visit(pages[1].table["id"])
    assert "Edith" not in json.dumps(cnut.heard)


def latest(page: Page) -> list[Any]:
    """The lines of chat as a page shows them: what it is told again it shows instead."""
    told = [line for each in page.heard if each["type"] == "ChatLines" for line in each["lines"]]
    return [line for _, line in sorted({line["number"]: line for line in told}.items())]


def test_the_log_of_what_was_done_only_grows(house: RunningServer, edith: Browser, harald: Browser) -> None:
    table = seated([edith, harald])[0].table["id"]
    assert report(harald, table) == 204
    host = Host(house)
    [told] = host.reports()
    path = f"/api/admin/reports/{told['id']}/close"
    assert host.browser.ask("POST", path).status == 204
    assert host.browser.refusal("POST", path) == "refused-no-report"
    assert host.reports() == []
    assert len(host.browser.get("/api/admin/reports?closed=1")["reports"]) == 1
    nobody = {"kind": "ban", "reason": "x"}
    assert host.browser.refusal("POST", "/api/admin/people/nobody", nobody) == "refused-nobody"
    assert host.browser.refusal("POST", "/api/admin/people/nobody", {"kind": "ban"}) == "refused-no-reason"
    assert host.log() == ["close-report", "enter"]
    file = host.browser.ask("GET", "/api/admin/audit/file")
    assert file.headers["content-disposition"].startswith("attachment")
    assert [line["action"] for line in file.json["lines"]] == ["close-report", "enter"]
    for change in ("update audit set action = 'x'", "delete from audit"):
        with pytest.raises(DBAPIError):
            rows(house, change)
    assert KEY not in json.dumps(file.json)


def test_reports_about_whoever_is_forgotten_go_and_so_do_their_words_in_others(
    house: RunningServer, edith: Browser, harald: Browser
) -> None:
    cnut = house.person("Cnut")
    pages = seated([edith, harald, cnut])
    table = pages[0].table["id"]
    pages[0].do("Say", text="words of Edith", to=None, mark="1")
    pages[2].do("Say", text="words of Cnut", to=None, mark="2")
    pages[2].catch_up()
    assert report(cnut, table) == 204
    assert report(edith, table, whom={"seat": 1}, words="says Edith") == 204
    assert [each["words"] for each in edith.get("/api/me/everything")["reports"]] == ["says Edith"]
    edith.ask("POST", f"/api/tables/{table}/give-up")
    assert edith.ask("POST", "/api/me/forget", b'{"name": "Edith"}').status == 204
    [left] = Host(house).reports()
    assert (left["accused"]["name"], left["reporter"], left["words"]) == ("Harald", "", "")
    assert [line["text"] for line in left["lines"]] == ["words of Cnut"]


def test_what_one_server_decides_holds_at_the_others(start_server: StartServer, postgres: str) -> None:
    first, second = (
        start_server(database=postgres, inner="own", limited=False, workers=1, admin_key=KEY) for _ in range(2)
    )
    edith = first.person("Edith")
    page = edith.visit(edith.open_table())
    host = Host(second)
    host.decide("Edith", kind="mute")
    until(lambda: page.ask("Say", text="but", to=None, mark="")["type"] == "Refused")
    pages = seated([edith, first.person("Harald")])
    pages[0].close()
    pages[1].do("Say", text="hello", to=None, mark="1")
    host.decide("Harald", kind="rename")
    pages[1].wait_for(lambda: [line["name"] for line in latest(pages[1])] == [""])
    host.decide("Edith", kind="ban")
    assert page.closing_code() == 4403
    pages[1].wait_for(lambda: pages[1].seats["seats"][0]["away"])
    host.browser.port = first.port
    assert host.log() == ["ban", "rename", "mute", "enter"], "the same session, at another server"
    with pytest.raises(DBAPIError):
        rows(second, "delete from audit")
