"""What everybody may see (there is nothing to hide), what a nation is asked, and what each choice points at.

A view is all that a page needs to draw the map, the armies, the battle and the books: it holds no text and no number
that the facts already hold, and stays below 20 kB.
"""

from __future__ import annotations

import msgspec

from bretwalda.engine.bits import size
from bretwalda.engine.message import Arg, Message
from bretwalda.engine.state import NOBODY

from .board import (
    AREA_IDS,
    AREAS,
    ARMIES_PER_AREA,
    ATTACKERS_HURT,
    DEFENDERS_HURT,
    DIFFICULT,
    ENGLAND,
    GO,
    LANDS,
    LEADER_IDS,
    LEADER_MOVE,
    MAJOR_INVASION,
    MOTTE,
    MOTTE_BIT,
    NATION_IDS,
    NATIONS,
    NONE,
    OVERLORD,
    PHASE_IDS,
    POOL,
    POPULATION,
    PRICE,
    RIVER_BIT,
    SCENARIO_IDS,
    SEAT,
    SOURCE_IDS,
    STATUS_IDS,
    UNIT_IDS,
    UNIT_MOVE,
    UNITS,
    VARIANT_ONLY,
    VERBS,
    most_armies,
    unit_of,
)
from .player.odds import battle
from .player.outlook import exact_force
from .state import (
    AREA_MASK,
    PICKED,
    STOPPED,
    Britannia,
    count_of,
    entry_area,
    entry_nation,
    entry_points,
    entry_source,
    entry_turn,
    from_of,
    kind_of,
    spent_of,
    start_of,
)
from .steps.growth import standing
from .why_not import beside, obstacle

WORK_IDS = ["fort", "ruin", "burh", "wall", "", "motte"]  # by bit; one that is no work has no name
DIE_BITS = 5  # for the number of dice that show a value, in a position and in events
HIGHEST_DIE = 8  # with a leader, behind a river
# Hindrances of a march that look different on the map (`MarchView`).
OBSTACLES = {
    "no_boats": "boats",
    "closed_sea": "closed",
    "closed_coast": "closed",
    "overlord_land": "overlord",
    "vassal_land": "vassal",
}


class StackView(msgspec.Struct, omit_defaults=True):
    """The armies of a nation in an area, and the leader with them."""

    nation: str
    units: dict[str, int]
    leader: str | None = None


class OddsView(msgspec.Struct):
    """How a battle would end if nobody retreated: chances in percent, and the armies expected to be left."""

    win: float  # attackers remain, and nothing of the defenders
    hold: float
    both_gone: float
    attackers_left: float
    defenders_left: float  # structures not counted


class AreaView(msgspec.Struct, omit_defaults=True):
    """A land area or a sea and what stands there."""

    id: str
    holder: str | None = None  # in a battle the defender
    stacks: list[StackView] = []
    works: list[str] = []  # fort, ruin, burh, wall, motte
    river: bool = False  # those who attack have come across one: a bonus for the defenders of the first round
    battle: bool = False  # still to be fought, or being fought
    odds: OddsView | None = None  # of that battle


class BandView(msgspec.Struct, omit_defaults=True):
    """Units of the nation on turn that have moved alike."""

    area: str
    unit: str
    number: int
    left: int  # movement points
    came_from: str
    start: str  # where they began the turn
    picked: bool = False  # chosen to march or to retreat


class NationView(msgspec.Struct, omit_defaults=True):
    """A nation's books."""

    id: str
    seat: int
    score: int
    savings: int
    areas: int  # on land, held
    england: int  # of these in England
    armies: int  # on land
    most_armies: int  # that its areas can feed
    at_sea: int
    income: int  # population of its areas
    pool: dict[str, int]  # units still to be had
    prices: dict[str, int]
    statuses: list[str] = []  # of this turn
    leader: str | None = None
    leader_at: str | None = None
    overlord: str | None = None
    out: bool = False  # never appears in this scenario


class MarchView(msgspec.Struct):
    """A stack on the march: where each neighbour of its area stands.

    A target is `open` (the stack may go there and stay), `overstack` (it may go, but not all may stay unless the area
    becomes the overstacked one) or `pass` (a vassal's: it may not stop). Else it says what forbids the step: `boats`,
    `closed` (a sea or coast that these invaders must keep out of), `overlord`, `vassal`, or `reach` (too far, stopped,
    or held back by an enemy).
    """

    area: str
    leader: bool  # he marches with them
    leader_left: int  # his movement points
    targets: dict[str, str]


