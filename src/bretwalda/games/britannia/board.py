"""The immovable: areas, seas, nations, units, the timeline, the tables of points and the numbering of choices."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.facts import load
from bretwalda.engine.verbs import Verb, Verbs

from .facts_check import SCHEMA, check

FACTS: Final[dict[str, Any]] = load(Path(__file__).parent, check, SCHEMA)

LAND_IDS: Final[list[str]] = [row["id"] for row in FACTS["area"]]
SEA_IDS: Final[list[str]] = [row["id"] for row in FACTS["sea"]]
AREA_IDS: Final[list[str]] = LAND_IDS + SEA_IDS
NATION_IDS: Final[list[str]] = [row["id"] for row in FACTS["nation"]]
PLAYER_IDS: Final[list[str]] = [row["id"] for row in FACTS["player"]]
UNIT_IDS: Final[list[str]] = [row["id"] for row in FACTS["unit"]]
LEADER_IDS: Final[list[str]] = [row["id"] for row in FACTS["leader"]]
SCENARIO_IDS: Final[list[str]] = [row["id"] for row in FACTS["scenario"]]

LANDS: Final[i64] = 37  # areas 0 to 36
SEAS: Final[i64] = 8  # areas 37 to 44, in a ring
AREAS: Final[i64] = 45
NATIONS: Final[i64] = 17  # in the order of play
SEATS: Final[i64] = 4
TURNS: Final[i64] = 16

NONE: Final[i64] = -1  # no area, no nation, no leader

# The nations that the rules name one by one.
ROMANS: Final[i64] = 0
ROMANO_BRITISH: Final[i64] = 1
BELGAE: Final[i64] = 2
BRIGANTES: Final[i64] = 4
DANES: Final[i64] = 11
NORWEGIANS: Final[i64] = 12
SAXONS: Final[i64] = 13
ANGLES: Final[i64] = 15
NORMANS: Final[i64] = 16

# Units. A nation has at most three kinds of army: *foot* (the legions of Rome, everybody else's infantry), *horse* (the
# cavalry of two nations; in the variant auxilia, berserks, elite infantry) and, in the variant, the *guard* that
# two hits kill (elite legions, huskarls).
INFANTRY: Final[i64] = 0
CAVALRY: Final[i64] = 1
LEGION: Final[i64] = 2
FORT: Final[i64] = 3
BURH: Final[i64] = 4
WALL: Final[i64] = 5
AUXILIA: Final[i64] = 6
BERSERK: Final[i64] = 7
ELITE: Final[i64] = 8
ELITE_LEGION: Final[i64] = 9
HUSKARL: Final[i64] = 10
MOTTE: Final[i64] = 11
UNITS: Final[i64] = 12
FOOT: Final[i64] = 0
HORSE: Final[i64] = 1
GUARD: Final[i64] = 2

# What stands in an area besides armies, as bits.
FORT_BIT: Final[i64] = 1
RUIN_BIT: Final[i64] = 2
BURH_BIT: Final[i64] = 4
WALL_BIT: Final[i64] = 8
CRACKED_BIT: Final[i64] = 16  # the wall has taken a hit in a battle that is not over
MOTTE_BIT: Final[i64] = 32
RIVER_BIT: Final[i64] = 64  # all who attack have come across a river, and the first round has not been fought
ATTACKERS_HURT: Final[i64] = 7  # bits 7 to 9: attacking guards that one more hit kills
DEFENDERS_HURT: Final[i64] = 10  # bits 10 to 12: the same of the defender
STANDING: Final[i64] = 45  # FORT_BIT | BURH_BIT | WALL_BIT | MOTTE_BIT: a ruin is nothing but a mark
BATTLE_MARKS: Final[i64] = 8144  # CRACKED_BIT | RIVER_BIT and those that are hurt: gone when a battle is over

# Statuses of a nation for a turn, as bits.
STATUS_IDS: Final[list[str]] = ["boats", "raiders", "all_raiders", "major_invasion"]
BOATS: Final[i64] = 1
RAIDERS: Final[i64] = 2
ALL_RAIDERS: Final[i64] = 4
MAJOR_INVASION: Final[i64] = 8

# Phases. Those of a nation's turn stand between the two of the game turn.
PHASE_IDS: Final[list[str]] = [
    "turn_start", "nation_start", "growth", "movement", "battle", "movement_2", "battle_2", "withdrawal",
    "overpopulation", "nation_end", "turn_end",
]  # fmt: skip
TURN_START: Final[i64] = 0
NATION_START: Final[i64] = 1
GROWTH: Final[i64] = 2
MOVEMENT: Final[i64] = 3
BATTLE: Final[i64] = 4
MOVEMENT_2: Final[i64] = 5
BATTLE_2: Final[i64] = 6
WITHDRAWAL: Final[i64] = 7
OVERPOPULATION: Final[i64] = 8
NATION_END: Final[i64] = 9
TURN_END: Final[i64] = 10

# Where points come from.
SOURCE_IDS: Final[list[str]] = [
    "area", "limes", "occupation", "raid", "army", "cavalry", "fort", "leader", "submission", "bretwalda", "king",
    "windfall", "cap", "vassal",
]  # fmt: skip
FROM_AREA: Final[i64] = 0  # held at the end of a scoring turn
FROM_LIMES: Final[i64] = 1
FROM_OCCUPATION: Final[i64] = 2
FROM_RAID: Final[i64] = 3  # held when the Danish raiders of turn 11 withdraw
FROM_ARMY: Final[i64] = 4  # killed
FROM_CAVALRY: Final[i64] = 5
FROM_FORT: Final[i64] = 6
FROM_LEADER: Final[i64] = 7
FROM_SUBMISSION: Final[i64] = 8
FROM_BRETWALDA: Final[i64] = 9
FROM_KING: Final[i64] = 10
FROM_WINDFALL: Final[i64] = 11  # Harold's death by another hand
FROM_CAP: Final[i64] = 12  # taken off again: points outside the home theatre beyond half of those inside
FROM_VASSAL: Final[i64] = 13  # taken off again: the half that a vassal does not score

# Why an army is taken off the map.
REASON_IDS: Final[list[str]] = [
    "stranded",
    "stacking",
    "overpopulation",
    "recall",
    "departure",
    "leaderless",
    "repelled",
]
REASON_STRANDED: Final[i64] = 0
REASON_STACKING: Final[i64] = 1
REASON_OVERPOPULATION: Final[i64] = 2
REASON_RECALL: Final[i64] = 3
REASON_DEPARTURE: Final[i64] = 4
REASON_LEADERLESS: Final[i64] = 5
REASON_REPELLED: Final[i64] = 6

# Choices: a verb's first number plus its arguments.
VERBS: Final[Verbs] = Verbs(
    [
        Verb("done", ends_turn=True),
        Verb("halt"),
        Verb("stand"),
        Verb("retreat"),
        Verb("grant"),
        Verb("refuse"),
        Verb("submit"),
        Verb("defy"),
        Verb("leave_leader"),
        Verb("keep_leader"),
        Verb("hire", ("unit",)),
        Verb("move", ("area",)),
        Verb("go", ("area",)),
        Verb("leave", ("unit", "left")),  # of the stack that marches: see `view.points_at`
        Verb("fight", ("area",)),
        Verb("lose", ("unit", "area"), at="unit:{area}:{unit}"),
        Verb("keep", ("unit", "area"), at="unit:{area}:{unit}"),
        Verb("flee", ("area",)),
        Verb("raise", ("unit", "area"), at="unit:{area}:{unit}"),
        Verb("remove", ("unit", "area"), at="unit:{area}:{unit}"),
        Verb("withdraw", ("area",)),
        Verb("embark", ("area",)),
        Verb("place", ("area",)),
        Verb("vote", ("nation",)),
    ],
    {"unit": UNIT_IDS, "area": AREA_IDS, "nation": NATION_IDS, "left": ["0", "1", "2", "3", "4"]},
    ["band:{area}:{unit}:{left}"],
)
DONE: Final[i64] = 0  # end the phase
HALT: Final[i64] = 1  # let the marching units be, and look at another stack
STAND: Final[i64] = 2  # fight on
RETREAT: Final[i64] = 3  # the attackers chosen go back where they came from
GRANT: Final[i64] = 4
REFUSE: Final[i64] = 5
SUBMIT: Final[i64] = 6
DEFY: Final[i64] = 7
LEAVE_LEADER: Final[i64] = 8  # the marching units go without him
KEEP_LEADER: Final[i64] = 9  # he does not retreat with the others
HIRE: Final[i64] = 10  # a unit for the Normans of turn 16
MOVE: Final[i64] = 22  # choose the units of an area
GO: Final[i64] = 67  # they step into an area
LEAVE: Final[i64] = 112  # one unit with so many points left does not go along
FIGHT: Final[i64] = 172
LOSE: Final[i64] = 217  # a unit, and where it would retreat to (a defender's: where it stands)
KEEP: Final[i64] = 757  # a unit does not retreat with the others; the area as in LOSE
FLEE: Final[i64] = 1297  # the defenders chosen (or a leader) retreat to an area
RAISE: Final[i64] = 1342
REMOVE: Final[i64] = 1882
WITHDRAW: Final[i64] = 2422  # one unit of an area
EMBARK: Final[i64] = 2467  # the leader follows those that have withdrawn to an area
PLACE: Final[i64] = 2512
VOTE: Final[i64] = 2557
MOST_LEFT: Final[i64] = 5  # kinds of points left


def numbers(values: list[int]) -> vec[i64]:
    """A table."""
    out = vec[i64](capacity=len(values))
    for value in values:
        out = append(out, value)
    return out


def bits(indices: list[int]) -> int:
    """A set of small numbers as bits."""
    return sum({1 << index for index in indices})


def _lands(names: list[str]) -> list[int]:
    """The areas that a list names, one by one or by theatre or group."""
    out: list[int] = []
    for name in names:
        if name == "everywhere":
            out += range(LANDS)
        elif name in ("england", "wales", "scotland"):
            out += [a for a in range(LANDS) if FACTS["area"][a]["theatre"] == name]
        elif name in FACTS["group"]:
            out += _lands(FACTS["group"][name])
        else:
            out.append(LAND_IDS.index(name))
    return out


def area_set(*names: str) -> int:
    """Areas as bits."""
    return bits(_lands(list(names)))


def _areas(names: list[str]) -> list[int]:
    return [AREA_IDS.index(name) for name in names]


# One area as a set. Compiled, `1 << area` would be a shift of 32 bits.
BIT: Final = numbers([1 << k for k in range(62)])

# --- The map (rules 2) ----------------------------------------------------------------------------

SEA_BITS: Final[i64] = ((1 << SEAS) - 1) << LANDS
LAND_BITS: Final[i64] = (1 << LANDS) - 1
ENGLAND: Final[i64] = area_set("england")
WALES: Final[i64] = area_set("wales")
SCOTLAND: Final[i64] = area_set("scotland")
DIFFICULT: Final[i64] = bits([a for a in range(LANDS) if FACTS["area"][a]["terrain"] != "clear"])
ROMANO_BRITISH_HOME: Final[i64] = area_set(FACTS["event"]["romano_british"]["home"])
ROMANO_BRITISH_WALES: Final[i64] = area_set(*FACTS["event"]["romano_british"]["with_wales"])
NORMAN_PURSE: Final[i64] = area_set(FACTS["event"]["norman_reinforcement"]["areas"])
BRIGANTES_ZONE: Final[i64] = area_set("brigantes_vassal_zone")

# The neighbours of each area as bits: by an ordinary border, by strait, and both.
BORDERS: Final = numbers([bits(_areas(row["borders"])) for row in FACTS["area"]])
STRAITS: Final = numbers([bits(_areas(row.get("straits", []))) for row in FACTS["area"]])
RIVERS: Final = numbers([
    bits([LAND_IDS.index(name) for pair in FACTS["river"]["between"] if area in pair for name in pair if name != area])
    for area in LAND_IDS
])  # fmt: skip
BESIDE: Final = numbers([bits(_areas(row["borders"] + row.get("straits", []))) for row in FACTS["area"]])


def _merged(sea: int) -> int:
    """The sea that a sea is part of when six are played."""
    return AREA_IDS.index(FACTS["sea"][sea - LANDS].get("part_of", AREA_IDS[sea]))


def _seas_beside(area: int, six: bool) -> int:
    """The seas around an area, or around a sea; with six seas a half has no life of its own."""
    if area < LANDS:
        seas = _areas(FACTS["area"][area]["coast"])
        return bits([_merged(sea) for sea in seas]) if six else bits(seas)
    if not six:
        return bits(_areas(FACTS["sea"][area - LANDS]["borders"]))
    if _merged(area) != area:
        return 0
    halves = [sea for sea in range(LANDS, AREAS) if _merged(sea) == area]
    return bits([_merged(sea) for half in halves for sea in _areas(FACTS["sea"][half - LANDS]["borders"])]) & ~(
        1 << area
    )


def _coasts(sea: int, six: bool) -> int:
    halves = [half for half in range(LANDS, AREAS) if _merged(half) == sea] if six else [sea]
    return bits([land for half in halves for land in _areas(FACTS["sea"][half - LANDS]["coasts"])])


# With eight seas the first AREAS entries count, with six the others.
SEAS_BESIDE: Final = numbers([_seas_beside(a, six) for six in (False, True) for a in range(AREAS)])
COASTS: Final = numbers([0 if a < LANDS else _coasts(a, six) for six in (False, True) for a in range(AREAS)])
# The sea that is played in place of each sea.
SEA_PLAYED: Final = numbers([_merged(a) if six and a >= LANDS else a for six in (False, True) for a in range(AREAS)])

# --- Nations and units (rules 2) ------------------------------------------------------------------

SEAT: Final = numbers([PLAYER_IDS.index(row["player"]) for row in FACTS["nation"]])


def _kind_unit(nation: int, kind: int) -> int:
    """What a nation's foot, horse or guard is; its guard are those that two hits kill."""
    if kind == FOOT:
        return int(LEGION if nation == ROMANS else INFANTRY)
    for row in FACTS["forces"]["rows"]:
        facts = FACTS["unit"][UNIT_IDS.index(row["unit"])]
        if row["nation"] == NATION_IDS[nation] and facts.get("variant") and not facts.get("structure"):
            if (facts["hits"] > 1) == (kind == GUARD):
                return UNIT_IDS.index(row["unit"])
    return int(CAVALRY if kind == HORSE else ELITE_LEGION)


