"""A position as numbers, for machine learning: always equally many, all that a seat may know and nothing else."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from bretwalda.engine.bits import size
from bretwalda.engine.layout import SEATS_FROM_OWN, Layout, numbered
from bretwalda.engine.observer import WIDE, Observer, write_bits, write_wide
from bretwalda.engine.state import NOBODY, State

from .board import (
    BYTE,
    CONFIGURATION_IDS,
    EACH,
    EVERYWHERE,
    INITIAL,
    KINDS,
    KINGDOM_IDS,
    KINGDOMS,
    MOST_SEATS,
    NONE,
    PROVINCE_IDS,
    PROVINCES,
    SPENT,
    TOKEN_IDS,
    TOKENS,
    ZONE_IDS,
)
from .scoring import trophies
from .state import ACTIVE, COLLECTING, COUNTED_PAYING, COUNTED_RANSOM, FOE, Kingdoms
from .steps import STEPS
from .steps.battle import points

LAYOUT: Final = Layout()
SIDES: Final = ["the active kingdom", "its foe"]

OPEN: Final[i64] = LAYOUT.block("passable", PROVINCE_IDS)
WARRIORS: Final[i64] = LAYOUT.block("warriors stand in", KINGDOM_IDS, PROVINCE_IDS)
KING: Final[i64] = LAYOUT.block("king is in", KINGDOM_IDS, [*ZONE_IDS, "battle"])
KING_PLACES: Final[i64] = 38
CONTROL: Final[i64] = LAYOUT.block("controls", KINGDOM_IDS, PROVINCE_IDS)
TOKEN: Final[i64] = LAYOUT.block("has a control token in", KINGDOM_IDS, PROVINCE_IDS)
SUSPENDED: Final[i64] = LAYOUT.block("initial province that nobody controls", PROVINCE_IDS)
STOCK: Final[i64] = LAYOUT.block("tokens face up", PROVINCE_IDS, TOKEN_IDS)
DOWN: Final[i64] = LAYOUT.block("a token face down", PROVINCE_IDS)
OWNER: Final[i64] = LAYOUT.block("belongs to", KINGDOM_IDS, SEATS_FROM_OWN)
FRIEND: Final[i64] = LAYOUT.block("is on the own side", KINGDOM_IDS)
SIDE: Final[i64] = LAYOUT.block("its side, one more", KINGDOM_IDS)
AT_SEA: Final[i64] = LAYOUT.block("warriors at sea", KINGDOM_IDS)
LEVIED: Final[i64] = LAYOUT.block("warriors on the map", KINGDOM_IDS)
TOKENS_OUT: Final[i64] = LAYOUT.block("control tokens on the map", KINGDOM_IDS)
TROPHIES: Final[i64] = LAYOUT.block("kings eliminated", KINGDOM_IDS)
CAPTOR: Final[i64] = LAYOUT.block("its king was eliminated by", KINGDOM_IDS, KINGDOM_IDS)
IN_ORDER: Final[i64] = LAYOUT.block("place in the order of turns", KINGDOM_IDS)
LETTER: Final[i64] = LAYOUT.block("its letter, one more", KINGDOM_IDS)
SELECTED: Final[i64] = LAYOUT.block("is selected", KINGDOM_IDS)
ON_TURN: Final[i64] = LAYOUT.block("is on turn", KINGDOM_IDS)
MARKER: Final[i64] = LAYOUT.block("controlled the province before", KINGDOM_IDS)
OPPONENT: Final[i64] = LAYOUT.block("is the foe, or asked whether it contests", KINGDOM_IDS)
PRESENT: Final[i64] = LAYOUT.block("is at the table", SEATS_FROM_OWN)
DECIDES: Final[i64] = LAYOUT.block("is to decide", SEATS_FROM_OWN)
LOCKED: Final[i64] = LAYOUT.block("has locked a bribe", SEATS_FROM_OWN)
KNOWN: Final[i64] = LAYOUT.block("what everybody knows of its treasury", SEATS_FROM_OWN, numbered(KINDS))
PURSE: Final[i64] = LAYOUT.block("own treasury", TOKEN_IDS)
CHOSEN: Final[i64] = LAYOUT.block("tokens chosen so far, or the own bribe", TOKEN_IDS)
MISSING: Final[i64] = LAYOUT.block("sum still to be put together", WIDE)
COIN: Final[i64] = LAYOUT.block("kind that is asked for, one more")
STEP: Final[i64] = LAYOUT.block("question", [step.name for step in STEPS])
ACTION: Final[i64] = LAYOUT.block("choice that began the action, one more", WIDE)
PICKED: Final[i64] = LAYOUT.block("picked unit is in", ZONE_IDS)
PICKED_KING: Final[i64] = LAYOUT.block("picked unit is the king")
SITE: Final[i64] = LAYOUT.block("province of the action", PROVINCE_IDS)
USED: Final[i64] = LAYOUT.block("moves used in a manoeuvre", numbered(SPENT))
HOST: Final[i64] = LAYOUT.block("warriors in the battle", SIDES)
POINTS: Final[i64] = LAYOUT.block("points before the bribe", SIDES)
ROYAL: Final[i64] = LAYOUT.block("king in the battle", SIDES)
PASSED: Final[i64] = LAYOUT.block("brings no more reinforcements", SIDES)
VICTORS: Final[i64] = LAYOUT.block("has won the battle", SIDES)
ASKED_FOR_MORE: Final[i64] = LAYOUT.block("is asked for reinforcements", SIDES)
NUMBERS: Final[i64] = LAYOUT.block(
    "number",
    [
        "turn", "warriors to recruit or units to put to sea", "exchanges still needed", "how far the contest was asked",
        "seat whose set of kingdoms is talked about", "letters of kingdoms", "how kingdoms are given",
        "winner of the last game, one more", "loser of the last game, one more",
    ],
)  # fmt: skip
ROUND: Final[i64] = LAYOUT.block("round", WIDE)
LIMIT: Final[i64] = LAYOUT.block("limit of rounds")
PRICE: Final[i64] = LAYOUT.block("what is to be paid", WIDE)
ROW: Final[i64] = LAYOUT.block("configuration", CONFIGURATION_IDS)
FLAGS: Final[i64] = LAYOUT.block(
    "flag",
    [
        "teams", "clemency", "the invader is the king", "a unit has just rallied", "kingdoms are agreed on",
        "own wars", "plunder first", "change for a tax",
    ],
)  # fmt: skip


class KingdomsObserver(Observer):
    """Writes what a seat may know of a position of Barbarian Kingdoms."""

    def write(self, state: State, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(state, Kingdoms)
        _write_map(state, out, at)
        if state.open:
            own_side = state.side_of(seat)
            for k in state.order:
                _write_kingdom(state, k, seat, own_side, out, at)
        for k in range(KINGDOMS):
            if state.owner[k] != NONE:
                place = state.owner[k] - seat
                out[at + OWNER + k * MOST_SEATS + (place if place >= 0 else place + state.seats)] = 1
            if state.row != NONE or len(state.named):
                out[at + LETTER + k] = u8(state.letter(k) + 1)
        for k in range(state.seats):
            _write_seat(state, seat + k if seat + k < state.seats else seat + k - state.seats, k, out, at)
        _write_hoard(out, at + PURSE, state.purse[seat])
        _write_own_sum(state, seat, out, at)
        _write_question(state, out, at)
        _write_battle(state, out, at)
        _write_settings(state, out, at)


def _write_hoard(out: BytesWriter, at: i64, hoard: i64) -> None:
    while hoard > 0:
        out[at] = u8(hoard & EACH)
        hoard >>= BYTE
        at += 1


def _write_map(s: Kingdoms, out: BytesWriter, at: i64) -> None:
    write_bits(out, at + OPEN, s.open if s.open else EVERYWHERE)
    for p in range(PROVINCES):
        if s.stock[p]:
            _write_hoard(out, at + STOCK + p * TOKENS, s.stock[p])
        if s.down[p]:
            out[at + DOWN + p] = 1
    free: i64 = 0
    for k in s.order:
        free |= INITIAL[k]
    for k in s.order:
        controlled = s.controlled(k)
        free &= ~controlled
        write_bits(out, at + CONTROL + k * PROVINCES, controlled)
    write_bits(out, at + SUSPENDED, free)


def _write_kingdom(s: Kingdoms, k: i64, seat: i64, own_side: i64, out: BytesWriter, at: i64) -> None:
    write_bits(out, at + WARRIORS + k * PROVINCES, s.troops[k])
    write_bits(out, at + TOKEN + k * PROVINCES, s.ruled[k])
    if s.king[k] != NONE:
        out[at + KING + k * KING_PLACES + s.king[k]] = 1
    if s.side[k] == own_side:
        out[at + FRIEND + k] = 1
    out[at + SIDE + k] = u8(s.side[k] + 1)
    out[at + AT_SEA + k] = u8(s.sea[k])
    out[at + LEVIED + k] = u8(s.levied[k])
    out[at + TOKENS_OUT + k] = u8(size(s.ruled[k]))
    out[at + TROPHIES + k] = u8(trophies(s, k))
    if s.captor[k] != NONE:
        out[at + CAPTOR + k * KINGDOMS + s.captor[k]] = 1


def _write_seat(s: Kingdoms, seat: i64, k: i64, out: BytesWriter, at: i64) -> None:
    """What everybody may know of a player; `k` is how many seats after the own one it sits."""
    out[at + PRESENT + k] = 1
    if s.owes(seat):
        out[at + DECIDES + k] = 1
    for kind in range(KINDS):
        known = s.known[seat * KINDS + kind]
        if known:
            out[at + KNOWN + k * KINDS + kind] = u8(known)
    if s.secret:
        if s.owner[s.active] == seat and s.bribe[ACTIVE] != NONE:
            out[at + LOCKED + k] = 1
        if s.owner[s.foe] == seat and s.bribe[FOE] != NONE:
            out[at + LOCKED + k] = 1


def _write_own_sum(s: Kingdoms, seat: i64, out: BytesWriter, at: i64) -> None:
    """The bribe or the sum that the seat is putting together."""
    side: i64 = NONE
    if s.secret and s.actor != NOBODY:
        if s.owner[s.active] == seat:
            side = ACTIVE
        elif s.owner[s.foe] == seat:
            side = FOE
    elif seat == s.actor:
        step = s.step.number
        if step == COUNTED_RANSOM:
            side = 1 - s.victors
        elif step in (COUNTED_PAYING, COLLECTING):
            side = ACTIVE
    if side == NONE:
        return
    if s.bribe[side] != NONE and s.secret:
        _write_hoard(out, at + CHOSEN, s.bribe[side])
        return
    _write_hoard(out, at + CHOSEN, s.paid[side])
    write_wide(out, at + MISSING, s.due[side])
    out[at + COIN] = u8(s.coin[side] + 1)


def _write_question(s: Kingdoms, out: BytesWriter, at: i64) -> None:
    """What is asked, and what has been chosen so far."""
    if s.actor != NOBODY:
        out[at + STEP + s.step.number] = 1
    write_wide(out, at + ACTION, s.action + 1)
    if s.unit != NONE:
        out[at + PICKED + (s.unit >> 1)] = 1
        out[at + PICKED_KING] = u8(s.unit & 1)
    if s.site != NONE:
        out[at + SITE + s.site] = 1
    for k in range(SPENT):
        if s.spent[k]:
            out[at + USED + k] = u8(s.spent[k])
    write_bits(out, at + SELECTED, s.selected)
    for place in range(len(s.order)):
        out[at + IN_ORDER + s.order[place]] = u8(place + 1)
    if s.active != NONE:
        out[at + ON_TURN + s.active] = 1
    if s.marker != NONE:
        out[at + MARKER + s.marker] = 1
    if s.foe != NONE:
        out[at + OPPONENT + s.foe] = 1
    write_wide(out, at + PRICE, s.price)
    write_wide(out, at + ROUND, s.round)
    out[at + LIMIT] = u8(s.limit)


def _write_battle(s: Kingdoms, out: BytesWriter, at: i64) -> None:
    fighting = s.site != NONE and s.foe != NONE and s.active != NONE
    for side in range(2):
        out[at + HOST + side] = u8(s.host[side])
        if fighting and s.host[side] + (s.royal >> side & 1) > 0:
            out[at + POINTS + side] = u8(points(s, side))
    write_bits(out, at + ROYAL, s.royal)
    write_bits(out, at + PASSED, s.passed)
    if s.victors != NONE:
        out[at + VICTORS + s.victors] = 1
    out[at + ASKED_FOR_MORE + s.mustering] = 1


def _write_settings(s: Kingdoms, out: BytesWriter, at: i64) -> None:
    """What it was set up with, and small numbers of the action."""
    out[at + NUMBERS] = u8(s.turn)
    out[at + NUMBERS + 1] = u8(s.left)
    out[at + NUMBERS + 2] = u8(s.swaps)
    out[at + NUMBERS + 3] = u8(s.asked)
    out[at + NUMBERS + 4] = u8(s.namer)
    out[at + NUMBERS + 5] = u8(s.sides)
    out[at + NUMBERS + 6] = u8(s.assignment)
    out[at + NUMBERS + 7] = u8(s.winner + 1)
    out[at + NUMBERS + 8] = u8(s.loser + 1)
    if s.row != NONE:
        out[at + ROW + s.row] = 1
    if s.teams:
        out[at + FLAGS] = 1
    if s.clemency:
        out[at + FLAGS + 1] = 1
    if s.by_king:
        out[at + FLAGS + 2] = 1
    if s.rallied:
        out[at + FLAGS + 3] = 1
    if s.agreed:
        out[at + FLAGS + 4] = 1
    if s.own_wars:
        out[at + FLAGS + 5] = 1
    if s.plunders_first:
        out[at + FLAGS + 6] = 1
    if s.tax_change:
        out[at + FLAGS + 7] = 1
