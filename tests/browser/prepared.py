"""Positions to begin from: played quickly by chance, put into the database, opened in the browser."""

from __future__ import annotations

from typing import Any

from tests.browser.person import Person
from tests.browser.stage import DATABASES
from tests.chance import Wanted, game_until
from tests.prepared import put_table

from bretwalda.engine.match import Match
from bretwalda.games.britannia import GAME
from bretwalda.server.http.endpoints import COOKIE


def sit_down(person: Person, wanted: Wanted, scenario: str = "dux_britannia") -> None:
    """Open a table at a wanted position, in the seat that has to decide there, with computers in the others."""
    go_on(person, game_until(GAME, {"scenario": scenario}, wanted))


def go_on(person: Person, match: Match, level: str = "easy") -> None:
    """Open a table that goes on with a game, in the seat that has to decide, with computers in the others."""
    seat_people(match, (person, max(0, int(match.state.actor))), level=level)
    person.page.locator(".brit-map").wait_for()


def seat_people(match: Match, *people: tuple[Person, int], level: str = "easy") -> None:
    """A table at which a game stands as it does, with its own dice; computers sit in the other seats."""
    cookies = {seat: cookie(person) for person, seat in people}
    seats = [cookies.get(seat, level) for seat in range(int(match.state.seats))]
    host, first = people[0]
    table = put_table(DATABASES[host.address], match, seats, cookies[first])
    for person, _ in people:
        person.go(f"/table/{table}")


def cookie(person: Person) -> str:
    """What the server knows somebody by."""
    person.context.request.get(f"{person.address}/api/me")
    return next(f"{one['name']}={one['value']}" for one in person.context.cookies() if one["name"] == COOKIE)


def ask(person: Person, path: str, body: bytes) -> dict[str, Any]:
    """Ask the server for something in a person's name, without a page."""
    requests = person.context.request
    requests.get(f"{person.address}/api/me")  # the server knows who is there
    headers = {"content-type": "application/json", "origin": person.address}
    answer = requests.post(person.address + path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return dict(answer.json())