# By nation * 3 + kind.
KINDS: Final[i64] = 3
KIND_UNIT: Final = numbers([_kind_unit(n, kind) for n in range(NATIONS) for kind in range(3)])
FOOT_UNIT: Final = numbers([_kind_unit(n, FOOT) for n in range(NATIONS)])
UNIT_ATTACK: Final = numbers([row["attack"] for row in FACTS["unit"]])
UNIT_DEFENCE: Final = numbers([row["defence"] for row in FACTS["unit"]])
UNIT_MOVE: Final = numbers([row["move"] for row in FACTS["unit"]])
UNIT_TO_KILL: Final = numbers([row["to_kill"] for row in FACTS["unit"]])
UNIT_HITS: Final = numbers([row["hits"] for row in FACTS["unit"]])
FLOOR: Final[i64] = FACTS["battle"]["floor"]
HEAVY: Final = numbers([1 if row["to_kill"] >= FACTS["battle"]["floor"] else 0 for row in FACTS["unit"]])


STRUCTURE: Final = numbers([1 if row.get("structure") else 0 for row in FACTS["unit"]])


def _force(nation: int, unit: int, key: str) -> int:
    for row in FACTS["forces"]["rows"]:
        if row["nation"] == NATION_IDS[nation] and row["unit"] == UNIT_IDS[unit]:
            return int(row.get(key, 0))
    return 0


