"""What the planner's points for a choice consist of, for explanations: its opinions, summand by summand.

Each function here says in terms what the one of the same subject in `outlook.py`, `plan.py` or `policy.py` says as a
number; a test holds the sums to those numbers. All worths are victory points.
"""

from __future__ import annotations

from collections.abc import Iterable

from bretwalda.engine.foresight import Said, Term, gathered, scaled

from ..board import (
    CAVALRY,
    DIFFICULT,
    FOOT,
    FORT_BIT,
    HOLD,
    HORSE,
    KILL_ARMY,
    KILL_CAVALRY,
    KILL_FORT,
    KIND_UNIT,
    KINDS,
    LANDS,
    NATIONS,
    RAIDERS,
    ROMANS,
    SCORING_INDEX,
    STANDING,
    STATUS,
    TURNS,
)
from ..scoring import leader_points
from ..state import Britannia
from .odds import Force, battle
from .outlook import AFLOAT, EXPOSED, FALLBACK, LEADER, UNDER_WAY, Outlook, force_of, horse_of
from .value import area_worth, army_worth, occupation_worth

IN_POINTS = "this:tenths that:tenths"
TERMS = {
    "land": "area this:number that:number",
    "land_now": "area points:number chance:number",
    "land_later": "area points:number turn:number chance:number",
    "land_later_safe": "area points:number turn:number",
    "land_people": "area chance:number",
    "land_kept": "area this:number that:number",
    "land_given_up": "area chance:number",
    "attack": "area this:number that:number",
    "attack_joined": "area this:number that:number",
    "prospect": f"area {IN_POINTS}",
    "attack_plain": "area nation chance:number",
    "attack_now": "area nation chance:number points:number",
    "attack_points": "area nation chance:number points:number turn:number",
    "defence": "area this:number that:number",
    "armies": IN_POINTS,
    "leader": IN_POINTS,
    "harm": f"nation {IN_POINTS}",
    "kills": IN_POINTS,
    "helpers": "area number",
    "passing": IN_POINTS,
    "distance": "this:number that:number",
    "alone": "",
    "who_stays": "",
    "front": f"area {IN_POINTS}",
    "rest": "",
    "split": "",
    "surest": "this:number that:number",
    "loss": "unit",
    "company": IN_POINTS,
    "welcome": "nation",
    "unwelcome": "nation",
    "peace": "nation points:tenths",
    "war": "nation points:tenths",
    "tribute": "nation points:tenths",
    "freed": "",
    "own_candidate": "nation number",
    "feared": "nation points:number",
    "cavalry": "",
    "points": IN_POINTS,
    "lands": IN_POINTS,
    "forces": IN_POINTS,
    "rival": f"other:seat {IN_POINTS}",
}
# What each personality likes besides winning: how much more a term counts for it.
STYLES = {
    "cautious": {"land": 1.0, "armies": 1.0, "leader": 1.0, "defence": 1.0, "distance": 5.0},
    "bold": {"attack": 1.0, "prospect": 1.0, "kills": 1.0, "front": 1.0},
    "builder": {"land": 1.0, "passing": 1.0, "peace": 0.5},
    "spoiler": {"harm": 2.0, "kills": 1.0},
}
MEASURED = {"armies", "leader", "harm", "kills", "passing", "front", "company", "prospect"}  # they say their worth


def percent(chance: float) -> int:
    return round(100 * chance)


# --- Standing somewhere -----------------------------------------------------------------------------


def standing_terms(look: Outlook, area: int, foot: int, horse: int, led: bool) -> list[Term]:
    """`Outlook.standing`."""
    s = look.s
    if area < LANDS and look.vassals >> area & 1:
        return [Term("armies", (), (foot + horse) * look.army * UNDER_WAY)]
    if area < LANDS and foot + horse > 0 and look.enemy_in(area):
        return fighting_terms(look, area, foot, horse, led)
    works = 0
    if area < LANDS and s.holder[area] == look.nation:
        works = int(s.works[area])
    elif area < LANDS and look.nation == ROMANS and foot + horse > 0 and not s.works[area] & 3:
        works = int(FORT_BIT)
    return holding_terms(look, area, foot, horse, led, works)


