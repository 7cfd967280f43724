"""Pages that do not read, over real sockets: the system's buffers fill up, and what waits for them has an end."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from time import monotonic, sleep
from typing import Any

import pytest

from bretwalda.server.live import wire as wires
from bretwalda.server.live.audience import send
from bretwalda.server.live.sockets import IN_A_ROW, Talk
from bretwalda.server.live.wire import LARGEST_PIECE, LONGEST_OUTBOX, MOST_WAITING, Wire
from bretwalda.server.messages import Pong

from .conftest import RunningServer, StartServer
from .people import PATIENCE, Browser, Page
from .raw import PING, PONG, RawPage, masked, text

ROOM = 4_096  # bytes that the system takes for a page that does not read
BRITANNIA = {"game": "britannia", "seats": [{"kind": "me"}] * 4, "start": True}  # with large positions


def until(true: Callable[[], bool]) -> None:
    """Wait for something that the server does in its thread."""
    end = monotonic() + PATIENCE
    while not true():
        assert monotonic() < end, "it does not come about"
        sleep(0.005)


class Watch:
    """What the wires were like after each frame that was posted, and when they were cut off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.most_bytes = self.most_frames = 0
        self.answered: Counter[Wire] = Counter()
        self.cuts: list[dict[str, Any]] = []
        post, cut_off = Wire.post, Wire._cut_off

        def watched_post(wire: Wire, frame: bytes) -> None:
            post(wire, frame)
            self.most_bytes = max(self.most_bytes, wire.waiting)
            self.most_frames = max(self.most_frames, len(wire.outbox))
            self.answered[wire] += b'"type":"Done"' in frame[:20]

        def watched_cut(wire: Wire, why: str) -> None:
            buffered, frames = wire.transport.get_write_buffer_size(), len(wire.outbox)
            cut = {"why": why, "full": wire.full, "bytes": wire.waiting, "buffered": buffered, "frames": frames}
            self.cuts.append(cut)
            cut_off(wire, why)

        monkeypatch.setattr(Wire, "post", watched_post)
        monkeypatch.setattr(Wire, "_cut_off", watched_cut)


class DeafPage(RawPage):
    """A page that asks for everything again and again and reads nothing; and the server's end of it."""

    def __init__(self, house: RunningServer, browser: Browser, table: str, watch: Watch) -> None:
        super().__init__(browser, table, ROOM)
        (self.wire,) = [wire for wire in house.wires() if wire.client is not None and wire.client[1] == self.port]
        self.asked = 0
        self._watch = watch

    def ask(self) -> None:
        """Ask for everything, ten times over, and wait until the server has answered."""
        refs = range(self.asked + 1, self.asked + 11)
        self.asked = refs[-1]
        with suppress(OSError):  # it has been cut off
            self.socket.sendall(b"".join(text("Hello", ref=ref) for ref in refs))
        until(lambda: self._watch.answered[self.wire] == self.asked or self.gone)

    def fill(self) -> None:
        """Ask until the line is full and something waits behind it."""
        while not (self.wire.full and self.wire.outbox) and not self.gone:
            self.ask()

    @property
    def gone(self) -> bool:
        return self.wire.disconnected


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


@pytest.fixture
def talker(watch: Watch, house: RunningServer) -> Page:
    """Somebody at a table who reads."""
    edith = house.person("Edith")
    return edith.visit(edith.open_table(**BRITANNIA))


@pytest.fixture
def deaf(house: RunningServer, talker: Page, watch: Watch) -> Iterator[DeafPage]:
    """Somebody at the same table who does not."""
    page = DeafPage(house, house.person("Harald"), talker.table["id"], watch)
    yield page
    page.close()


def test_a_page_that_does_not_read_is_cut_off_when_too_many_bytes_wait(deaf: DeafPage, watch: Watch) -> None:
    while not deaf.gone:
        deaf.ask()
    (cut,) = watch.cuts
    assert cut["full"]
    assert cut["buffered"] > 0, "the system took everything"
    assert cut["frames"] < LONGEST_OUTBOX
    assert MOST_WAITING / 2 < watch.most_bytes <= MOST_WAITING
    until(lambda: not deaf.wire.outbox)


def test_a_page_that_does_not_read_is_cut_off_when_too_many_frames_wait(deaf: DeafPage, watch: Watch) -> None:
    deaf.fill()
    deaf.socket.sendall(text("Ping") * LONGEST_OUTBOX)
    until(lambda: deaf.gone)
    (cut,) = watch.cuts
    assert cut["full"]
    assert cut["frames"] == LONGEST_OUTBOX + 1
    assert watch.most_frames == LONGEST_OUTBOX
    assert watch.most_bytes < MOST_WAITING


