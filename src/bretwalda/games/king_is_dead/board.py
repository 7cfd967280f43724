"""The immovable: factions, regions, borders, cards and the numbering of choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.facts import load
from bretwalda.engine.verbs import Verb, Verbs

from .facts_check import SCHEMA, check

FACTS: Final[dict[str, Any]] = load(Path(__file__).parent, check, SCHEMA)

FACTION_IDS: Final[list[str]] = [row["id"] for row in FACTS["faction"]]
REGION_IDS: Final[list[str]] = [row["id"] for row in FACTS["region"]]
CARD_IDS: Final[list[str]] = [row["id"] for row in FACTS["card"]]

FACTIONS: Final[i64] = 3
REGIONS: Final[i64] = 8
CARDS: Final[i64] = 19
FOLLOWERS: Final[i64] = 24  # kinds of follower on the map: region * FACTIONS + faction
MOST_SEATS: Final[i64] = 4

# What lies on a region: a faction's control disc (the faction's number), or one of these.
OPEN: Final[i64] = -1
UNSTABLE: Final[i64] = 3

NONE: Final[i64] = -1  # no card, no region, no faction, no seat

# The cards that the rules name one by one; the others are known by what they do.
ASSEMBLE: Final[i64] = 3
NEGOTIATE: Final[i64] = 4
MANOEUVRE: Final[i64] = 5
OUTMANOEUVRE: Final[i64] = 6
SPY: Final[i64] = 7
PLOT: Final[i64] = 10
FIRST_SPECIAL: Final[i64] = 7

# A hand is a set of bits: one a card, and one more for the second Assemble.
SECOND_ASSEMBLE_BIT: Final[i64] = 1 << 19
PLOT_BIT: Final[i64] = 1 << 10
PLAYABLE_BITS: Final[i64] = (1 << 19) - 1 - (1 << 10)
SPECIAL_BITS: Final[i64] = (1 << 19) - (1 << 7)

# Ways to resolve a card (`op` in the facts).
OP_IDS: Final[list[str]] = [
    "support", "assemble", "negotiate", "exchange", "march", "spy", "ambush", "plot", "aid", "resist", "replace",
]  # fmt: skip
OP_SUPPORT: Final[i64] = 0
OP_ASSEMBLE: Final[i64] = 1
OP_NEGOTIATE: Final[i64] = 2
OP_EXCHANGE: Final[i64] = 3
OP_MARCH: Final[i64] = 4
OP_SPY: Final[i64] = 5
OP_AMBUSH: Final[i64] = 6
OP_AID: Final[i64] = 8
OP_RESIST: Final[i64] = 9
OP_REPLACE: Final[i64] = 10

# Choices: a verb's first number plus its argument.
PASS: Final[i64] = 0
PLAY: Final[i64] = 1
REGION: Final[i64] = 20
EXCHANGE: Final[i64] = 28
FOLLOWER: Final[i64] = 36
FACTION: Final[i64] = 60
PILE: Final[i64] = 63

VERBS: Final[Verbs] = Verbs(
    [
        Verb("pass"),
        Verb("play", ("card",)),
        Verb("region", ("region",)),
        Verb("exchange", ("region",), at="region_card:{region}"),
        Verb("follower", ("region", "faction")),
        Verb("faction", ("faction",), at="supply:{faction}"),
        Verb("pile", ("seat",), at="pile:{seat}"),
    ],
    {"card": CARD_IDS, "region": REGION_IDS, "faction": FACTION_IDS, "seat": ["1", "2", "3", "4"]},
)


def _faction(row: dict[str, Any], key: str) -> int:
    return FACTION_IDS.index(row[key]) if key in row else -1


def _forms(row: dict[str, Any], side: str) -> list[int]:
    """One side of a card's forms, in order of duty, padded to four with zeros."""
    flat = [form[side] for forms in row.get("forms", []) for form in forms]
    return flat + [0] * (4 - len(flat))


