"""Nobody receives what they may not know: every message of whole advanced games is looked at."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec

import bretwalda
from bretwalda.engine.journal import UNDO, split_move

from .conftest import RunningServer
from .people import Page, play, seated

ALLOWED = {"Welcome", "Begun", "Seats", "Position", "ChatLines", "Notice", "Done", "Pong"}


def positions_of(journal: bretwalda.Journal) -> list[bretwalda.Match]:
    """The match after each entry of a journal."""
    game = bretwalda.game(journal.game)
    out = []
    for number in range(len(journal.moves) + 1):
        match = bretwalda.Match(game, journal.settings, journal.seed)
        for line in journal.moves[:number]:
            seat, words = split_move(line)
            assert words != UNDO
            match.choose(seat, game.verbs.parse(words))
        out.append(match)
    return out


def plain(thing: object) -> Any:
    return json.loads(msgspec.json.encode(thing))


def check(page: Page, seat: int | None, matches: list[bretwalda.Match], seed: str) -> None:
    """All that a page has heard is what its seat may know."""
    for message in page.heard:
        assert message["type"] in ALLOWED
        if message["type"] != "Position":
            assert seed not in json.dumps(message)
            continue
        match = matches[message["seq"]]
        imagined = match.state.imagine(seat or 0, bretwalda.seeded("other dice"))
        assert message["seat"] == seat
        assert message["view"] == plain(match.game.view(match.state, seat))
        if seat is not None:
            assert message["view"] == plain(match.game.view(imagined, seat))
        mine = seat is not None and seat in list(match.state.actors())
        assert bool(message["options"]) == bool(message["asked"]) == mine
        log = [plain_sentence(match, event) for event in match.events if event.seen_by(seat)]
        assert message["news"] == log[message["log"] :]
        assert (seed in json.dumps(message)) == match.over


def plain_sentence(match: bretwalda.Match, event: bretwalda.Event) -> dict[str, Any]:
    said = match.game.message(event)
    args = [{"name": arg.name, "kind": arg.kind, "value": arg.value} for arg in said.args]
    packed = [{"value": 0, "parts": list(arg.parts)} if arg.parts else {} for arg in said.args]
    return {"key": said.key, "args": [{**plain, **parts} for plain, parts in zip(args, packed, strict=True)]}


def test_no_message_tells_a_secret(house: RunningServer) -> None:
    people = [house.person(name) for name in ("Edith", "Harald", "Tostig")]
    pages = seated(people, settings={"advanced": True})
    watcher = house.person("Gytha").visit(pages[0].table["id"])
    play([*pages, watcher], Random("advanced"))
    watcher.wait_for(lambda: watcher.over)
    assert watcher.position is not None
    journal = bretwalda.decode(people[0].ask("GET", watcher.position["over"]["file"]).body)
    matches = positions_of(journal)
    whispered = [event for event in matches[-1].events if not event.seen_by(None)]
    assert whispered  # else there would be nothing to keep
    for seat, page in enumerate(pages):
        check(page, seat, matches, journal.seed)
    check(watcher, None, matches, journal.seed)


def test_a_table_in_a_list_tells_no_secret(house: RunningServer) -> None:
    edith = house.person("Edith")
    table = edith.open_table(seats=[{"kind": "me"}, {"kind": "me"}], start=True, settings={"advanced": True})
    line = house.person("Gytha").get(f"/api/tables/{table}")
    assert set(line) == {"table", "seats", "yours", "host", "host_is_you", "waiting", "since"}
    assert "seed" not in line["table"]
