"""Names that come from the facts, so that whoever corrects the facts corrects them too: places, regions, objectives."""

from __future__ import annotations

from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts

from .board import FACTS, LINK_IDS, PLACE_IDS, REGION_IDS, ZONE_IDS

KINDS_NAMED_BY_FACTS = frozenset({"place", "objective", "objective_card"})


def phrase(texts: Texts, kind: str, value: int) -> str:
    """A place or an objective in words; of an objective whose conditions one knows only what is printed on the card."""
    if kind == "place":
        return place(PLACE_IDS[value])
    row = FACTS["objective"][value]
    if kind == "objective_card":
        return str(row["id"].upper())
    assert kind == "objective"
    conditions = [condition(texts, value, k) for k in range(len(row["conditions"]))]
    return texts.say("objective", id=row["id"].upper(), one=conditions[0], two=conditions[1], three=conditions[2])


def place(place_id: str) -> str:
    """`Danum (N09)`; places without a token have no number."""
    row = FACTS["place"][PLACE_IDS.index(place_id)]
    return f"{row['name']} ({row['id'].upper()})" if row["token"] else str(row["name"])


def region(region_id: str) -> str:
    return str(FACTS["region"][REGION_IDS.index(region_id)]["name"])


def condition(texts: Texts, objective: int, number: int) -> str:
    """A condition of an objective in words: those of the facts, or ours (`wording.py` makes those of free ones)."""
    kind, *names = FACTS["objective"][objective]["conditions"][number]
    made = f"where-{objective}-{number}"
    return texts.say(made) if texts.has(made) else usual(texts, kind, names)


def usual(texts: Texts, kind: str, names: list[str]) -> str:
    """A condition that is no free expression."""
    key = f"condition-{kind}"
    if kind == "control_cities":
        return texts.message(Message(key, (Arg("zone", "zone", ZONE_IDS.index(names[0])),)))
    if kind.endswith("_link"):
        places = FACTS["link"][LINK_IDS.index(names[0])]["places"]
        return texts.say(key, one=place(places[0]), other=place(places[-1]))
    if kind == "present_either":
        return texts.say(key, one=place(names[0]), other=place(names[1]))
    if kind == "control_either":
        return texts.say(key, one=region(names[0]), other=region(names[1]))
    return texts.say(key, region=region(names[0]))
