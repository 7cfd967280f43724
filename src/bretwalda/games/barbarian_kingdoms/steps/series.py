"""Before the game (rules 2.1 to 2.4 and 11): which kingdoms play, who plays them, and who begins.

In a series of games the seats are those of the last game in the order of its ranking: the winner sits first.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.state import Step

from ..board import (
    CONFIGURATION,
    CONFIGURATIONS,
    KINGDOM,
    KINGDOMS,
    NONE,
    ROW_HAS_SIDES,
    ROW_KINGDOMS,
    ROW_PLAYERS,
    ROW_SIDE,
)
from ..state import AT_RANDOM, BY_SEATS, CLEMENCY, INHERITANCE, SELECTION, Kingdoms
from .dealing import set_up


@final
class Privilege(Step[Kingdoms]):
    """The winner of the last game chooses the configuration (rules 11.2)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=4)
        for row in range(CONFIGURATIONS):
            if ROW_PLAYERS[row] == s.seats and (ROW_HAS_SIDES[row] or not s.teams):
                out = append(out, CONFIGURATION + row)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        choose_row(s, choice - CONFIGURATION)


def choose_row(s: Kingdoms, row: i64) -> None:
    """The kingdoms of a row of the set-up card play."""
    s.row = row
    s.selected = ROW_KINGDOMS[row]
    s.tell("configured", row)
    assign(s)


@final
class Selection(Step[Kingdoms]):
    """Each player adds a kingdom to the game (rules 11.5)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=KINGDOMS)
        for k in range(KINGDOMS):
            if not s.selected >> k & 1:
                out = append(out, KINGDOM + k)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        s.selected |= i64(1) << (choice - KINGDOM)
        s.tell("selected", seat, choice - KINGDOM)
        if size(s.selected) < s.seats:
            s.actor = seat + 1
        else:
            assign(s)


def begin_selection(s: Kingdoms) -> None:
    s.actor = 0
    s.go(SELECTION)


# --- Who plays which kingdom ----------------------------------------------------------------------


def assign(s: Kingdoms) -> None:
    """Give the kingdoms in play to the seats, or let them choose in order."""
    if s.assignment == AT_RANDOM or s.assignment == BY_SEATS:
        lots = vec[i64](capacity=s.seats)
        for seat in range(s.seats):
            lots = append(lots, seat)
        if s.assignment == AT_RANDOM:
            s.dice.shuffle(lots)
            s.information += 1
        for seat in lots:
            give(s, seat, free(s)[0])
        name_the_first(s)
        return
    s.actor = 0
    s.go(INHERITANCE)


def free(s: Kingdoms) -> vec[i64]:
    """The kingdoms that may be chosen, in clockwise order; with two players the first of each pair."""
    out = vec[i64](capacity=KINGDOMS)
    pairs: i64 = 0
    for k in range(KINGDOMS):
        if not s.selected >> k & 1 or s.owner[k] != NONE:
            continue
        if s.seats == 2:
            pair = ROW_SIDE[s.row * KINGDOMS + k]
            if pairs >> pair & 1:
                continue
            pairs |= i64(1) << pair
        out = append(out, k)
    return out


def give(s: Kingdoms, seat: i64, kingdom: i64) -> None:
    """A seat plays a kingdom; with two players its pair too."""
    s.owner[kingdom] = seat
    if s.seats > 2:
        return
    base = s.row * KINGDOMS
    for k in range(KINGDOMS):
        if ROW_SIDE[base + k] == ROW_SIDE[base + kingdom]:
            s.owner[k] = seat


@final
class Inheritance(Step[Kingdoms]):
    """Each player chooses a kingdom, in the order of the last ranking (rules 11.3)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=KINGDOMS)
        for k in free(s):
            out = append(out, KINGDOM + k)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        give(s, seat, choice - KINGDOM)
        left = free(s)
        if len(left) > 1:
            s.actor = seat + 1
            return
        give(s, seat + 1, left[0])
        name_the_first(s)


# --- Who begins -----------------------------------------------------------------------------------


def name_the_first(s: Kingdoms) -> None:
    """The kingdom nearest the star begins, unless the loser of the last game names another (rules 2.4, 11.4)."""
    if s.clemency:
        s.actor = s.seats - 1
        s.go(CLEMENCY)
        return
    for k in range(KINGDOMS):
        if s.owner[k] != NONE:
            set_up(s, k)
            return


@final
class Clemency(Step[Kingdoms]):
    """The loser of the last game names the first player (rules 11.4)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=KINGDOMS)
        named: i64 = 0
        for k in range(KINGDOMS):
            if s.owner[k] != NONE and not named >> s.owner[k] & 1:
                named |= i64(1) << s.owner[k]
                out = append(out, KINGDOM + k)
        return out

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        set_up(s, choice - KINGDOM)
