"""Positions of Britannia to begin from: played quickly by chance, brought as a save, opened in the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

from tests.browser.person import Person

from bretwalda import seeded
from bretwalda.engine.match import Match
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.state import Britannia

MOST_DECISIONS = 20_000
Wanted = Callable[[Britannia], bool]


@cache
def game_until(wanted: Wanted, scenario: str, seed: str) -> Match:
    """A game by chance up to a position that is wanted; the first of several seeds that comes to one."""
    for attempt in range(30):
        match = Match(GAME, {"scenario": scenario}, f"{seed} {attempt}")
        dice = seeded(f"{seed} {attempt}")
        for _ in range(MOST_DECISIONS):
            state = match.state
            assert isinstance(state, Britannia)
            if wanted(state):
                return match
            if match.over:
                break
            options = state.options(state.actor)
            match.choose(int(state.actor), int(options[dice.below(len(options))]))
    raise AssertionError("no such position came about")


def sit_down(person: Person, wanted: Wanted, scenario: str = "dux_britannia", seed: str = "prepared") -> Britannia:
    """Open a table at a wanted position, in the seat that has to decide there, with computers in the others."""
    match = game_until(wanted, scenario, seed)
    state = match.state
    assert isinstance(state, Britannia)
    seat = max(0, int(state.actor))
    person.go("/")
    person.page.locator("main .facts").first.wait_for()  # the server knows who is there
    saved = person.page.evaluate(POST, ["/api/saves/file?name=prepared", match.journal().encode().decode()])
    table = person.page.evaluate(POST, [f"/api/saves/{saved['id']}/load", ""])["id"]
    person.go(f"/table/{table}")
    if match.over:
        return state
    person.page.locator(".room").wait_for()
    if seat:
        wish(person, {"type": "LeaveSeat", "seat": 0})
        wish(person, {"type": "TakeSeat", "seat": seat})
    for other in range(4):
        if other != seat:
            wish(person, {"type": "SetSeat", "seat": other, "level": "easy"})
    wish(person, {"type": "Start"})
    person.page.locator(".brit-map").wait_for()
    return state


def wish(person: Person, message: dict[str, object]) -> None:
    """Ask the server for something straight over the line."""
    person.page.evaluate("text => window.lines.at(-1).send(text)", json.dumps({"ref": 900, **message}))
    person.page.wait_for_timeout(80)


POST = """async ([path, body]) => {
  const answer = await fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}"""
