"""Two people at one table of Britannia, each with a browser and a language of their own."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import Arrival
from tests.browser.prepared import begin, bring, game_until, take_seat
from tests.browser.test_britannia import act, no_advice, told, view

from bretwalda.games.britannia.board import AREA_IDS, NATION_IDS, SEAT, VERBS
from bretwalda.games.britannia.state import Britannia

ROME = NATION_IDS.index("romans")


def way_out(s: Britannia) -> str | None:
    """Where a vassal of Rome on the march could go so that Rome has to consent, if anywhere."""
    if s.step.name != "march" or s.overlord[s.active] != ROME or s.actor == SEAT[ROME]:
        return None
    for choice in s.options(s.actor):
        after = s.clone()
        assert isinstance(after, Britannia)
        after.choose(s.actor, choice)
        if after.step.name == "consent":
            return str(VERBS.choice(int(choice)).args[0])
    return None


def needs_consent(s: Britannia) -> bool:
    return way_out(s) is not None


def test_the_overlord_is_asked_in_another_browser_and_language(arrive: Arrival) -> None:
    ada, bede = arrive("Ada", language="fr"), arrive("Bede")
    match = game_until(needs_consent, "dux_britannia", "together")
    state = match.state
    assert isinstance(state, Britannia)
    goal, vassal, left = way_out(state), int(state.actor), AREA_IDS[state.place]
    assert goal is not None
    path = bring(ada, match)
    take_seat(ada, int(SEAT[ROME]), leaving=0)
    bede.go(path)
    bede.page.locator(".room").wait_for()
    take_seat(bede, vassal)
    begin(ada, {int(SEAT[ROME]), vassal})
    bede.is_asked()
    no_advice(bede)
    act(bede, goal)
    window = ada.page.get_by_role("region", name="Une décision entre deux nations")
    expect(window).to_contain_text("vos vassaux")
    expect(bede.prompt).to_contain_text("Waiting for")
    seen = ada.decisions_seen()
    window.get_by_role("button", name="Accorder").click()
    ada.wait_past(seen)
    bede.is_asked()
    assert "event-consent_granted" in told(ada)
    assert "event-consent_granted" in told(bede)
    assert not any(one["id"] == left and one.get("stacks") for one in view(bede)["areas"])
