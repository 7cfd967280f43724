"""A new game before its first decision, and a position from its dump."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.chronicle import Event
from bretwalda.engine.dice import Dice

from .board import ALL_TOKENS, KINGDOMS, NONE, PROVINCES
from .state import KINDS, PRIVILEGE, STEPS, Kingdoms
from .steps.manoeuvre import SPENT
from .steps.series import begin_selection, choose_row


def filled(length: i64, number: i64) -> vec[i64]:
    """So many times the same number."""
    out = vec[i64](capacity=length)
    for _k in range(length):
        out = append(out, number)
    return out


def new(
    seats: i64,
    row: i64,
    expert: bool,
    teams: bool,
    assignment: i64,
    clemency: bool,
    limit: i64,
    dice: Dice,
    chronicle: list[Event] | None,
) -> Kingdoms:
    """A game with these options; without a row the first seat chooses one, or all choose kingdoms."""
    s = Kingdoms(
        seats,
        dice,
        STEPS[PRIVILEGE],
        filled(KINGDOMS, NONE),
        filled(KINGDOMS, NONE),
        filled(0, 0),
        filled(KINGDOMS, NONE),
        filled(KINGDOMS, 0),
        filled(KINGDOMS, 0),
        filled(KINGDOMS, 0),
        filled(KINGDOMS, 0),
        filled(KINGDOMS, NONE),
        filled(PROVINCES, 0),
        filled(PROVINCES, 0),
        filled(seats, 0),
        filled(seats * KINDS, 0),
        filled(SPENT, 0),
        filled(2, 0),
        filled(2, 0),
        filled(2, 0),
        filled(2, NONE),
        filled(2, 0),
    )
    s.chronicle = chronicle
    s.box = ALL_TOKENS
    s.teams = teams
    s.assignment = assignment
    s.clemency = clemency
    s.limit = limit
    if expert:
        begin_selection(s)
    elif row != NONE:
        choose_row(s, row)
    return s


def restore(dump: list[int]) -> Kingdoms:
    """The position that `Kingdoms.dump` wrote down."""
    (
        seats, actor, secret, information, step, kingdoms, a, b, c, counter,
        box, open_provinces, limit, round_, turn, active, ended, victor,
        row, teams, assignment, clemency, selected,
        action, unit, site, left, swaps, by_king,
        marker, foe, asked, passed, royal, rallied, victors,
    ) = dump[:36]  # fmt: skip
    rows: list[vec[i64]] = []
    at = 36
    for length in (
        KINGDOMS, KINGDOMS, kingdoms, KINGDOMS, KINGDOMS, KINGDOMS, KINGDOMS, KINGDOMS, KINGDOMS,
        PROVINCES, PROVINCES, seats, seats * KINDS, SPENT, 2, 2, 2, 2, 2,
    ):  # fmt: skip
        rows.append(vec[i64](dump[at : at + length]))
        at += length
    s = Kingdoms(
        seats, Dice(a, b, c, counter), STEPS[step],
        rows[0], rows[1], rows[2], rows[3], rows[4], rows[5], rows[6], rows[7], rows[8], rows[9], rows[10], rows[11],
        rows[12], rows[13], rows[14], rows[15], rows[16], rows[17], rows[18],
    )  # fmt: skip
    s.actor = actor
    s.secret = secret == 1
    s.information = information
    s.box = box
    s.open = open_provinces
    s.limit = limit
    s.round = round_
    s.turn = turn
    s.active = active
    s.ended = ended
    s.victor = victor
    s.row = row
    s.teams = teams == 1
    s.assignment = assignment
    s.clemency = clemency == 1
    s.selected = selected
    s.action = action
    s.unit = unit
    s.site = site
    s.left = left
    s.swaps = swaps
    s.by_king = by_king == 1
    s.marker = marker
    s.foe = foe
    s.asked = asked
    s.passed = passed
    s.royal = royal
    s.rallied = rallied == 1
    s.victors = victors
    return s
