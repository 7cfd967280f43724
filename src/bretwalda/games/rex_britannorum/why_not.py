"""Why a thing on the page cannot be chosen now: what hinders it, and the paragraph of the rules that says so."""

from __future__ import annotations

from bretwalda.engine.game import Finding

from .board import (
    CITY_PLACES,
    EXTRA,
    JOKER,
    KINGDOMS,
    NONE,
    ROADS,
    SLOTS,
    VASSALS_CLAIM,
    VERBS,
    ZONE_TOKENS,
    colour_of,
    count,
    planned,
    planned_zone,
)
from .realm import Realm
from .state import Rex
from .steps.battle import won_by_winners
from .steps.powers import exposed_winners

HINDRANCES = {
    "not_your_turn": "seat",
    "confirmed": "",
    "asked_kingdom": "",
    "asked_objective": "",
    "asked_recruitment": "",
    "asked_planning": "",
    "asked_claim": "zone",
    "asked_joker": "zone",
    "asked_hiring": "zone",
    "asked_reinforcement": "",
    "asked_joining": "zone",
    "asked_help": "",
    "kingdom_taken": "kingdom",
    "objective_not_yours": "",
    "not_in_queue": "card",
    "pile_empty": "",
    "not_in_hand": "card",
    "troops_first": "",
    "two_troops": "",
    "one_extra": "",
    "zone_full": "zone",
    "too_few_troops": "",
    "must_take": "",
    "other_zone": "zone",
    "no_token": "place",
    "no_joker": "zone",
    "present": "place",
    "no_oppidum": "place",
    "won_by_winner": "place",
    "joker_won_by_winner": "zone",
    "joker_yours": "zone",
    "nobody_there": "place",
    "city_not_romes": "place",
    "city_not_joined": "place",
    "not_gained": "place zone",
    "protected_road": "place",
    "own_colour": "card",
    "not_of_winner": "card zone",
    "protected_card": "card",
    "not_on_table": "card",
    "face_down": "",
    "face_up": "",
}

# What each decision asks for: the kinds of things, and the paragraph.
ASKED = {
    "kingdom": ({"kingdom"}, "3.1"),
    "objective": ({"objective"}, "3.6"),
    "recruitment": ({"queue", "deck"}, "4.6"),
    "planning": ({"send", "button"}, "5.1"),
    "claim": ({"place", "joker"}, "7.1"),
    "joker": ({"place"}, "7.6"),
    "hiring": ({"played"}, "8.1"),
    "reinforcement": ({"reinforcement", "reinforcements"}, "8.4"),
    "joining": ({"place"}, "8.5"),
    "help": ({"reinforcement", "reinforcements"}, "7.12"),
}


def why_not(s: Rex, seat: int, thing: str) -> Finding | None:
    """What hinders a thing that is not among the seat's options; None = there is no such thing."""
    found = VERBS.thing(thing)
    if found is None:
        return None
    if seat not in [int(actor) for actor in s.actors()]:
        return ("confirmed", [], "5.6") if s.secret else ("not_your_turn", [int(s.actor)], "4.1")
    kind, numbers = found
    kinds, paragraph = ASKED[s.step.name]
    if thing == "button:decline" and s.step.name in ("claim", "joker"):
        return "must_take", [], "R2"
    if kind not in kinds or thing == "button:decline":
        zone = [int(s.zone)] if HINDRANCES[f"asked_{s.step.name}"] else []
        return f"asked_{s.step.name}", zone, paragraph
    return _hindered(s, seat, kind, numbers)


def _hindered(s: Rex, seat: int, kind: str, numbers: list[int]) -> Finding | None:
    """Why a thing of the kind that is asked for will not do."""
    if kind == "kingdom":
        return "kingdom_taken", numbers, "3.1"
    if kind == "objective":
        return "objective_not_yours", [], "3.6"
    if kind == "queue":
        return "not_in_queue", numbers, "4.6"
    if kind == "deck":
        return "pile_empty", [], "4.8"
    if kind == "button":
        return "too_few_troops", [], "5.1"
    realm = s.realm[s.kingdom_of(seat)]
    if kind == "send":
        return _sent(realm, *numbers)
    if kind == "played":
        return _hired(s, realm, numbers[0])
    if kind == "reinforcement":
        return ("face_down", [], "10.9") if s.random_reinforcements else ("not_on_table", numbers, "3.2")
    if kind == "reinforcements":
        return "face_up", [], "3.2"
    if kind == "joker":
        return _joker(s, numbers[0])
    return {"claim": _claimed, "joker": _marked, "joining": _joined}[s.step.name](s, realm, numbers[0])


