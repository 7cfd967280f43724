"""Notices to people without a page: who is told what, how often, by which way; and whom the server never calls."""

from __future__ import annotations

import asyncio
import hmac
import json
import socket
import socketserver
import threading
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import Message
from email.policy import default
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from random import Random
from time import sleep
from typing import Any

import pytest
from sqlalchemy import text

from bretwalda.engine.refusal import Refusal
from bretwalda.server.http.quotas import with_wishes
from bretwalda.server.notices import guard, notices, push
from bretwalda.server.notices.mail import MailServer, mail_server
from bretwalda.server.tables import registry, timeouts
from bretwalda.server.tables.timeouts import Timeout
from bretwalda.store import notices as store
from bretwalda.store.database import connect

from .conftest import RunningServer, StartServer
from .people import Browser, lists, play, seated, until, whose_turn

ORIGIN = "https://games.example"
# From the example of RFC 8291.
DEVICE = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SHARED = "BTBZMqHH6r4Tts7J_aSIgg"
OWN = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
WATERMELON = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


class Receiver:
    """A program that is called: it keeps what it is told, and answers as it is asked to."""

    def __init__(self) -> None:
        self.heard: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        self.headers: dict[str, str] = {}
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.heard.append(({name.lower(): value for name, value in self.headers.items()}, body))
                self.send_response(receiver.status)
                for name, value in receiver.headers.items():
                    self.send_header(name, value)
                self.end_headers()

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}/hook"

    def tables(self) -> list[list[tuple[str, str]]]:
        """Of each notice: what, and at which table."""
        told = [json.loads(body) for _, body in self.heard]
        return [[(one["what"], one["name"]) for one in each["tables"]] for each in told if each["type"] == "notice"]

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Postbox:
    """A mail server that keeps what it is given."""

    def __init__(self) -> None:
        self.mails: list[Message] = []
        self.answer = b"250 ok"
        postbox = self

        class Handler(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 here\r\n")
                while line := self.rfile.readline():
                    word = line.split()[0].upper()
                    if word == b"RCPT":
                        self.wfile.write(postbox.answer + b"\r\n")
                    elif word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        lines = []
                        while (read := self.rfile.readline()) != b".\r\n":
                            lines.append(read)
                        postbox.mails.append(message_from_bytes(b"".join(lines), policy=default))
                        self.wfile.write(b"250 ok\r\n")
                    else:
                        self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()
        self.server = MailServer(f"smtp://127.0.0.1:{self._server.server_address[1]}", "games@games.example")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    started = Receiver()
    yield started
    started.close()


@pytest.fixture
def postbox() -> Iterator[Postbox]:
    started = Postbox()
    yield started
    started.close()


@pytest.fixture
def open_house(start_server: StartServer, monkeypatch: pytest.MonkeyPatch) -> Callable[..., RunningServer]:
    """A server that tells people at once, and calls anybody."""
    monkeypatch.setattr(notices, "GAP", 0)
    monkeypatch.setattr(notices, "BACK_OFF", (0,) + (1,) * 30)
    usual: dict[str, Any] = {"limited": False, "workers": 1, "notice_delay": 0.05, "any_webhook": True}
    return lambda **config: start_server(**usual | {"origins": (ORIGIN,)} | config)


@pytest.fixture
def house(open_house: Callable[..., RunningServer]) -> RunningServer:
    return open_house()


def hook(browser: Browser, receiver: Receiver) -> Any:
    """Somebody is told by a webhook from now on."""
    [channel] = browser.post("/api/notices/webhook", {"url": receiver.url})["channels"]
    return channel


def state_of(house: RunningServer, *columns: str) -> list[Any]:
    engine = connect(house.config.database)
    with engine.connect() as connection:
        found = list(connection.execute(text(f"select {', '.join(columns)} from owed_notice")))
    engine.dispose()
    return found


def count(house: RunningServer, query: str) -> int:
    engine = connect(house.config.database)
    with engine.connect() as connection:
        number: int = connection.execute(text(query)).scalar_one()
    engine.dispose()
    return number


# Who is told what ------------------------------------------------------------------------------------------


def test_whoever_is_away_is_told_once_that_it_is_their_turn(house: RunningServer, receiver: Receiver) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    pages = seated([edith, harald], name="Wessex")
    mover, other = whose_turn(pages)
    away = harald if mover is pages[0] else edith
    channel = hook(away, receiver)
    other.close()
    for _ in range(200):  # until it is the other's turn
        mover.catch_up()
        assert mover.position is not None
        if not mover.position["options"]:
            break
        mover.do("Decide", seq=mover.seq, seat=mover.position["seat"], choice=mover.position["options"][0]["choice"])
    until(lambda: len(receiver.tables()) == 1)
    assert receiver.tables() == [[("turn", "Wessex")]]
    headers, body = receiver.heard[-1]
    moment, signature = headers["bretwalda-signature"].split(",")
    said = f"{moment[2:]}.".encode() + body
    assert signature == "v1=" + hmac.new(channel["secret"].encode(), said, sha256).hexdigest()
    assert set(json.loads(body)) == {"type", "tables", "server"}
    assert set(json.loads(body)["tables"][0]) == {"what", "name", "game", "url"}, "nothing of the game itself"
    mover.do("Say", text="come", to=None, mark="1")
    until(lambda: state_of(house, "state") == [("told",)])
    back = away.visit(pages[0].table["id"])
    until(lambda: state_of(house, "state") == [("seen",)])
    back.close()  # without having decided: they know
    mover.do("Say", text="come on", to=None, mark="2")
    assert len(receiver.tables()) == 1


def test_nobody_is_told_anything_while_a_page_of_theirs_is_open(house: RunningServer, receiver: Receiver) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    hook(harald, receiver)
    looking = lists(harald)
    looking.hear()
    pages = seated([edith, harald])
    pages[1].close()
    edith.ask("POST", f"/api/tables/{pages[0].table['id']}/close")
    until(lambda: state_of(house, "kind", "state") == [("ended", "owed")])
    engine = connect(house.config.database)
    with engine.begin() as connection:
        connection.execute(text("update owed_notice set due = 1"))
    engine.dispose()
    until(lambda: [(state, due > 1) for state, due in state_of(house, "state", "due")] == [("owed", True)])
    assert receiver.tables() == [], "it was put off"
    looking.close()
    until(lambda: len(receiver.tables()) == 1)


def test_all_that_waits_is_one_message(house: RunningServer, receiver: Receiver) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    seated([edith, harald])[1].close()
    looking = lists(harald)
    looking.hear()
    hook(harald, receiver)
    [companion] = edith.get("/api/companions")["companions"]
    for name in ("Mercia", "Kent"):
        table = edith.open_table(name=name)
        assert edith.ask("POST", f"/api/tables/{table}/invite", invitation(companion)).status == 204
    until(lambda: len(state_of(house, "state")) == 2)
    looking.close()
    until(lambda: len(receiver.tables()) == 1)
    assert sorted(receiver.tables()[0]) == [("invited", "Kent"), ("invited", "Mercia")]


def invitation(companion: Any) -> bytes:
    return json.dumps({"seat": 1, "companion": companion["id"]}).encode()


def test_whoever_wishes_no_such_notices_gets_none_and_what_is_no_longer_so_is_not_told(
    open_house: Callable[..., RunningServer], receiver: Receiver
) -> None:
    house = open_house(notice_delay=600.0)
    edith, harald = house.person("Edith"), house.person("Harald")
    hook(harald, receiver)
    harald.post("/api/me", {"preferences": {"tell_turn": False}})
    pages = seated([edith, harald])
    pages[1].close()
    if pages[0].position is not None and pages[0].position["options"]:
        play([pages[0]], Random(1), 1)
    [companion] = edith.get("/api/companions")["companions"]
    table = edith.open_table()
    assert edith.ask("POST", f"/api/tables/{table}/invite", invitation(companion)).status == 204
    until(lambda: [row for row in state_of(house, "kind", "state") if row == ("invited", "owed")] != [])
    assert ("turn", "owed") not in state_of(house, "kind", "state")
    edith.visit(table).do("SetSeat", seat=1, level=None)  # Edith has thought better of it
    until(lambda: ("invited", "owed") not in state_of(house, "kind", "state"))


def test_alone_against_computers_nobody_is_told_anything(house: RunningServer, receiver: Receiver) -> None:
    edith = house.person("Edith")
    hook(edith, receiver)
    table = edith.open_table(seats=[{"kind": "me"}, {"kind": "computer", "level": "random"}], start=True)
    edith.visit(table).close()
    assert edith.ask("POST", f"/api/tables/{table}/close").status == 204
    assert receiver.tables() == []
    assert state_of(house, "state") == []


def test_what_is_owed_outlives_the_server_and_is_tried_again(
    open_house: Callable[..., RunningServer], receiver: Receiver
) -> None:
    house = open_house(notice_delay=600.0)
    edith, harald = house.person("Edith"), house.person("Harald")
    hook(harald, receiver)
    pages = seated([edith, harald])
    pages[1].close()
    edith.ask("POST", f"/api/tables/{pages[0].table['id']}/close")
    until(lambda: ("ended", "owed") in state_of(house, "kind", "state"))
    house.stop()
    engine = connect(house.config.database)
    with engine.begin() as connection:
        connection.execute(text("update owed_notice set due = 1"))
    engine.dispose()
    looked_at = open_house(database=house.config.database, sends_notices=False)  # as a copy is
    looked_at.person("Gytha").open_table()
    sleep(0.5)  # ten times the delay
    looked_at.stop()
    assert receiver.tables() == []
    receiver.status = 500
    again = open_house(database=house.config.database)
    until(lambda: len(receiver.tables()) >= 2)  # the second time because of the first
    receiver.status = 200
    until(lambda: ("told",) in state_of(again, "state"))


def test_a_dead_channel_goes_and_one_that_always_fails_too(house: RunningServer, receiver: Receiver) -> None:
    edith = house.person("Edith")
    channel = hook(edith, receiver)
    receiver.status = 503
    for _ in range(9):
        assert edith.refusal("POST", f"/api/notices/{channel['id']}/test") == "refused-not-sent"
    receiver.status = 200
    assert edith.post(f"/api/notices/{channel['id']}/test")["channels"] == [channel], "in a row: it begins anew"
    receiver.status = 410
    assert edith.refusal("POST", f"/api/notices/{channel['id']}/test") == "refused-not-sent"
    assert edith.get("/api/notices")["channels"] == []
    assert count(house, "select count(*) from person where notified") == 0


def test_notices_are_counted(open_house: Callable[..., RunningServer], receiver: Receiver) -> None:
    house = open_house(limited=True, quotas=with_wishes(["notices=1", "channels=1"]))
    edith, harald = house.person("Edith"), house.person("Harald")
    hook(harald, receiver)
    assert harald.refusal("POST", "/api/notices/webhook", {"url": receiver.url + "2"}) == "refused-channels"
    for number in range(2):
        pages = seated([edith, harald])
        pages[1].close()
        edith.ask("POST", f"/api/tables/{pages[0].table['id']}/close")
        expected = [("told",)] if number == 0 else [("seen",), ("told",)]
        until(lambda expected=expected: sorted(map(tuple, state_of(house, "state"))) == expected)  # type: ignore[misc]
    assert len(receiver.tables()) == 1


def test_two_servers_tell_somebody_once(
    open_house: Callable[..., RunningServer], receiver: Receiver, postgres: str
) -> None:
    houses = [open_house(database=postgres, inner="own") for _ in range(2)]
    edith, harald = houses[0].person("Edith"), houses[1].person("Harald")
    hook(harald, receiver)
    edith.port = houses[0].port
    pages = seated([edith, harald], name="Wessex")
    pages[1].close()
    edith.ask("POST", f"/api/tables/{pages[0].table['id']}/close")
    until(lambda: state_of(houses[0], "state") == [("told",)])
    assert receiver.tables() == [[("ended", "Wessex")]]


def test_one_thing_is_told_of_a_table_until_somebody_has_been_there(house: RunningServer) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    seated([edith, harald])
    engine = connect(house.config.database)
    with engine.begin() as connection:
        table = connection.execute(text("select id from game_table")).scalar_one()
        person = connection.execute(text("select id from person where name = 'Harald'")).scalar_one()
        store.owe(connection, person, table, "turn", 1, 0)
        [errand] = store.take(connection, 0, 1000, 5)
        assert (errand.person, [told[3] for told in errand.told]) == (person, ["turn"])
        assert store.take(connection, 0, 1000, 5) == [], "one server has taken it"
        store.note_told(connection, person, [table])
        store.owe(connection, person, table, "ended", 2, 0)
        assert store.take(connection, 0, 1000, 5) == []
        store.owe(connection, person, table, "soon", 1, 0)
        [errand] = store.take(connection, 0, 1000, 5)
        assert [told[3] for told in errand.told] == ["soon"], "though they have not been there"
        store.note_told(connection, person, [table])
        store.owe(connection, person, table, "soon", 1, 0)
        assert store.take(connection, 0, 1000, 5) == [], "but once"
        store.note_seen(connection, person, table, "turn", 3)
        store.owe(connection, person, table, "turn", 3, 0)
        assert store.take(connection, 0, 1000, 5) == [], "that they have seen"
        store.owe(connection, person, table, "turn", 4, 0)
        assert len(store.take(connection, 0, 1000, 5)) == 1
    engine.dispose()


def test_whoever_lets_a_limit_of_days_run_out_is_warned_once(
    open_house: Callable[..., RunningServer], receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timeouts, "A_DAY", 1.0)
    monkeypatch.setattr(registry, "SHORTEST_LIMIT", 1)
    house = open_house()
    edith, harald = house.person("Edith"), house.person("Harald")
    hook(edith, receiver)
    hook(harald, receiver)
    pages = seated([edith, harald], limit=4)
    away, stays = whose_turn(pages)
    away.close()
    until(lambda: len(receiver.tables()) == 1)
    stays.wait_for(lambda: stays.seats["seats"][away.seats["yours"][0]]["away"])
    assert receiver.tables() == [[("soon", "Edith")]], "they had seen that it was their turn"


def test_a_warning_comes_before_the_end_of_a_limit_of_days() -> None:
    warned = {days: Timeout(int(days * 86_400)).warning for days in (0.5, 1, 3, 30)}
    assert warned[0.5] is None, "nobody is away for that long"
    assert [warned[days] for days in (1, 3, 30)] == [pytest.approx(86_400 * days, abs=5) for days in (0.75, 2.25, 29)]
    late = Timeout(3 * 86_400)
    late.resume(9 * 86_400)
    assert late.warning == 0.0
    assert Timeout(None).warning is None


def test_a_limit_of_days_goes_on_after_a_restart_with_an_hour_left_at_least() -> None:
    days = Timeout(3 * 86_400)
    days.resume(2 * 86_400)
    assert days.left == pytest.approx(86_400, abs=5)
    days.resume(9 * 86_400)
    assert days.left == pytest.approx(3_600, abs=5)
    minutes = Timeout(300)
    minutes.resume(200)
    assert minutes.left == pytest.approx(300, abs=5), "nobody has decided while the server was down"


# E-mail ------------------------------------------------------------------------------------------------------


def test_an_address_gets_nothing_but_a_code_until_that_has_come_back(
    open_house: Callable[..., RunningServer], postbox: Postbox
) -> None:
    house = open_house(mail=postbox.server)
    edith, harald = house.person("Edith"), house.person("Harald")
    edith.post("/api/me", {"preferences": {"language": "fr"}})
    [channel] = edith.post("/api/notices/mail", {"address": "edith@example.org"})["channels"]
    assert not channel["confirmed"]
    [mail] = postbox.mails
    code = str(mail["Subject"])[:8]
    assert "votre code" in str(mail["Subject"])
    confirm = f"/api/notices/{channel['id']}/confirm"
    assert edith.refusal("POST", f"/api/notices/{channel['id']}/test") == "refused-no-channel"
    assert harald.refusal("POST", confirm, {"code": code}) == "refused-mail-code", "it is not his"
    assert edith.refusal("POST", confirm, {"code": "00000000" if code != "00000000" else "1"}) == "refused-mail-code"
    assert edith.post(confirm, {"code": f" {code} "})["channels"][0]["confirmed"]
    pages = seated([harald, edith], name="Wessex")
    pages[1].close()
    harald.ask("POST", f"/api/tables/{pages[0].table['id']}/close")
    until(lambda: len(postbox.mails) == 2)
    told = postbox.mails[1]
    assert str(told["Subject"]).startswith("La partie est terminée\N{NARROW NO-BREAK SPACE}: Wessex")
    assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = str(told["List-Unsubscribe"]).strip(" <>")  # the header is folded
    assert link.startswith(f"{ORIGIN}/unsubscribe/")
    assert link in told.get_content()  # type: ignore[attr-defined]
    stranger = house.newcomer()  # a mail program
    path = link.removeprefix(ORIGIN)
    assert stranger.ask("POST", path, b"List-Unsubscribe=One-Click").status == 204
    assert edith.get("/api/notices")["channels"] == []
    assert stranger.ask("POST", path, b"").status == 204, "twice is no fault"


def test_a_code_cannot_be_guessed_and_nobody_is_flooded_with_them(
    open_house: Callable[..., RunningServer], postbox: Postbox
) -> None:
    house = open_house(mail=postbox.server, limited=True, quotas=with_wishes(["codes=2"]))
    edith = house.person("Edith")
    [channel] = edith.post("/api/notices/mail", {"address": "edith@example.org"})["channels"]
    code = str(postbox.mails[0]["Subject"])[:8]
    wrong = "12345678" if code != "12345678" else "87654321"
    for _ in range(5):
        assert edith.refusal("POST", f"/api/notices/{channel['id']}/confirm", {"code": wrong}) == "refused-mail-code"
    assert edith.refusal("POST", f"/api/notices/{channel['id']}/confirm", {"code": code}) == "refused-mail-code"
    edith.post("/api/notices/mail", {"address": "other@example.org"})
    assert edith.refusal("POST", "/api/notices/mail", {"address": "third@example.org"}) == "refused-codes"
    for address in ("edith", "a@b", "a@example.org\r\nBcc: all@example.org", "a b@example.org"):
        assert edith.refusal("POST", "/api/notices/mail", {"address": address}) == "refused-mail-address"


def test_an_address_that_takes_no_mail_is_given_up(open_house: Callable[..., RunningServer], postbox: Postbox) -> None:
    house = open_house(mail=postbox.server)
    edith = house.person("Edith")
    postbox.answer = b"450 later"
    assert edith.refusal("POST", "/api/notices/mail", {"address": "edith@example.org"}) == "refused-mail-unsent"
    assert edith.get("/api/notices")["channels"] == []
    postbox.answer = b"250 ok"
    [channel] = edith.post("/api/notices/mail", {"address": "edith@example.org"})["channels"]
    edith.post(f"/api/notices/{channel['id']}/confirm", {"code": str(postbox.mails[0]["Subject"])[:8]})
    postbox.answer = b"550 nobody"
    assert edith.refusal("POST", f"/api/notices/{channel['id']}/test") == "refused-not-sent"
    assert edith.get("/api/notices")["channels"] == []


@pytest.mark.parametrize(
    ("url", "sender", "origins", "key"),
    [
        ("http://mail.example", "a@b.example", (ORIGIN,), "refused-smtp"),
        ("smtp://", "a@b.example", (ORIGIN,), "refused-smtp"),
        ("", "a@b.example", (ORIGIN,), "refused-smtp"),
        ("smtps://mail.example", "", (ORIGIN,), "refused-mail-from"),
        ("smtps://mail.example", "a@b.example", (), "refused-mail-origin"),
    ],
)
def test_a_host_is_told_what_is_missing_for_mail(url: str, sender: str, origins: tuple[str, ...], key: str) -> None:
    with pytest.raises(Refusal, match=key):
        mail_server(url, sender, origins)


# Web push ----------------------------------------------------------------------------------------------------


def test_a_push_message_is_the_one_of_the_standard() -> None:
    message = b"When I grow up, I want to be a watermelon"
    made = push.encrypted(message, push.data(DEVICE), push.data(SHARED), push.private_key(OWN), push.data(SALT))
    assert push.text(made) == WATERMELON


def test_a_browser_is_told_something_only_it_can_read_and_is_forgotten_when_it_has_gone(
    house: RunningServer, receiver: Receiver
) -> None:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

    edith = house.person("Edith")
    device = {"endpoint": receiver.url, "p256dh": DEVICE, "auth": SHARED}
    assert edith.refusal("POST", "/api/notices/push", device | {"p256dh": "AAAA"}) == "refused-message"
    info = edith.post("/api/notices/push", device)
    assert edith.post("/api/notices/push", device)["push"] == info["push"], "one key, for good"
    [channel] = edith.get("/api/notices")["channels"]
    edith.post(f"/api/notices/{channel['id']}/test")
    headers, body = receiver.heard[-1]
    assert b"Bretwalda" not in body
    assert (headers["content-encoding"], headers["ttl"]) == ("aes128gcm", "86400")
    token, key = headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == info["push"]
    said, _, signature = token.rpartition(".")
    numbers = push.data(signature)
    pair = encode_dss_signature(int.from_bytes(numbers[:32]), int.from_bytes(numbers[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), push.data(key))
    public.verify(pair, said.encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(push.data(said.split(".")[1]))["aud"] == receiver.url.removesuffix("/hook")
    receiver.status = 410
    assert edith.refusal("POST", f"/api/notices/{channel['id']}/test") == "refused-not-sent"
    assert edith.get("/api/notices")["channels"] == []


# Whom the server never calls ---------------------------------------------------------------------------------

PRIVATE = (
    "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1",
    "169.254.169.254", "100.64.0.1", "224.0.0.1", "255.255.255.255", "localhost", "[::1]", "[::]", "[::ffff:127.0.0.1]",
    "[::ffff:a00:1]", "[fe80::1]", "[fc00::1]", "[fec0::1]", "[ff02::1]", "[64:ff9b::7f00:1]", "[2002:7f00:1::]",
    "[2001:0:0:0:0:0:80ff:fffe]",
)  # fmt: skip


@pytest.mark.parametrize("host", PRIVATE)
def test_no_address_of_the_house_is_called_however_it_is_written(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def line(*where: Any, **_how: Any) -> Any:
        raise AssertionError(where)

    monkeypatch.setattr(asyncio, "open_connection", line)
    with pytest.raises(Refusal, match="refused-url"):
        asyncio.run(guard.post(f"https://{host}/", b"", {}))


@pytest.mark.parametrize(
    "url",
    ["http://example.org/", "ftp://example.org/", "https://", "https://a@b.example/", "//b.example", "https://b:0/",
     "https://b.example/a b", "https://b:x/", "https://b.example/\r\nX: y", "https://[::1", "file:///etc/passwd"],
)  # fmt: skip
def test_only_plain_https_is_called(url: str) -> None:
    with pytest.raises(Refusal, match="refused-url"):
        guard.parsed(url)


def leads_to(*addresses: str) -> Any:
    """A name that leads to these addresses, one after the other."""
    family = [socket.AF_INET6 if ":" in each else socket.AF_INET for each in addresses]
    return [(kind, socket.SOCK_STREAM, 6, "", (each, 443)) for kind, each in zip(family, addresses, strict=True)]


def test_a_name_that_also_leads_into_the_house_is_not_called(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_args, **_more: leads_to("93.184.216.34", "127.0.0.1"))
    with pytest.raises(Refusal, match="refused-url-private"):
        asyncio.run(guard.resolve("evil.example", 443, anywhere=False))


def test_the_address_that_was_looked_at_is_the_one_that_is_called(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that leads elsewhere at the second look: there is none."""
    looks: list[str] = []
    called: list[Any] = []

    def look(host: str, *_args: Any, **_more: Any) -> Any:
        looks.append(host)
        return leads_to("93.184.216.34" if len(looks) == 1 else "127.0.0.1")

    async def line(host: str, port: int, **how: Any) -> Any:
        called.append((host, port, how["server_hostname"]))
        raise OSError

    monkeypatch.setattr(socket, "getaddrinfo", look)
    monkeypatch.setattr(asyncio, "open_connection", line)
    with pytest.raises(Refusal, match="refused-url-unreachable"):
        asyncio.run(guard.post("https://rebinding.example/", b"", {}))
    assert (looks, called) == (["rebinding.example"], [("93.184.216.34", 443, "rebinding.example")])


def test_a_server_calls_nobody_in_the_house_unless_its_host_says_so(
    start_server: StartServer, receiver: Receiver
) -> None:
    edith = start_server(limited=False, workers=1).person("Edith")
    assert edith.refusal("POST", "/api/notices/webhook", {"url": receiver.url}) == "refused-url"
    named = {"url": f"https://localhost:{receiver.url.split(':')[2]}"}
    assert edith.refusal("POST", "/api/notices/webhook", named) == "refused-url-private"
    device = {"endpoint": receiver.url, "p256dh": DEVICE, "auth": SHARED}
    assert edith.refusal("POST", "/api/notices/push", device) == "refused-url"
    assert edith.refusal("POST", "/api/notices/mail", {"address": "a@example.org"}) == "refused-no-mail"
    assert receiver.heard == []


def test_a_redirect_is_not_followed(house: RunningServer, receiver: Receiver) -> None:
    other = Receiver()
    receiver.status, receiver.headers = 307, {"Location": other.url}
    edith = house.person("Edith")
    assert edith.refusal("POST", "/api/notices/webhook", {"url": receiver.url}) == "refused-url-answer"
    assert (len(receiver.heard), other.heard) == (1, [])
    other.close()


def test_channels_are_ones_own_are_told_to_whoever_asks_and_go_with_the_person(
    house: RunningServer, receiver: Receiver
) -> None:
    edith, harald = house.person("Edith"), house.person("Harald")
    channel = hook(edith, receiver)
    for method, path in (("DELETE", ""), ("POST", "/test")):
        assert harald.refusal(method, f"/api/notices/{channel['id']}{path}") == "refused-no-channel"
    assert house.newcomer().ask("POST", f"/unsubscribe/{channel['secret']}", b"").status == 204
    assert edith.get("/api/notices")["channels"] == [channel], "a webhook's secret is no link to unsubscribe"
    kept = edith.get("/api/me/everything")
    assert [one["target"] for one in kept["channels"]] == [{"url": receiver.url}]
    assert edith.ask("POST", "/api/me/forget", b'{"name": "Edith"}').status == 204
    assert count(house, "select count(*) from channel") == 0