# By nation * UNITS + unit.
POOL: Final = numbers([_force(n, u, "pool") for n in range(NATIONS) for u in range(UNITS)])
POOL_LATER: Final = numbers([_force(n, u, "later") for n in range(NATIONS) for u in range(UNITS)])
PRICE: Final = numbers([_force(n, u, "price") for n in range(NATIONS) for u in range(UNITS)])
VARIANT_ONLY: Final = numbers([_force(n, u, "variant") for n in range(NATIONS) for u in range(UNITS)])


def _cap_of(nation: int, variant: bool) -> int:
    """One less than the price of the dearest unit."""
    return max(_force(nation, u, "price") for u in range(UNITS) if variant or not _force(nation, u, "variant")) - 1


SAVINGS_CAP: Final = numbers([_cap_of(n, False) for n in range(NATIONS)])
VARIANT_CAP: Final = numbers([_cap_of(n, True) for n in range(NATIONS)])

# --- Leaders (rules 12) ---------------------------------------------------------------------------

LEADERS: Final[i64] = 25
LEADER_NATION: Final = numbers([NATION_IDS.index(row["nation"]) for row in FACTS["leader"]])
LEADER_LAST: Final = numbers([row.get("last", row["turn"]) for row in FACTS["leader"]])
LEADER_HELD: Final = numbers([LAND_IDS.index(row["held"]) if "held" in row else -1 for row in FACTS["leader"]])
LEADER_SEA: Final = numbers([AREA_IDS.index(row["at"]) if "at" in row else -1 for row in FACTS["leader"]])
CANDIDATES: Final[i64] = bits([k for k, row in enumerate(FACTS["leader"]) if row.get("candidate")])
BOUDICCA: Final[i64] = 0
ARTHUR: Final[i64] = 1
CNUT: Final[i64] = 14
HARALD: Final[i64] = 15
HAROLD: Final[i64] = 16
WILLIAM: Final[i64] = 17

