"""Barbarian Kingdoms: no message tells of a treasury, a sealed bribe or a plundered token to those who may not know."""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random

import msgspec

import bretwalda
from bretwalda.engine.journal import UNDO, split_move
from bretwalda.games.barbarian_kingdoms import GAME
from bretwalda.games.barbarian_kingdoms.state import Kingdoms
from bretwalda.server.live.positions import Eyes, Scene
from bretwalda.server.tables.history import History

from ..barbarian_kingdoms.positions import FRANKS, position
from .conftest import RunningServer
from .people import Message, Page, play, seated
from .test_secrets import ALLOWED, plain, plain_sentence

ROUNDS = 20  # enough for battles, bribes and plunder


def by_number(page: Page) -> dict[int, list[Message]]:
    """The positions that a page was sent, by their numbers; all else that came is harmless."""
    out: dict[int, list[Message]] = defaultdict(list)
    for message in page.heard:
        assert message["type"] in ALLOWED
        if message["type"] == "Position":
            out[message["seq"]].append(message)
    return out


def check(message: Message, match: bretwalda.Match, seat: int | None) -> None:
    """A position tells what its reader may know, and would be the same if all that is hidden were otherwise."""
    state = match.state
    assert isinstance(state, Kingdoms)
    otherwise = state.imagine(seat or 0, bretwalda.seeded("other dice"))
    assert message["view"] == plain(GAME.view(state, seat)) == plain(GAME.view(otherwise, seat))
    for number, purse in enumerate(message["view"]["seats"]):
        shown = match.over or number == seat
        assert (purse["treasury"] is not None) == (purse["tremis"] is not None) == shown
    mine = seat is not None and seat in list(state.actors())
    assert bool(message["options"]) == bool(message["asked"]) == mine
    log = [plain_sentence(match, event) for event in match.events if event.seen_by(seat)]
    assert message["news"] == log[message["log"] :]


def shown_while_paying(hidden: str) -> list[tuple[bytes, ...]]:
    """What another seat and a spectator are sent while the Franks pay two tremis, with a token that nobody has seen."""
    state = position(units={"franks": "sea"}, purses={"franks": "bb"}, unknown={"franks": hidden}, active="franks")
    history = History(GAME, {"players": 6, "kingdoms": "seats"}, "pay", state.dump())
    franks, sent = int(state.owner[FRANKS]), list[tuple[bytes, ...]]()
    for move in ("recruit", "at belgica_prima", "pay bb", UNDO, "pay bb"):
        kept = len(history.match.events)
        history.add(franks, move)
        scene = Scene(history, min(kept, len(history.match.events)), None, None, open_log=True)
        eyes = [Eyes(0, True, (0,)), Eyes(None)]
        sent.append(tuple(msgspec.json.encode(message) for message in scene.positions(eyes)))
    return sent


def test_what_is_asked_of_a_payer_tells_nobody_about_a_treasury() -> None:
    """A silver would make a second way to pay, a gold does not: every message to the others is the same."""
    with_a_choice, without = shown_while_paying("s"), shown_while_paying("g")
    assert with_a_choice == without
    assert len(set(with_a_choice)) > 3


def test_no_message_tells_a_secret_of_the_kingdoms(house: RunningServer) -> None:
    people = [house.person(name) for name in ("Aetius", "Galla", "Stilicho")]
    pages = seated(people, game="barbarian_kingdoms", settings={"rounds": ROUNDS})
    watcher = house.person("Priscus").visit(pages[0].table["id"])
    play([*pages, watcher], Random("tribute"))
    watcher.wait_for(lambda: watcher.over)
    assert watcher.position is not None
    journal = bretwalda.decode(people[0].ask("GET", watcher.position["over"]["file"]).body)
    readers = {0: pages[0], 1: pages[1], 2: pages[2], None: watcher}
    told = {seat: by_number(page) for seat, page in readers.items()}

    history = History(GAME, journal.settings, journal.seed)
    match = history.match
    sealed = 0  # positions in which somebody's purse was sealed and not yet open
    for line in [*journal.moves, None]:
        for seat, positions in told.items():
            for message in positions.pop(history.number(seat), []):
                check(message, match, seat)
                sealed += any(purse["locked"] for purse in message["view"]["seats"])
                own = message["view"]["own_bribe"]
                assert own is None or (seat is not None and message["view"]["seats"][seat]["locked"])
        if line is not None:
            history.add(*split_move(line))
    keys = [event.key for event in match.events]
    assert match.over
    assert sealed > 0
    assert not any(told.values())
    assert "bribed" in keys
    assert any(event.key == "found" and not event.seen_by(None) for event in match.events)
    for seat, page in readers.items():
        found = [line for message in page.heard for line in message.get("news", []) if line["key"] == "event-found"]
        assert bool(found) == any(event.key == "found" and event.seen_by(seat) for event in match.events)
        assert journal.seed not in json.dumps([m for m in page.heard if m["type"] != "Position" or not m["over"]])
