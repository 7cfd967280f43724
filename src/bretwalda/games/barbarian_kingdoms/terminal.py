"""The map, the provinces and the kingdoms for a terminal."""

from __future__ import annotations

from bretwalda.engine.chart import Mark
from bretwalda.engine.text import Texts

from .board import FACTS, KINGDOM_IDS
from .view import KingdomsView, ProvinceView

LETTERS = 3  # of a kingdom's name on the map
COLOUR = {row["id"]: row["colour"] for row in FACTS["kingdom"]}
HOME = {province: row["id"] for row in FACTS["kingdom"] for province in row["provinces"]}
SLOTS = ("kingdom_power", "king_power")


def marks(seen: KingdomsView, texts: Texts) -> dict[str, Mark]:
    """Each province with the unit there, or who controls it, and what lies there."""
    return {province.id: _mark(province, texts) for province in seen.provinces}


def _mark(province: ProvinceView, texts: Texts) -> Mark:
    name = texts.name("zone", province.id)
    if not province.passable:
        return Mark((name, "x"))
    owner = province.unit.kingdom if province.unit is not None else province.controller
    words = []
    if province.unit is not None:
        sign = texts.say("look-king-sign" if province.unit.king else "look-warrior-sign")
        words.append(f"{short(province.unit.kingdom, texts)} {sign}")
    elif owner is not None:
        words.append(f"({short(owner, texts)})")
    if any(province.tokens.values()):
        words.append(f"+{sum(row['value'] * province.tokens[row['id']] for row in FACTS['token'])}")
    return Mark((name, *words), COLOUR.get(owner or "", ""))


def short(kingdom: str, texts: Texts) -> str:
    return texts.name("kingdom", kingdom)[:LETTERS]


def entries(texts: Texts) -> dict[str, list[str]]:
    """Provinces with their borders, kingdoms with their powers and prices."""
    out: dict[str, list[str]] = {}
    for row in FACTS["province"]:
        lines = [texts.say("look-borders", names=_named(row["adjacent"], texts))] if row["adjacent"] else []
        if row.get("straits"):
            lines.append(texts.say("look-strait", names=_named(row["straits"], texts)))
        if "port" in row:
            lines.append(texts.say("look-port", name=row["port"]))
        elif row["coastal"]:
            lines.append(texts.say("look-coast"))
        if row["id"] in HOME:
            lines.append(texts.say("look-initial", kingdom=texts.name("kingdom", HOME[row["id"]])))
        out[texts.name("zone", row["id"])] = lines
    for number, row in enumerate(FACTS["kingdom"]):
        powers = [
            texts.say("look-entry", name=texts.name("power", power), words=texts.forms("power", power)["effect"])
            for power in _powers(row)
        ]
        homes = texts.say("look-homes", names=_named(row["provinces"], texts))
        out[texts.name("kingdom", row["id"])] = [homes, *powers, _prices(number, texts)]
    return out


def _powers(row: dict[str, dict[str, str]]) -> list[str]:
    return [row[slot]["id"] for slot in SLOTS]


def _prices(kingdom: int, texts: Texts) -> str:
    recruit, claim = FACTS["costs"]["recruit"], FACTS["costs"]["claim"]
    return texts.say("look-prices", recruit=", ".join(map(str, recruit)), claim=", ".join(map(str, claim)))


def _named(provinces: list[str], texts: Texts) -> str:
    return ", ".join(texts.name("zone", province) for province in provinces)


def colours(texts: Texts) -> dict[str, str]:
    return {texts.name("kingdom", kingdom): COLOUR[kingdom] for kingdom in KINGDOM_IDS}