# --- The timeline (rules 18) ----------------------------------------------------------------------

EVENT_IDS: Final[list[str]] = [
    *FACTS["event"],
    "cavalry_to_infantry",
    "danish_raid",
    "burhs_available",
    "burhs_withdrawn",
]
BOUDICCA_RISES: Final[i64] = 0
TRAJAN: Final[i64] = 1
ROMAN_REINFORCEMENT: Final[i64] = 2
ROME_DEPARTS: Final[i64] = 3
ARTHUR_COMES: Final[i64] = 4
CNUT_LEAVES: Final[i64] = 5
NORWEGIAN_REINFORCEMENT: Final[i64] = 6
SAXON_REINFORCEMENT: Final[i64] = 7
NORMAN_REINFORCEMENT: Final[i64] = 8
CAVALRY_TO_INFANTRY: Final[i64] = 9
DANISH_RAID: Final[i64] = 10


def _line(turn: int, nation: int) -> dict[str, Any]:
    for row in FACTS["timeline"]:
        if row["turn"] == turn and row["nation"] == NATION_IDS[nation]:
            return dict(row)
    return {}


# By turn * NATIONS + nation, turn 0 empty.
_LINES: Final[list[dict[str, Any]]] = [_line(turn, n) for turn in range(TURNS + 1) for n in range(NATIONS)]
STATUS: Final = numbers([bits([STATUS_IDS.index(word) for word in row.get("status", [])]) for row in _LINES])
EVENT: Final = numbers([EVENT_IDS.index(row["event"]) if "event" in row else -1 for row in _LINES])
LEADER: Final = numbers([LEADER_IDS.index(row["leader"]) if "leader" in row else -1 for row in _LINES])


