"""The end of an action (rules 3 and 9): victory, putting to sea, the next kingdom's turn."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import add_choices
from bretwalda.engine.state import NOBODY, Step

from ..board import BIT, KING, LAST_ROUND, NONE, PASS, PROVINCES_TO_WIN, PUTS_TO_SEA, SEA, WARRIOR
from ..scoring import best_side, tell_reckoning
from ..state import CORSAIRS, OUT_OF_ROUNDS, TERRITORIAL, TURN, Kingdoms


def begin_turn(s: Kingdoms) -> None:
    """It is the turn of the kingdom at `turn` in the order."""
    s.active = s.order[s.turn]
    s.actor = s.owner[s.active]
    s.action = NONE
    s.unit = NONE
    s.site = NONE
    s.go(TURN)


def end_action(s: Kingdoms) -> None:
    """The action is fully resolved: look who has won, then put to sea if a power says so (rules 9.3, 8.7)."""
    if won_territory(s):
        return
    s.left = s.power(s.active, PUTS_TO_SEA, True)
    offer_the_sea(s)


def won_territory(s: Kingdoms) -> bool:
    """Whether somebody controls provinces enough: the active kingdom first, then in turn order."""
    n: i64 = len(s.order)
    for j in range(n):
        k = s.order[(s.turn + j) % n]
        if s.lands(k) >= PROVINCES_TO_WIN:
            finish(s, s.side[k], TERRITORIAL)
            return True
    return False


def finish(s: Kingdoms, side: i64, how: i64) -> None:
    """The game is over, and the treasuries lie open."""
    s.victor = side
    s.ended = how
    s.actor = NOBODY
    s.secret = False
    s.information += 1
    if s.chronicle is not None:
        tell_reckoning(s)


# --- Putting to sea at the end of the turn --------------------------------------------------------


def offer_the_sea(s: Kingdoms) -> None:
    """Ask for a unit to put to sea, if one may and can."""
    if s.left and len(units_in_port(s)):
        s.actor = s.owner[s.active]
        s.go(CORSAIRS)
        return
    next_turn(s)


def units_in_port(s: Kingdoms) -> vec[i64]:
    """The units of the active kingdom that may put to sea, as choices."""
    out = vec[i64](capacity=5)
    k = s.active
    zone = s.king[k]
    if 0 <= zone < SEA and s.ports(k, True) >> zone & 1:
        out = append(out, KING)
    return add_choices(out, WARRIOR, s.troops[k] & s.ports(k, False))


@final
class Corsairs(Step[Kingdoms]):
    """Put one unit to sea at the end of the turn, or not (rules 8.7)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=6)
        out = append(out, PASS)
        for choice in units_in_port(s):
            out = append(out, choice)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        if choice == PASS:
            next_turn(s)
            return
        k = s.active
        zone = s.king[k] if choice == KING else choice - WARRIOR
        if choice == KING:
            s.king[k] = SEA
        else:
            s.troops[k] &= ~BIT[zone]
            s.sea[k] += 1
        s.tell("king_put_to_sea" if choice == KING else "put_to_sea", k, zone)
        s.left -= 1
        if not won_territory(s):
            offer_the_sea(s)


# --- The next kingdom -----------------------------------------------------------------------------


def next_turn(s: Kingdoms) -> None:
    """The turn goes to the next kingdom; after the last one a round is over."""
    s.turn += 1
    if s.turn == len(s.order):
        s.turn = 0
        last = s.limit if s.limit else LAST_ROUND
        if s.round == last:
            finish(s, best_side(s), OUT_OF_ROUNDS)
            return
        s.round += 1
    begin_turn(s)