def test_a_page_that_reads_may_be_sent_any_number_of_frames_in_one_moment(
    talker: Page, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    refs = list(range(3 * LONGEST_OUTBOX))

    def say_often(talk: Talk, message: Any) -> None:
        for ref in refs:
            send(talk.page, Pong(ref))

    monkeypatch.setattr(Talk, "_say", say_often)
    talker.send("Ping")
    assert [talker.hear_until(lambda m: m["type"] == "Pong")["ref"] for _ in refs] == refs
    assert watch.cuts == []


def test_others_at_the_table_are_told_everything_meanwhile(deaf: DeafPage, talker: Page, watch: Watch) -> None:
    deaf.fill()
    said = [f"line {number}" for number in range(20)]
    for line in said:
        talker.do("Say", text=line)
    assert deaf.wire.full, "nobody waited for it"
    assert not deaf.gone
    talker.wait_for(lambda: len(talker.chat) == len(said))
    assert [line["text"] for line in talker.chat] == said
    while not deaf.gone:
        deaf.ask()
    talker.do("Say", text="it has gone")
    talker.wait_for(lambda: talker.chat[-1]["text"] == "it has gone")
    talker.wait_for(lambda: talker.seats["watching"] == 0)


def test_a_page_that_reads_again_in_time_has_missed_nothing(deaf: DeafPage, talker: Page, watch: Watch) -> None:
    deaf.fill()
    talker.do("Say", text="wake up")
    deaf.send("Ping", ref=deaf.asked + 1)
    kinds: list[str] = []
    refs: list[int] = []
    while not refs or refs[-1] <= deaf.asked:
        message = deaf.message()
        kinds.append(message["type"])
        if message["type"] in ("Done", "Pong"):
            refs.append(message["ref"])
    assert refs == list(range(1, deaf.asked + 2))
    assert kinds.count("Position") == deaf.asked
    assert kinds.count("ChatLines") == 1
    assert watch.cuts == []
    assert not deaf.wire.full


def test_a_line_is_full_as_soon_as_the_system_takes_no_more(house: RunningServer, watch: Watch) -> None:
    """Not only when another 64 KiB wait, as is usual: a socket that is closed before that would never end."""
    edith = house.person("Edith")
    deaf = DeafPage(house, edith, edith.open_table(), watch)
    while not deaf.wire.transport.get_write_buffer_size():
        deaf.ask()
    assert deaf.wire.full
    deaf.close()


def test_a_line_that_stays_full_is_cut_off_though_little_waits(
    deaf: DeafPage, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wires, "LONGEST_STOP", 0.5)
    deaf.fill()
    until(lambda: deaf.gone)
    (cut,) = watch.cuts
    assert cut["full"]
    assert watch.most_bytes < MOST_WAITING


def test_a_page_that_is_sent_away_while_its_line_is_full_is_cut_off_in_the_end(
    house: RunningServer, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To close a socket is to wait until its buffer is empty, which it never is."""
    monkeypatch.setattr(wires, "LONGEST_STOP", 0.5)
    edith = house.person("Edith")
    host = edith.visit(edith.open_table(seats=[{"kind": "me"}] * 2, spectators=False))
    deaf = DeafPage(house, house.person("Harald"), host.table["id"], watch)
    deaf.fill()
    host.do("Start")
    until(lambda: deaf.gone)
    assert watch.cuts
    deaf.close()


def test_a_page_that_is_sent_away_while_its_line_is_full_can_still_read_why(house: RunningServer, watch: Watch) -> None:
    edith = house.person("Edith")
    host = edith.visit(edith.open_table(seats=[{"kind": "me"}] * 2, spectators=False))
    deaf = DeafPage(house, house.person("Harald"), host.table["id"], watch)
    deaf.fill()
    host.do("Start")
    while (message := deaf.message())["type"] != "Refused":
        pass
    assert message["key"] == "refused-no-spectators"
    assert deaf.closing_code() == 4403
    deaf.close()


def test_pongs_that_nobody_reads_do_not_pile_up(deaf: DeafPage, watch: Watch) -> None:
    """The library answers pings by itself, whether the line is full or not."""
    pings = [masked(PING, b"x" * 125)] * 100
    deaf.fill()
    while not deaf.gone:
        waiting = deaf.wire.waiting
        with suppress(OSError):
            deaf.socket.sendall(b"".join(pings))
        until(lambda before=waiting: deaf.wire.waiting >= before + 127 * len(pings) or deaf.gone)  # type: ignore[misc]
    (cut,) = watch.cuts
    assert cut["full"]
    assert cut["why"] == "does not read"
    assert cut["bytes"] <= MOST_WAITING + LARGEST_PIECE


def test_the_server_stops_although_a_page_does_not_read(
    watch: Watch, start_server: StartServer, caplog: pytest.LogCaptureFixture
) -> None:
    house = start_server(limited=False, workers=1)
    edith = house.person("Edith")
    deaf = DeafPage(house, edith, edith.open_table(**BRITANNIA), watch)
    deaf.fill()
    with caplog.at_level(logging.ERROR, "uvicorn.error"):
        house.stop()
    assert deaf.gone
    said = [record.getMessage() for record in caplog.records if record.name == "uvicorn.error"]
    assert said == []  # or: "… timeout graceful shutdown exceeded"
    deaf.close()


def test_a_page_that_sends_much_at_once_does_not_keep_others_waiting(
    house: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While the first frames of many are heard, somebody else speaks: their turn comes before those frames' end."""
    edith, harald = house.person("Edith"), house.person("Harald")
    many = 500
    heard: list[str] = []
    hear = Talk.hear

    async def noted(talk: Talk, frame: str | bytes) -> None:
        heard.append(talk.person.name)
        if len(heard) == 2:
            patient.send("Ping", ref=1)
        await hear(talk, frame)

    monkeypatch.setattr(Talk, "hear", noted)
    table = edith.open_table()
    hasty, patient = RawPage(edith, table), RawPage(harald, table)
    hasty.socket.sendall(b"".join(text("Ping", ref=ref) for ref in range(many)))
    assert patient.answer(1) == "Pong"
    assert hasty.answer(many - 1) == "Pong"
    assert heard.count("Edith") == many
    assert heard.index("Harald") < 10 * IN_A_ROW
    hasty.close()
    patient.close()


def test_a_page_that_sends_more_at_once_than_can_be_read_quickly_is_cut_off(house: RunningServer, watch: Watch) -> None:
    edith = house.person("Edith")
    page = RawPage(edith, edith.open_table())
    try:
        while not watch.cuts:
            page.socket.sendall(masked(PONG, b"") * LARGEST_PIECE)
    except OSError:
        until(lambda: bool(watch.cuts))
    assert watch.cuts[0]["why"] == "sends too much at once"
    page.close()