class BattleView(msgspec.Struct, omit_defaults=True):
    """The battle that is being fought."""

    area: str
    attacker: str
    defender: str
    rounds: int
    attacker_dice: list[int] = []  # of the latest round, as modified, highest first
    defender_dice: list[int] = []
    light_on_attacker: int = 0  # hits still to be absorbed by ordinary units
    full_on_attacker: int = 0  # by any unit
    light_on_defender: int = 0
    full_on_defender: int = 0
    wall_hits: int = 0  # that the wall has taken
    retreating: dict[str, int] = {}  # defenders chosen to retreat
    attackers_hurt: int = 0  # units that one more hit kills
    defenders_hurt: int = 0
    leader_retreats: bool = False


class BritanniaView(msgspec.Struct):
    """All that there is to see of a position."""

    seat: int | None  # who is looking
    scenario: str
    card_points: bool
    sea_retreat: bool
    welsh_heirs: bool
    half_points: bool
    six_seas: bool
    literal_cost: bool
    variant: bool
    turn: int
    last_turn: int
    phase: str
    nation: str | None  # whose turn it is
    major_invasion: bool
    actor: int | None
    asked: str | None  # the nation that owes the decision
    step: str | None
    left: int  # units or points still owed
    areas: list[AreaView]
    bands: list[BandView]
    nations: list[NationView]
    served: dict[str, int]  # units placed in this growth, by area
    burhs_left: int
    march: MarchView | None
    battle: BattleView | None
    votes: dict[str, int]  # for Bretwalda
    cnut_crowned: bool
    scores: list[int]  # by seat
    sources: list[str]  # the reasons for points that `ledger` counts
    ledger: dict[str, list[list[int]]]  # by nation rows of turn, source, points, and the areas that gave as many each
    winners: list[int] | None


def view(s: Britannia, seat: int | None) -> BritanniaView:
    if seat is not None:
        s.check_seat(seat)
    over = s.actor == NOBODY
    armies = [[int(s.armies(nation, area)) for area in range(AREAS)] for nation in range(NATIONS)]
    return BritanniaView(
        seat=seat,
        scenario=SCENARIO_IDS[s.scenario],
        card_points=s.by_cards,
        sea_retreat=s.ships_wait,
        welsh_heirs=s.welsh_heirs,
        half_points=s.halved,
        six_seas=s.six,
        literal_cost=s.literal,
        variant=s.variant,
        turn=int(s.turn),
        last_turn=int(s.last_turn),
        phase=PHASE_IDS[s.phase],
        nation=None if s.active == NONE else NATION_IDS[s.active],
        major_invasion=s.active != NONE and s.status(s.active) & MAJOR_INVASION != 0,
        actor=None if over else int(s.actor),
        asked=None if over else NATION_IDS[s.asked],
        step=None if over else s.step.name,
        left=int(s.left),
        areas=[_area(s, area, armies) for area in range(AREAS)],
        bands=_bands(s),
        nations=[_nation(s, nation, armies[nation]) for nation in range(NATIONS)],
        served={AREA_IDS[area]: int(number) for area, number in enumerate(s.served) if number},
        burhs_left=int(s.burhs_left),
        march=_march(s) if not over and s.step.name == "march" else None,
        battle=_battle(s),
        votes={NATION_IDS[n]: int(number) for n, number in enumerate(s.votes) if number},
        cnut_crowned=s.cnut_crowned,
        scores=[int(s.points(player)) for player in range(s.seats)],
        sources=SOURCE_IDS,
        ledger=_ledger(s),
        winners=[player for player, share in enumerate(s.result()) if share] if over else None,
    )


# --- The map --------------------------------------------------------------------------------------


def _area(s: Britannia, area: int, armies: list[list[int]]) -> AreaView:
    holder = s.holder[area] if area < LANDS else NONE
    stacks = [_stack(s, nation, area) for nation in range(NATIONS) if armies[nation][area]]
    works = s.works[area] if area < LANDS else 0
    return AreaView(
        id=AREA_IDS[area],
        holder=None if holder == NONE else NATION_IDS[holder],
        stacks=stacks,
        works=[work for bit, work in enumerate(WORK_IDS) if work and works >> bit & 1],
        river=works & RIVER_BIT != 0,
        battle=contested(s, area),
        odds=_odds(s, area) if contested(s, area) else None,
    )


def contested(s: Britannia, area: int) -> bool:
    """Whether the nation on turn stands in an area together with another: a battle to be fought."""
    return s.active != NONE and area < LANDS and s.mine[area] > 0 and s.holder[area] not in (NONE, s.active)


def _odds(s: Britannia, area: int) -> OddsView:
    """The odds of a battle as its sides stand now."""
    works = s.works[area]
    attackers = exact_force(s, s.active, area, 0, works >> ATTACKERS_HURT & 7)
    defenders = exact_force(s, s.holder[area], area, works, works >> DEFENDERS_HURT & 7)
    found = battle(attackers, defenders, DIFFICULT >> area & 1 != 0, works & RIVER_BIT != 0)
    return OddsView(
        win=round(100 * found.win, 1),
        hold=round(100 * found.hold, 1),
        both_gone=round(100 * found.both_gone, 1),
        attackers_left=round(found.attackers_left(), 1),
        defenders_left=round(found.defenders_left(), 1),
    )


