"""What a page asks and is told, written down: a real server, people who come to it, and a game at a wanted position."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.chance import Hand, Happened, Place, Wanted, by_chance, game_at, game_before, game_until
from tests.prepared import put_table
from tests.server.conftest import RunningServer

from bretwalda import Game
from bretwalda.ai.level import LEVELS
from bretwalda.engine.match import Match
from bretwalda.trials.people import Browser, Message, Page

RECENT = 60  # entries of the journal whose news a page is told when it comes: a long log would only be large
FIXED: dict[str, Any] = {"code": "ABC234", "since": 0, "at": 0, "left": 60}  # drawn by chance, or read from a clock


class Visit:
    """Somebody's page at a table. From `begin` on, whatever it asks and all that it is told is written down."""

    def __init__(self, stage: Stage, browser: Browser, table: str) -> None:
        self.browser = browser
        self.page: Page = browser.visit(table)
        self.table = table
        self._stage = stage
        self._begun = False
        self._known = 0  # messages that are written down, or came before anything was

    @property
    def position(self) -> Message:
        assert self.page.position is not None
        return self.page.position

    def begin(self, since: int | None = None) -> None:
        """The page comes, having seen what happened up to a sequence number: all but the latest, if none is given."""
        line = self.browser.get(f"/api/tables/{self.table}")
        self._stage.requests[f"GET /api/tables/{self.table}"] = line
        since = max(0, self.page.seq - RECENT) if since is None else since
        self.catch_up()
        self._known = len(self.page.heard)
        self._begun = True
        self._stage.talk.append({"ask": {"type": "Hello"}, "hear": self._heard("Hello", since=since, chat=0)})

    def ask(self, kind: str, **fields: Any) -> None:
        heard = self._heard(kind, **fields)
        if self._begun:
            self._stage.talk.append({"ask": {"type": kind, **fields}, "hear": heard})

    def ask_and_wait(self, until: int, kind: str, **fields: Any) -> None:
        """Ask something, and hear all that computers do after it, up to a position that is the page's turn again."""
        self.page.send(kind, **fields)
        self.page.wait_for(lambda: self.page.seq == until)
        self.catch_up()
        heard, self._known = self.page.heard[self._known :], len(self.page.heard)
        heard = [told(message) for message in heard if message["type"] != "Pong"]
        self._stage.talk.append({"ask": {"type": kind, **fields}, "hear": heard})

    def listen(self) -> None:
        """What has come by itself."""
        self._stage.talk.append({"ask": None, "hear": self._heard("Ping")})

    def decide(self, *notations: str) -> None:
        """Take these decisions, one after the other."""
        for notation in notations:
            self.ask("Decide", **self._now(), choice=self._choice(notation))

    def undo(self) -> None:
        self.ask("Undo", **self._now())

    def why(self, *things: str) -> None:
        """Ask why these things cannot be chosen."""
        for thing in things:
            self.ask("AskWhy", **self._now(), thing=thing)

    def choose_first(self, begins: str = "") -> str:
        """Take the first of the options that are written down like this; what it was."""
        notation = next(str(o["notation"]) for o in self.position["options"] if o["notation"].startswith(begins))
        self.decide(notation)
        return notation

    def _now(self) -> dict[str, Any]:
        return {"seq": self.page.seq, "seat": self.position["seat"]}

    def _choice(self, notation: str) -> int:
        offered = {option["notation"]: option["choice"] for option in self.position["options"]}
        assert notation in offered, f"{notation} is not one of {list(offered)}"
        return int(offered[notation])

    def _heard(self, kind: str, **fields: Any) -> list[Message]:
        """Ask something; all that has been heard since, the answer and what came with it."""
        self.page.send(kind, **fields)
        self.catch_up()
        heard, self._known = self.page.heard[self._known :], len(self.page.heard)
        return [told(message) for message in heard if message["type"] != "Pong"]

    def catch_up(self) -> None:
        """Hear all that was sent so far; whoever else is there, too."""
        self._stage.settle()


def told(message: Message) -> Message:
    """A message without the number of the question that it answers: the page will number its own."""
    return {field: value for field, value in message.items() if field != "ref"}


