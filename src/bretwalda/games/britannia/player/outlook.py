"""How a nation's position looks to its player: what each area would be worth held, attacked or left.

An `Outlook` is made for one decision. It asks the same question of every plan: so many armies stand here
when the phase is over, what does the player gain? All answers are victory points.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..board import (
    ARRIVALS,
    BESIDE,
    BURH_BIT,
    CAVALRY,
    COASTS,
    CRACKED_BIT,
    DANES,
    DIFFICULT,
    FOOT,
    FORT_BIT,
    GUARD,
    HORSE,
    KILL_ARMY,
    KILL_CAVALRY,
    KILL_FORT,
    KIND_UNIT,
    KINDS,
    LANDS,
    MOTTE_BIT,
    MOVEMENT,
    MOVEMENT_2,
    NATIONS,
    NONE,
    RAID_TURNS,
    RAIDERS,
    RIVER_BIT,
    RIVERS,
    ROMANS,
    SCORING_TURNS,
    SEAS,
    SEAT,
    STANDING,
    STATUS,
    WALL_BIT,
)
from ..scoring import kill_points, leader_points
from ..state import Britannia
from ..steps.battle import burhs_roll
from ..steps.occupation import vassal_land
from .chances import FITTED
from .odds import FEW, WALL_HITS, Force, battle
from .value import area_worth, army_worth, occupation_worth

# Each weight with its reason, in victory points unless it says otherwise.
STRIKES: Final[float] = 0.8  # how often whoever could strike at an area does
SAFE: Final[float] = 0.97  # the share of areas that stay ours with no enemy near: the far ones come too
ROVING: Final[float] = 0.8  # the share of a stack beyond its last army that may march against us ...
LAST_ARMY: Final[float] = 0.6  # ... and of the last army itself, which others, or a new one, may relieve
FROM_SEA: Final[float] = 0.6  # the share of armies off a coast that land just there
COMING: Final[float] = 0.4  # the same of those that the timeline announces for the next turn
PLAYED_ALREADY: Final[float] = 0.35  # what is left of a threat that comes after the points of this turn are counted
AFLOAT: Final[float] = 0.85  # an army that waits at sea may strike where it is most useful, but holds nothing
UNDER_WAY: Final[float] = 0.98  # an army that cannot stay where it is will find a place before the movement ends
EXPOSED: Final[float] = 0.85  # the share of an army's worth that is left where its area is sure to fall: it may retreat
FALLBACK: Final[float] = 0.3  # the share of losses in a battle going badly that a retreat saves
LEADER: Final[float] = 2.0  # a leader lost: his dice and his steps, and points for some
CANDIDATE: Final[float] = 7.0  # a leader who may be king at the end
KING_TURN: Final[i64] = 15  # the candidates come
MOST_STRIKERS: Final[float] = 7.0  # nobody brings more against one area


@final
class Outlook:
    """What a nation's player thinks of every area at one decision."""

    def __init__(self, s: Britannia, nation: i64) -> None:
        self.s: Final[Britannia] = s
        self.nation: Final[i64] = nation
        self.seat: Final[i64] = SEAT[nation]
        self.army: Final[float] = army_worth(nation, s.turn)
        self.raiding: Final[bool] = RAID_TURNS[nation] >> s.turn & 1 != 0  # what is landed goes back to sea
        self.vassals: Final[i64] = vassal_land(s, nation)  # land that is only passed through
        self.rivalry: Final[vec[float]] = FITTED.rivalry(s, self.seat)
        self.gain: vec[float] = self._gains()
        self.threat: vec[float] = self._threats()

    # --- Areas --------------------------------------------------------------------------------------

    def _gains(self) -> vec[float]:
        """What each area is worth to the nation from now on."""
        s = self.s
        out = vec[float](capacity=LANDS)
        for a in range(LANDS):
            worth = occupation_worth(self.nation, a, s.turn)
            if s.occupied[self.nation] >> a & 1:
                worth = 0.0
            if not self.raiding:
                worth += area_worth(self.nation, a, s.turn)
            out = append(out, worth)
        return out

    def denial(self, area: i64) -> float:
        """What it is worth to us that the holder of an area loses it: nothing good if he is one of ours."""
        holder = self.s.holder[area]
        if holder == NONE or holder == self.nation:
            return 0.0
        worth = area_worth(holder, area, self.s.turn)
        return self.harm(holder) * worth

    def harm(self, nation: i64) -> float:
        """The share of what a nation loses that helps us: less than nothing if it is ours."""
        return self.rivalry[SEAT[nation]]

    def _threats(self) -> vec[float]:
        """How many armies may come against each area before we can do anything about it."""
        s = self.s
        out = vec[float](capacity=LANDS)
        for _k in range(LANDS):
            out = append(out, 0.0)
        for a in range(LANDS):
            holder = s.holder[a]
            if holder == NONE or not self.hostile(holder):
                continue
            armies = s.armies(holder, a)
            if armies == 0:
                continue
            roving = (float(armies - 1) * ROVING + LAST_ARMY) * self.urgency(holder)
            for b in range(LANDS):
                if BESIDE[a] >> b & 1:
                    out[b] += roving * self.appetite(holder, b)
        for n in range(NATIONS):
            if not self.hostile(n):
                continue
            for sea in range(SEAS):
                armies = s.armies(n, LANDS + sea)
                if armies:
                    self.from_sea(out, n, LANDS + sea, float(armies) * FROM_SEA * self.urgency(n))
        for row in range(0, len(ARRIVALS), 5):
            n = ARRIVALS[row + 1]
            if ARRIVALS[row] == s.turn + 1 and self.hostile(n) and s.turn < s.last_turn:
                later = COMING * (PLAYED_ALREADY if SCORING_TURNS >> s.turn & 1 else 1.0)
                self.from_sea(out, n, s.sea(ARRIVALS[row + 4]), float(ARRIVALS[row + 3]) * later)
        return out

    def from_sea(self, threat: vec[float], nation: i64, sea: i64, armies: float) -> None:
        """Armies at sea threaten every coast of it."""
        coasts = COASTS[(LANDS + SEAS if self.s.six else 0) + sea]
        for a in range(LANDS):
            if coasts >> a & 1:
                threat[a] += armies * self.appetite(nation, a)

    def hostile(self, nation: i64) -> bool:
        """Whether a nation may attack us: not our other nations, nor overlord and vassal."""
        if SEAT[nation] == self.seat or self.s.overlord[nation] == self.nation:
            return False
        return self.s.overlord[self.nation] != nation

    def urgency(self, nation: i64) -> float:
        """Whoever has played already comes after the points of a scoring turn are counted."""
        if SCORING_TURNS >> self.s.turn & 1 and nation < self.nation:
            return PLAYED_ALREADY
        return 1.0

    def appetite(self, nation: i64, area: i64) -> float:
        """How much a nation wants an area, from 0.4 to 1."""
        worth = area_worth(nation, area, self.s.turn)
        return 1.0 if worth >= 3.0 else 0.4 + 0.2 * worth

    # --- Holding ------------------------------------------------------------------------------------

    def kept(self, area: i64, foot: i64, horse: i64, led: bool, works: i64) -> float:
        """The chance that an area so held is still ours when it counts."""
        threat = self.threat[area]
        if threat > MOST_STRIKERS:
            threat = MOST_STRIKERS
        strikers = i64(threat)
        part = threat - float(strikers)
        difficult = DIFFICULT >> area & 1 != 0
        defence = force_of(self.s, self.nation, foot, horse, led, works)
        lost = (1.0 - part) * stormed(strikers, defence, difficult) + part * stormed(strikers + 1, defence, difficult)
        return SAFE * (1.0 - STRIKES * lost)

    def holding(self, area: i64, foot: i64, horse: i64, led: bool, works: i64) -> float:
        """What it is worth to stand in an area without an enemy."""
        armies = float(foot + horse) * self.army
        if area >= LANDS:
            return armies * (AFLOAT if STATUS[self.s.turn * NATIONS + self.nation] & RAIDERS else UNDER_WAY)
        if foot + horse == 0 and not works & STANDING:
            return 0.0
        kept = self.kept(area, foot, horse, led, works)
        out = self.gain[area] * kept + armies * (EXPOSED + (1.0 - EXPOSED) * kept)
        if led:
            out -= self.leader_worth() * (1.0 - kept)
        return out

    def leader_worth(self) -> float:
        return CANDIDATE if self.s.turn >= KING_TURN else LEADER

    # --- Fighting -----------------------------------------------------------------------------------

    def fighting(self, area: i64, foot: i64, horse: i64, led: bool) -> float:
        """What it is worth to attack the holder of an area with so many armies."""
        s = self.s
        enemy = s.holder[area]
        difficult = DIFFICULT >> area & 1 != 0
        enemy_foot = s.foot[area]
        enemy_horse = horse_of(s, enemy, area)
        enemy_led = s.leader_at[enemy] == area
        defence = force_of(s, enemy, enemy_foot, enemy_horse, enemy_led, s.works[area])
        found = battle(force_of(s, self.nation, foot, horse, led, 0), defence, difficult, self.across(area))
        left = found.left_after_victory()
        left_foot = i64(left + 0.5) if foot else 0
        left_horse = 0 if foot else i64(left + 0.5)
        works = FORT_BIT if self.nation == ROMANS and not s.works[area] & 3 else 0
        won = self.gain[area] * self.kept(area, left_foot, left_horse, led, works) + self.denial(area)
        lost = float(foot + horse) - found.attackers_left()
        killed_horse = float(enemy_horse) - (found.defending_heavy if enemy != ROMANS else 0.0)
        if KIND_UNIT[enemy * KINDS + HORSE] != CAVALRY:
            killed_horse = 0.0
        killed = float(enemy_foot + enemy_horse) - found.defenders_left()
        out = found.win * won + self.army * (found.attackers_left() + FALLBACK * lost * (1.0 - found.win))
        harm = self.harm(enemy)
        out += killed * army_worth(enemy, s.turn) * harm
        out += killed * self.kill_points(KILL_ARMY, enemy)
        out += killed_horse * self.kill_points(KILL_CAVALRY, enemy)
        fallen = found.win + found.both_gone
        if s.works[area] & FORT_BIT:
            out += fallen * self.kill_points(KILL_FORT, enemy)
        if enemy_led:
            out += fallen * float(leader_points(s, self.nation, s.leader[enemy]))
            out += fallen * LEADER * harm
        if led:
            out -= self.leader_worth() * (1.0 - found.win)
        return out

    def across(self, area: i64) -> bool:
        """Whether an attack on an area now leads across a river, as far as can be told before the movement is over."""
        s = self.s
        if not s.variant:
            return False
        if s.works[area] & RIVER_BIT:
            return True
        if s.phase not in (MOVEMENT, MOVEMENT_2) or s.place == NONE or s.place >= LANDS or s.mine[area]:
            return False
        return RIVERS[s.place] >> area & 1 != 0

    def kill_points(self, what: i64, whom: i64) -> float:
        """The points that we have now from killing a unit of a nation."""
        return float(kill_points(self.s, self.nation, what, whom))

    def standing(self, area: i64, foot: i64, horse: i64, led: bool) -> float:
        """What it is worth that the phase ends with so many of our armies in an area."""
        if area < LANDS and self.vassals >> area & 1:
            return float(foot + horse) * self.army * UNDER_WAY
        if area < LANDS and foot + horse > 0 and self.enemy_in(area):
            return self.fighting(area, foot, horse, led)
        works: i64 = 0
        if area < LANDS and self.s.holder[area] == self.nation:
            works = self.s.works[area]
        elif area < LANDS and self.nation == ROMANS and foot + horse > 0 and not self.s.works[area] & 3:
            works = FORT_BIT  # which is built at once
        return self.holding(area, foot, horse, led, works)

    def enemy_in(self, area: i64) -> bool:
        """Whether somebody holds an area who would have to be fought."""
        holder = self.s.holder[area]
        return holder != NONE and holder != self.nation and not self.vassals >> area & 1

    def led(self, area: i64) -> bool:
        """Whether our leader is in an area."""
        return self.s.leader_at[self.nation] == area

    def defending(self, area: i64, foot: i64, horse: i64, led: bool, attack: Force, attacker: i64) -> float:
        """What it is worth to fight on as the defender of an area."""
        s = self.s
        defence = force_of(s, self.nation, foot, horse, led, s.works[area])
        found = battle(attack, defence, DIFFICULT >> area & 1 != 0)
        left = i64(found.defenders_left() + 0.5)
        out = found.hold * self.gain[area] * self.kept(area, left, 0, led, s.works[area])
        out += self.army * found.defenders_left()
        killed = float(attack.armies()) - found.attackers_left()
        out += killed * (army_worth(attacker, s.turn) * self.harm(attacker) + self.kill_points(KILL_ARMY, attacker))
        out -= found.win * self.harm(attacker) * area_worth(attacker, area, s.turn)
        if led:
            out -= self.leader_worth() * (1.0 - found.hold)
        return out