def _sent(realm: Realm, kind: int, zone: int) -> Finding | None:
    """Why a card cannot be sent to a zone."""
    if not count(realm.hand, kind):
        return "not_in_hand", [kind], "5.1"
    enough = planned(realm.plan, EXTRA - 1) != NONE
    if colour_of(kind) == realm.kingdom:
        return ("two_troops", [], "5.1") if enough else None
    if not enough:
        return "troops_first", [], "5.3"
    if planned(realm.plan, EXTRA) != NONE:
        return "one_extra", [], "5.3"
    return "zone_full", [zone], "5.4"


def _joker(s: Rex, zone: int) -> Finding:
    """Why a joker cannot be taken."""
    if zone != s.zone:
        return "other_zone", [int(s.zone)], "6.1"
    if not s.tokens >> JOKER + zone & 1:
        return "no_joker", [zone], "4.4"
    if s.phase == VASSALS_CLAIM and won_by_winners(s) >> JOKER + zone & 1:
        return "joker_won_by_winner", [zone], "7.3"
    return "joker_yours", [zone], "7.1"


def _claimed(s: Rex, realm: Realm, place: int) -> Finding | None:
    """Why the token of a place cannot be taken."""
    if not ZONE_TOKENS[s.zone] >> place & 1:
        return "other_zone", [int(s.zone)], "6.1"
    if not s.tokens >> place & 1:
        return "no_token", [place], "7.1"
    if s.phase == VASSALS_CLAIM and won_by_winners(s) >> place & 1:
        return "won_by_winner", [place], "7.3"
    return _unusable(realm, place)


def _unusable(realm: Realm, place: int) -> Finding | None:
    """Why a kingdom could put no marker on a place at all."""
    if realm.held >> place & 1:
        return "present", [place], "2.6"
    if CITY_PLACES >> place & 1 and not realm.oppida():
        return "no_oppidum", [place], "R12"
    return None


def _marked(s: Rex, realm: Realm, place: int) -> Finding | None:
    """Why a joker cannot mark a place."""
    if not ZONE_TOKENS[s.zone] >> place & 1:
        return "other_zone", [int(s.zone)], "7.6"
    found = _unusable(realm, place)
    if found is not None:
        return found
    return ("nobody_there", [place], "7.7") if ROADS >> place & 1 else ("city_not_romes", [place], "7.8")


def _joined(s: Rex, realm: Realm, place: int) -> Finding | None:
    """Why a power 3 cannot put a cube on a place."""
    if CITY_PLACES >> place & 1:
        return "city_not_joined", [place], "8.5"
    if realm.held >> place & 1:
        return "present", [place], "2.6"
    for k in range(KINGDOMS):
        if s.winners >> k & 1 and s.realm[k].gained >> place & 1:
            return "protected_road", [place], "8.6"
    return "not_gained", [place, int(s.zone)], "8.5"


def _hired(s: Rex, realm: Realm, kind: int) -> Finding | None:
    """Why a power 2 cannot take a card."""
    if colour_of(kind) == realm.kingdom:
        return "own_colour", [kind], "8.2"
    protected = s.winners & ~exposed_winners(s)
    for k in range(KINGDOMS):
        if protected >> k & 1 and _plays(s, s.realm[k], kind):
            return "protected_card", [kind], "8.6"
    return "not_of_winner", [kind, int(s.zone)], "8.1"


def _plays(s: Rex, realm: Realm, kind: int) -> bool:
    """Whether a kingdom has played a card in the zone being fought over."""
    return any(planned(realm.plan, k) == kind and planned_zone(realm.plan, k) == s.zone for k in range(SLOTS))
