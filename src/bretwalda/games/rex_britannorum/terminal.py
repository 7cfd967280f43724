"""The map, the places, the tracks and the cards for a terminal."""

from __future__ import annotations

from bretwalda.engine.chart import Mark
from bretwalda.engine.text import Texts

from . import names
from .board import FACTS, KINGDOM_IDS, TRACK_IDS
from .view import PlaceView, RexView

COLOUR = {"red": "bright_red", "blue": "bright_blue", "green": "green", "yellow": "yellow"}
KINGDOM_COLOUR = {row["id"]: COLOUR.get(row["colour"], "") for row in FACTS["kingdom"]}
POWERS = range(1, 5)  # values of cards that can do something


def marks(seen: RexView, texts: Texts) -> dict[str, Mark]:
    """Each place by its number, with what is to be won there, whose it is, or that it is Rome's."""
    return {place.id: _mark(place) for place in seen.places}


def _mark(place: PlaceView) -> Mark:
    name = place.id.upper().replace("_ROME", "*").replace("_START", "+")
    if place.rome:
        return Mark((f"{name}=",))
    if place.held_by:
        owners = "".join(kingdom[0] for kingdom in place.held_by)
        return Mark((name + owners,), KINGDOM_COLOUR[place.held_by[0]] if len(place.held_by) == 1 else "")
    return Mark((f"[{name}]",), "bold") if place.token else Mark((name,))


def entries(texts: Texts) -> dict[str, list[str]]:
    """Places with what they are joined to, regions with their places, tracks with their marks, what cards can do."""
    out: dict[str, list[str]] = {}
    joined: dict[str, list[str]] = {row["id"]: [] for row in FACTS["place"]}
    for one, other in FACTS["roads"]["connections"]:
        joined[one].append(names.place(other))
        joined[other].append(names.place(one))
    for row in FACTS["place"]:
        lines = [texts.say(f"look-{row['kind']}", region=names.region(row["region"]))]
        if joined[row["id"]]:
            lines.append(texts.say("look-joined", names=", ".join(joined[row["id"]])))
        out[names.place(row["id"])] = lines
    for row in FACTS["region"]:
        places = [names.place(place["id"]) for place in FACTS["place"] if place["region"] == row["id"]]
        lines = [texts.say("look-region", zone_in=texts.forms("zone", row["zone"])["in"], names=", ".join(places))]
        out.setdefault(row["name"], []).extend(lines)
    for track, row in zip(TRACK_IDS, FACTS["track"], strict=True):
        marks = ", ".join(map(str, row["thresholds"]))
        out[texts.name("track", track)] = [texts.say("look-track", first=row["first"], marks=marks, end=row["end"])]
    for value in POWERS:
        out[str(value)] = [texts.say(f"look-power-{value}")]
    return out


def colours(texts: Texts) -> dict[str, str]:
    return {texts.name("kingdom", kingdom): KINGDOM_COLOUR[kingdom] for kingdom in KINGDOM_IDS}
