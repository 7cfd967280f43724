"""The immovable: kingdoms, provinces, tokens, powers, the set-up card and the numbering of choices."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.facts import load
from bretwalda.engine.verbs import Verb, Verbs

from .facts_check import SCHEMA, check

FACTS: Final[dict[str, Any]] = load(Path(__file__).parent, check, SCHEMA)

KINGDOM_IDS: Final[list[str]] = [row["id"] for row in FACTS["kingdom"]]
PROVINCE_IDS: Final[list[str]] = [row["id"] for row in FACTS["province"]]
ZONE_IDS: Final[list[str]] = [*PROVINCE_IDS, "sea"]
TOKEN_IDS: Final[list[str]] = [row["id"] for row in FACTS["token"]]
CONFIGURATION_IDS: Final[list[str]] = [row["id"] for row in FACTS["configuration"]]
TITLE_IDS: Final[list[str]] = [row["id"] for row in FACTS["title"]]

KINGDOMS: Final[i64] = 6
PROVINCES: Final[i64] = 36
TOKENS: Final[i64] = 4  # kinds of token: bronze, silver, gold, diamond
MOST_SEATS: Final[i64] = 6
NONE: Final[i64] = -1  # no kingdom, no seat, no province, not yet chosen

# Zones: the provinces from 0, and these.
SEA: Final[i64] = 36
FIELD: Final[i64] = 37  # a king in the battle that is being fought
ZONES: Final[i64] = 37

# What the others know of a purse: for every set of token kinds (as bits, bronze lowest) how many of its
# tokens are one of those kinds. A set of one kind is a token they have seen; ANY is one plundered face down.
KINDS: Final[i64] = 16
ANY: Final[i64] = 15

# `Kingdoms.spent` holds the moves used by the own warrior of each province in a Manoeuvre, and behind them:
KING_SPENT: Final[i64] = 36  # the moves used by the king
MADE: Final[i64] = 37  # all moves made
AT_SEA: Final[i64] = 38  # how many warriors at sea have used one move, two moves, and so on; this place stays 0
SPENT: Final[i64] = 48

# A unit is written as its zone * 2, and 1 more if it is the king.
BRONZE: Final[i64] = 0
SILVER: Final[i64] = 1
GOLD: Final[i64] = 2
DIAMOND: Final[i64] = 3


def _bits(places: list[int]) -> int:
    return sum(1 << place for place in places)


# The bit of each zone. (`1 << zone` would be 32 bits wide in compiled code.)
BIT: Final = vec[i64]([1 << zone for zone in range(38)])


# --- Hoards: tokens as four counters in one number ------------------------------------------------

# A hoard holds eight bits for each kind of token, bronze lowest: hoards are added and taken apart with + and -.
BYTE: Final[i64] = 8
EACH: Final[i64] = 255
VALUE: Final = vec[i64]([row["value"] for row in FACTS["token"]])
ONE: Final = vec[i64]([1 << 8 * t for t in range(4)])  # a single token of each kind, as a hoard
VALUE_OF_SILVER: Final[i64] = 2
VALUE_OF_GOLD: Final[i64] = 3
VALUE_OF_DIAMOND: Final[i64] = 5


def hoard_of(counts: list[int]) -> int:
    """Numbers of bronze, silver, gold and diamond as a hoard."""
    return sum(n << 8 * t for t, n in enumerate(counts))


def value(hoard: i64) -> i64:
    """What a hoard is worth, in tremis."""
    return (
        (hoard & EACH)
        + VALUE_OF_SILVER * (hoard >> 8 & EACH)
        + VALUE_OF_GOLD * (hoard >> 16 & EACH)
        + VALUE_OF_DIAMOND * (hoard >> 24 & EACH)
    )


def tokens_in(hoard: i64) -> i64:
    """How many tokens a hoard has."""
    return (hoard & EACH) + (hoard >> 8 & EACH) + (hoard >> 16 & EACH) + (hoard >> 24 & EACH)


def holds(hoard: i64, part: i64) -> bool:
    """Whether a hoard has at least the tokens of another."""
    return (
        (hoard & EACH) >= (part & EACH)
        and (hoard >> 8 & EACH) >= (part >> 8 & EACH)
        and (hoard >> 16 & EACH) >= (part >> 16 & EACH)
        and (hoard >> 24 & EACH) >= (part >> 24 & EACH)
    )


ALL_TOKENS: Final[i64] = hoard_of([row["count"] for row in FACTS["token"]])
TREASURY: Final[i64] = hoard_of(FACTS["setup"]["treasury"])
INITIAL_TOKENS: Final = vec[i64]([TOKEN_IDS.index(token) for token in FACTS["setup"]["initial_provinces"]])


# --- Change: every exchange of equal value that is not made of smaller ones -----------------------


_VALUES: Final[list[int]] = [row["value"] for row in FACTS["token"]]


def _worth(counts: tuple[int, ...]) -> int:
    return sum(n * worth for n, worth in zip(counts, _VALUES, strict=True))


def _worths_of_parts(counts: tuple[int, ...]) -> set[int]:
    """What the true parts of a heap are worth."""
    return {_worth(part) for part in product(*[range(n + 1) for n in counts]) if any(part) and part != counts}


def _exchanges() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What may be given and taken: equal in value, no kind on both sides, and no part of one worth a part of the other.

    With a single diamond in the game there are no others.
    """
    heaps = [heap for heap in product(range(7), range(5), range(4), range(2)) if 0 < _worth(heap) <= 10]
    return [
        (given, taken)
        for given in heaps
        for taken in heaps
        if _worth(given) == _worth(taken)
        and not any(one and other for one, other in zip(given, taken, strict=True))
        and not _worths_of_parts(given) & _worths_of_parts(taken)
    ]


