"""Exact odds of a battle fought to the end: who wins, and what is left of each side.

A few classes of army differ in battle. *Foot* hits with 5 and more, all others with 4 and more. *Heavy* armies
(legions, cavalry) die only by a modified 6. The variant adds *keen* ones (auxilia, berserks, elite infantry), who die
like foot, and *guards*, who take two hits and are heavy (elite legions) or not (huskarls). So every die is one of
three things: a miss, a *light* hit that kills ordinary units only, or a *full* hit that kills anything. Defenders in
difficult terrain take harm from full hits alone. A leader lifts each die of his side by one, a river those of the
defenders once.

The owner absorbs as many hits as he can (R4). Where he is free to choose, the cheapest go first: the wall, which rolls
nothing and is mended afterwards, a burh, which is to the odds a wall that one hit breaks, guards that are only hurt,
then foot, keen and heavy armies, and guards last. A fort is hit when nothing else is left (rules 7.6). A motte falls
last of all, and only to attackers with a leader; from others it is held, and they go (rules 21.10). A leader falls with
the last unit of his side. Nobody retreats. Every position of a battle is solved once and kept; a look-up is a number
made of the two forces.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.rows import zeros

SIDES_OF_DIE: Final[i64] = 6
FOOT_HITS: Final[i64] = 5  # attack and defence of infantry, defence of forts
HEAVY_HITS: Final[i64] = 4
KILLS_ANYTHING: Final[i64] = 6  # the least modified die against heavy armies and in difficult terrain
WALL_HITS: Final[i64] = 2  # that a wall can take

BITS: Final[i64] = 6  # of a count inside a key: no nation has so many armies
MOST: Final[i64] = (1 << BITS) - 1
FEW: Final[i64] = 15  # keen armies at most
FORCE_BITS: Final[i64] = 30  # of a whole force


@final
@mypyc_attr(acyclic=True)
class Force:
    """What one side brings to a battle; structures only defend."""

    def __init__(
        self,
        foot: i64,
        heavy: i64 = 0,
        led: bool = False,
        forts: i64 = 0,
        wall_hits: i64 = 0,
        keen: i64 = 0,
        guards: i64 = 0,
        hurt: i64 = 0,
        heavy_guards: bool = False,
        motte: bool = False,
    ) -> None:
        self.foot: Final[i64] = foot
        self.heavy: Final[i64] = heavy
        self.led: Final[bool] = led
        self.forts: Final[i64] = forts  # one hit each
        self.wall_hits: Final[i64] = wall_hits  # that walls and burhs can still take
        self.keen: Final[i64] = keen
        self.guards: Final[i64] = guards  # two hits each ...
        self.hurt: Final[i64] = hurt  # ... but for these
        self.heavy_guards: Final[bool] = heavy_guards
        self.motte: Final[bool] = motte

    def armies(self) -> i64:
        return self.foot + self.heavy + self.keen + self.guards

    def gone(self) -> bool:
        return self.armies() + self.forts + self.wall_hits == 0 and not self.motte

    def only_a_motte(self) -> bool:
        return self.motte and self.armies() + self.forts + self.wall_hits == 0

    def key(self) -> i64:
        flags: i64 = (1 if self.led else 0) | (2 if self.heavy_guards else 0) | (4 if self.motte else 0)
        ordinary = (((self.foot << BITS | self.heavy) << 2 | self.forts) << 3 | self.wall_hits) << 3 | flags
        return ((ordinary << 4 | self.keen) << 3 | self.guards) << 3 | self.hurt


@final
@mypyc_attr(acyclic=True)
class Odds:
    """How a battle ends when nobody retreats: chances, and expected numbers of what is left."""

    def __init__(self) -> None:
        self.win: float = 0.0  # attackers remain, and nothing of the defenders
        self.hold: float = 0.0  # defenders remain, and nothing of the attackers
        self.both_gone: float = 0.0
        self.attacking_foot: float = 0.0  # expected to be left
        self.attacking_heavy: float = 0.0
        self.defending_foot: float = 0.0
        self.defending_heavy: float = 0.0
        self.attacking_others: float = 0.0  # keen armies and guards
        self.defending_others: float = 0.0
        self.defending_structures: float = 0.0  # forts and burhs, walls and mottes still standing

    def attackers_left(self) -> float:
        return self.attacking_foot + self.attacking_heavy + self.attacking_others

    def defenders_left(self) -> float:
        """Armies only."""
        return self.defending_foot + self.defending_heavy + self.defending_others

    def left_after_victory(self) -> float:
        """The attackers expected to be left, given that they win."""
        return self.attackers_left() / self.win if self.win > 0.0 else 0.0

    def add(self, other: Odds, share: float) -> None:
        """Mix in another battle's odds."""
        self.win += share * other.win
        self.hold += share * other.hold
        self.both_gone += share * other.both_gone
        self.attacking_foot += share * other.attacking_foot
        self.attacking_heavy += share * other.attacking_heavy
        self.defending_foot += share * other.defending_foot
        self.defending_heavy += share * other.defending_heavy
        self.attacking_others += share * other.attacking_others
        self.defending_others += share * other.defending_others
        self.defending_structures += share * other.defending_structures


