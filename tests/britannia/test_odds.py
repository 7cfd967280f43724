"""Battle odds: closed forms, every die enumerated, and battles fought by the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from typing import NamedTuple

import pytest

import bretwalda
from bretwalda import seeded
from bretwalda.games.britannia.board import (
    AREAS,
    ATTACKERS_HURT,
    DEFENDERS_HURT,
    DEFY,
    GUARD,
    LAND_IDS,
    LOSE,
    NATION_IDS,
    STAND,
    STANDING,
    UNIT_IDS,
)
from bretwalda.games.britannia.player.odds import Force, Odds, battle
from bretwalda.games.britannia.state import Britannia
from bretwalda.games.britannia.steps.retreat import hurt

from .rules.scene import march, play, scene

# --- Closed forms ---------------------------------------------------------------------------------


def duel(attacker_kills: Fraction, defender_kills: Fraction) -> tuple[Fraction, Fraction, Fraction]:
    """One against one: (win, hold, both gone) from the chances to kill in a round."""
    a, d = attacker_kills, defender_kills
    over = 1 - (1 - a) * (1 - d)
    return a * (1 - d) / over, d * (1 - a) / over, a * d / over


SIXTHS = [Fraction(n, 6) for n in range(7)]


@pytest.mark.parametrize(
    ("attacker", "defender", "difficult", "attacker_kills", "defender_kills"),
    [
        (Force(1), Force(1), False, 2, 2),  # infantry 5+ each
        (Force(1), Force(1), True, 1, 2),  # a defender in difficult terrain dies by a 6
        (Force(0, 1), Force(1), False, 3, 1),  # a legion hits with 4+ and dies by a 6
        (Force(0, 1), Force(1), True, 1, 1),
        (Force(1), Force(0, 1), False, 1, 3),
        (Force(1), Force(0, 1), True, 1, 3),  # R29: a legion defends with 4+ in the hills too
        (Force(0, 1), Force(0, 1), False, 1, 1),
        (Force(1, 0, True), Force(1), False, 3, 2),  # R40: a leader lifts every die by one
        (Force(1), Force(1, 0, True), False, 2, 3),
        (Force(1, 0, True), Force(1), True, 2, 2),  # ... and so makes up for the hills
        (Force(0, 1, True), Force(1), False, 4, 1),
        (Force(0, 1, True), Force(0, 1), False, 2, 1),
        (Force(1), Force(0, 0, False, 1), False, 2, 2),  # a fort alone
        (Force(1), Force(0, 0, False, 1), True, 1, 2),
        (Force(0, 1), Force(0, 0, False, 1), False, 3, 1),
    ],
)
def test_duels(attacker: Force, defender: Force, difficult: bool, attacker_kills: int, defender_kills: int) -> None:
    win, hold, both = duel(SIXTHS[attacker_kills], SIXTHS[defender_kills])
    found = battle(attacker, defender, difficult)
    assert found.win == pytest.approx(float(win))
    assert found.hold == pytest.approx(float(hold))
    assert found.both_gone == pytest.approx(float(both))


def test_a_wall_alone_rolls_nothing_and_always_falls() -> None:
    found = battle(Force(1), Force(0, wall_hits=2), False)
    assert found.win == pytest.approx(1.0)
    assert found.attackers_left() == pytest.approx(1.0)


def test_chances_sum_to_one_and_nobody_rises_from_the_dead() -> None:
    for attackers, defenders, difficult in product(range(1, 7), range(1, 7), (False, True)):
        found = battle(Force(attackers), Force(0, defenders, True, 1), difficult)
        assert found.win + found.hold + found.both_gone == pytest.approx(1.0)
        assert 0.0 <= found.attackers_left() <= attackers * found.win + 1e-12
        assert 0.0 <= found.defenders_left() <= defenders * found.hold + 1e-12
        assert found.defending_structures <= found.hold + 1e-12
        assert found.left_after_victory() <= attackers


# --- Every die enumerated -------------------------------------------------------------------------

# An army by what it is, a structure too; a battle side as a sorted tuple of these.
INFANTRY, LEGION, WALL, WEAKENED_WALL, FORT = range(5)
VALUE = {INFANTRY: 5, LEGION: 4, FORT: 5}  # the least modified die that hits
STRUCTURES = (WALL, WEAKENED_WALL, FORT)
KINDS = range(5)

Units = tuple[int, ...]


class Outcome(NamedTuple):
    """Chances, and expected units left by kind."""

    win: Fraction
    hold: Fraction
    both_gone: Fraction
    attackers: tuple[Fraction, ...]
    defenders: tuple[Fraction, ...]


def volleys(shooters: Units, led: bool) -> Iterator[tuple[tuple[int, int], ...]]:
    """Every way the dice can fall: for each shooter its value and its modified die."""
    values = [VALUE[unit] for unit in shooters if unit in VALUE]
    for faces in product(range(1, 7), repeat=len(values)):
        yield tuple((value, face + led) for value, face in zip(values, faces, strict=True))


def may_kill(die: tuple[int, int], target: int, sheltered: bool) -> bool:
    value, face = die
    floor = 6 if target == LEGION or sheltered else 0
    return face >= value and face >= floor


def absorbed(targets: Units, dice: tuple[tuple[int, int], ...], sheltered: bool) -> Units:
    """What is left: as many as can be killed die, wall before infantry before legions; a fort after all others."""
    hits = tuple(die for die in dice if may_kill(die, INFANTRY, sheltered))
    bearers = [unit for unit in targets if unit != FORT]
    bearers += [WALL] * targets.count(WALL)  # a wall bears two hits
    for number in range(min(len(hits), len(bearers)), -1, -1):
        options = [dead for dead in combinations(bearers, number) if matched(dead, hits, sheltered)]
        if options:
            break
    dead = min(options, key=lambda units: (units.count(LEGION), units.count(INFANTRY)))
    for unit in dead:
        bearers.remove(unit)
    left = [unit for unit in bearers if unit in (INFANTRY, LEGION)]
    wall_hits = len(bearers) - len(left)
    left += [WALL] if wall_hits == 2 else [WEAKENED_WALL] if wall_hits == 1 else []
    forts = targets.count(FORT)
    if not left:
        forts -= min(forts, len(hits) - len(dead))
    return tuple(sorted([*left, *[FORT] * forts]))


def matched(dead: Units, hits: tuple[tuple[int, int], ...], sheltered: bool) -> bool:
    """Whether each of the dead can have a die of its own that kills it."""
    if not dead:
        return True
    return any(
        may_kill(die, dead[0], sheltered) and matched(dead[1:], hits[:k] + hits[k + 1 :], sheltered)
        for k, die in enumerate(hits)
    )


@cache
def round_of(shooters: Units, led: bool, targets: Units, sheltered: bool) -> dict[Units, Fraction]:
    """What one round leaves of the targets, with the chance of each."""
    found: dict[Units, Fraction] = {}
    ways = list(volleys(shooters, led))
    for dice in ways:
        rest = absorbed(targets, dice, sheltered)
        found[rest] = found.get(rest, Fraction(0)) + Fraction(1, len(ways))
    return found


@cache
def enumerated(attackers: Units, led: bool, defenders: Units, defenders_led: bool, difficult: bool) -> Outcome:
    """The battle by looking at every fall of every die."""
    if not attackers or not defenders:
        return Outcome(
            Fraction(bool(attackers)),
            Fraction(bool(defenders)),
            Fraction(not attackers and not defenders),
            tuple(Fraction(attackers.count(kind)) for kind in KINDS),
            tuple(Fraction(defenders.count(kind)) for kind in KINDS),
        )
    unchanged = Fraction(0)
    parts: list[tuple[Fraction, Outcome]] = []
    for left, p in round_of(defenders, defenders_led, attackers, False).items():
        for right, q in round_of(attackers, led, defenders, difficult).items():
            if (left, right) == (attackers, defenders):
                unchanged += p * q
            else:
                parts.append((p * q, enumerated(left, led, right, defenders_led, difficult)))
    over = 1 - unchanged

    def mean(values: list[Fraction]) -> Fraction:
        return sum((p * value for (p, _), value in zip(parts, values, strict=True)), Fraction(0)) / over

    return Outcome(
        mean([part.win for _, part in parts]),
        mean([part.hold for _, part in parts]),
        mean([part.both_gone for _, part in parts]),
        tuple(mean([part.attackers[kind] for _, part in parts]) for kind in KINDS),
        tuple(mean([part.defenders[kind] for _, part in parts]) for kind in KINDS),
    )


def force(units: Units, led: bool) -> Force:
    walls = 2 * units.count(WALL) + units.count(WEAKENED_WALL)
    return Force(units.count(INFANTRY), units.count(LEGION), led, units.count(FORT), walls)


def agree(found: Odds, exact: Outcome) -> None:
    assert found.win == pytest.approx(float(exact.win))
    assert found.hold == pytest.approx(float(exact.hold))
    assert found.both_gone == pytest.approx(float(exact.both_gone))
    assert found.attacking_foot == pytest.approx(float(exact.attackers[INFANTRY]))
    assert found.attacking_heavy == pytest.approx(float(exact.attackers[LEGION]))
    assert found.defending_foot == pytest.approx(float(exact.defenders[INFANTRY]))
    assert found.defending_heavy == pytest.approx(float(exact.defenders[LEGION]))
    assert found.defending_structures == pytest.approx(float(sum(exact.defenders[kind] for kind in STRUCTURES)))


ATTACKERS: list[Units] = [(INFANTRY,), (LEGION,), (INFANTRY,) * 2, (INFANTRY, LEGION), (INFANTRY, INFANTRY, LEGION)]
DEFENDERS: list[Units] = [
    (INFANTRY,), (INFANTRY, INFANTRY), (INFANTRY, LEGION), (LEGION, LEGION), (INFANTRY, FORT), (LEGION, FORT), (FORT,),
    (LEGION, WALL), (WALL, FORT), (LEGION, WALL, FORT),
]  # fmt: skip


@pytest.mark.parametrize("difficult", [False, True], ids=["clear", "difficult"])
@pytest.mark.parametrize("leaders", [(False, False), (True, False), (False, True)], ids=["none", "attack", "defence"])
def test_small_battles_are_exact(leaders: tuple[bool, bool], difficult: bool) -> None:
    led, defenders_led = leaders
    for attackers, defenders in product(ATTACKERS, DEFENDERS):
        found = battle(force(attackers, led), force(defenders, defenders_led), difficult)
        agree(found, enumerated(attackers, led, defenders, defenders_led, difficult))


def test_a_larger_battle_is_exact() -> None:
    attackers, defenders = (INFANTRY,) * 4, (INFANTRY,) * 3
    agree(battle(force(attackers, False), force(defenders, False), False),
          enumerated(attackers, False, defenders, False, False))  # fmt: skip


# --- Battles fought by the rules ------------------------------------------------------------------

BATTLES = 200_000 if bretwalda.compiled() else 4_000  # plain Python takes its time
SIGMAS = 4.5  # so far off a mean lies once in 150,000 times by chance
CHEAPEST_FIRST = [
    "wall",
    "burh",
    "hurt",
    "infantry",
    "auxilia",
    "elite",
    "berserk",
    "cavalry",
    "legion",
    "guard",
    "fort",
    "motte",
]


class Clash(NamedTuple):
    """A battle about to be fought: who attacks what, and the same as the odds know it."""

    position: Britannia
    attacker: str
    origin: str
    area: str
    attack: Force
    defence: Force
    difficult: bool
    river: bool = False


def clashes() -> list[Clash]:
    """Foot, legions, cavalry, leaders, forts, burhs and walls, in the plain and in the hills."""
    return [
        Clash(scene(9, "saxons", {"saxons": "sussex 3", "angles": "kent 2"}),
              "saxons", "sussex", "kent", Force(3), Force(2), False),
        Clash(scene(9, "scots", {"scots": "skye 3", "picts": "alban 2"}),
              "scots", "skye", "alban", Force(3), Force(2), True),
        Clash(scene(3, "romans", {"romans": "moray 2", "caledonians": "caithness 2"}),
              "romans", "moray", "caithness", Force(0, 2), Force(2), True),
        Clash(scene(3, "irish", {"irish": "york 3", "romans": "bernicia"}, walls=["bernicia"], forts=["bernicia"]),
              "irish", "york", "bernicia", Force(3), Force(0, 1, False, 1, 2), False),
        Clash(scene(15, "normans", {"normans": "kent 2+2c", "saxons": "essex 3"}, burhs=["essex"],
                    leaders={"william": "kent", "harold": "essex"}),
              "normans", "kent", "essex", Force(2, 2, True), Force(3, 0, True, 0, 1), False),
        Clash(scene(14, "danes", {"danes": "suffolk 1+2g", "saxons": "essex 2+2c"}, burhs=["essex"], variant=True),
              "danes", "suffolk", "essex", Force(1, guards=2), Force(2, 0, False, 0, 1, keen=2), False),
        Clash(scene(3, "romans", {"romans": "moray 1+1c+2g", "caledonians": "caithness 2"}, variant=True),
              "romans", "moray", "caithness", Force(0, 1, keen=1, guards=2, heavy_guards=True), Force(2), True),
        Clash(scene(12, "saxons", {"saxons": "essex 3", "angles": "kent 1+1c"}, burhs=["kent"], variant=True),
              "saxons", "essex", "kent", Force(3), Force(1, 0, False, 1, keen=1), False, True),
        Clash(scene(15, "welsh", {"welsh": "suffolk 3", "normans": "essex 1"}, mottes=["essex"], variant=True),
              "welsh", "suffolk", "essex", Force(3), Force(1, motte=True), False),
    ]  # fmt: skip


def fought(clash: Clash, seed: str) -> Britannia:
    """The position when the battle is over: nobody retreats, and the cheapest units are lost first."""
    s = clash.position.copy(seeded(seed))
    s.take(s.actor, s.options(s.actor)[0])
    while s.step.name in ("losses", "defender-retreat", "attacker-retreat", "submission"):
        options = list(s.options(s.actor))
        if STAND in options or DEFY in options:
            s.take(s.actor, STAND if STAND in options else DEFY)
        else:
            s.take(s.actor, min(options, key=lambda choice: class_of(s, (choice - LOSE) // AREAS)))
    return s


def class_of(s: Britannia, unit: int) -> int:
    """How late a unit is lost; a guard that a hit only hurts is among the first."""
    word = UNIT_IDS[unit]
    if word in ("huskarl", "elite_legion"):
        side = ATTACKERS_HURT if s.asked == s.active else DEFENDERS_HURT
        word = "hurt" if hurt(s, s.place, side) < s.armies_of_kind(s.asked, s.place, GUARD) else "guard"
    elif word == "burh" and NATION_IDS[s.asked] == "angles":
        word = "fort"  # which rolls a die like one
    return CHEAPEST_FIRST.index(word)


@pytest.mark.parametrize("number", range(9))
def test_battles_fought_by_the_rules_agree_with_the_odds(number: int) -> None:
    clash = clashes()[number]
    play(march(clash.position, clash.origin, clash.area), "done")
    clash.position.chronicle = None
    nation, area = NATION_IDS.index(clash.attacker), LAND_IDS.index(clash.area)
    defender = int(clash.position.holder[area])
    games = BATTLES // 5
    samples: list[tuple[int, ...]] = []
    for k in range(games):
        s = fought(clash, f"battle {number} {k}")
        won, held = s.holder[area] == nation, s.holder[area] == defender
        standing = bin(s.works[area] & STANDING).count("1") if held else 0
        left = int(s.in_play(nation))  # from a motte they have gone home
        kept = int(s.armies(defender, area)) if held else 0
        samples.append((won, held, not won and not held, left, kept, standing))
    odds = battle(clash.attack, clash.defence, clash.difficult, clash.river)
    left_over = (odds.attackers_left(), odds.defenders_left(), odds.defending_structures)
    exact = (odds.win, odds.hold, odds.both_gone, *left_over)
    for values, expected in zip(zip(*samples, strict=True), exact, strict=True):
        mean = sum(values) / games
        deviation = (sum((value - mean) ** 2 for value in values) / games) ** 0.5
        assert abs(mean - expected) <= SIGMAS * max(deviation, 0.01) / games**0.5