def _stack(s: Britannia, nation: int, area: int) -> StackView:
    """A nation's armies in an area."""
    leader = s.leader[nation] if s.leader_at[nation] == area else NONE
    return StackView(
        nation=NATION_IDS[nation],
        units=_units(nation, [int(s.armies_of_kind(nation, area, kind)) for kind in range(s.kinds())]),
        leader=None if leader == NONE else LEADER_IDS[leader],
    )


def _units(nation: int, numbers: list[int]) -> dict[str, int]:
    """Numbers of foot and horse by their names."""
    return {UNIT_IDS[unit_of(nation, kind)]: number for kind, number in enumerate(numbers) if number}


def _bands(s: Britannia) -> list[BandView]:
    return [
        BandView(
            area=AREA_IDS[band & AREA_MASK],
            unit=UNIT_IDS[unit_of(s.active, kind_of(band))],
            number=int(count_of(band)),
            left=0 if band & STOPPED else int(UNIT_MOVE[unit_of(s.active, kind_of(band))] - spent_of(band)),
            came_from=AREA_IDS[from_of(band)],
            start=AREA_IDS[start_of(band)],
            picked=band & PICKED != 0,
        )
        for band in sorted(s.bands)
        if band
    ]


def _nation(s: Britannia, nation: int, armies: list[int]) -> NationView:
    land = s.land[nation]
    status = s.status(nation)
    return NationView(
        id=NATION_IDS[nation],
        seat=int(SEAT[nation]),
        score=int(s.score[nation]),
        savings=int(s.savings[nation]),
        areas=int(size(land)),
        england=int(size(land & ENGLAND)),
        armies=sum(armies[:LANDS]),
        most_armies=int(size(land) * ARMIES_PER_AREA),
        at_sea=sum(armies[LANDS:]),
        income=sum(int(POPULATION[area]) for area in range(LANDS) if land >> area & 1),
        pool=_pool(s, nation),
        prices={
            UNIT_IDS[unit]: int(PRICE[nation * UNITS + unit]) for unit in range(UNITS) if for_sale(s, nation, unit)
        },
        statuses=[word for bit, word in enumerate(STATUS_IDS) if status >> bit & 1],
        leader=None if s.leader[nation] == NONE else LEADER_IDS[s.leader[nation]],
        leader_at=None if s.leader_at[nation] == NONE else AREA_IDS[s.leader_at[nation]],
        overlord=None if s.overlord[nation] == NONE else NATION_IDS[s.overlord[nation]],
        out=s.out >> nation & 1 != 0,
    )


def _pool(s: Britannia, nation: int) -> dict[str, int]:
    """Units still to be had; those of the variant only where it is played."""
    out: dict[str, int] = {}
    for kind in range(s.kinds()):
        at = nation * UNITS + unit_of(nation, kind)
        if POOL[at] and (s.variant or not VARIANT_ONLY[at]) and s.room_in_pool(nation, kind):
            out[UNIT_IDS[unit_of(nation, kind)]] = int(s.room_in_pool(nation, kind))
    if s.variant and POOL[nation * UNITS + MOTTE]:
        out["motte"] = int(POOL[nation * UNITS + MOTTE] - standing(s, nation, MOTTE_BIT))
    return out


def for_sale(s: Britannia, nation: int, unit: int) -> bool:
    """Whether a unit stands on a nation's list."""
    at = nation * UNITS + unit
    return PRICE[at] > 0 and (s.variant or not VARIANT_ONLY[at])


# --- A march and a battle -------------------------------------------------------------------------


def _march(s: Britannia) -> MarchView:
    neighbours = beside(s, s.place)
    options = {int(choice) for choice in s.options(s.actor)}
    return MarchView(
        area=AREA_IDS[s.place],
        leader=s.with_leader,
        leader_left=int(LEADER_MOVE - s.leader_spent),
        targets={
            AREA_IDS[area]: _welcome(s, area) if GO + area in options else _obstacle(s, area)
            for area in range(AREAS)
            if neighbours >> area & 1 or GO + area in options
        },
    )


def _welcome(s: Britannia, area: int) -> str:
    """How an area stands that a marching stack may enter."""
    if area >= LANDS:
        return "open"
    holder = s.holder[area]
    if holder != NONE and s.overlord[holder] == s.active:
        return "pass"
    return "open" if s.mine[area] + s.picked() <= most_armies(s.active, area) else "overstack"