@final
class Hits:
    """The chances of each number of light and of full hits."""

    def __init__(self, dice: i64) -> None:
        self.width: Final[i64] = dice + 1
        self.chance: vec[float] = zeros(self.width * self.width)  # [light * width + full]
        self.chance[0] = 1.0
        self.rolled: i64 = 0

    def roll(self, least: i64, lift: i64) -> None:
        """One die more, which hits from `least` on and is lifted by a leader."""
        hitting = share_of_faces(least - lift)
        full = share_of_faces(KILLS_ANYTHING - lift)
        light = hitting - full
        chance = self.chance
        for lights in range(self.rolled + 1, -1, -1):
            for fulls in range(self.rolled + 1 - lights, -1, -1):
                at = lights * self.width + fulls
                p = chance[at] * (1.0 - hitting)
                if lights:
                    p += chance[at - self.width] * light
                if fulls:
                    p += chance[at - 1] * full
                chance[at] = p
        self.rolled += 1


@final
class Remains:
    """What one round leaves of a force: each possible rest with its chance."""

    def __init__(self) -> None:
        self.rest: list[Force] = []
        self.chance: vec[float] = vec[float]()

    def add(self, force: Force, chance: float) -> None:
        if chance == 0.0:
            return
        key = force.key()
        for k in range(len(self.rest)):
            if self.rest[k].key() == key:
                self.chance[k] += chance
                return
        self.rest.append(force)
        self.chance = append(self.chance, chance)


def share_of_faces(least: i64) -> float:
    """The chance that a die shows so much or more."""
    if least <= 1:
        return 1.0
    if least > SIDES_OF_DIE:
        return 0.0
    return float(SIDES_OF_DIE + 1 - least) / float(SIDES_OF_DIE)


def volley(force: Force, river: bool) -> Hits:
    """The hits of one round: walls and mottes roll nothing."""
    lift: i64 = (1 if force.led else 0) + (1 if river else 0)
    fives = force.foot + force.forts
    fours = force.heavy + force.keen + force.guards
    key = (fives << 8 | fours) << 2 | lift
    known = VOLLEYS.get(key)
    if known is not None:
        return known
    hits = Hits(fives + fours)
    for _k in range(fives):
        hits.roll(FOOT_HITS, lift)
    for _k in range(fours):
        hits.roll(HEAVY_HITS, lift)
    VOLLEYS[key] = hits
    return hits


def after_hits(force: Force, light: i64, full: i64) -> Force:
    """What is left when the owner has absorbed what he must, the cheapest first."""
    ordinary = force.wall_hits + force.foot
    absorbed = least_of(light, ordinary)
    light -= absorbed
    more = least_of(full, ordinary - absorbed)
    if force.keen + force.guards == 0:
        absorbed += more
        full -= more
        wall_hits = force.wall_hits - least_of(absorbed, force.wall_hits)
        foot = ordinary - absorbed - wall_hits
        dying = least_of(full, force.heavy)
        heavy = force.heavy - dying
        if foot + heavy + wall_hits:
            return Force(foot, heavy, force.led, force.forts, wall_hits, motte=force.motte)
        forts = force.forts - least_of(light + full - dying, force.forts)
        return Force(0, 0, force.led, forts, motte=force.motte)
    return after_hits_of_variant(force, light + absorbed, full)


