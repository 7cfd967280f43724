"""People at the server's doors: a browser with its cookie, and a page with its socket."""

from __future__ import annotations

import http.client
import json
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0  # seconds, on a busy machine

Message = dict[str, Any]


class Answer(NamedTuple):
    """What came back over HTTP."""

    status: int
    body: bytes
    headers: dict[str, str]

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Browser:
    """Somebody's browser: it keeps its cookie."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.patience = PATIENCE

    def ask(self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> Answer:
        """A request and its answer, whatever it is."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=self.patience)
        sent = {"Cookie": self.cookie} if self.cookie else {}
        connection.request(method, path, body, sent | (headers or {}))
        response = connection.getresponse()
        answer = Answer(response.status, response.read(), {k.lower(): v for k, v in response.getheaders()})
        connection.close()
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].split(";")[0]
        return answer

    def get(self, path: str) -> Any:
        answer = self.ask("GET", path)
        assert answer.status == 200, answer
        return answer.json

    def post(self, path: str, body: object = None) -> Any:
        answer = self.ask("POST", path, json.dumps(body).encode())
        assert answer.status == 200, answer
        return answer.json

    def refusal(self, method: str, path: str, body: object = None) -> str:
        """The key with which a request is refused."""
        answer = self.ask(method, path, json.dumps(body).encode())
        assert answer.status >= 400, answer
        return str(answer.json["key"])

    def open_table(self, **wish: Any) -> str:
        """A new table; computers do not let the tests wait."""
        return str(self.post("/api/tables", {"game": "king_is_dead", "pause": 0, "limit": None} | wish)["id"])

    def visit(self, table: str, since: int = 0, chat: int = 0) -> Page:
        """Go to a table and say hello."""
        page = self.connect(table)
        page.ask("Hello", since=since, chat=chat)
        return page

    def connect(self, table: str, headers: dict[str, str] | None = None) -> Page:
        """Go to a table and say nothing yet."""
        return Page(self.socket(table, headers))

    def socket(self, table: str, headers: dict[str, str] | None = None) -> ClientConnection:
        """A line to a table."""
        sent = ({"Cookie": self.cookie} if self.cookie else {}) | (headers or {})
        address = f"ws://127.0.0.1:{self.port}/live/{table}"
        return connect(
            address, additional_headers=sent, compression=None, ping_interval=None,
            open_timeout=self.patience, close_timeout=self.patience / 10,
        )  # fmt: skip


