"""Positions of Rex Britannorum that the page is shown."""

from __future__ import annotations

from typing import Any

from bretwalda.games.rex_britannorum import GAME
from bretwalda.games.rex_britannorum.board import HIGHEST, KINGDOMS, REQUEST, RISING, VERBS, ZONE_IDS
from bretwalda.games.rex_britannorum.state import Rex
from bretwalda.games.rex_britannorum.steps.battle import playing
from bretwalda.server.http.boxes import box_of

from .stage import Stage, frame

BOX = "/api/games/rex_britannorum/box/"
DUEL = {"players": 2, "duel": True, "objectives": "early_choice"}


def beginning(s: Rex) -> bool:
    return True


def planning(s: Rex) -> bool:
    return s.step.name == "planning"


@frame("rex/kingdom-taken")
def kingdom_taken(stage: Stage) -> None:
    """The kingdom that another leads cannot be led."""
    match = stage.game_until(GAME, DUEL, lambda s: len(s.options(s.actors()[0])) == 2)
    ada = stage.sit_down(match)
    ada.why(*(f"kingdom:{kingdom}" for kingdom in ("brigantes", "iceni", "regnenses")))


@frame("rex/kingdom-later")
def kingdom_later(stage: Stage) -> None:
    """Another chooses a kingdom now."""
    match = stage.game_until(GAME, DUEL, beginning)
    ada = stage.sit_down(match, seat=1 - int(match.state.actors()[0]))
    ada.why("kingdom:brigantes")


@frame("rex/planning")
def plan(stage: Stage) -> None:
    """A plan is made and confirmed; on the way everything is asked about that cannot be chosen."""
    ada = stage.sit_down(stage.game_until(GAME, DUEL, planning), seat=0)
    view = ada.position["view"]
    own, other = (next(one for one in view["kingdoms"] if one["seat"] == seat) for seat in (0, 1))
    ada.why("button:confirm", f"objective:{own['objectives'][0]['id']}", f"queue:{other['queue'][0]}")
    ada.why(f"reinforcement:{view['reinforcements'][0]}")
    for _ in range(2):
        ada.choose_first("send ")
    left = sorted(set(own["hand"]))
    ada.why(*(f"send:{card}:north" for card in left))
    ada.decide("confirm")
    ada.why(*(f"send:{card}:north" for card in left))


@frame("rex/battles")
def battles(stage: Stage) -> None:
    """Two turns from the plans on: what comes to light, the battles that follow, and the stakes."""
    match = stage.game_until(GAME, {"players": 2, "objectives": "early_choice"}, lambda s: planning(s) and s.turn == 3)
    ada = stage.sit_down(match, seat=0)
    decisions = 0
    while ada.position["view"]["turn"] < 5 and decisions < 60:
        person = next(one for one in (ada, stage.bede) if one.position["options"])
        notations = [str(option["notation"]) for option in person.position["options"]]
        person.decide("confirm" if "confirm" in notations else notations[7 * decisions % len(notations)])
        decisions += 1
        if person is not ada:
            ada.listen()


def closed(s: Rex) -> tuple[str, str] | None:
    """A card that can be sent, and the zone it cannot be sent to, if there is one."""
    ways = [VERBS.notation(int(choice)).split() for choice in s.options(0)]
    sent = {(way[1], way[2]) for way in ways if way[0] == "send"}
    return next(((card, zone) for card, _ in sorted(sent) for zone in ZONE_IDS if (card, zone) not in sent), None)


@frame("rex/third-card")
def third_card(stage: Stage) -> None:
    """Two cards go to a zone, and a third cannot."""
    match = stage.game_until(GAME, {"players": 1}, lambda s: closed(s) is not None)
    assert isinstance(match.state, Rex)
    card, zone = closed(match.state) or ("", "")
    stage.sit_down(match).why(f"send:{card}:{zone}")


@frame("rex/pile")
def pile(stage: Stage) -> None:
    """A reinforcement may be drawn from the pile."""
    settings = {"players": 2, "random_reinforcements": True}
    match = stage.game_until(GAME, settings, lambda s: len(s.actors()) == 1 and REQUEST in s.options(s.actors()[0]))
    stage.sit_down(match)


def risen_for_hire(s: Rex) -> bool:
    """Whether a card may be hired that counts more than is printed on it."""
    if not (s.actors() and s.step.name == "hiring"):
        return False
    risen = [kingdom for kingdom in range(KINGDOMS) if playing(s, s.zone, RISING) & s.winners & 1 << kingdom]
    if not any(playing(s, s.zone, HIGHEST) & ~(1 << kingdom) for kingdom in risen):
        return False
    hires = [VERBS.notation(int(choice)) for choice in s.options(s.actors()[0])]
    return any(hire.endswith(f"_{RISING}") for hire in hires)


@frame("rex/risen")
def risen(stage: Stage) -> None:
    """A card of value 1 that counts 7 may be hired."""
    match = stage.game_until(GAME, {"players": 2}, risen_for_hire)
    stage.sit_down(match, seat=int(match.state.actors()[0]))


@frame("rex/other-facts")
def other_facts(stage: Stage) -> None:
    """Whoever owns the box has corrected the facts: a place is called otherwise, and there is one road more."""
    stage.sit_down(stage.game_until(GAME, DUEL, beginning))
    address = BOX + box_of(GAME).digest
    facts: dict[str, Any] = stage.server.person("Ada").get(address)["facts"]
    next(place for place in facts["place"] if place["id"] == "n09")["name"] = "Doncaster"
    facts["roads"]["connections"].append(["n01", "n06"])
    stage.requests[f"GET {address}"] = {"facts": facts}  # the page's tests have the map