def holding_terms(look: Outlook, area: int, foot: int, horse: int, led: bool, works: int) -> list[Term]:
    """`Outlook.holding`."""
    armies = (foot + horse) * look.army
    if area >= LANDS:
        afloat = STATUS[look.s.turn * NATIONS + look.nation] & RAIDERS
        return [Term("armies", (), armies * (AFLOAT if afloat else UNDER_WAY))]
    if foot + horse == 0 and not works & STANDING:
        return []
    kept = look.kept(area, foot, horse, led, works)
    out = [
        Term("land", (area,), look.gain[area] * kept, 100 * kept, land_said(look, area, kept)),
        Term("armies", (), armies * (EXPOSED + (1.0 - EXPOSED) * kept)),
    ]
    return [*out, Term("leader", (), -look.leader_worth() * (1.0 - kept))] if led else out


def land_said(look: Outlook, area: int, kept: float) -> Said:
    """What an area brings: points at once, points on a later turn, or people."""
    points, turn = next_points(look, area)
    if turn == look.s.turn and points_now(look, area):
        return "land_now", (area, points, percent(kept))
    if not points:
        return "land_people", (area, percent(kept))
    if look.threat[area] == 0.0:
        return "land_later_safe", (area, points, turn)
    return "land_later", (area, points, turn, percent(kept))


def points_now(look: Outlook, area: int) -> int:
    """The points for being in an area in this turn."""
    if look.s.occupied[look.nation] >> area & 1:
        return 0
    return int(occupation_worth(look.nation, area, look.s.turn))


def next_points(look: Outlook, area: int) -> tuple[int, int]:
    """The next points that an area brings, and the turn in which it does; (0, 0) = none."""
    now = points_now(look, area)
    if now:
        return now, int(look.s.turn)
    for turn in range(int(look.s.turn), int(TURNS) + 1) if not look.raiding else ():
        index = int(SCORING_INDEX[turn])
        points = int(HOLD[(index * NATIONS + look.nation) * LANDS + area]) if index >= 0 else 0
        if points:
            return points, turn
    return 0, 0


# --- Fighting ---------------------------------------------------------------------------------------


def fighting_terms(look: Outlook, area: int, foot: int, horse: int, led: bool) -> list[Term]:
    """`Outlook.fighting`."""
    s = look.s
    enemy = int(s.holder[area])
    enemy_foot, enemy_horse = int(s.foot[area]), int(horse_of(s, enemy, area))
    enemy_led = s.leader_at[enemy] == area
    defence = force_of(s, enemy, enemy_foot, enemy_horse, enemy_led, s.works[area])
    attack = force_of(s, look.nation, foot, horse, led, 0)
    found = battle(attack, defence, DIFFICULT >> area & 1 != 0, look.across(area))
    left = int(found.left_after_victory() + 0.5)
    works = int(FORT_BIT) if look.nation == ROMANS and not s.works[area] & 3 else 0
    kept = look.kept(area, left if foot else 0, 0 if foot else left, led, works)
    lost = foot + horse - found.attackers_left()
    killed = enemy_foot + enemy_horse - found.defenders_left()
    killed_horse = enemy_horse - (found.defending_heavy if enemy != ROMANS else 0.0)
    if KIND_UNIT[enemy * KINDS + HORSE] != CAVALRY:
        killed_horse = 0.0
    share = look.harm(enemy)
    fallen = found.win + found.both_gone
    harm = found.win * look.denial(area) + killed * army_worth(enemy, s.turn) * share
    points = killed * look.kill_points(KILL_ARMY, enemy) + killed_horse * look.kill_points(KILL_CAVALRY, enemy)
    if s.works[area] & FORT_BIT:
        points += fallen * look.kill_points(KILL_FORT, enemy)
    if enemy_led:
        points += fallen * float(leader_points(s, look.nation, s.leader[enemy]))
        harm += fallen * LEADER * share
    out = [
        Term(
            "attack", (area,), found.win * look.gain[area] * kept, 100 * found.win, attack_said(look, area, found.win)
        ),
        Term("armies", (), look.army * (found.attackers_left() + FALLBACK * lost * (1.0 - found.win))),
        Term("harm", (enemy,), harm),
        Term("kills", (), points),
    ]
    return [*out, Term("leader", (), -look.leader_worth() * (1.0 - found.win))] if led else out