class Page:
    """A page at a table: it keeps what it is told, as the real page does."""

    def __init__(self, socket: AbstractContextManager[ClientConnection]) -> None:
        self._connection = ExitStack()
        self.socket = self._connection.enter_context(socket)
        self.patience = PATIENCE
        self.heard: list[Message] = []
        self.position: Message | None = None
        self.log: list[Message] = []
        self.first_line = 0  # the number of the first line that the log still has
        self.seats: Message = {}
        self.chat: list[Message] = []
        self.notices: list[Message] = []
        self.mine: list[Message] = []
        self.open: list[Message] = []
        self.table: Message = {}
        self._ref = 0

    @property
    def seq(self) -> int:
        return 0 if self.position is None else int(self.position["seq"])

    @property
    def latest(self) -> int:
        """The number of what was sent last; its answer repeats it."""
        return self._ref

    @property
    def over(self) -> bool:
        return self.position is not None and self.position["over"] is not None

    def send(self, kind: str, **fields: Any) -> int:
        self._ref += 1
        self.socket.send(json.dumps({"type": kind, "ref": self._ref, **fields}))
        return self._ref

    def ask(self, kind: str, **fields: Any) -> Message:
        """Send a message and hear everything up to its answer."""
        ref = self.send(kind, **fields)
        return self.hear_until(lambda m: m["type"] in ("Done", "Refused", "Pong") and m["ref"] == ref)

    def do(self, kind: str, **fields: Any) -> None:
        """Ask for something that must not be refused."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "Done", answer

    def refusal(self, kind: str, **fields: Any) -> str:
        """The key with which a message is refused."""
        answer = self.ask(kind, **fields)
        assert answer["type"] == "Refused", answer
        return str(answer["key"])

    def hear(self) -> Message:
        """The next message."""
        message: Message = json.loads(self.receive())
        self.heard.append(message)
        if message["type"] in ("Welcome", "Begun", "Changed"):
            self.table = message["table"]
        if message["type"] == "Position":
            self.position = message
            self._read(message)
        elif message["type"] == "Lists":
            self.mine, self.open = message["mine"], message["open"]
        elif message["type"] == "Listed":
            self._relist(message)
        elif message["type"] == "Seats":
            self.seats = message
        elif message["type"] == "ChatLines":
            self.chat += message["lines"]
        elif message["type"] == "Notice":
            self.notices.append(message)
        return message

    def receive(self) -> str | bytes:
        """The next frame."""
        return self.socket.recv(timeout=self.patience)

    def _read(self, position: Message) -> None:
        """Bring the log up to date."""
        if position["log"] < self.first_line or not self.log:
            self.log, self.first_line = [], position["log"]
        del self.log[position["log"] - self.first_line :]
        self.log += position["news"]
        put_away = max(0, position["first"] - self.first_line)
        del self.log[:put_away]
        self.first_line += put_away

    def _relist(self, news: Message) -> None:
        """Bring the lists up to date."""
        changed = {line["table"]["id"] for line in news["mine"] + news["open"]} | set(news["gone"])
        self.mine = news["mine"] + [line for line in self.mine if line["table"]["id"] not in changed]
        self.open = news["open"] + [line for line in self.open if line["table"]["id"] not in changed]

    def hear_until(self, heard: Callable[[Message], bool]) -> Message:
        while True:
            message = self.hear()
            if heard(message):
                return message

    def wait_for(self, true: Callable[[], bool]) -> None:
        """Hear messages until something is so."""
        while not true():
            self.hear()

    def wait_for_seq(self, seq: int) -> None:
        self.wait_for(lambda: self.position is not None and self.seq >= seq)

    def catch_up(self) -> None:
        """Hear everything that was sent before now."""
        self.ask("Ping")

    def closing_code(self) -> int:
        """Hear the rest, and say with what code the socket was closed."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def decide(self, dice: Random, but: str = "") -> None:
        """Take any of the options, `but` this one if there is another."""
        assert self.position is not None
        seq, options = self.seq, self.position["options"]
        choice = dice.choice([option for option in options if option["notation"] != but] or options)["choice"]
        self.do("Decide", seq=seq, seat=self.position["seat"], choice=choice)
        self.wait_for(lambda: self.seq > seq)

    def close(self) -> None:
        self._connection.close()


def lists(browser: Browser) -> Page:
    """A page that shows the lists."""
    headers = {"Cookie": browser.cookie} if browser.cookie else {}
    address = f"ws://127.0.0.1:{browser.port}/live"
    return Page(connect(address, additional_headers=headers, open_timeout=PATIENCE, compression=None))


def until(so: Callable[[], bool]) -> None:
    """Ask again and again until something is so."""
    began = monotonic()
    while not so():
        assert monotonic() - began < PATIENCE


def play(pages: list[Page], dice: Random, decisions: int = 10_000) -> None:
    """Let whoever is asked decide, until the game is over or that many decisions are taken."""
    for _ in range(decisions):
        for page in pages:
            page.catch_up()  # each counts the positions it was shown in its own way
        if pages[0].over:
            return
        asked = [page for page in pages if page.position is not None and page.position["options"]]
        if not asked:
            pages[0].hear()  # a computer decides
            continue
        asked[0].decide(dice)


def seated(browsers: list[Browser], **wish: Any) -> list[Page]:
    """A table at which these people sit and the game has begun."""
    settings = {"players": len(browsers)} | wish.pop("settings", {})
    table = browsers[0].open_table(settings=settings, **wish)
    pages = [browser.visit(table) for browser in browsers]
    for seat, page in enumerate(pages[1:], 1):
        page.do("TakeSeat", seat=seat)
    pages[0].do("Start")
    for page in pages:
        page.wait_for_seq(0)
    return pages


def whose_turn(pages: list[Page]) -> tuple[Page, Page]:
    """Of two people the one who is asked, and the other."""
    first, second = pages
    first.catch_up()
    second.catch_up()
    assert first.position is not None
    return (first, second) if first.position["options"] else (second, first)
