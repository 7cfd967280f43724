"""What must hold in every position: pools, counts, who stands where, leaders, structures, bonds and books."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from .board import (
    ANGLES,
    AREAS,
    ATTACKERS_HURT,
    BATTLE,
    BATTLE_2,
    BATTLE_MARKS,
    BURH,
    BURH_BIT,
    CRACKED_BIT,
    DEFENDERS_HURT,
    FORT_BIT,
    GROWTH,
    GUARD,
    HORSE,
    LANDS,
    LEADER_LAST,
    LEADER_NATION,
    MOTTE,
    MOTTE_BIT,
    MOVEMENT,
    MOVEMENT_2,
    NATION_IDS,
    NATIONS,
    NONE,
    NORMANS,
    OVERLORD,
    POOL,
    ROMANS,
    RUIN_BIT,
    SAVINGS_CAP,
    SAXONS,
    SEAS,
    STANDING,
    SUBMISSIONS,
    UNITS,
    VARIANT_CAP,
    VASSAL,
    WALL_BIT,
)
from .state import AREA_MASK, PICKED, Britannia, count_of, entry_nation, entry_points
from .steps.growth import standing
from .steps.occupation import contested, vassal_land
from .steps.retreat import hurt

LAST_ROMAN_TURN: i64 = 5
FIRST_BURHS: i64 = 11


def audit(s: Britannia) -> list[str]:
    """What is wrong with a position; empty is good."""
    wrong: list[str] = []
    _check_holders(s, wrong)
    _check_numbers(s, wrong)
    _check_bands(s, wrong)
    _check_company(s, wrong)
    _check_leaders(s, wrong)
    _check_works(s, wrong)
    _check_bonds(s, wrong)
    _check_books(s, wrong)
    return wrong


def _check_holders(s: Britannia, wrong: list[str]) -> None:
    """Every area has one holder at most, who has something there."""
    for a in range(LANDS):
        holder = s.holder[a]
        for n in range(NATIONS):
            if (s.land[n] >> a & 1 == 1) != (holder == n):
                wrong.append(f"holder and land disagree about area {a}")
        here = s.foot[a] + s.horse[a] + (s.guard_at(holder, a) if holder != NONE else 0)
        if holder == s.active and holder != NONE and here:
            wrong.append(f"area {a} counts armies that are bands")
        if s.foot[a] < 0 or s.horse[a] < 0 or (holder == NONE and (here or s.works[a] & STANDING)):
            wrong.append(f"area {a} has units and no holder")
        dying = s.phase in (BATTLE, BATTLE_2) and a == s.place  # the other side may still have losses to choose
        if holder != NONE and not here and not s.works[a] & STANDING and not dying and not s.armies(holder, a):
            wrong.append(f"{NATION_IDS[holder]} hold area {a} with nothing")
        if holder == NONE and s.mine[a]:
            wrong.append(f"bands stand in area {a} and do not hold it")


def _check_numbers(s: Britannia, wrong: list[str]) -> None:
    """The armies on the map are those that are counted, and no more than the pool has."""
    found = vec[i64](capacity=NATIONS * 2)
    for n in range(NATIONS):
        for kind in range(HORSE + 1):
            number: i64 = 0
            for a in range(AREAS):
                number += s.armies_of_kind(n, a, kind)
            found = append(found, number)
            if number != s.number[n * 2 + kind]:
                wrong.append(f"{NATION_IDS[n]} have {number} armies of kind {kind}, counted {s.number[n * 2 + kind]}")
            if s.room_in_pool(n, kind) < 0:
                wrong.append(f"{NATION_IDS[n]} have more armies of kind {kind} than their pool")
            for sea in range(SEAS):
                if s.at_sea[(n * SEAS + sea) * 2 + kind] < 0:
                    wrong.append(f"{NATION_IDS[n]} have fewer than no armies at sea")
        guards: i64 = 0
        for a in range(AREAS):
            guards += s.armies_of_kind(n, a, GUARD)
        if guards != s.number_of_guards(n) or (guards and (not s.variant or s.room_in_pool(n, GUARD) < 0)):
            wrong.append(f"{NATION_IDS[n]} have {guards} guards")
        if s.out >> n & 1 and s.alive(n):
            wrong.append(f"{NATION_IDS[n]} do not take part in this scenario")
    if s.turn > LAST_ROMAN_TURN + 1 and s.alive(ROMANS):
        wrong.append("Rome has not left")


def _check_bands(s: Britannia, wrong: list[str]) -> None:
    """Bands exist in a nation's turn only, and `mine` counts them."""
    for a in range(AREAS):
        number: i64 = 0
        for band in s.bands:
            if band and band & AREA_MASK == a:
                number += count_of(band)
        if number != s.mine[a]:
            wrong.append(f"{s.mine[a]} armies counted in area {a}, the bands have {number}")
    for band in s.bands:
        if band and (s.active == NONE or count_of(band) < 1):
            wrong.append("a band that should not be")
        if band & PICKED and s.place != band & AREA_MASK:
            wrong.append("units are chosen outside the area that is looked at")


def _check_company(s: Britannia, wrong: list[str]) -> None:
    """Two nations share a land area only while a battle is to be fought, or an overlord is passing through."""
    if s.active == NONE:
        return
    if contested(s) and s.phase not in (MOVEMENT, BATTLE, MOVEMENT_2, BATTLE_2):
        wrong.append("a battle has not been fought")
    if s.phase in (MOVEMENT, MOVEMENT_2):
        return
    guests = vassal_land(s, s.active)
    for a in range(LANDS):
        if s.mine[a] and guests >> a & 1:
            wrong.append(f"an overlord has stopped in area {a}")