def attack_said(look: Outlook, area: int, win: float) -> Said:
    points, turn = next_points(look, area)
    enemy, chance = int(look.s.holder[area]), percent(win)
    if not points:
        return "attack_plain", (area, enemy, chance)
    if points_now(look, area):
        return "attack_now", (area, enemy, chance, points)
    return "attack_points", (area, enemy, chance, points, turn)


def defending_terms(look: Outlook, area: int, foot: int, horse: int, led: bool, attack: Force, by: int) -> list[Term]:
    """`Outlook.defending`."""
    s = look.s
    found = battle(attack, force_of(s, look.nation, foot, horse, led, s.works[area]), DIFFICULT >> area & 1 != 0)
    left = int(found.defenders_left() + 0.5)
    kept = look.kept(area, left, 0, led, s.works[area])
    killed = float(attack.armies()) - found.attackers_left()
    harm = look.harm(by) * (killed * army_worth(by, s.turn) - found.win * area_worth(by, area, s.turn))
    out = [
        Term("defence", (area,), found.hold * look.gain[area] * kept, 100 * found.hold),
        Term("armies", (), look.army * found.defenders_left()),
        Term("harm", (by,), harm),
        Term("kills", (), killed * look.kill_points(KILL_ARMY, by)),
    ]
    return [*out, Term("leader", (), -look.leader_worth() * (1.0 - found.hold))] if led else out


# --- Differences ------------------------------------------------------------------------------------


def changed(new: Iterable[Term], base: Iterable[Term]) -> list[Term]:
    """What a choice changes: an area that is held already is kept better or worse, or given up."""
    then, now = ({term.name: term for term in gathered(terms)} for terms in (new, base))
    out = []
    for name in dict.fromkeys((*then, *now)):
        after, before = then.get(name), now.get(name)
        if after is None:
            assert before is not None
            said = ("land_given_up", (*before.about, round(before.amount))) if before.key == "land" else None
            out.append(before._replace(worth=-before.worth, amount=0.0, alone=said))
        elif before is None:
            out.append(after)
        else:
            out.append(_altered(after, before))
    return out


def _altered(after: Term, before: Term) -> Term:
    """A term that is there as things stand, too: an attack that others join is won more likely, or is worth more."""
    worth, chances = after.worth - before.worth, (round(after.amount), round(before.amount))
    if after.key == "land":
        return after._replace(worth=worth, alone=("land_kept", (*after.about, *chances)))
    if after.key != "attack":
        return after._replace(worth=worth)
    if chances[0] == chances[1]:
        return Term("prospect", after.about, worth)
    return after._replace(worth=worth, alone=("attack_joined", (*after.about, *chances)))


def measured(terms: Iterable[Term], by: float = 1.0) -> tuple[Term, ...]:
    """Terms as one sum, some of which say what they are worth; the whole may count more or less than it says."""
    return tuple(
        term._replace(amount=term.worth / by) if term.key in MEASURED else term for term in gathered(scaled(terms, by))
    )


def armies_of(s: Britannia, nation: int, area: int) -> tuple[int, int]:
    """Men on foot and better armies of a nation in an area."""
    return int(s.armies_of_kind(nation, area, FOOT)), int(horse_of(s, nation, area))
