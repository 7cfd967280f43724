"""Before the game (rules 2.1 to 2.4 and 11): which kingdoms play, who plays them, and who begins.

In a series of games the seats are those of the last game by descending reign score, whoever has won.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.state import Step

from ..board import (
    AGREE,
    CONFIGURATION,
    CONFIGURATIONS,
    KINGDOM,
    KINGDOMS,
    NONE,
    REFUSE,
    ROW_HAS_SIDES,
    ROW_KINGDOMS,
    ROW_PLAYERS,
    TEAMS_OF,
)
from ..state import (
    AGREEMENT,
    AT_RANDOM,
    BY_SEATS,
    CLEMENCY,
    FIRST_RULES,
    INHERITANCE,
    NAMING,
    SELECTION,
    TEAMING,
    Kingdoms,
)
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


# --- Experts choose the kingdoms ------------------------------------------------------------------


def begin_selection(s: Kingdoms) -> None:
    """Without a row the players choose, first among how many teams where that is not said by their number."""
    s.sides = 0
    if s.seats == 2 or s.teams:
        s.sides = 2
    if s.teams and s.seats == KINGDOMS:
        s.actor = 0
        s.go(TEAMING)
        return
    gather(s)


@final
class Teaming(Step[Kingdoms]):
    """Six players in teams: two of three, or three of two (rules 11.6)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, TEAMS_OF)
        return append(out, TEAMS_OF + 1)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        s.sides = choice - TEAMS_OF + 2
        gather(s)


def gather(s: Kingdoms) -> None:
    """Let the kingdoms be chosen: by one for all, or by one after the other; all six leave nothing to choose."""
    s.actor = 0
    if wanted(s) == KINGDOMS and s.sides == 0:
        for k in range(KINGDOMS):
            s.selected |= i64(1) << k
        assign(s)
    elif s.agreed:
        s.go(NAMING)
    else:
        s.go(SELECTION)


def wanted(s: Kingdoms) -> i64:
    """How many kingdoms play."""
    return 4 if s.seats == 2 else s.seats


def absent(s: Kingdoms) -> vec[i64]:
    """The kingdoms that have not been chosen, as choices."""
    out = vec[i64](capacity=KINGDOMS)
    for k in range(KINGDOMS):
        if not s.selected >> k & 1:
            out = append(out, KINGDOM + k)
    return out


def bring_in(s: Kingdoms, seat: i64, kingdom: i64) -> None:
    """A kingdom plays; the letters go round in the order in which kingdoms are named (rules 11.6)."""
    if s.sides:
        s.named[kingdom] = size(s.selected) % s.sides
    s.selected |= i64(1) << kingdom
    s.tell("selected", seat, kingdom)
    if size(s.selected) == wanted(s) - 1 and wanted(s) == KINGDOMS:
        bring_in(s, seat, absent(s)[0] - KINGDOM)  # the last of six


@final
class Selection(Step[Kingdoms]):
    """Each player in turn adds a kingdom to the game (rules 11.5)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return absent(s)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        bring_in(s, seat, choice - KINGDOM)
        if size(s.selected) < wanted(s):
            s.actor = (seat + 1) % s.seats
        else:
            assign(s)


@final
class Naming(Step[Kingdoms]):
    """One player names all kingdoms, as agreed on (rules 11.7)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        return absent(s)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        bring_in(s, seat, choice - KINGDOM)
        if size(s.selected) == wanted(s):
            s.actor = (seat + 1) % s.seats
            s.go(AGREEMENT)


@final
class Agreement(Step[Kingdoms]):
    """Agree to the kingdoms that one has named for all, or not (rules 11.7)."""

    def options(self, s: Kingdoms, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, AGREE)
        return append(out, REFUSE)

    def take(self, s: Kingdoms, seat: i64, choice: i64) -> None:
        s.tell("agreed" if choice == AGREE else "refused", seat)
        if choice == REFUSE:
            name_again(s)
            return
        s.actor = (seat + 1) % s.seats
        if s.actor == s.namer:
            assign(s)


def name_again(s: Kingdoms) -> None:
    """The next player names kingdoms; when everybody has done so in vain, each adds one (rules 11.7)."""
    s.selected = 0
    for k in range(KINGDOMS):
        s.named[k] = NONE
    s.namer += 1
    s.actor = s.namer
    if s.namer < s.seats:
        s.go(NAMING)
        return
    s.namer = 0
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
            pair = s.letter(k)
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
    for k in range(KINGDOMS):
        if s.selected >> k & 1 and s.letter(k) == s.letter(kingdom):
            s.owner[k] = seat


@final
class Inheritance(Step[Kingdoms]):
    """Each player chooses a kingdom, by descending reign score (rules 11.3)."""

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
        s.actor = s.seats - 1 if s.rules == FIRST_RULES else s.loser
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
