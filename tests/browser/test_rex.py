"""Rex Britannorum in the browser: a whole game, keyboard, phone, secrets."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect
from tests.browser.barriers import barriers
from tests.browser.conftest import Arrival
from tests.browser.person import Person, whoever_is_asked
from tests.browser.rex import (
    MOST_DECISIONS,
    RANDOM,
    confirm,
    confirmable,
    decide,
    hand,
    open_table,
    own,
    play_until,
    send,
    view,
)

MOST_TABS = 20  # from a card in hand to a zone
SECRETS = ("hand", "discard", "objectives", "put_away")
WHISPERS = ("event-drew_card", "event-dealt")


def test_a_solo_game_is_played_to_the_end_by_clicking(arrive: Arrival) -> None:
    ada = arrive("Ada")
    open_table(ada)
    ada.page.get_by_role("button", name="Lead the Iceni").click()
    expect(ada.page.locator(".rival")).to_have_count(2)
    expect(ada.page.get_by_role("region", name="Brigantes")).to_contain_text("foresighted")
    expect(ada.page.locator("[data-objective]")).to_have_count(3)
    told = 0
    for _ in range(MOST_DECISIONS):
        decide(ada)
        told = max(told, ada.page.locator(".battles .fight").count())
        if ada.ended.count():
            break
    assert told == 3, "the battles of all zones are reported"
    score = view(ada)["reckoning"]["scores"][0]
    expect(ada.ended.locator(".total td").first).to_have_text(str(score["total"]))
    expect(ada.ended.locator(".ratings .mine")).to_have_count(1)
    expect(ada.ended.locator(".verdict")).to_contain_text("Prasutagos")
    expect(ada.ended.locator("[data-objective]")).to_have_count(3)
    assert barriers(ada.page) == []


def test_a_turn_is_played_by_keyboard_alone_without_barriers(arrive: Arrival) -> None:
    ada = arrive("Ada", language="fr")
    open_table(ada, RANDOM, random_reinforcements=True)
    keys, focused = ada.page.keyboard, ada.page.locator(":focus")
    asked: set[str] = set()
    for _ in range(MOST_DECISIONS):
        ada.is_asked()
        if view(ada)["turn"] == 2:
            break
        if view(ada)["step"] not in asked:
            assert barriers(ada.page) == []
        asked.add(view(ada)["step"])
        with ada.deciding():
            keys.press("ArrowDown")
            expect(focused).to_have_attribute("data-target", "")
            keys.press("Enter")
            if ada.page.evaluate("document.activeElement.ariaPressed") == "true":  # a card in hand: where shall it go?
                for _ in range(MOST_TABS):
                    keys.press("Tab")
                    if "zone" in (focused.get_attribute("class") or ""):
                        break
                keys.press("Enter")
    assert asked >= {"kingdom", "objective", "recruitment", "planning"}
    keys.press("w")  # everything can be asked about
    ada.page.locator("[data-place='place:n09'] [data-question]").press("Enter")
    expect(ada.page.locator(".answer p")).to_be_visible()
    assert barriers(ada.page) == []


def test_a_turn_is_played_on_a_phone_without_barriers(arrive: Arrival) -> None:
    """Log and players are out of sight there, so what moves needs places on the board, and words."""
    ada = arrive("Ada", language="fr", phone=True)
    open_table(ada, RANDOM, RANDOM)
    ada.is_asked()
    assert barriers(ada.page) == []
    play_until([ada], "planning")
    for place in ("kingdom:brigantes", "kingdom:iceni", "kingdom:regnenses", "bag", "track", "reinforcement"):
        expect(ada.page.locator(f".board [data-place='{place}']:visible")).to_have_count(1)
    hand(ada).first.click()
    expect(ada.page.locator(".send .zone").first).to_be_in_viewport()
    assert barriers(ada.page) == []
    for _ in range(2):
        send(ada, "north")
    confirm(ada)
    ada.is_asked()
    assert barriers(ada.page) == []
    *before, last = ada.told()
    told = ada.page.locator(".tidings")
    expect(told.locator(".words")).to_have_text(last)
    told.get_by_role("button").dispatch_event("click")  # a battle may lie above it
    expect(told.locator("li")).not_to_have_count(0)
    since = told.locator("li").all_text_contents()
    assert since == before[-len(since) :]
    ada.page.locator(".board .fold").click()
    expect(ada.page.locator(".stakes")).to_be_visible()
    expect(ada.page.locator(".again, .battles").first).to_be_attached()
    assert barriers(ada.page) == []


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
    """Rules 13.2, 13.4 and 13.5, in every message to each of three browsers; plans change until all stand."""
    ada, bede, watcher = (arrive(name) for name in ("Ada", "Bede", "Watcher"))
    players = [ada, bede]
    table = open_table(ada, {"kind": "open"})
    bede.go(table)
    bede.sit_down()
    watcher.go(table)
    ada.page.get_by_role("button", name="Begin the game").click()
    play_until(players, "planning")

    send(ada, "north")
    send(ada, "center")
    first, second = own(ada)["plays"]
    assert (first["zone"], second["zone"]) == ("north", "center")
    ada.page.get_by_role("button", name=re.compile("^Turn: ")).first.click()
    expect(ada.page.locator(".holder li").first).not_to_contain_text("North")
    expect(confirmable(ada)).to_be_visible()
    assert [play["card"] for play in own(ada)["plays"]] == [first["card"], second["card"]]
    assert own(ada)["plays"][0]["zone"] in ("center", "south")
    ada.page.get_by_role("button", name=re.compile("^Take .* back")).first.click()
    planned = ada.page.locator(".holder [data-card]")
    expect(planned.first).to_have_attribute("data-card", second["card"])
    expect(planned).to_have_count(1)
    send(ada, "south")
    confirm(ada)
    expect(ada.page.locator(".holder")).to_contain_text("hidden until all are revealed")
    expect(bede.page.locator(".ready")).to_have_count(1)
    ada.page.get_by_role("button", name="Change the plan").click()
    expect(confirmable(ada)).to_be_visible()
    confirm(ada)
    send(bede, "center")
    for person in (bede, watcher):
        person.catch_up()
        expect(person.page.locator(".ready")).to_have_count(1)  # that she has planned is all they know
        assert [kingdom["plays"] for _, kingdom in others(person)] == [[]] * len(others(person))
        assert not any("event-sent" in frame for frame in person.frames)
    assert [play["zone"] for play in own(ada)["plays"]] == ["center", "south"]

    send(bede, "center")
    confirm(bede)
    for person in (*players, watcher):
        expect(person.page.locator(".battles .fight").first).to_be_visible()  # all plans are shown at once
        assert sum("event-sent" in frame for frame in person.frames) == 1
    for _ in range(6):
        decide(whoever_is_asked(*players))
    watcher.catch_up()

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
