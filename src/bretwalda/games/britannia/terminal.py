"""The map, the areas and the nations for a terminal."""

from __future__ import annotations

from bretwalda.engine.chart import Mark
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts

from .board import AREA_IDS, FACTS, NATION_IDS
from .view import AreaView, BritanniaView

LETTERS = 3  # of a nation's name on the map
COLOUR = {"yellow": "yellow", "blue": "bright_blue", "red": "bright_red", "green": "green"}
NATION_COLOUR = {row["id"]: COLOUR[row["player"]] for row in FACTS["nation"]}


def marks(seen: BritanniaView, texts: Texts) -> dict[str, Mark]:
    """Each area with the armies there."""
    return {area.id: _mark(area, texts) for area in seen.areas}


def _mark(area: AreaView, texts: Texts) -> Mark:
    words = []
    for stack in area.stacks:
        leader = "*" if stack.leader is not None else ""
        words.append(f"{short(stack.nation, texts)}{sum(stack.units.values())}{leader}")
    if not words and area.holder is not None:
        words.append(short(area.holder, texts))
    works = "".join("^" if work != "ruin" else "v" for work in area.works)
    owner = area.stacks[0].nation if area.stacks else area.holder
    sign = "!" if area.battle else ""
    if works or sign:
        words[-1:] = [(words[-1] if words else "") + works + sign]
    return Mark((texts.name("area", area.id), *words), NATION_COLOUR.get(owner or "", ""))


def short(nation: str, texts: Texts) -> str:
    return texts.name("nation", nation).replace("-", "")[:LETTERS]


def entries(texts: Texts) -> dict[str, list[str]]:
    """Areas with their ground, borders and seas; seas with their coasts."""
    out: dict[str, list[str]] = {}
    for row in FACTS["area"]:
        lines = [texts.say(f"look-{row['terrain']}")]
        if row["borders"]:  # an island has straits alone
            lines.append(texts.say("look-borders", names=_named(row["borders"], texts)))
        if row.get("straits"):
            lines.append(texts.say("look-strait", names=_named(row["straits"], texts)))
        if row["coast"]:
            lines.append(texts.say("look-seas", names=_named(row["coast"], texts)))
        out[texts.name("area", row["id"])] = lines
    for row in FACTS["sea"]:
        lines = [texts.say("look-coasts", names=_named(row["coasts"], texts))]
        out[texts.name("area", row["id"])] = [*lines, texts.say("look-seas", names=_named(row["borders"], texts))]
    return out


def _named(areas: list[str], texts: Texts) -> str:
    return ", ".join(texts.name("area", area) for area in areas)


def odds(seen: BritanniaView, texts: Texts) -> list[str]:
    """Every battle that is still to be fought, if nobody retreats."""
    return [_odds(seen.nation, area, texts) for area in seen.areas if seen.nation is not None and area.odds is not None]


def _odds(attacker: str, area: AreaView, texts: Texts) -> str:
    assert area.odds is not None
    assert area.holder is not None
    args = (
        Arg("area", "area", AREA_IDS.index(area.id)),
        Arg("attacker", "nation", NATION_IDS.index(attacker)),
        Arg("defender", "nation", NATION_IDS.index(area.holder)),
        Arg("win", "number", round(area.odds.win)),
        Arg("hold", "number", round(area.odds.hold)),
    )
    return texts.message(Message("view-odds", args))


def colours(texts: Texts) -> dict[str, str]:
    return {texts.name("nation", nation): NATION_COLOUR[nation] for nation in NATION_IDS}