def after_hits_of_variant(force: Force, light: i64, full: i64) -> Force:
    """The same with keen armies or guards: whoever costs least to lose takes the next hit."""
    wall_hits = force.wall_hits
    foot = force.foot
    keen = force.keen
    heavy = force.heavy
    guards = force.guards
    hurt = force.hurt
    idle: i64 = 0  # light hits that find nobody yet: a fort may have to take them
    while light + full:
        with_light = light > 0
        if with_light:
            light -= 1
        else:
            full -= 1
        tough = force.heavy_guards and with_light  # a light hit does nothing to heavy guards
        if wall_hits:
            wall_hits -= 1
        elif hurt < guards and not tough:
            hurt += 1
        elif foot:
            foot -= 1
        elif keen:
            keen -= 1
        elif heavy and not with_light:
            heavy -= 1
        elif guards and not tough:
            guards -= 1
            hurt -= 1
        elif with_light:
            idle += 1
        else:
            full += 1
            break
    if wall_hits + foot + keen + heavy + guards:
        return Force(
            foot, heavy, force.led, force.forts, wall_hits, keen, guards, hurt, force.heavy_guards, force.motte
        )
    return Force(0, 0, force.led, force.forts - least_of(idle + full, force.forts), motte=force.motte)


def remains(shooters: Force, targets: Force, sheltered: bool, river: bool) -> Remains:
    """What a round leaves of the targets; in difficult terrain only full hits harm a defender."""
    hits = volley(shooters, river)
    out = Remains()
    for light in range(hits.width):
        for full in range(hits.width - light):
            rest = after_hits(targets, 0 if sheltered else light, full)
            out.add(rest, hits.chance[light * hits.width + full])
    return out


def battle(attackers: Force, defenders: Force, difficult: bool, river: bool = False) -> Odds:
    """The odds of a battle to the end; the attackers of its first round may have come across a river.

    >>> even = battle(Force(1), Force(1), False)
    >>> round(even.win, 3), round(even.hold, 3), round(even.both_gone, 3)
    (0.4, 0.4, 0.2)
    """
    ground: i64 = (1 if difficult else 0) | (2 if river else 0)
    key = (attackers.key() << FORCE_BITS | defenders.key()) << 2 | ground
    known = BATTLES.get(key)
    if known is None:
        known = fought(attackers, defenders, difficult, river)
        BATTLES[key] = known
    return known


def fought(attackers: Force, defenders: Force, difficult: bool, river: bool) -> Odds:
    """The odds from those of all battles that a round may leave; rounds without losses are left out."""
    assert attackers.foot + attackers.heavy <= MOST
    assert defenders.foot + defenders.heavy <= MOST
    assert attackers.keen + defenders.keen <= 2 * FEW
    if attackers.gone() or defenders.gone() or defenders.only_a_motte():
        return ended(attackers, defenders)
    attackers_after = remains(defenders, attackers, False, river)
    defenders_after = remains(attackers, defenders, difficult, False)
    attackers_key = attackers.key()
    defenders_key = defenders.key()
    out = Odds()
    unchanged = 0.0
    for a in range(len(attackers_after.rest)):
        for d in range(len(defenders_after.rest)):
            chance = attackers_after.chance[a] * defenders_after.chance[d]
            left = attackers_after.rest[a]
            right = defenders_after.rest[d]
            if not river and left.key() == attackers_key and right.key() == defenders_key:
                unchanged += chance
            else:
                out.add(battle(left, right, difficult), chance)
    decided = Odds()
    decided.add(out, 1.0 / (1.0 - unchanged))
    return decided


def ended(attackers: Force, defenders: Force) -> Odds:
    """The certain odds of a battle in which a side is gone."""
    out = Odds()
    if attackers.gone() and defenders.gone():
        out.both_gone = 1.0
    elif attackers.gone() or (defenders.motte and not attackers.led):
        out.hold = 1.0
    else:
        out.win = 1.0
    out.attacking_foot = float(attackers.foot)
    out.attacking_heavy = float(attackers.heavy)
    out.defending_foot = float(defenders.foot)
    out.defending_heavy = float(defenders.heavy)
    out.attacking_others = float(attackers.keen + attackers.guards)
    out.defending_others = float(defenders.keen + defenders.guards)
    walls = (defenders.wall_hits + WALL_HITS - 1) // WALL_HITS
    out.defending_structures = float(defenders.forts + walls)
    if defenders.motte and out.win == 0.0:
        out.defending_structures += 1.0
    return out


def least_of(a: i64, b: i64) -> i64:
    return a if a < b else b


# Solved once, for as long as the program runs: a few thousand battles, of which a game meets a few hundred.
VOLLEYS: Final[dict[int, Hits]] = {}
BATTLES: Final[dict[int, Odds]] = {}
