"""Words of objectives that other facts bring: free expressions, put into words, or the cards' own."""

from __future__ import annotations

from typing import Any

from bretwalda.engine.facts import own
from bretwalda.engine.languages import in_language
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts
from bretwalda.engine.wording import Words

from . import names
from .board import FACTS, LINK_IDS, PLACE_IDS, REGION_IDS, TYPE_IDS, ZONE_IDS
from .expressions import Atom, Expression, Joined, read
from .facts_check import FREE, HERE


def wording(texts: Texts) -> Words:
    """A message for each condition that ours have no words for."""
    out: Words = {}
    for number, row in enumerate(FACTS["objective"]):
        for k, (kind, *said) in enumerate(row["conditions"]):
            if "text" in row:
                out[f"where-{number}-{k}"] = in_language(row["text"], texts.language)[k]
            elif kind == FREE:
                out[f"where-{number}-{k}"] = in_words(texts, read(said[0]))
    return out


def in_words(texts: Texts, expression: Expression, denied: bool = False, inside: bool = False) -> str:
    """An expression as a sentence: `control Iceni or occupy at least 3 locations of the cities of the North`."""
    if isinstance(expression, Atom):
        return _atom(texts, expression, denied)
    if expression.word == "not":
        return in_words(texts, expression.parts[0], not denied, inside)
    both = (expression.word == "and") != denied
    parts = [in_words(texts, part, denied, both and isinstance(part, Joined)) for part in expression.parts]
    out = parts[0]
    for part in parts[1:]:
        out = texts.say("where-and" if both else "where-or", one=out, other=part)
    return texts.say("where-group", inner=out) if inside and not both else out


def _atom(texts: Texts, atom: Atom, denied: bool) -> str:
    amount, denied = ("any", not denied) if atom.amount == "none" else (atom.amount, denied)
    if len(atom.names) == 1 and not denied:
        usual = _usual(texts, amount, atom.names[0])
        if usual:
            return usual
    if denied and amount == "any" and len(atom.names) == 1 and atom.names[0] in PLACE_IDS:
        return texts.say("where-not-present", place=names.place(atom.names[0]))
    said = _name(texts, atom.names[0])
    for name in atom.names[1:]:
        said = texts.say("where-list", one=said, other=_name(texts, name))
    number = int(amount) if amount.isdecimal() else 0
    kind = "number" if number else amount
    return texts.say(f"where-{'not-' if denied else ''}{kind}", places=said, number=number)


def _usual(texts: Texts, amount: str, name: str) -> str:
    """What ours have words for."""
    kind = {"any": "present", "most": "control"}.get(amount)
    if kind is None:
        return ""
    if name in REGION_IDS:
        return names.usual(texts, f"{kind}_region", [name])
    if name in LINK_IDS:
        return names.usual(texts, f"{kind}_link", [name])
    if name.startswith("cities ") and name[7:] in ZONE_IDS and amount == "most":
        return names.usual(texts, "control_cities", [name[7:]])
    return texts.say("where-present", place=names.place(name)) if name in PLACE_IDS else ""


def _name(texts: Texts, name: str) -> str:
    """What a name of an expression stands for."""
    sort, _, inner = name.rpartition(" ")
    prefix = f"where-{sort or 'places'}"
    if inner in ZONE_IDS:
        return texts.message(Message(f"{prefix}-zone", (Arg("zone", "zone", ZONE_IDS.index(inner)),)))
    if inner in REGION_IDS:
        return texts.say(f"{prefix}-region", region=names.region(inner))
    if inner in LINK_IDS:
        places = FACTS["link"][LINK_IDS.index(inner)]["places"]
        return texts.say(f"{prefix}-link", one=names.place(places[0]), other=names.place(places[-1]))
    return names.place(inner)


def paragraphs(texts: Texts) -> dict[str, str]:
    """The lists of objectives in the rules (10.11 to 10.13), where there are others."""
    ours = own(HERE)
    told = ("objective", "place", "region", "link")
    if all(FACTS[table] == ours[table] for table in told):
        return {}
    out: dict[str, str] = {}
    for paragraph, kind in enumerate(TYPE_IDS, 11):
        cards = [_card(texts, number, row) for number, row in enumerate(FACTS["objective"]) if row["type"] == kind]
        out[f"10.{paragraph}"] = " ".join([texts.say(f"cards-{kind}"), *cards])
    return out


def _card(texts: Texts, number: int, row: dict[str, Any]) -> str:
    one, two, three = (names.condition(texts, number, k) for k in range(len(row["conditions"])))
    return texts.say("cards-one", id=f"**{row['id'].upper()}**", one=one, two=two, three=three)
