"""Positions of Britannia to begin from: played quickly by chance, brought as a save, opened in the browser."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from tests.browser.person import Person

from bretwalda import seeded
from bretwalda.engine.match import Match
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import VERBS
from bretwalda.games.britannia.state import Britannia

MOST_DECISIONS = 20_000
ATTEMPTS = 60
SEATS = range(4)
Wanted = Callable[[Britannia], bool]
Happened = Callable[[int, set[str]], bool]  # the turn of a decision, and the keys of all that came of it


@cache
def game_until(wanted: Wanted, scenario: str, seed: str) -> Match:
    """A game by chance up to a position that is wanted; the first of several seeds that comes to one."""
    for attempt in range(ATTEMPTS):
        match = Match(GAME, {"scenario": scenario}, f"{seed} {attempt}")
        dice = seeded(f"{seed} {attempt}")
        for _ in range(MOST_DECISIONS):
            if wanted(position(match)):
                return match
            if match.over:
                break
            by_chance(match, dice.below(len(position(match).options(match.state.actor))))
    raise AssertionError("no such position came about")


@cache
def game_before(happened: Happened, scenario: str, seed: str = "prepared") -> Match:
    """A game by chance up to the word that ends a phase, and after which something happens."""
    for attempt in range(ATTEMPTS):
        match = Match(GAME, {"scenario": scenario}, f"{seed} {attempt}")
        dice = seeded(f"{seed} {attempt}")
        while not match.over:
            turn, told = int(position(match).turn), len(match.events)
            notation = by_chance(match, dice.below(len(match.state.options(match.state.actor))))
            if notation == "done" and happened(turn, {event.key for event in match.events[told:]}):
                return without_the_last(match)
    raise AssertionError("no such thing happened")


def position(match: Match) -> Britannia:
    assert isinstance(match.state, Britannia)
    return match.state


def by_chance(match: Match, number: int) -> str:
    """Take one of the options; how it is written down."""
    state = match.state
    choice = int(state.options(state.actor)[number])
    match.choose(int(state.actor), choice)
    return VERBS.notation(choice)


def without_the_last(match: Match) -> Match:
    """The same game, one decision earlier."""
    earlier = Match(GAME, match.options, match.seed)
    for decision in match.decisions[:-1]:
        earlier.choose(decision.seat, decision.choice)
    return earlier


def sit_down(person: Person, wanted: Wanted, scenario: str = "dux_britannia", seed: str = "prepared") -> Britannia:
    """Open a table at a wanted position, in the seat that has to decide there, with computers in the others."""
    match = game_until(wanted, scenario, seed)
    go_on(person, match)
    return position(match)


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
