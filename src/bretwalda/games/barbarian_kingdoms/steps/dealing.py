"""Setting up the board (rules 2.5 to 2.11), once it is settled who plays which kingdom and who begins."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import Step

from ..board import (
    ALL_INITIAL,
    BIT,
    BYTE,
    CAPITAL,
    DOMINATED,
    EACH,
    EVERYWHERE,
    INITIAL,
    INITIAL_TOKENS,
    KINGDOM,
    KINGDOMS,
    NONE,
    ONE,
    PROVINCES,
    TOKENS,
    TREASURY,
)
from ..state import FIRST_RULES, PAIR_ORDER, Kingdoms
from .turn import begin_turn


def seat_order(s: Kingdoms, first: i64) -> vec[i64]:
    """The turn order: clockwise from the first kingdom; with two players both kingdoms of one, then of the other."""
    out = vec[i64](capacity=KINGDOMS)
    for j in range(KINGDOMS):
        k = (first + j) % KINGDOMS
        if s.owner[k] != NONE and (s.seats > 2 or s.owner[k] == s.owner[first]):
            out = append(out, k)
    if s.seats == 2:
        for k in range(KINGDOMS):
            if s.owner[k] != NONE and s.owner[k] != s.owner[first]:
                out = append(out, k)
    return out


def set_up(s: Kingdoms, first: i64) -> None:
    """Everything to its place; the first kingdom begins."""
    s.order = seat_order(s, first)
    for k in s.order:
        # With two players a side is a player, in a team game a letter of the row, otherwise the kingdom itself.
        s.side[k] = s.owner[k] if s.seats == 2 else s.letter(k) if s.teams else k
        s.king[k] = CAPITAL[k]
    s.open = open_provinces(s)
    give_tokens(s)
    s.information += 1
    if s.chronicle is not None:
        for k in s.order:
            s.tell("plays", s.owner[k], k)
    if s.seats == 2 and s.rules != FIRST_RULES:
        s.actor = s.owner[s.order[0]]
        s.go(PAIR_ORDER)
        return
    begin_turn(s)


@final
class PairOrder(Step[Kingdoms]):
    """A player of two kingdoms says which of them always plays first (rules 10.3)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        for k in range(KINGDOMS):
            if s.owner[k] == seat:
                out = append(out, KINGDOM + k)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        at: i64 = 0 if s.owner[s.order[0]] == seat else 2
        if s.order[at] != choice - KINGDOM:
            s.order[at + 1] = s.order[at]
            s.order[at] = choice - KINGDOM
        s.tell("leads", seat, s.order[at], s.order[at + 1])
        if at == 0:
            s.actor = s.owner[s.order[2]]
        else:
            begin_turn(s)


def open_provinces(s: Kingdoms) -> i64:
    """All but the initial provinces of absent kingdoms and those their domination tiles close, as bits."""
    out = EVERYWHERE
    for k in range(KINGDOMS):
        if s.owner[k] == NONE:
            out &= ~INITIAL[k] & ~BIT[DOMINATED[k]]
    return out


def give_tokens(s: Kingdoms) -> None:
    """Tokens to initial provinces, treasuries and neutral provinces; the rest leaves the game unseen."""
    for seat in range(s.seats):
        s.gain(seat, TREASURY)
        s.box -= TREASURY
    for k in s.order:
        tokens = INITIAL_TOKENS[:]
        s.dice.shuffle(tokens)
        n: i64 = 0
        for p in range(PROVINCES):
            if INITIAL[k] >> p & 1:
                token: i64 = ONE[tokens[n]]
                s.stock[p] = token
                s.box -= token
                n += 1
    hidden = vec[i64](capacity=72)
    for t in range(TOKENS):
        for _n in range(s.box >> t * BYTE & EACH):
            hidden = append(hidden, ONE[t])
    s.dice.shuffle(hidden)
    drawn: i64 = 0
    for p in range(PROVINCES):
        if s.open >> p & 1 and not ALL_INITIAL >> p & 1:
            s.down[p] = hidden[drawn]
            s.box -= hidden[drawn]
            drawn += 1
