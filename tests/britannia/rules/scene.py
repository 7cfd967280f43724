"""Scenes of Invasions: Britannia in words: set one up, play a few choices, look at what came of it.

Armies are written `powys 2, york, kent 1+2c`: two foot in Powys, one in York, one foot and two cavalry in Kent; `c`
is whatever a nation has as horse, `g` its guard; seas are areas like others. A scene begins with a phase of one
nation's turn, or with the end of a game turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda import seeded
from bretwalda.games.britannia import GAME
from bretwalda.games.britannia.board import (
    AREA_IDS,
    AREAS,
    BURH_BIT,
    FACTS,
    FORT_BIT,
    KINDS,
    LAND_IDS,
    LANDS,
    LEADER_IDS,
    LEADER_NATION,
    MOTTE_BIT,
    NATION_IDS,
    NATIONS,
    NONE,
    PHASE_IDS,
    RUIN_BIT,
    SOURCE_IDS,
    UNIT_IDS,
    WALL_BIT,
    unit_of,
)
from bretwalda.games.britannia.state import (
    Britannia,
    entry_area,
    entry_nation,
    entry_points,
    entry_source,
    entry_turn,
)
from bretwalda.games.britannia.view import dice_shown

Holdings = Mapping[str, str]

QUIET = ("done", "halt", "stand", "defy", "refuse")  # choices that leave things as they are


def scene(
    turn: int,
    nation: str,
    armies: Holdings,
    *,
    phase: str = "movement",
    forts: Iterable[str] = (),
    ruins: Iterable[str] = (),
    burhs: Iterable[str] = (),
    walls: Iterable[str] = (),
    mottes: Iterable[str] = (),
    leaders: Mapping[str, str] | None = None,
    savings: Mapping[str, int] | None = None,
    vassals: Mapping[str, str] | None = None,
    former_vassals: Iterable[str] = (),
    seed: str = "scene",
    rules: int = GAME.rules_version,
    **settings: object,
) -> Britannia:
    """A position at the beginning of a phase of a nation's turn, played on to the first decision.

    Structures belong to whoever holds the area; one without armies is the Romans' or, a burh, the Saxons'. `vassals`
    gives each vassal its overlord. A lone Norman on the Orkneys, unless they are otherwise in use, sees to it that the
    game waits when the nation's turn is over.
    """
    s = GAME.by_rules(rules).new(seed=seed, **settings)
    _sweep(s)
    s.turn = turn
    if nation != "normans" and "normans" not in armies and "orkneys" not in " ".join(armies.values()):
        armies = {**armies, "normans": "orkneys"}
    for people, places in armies.items():
        for place, numbers in _read(places):
            for kind, number in enumerate(numbers):
                if number:
                    s.muster(NATION_IDS.index(people), kind, number, AREA_IDS.index(place))
    _build(s, forts, FORT_BIT, "romans")
    _build(s, walls, WALL_BIT, "romans")
    _build(s, burhs, BURH_BIT, "saxons")
    _build(s, mottes, MOTTE_BIT, "normans")
    for place in ruins:
        s.works[LAND_IDS.index(place)] |= RUIN_BIT
    for leader, place in (leaders or {}).items():
        number = LEADER_IDS.index(leader)
        s.leader[LEADER_NATION[number]] = number
        s.leader_at[LEADER_NATION[number]] = AREA_IDS.index(place)
    for people, points in (savings or {}).items():
        s.savings[NATION_IDS.index(people)] = points
    for vassal, overlord in (vassals or {}).items():
        s.overlord[NATION_IDS.index(vassal)] = NATION_IDS.index(overlord)
        if overlord == "romans":
            s.former_vassals |= 1 << NATION_IDS.index(vassal)
    for people in former_vassals:
        s.former_vassals |= 1 << NATION_IDS.index(people)
    s.chronicle = []
    s.nation = NATION_IDS.index(nation)
    s.phase = PHASE_IDS.index(phase)
    s.stage = 0
    if phase not in ("turn_start", "nation_start", "turn_end"):
        s.lift(s.nation)
    return run(s)


def run(s: Britannia) -> Britannia:
    """Let the rules go on by themselves to the next decision."""
    s.owed = False
    while not s.owed:
        s.flow.go_on(s)
    assert GAME.audit(s) == []
    return s


def _sweep(s: Britannia) -> None:
    """Take everything off the map."""
    s.active = NONE
    s.holder = vec[i64]([NONE] * LANDS)
    s.land = vec[i64]([0] * NATIONS)
    s.foot, s.horse, s.works = (vec[i64]([0] * LANDS) for _ in range(3))
    s.at_sea = vec[i64]([0] * len(s.at_sea))
    s.number = vec[i64]([0] * len(s.number))
    s.leader, s.leader_at, s.overlord = (vec[i64]([NONE] * NATIONS) for _ in range(3))
    s.savings, s.score, s.occupied = (vec[i64]([0] * NATIONS) for _ in range(3))
    s.ledger, s.bands, s.guards = vec[i64](), vec[i64](), vec[i64]()
    s.mine = vec[i64]([0] * AREAS)
    s.former_vassals = 0


def _read(places: str) -> list[tuple[str, list[int]]]:
    """`powys 2, kent 1+2c` as areas with numbers of foot, horse and guard."""
    out = []
    for part in filter(None, places.split(",")):
        place, *number = part.split()
        numbers = [0, 0, 0]
        for word in (number[0] if number else "1").split("+"):
            numbers["cg".find(word[-1]) + 1] += int(word.rstrip("cg"))
        out.append((place, numbers))
    return out


def _build(s: Britannia, places: Iterable[str], work: int, builder: str) -> None:
    for place in places:
        area = LAND_IDS.index(place)
        s.works[area] |= work
        if s.holder[area] == NONE:
            s.hold(NATION_IDS.index(builder), area)


def england(**areas: int) -> dict[str, str]:
    """So many areas of England for each nation."""
    english = [row["id"] for row in FACTS["area"] if row["theatre"] == "england"]
    out, first = {}, 0
    for nation, number in areas.items():
        out[nation] = ", ".join(english[first : first + number])
        first += number
    return out


# --- Playing --------------------------------------------------------------------------------------


def play(s: Britannia, *moves: str) -> Britannia:
    """Take the choices in turn, each for the seat that is to decide; then audit the position."""
    for move in moves:
        s.choose(s.actor, GAME.verbs.parse(move))
    assert GAME.audit(s) == []
    return s


def march(s: Britannia, place: str, *goals: str, units: int | None = None) -> Britannia:
    """Move a stack step by step and halt: `sussex:2` leaves two units behind in Sussex. All go, or so many."""
    play(s, f"move {place}")
    _leave(s, 0 if units is None else s.picked() - units)
    for goal in goals:
        area, _, left = goal.partition(":")
        play(s, f"go {area}")
        if left:
            _leave(s, int(left) - int(s.mine[AREA_IDS.index(area)] - s.picked()))
    if "halt" in offered(s):
        play(s, "halt")
    return s


def _leave(s: Britannia, units: int) -> None:
    """Leave so many of the chosen units behind, the slowest first."""
    for _ in range(units):
        play(s, min((move for move in offered(s) if move.startswith("leave ")), key=lambda move: move.split()[-1]))


def quietly(s: Britannia, until: Callable[[Britannia], bool]) -> Britannia:
    """Play on, doing as little as possible, until something is so."""
    for _ in range(2000):
        if s.actor < 0 or until(s):
            return s
        moves = offered(s)
        play(s, next((move for move in QUIET if move in moves), min(moves)))
    raise AssertionError("it never came about")


def to_phase(s: Britannia, phase: str) -> Britannia:
    """Play on quietly to a phase, or past it to the next nation."""
    nation = s.nation
    return quietly(s, lambda now: now.nation != nation or PHASE_IDS[now.phase] == phase)


def to_next_turn(s: Britannia) -> Britannia:
    """Play on quietly to the next game turn."""
    turn = s.turn
    return quietly(s, lambda now: now.turn != turn)


def lucky(s: Britannia, moves: Sequence[str], wanted: Callable[[Britannia], bool], tries: int = 3000) -> Britannia:
    """The position after some moves, with dice that bring about what is wanted."""
    for k in range(tries):
        after = s.copy(seeded(f"luck {k}"))
        after.chronicle = []
        play(after, *moves)
        if wanted(after):
            return after
    raise AssertionError("no dice bring that about")


# --- Looking --------------------------------------------------------------------------------------


def offered(s: Britannia) -> set[str]:
    """What the seat to decide may choose."""
    return {GAME.verbs.notation(choice) for choice in s.options(s.actor)}


def goals(s: Britannia) -> set[str]:
    """Where the stack on the march may go."""
    return {move.removeprefix("go ") for move in offered(s) if move.startswith("go ")}


def reach(s: Britannia, place: str) -> set[str]:
    """Where the units of an area may go with their next step."""
    after = s.clone()
    if f"move {place}" not in offered(after):
        return set()
    return goals(play(after, f"move {place}"))


def step(s: Britannia) -> str:
    return s.step.name


def asked(s: Britannia) -> str:
    return NATION_IDS[s.asked]


def phase(s: Britannia) -> str:
    return PHASE_IDS[s.phase]


def whose(s: Britannia) -> str:
    """Whose turn it is."""
    return NATION_IDS[s.nation]


def armies(s: Britannia, nation: str) -> dict[str, int]:
    """How many armies a nation has, by area."""
    number = NATION_IDS.index(nation)
    return {AREA_IDS[a]: int(s.armies(number, a)) for a in range(AREAS) if s.armies(number, a)}


def units(s: Britannia, nation: str, area: str) -> dict[str, int]:
    """The armies of a nation in an area by kind."""
    number = NATION_IDS.index(nation)
    found = {kind: int(s.armies_of_kind(number, AREA_IDS.index(area), kind)) for kind in range(KINDS)}
    return {UNIT_IDS[unit_of(number, kind)]: many for kind, many in found.items() if many}


def holder(s: Britannia, area: str) -> str | None:
    found = s.holder[LAND_IDS.index(area)]
    return None if found == NONE else NATION_IDS[found]


def held(s: Britannia, nation: str) -> set[str]:
    return {area for area in LAND_IDS if holder(s, area) == nation}


def works(s: Britannia, area: str) -> set[str]:
    """Fort, ruin, burh, wall, motte."""
    names = {"fort": FORT_BIT, "ruin": RUIN_BIT, "burh": BURH_BIT, "wall": WALL_BIT, "motte": MOTTE_BIT}
    return {name for name, bit in names.items() if s.works[LAND_IDS.index(area)] & bit}


def leader_at(s: Britannia, leader: str) -> str | None:
    """Where a leader is; None if he is not in play."""
    number = LEADER_IDS.index(leader)
    nation = LEADER_NATION[number]
    return AREA_IDS[s.leader_at[nation]] if s.leader[nation] == number else None


def overlord(s: Britannia, nation: str) -> str | None:
    found = s.overlord[NATION_IDS.index(nation)]
    return None if found == NONE else NATION_IDS[found]


def savings(s: Britannia, nation: str) -> int:
    return int(s.savings[NATION_IDS.index(nation)])


def score(s: Britannia, nation: str) -> int:
    return int(s.score[NATION_IDS.index(nation)])


def awards(s: Britannia, nation: str, source: str | None = None) -> list[tuple[str | None, int]]:
    """The points of a nation in the order of their coming: the area, if there is one, and how many."""
    out: list[tuple[str | None, int]] = []
    for entry in s.ledger:
        if NATION_IDS[entry_nation(entry)] == nation and source in (None, SOURCE_IDS[entry_source(entry)]):
            area = entry_area(entry)
            out.append((None if area == NONE else AREA_IDS[area], int(entry_points(entry))))
            assert 1 <= entry_turn(entry) <= s.turn
    return out


def told(s: Britannia, key: str) -> list[list[int]]:
    """What has happened under a key since the scene was set."""
    return [[int(arg) for arg in event.args] for event in s.chronicle or [] if event.key == key]


def dice(s: Britannia) -> tuple[list[int], list[int]]:
    """The dice of the first round told: the attacker's and the defender's."""
    first = told(s, "round")[0]
    mine, theirs = first[3:6], first[7:11]
    return [v for packed in mine for v in dice_shown(packed)], [v for packed in theirs for v in dice_shown(packed)]


def lost_at_first(s: Britannia, nation: str) -> int:
    """How many units a nation lost in the first round told."""
    rounds = lost = 0
    for event in s.chronicle or []:
        rounds += event.key == "round"
        lost += rounds == 1 and event.key == "lost" and event.args[0] == NATION_IDS.index(nation)
    return lost