def _check_leaders(s: Britannia, wrong: list[str]) -> None:
    """A leader is his nation's, has company, and does not stay too long."""
    for n in range(NATIONS):
        leader = s.leader[n]
        if (leader == NONE) != (s.leader_at[n] == NONE):
            wrong.append(f"the leader of {NATION_IDS[n]} is nowhere")
        if leader == NONE:
            continue
        if LEADER_NATION[leader] != n or LEADER_LAST[leader] + 1 < s.turn:
            wrong.append(f"{NATION_IDS[n]} have a leader who should not be there")
        fighting = s.phase in (BATTLE, BATTLE_2) and s.leader_at[n] == s.place
        walled = s.leader_at[n] < LANDS and s.works[s.leader_at[n]] & STANDING != 0
        if s.armies(n, s.leader_at[n]) == 0 and not walled and not fighting and s.ways == 0:
            wrong.append(f"the leader of {NATION_IDS[n]} is alone")


def _check_works(s: Britannia, wrong: list[str]) -> None:
    """Forts and walls are Roman, burhs Saxon or Anglian, mottes Norman; a fort is intact or a ruin."""
    for a in range(LANDS):
        works = s.works[a]
        if works & FORT_BIT and works & RUIN_BIT:
            wrong.append(f"the fort of area {a} is intact and a ruin")
        if works & CRACKED_BIT and not works & WALL_BIT:
            wrong.append(f"a cracked wall in area {a} and no wall")
        if works & BATTLE_MARKS and s.phase not in (BATTLE, BATTLE_2):
            wrong.append(f"the battle for area {a} has left its marks")
        if works & (FORT_BIT | WALL_BIT) and s.holder[a] != ROMANS:
            wrong.append(f"a Roman work in area {a} and no Romans to hold it")
        if works & BURH_BIT and s.holder[a] != SAXONS and not (s.variant and s.holder[a] == ANGLES):
            wrong.append(f"a burh in area {a} that is not Saxon")
        if works & MOTTE_BIT and (s.holder[a] != NORMANS or not s.variant):
            wrong.append(f"a motte in area {a} that is not Norman")
        if works & (FORT_BIT | RUIN_BIT | WALL_BIT) and s.turn > LAST_ROMAN_TURN + 1:
            wrong.append(f"a Roman work in area {a} after Rome has left")
    for n in range(NATIONS):
        burhs = standing(s, n, BURH_BIT)
        if burhs > POOL[n * UNITS + BURH] or (burhs and s.turn < FIRST_BURHS):
            wrong.append(f"{burhs} burhs on turn {s.turn}")
        if standing(s, n, MOTTE_BIT) > POOL[n * UNITS + MOTTE]:
            wrong.append(f"{NATION_IDS[n]} have too many mottes")
    _check_hurt(s, wrong)


def _check_hurt(s: Britannia, wrong: list[str]) -> None:
    """Nobody is hurt who is not there."""
    for a in range(LANDS):
        if s.works[a] >> ATTACKERS_HURT & 63 == 0:
            continue
        attacking = s.armies_of_kind(s.active, a, GUARD)
        defending = s.armies_of_kind(s.holder[a], a, GUARD) if s.holder[a] != s.active else 0
        if hurt(s, a, ATTACKERS_HURT) > attacking or hurt(s, a, DEFENDERS_HURT) > defending:
            wrong.append(f"more guards are hurt in area {a} than stand there")


def _check_bonds(s: Britannia, wrong: list[str]) -> None:
    """Only some nations submit to some others, and both must be there; a nation with a leader is free."""
    for n in range(NATIONS):
        overlord = s.overlord[n]
        if overlord == NONE:
            continue
        known = False
        for row in range(SUBMISSIONS):
            if VASSAL[row] == n and OVERLORD[row] == overlord:
                known = True
        # A bond outlives the turns in which it may be made. Those of Rome end on the turn after its last.
        in_time = s.turn <= LAST_ROMAN_TURN + 1 if overlord == ROMANS else s.turn > LAST_ROMAN_TURN
        if not known or not in_time:
            wrong.append(f"{NATION_IDS[n]} cannot be vassals of {NATION_IDS[overlord]}")
        if s.leader[n] != NONE or not s.alive(n) or not s.alive(overlord):
            wrong.append(f"the bond of {NATION_IDS[n]} should have ended")


def _check_books(s: Britannia, wrong: list[str]) -> None:
    """Savings keep to their cap, points are those of the ledger."""
    sums = vec[i64](capacity=NATIONS)
    for n in range(NATIONS):
        sums = append(sums, 0)
        growing = s.phase == GROWTH and s.nation == n
        cap = VARIANT_CAP[n] if s.variant else SAVINGS_CAP[n]
        if s.savings[n] < 0 or (s.savings[n] > cap and not growing and s.savings[n] > 0):
            wrong.append(f"{NATION_IDS[n]} have saved {s.savings[n]} points")
        if s.savings[n] and not s.alive(n):
            wrong.append(f"{NATION_IDS[n]} are gone and their savings are not")
    for entry in s.ledger:
        sums[entry_nation(entry)] += entry_points(entry)
    for n in range(NATIONS):
        if sums[n] != s.score[n]:
            wrong.append(f"{NATION_IDS[n]} have {s.score[n]} points, the ledger says {sums[n]}")