def _obstacle(s: Britannia, area: int) -> str:
    """What keeps a marching stack out of a neighbouring area, as far as colours tell it apart."""
    return OBSTACLES.get(obstacle(s, area)[0], "reach")


def _battle(s: Britannia) -> BattleView | None:
    if s.defender == NONE or s.active == NONE:
        return None
    return BattleView(
        area=AREA_IDS[s.place],
        attacker=NATION_IDS[s.active],
        defender=NATION_IDS[s.defender],
        rounds=int(s.rounds),
        attacker_dice=dice_shown(s.attacker_dice),
        defender_dice=dice_shown(s.defender_dice),
        light_on_attacker=int(s.light_on_attacker),
        full_on_attacker=int(s.full_on_attacker),
        light_on_defender=int(s.light_on_defender),
        full_on_defender=int(s.full_on_defender + s.siege_on_defender),
        wall_hits=int(s.wall_hits),
        retreating=_units(s.defender, [int(s.fleeing_foot), int(s.fleeing_horse), int(s.fleeing_guard)]),
        attackers_hurt=int(s.works[s.place] >> ATTACKERS_HURT & 7),
        defenders_hurt=int(s.works[s.place] >> DEFENDERS_HURT & 7),
        leader_retreats=s.with_leader,
    )


def dice_shown(packed: int) -> list[int]:
    """Dice from how often each value fell, highest first."""
    return [
        value for value in range(HIGHEST_DIE, 0, -1) for _ in range(packed >> DIE_BITS * value & ((1 << DIE_BITS) - 1))
    ]


# --- The books ------------------------------------------------------------------------------------


def _ledger(s: Britannia) -> dict[str, list[list[int]]]:
    """Points by nation, those of the same turn and source that are worth the same in one row."""
    rows: dict[tuple[int, int, int, int], list[int]] = {}
    for entry in s.ledger:
        like = (int(entry_nation(entry)), int(entry_turn(entry)), int(entry_source(entry)), int(entry_points(entry)))
        rows.setdefault(like, []).append(int(entry_area(entry)))
    out: dict[str, list[list[int]]] = {}
    for (nation, turn, source, points), areas in rows.items():
        out.setdefault(NATION_IDS[nation], []).append([turn, source, points, *areas])
    return out


# --- What is asked --------------------------------------------------------------------------------


def prompt(s: Britannia, seat: int) -> Message:
    """What a nation is asked, with the numbers and places that the sentence needs."""
    nation = Arg("nation", "nation", int(s.asked))
    return Message(f"prompt-{s.step.name}", (nation, *_asked(s, s.step.name)))


def _asked(s: Britannia, step: str) -> tuple[Arg, ...]:
    if step in ("settlement", "hiring", "levy", "recall", "departure"):
        return (_number("left", s.left),)
    if step == "leader":
        return (Arg("leader", "leader", int(s.leader_due(s.asked))),)
    if step == "growth-permission":
        return (_nation_arg("other", s.nation),)
    if step == "growth":
        return (_number("savings", s.savings[s.asked]),)
    if step == "consent":
        return (_nation_arg("other", s.nation), _area_arg(s.place))
    if step == "submission":
        return (_nation_arg("other", OVERLORD[s.submitting]),)
    if step in ("march", "withdrawal-goal"):
        return (_area_arg(s.place),)
    if step == "losses":
        attacking = s.asked == s.active
        light = s.light_on_attacker if attacking else s.light_on_defender
        full = s.full_on_attacker if attacking else s.full_on_defender + s.siege_on_defender
        return (_area_arg(s.place), _number("hits", light + full))
    if step == "defender-retreat":
        return (_nation_arg("other", s.active), _area_arg(s.place))
    if step == "attacker-retreat":
        return (_nation_arg("other", s.defender), _area_arg(s.place))
    if step == "leader-retreat":
        return (Arg("leader", "leader", int(s.leader[s.asked])),)
    if step == "overpopulation":
        on_land = sum(int(s.armies(s.asked, area)) for area in range(LANDS))
        return (_number("left", on_land - size(s.land[s.asked]) * ARMIES_PER_AREA),)
    if step == "vote":
        return (_number("votes", size(s.land[s.asked] & ENGLAND)),)
    return ()


def _nation_arg(name: str, nation: int) -> Arg:
    return Arg(name, "nation", int(nation))


def _area_arg(area: int) -> Arg:
    return Arg("area", "area", int(area))


def _number(name: str, number: int) -> Arg:
    return Arg(name, "number", int(number))


def points_at(s: Britannia, choice: int) -> str:
    """What a choice points at on the page, where that depends on the position: units that have moved alike."""
    meant = VERBS.choice(choice)
    if meant.verb.word == "leave":
        return ":".join(("band", AREA_IDS[s.place], *meant.args))
    return VERBS.points_at(choice)
