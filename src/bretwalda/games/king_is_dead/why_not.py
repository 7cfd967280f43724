"""Why a thing on the board cannot be chosen now: what hinders it, and the paragraph of the rules that says so."""

from __future__ import annotations

from bretwalda.engine.game import Finding

from .board import (
    ADJACENT,
    ALTERNATIVE,
    BANNER,
    BORDERS,
    CARD_FACTION,
    FACTIONS,
    GIVE,
    HOME,
    NONE,
    OP,
    OP_RESIST,
    OPEN,
    PLOT,
    REGION_IDS,
    TAKE,
    VERBS,
)
from .state import King
from .view import paragraph

HINDRANCES = {
    "not_your_turn": "seat",
    "asked_card": "",
    "asked_region": "",
    "asked_region_card": "",
    "asked_follower": "",
    "asked_faction": "",
    "asked_pile": "",
    "plot": "",
    "supply_not_summoned": "",
    "decided": "region",
    "empty": "region",
    "home": "region faction",
    "home_lost": "region other:region faction",
    "not_bordering": "region faction",
    "wasted": "card region",
    "face_down": "region",
    "held": "region seat",
    "same_card": "region",
    "not_of_faction": "card faction",
    "of_faction": "card faction",
    "too_few_to_give": "region faction number",
    "none_to_come_back": "card region",
    "too_few_to_come_back": "region number",
    "no_form": "card",
    "undoing": "card",
    "same_region": "region",
    "other_region": "region",
    "not_adjacent": "region other:region",
    "chosen_already": "",
    "own_pile": "",
    "no_pile": "seat",
    "too_few_to_march": "region",
    "nowhere_to_march": "region",
    "not_most": "faction",
    "none_in_supply": "faction",
}
# What each decision asks for.
ASKED = {
    "turn": "card",
    "summon": "follower",
    "negotiation": "region_card",
    "negotiation-partner": "region_card",
    "exchange-first": "follower",
    "exchange-answer": "follower",
    "exchange-second": "follower",
    "spying": "pile",
    "returning": "follower",
    "march-first": "follower",
    "march-second": "follower",
    "aid-faction": "supply",
    "placing": "supply",
}  # all others: a region


def why_not(s: King, seat: int, thing: str) -> Finding | None:
    """What hinders a thing that is not among the seat's options; None = there is no such thing."""
    found = VERBS.thing(thing)
    if found is None or found.kind == "button" or (found.kind == "pile" and found.numbers[0] >= s.seats):
        return None
    kind, numbers = found
    if seat != s.actor:
        return "not_your_turn", [int(s.actor)], "4.1"
    step = s.step.name
    if kind == "card" and step == "turn":
        return ("plot", [], "8.4") if numbers[0] == PLOT else None
    if kind == "supply" and step == "summon":
        return "supply_not_summoned", [], "4.4"
    asked = ASKED.get(step, "region")
    if kind != asked:
        if kind == "region" and s.control[numbers[0]] != OPEN:
            return "decided", numbers, "6.1"
        if kind == "region" and asked == "follower" and s.count[numbers[0]] == 0:
            return "empty", numbers, paragraph(s, s.actor)
        return f"asked_{'faction' if asked == 'supply' else asked}", [], paragraph(s, s.actor)
    if kind == "region":
        return _region(s, numbers[0])
    if kind == "region_card":
        return _region_card(s, numbers[0])
    if kind == "supply":
        return _supply(s, numbers[0])
    if kind == "pile":
        return ("own_pile", [], s.step.paragraph) if numbers[0] == seat else ("no_pile", numbers, s.step.paragraph)
    return _follower(s, numbers[0], numbers[1])


