"""Positions of Britannia to begin from: played quickly by chance, brought as a save, opened in the browser."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Person
from tests.chance import Wanted, game_until

from bretwalda.engine.match import Match
from bretwalda.games.britannia import GAME

SEATS = range(4)


def sit_down(person: Person, wanted: Wanted, scenario: str = "dux_britannia") -> None:
    """Open a table at a wanted position, in the seat that has to decide there, with computers in the others."""
    go_on(person, game_until(GAME, {"scenario": scenario}, wanted))


def go_on(person: Person, match: Match, level: str = "easy") -> None:
    """Open a table that goes on with a game, in the seat that has to decide, with computers in the others."""
    bring(person, match)
    if match.over:
        return
    seat = int(match.state.actor)
    take_seat(person, seat, leaving=0)
    begin(person, {seat}, level)


def bring(person: Person, match: Match) -> str:
    """Bring a game as a save and open a table with it, in the first seat; the path of the table."""
    saved = ask(person, "/api/saves/file?name=prepared", match.journal().encode())
    loaded = ask(person, f"/api/saves/{saved['id']}/load", b"")
    path = f"/table/{loaded['id']}"
    person.go(path)
    if not match.over:
        person.page.locator(".room").wait_for()
    return path


def take_seat(person: Person, seat: int, leaving: int | None = None) -> None:
    if seat == leaving:
        return
    if leaving is not None:
        person.wish(type="LeaveSeat", seat=leaving)
    person.wish(type="TakeSeat", seat=seat)


def begin(host: Person, people: set[int], level: str = "easy") -> None:
    """Let computers sit in the other seats, and begin."""
    for other in SEATS:
        if other not in people:
            host.wish(type="SetSeat", seat=other, level=level)
    host.wish(type="Start")
    host.page.locator(".brit-map").wait_for()


def ask(person: Person, path: str, body: bytes) -> dict[str, Any]:
    """Ask the server for something in a person's name, without a page."""
    requests = person.context.request
    requests.get(f"{person.address}/api/me")  # the server knows who is there
    headers = {"content-type": "application/json", "origin": person.address}
    answer = requests.post(person.address + path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return dict(answer.json())