def _variant_leader(turn: int, nation: int) -> int:
    for k, row in enumerate(FACTS["leader"]):
        if row.get("variant") and row["turn"] == turn and row["nation"] == NATION_IDS[nation]:
            return k
    return -1


def _picked(turn: int, nation: int) -> int:
    for row in FACTS["variant"]["picked"]:
        if row["turn"] == turn and row["nation"] == NATION_IDS[nation]:
            return _kind_named(nation, row["unit"])
    return -1


def _royal(nation: int) -> int:
    for row in FACTS["variant"]["royal"]:
        if row["nation"] == NATION_IDS[nation]:
            return _kind_named(nation, row["unit"])
    return int(FOOT)


def _kind_named(nation: int, unit: str) -> int:
    return [UNIT_IDS[_kind_unit(nation, kind)] for kind in range(3)].index(unit)


# In the variant: more leaders, and the kind of army that comes in the place of foot.
VARIANT_LEADER: Final = numbers([_variant_leader(turn, n) for turn in range(TURNS + 1) for n in range(NATIONS)])
PICKED_KIND: Final = numbers([_picked(turn, n) for turn in range(TURNS + 1) for n in range(NATIONS)])
ROYAL_KIND: Final = numbers([_royal(n) for n in range(NATIONS)])

# What arrives at sea, five numbers a row: turn, nation, kind (FOOT or HORSE), how many, sea.
ARRIVALS: Final = numbers([
    number
    for row in FACTS["timeline"]
    for unit in row.get("arrive", [])
    for number in (
        row["turn"], NATION_IDS.index(row["nation"]), HORSE if unit["unit"] == "cavalry" else FOOT, unit["count"],
        AREA_IDS.index(unit["at"]),
    )
])  # fmt: skip

SCORING_TURNS: Final[i64] = bits([row["number"] for row in FACTS["turn"] if row.get("scoring")])
BRETWALDA_TURNS: Final[i64] = bits([row["number"] for row in FACTS["turn"] if row.get("bretwalda")])
KING_TURNS: Final[i64] = bits([row["number"] for row in FACTS["turn"] if row.get("king")])

# --- Events and rules in numbers ------------------------------------------------------------------

BOUDICCA_INFANTRY: Final[i64] = FACTS["event"]["boudicca"]["infantry"]
ARTHUR_CAVALRY: Final[i64] = FACTS["event"]["arthur"]["cavalry"]
LEGIONS_ALLOWED: Final[i64] = FACTS["event"]["trajan"]["more_than"]
LEGIONS_RECALLED: Final[i64] = FACTS["event"]["trajan"]["removed"]
LEGIONS_AT: Final[i64] = AREA_IDS.index(FACTS["event"]["roman_reinforcement"]["at"])
ROMANO_BRITISH_MOST: Final[i64] = FACTS["event"]["romano_british"]["most"]
CNUT_RATIO: Final[i64] = FACTS["event"]["cnut"]["ratio"]
CNUT_POINTS: Final[i64] = FACTS["event"]["cnut"]["points"]
CNUT_REMOVED: Final[i64] = FACTS["event"]["cnut"]["removed"]
NORWEGIANS_AT: Final[i64] = AREA_IDS.index(FACTS["event"]["norwegian_reinforcement"]["at"])
NORWEGIANS_PER_AREA: Final[i64] = FACTS["event"]["norwegian_reinforcement"]["infantry_per_area"]
SAXON_AREAS_PER_INFANTRY: Final[i64] = FACTS["event"]["saxon_reinforcement"]["areas_per_infantry"]
NORMANS_AT: Final[i64] = AREA_IDS.index(FACTS["event"]["norman_reinforcement"]["at"])
NORMAN_POINTS_PER_AREA: Final[i64] = FACTS["event"]["norman_reinforcement"]["points_per_area"]
NORMAN_POINTS_WITHOUT_HAROLD: Final[i64] = FACTS["event"]["norman_reinforcement"]["points_without_rival"]
HIRE_PRICE: Final = numbers([FACTS["event"]["norman_reinforcement"].get(unit, 0) for unit in UNIT_IDS])