def _region(s: King, region: int) -> Finding:
    """Why followers cannot go to a region."""
    step = s.step.name
    if s.control[region] != OPEN:
        return "decided", [region], "6.1"
    if step == "march-target":
        return "not_adjacent", [region, int(s.picked // FACTIONS)], paragraph(s, s.actor)
    if step == "ambush":  # nothing to place, so a follower must be there to return
        return "empty", [region], paragraph(s, s.actor)
    faction = int(CARD_FACTION[s.card])
    if step == "replacement" and s.bordering(faction) >> region & 1:
        return "wasted", [int(s.card), region], "8.13"
    home = int(HOME[faction])
    if region == home:
        return "home", [region, faction], "6.7"
    if BORDERS[region] >> home & 1:  # only a home that has been lost does not count
        return "home_lost", [region, home, faction], "6.6"
    return "not_bordering", [region, faction], "6.5"


def _region_card(s: King, region: int) -> Finding:
    """Why a region card cannot be moved."""
    if s.control[region] != OPEN:
        return "face_down", [region], "7.3"
    for seat in range(s.seats):
        if s.disc[seat] == region:
            return "held", [region, seat], "7.6"
    return "same_card", [region], "7.3"


def _supply(s: King, faction: int) -> Finding:
    """Why no follower of a faction can come from the supply."""
    if s.step.name == "aid-faction":
        return "not_most", [faction], paragraph(s, s.actor)
    if OP[s.card] == OP_RESIST and faction == CARD_FACTION[s.card]:
        return "of_faction", [int(s.card), faction], paragraph(s, s.actor)
    return "none_in_supply", [faction], "6.9"


def _follower(s: King, region: int, faction: int) -> Finding | None:
    """Why a follower on the map cannot be taken."""
    if not s.followers[region * FACTIONS + faction]:
        return None
    step = s.step.name
    if step == "exchange-first":
        return _given(s, region, faction)
    if step == "exchange-answer":
        return _coming_back(s, region, faction)
    if step == "march-first":
        if s.count[region] < s.left:
            return "too_few_to_march", [region], paragraph(s, s.actor)
        return "nowhere_to_march", [region], "6.1"
    due = int(s.picked if step == "returning" else (s.answer if step == "exchange-second" else s.picked) // FACTIONS)
    if region != due:
        return "other_region", [due], paragraph(s, s.actor)
    if step == "exchange-second" and faction == BANNER[s.card]:
        return "of_faction", [int(s.card), faction], paragraph(s, s.actor)
    first = s.answer if step == "exchange-second" else s.picked
    if first == region * FACTIONS + faction and s.followers[first] == 1:
        return "chosen_already", [], paragraph(s, s.actor)
    return "undoing", [int(s.card)], "7.7"


def _given(s: King, region: int, faction: int) -> Finding:
    """Why a follower cannot be the one that an exchange gives away."""
    card, form = int(s.card), int(s.card * 4 + s.form)
    if BANNER[card] not in (NONE, faction):
        return "not_of_faction", [card, int(BANNER[card])], paragraph(s, s.actor)
    if ALTERNATIVE[form] != NONE:
        return "no_form", [card], paragraph(s, s.actor)
    if s.followers[region * FACTIONS + faction] < GIVE[form]:
        return "too_few_to_give", [region, faction, int(GIVE[form])], paragraph(s, s.actor)
    if not any(_reaches(s, region, other) and _answers(s, other) for other in range(len(REGION_IDS))):
        return "none_to_come_back", [card, region], paragraph(s, s.actor)
    return "undoing", [card], "7.7"


def _coming_back(s: King, region: int, faction: int) -> Finding:
    """Why a follower cannot be the one that an exchange brings back."""
    card, giver = int(s.card), int(s.picked // FACTIONS)
    if region == giver:
        return "same_region", [region], paragraph(s, s.actor)
    if not _reaches(s, giver, region):
        return "not_adjacent", [region, giver], paragraph(s, s.actor)
    if faction == BANNER[card]:
        return "of_faction", [card, faction], paragraph(s, s.actor)
    if not _answers(s, region):
        return "too_few_to_come_back", [region, int(TAKE[card * 4 + s.form])], paragraph(s, s.actor)
    return "undoing", [card], "7.7"


def _reaches(s: King, region: int, other: int) -> bool:
    """Whether the card exchanges followers between two regions at all."""
    return region != other and bool(not ADJACENT[s.card] or BORDERS[region] >> other & 1)


def _answers(s: King, region: int) -> bool:
    """Whether a region has as many followers as must come back, none of them of the card's own faction."""
    banner = BANNER[s.card]
    own = 0 if banner == NONE else s.followers[region * FACTIONS + banner]
    return bool(s.count[region] - own >= TAKE[s.card * 4 + s.form])