def force_of(s: Britannia, nation: i64, foot: i64, horse: i64, led: bool, works: i64) -> Force:
    """Armies as the odds know them: legions are heavy like cavalry; in the variant a nation's best are all alike."""
    forts: i64 = 1 if works & FORT_BIT else 0
    walls = WALL_HITS if works & WALL_BIT else 0
    if works & BURH_BIT:
        if burhs_roll(s, nation):
            forts += 1
        else:
            walls += 1
    if nation == ROMANS:
        return Force(0, foot + horse, led, forts, walls)
    if KIND_UNIT[nation * KINDS + HORSE] != CAVALRY or nation == DANES:
        return Force(foot, 0, led, forts, walls, keen=horse if horse < FEW else FEW)
    return Force(foot, horse, led, forts, walls, motte=works & MOTTE_BIT != 0)


def horse_of(s: Britannia, nation: i64, area: i64) -> i64:
    """How many armies of a nation in an area are better than its foot."""
    out = s.armies_of_kind(nation, area, HORSE)
    return out + s.armies_of_kind(nation, area, GUARD) if s.variant else out


def exact_force(s: Britannia, nation: i64, area: i64, works: i64, hurt: i64) -> Force:
    """The same for a battle that is about to be fought, to the last hit point."""
    foot = s.armies_of_kind(nation, area, FOOT)
    horse = s.armies_of_kind(nation, area, HORSE)
    guards = s.armies_of_kind(nation, area, GUARD) if s.variant else 0
    force = force_of(s, nation, foot, horse, s.leader_at[nation] == area, works)
    walls = force.wall_hits - 1 if works & CRACKED_BIT else force.wall_hits
    heavy = force.heavy
    keen = force.keen
    if nation == ROMANS:
        heavy = foot
        keen = horse
    return Force(
        force.foot, heavy, force.led, force.forts, walls, keen, guards, hurt, nation == ROMANS and guards > 0,
        force.motte,
    )  # fmt: skip


def stormed(strikers: i64, defence: Force, difficult: bool) -> float:
    """The chance that so many infantry take an area."""
    if strikers == 0:
        return 0.0
    if defence.gone():
        return 1.0
    return battle(Force(strikers), defence, difficult).win