class Stage:
    """Where one frame is made: people come to a server, and what is written down becomes a file."""

    def __init__(self, name: str, server: RunningServer, found: Place | None = None) -> None:
        self.name = name.rsplit("/", 1)[-1]
        self.server = server
        self.requests: dict[str, Any] = {}
        self.talk: list[dict[str, Any]] = []
        self.bede: Visit
        self._place = found
        self._found = found
        self._pages: list[Page] = []
        self._ids: list[str] = []

    # Games ---------------------------------------------------------------------------------------------

    def game_until(self, game: Game[Any], settings: dict[str, Any], wanted: Wanted, hand: Hand = by_chance) -> Match:
        """A game up to a position that is wanted: where it was found before, or found anew."""
        match = self._known(game, settings, hand) or game_until(game, settings, wanted, hand=hand)
        assert wanted(match.state)
        return self._remember(match)

    def game_before(self, game: Game[Any], settings: dict[str, Any], happened: Happened) -> Match:
        """A game up to the word that ends a phase, and after which something happens."""
        return self._remember(self._known(game, settings) or game_before(game, settings, happened))

    def _known(self, game: Game[Any], settings: dict[str, Any], hand: Hand = by_chance) -> Match | None:
        return None if self._found is None else game_at(game, settings, self._found, hand)

    def _remember(self, match: Match) -> Match:
        self._place = Place(match.seed, len(match.decisions))
        return match

    # People --------------------------------------------------------------------------------------------

    def bring(self, match: Match, name: str = "Ada") -> Visit:
        """Somebody comes with a game and opens a table with it, in the first seat."""
        person = self.server.person(name)
        saved = person.ask("POST", "/api/saves/file?name=prepared", match.journal().encode()).json
        table = person.post(f"/api/saves/{saved['id']}/load")
        return self.visit(person, table["id"])

    def visit(self, person: Browser, table: str) -> Visit:
        if table not in self._ids:
            self._ids.append(table)
        visit = Visit(self, person, table)
        self._pages.append(visit.page)
        return visit

    def sit_down(self, match: Match, seat: int | None = None, since: int | None = None) -> Visit:
        """A table that goes on with a game. Ada sits where a decision is owed, and Bede in all the other seats:
        what he decides is up to the frame, and a computer would decide whenever it likes."""
        seat = max(0, int(match.state.actor)) if seat is None else seat
        names = ["Bede"] * int(match.state.seats)
        names[seat] = "Ada"
        visits = self.seated(match, *names)
        if "Bede" in visits:
            self.bede = visits["Bede"]
        visits["Ada"].begin(since)
        return visits["Ada"]

    def seated(self, match: Match, *names: str) -> dict[str, Visit]:
        """A table that goes on with a game; people of these names sit there, or computers of a level. Ada is host."""
        people = {name: self.server.person(name) for name in dict.fromkeys(names) if name not in LEVELS}
        seats = [people[name].cookie if name in people else name for name in names]
        table = put_table(self.server.config.database, match, seats, host=people["Ada"].cookie)
        return {name: self.visit(person, table) for name, person in people.items()}

    def settle(self) -> None:
        """Let everybody hear all that was sent so far."""
        for page in self._pages:
            page.catch_up()

    def close(self) -> None:
        for page in self._pages:
            page.close()

    # The file ------------------------------------------------------------------------------------------

    def written(self) -> str:
        """What goes into the file: all that is known in advance of what the server says."""
        frame: dict[str, Any] = {"requests": self.requests, "talk": thinned(self.talk)}
        if self._place is not None:
            frame = {"from": self._place, **frame}
        text = json.dumps(by_agreement(frame), ensure_ascii=False, separators=(",", ":"))
        for number, one in enumerate(self._ids):
            text = text.replace(one, f"{self.name}-{number}" if number else self.name)
        return text + "\n"


def thinned(talk: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same, but the view of a position has only the parts that are not as in the position before."""
    before: dict[str, Any] = {}
    out = []
    for exchange in talk:
        heard = []
        for message in exchange["hear"]:
            if message["type"] == "Position":
                view = message["view"]
                assert set(before) <= set(view), "a part of the view has gone"
                changed = {part: seen for part, seen in view.items() if part not in before or before[part] != seen}
                heard.append({**message, "view": changed})
                before = view
            else:
                heard.append(message)
        out.append({**exchange, "hear": heard})
    return out


def by_agreement(value: Any) -> Any:
    """The same, with what differs from time to time as agreed; what belongs to a game never does."""
    if isinstance(value, list | tuple):
        return [by_agreement(part) for part in value]
    if not isinstance(value, dict):
        return value
    agreed = {
        name: part if name in ("view", "vocabulary", "verbs") else by_agreement(part) for name, part in value.items()
    }
    agreed |= {name: fixed for name, fixed in FIXED.items() if agreed.get(name) is not None}
    if agreed.get("uploaded") is False:
        agreed["commitment"] = "0" * 64  # of a seed that the server has drawn
    return agreed


Frame = Callable[[Stage], None]
FRAMES: dict[str, Frame] = {}


def frame(name: str) -> Callable[[Frame], Frame]:
    """A frame: what this function does on a stage is written down under this name."""

    def register(made: Frame) -> Frame:
        FRAMES[name] = made
        return made

    return register
