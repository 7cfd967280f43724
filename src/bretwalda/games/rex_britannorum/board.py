"""The immovable: zones, regions, places, cards, tracks, objectives and the numbering of choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.facts import load
from bretwalda.engine.verbs import Verb, Verbs

from .expressions import Way, read, ways
from .facts_check import FREE, SCHEMA, check

FACTS: Final[dict[str, Any]] = load(Path(__file__).parent, check, SCHEMA)

NONE: Final[i64] = -1  # no card, no place, no seat

# --- Kingdoms, zones, tracks: three of each, always in the order of the facts ---------------------

KINGDOM_IDS: Final[list[str]] = [row["id"] for row in FACTS["kingdom"]]
ZONE_IDS: Final[list[str]] = [row["id"] for row in FACTS["zone"]]
TRACK_IDS: Final[list[str]] = [row["id"] for row in FACTS["track"]]
REGION_IDS: Final[list[str]] = [row["id"] for row in FACTS["region"]]
PLACE_IDS: Final[list[str]] = [row["id"] for row in FACTS["place"]]
LINK_IDS: Final[list[str]] = [row["id"] for row in FACTS["link"]]
OBJECTIVE_IDS: Final[list[str]] = [row["id"] for row in FACTS["objective"]]
RATING_IDS: Final[list[str]] = [row["id"] for row in FACTS["rating"]]

KINGDOMS: Final[i64] = 3
ZONES: Final[i64] = 3
TRACKS: Final[i64] = 3
ROAD: Final[i64] = 0
CITIES: Final[i64] = 1
REGIONS: Final[i64] = 2

# Who leads a kingdom: a seat, or one of these.
NOBODYS: Final[i64] = -1  # a non-player kingdom
ABSENT: Final[i64] = -2  # a kingdom that is not in the game

# How a kingdom plans that nobody leads (`behaviour` in the facts).
BEHAVIOUR_IDS: Final[list[str]] = ["foresighted", "greedy", "impetuous"]
FORESIGHTED: Final[i64] = 0
GREEDY: Final[i64] = 1
IMPETUOUS: Final[i64] = 2

# --- Cards ----------------------------------------------------------------------------------------

# A card is a colour and a value: kind = colour * VALUES + value - 1. Cards of equal kind are alike.
VALUES: Final[i64] = 7
COLOURS: Final[i64] = 4
ROME: Final[i64] = 3  # the colour of reinforcements
KINDS: Final[i64] = 28
CARD_IDS: Final[list[str]] = [f"{colour}_{value}" for colour in [*KINGDOM_IDS, "rome"] for value in range(1, 8)]

# Powers go by the printed value.
RISING: Final[i64] = 1  # counts as HIGHEST where another kingdom plays one
HIRING: Final[i64] = 2
JOINING: Final[i64] = 3
SHIELDING: Final[i64] = 4
HIGHEST: Final[i64] = 7

# Cards in a hand, a pile and so on are counted in one number: two bits for each kind.
COUNT_BITS: Final[i64] = 2
COUNT_MASK: Final[i64] = 3

# What a kingdom plays in a turn is one number too: eight bits for each of three places in the card holder, five for
# kind + 1 and three for the zone. The first two are for troops, the last is for a reinforcement or a mercenary.
SLOTS: Final[i64] = 3
EXTRA: Final[i64] = 2
SLOT_BITS: Final[i64] = 8
SLOT_MASK: Final[i64] = 255

# --- Phases of the game ---------------------------------------------------------------------------

KINGDOM_CHOICE: Final[i64] = 0
DEALING: Final[i64] = 1
OBJECTIVE_CHOICE: Final[i64] = 2
TURN_BEGINS: Final[i64] = 3
TURN_ORDER: Final[i64] = 4
RECRUITMENT: Final[i64] = 5
PLANNING: Final[i64] = 6
BATTLE: Final[i64] = 7
WINNERS_CLAIM: Final[i64] = 8
WINNERS_JOKER: Final[i64] = 9
VASSALS_CLAIM: Final[i64] = 10
VASSALS_JOKER: Final[i64] = 11
ROMES_SHARE: Final[i64] = 12
POWERS: Final[i64] = 13
HELP: Final[i64] = 14
STAKES: Final[i64] = 15
OVER: Final[i64] = 16

# Which objectives are played with (setting `objectives`).
OBJECTIVES_IDS: Final[list[str]] = ["early_choice", "late_choice", "none"]
EARLY_CHOICE: Final[i64] = 0
LATE_CHOICE: Final[i64] = 1
NO_OBJECTIVES: Final[i64] = 2

# What the longest road is (setting `longest_road`, R6).
LONGEST_ROAD_IDS: Final[list[str]] = ["path", "group"]

# --- Choices: a verb's first number plus its argument ---------------------------------------------

VERBS: Final[Verbs] = Verbs(
    [
        Verb("decline"),
        Verb("confirm", ends_turn=True),
        Verb("draw", at="deck:own"),
        Verb("request", at="reinforcements:pile"),
        Verb("lead", ("kingdom",)),
        Verb("recruit", ("card",), at="queue:{card}"),
        Verb("hire", ("card",), at="played:{card}"),
        Verb("call", ("card",), at="reinforcement:{card}"),
        Verb("send", ("card", "zone")),
        Verb("claim_joker", ("zone",), at="joker:{zone}"),
        Verb("claim", ("place",)),
        Verb("use_joker", ("place",)),
        Verb("join", ("place",)),
        Verb("put_away", ("objective",), ends_turn=True),
    ],
    {
        "kingdom": KINGDOM_IDS,
        "card": CARD_IDS,
        "zone": ZONE_IDS,
        "place": PLACE_IDS,
        "objective": OBJECTIVE_IDS,
    },
)
DECLINE: Final[i64] = 0
CONFIRM: Final[i64] = 1
DRAW: Final[i64] = 2
REQUEST: Final[i64] = 3  # a reinforcement from the face-down pile
LEAD: Final[i64] = 4
RECRUIT: Final[i64] = 7
HIRE: Final[i64] = 35
CALL: Final[i64] = 63
SEND: Final[i64] = 91  # + kind * ZONES + zone
CLAIM_JOKER: Final[i64] = 175
CLAIM: Final[i64] = 178
USE_JOKER: Final[i64] = VERBS.offset("use_joker")
JOIN: Final[i64] = VERBS.offset("join")
PUT_AWAY: Final[i64] = VERBS.offset("put_away")

# --- Sets of places and tokens as bits ------------------------------------------------------------

# The token of a place has the place's number; the three jokers follow, in the order of the zones.
PLACES: Final[i64] = len(PLACE_IDS)
JOKER: Final[i64] = PLACES
TOKENS: Final[i64] = PLACES + ZONES
ALL_PLACES: Final[i64] = (1 << len(PLACE_IDS)) - 1


def _places(ids: list[str]) -> int:
    """A set of places as bits."""
    return sum(1 << PLACE_IDS.index(place) for place in ids)


def _where(key: str, value: str) -> int:
    """The places of which the facts say this, as bits."""
    return sum(1 << number for number, row in enumerate(FACTS["place"]) if row[key] == value)


def _zone_of(region: str) -> str:
    return next(str(row["zone"]) for row in FACTS["region"] if row["id"] == region)


def _zone_places(zone: str) -> int:
    return sum(_where("region", row["id"]) for row in FACTS["region"] if row["zone"] == zone)


SINGLE: Final = vec[i64]([1 << number for number in range(62)])
# The number of a bit is found by its remainder: those of the first 66 powers of two by 67 are all different.
BIT_MODULUS: Final[i64] = 67
_bits = [0] * 67
for _number in range(62):
    _bits[(1 << _number) % 67] = _number
BIT: Final = vec[i64](_bits)

ROADS: Final[i64] = _where("kind", "road")
CITY_PLACES: Final[i64] = _where("kind", "city")
IN_ZONE: Final = vec[i64]([_zone_places(zone) for zone in ZONE_IDS])
ZONE_TOKENS: Final = vec[i64]([_zone_places(zone) | 1 << (len(PLACE_IDS) + z) for z, zone in enumerate(ZONE_IDS)])
IN_REGION: Final = vec[i64]([_where("region", region) for region in REGION_IDS])
REGION_COUNT: Final[i64] = len(REGION_IDS)
ON_LINK: Final = vec[i64]([_places(row["places"]) for row in FACTS["link"]])
ALL_TOKENS: Final[i64] = sum(1 << n for n, row in enumerate(FACTS["place"]) if row["token"]) | 7 << len(PLACE_IDS)
START: Final = vec[i64]([PLACE_IDS.index(row["start"]) for row in FACTS["kingdom"]])  # by kingdom
ROME_CITY: Final = vec[i64]([PLACE_IDS.index(row["rome"]) for row in FACTS["zone"]])  # by zone
ROME_CITIES: Final[i64] = _places([row["rome"] for row in FACTS["zone"]])

# The roads next to each place, so many to a place, filled up with NONE.
_next: list[list[int]] = [[] for _ in PLACE_IDS]
for _one, _other in FACTS["roads"]["connections"]:
    _a, _b = PLACE_IDS.index(_one), PLACE_IDS.index(_other)
    if ROADS >> _a & 1 and ROADS >> _b & 1:
        _next[_a].append(_b)
        _next[_b].append(_a)
MOST_NEXT: Final[i64] = max(len(roads) for roads in _next)
NEXT_ROADS: Final = vec[i64]([place for roads in _next for place in roads + [-1] * (int(MOST_NEXT) - len(roads))])

# --- Numbers of the rules -------------------------------------------------------------------------

TURNS: Final[i64] = FACTS["setup"]["turns"]
QUEUE: Final[i64] = FACTS["setup"]["queue"]
FIRST_HAND: Final[i64] = FACTS["setup"]["hand"]
LATE_CHOICE_TURN: Final[i64] = FACTS["setup"]["late_choice_turn"]
TOKENS_PER_TURN: Final[i64] = FACTS["setup"]["tokens_per_turn"]
DUEL_TOKENS_TO_ROME: Final[i64] = FACTS["duel"]["tokens_to_rome"]
DUEL_TOKENS_PER_TURN: Final[i64] = FACTS["duel"]["tokens_per_turn"]
RECRUITS: Final[i64] = FACTS["turn"]["recruits"]
WINNER_TOKENS: Final[i64] = FACTS["turn"]["winner_tokens"]
VASSAL_TOKENS: Final[i64] = FACTS["turn"]["vassal_tokens"]
OPPIDA: Final[i64] = FACTS["pieces"]["oppida_per_kingdom"]
TROOPS: Final[i64] = FACTS["pieces"]["troops_per_kingdom"]


def _packed(colour: int, copies: list[int]) -> int:
    """Cards of one colour, so many of each value, in one number."""
    return sum(number << 2 * (colour * 7 + value) for value, number in enumerate(copies))


ALL_TROOPS: Final = vec[i64]([_packed(colour, FACTS["troops"]["copies"]) for colour in range(3)])  # by kingdom
OWN_COLOUR: Final = vec[i64]([((1 << 14) - 1) << 14 * colour for colour in range(4)])  # the bits of a colour's cards
REINFORCEMENTS: Final[i64] = _packed(3, FACTS["reinforcements"]["copies"])

BEHAVIOUR: Final = vec[i64]([BEHAVIOUR_IDS.index(row["behaviour"]) for row in FACTS["kingdom"]])  # by kingdom
# A deployment card in a slot, turned one way or the other: card * 2 + end that is up; the zone it shows.
DEPLOYMENTS: Final[i64] = 3
SHOWN: Final = vec[i64]([ZONE_IDS.index(end) for row in FACTS["deployment"] for end in row["ends"]])

TRACK_START: Final = vec[i64]([row["start"] for row in FACTS["track"]])
TRACK_END: Final = vec[i64]([row["end"] for row in FACTS["track"]])
TRACK_FIRST: Final = vec[i64]([row["first"] for row in FACTS["track"]])
THRESHOLDS: Final[i64] = 3  # on each track
THRESHOLD: Final = vec[i64]([mark for row in FACTS["track"] for mark in row["thresholds"]])
# Values on the tracks in one number: eight bits each.
TRACK_BITS: Final[i64] = 8
TRACK_MASK: Final[i64] = 255
# Achievements as bits, five for each track: the first, three thresholds, the highest value at the end.
ACHIEVEMENTS: Final[i64] = 5
FIRST: Final[i64] = 0
THRESHOLD_REACHED: Final[i64] = 1
MAX: Final[i64] = 4

# --- Objectives -----------------------------------------------------------------------------------

TYPE_IDS: Final[list[str]] = ["fief", "city", "link"]
TYPES: Final[i64] = 3
OBJECTIVES: Final[i64] = len(OBJECTIVE_IDS)
OBJECTIVE_TYPE: Final = vec[i64]([TYPE_IDS.index(row["type"]) for row in FACTS["objective"]])
OF_TYPE: Final = vec[i64](  # the objectives of each type, as bits
    [sum(1 << n for n, row in enumerate(FACTS["objective"]) if row["type"] == kind) for kind in TYPE_IDS]
)
CONDITIONS: Final[i64] = 3  # on each objective

# A condition holds when all parts of one of its ways hold; a part is a set of places of which a kingdom has so many.


def _sets(kind: str, names: list[str]) -> list[int]:
    """The sets of places that a condition is about."""
    if kind in ("control_region", "present_region", "control_either"):
        return [_where("region", name) for name in names]
    if kind in ("control_link", "present_link"):
        return [int(ON_LINK[LINK_IDS.index(name)]) for name in names]
    if kind == "control_cities":
        return [_zone_places(name) & int(CITY_PLACES) for name in names]
    assert kind == "present_either"
    return [_places(names)]


def _ways(kind: str, names: list[str]) -> list[list[int]]:
    """The ways to meet a condition; of each part of a way its set, the least and the most of it."""
    if kind == FREE:
        return [_numbers(way) for way in ways(FACTS, read(names[0]))]
    more_than_half = kind.startswith("control")
    sets = _sets(kind, names)
    return [[each, each.bit_count() // 2 + 1 if more_than_half else 1, each.bit_count()] for each in sets]


def _numbers(way: Way) -> list[int]:
    out: list[int] = []
    for part in way:
        out += [_places(list(part.places)), part.least, part.most]
    return out


def _all_ways() -> tuple[list[int], list[int], list[int]]:
    """Where the ways of each condition begin, where the parts of each way, and the parts."""
    way_begins, part_begins, parts = [0], [0], list[int]()
    for row in FACTS["objective"]:
        for condition in row["conditions"]:
            for way in _ways(condition[0], condition[1:]):
                parts += way
                part_begins.append(len(parts))
            way_begins.append(len(part_begins) - 1)
    return way_begins, part_begins, parts


_WAYS: Final = _all_ways()
WAY_BEGINS: Final = vec[i64](_WAYS[0])  # by objective * CONDITIONS + condition
PART_BEGINS: Final = vec[i64](_WAYS[1])  # by way
PART: Final = vec[i64](_WAYS[2])
PART_NUMBERS: Final[i64] = 3

RATING_FROM: Final = vec[i64]([row["from"] for row in FACTS["rating"]])
TRACK_POINTS: Final[i64] = 15  # three tracks with five achievements each
MOST_POINTS: Final[i64] = 24  # ... and three objectives with three conditions each

# The numbers above that the compiler must know are spelled out; here they are held to the facts.
assert (len(KINGDOM_IDS), len(ZONE_IDS), TRACK_IDS) == (KINGDOMS, ZONES, ["road", "cities", "regions"])
assert len(CARD_IDS) == KINDS
assert [VERBS.offset(word) for word in ("decline", "confirm", "draw", "request", "lead", "recruit")] == [
    DECLINE, CONFIRM, DRAW, REQUEST, LEAD, RECRUIT,
]  # fmt: skip
assert [VERBS.offset(word) for word in ("hire", "call", "send", "claim_joker", "claim")] == [
    HIRE, CALL, SEND, CLAIM_JOKER, CLAIM,
]  # fmt: skip


# --- Counting bits and cards ----------------------------------------------------------------------


def bit(number: i64) -> i64:
    """The set with one member. (Compiled, `1 << number` has only 32 bits.)"""
    return SINGLE[number]


def first_of(members: i64) -> i64:
    """The least member of a set that is not empty."""
    return BIT[(members & -members) % BIT_MODULUS]


def member(members: i64, number: i64) -> i64:
    """One member of a set, counting from 0."""
    for _k in range(number):
        members &= members - 1
    return first_of(members)


def card(kind: i64) -> i64:
    """One card as a number of cards."""
    return bit(COUNT_BITS * kind)


def count(cards: i64, kind: i64) -> i64:
    """How many cards of a kind there are."""
    return cards >> COUNT_BITS * kind & COUNT_MASK


def total(cards: i64) -> i64:
    """How many cards there are."""
    n: i64 = 0
    while cards > 0:
        n += cards & COUNT_MASK
        cards >>= COUNT_BITS
    return n


def kind_at(cards: i64, number: i64) -> i64:
    """The kind of one card, counting from 0 in the order of kinds."""
    kind: i64 = 0
    while number >= cards & COUNT_MASK:
        number -= cards & COUNT_MASK
        cards >>= COUNT_BITS
        kind += 1
    return kind


def value_of(kind: i64) -> i64:
    """The printed value of a card."""
    return kind % VALUES + 1


def colour_of(kind: i64) -> i64:
    """The colour of a card: a kingdom's, or ROME."""
    return kind // VALUES


def planned(plan: i64, slot: i64) -> i64:
    """The kind of the card in a place of the card holder, or NONE."""
    return (plan >> SLOT_BITS * slot & 31) - 1


def planned_zone(plan: i64, slot: i64) -> i64:
    """The zone that the card in a place of the card holder goes to."""
    return plan >> SLOT_BITS * slot + 5 & 7


def with_planned(plan: i64, slot: i64, kind: i64, zone: i64) -> i64:
    """A plan with a card put into a free place of the card holder."""
    return plan | (kind + 1 | zone << 5) << SLOT_BITS * slot


def without_planned(plan: i64, slot: i64) -> i64:
    """A plan with one place of the card holder emptied."""
    return plan & ~(SLOT_MASK << SLOT_BITS * slot)


def planned_cards(plan: i64) -> i64:
    """All cards of a plan."""
    out: i64 = 0
    for slot in range(SLOTS):
        kind = planned(plan, slot)
        if kind != NONE:
            out += card(kind)
    return out