def _alternatives(row: dict[str, Any]) -> list[int]:
    """For each form the next one that is as good, which the player may choose instead; else -1."""
    out: list[int] = []
    for forms in row.get("forms", []):
        out += [len(out) + 1 + k for k in range(len(forms) - 1)] + [-1]
    return out + [-1] * (4 - len(out))


HOME: Final = vec[i64]([REGION_IDS.index(row["home"]) for row in FACTS["faction"]])
# The neighbours of each region as a set of bits.
BORDERS: Final = vec[i64]([sum(1 << REGION_IDS.index(name) for name in row["adjacent"]) for row in FACTS["region"]])
EVERYWHERE: Final[i64] = (1 << 8) - 1
# Every other region of the map as a set of bits.
ELSEWHERE: Final = vec[i64]([(1 << 8) - 1 - (1 << r) for r in range(8)])

OP: Final = vec[i64]([OP_IDS.index(row["op"]) for row in FACTS["card"]])
CARD_FACTION: Final = vec[i64]([_faction(row, "faction") for row in FACTS["card"]])
CARD_COUNT: Final = vec[i64]([row.get("count", 0) for row in FACTS["card"]])
CARD_RETURNS: Final = vec[i64]([row.get("returns", 0) for row in FACTS["card"]])
BANNER: Final = vec[i64]([_faction(row, "banner") for row in FACTS["card"]])
ADJACENT: Final = vec[i64]([1 if row.get("adjacent") else 0 for row in FACTS["card"]])
NO_UNDOING: Final = vec[i64]([1 if row.get("no_undoing") else 0 for row in FACTS["card"]])
# Four forms a card: (give, take) of form k at card * 4 + k.
GIVE: Final = vec[i64]([n for row in FACTS["card"] for n in _forms(row, "give")])
TAKE: Final = vec[i64]([n for row in FACTS["card"] for n in _forms(row, "take")])
ALTERNATIVE: Final = vec[i64]([n for row in FACTS["card"] for n in _alternatives(row)])

FOLLOWERS_PER_FACTION: Final[i64] = FACTS["pieces"]["followers_per_faction"]
INSTABILITY_DISCS: Final[i64] = FACTS["pieces"]["instability_discs"]
HOME_FOLLOWERS: Final[i64] = FACTS["setup"]["home_followers"]
FOLLOWERS_PER_REGION: Final[i64] = FACTS["setup"]["followers_per_region"]
COURT_FOLLOWERS: Final[i64] = FACTS["setup"]["court_followers"]
REMOVED_WITH_TWO_PLAYERS: Final[i64] = FACTS["setup"]["removed_with_two_players"]
SPECIAL_CARDS_DEALT: Final[i64] = FACTS["setup"]["special_cards_dealt"]
PLOT_FOLLOWERS: Final[i64] = FACTS["card"][10]["count"]
ALLIANCE_SEATS: Final[i64] = FACTS["alliances"]["players"]
TEAM: Final = vec[i64](FACTS["alliances"]["teams"])

# The numbers above that the compiler must know are spelled out; here they are held to the facts.
assert (len(FACTION_IDS), len(REGION_IDS), len(CARD_IDS)) == (FACTIONS, REGIONS, CARDS)
assert [CARD_IDS[i] for i in (ASSEMBLE, NEGOTIATE, MANOEUVRE, OUTMANOEUVRE, SPY, PLOT)] == [
    "assemble", "negotiate", "manoeuvre", "outmanoeuvre", "spy", "plot",
]  # fmt: skip
assert [bool(row.get("special")) for row in FACTS["card"]] == [card >= FIRST_SPECIAL for card in range(CARDS)]
assert [VERBS.offset(word) for word in ("pass", "play", "region", "exchange", "follower", "faction", "pile")] == [
    PASS, PLAY, REGION, EXCHANGE, FOLLOWER, FACTION, PILE,
]  # fmt: skip
