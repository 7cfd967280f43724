"""A view as a few lines of text: the table, each player, then the places where something is."""

from __future__ import annotations

from collections.abc import Iterator

from ..text import Texts
from .view import SEAT, Entry, PlainView, standing


def describe(seen: PlainView, texts: Texts) -> str:
    """All that is seen."""
    return "\n".join(_lines(seen, texts))


def _lines(seen: PlainView, texts: Texts) -> Iterator[str]:
    places = {place.thing for place in seen.places}
    rest = [entry for entry in seen.entries if entry.at not in places]
    yield from (said(entry, texts) for entry in rest if entry.seat is None)
    for seat in range(seen.seats):
        own = [said(entry, texts) for entry in rest if entry.seat == seat]
        if own:
            yield texts.say("plain-named", name=texts.seat(seat), value="; ".join(own))
    for place in seen.places:
        here = [lying(entry, texts) for entry in standing(seen, place.thing)]
        if here:
            yield texts.say("plain-named", name=name(place.thing, texts), value="; ".join(here))


def said(entry: Entry, texts: Texts) -> str:
    """An entry as `Boat: Iona`, or `Sheep (Iona): 2`."""
    label = texts.say(f"field-{entry.field}")
    if entry.at is not None:
        label = texts.say("plain-of", name=label, thing=name(entry.at, texts))
    value = ", ".join([*map(str, entry.numbers), *(name(thing, texts) for thing in entry.things)])
    return texts.say("plain-named", name=label, value=value) if value else label


def lying(entry: Entry, texts: Texts) -> str:
    """An entry at the place where it lies: `Sheep: 2`, `Boat (Ada)`."""
    label = texts.say(f"field-{entry.field}")
    if entry.seat is not None:
        label = texts.say("plain-of", name=label, thing=texts.seat(entry.seat))
    if entry.at is None:  # it says that it is here, and no more
        return label
    value = ", ".join([*map(str, entry.numbers), *(name(thing, texts) for thing in entry.things)])
    return texts.say("plain-named", name=label, value=value) if value else label


def name(thing: str, texts: Texts) -> str:
    """The name of a thing, `holm:iona` or `seat:0`."""
    kind, _, which = thing.partition(":")
    return texts.seat(int(which)) if kind == SEAT else texts.name(kind, which)