def _legions_coming(legions: int, turn: int) -> int:
    event = FACTS["event"]["roman_reinforcement"]
    for row in event["rows"]:
        at = turn - event["first_turn"]
        if row["legions"][0] <= legions <= row["legions"][1] and 0 <= at < len(row["come"]):
            return int(row["come"][at])
    return 0


# By turn * MOST_LEGIONS + legions in play.
MOST_LEGIONS: Final[i64] = 17
LEGIONS_COMING: Final = numbers([_legions_coming(n, turn) for turn in range(TURNS + 1) for n in range(17)])

POPULATION: Final = numbers([
    FACTS["growth"]["clear" if row["terrain"] == "clear" else "difficult"] for row in FACTS["area"]
])  # fmt: skip
VASSAL_SHARE: Final[i64] = FACTS["growth"]["vassal_share"]
NO_GROWTH_NATION: Final[i64] = NATION_IDS.index(FACTS["growth"]["no_growth"]["nation"])
NO_GROWTH_TURN: Final[i64] = FACTS["growth"]["no_growth"]["turn"]

UNLIMITED: Final[i64] = 99  # more than any nation has
STACK_CLEAR: Final[i64] = FACTS["stacking"]["clear"]
STACK_DIFFICULT: Final[i64] = FACTS["stacking"]["difficult"]
OVERSTACK_DIFFICULT: Final[i64] = FACTS["stacking"]["overstack_difficult"]
ARMIES_PER_AREA: Final[i64] = FACTS["overpopulation"]["units_per_area"]

COST_CLEAR: Final[i64] = FACTS["movement"]["clear"]
COST_DIFFICULT: Final[i64] = FACTS["movement"]["difficult"]
COST_STRAIT: Final[i64] = FACTS["movement"]["strait"]
COST_SEA: Final[i64] = FACTS["movement"]["sea"]
COST_RIVER: Final[i64] = FACTS["river"]["cost"]
RIVER_DIE: Final[i64] = FACTS["river"]["bonus"]
LEADER_MOVE: Final[i64] = FACTS["movement"]["leader"] + FACTS["movement"]["leader_bonus"]
LEADER_STEP: Final[i64] = FACTS["movement"]["leader_bonus"]
OVERRUN: Final[i64] = FACTS["movement"]["overrun"]
MOST_JOURNEYS: Final[i64] = FACTS["movement"]["journeys"]

DIE: Final[i64] = FACTS["battle"]["die"]
LEADER_DIE: Final[i64] = FACTS["battle"]["leader_bonus"]

# Submission, by the number of its row.
SUBMISSIONS: Final[i64] = 5
VASSAL: Final = numbers([NATION_IDS.index(row["vassal"]) for row in FACTS["submission"]])
OVERLORD: Final = numbers([NATION_IDS.index(row["overlord"]) for row in FACTS["submission"]])
SUBMITS_WITH: Final = numbers([row["most"] for row in FACTS["submission"]])
SUBMISSION_TURNS: Final = numbers([bits(row["turns"]) for row in FACTS["submission"]])
SUBMISSION_ZONE: Final = numbers([
    area_set(row["zone"]) if "zone" in row else (1 << 37) - 1 for row in FACTS["submission"]
])  # fmt: skip
SUBMISSION_POINTS: Final = numbers([row.get("points", 0) for row in FACTS["submission"]])


def _limit(nation: int, key: str) -> list[str]:
    for row in FACTS["invader_limit"]:
        if row["nation"] == NATION_IDS[nation]:
            return list(row.get(key, []))
    return []


# Where invaders may not sail and where they may land (rules 5.12, 5.13); with six seas as with eight.
CLOSED_SEAS: Final = numbers([bits(_areas(_limit(n, "seas"))) for n in range(NATIONS)])
LANDING: Final = numbers([bits(_areas(_limit(n, "land"))) or (1 << 37) - 1 for n in range(NATIONS)])

