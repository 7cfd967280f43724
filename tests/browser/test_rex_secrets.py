"""Rex Britannorum over the network: nobody is sent another's plan, hand or objectives."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.person import Person
from tests.browser.rex import confirm, decide, open_table, own, play_until, send, view

SECRETS = ("hand", "discard", "objectives", "put_away")
WHISPERS = ("event-drew_card", "event-dealt")


def dealt(person: Person) -> set[str]:
    """The objectives that somebody was ever shown as their own."""
    mine = (kingdom for message in person.positions() for kingdom in message["view"]["kingdoms"])
    return {one["id"] for kingdom in mine for one in kingdom.get("objectives") or ()}


def others(person: Person) -> list[tuple[str, dict[str, Any]]]:
    """Every kingdom of somebody else in every position that was sent, with the step."""
    return [
        (message["view"]["step"], kingdom)
        for message in person.positions()
        for kingdom in message["view"]["kingdoms"]
        if kingdom["seat"] != message["view"]["seat"] or message["view"]["seat"] is None
    ]


def test_no_message_leaks_a_plan_a_hand_or_an_objective(arrive: Arrival) -> None:
    """Rules 13.2, 13.4 and 13.5, in every message that each of four browsers receives."""
    ada, bede, cid, watcher = (arrive(name) for name in ("Ada", "Bede", "Cid", "Watcher"))
    players = [ada, bede, cid]
    table = open_table(ada, {"kind": "open"}, {"kind": "open"})
    for person in (bede, cid):
        person.go(table)
        person.page.get_by_role("button", name="Sit down").first.click()
    watcher.go(table)
    ada.page.get_by_role("button", name="Begin the game").click()
    play_until(players, "planning")

    send(ada, "north")
    send(ada, "north")
    confirm(ada)
    send(bede, "center")
    send(cid, "south")
    expect(watcher.page.locator(".ready")).to_have_count(1)  # that she has planned is all they know
    for person in (bede, cid, watcher):
        assert [kingdom["plays"] for _, kingdom in others(person)] == [[]] * len(others(person))
        assert not any("event-sent" in frame for frame in person.frames)
    assert [play["zone"] for play in own(ada)["plays"]] == ["north", "north"]

    for person in (bede, cid):
        send(person, "center")
        confirm(person)
    for person in (*players, watcher):
        expect(person.page.locator(".battles .fight").first).to_be_visible()  # all plans are shown at once
        assert sum("event-sent" in frame for frame in person.frames) == 1
    for _ in range(6):
        deciding = next((person for person in players if person.targets.count()), None)
        if deciding:
            decide(deciding)

    kept = {person.name: dealt(person) for person in players}
    assert all(len(objectives) == 3 for objectives in kept.values())
    for person in (*players, watcher):
        assert view(person)["turn"] >= 1
        for step, kingdom in others(person):
            assert [secret for secret in SECRETS if kingdom.get(secret) is not None] == []
            assert step != "planning" or kingdom["plays"] == []
        hidden = set().union(*(objectives for name, objectives in kept.items() if name != person.name))
        for frame in person.frames:
            assert [one for one in hidden if f'"{one}"' in frame or f"put_away {one}" in frame] == []
        heard = [line for message in person.positions() for line in message["news"]]
        whispered = [line for line in heard if line["key"] in WHISPERS]
        assert bool(whispered) == (person is not watcher)
        cards = [line["args"][0]["value"] // 7 for line in whispered if line["key"] == "event-drew_card"]
        assert len(set(cards)) <= 1, "only cards of the own colour are drawn in secret"