def _letters(counts: tuple[int, ...]) -> str:
    return "".join("bsgd"[t] * n for t, n in enumerate(counts))


# --- Prices and powers of a kingdom ---------------------------------------------------------------

SLOTS: Final = ("kingdom_power", "king_power")


def prices_of(kingdom: dict[str, Any], track: str) -> list[int]:
    """A kingdom's own track of prices, or the one that holds for all (docs/powers.md)."""
    prices: list[int] = kingdom.get("costs", {}).get(track, FACTS["costs"][track])
    return prices


def effects_of(power: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a power does: its first hook, and those that it has besides."""
    return [power, *power.get("also", [])]


# --- Payments: every set of tokens that a price or a ransom can take ------------------------------


def _payments() -> list[tuple[int, ...]]:
    """From the smallest sum to the largest, with the fewest tokens of the higher kinds first.

    Nobody pays more than the dearest thing costs, and less than a token above it (rules 4.8).
    """
    prices = [price for row in FACTS["kingdom"] for track in ("recruit", "claim") for price in prices_of(row, track)]
    told = [effect for row in FACTS["kingdom"] for slot in SLOTS for effect in effects_of(row[slot])]
    prices += [effect["value"] for effect in told if effect["hook"] == "battle.after_bribes"]
    most = max(prices) + max(_VALUES) - 1
    numbers = [range(min(row["count"], most // row["value"]) + 1) for row in FACTS["token"]]
    heaps = [heap for heap in product(*numbers) if 0 < _worth(heap) <= most]
    return sorted(heaps, key=lambda heap: (_worth(heap), heap[::-1]))


_PAYMENTS: Final = _payments()
PAYMENT_IDS: Final[list[str]] = [_letters(heap) for heap in _PAYMENTS]
PAYMENT: Final = vec[i64]([hoard_of(list(heap)) for heap in _PAYMENTS])


# --- The exchanges --------------------------------------------------------------------------------

_EXCHANGES: Final = _exchanges()
SWAP_IDS: Final[list[str]] = [f"{_letters(given)}-{_letters(taken)}" for given, taken in _EXCHANGES]
SWAPS: Final[i64] = 30
GIVEN: Final = vec[i64]([hoard_of(list(given)) for given, _ in _EXCHANGES])
TAKEN: Final = vec[i64]([hoard_of(list(taken)) for _, taken in _EXCHANGES])


# --- The map --------------------------------------------------------------------------------------


def _province_bits(names: list[str]) -> int:
    return _bits([PROVINCE_IDS.index(name) for name in names])


# The provinces next to each one, by land or across a strait, as bits.
NEXT: Final = vec[i64]([_province_bits(row["adjacent"] + row.get("straits", [])) for row in FACTS["province"]])
PORTS: Final[i64] = _province_bits([row["id"] for row in FACTS["province"] if "port" in row])
COASTS: Final[i64] = _province_bits([row["id"] for row in FACTS["province"] if row["coastal"]])
EVERYWHERE: Final[i64] = (1 << 36) - 1

INITIAL: Final = vec[i64]([_province_bits(row["provinces"]) for row in FACTS["kingdom"]])  # by kingdom, as bits
CAPITAL: Final = vec[i64]([PROVINCE_IDS.index(row["provinces"][0]) for row in FACTS["kingdom"]])
CAPITALS: Final[i64] = _province_bits([row["provinces"][0] for row in FACTS["kingdom"]])
DOMINATED: Final = vec[i64]([PROVINCE_IDS.index(FACTS["domination"][kingdom]) for kingdom in KINGDOM_IDS])
ALL_INITIAL: Final[i64] = _province_bits([name for row in FACTS["kingdom"] for name in row["provinces"]])


# --- The set-up card ------------------------------------------------------------------------------


def _kingdom_bits(names: list[str]) -> int:
    return _bits([KINGDOM_IDS.index(name) for name in names])


def _side_of(row: dict[str, Any], kingdom: str) -> int:
    """The letter that a kingdom has in a row, as a number; -1 where the row has no letters."""
    return next((n for n, names in enumerate(row["sides"]) if kingdom in names), -1)


CONFIGURATIONS: Final[i64] = 15
ROW_PLAYERS: Final = vec[i64]([row["players"] for row in FACTS["configuration"]])
ROW_KINGDOMS: Final = vec[i64]([_kingdom_bits(row["kingdoms"]) for row in FACTS["configuration"]])
ROW_SIDE: Final = vec[i64]([_side_of(row, kingdom) for row in FACTS["configuration"] for kingdom in KINGDOM_IDS])
ROW_HAS_SIDES: Final = vec[i64]([1 if row["sides"] else 0 for row in FACTS["configuration"]])


# --- Numbers of the rules -------------------------------------------------------------------------

WARRIORS: Final[i64] = FACTS["pieces"]["warriors"]
CONTROL_TOKENS: Final[i64] = FACTS["pieces"]["control_tokens"]
# By kingdom * WARRIORS + own warriors on the map, by kingdom * CONTROL_TOKENS + own control tokens there.
RECRUIT_COST: Final = vec[i64]([price for row in FACTS["kingdom"] for price in prices_of(row, "recruit")])
CLAIM_COST: Final = vec[i64]([price for row in FACTS["kingdom"] for price in prices_of(row, "claim")])
LEAST_CLAIM: Final[i64] = FACTS["costs"]["least_claim"]
PROVINCES_TO_WIN: Final[i64] = FACTS["victory"]["provinces"]
KINGS_TO_WIN: Final[i64] = FACTS["victory"]["kings"]
REIGN_ENEMY_KING: Final[i64] = FACTS["reign"]["enemy_king"]
REIGN_OWN_KING: Final[i64] = FACTS["reign"]["own_king"]
REIGN_WARRIOR: Final[i64] = FACTS["reign"]["warrior"]
REIGN_TOKEN: Final[i64] = FACTS["reign"]["control_token"]
TREMIS_A_POINT: Final[i64] = FACTS["reign"]["tremis_a_point"]
TITLE_POINTS: Final = vec[i64]([row["points"] for row in FACTS["title"]])
ROUND_LIMITS: Final[list[int]] = FACTS["rounds"]["limits"]
LAST_ROUND: Final[i64] = FACTS["rounds"]["last"]


# --- Powers: where the rules ask, and what they are told (docs/powers.md) -------------------------

HOOK_IDS: Final[list[str]] = [
    "manoeuvre.moves_per_unit", "invade.after_success", "battle.control_marker_value", "battle.tie", "turn.end",
    "map.port_for_unit", "claim.cost", "battle.after_bribes", "recruit.count", "battle.warrior_value", "tax.amount",
    "claim.contestable", "recruit.cost", "battle.king_value", "battle.bonus",
]  # fmt: skip
HOOKS: Final[i64] = 15
MOVES_PER_UNIT: Final[i64] = 0
CLAIM_AFTER_INVASION: Final[i64] = 1
MARKER_VALUE: Final[i64] = 2
WINS_TIES: Final[i64] = 3
PUTS_TO_SEA: Final[i64] = 4
COASTS_ARE_PORTS: Final[i64] = 5
CLAIM_DISCOUNT: Final[i64] = 6
SACK: Final[i64] = 7
RECRUITS: Final[i64] = 8
WARRIOR_VALUE: Final[i64] = 9
TAX_BONUS: Final[i64] = 10
CONTESTABLE: Final[i64] = 11
RECRUIT_DISCOUNT: Final[i64] = 12
KING_VALUE: Final[i64] = 13
BATTLE_BONUS: Final[i64] = 14

# What holds without a power, by hook.
_BATTLE: Final[dict[str, int]] = FACTS["battle"]
_USUAL: Final[list[int]] = [
    1, 0, _BATTLE["control_marker"], 0, 0, 0, 0, 0, 1, _BATTLE["warrior"], 0, 1, 0, _BATTLE["king"], 0,
]  # fmt: skip
USUAL: Final = vec[i64](_USUAL)

# When an effect holds; those of one effect hold together. A place and a battle are known at some hooks only.
CONDITION_IDS: Final[list[str]] = [
    "king_lives", "king_fallen", "capital_held", "capital_lost", "fewest_provinces", "home", "abroad", "coast",
    "attacking", "defending", "against_king",
]  # fmt: skip
KING_LIVES: Final[i64] = 1
KING_FALLEN: Final[i64] = 2
CAPITAL_HELD: Final[i64] = 4
CAPITAL_LOST: Final[i64] = 8
FEWEST_PROVINCES: Final[i64] = 16
AT_HOME: Final[i64] = 32
ABROAD: Final[i64] = 64
ON_COAST: Final[i64] = 128
ATTACKING: Final[i64] = 256
DEFENDING: Final[i64] = 512
AGAINST_KING: Final[i64] = 1024


def _powers(slot: str) -> list[int]:
    """What holds for each kingdom at each hook by the powers of one slot that need no condition."""
    out: list[int] = []
    for row in FACTS["kingdom"]:
        told = list(_USUAL)
        plain = [effect for effect in effects_of(row[slot]) if not effect.get("when")]
        for effect in plain[::-1]:  # of several at one hook the first counts
            told[HOOK_IDS.index(effect["hook"])] = effect["value"]
        out += told
    return out


KINGDOM_POWER: Final = vec[i64](_powers("kingdom_power"))  # by kingdom * HOOKS + hook
KING_POWER: Final = vec[i64](_powers("king_power"))


def _conditional() -> tuple[list[int], list[int]]:
    """Where the effects under conditions begin, by kingdom * HOOKS + hook; and of each: of a king, when, what."""
    begins, told = [0], list[int]()
    for row in FACTS["kingdom"]:
        for hook in HOOK_IDS:
            for royal, slot in ((1, "king_power"), (0, "kingdom_power")):
                for effect in effects_of(row[slot]):
                    if effect["hook"] == hook and effect.get("when"):
                        told += [royal, _bits([CONDITION_IDS.index(each) for each in effect["when"]]), effect["value"]]
            begins.append(len(told))
    return begins, told


_BEGINS, _EFFECTS = _conditional()
BEGINS: Final = vec[i64](_BEGINS)
EFFECT: Final = vec[i64](_EFFECTS)
EFFECT_NUMBERS: Final[i64] = 3
POWER_IDS: Final[list[str]] = [row[slot]["id"] for row in FACTS["kingdom"] for slot in SLOTS]


# --- Choices: a verb's first number plus its arguments --------------------------------------------

PASS: Final[i64] = 0
DONE: Final[i64] = 1
RECRUIT: Final[i64] = 2
MANOEUVRE: Final[i64] = 3
INVADE: Final[i64] = 4
CLAIM: Final[i64] = 5
TAX: Final[i64] = 6
KING: Final[i64] = 7
WARRIOR: Final[i64] = 8
TO: Final[i64] = 45
CASTLE: Final[i64] = 82
AT: Final[i64] = 119
COLLECT: Final[i64] = 156
CHANGE: Final[i64] = 304
BRIBE: Final[i64] = 1414
COUNT: Final[i64] = 1549
CONFIGURATION: Final[i64] = 2089
KINGDOM: Final[i64] = 2104
AGREE: Final[i64] = 2110
REFUSE: Final[i64] = 2111
TEAMS_OF: Final[i64] = 2112
PAY: Final[i64] = 2114

MOST_TREMIS: Final[i64] = 134  # all tokens of the game together
AMOUNTS: Final[i64] = 135

VERBS: Final[Verbs] = Verbs(
    [
        Verb("pass"),
        Verb("done"),
        Verb("recruit"),
        Verb("manoeuvre"),
        Verb("invade"),
        Verb("claim"),
        Verb("tax"),
        Verb("king"),
        Verb("warrior", ("zone",), at="unit:{zone}"),  # at sea: see `view.points_at`
        Verb("to", ("zone",)),
        Verb("castle", ("zone",), at="castling:{zone}"),
        Verb("at", ("zone",)),
        Verb("collect", ("zone", "token"), at="zone:{zone}"),
        Verb("change", ("zone", "swap")),
        Verb("bribe", ("number",), at="bribe:{number}"),
        Verb("count", ("token", "number"), at="purse:{token}:{number}"),
        Verb("configuration", ("configuration",)),
        Verb("kingdom", ("kingdom",)),
        Verb("agree"),
        Verb("refuse"),
        Verb("teams", ("sides",), at="button:teams-{sides}"),
        Verb("pay", ("payment",), at="payment:{payment}"),
    ],
    {
        "zone": ZONE_IDS,
        "token": TOKEN_IDS,
        "swap": SWAP_IDS,
        "number": [str(n) for n in range(135)],
        "configuration": CONFIGURATION_IDS,
        "kingdom": KINGDOM_IDS,
        "sides": ["two", "three"],
        "payment": PAYMENT_IDS,
    },
    ["king:{kingdom}", "warriors:{kingdom}", "token:{zone}:{token}"],
)

# The numbers above that the compiler must know are spelled out; here they are held to the facts.
assert (len(KINGDOM_IDS), len(PROVINCE_IDS), len(TOKEN_IDS)) == (KINGDOMS, PROVINCES, TOKENS)
assert (len(CONFIGURATION_IDS), len(SWAP_IDS), len(HOOK_IDS)) == (CONFIGURATIONS, SWAPS, HOOKS)
assert TOKEN_IDS == ["bronze", "silver", "gold", "diamond"]
assert list(VALUE) == [1, VALUE_OF_SILVER, VALUE_OF_GOLD, VALUE_OF_DIAMOND]
assert value(ALL_TOKENS) == MOST_TREMIS == AMOUNTS - 1
assert [
    VERBS.offset(word)
    for word in (
        "pass", "done", "recruit", "manoeuvre", "invade", "claim", "tax", "king", "warrior", "to", "castle", "at",
        "collect", "change", "bribe", "count", "configuration", "kingdom", "agree", "refuse", "teams", "pay",
    )
] == [
    PASS, DONE, RECRUIT, MANOEUVRE, INVADE, CLAIM, TAX, KING, WARRIOR, TO, CASTLE, AT, COLLECT, CHANGE, BRIBE, COUNT,
    CONFIGURATION, KINGDOM, AGREE, REFUSE, TEAMS_OF, PAY,
]  # fmt: skip