SPARED_BEFORE: Final[i64] = FACTS["romano_british"]["spares_former_vassals_before"]
BRETWALDA_POINTS: Final[i64] = FACTS["bretwalda"]["points"]
KING_AREAS: Final[i64] = FACTS["king"]["areas"]
KING_RATIO: Final[i64] = FACTS["king"]["ratio"]
KING_POINTS: Final[i64] = FACTS["king"]["points"]
BURH_TURNS: Final[i64] = bits(FACTS["burhs"]["turns"])
BURHS_ON_MAP: Final[i64] = FACTS["burhs"]["most_on_map"]
BURHS_A_TURN: Final[i64] = FACTS["burhs"]["least_per_turn"]

# --- Points (rules 16, 17) ------------------------------------------------------------------------

# Which table of held areas counts on a turn.
SCORING: Final[i64] = 5
SCORING_INDEX: Final = numbers([
    [row["number"] for row in FACTS["turn"] if row.get("scoring")].index(turn) if 1 << turn & SCORING_TURNS else -1
    for turn in range(TURNS + 1)
])  # fmt: skip


def _table(rows: list[dict[str, Any]]) -> list[int]:
    """Points by area; an area counts in the first row of a scale that names it."""
    out = [0] * 37
    for row in rows:
        for scale in reversed(row["scale"]):
            for area in _lands(scale["areas"]):
                out[area] = scale["points"]
    return out


def _held(index: int, nation: int) -> list[int]:
    turn = [row["number"] for row in FACTS["turn"] if row.get("scoring")][index]
    return _table([row for row in FACTS["hold"] if row["nation"] == NATION_IDS[nation] and turn in row["turns"]])


def _occupied(nation: int, raid: bool) -> list[dict[str, Any]]:
    return [
        row for row in FACTS["occupy"]
        if row["nation"] == NATION_IDS[nation] and bool(row.get("at_withdrawal")) == raid
    ]  # fmt: skip


# By (scoring turn's index * NATIONS + nation) * LANDS + area.
HOLD: Final = numbers([points for k in range(5) for n in range(NATIONS) for points in _held(k, n)])
# By nation * LANDS + area; each nation has one window of turns.
OCCUPY: Final = numbers([points for n in range(NATIONS) for points in _table(_occupied(n, False))])
OCCUPY_TURNS: Final = numbers([bits([t for row in _occupied(n, False) for t in row["turns"]]) for n in range(NATIONS)])
RAID: Final = numbers([points for n in range(NATIONS) for points in _table(_occupied(n, True))])
RAID_TURNS: Final = numbers([bits([t for row in _occupied(n, True) for t in row["turns"]]) for n in range(NATIONS)])


def _cap(nation: int, key: str) -> int:
    for row in FACTS["cap"]:
        if row["nation"] == NATION_IDS[nation]:
            return area_set(*([row[key]] if isinstance(row[key], str) else row[key]))
    return 0


CAP_HOME: Final = numbers([_cap(n, "home") for n in range(NATIONS)])
CAPPED: Final = numbers([_cap(n, "capped") for n in range(NATIONS)])

# Kills: the rows of nation n are KILL_FIRST[n] to KILL_FIRST[n + 1] - 1.
KILL_IDS: Final[list[str]] = ["army", "cavalry", "fort", "leader"]
KILL_ARMY: Final[i64] = 0
KILL_CAVALRY: Final[i64] = 1
KILL_FORT: Final[i64] = 2
KILL_LEADER: Final[i64] = 3
_KILLS: Final[list[dict[str, Any]]] = [
    row for n in range(NATIONS) for row in FACTS["kills"]["rows"] if row["nation"] == NATION_IDS[n]
]
KILL_FIRST: Final = numbers([
    sum(1 for row in _KILLS if NATION_IDS.index(row["nation"]) < n) for n in range(NATIONS + 1)
])  # fmt: skip
KILL_OF: Final = numbers([KILL_IDS.index(row.get("of", "leader")) for row in _KILLS])
# Nations, or leaders for the rows about leaders, as bits.
KILL_WHOM: Final = numbers([
    bits([LEADER_IDS.index(leader) for leader in row["leaders"]]) if "leaders" in row
    else bits([NATION_IDS.index(nation) for nation in row.get("victims", NATION_IDS)])
    for row in _KILLS
])  # fmt: skip
KILL_TURNS: Final = numbers([bits(row.get("turns", list(range(1, TURNS + 1)))) for row in _KILLS])
KILL_OWN_TURN: Final = numbers([1 if row.get("own_turn") else 0 for row in _KILLS])
KILL_NOT_OWN: Final = numbers([bits(row.get("not_in_own_turn", [])) for row in _KILLS])
KILL_FORMER: Final = numbers([1 if row.get("former_vassal") else 0 for row in _KILLS])
KILL_POINTS: Final = numbers([row["points"] for row in _KILLS])
LEADER_POINTS: Final[i64] = FACTS["kills"]["leader"]  # for a leader that the killer's card does not name

