"""Whoever vanishes whenever and however: every game comes to its end."""

from __future__ import annotations

from random import Random

import pytest

from bretwalda.server.tables import registry as hall

from .conftest import RunningServer, StartServer
from .people import Browser, Page, seated


def decide(page: Page, dice: Random) -> None:
    """Decide if it is one's turn; a computer may have been faster."""
    page.catch_up()
    if page.position is None or not page.position["options"]:
        return
    choice = dice.choice(page.position["options"])["choice"]
    page.ask("Decide", seq=page.seq, seat=page.position["seat"], choice=choice)


def vanish(page: Page, seat: int, dice: Random) -> Page | None:
    """Go away in one of several ways; the page is kept if it stays connected."""
    manner = dice.choice(["slams the door", "gets up", "falls asleep"])
    if manner == "gets up":
        page.do("LeaveSeat", seat=seat)
    elif manner == "slams the door":
        page.socket.socket.close()  # no good-bye
        return None
    return page


@pytest.mark.parametrize("seed", range(5))
def test_a_game_ends_whoever_vanishes(house: RunningServer, monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    monkeypatch.setattr(hall, "SHORTEST_LIMIT", 1)
    dice = Random(f"vanishing {seed}")
    browsers = [house.person(name) for name in ("Edith", "Harald", "Tostig")]
    pages: list[Page | None] = [*seated(browsers, limit=1, deputy="random", settings={"advanced": True})]
    table = pages[0].table["id"] if pages[0] else ""
    watcher = house.person("Gytha").visit(table)
    asleep: set[int] = set()
    while not watcher.over:
        seat = dice.randrange(len(pages))
        page = pages[seat]
        if seat not in asleep and len(asleep) < 2 and dice.random() < 0.05:  # without anybody the game rests
            assert page is not None
            pages[seat] = vanish(page, seat, dice)
            asleep.add(seat)
        elif seat in asleep and dice.random() < 0.05:
            pages[seat] = come_back(browsers[seat], table, seat)
            asleep.discard(seat)
        elif page is not None and seat not in asleep:
            decide(page, dice)
        watcher.catch_up()


def come_back(browser: Browser, table: str, seat: int) -> Page:
    page = browser.visit(table)
    page.ask("TakeSeat", seat=seat)
    return page


def test_after_a_restart_the_clock_runs_though_nobody_comes_and_the_last_person_is_waited_for(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "SHORTEST_LIMIT", 1)
    house = start_server(limited=False)
    table = seated([house.person("Edith"), house.person("Harald")], limit=1, deputy="random")[0].table["id"]
    house.stop()
    watcher = start_server(limited=False).person("Gytha").visit(table)
    watcher.wait_for(lambda: any(seat["away"] for seat in watcher.seats["seats"]))
    other = next(number for number, seat in enumerate(watcher.seats["seats"]) if not seat["away"])
    watcher.wait_for(lambda: watcher.position is not None and watcher.position["waiting"] == [other])
    assert watcher.position is not None
    assert watcher.position["left"] is None  # nobody waits for them
