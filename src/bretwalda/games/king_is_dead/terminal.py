"""The map, the regions and the cards for a terminal."""

from __future__ import annotations

from bretwalda.engine.chart import Mark
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.text import Texts

from .board import CARD_IDS, FACTION_IDS, FACTS
from .view import KingView, RegionView

COLOUR = {"blue": "bright_blue", "red": "bright_red", "yellow": "yellow"}
FACTION_COLOUR = {row["id"]: COLOUR.get(row["colour"], "") for row in FACTS["faction"]}


def marks(seen: KingView, texts: Texts) -> dict[str, Mark]:
    """Each region with the number of its struggle, its followers, or who controls it."""
    return {region.id: _mark(region, texts) for region in seen.regions}


def _mark(region: RegionView, texts: Texts) -> Mark:
    name = f"{region.space} {texts.name('region', region.id)}"
    if region.control == "unstable":
        return Mark((name, texts.say("state-unstable")))
    if region.control is not None:
        return Mark((name, f"[{texts.name('faction', region.control)}]"), FACTION_COLOUR[region.control])
    counts = [f"{initial(faction, texts)}{region.followers[faction]}" for faction in FACTION_IDS]
    return Mark((name, " ".join(counts)))


def initial(faction: str, texts: Texts) -> str:
    return texts.name("faction", faction)[0].upper()


def entries(texts: Texts) -> dict[str, list[str]]:
    """Regions with their borders, cards with what they do."""
    out: dict[str, list[str]] = {}
    for row in FACTS["region"]:
        borders = ", ".join(texts.name("region", other) for other in row["adjacent"])
        lines = [texts.say("look-borders", names=borders)]
        if "home_of" in row:
            home = Arg("faction", "faction", FACTION_IDS.index(row["home_of"]))
            lines.append(texts.message(Message("look-home", (home,))))
        out[texts.name("region", row["id"])] = lines
    for card in CARD_IDS:
        out[texts.name("card", card)] = [texts.forms("card", card)["effect"]]
    return out


def colours(texts: Texts) -> dict[str, str]:
    return {texts.name("faction", faction): colour for faction, colour in FACTION_COLOUR.items()}