WINDFALL_NATION: Final[i64] = NATION_IDS.index(FACTS["windfall"]["nation"])
WINDFALL_LEADER: Final[i64] = LEADER_IDS.index(FACTS["windfall"]["leader"])
WINDFALL_KILLERS: Final[i64] = bits([NATION_IDS.index(nation) for nation in FACTS["windfall"]["killers"]])
WINDFALL_TURNS: Final[i64] = bits(FACTS["windfall"]["turns"])
WINDFALL_POINTS: Final[i64] = FACTS["windfall"]["points"]

# --- Small questions ------------------------------------------------------------------------------


def unit_of(nation: i64, kind: i64) -> i64:
    """The unit that a nation's foot, horse or guard is."""
    return KIND_UNIT[nation * KINDS + kind]


def kind_of_unit(nation: i64, unit: i64) -> i64:
    """The kind of army that a unit is to a nation."""
    if unit == FOOT_UNIT[nation]:
        return FOOT
    return HORSE if unit == KIND_UNIT[nation * KINDS + HORSE] else GUARD


def most_armies(nation: i64, area: i64) -> i64:
    """How many armies may stand in an area (rules 8.1, 8.2)."""
    if DIFFICULT >> area & 1:
        return STACK_DIFFICULT
    return UNLIMITED if nation == ROMANS else STACK_CLEAR


def most_overstacked(area: i64) -> i64:
    """How many armies may stand in the one area that is overstacked (rules 8.4)."""
    return OVERSTACK_DIFFICULT if DIFFICULT >> area & 1 else UNLIMITED


# The numbers above that the compiler must know are spelled out; here they are held to the facts.
assert (len(LAND_IDS), len(SEA_IDS), len(NATION_IDS), len(UNIT_IDS)) == (LANDS, SEAS, NATIONS, UNITS)
assert (len(LEADER_IDS), len(FACTS["submission"]), len(PLAYER_IDS)) == (LEADERS, SUBMISSIONS, SEATS)
assert UNIT_IDS == [
    "infantry", "cavalry", "legion", "fort", "burh", "wall", "auxilia", "berserk", "elite", "elite_legion", "huskarl",
    "motte",
]  # fmt: skip
assert [
    NATION_IDS[n] for n in (ROMANS, ROMANO_BRITISH, BELGAE, BRIGANTES, DANES, NORWEGIANS, SAXONS, ANGLES, NORMANS)
] == [
    "romans", "romano_british", "belgae", "brigantes", "danes", "norwegians", "saxons", "angles", "normans",
]  # fmt: skip
assert BATTLE_MARKS == CRACKED_BIT | RIVER_BIT | 63 << ATTACKERS_HURT
assert STANDING == FORT_BIT | BURH_BIT | WALL_BIT | MOTTE_BIT
assert [LEADER_IDS[k] for k in (BOUDICCA, ARTHUR, CNUT, HARALD, HAROLD, WILLIAM)] == [
    "boudicca", "arthur", "cnut", "harald_hardrada", "harold", "william",
]  # fmt: skip
assert EVENT_IDS[:9] == [
    "boudicca", "trajan", "roman_reinforcement", "romano_british", "arthur", "cnut", "norwegian_reinforcement",
    "saxon_reinforcement", "norman_reinforcement",
]  # fmt: skip
assert {
    word: VERBS.offset(word)
    for word in (
        "done", "halt", "stand", "retreat", "grant", "refuse", "submit", "defy", "leave_leader", "keep_leader", "hire",
        "move", "go", "leave", "fight", "lose", "keep", "flee", "raise", "remove", "withdraw", "embark", "place",
        "vote",
    )
} == {
    "done": DONE, "halt": HALT, "stand": STAND, "retreat": RETREAT, "grant": GRANT, "refuse": REFUSE,
    "submit": SUBMIT, "defy": DEFY, "leave_leader": LEAVE_LEADER, "keep_leader": KEEP_LEADER, "hire": HIRE,
    "move": MOVE, "go": GO, "leave": LEAVE, "fight": FIGHT, "lose": LOSE, "keep": KEEP, "flee": FLEE,
    "raise": RAISE, "remove": REMOVE, "withdraw": WITHDRAW, "embark": EMBARK, "place": PLACE, "vote": VOTE,
}  # fmt: skip
