"""Words of powers and prices that other facts bring: a power is put into words by its hooks, or brings its own."""

from __future__ import annotations

from typing import Any

from bretwalda.engine.facts import own
from bretwalda.engine.languages import in_language
from bretwalda.engine.text import Texts
from bretwalda.engine.wording import Words

from .board import FACTS, SLOTS, effects_of, prices_of
from .facts_check import HERE

FIRST_POWER = 3  # paragraph 8.3 of the rules tells the power of the first kingdom
RECRUIT, CLAIM, SAME_COSTS = "3.5", "3.17", "R20"


def wording(texts: Texts) -> Words:
    """Name and effect of each power that is not ours, or no longer does what ours does."""
    out: Words = {}
    for row, slot, ours in _powers():
        power = row[slot]
        if power == ours:
            continue
        key = f"power-{power['id']}"
        known = texts.has(key)
        out[key] = in_language(power["name"], texts.language) if "name" in power else texts.say(key)
        if "text" in power:
            out[f"{key}:effect"] = in_language(power["text"], texts.language)
        elif known and _does(power) == _does(ours) and power["id"] == ours["id"]:
            out[f"{key}:effect"] = texts.forms("power", power["id"])["effect"]
        else:
            out[f"{key}:effect"] = " ".join(_effect(texts, row["id"], slot, each) for each in effects_of(power))
    made = {f"configuration-{row['id']}": configuration(texts, row) for row in FACTS["configuration"]}
    return out | {key: words for key, words in made.items() if words != texts.say(key)}


def configuration(texts: Texts, row: dict[str, Any]) -> str:
    """A row of the set-up card: `A: Visigoths, Franks – Ostrogoths, Vandals (for beginners)`."""
    sides = [", ".join(texts.name("kingdom", each) for each in side) for side in row["sides"] or [row["kingdoms"]]]
    letter, key = row["id"][-1].upper(), "row-beginner" if row["beginner"] else "row-plain"
    return texts.say(key, letter=letter, kingdoms=" – ".join(sides))


def _powers() -> list[tuple[dict[str, Any], str, dict[str, Any]]]:
    """Every kingdom and slot, with what ours has there."""
    ours = own(HERE)["kingdom"]
    return [(row, slot, was[slot]) for row, was in zip(FACTS["kingdom"], ours, strict=True) for slot in SLOTS]


def _does(power: dict[str, Any]) -> list[dict[str, Any]]:
    return [{key: each[key] for key in ("hook", "value", "when") if key in each} for each in effects_of(power)]


def _effect(texts: Texts, kingdom: str, slot: str, effect: dict[str, Any]) -> str:
    """What a power does at one hook, and when."""
    king = texts.forms("kingdom", kingdom)["king"]
    through = "king-effect" if slot == "king_power" else "effect"
    key = f"{through}-{effect['hook'].replace('.', '-')}"
    does = texts.say(key, value=effect["value"], king=king)
    when = [texts.say(f"when-{each}", king=king) for each in effect.get("when", [])]
    if not when:
        return texts.say("effect-always", effect=does)
    said = when[0]
    for each in when[1:]:
        said = texts.say("when-and", one=said, other=each)
    return texts.say("effect-when", effect=does, when=said)


def paragraphs(texts: Texts) -> dict[str, str]:
    """The paragraphs of the rules that tell of powers and prices which are not ours."""
    out: dict[str, str] = {}
    for number, (row, slot, ours) in enumerate(_powers(), FIRST_POWER):
        power = row[slot]
        if power != ours:
            of = texts.forms("kingdom", row["id"])["king"] if slot == "king_power" else texts.name("kingdom", row["id"])
            effect = texts.forms("power", power["id"])["effect"]
            out[f"8.{number}"] = texts.say(
                "paragraph-power", of=of, name=texts.name("power", power["id"]), effect=effect
            )
    if any("costs" in row for row in FACTS["kingdom"]):
        out[RECRUIT] = texts.say("paragraph-recruit", tracks=_tracks(texts, "recruit"))
        out[CLAIM] = texts.say("paragraph-claim", tracks=_tracks(texts, "claim"))
        out[SAME_COSTS] = texts.say("paragraph-costs")
    return out


def _tracks(texts: Texts, track: str) -> str:
    """`Huns 1, 2, 3, 4; Franks 2, 2, 3, 3`"""
    rows = [
        f"{texts.name('kingdom', row['id'])} {', '.join(map(str, prices_of(row, track)))}" for row in FACTS["kingdom"]
    ]
    return texts.say("paragraph-semicolon").join(rows)
