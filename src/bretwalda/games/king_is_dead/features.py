"""A position as numbers, for machine learning: always equally many, all that a seat may know and nothing else."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from bretwalda.engine.bits import size
from bretwalda.engine.layout import SEATS_FROM_OWN, Layout, numbered
from bretwalda.engine.observer import WIDE, Observer, write_bits, write_more, write_wide
from bretwalda.engine.state import NOBODY, State

from .board import (
    ASSEMBLE,
    CARD_IDS,
    CARDS,
    FACTION_IDS,
    FACTIONS,
    MOST_SEATS,
    NONE,
    OPEN,
    REGION_IDS,
    REGIONS,
    SECOND_ASSEMBLE_BIT,
)
from .state import King
from .steps import STEPS

LAYOUT: Final = Layout()
SEAT_WORDS: Final = SEATS_FROM_OWN[:MOST_SEATS]
FOLLOWER_WORDS: Final = [f"{region} {faction}" for region in REGION_IDS for faction in FACTION_IDS]

FOLLOWERS: Final[i64] = LAYOUT.block("followers", REGION_IDS, FACTION_IDS)
CONTROL: Final[i64] = LAYOUT.block("control", REGION_IDS, ["open", *FACTION_IDS, "unstable"])
SPACE: Final[i64] = LAYOUT.block("space of the region card", REGION_IDS, numbered(REGIONS, 1))
HELD: Final[i64] = LAYOUT.block("disc on the region card", REGION_IDS)
SUPPLY: Final[i64] = LAYOUT.block("supply", FACTION_IDS)
LATEST_WIN: Final[i64] = LAYOUT.block("space of the latest won struggle", FACTION_IDS)
COURT: Final[i64] = LAYOUT.block("court", SEAT_WORDS, FACTION_IDS)
HOLDS: Final[i64] = LAYOUT.block("cards in hand", SEAT_WORDS)
PRESENT: Final[i64] = LAYOUT.block("is at the table", SEAT_WORDS)
FREE_DISC: Final[i64] = LAYOUT.block("has its disc", SEAT_WORDS)
DISC_ON: Final[i64] = LAYOUT.block("its disc lies on", SEAT_WORDS, REGION_IDS)
DECIDES: Final[i64] = LAYOUT.block("is to decide", SEAT_WORDS)
ACTED: Final[i64] = LAYOUT.block("number of its latest action", SEAT_WORDS)
TOP: Final[i64] = LAYOUT.block("top of its discard pile", SEAT_WORDS, CARD_IDS)
PLAYED: Final[i64] = LAYOUT.block("cards it has played", SEAT_WORDS, CARD_IDS)
HAND: Final[i64] = LAYOUT.block("own hand", CARD_IDS)
CARD: Final[i64] = LAYOUT.block("card being resolved", CARD_IDS)
STEP: Final[i64] = LAYOUT.block("question", [step.name for step in STEPS])
PICKED: Final[i64] = LAYOUT.block("first follower or region chosen", FOLLOWER_WORDS)
ANSWER: Final[i64] = LAYOUT.block("second follower chosen", FOLLOWER_WORDS)
FACTION: Final[i64] = LAYOUT.block("faction being placed", FACTION_IDS)
FORM: Final[i64] = LAYOUT.block("form of the exchange or march")
LEFT: Final[i64] = LAYOUT.block("followers still to place or return")
BAN_CARD: Final[i64] = LAYOUT.block("card that may not reverse", CARD_IDS)
BAN_FROM: Final[i64] = LAYOUT.block("first region that it may not reverse", REGION_IDS)
BAN_TO: Final[i64] = LAYOUT.block("second region that it may not reverse", REGION_IDS)
BAN_NET: Final[i64] = LAYOUT.block("change that is forbidden there", WIDE)
ADVANCED: Final[i64] = LAYOUT.block("advanced game")
STRUGGLES: Final[i64] = LAYOUT.block("struggles resolved")
UNSTABLE_REGIONS: Final[i64] = LAYOUT.block("instability discs on the map")
PASSES: Final[i64] = LAYOUT.block("passes in a row")
CONTROLS: Final[i64] = 5  # what a region may be


class KingObserver(Observer):
    """Writes what a seat may know of a position of The King is Dead."""

    def write(self, state: State, seat: i64, out: BytesWriter, at: i64) -> None:
        assert isinstance(state, King)
        _write_map(state, out, at)
        for k in range(state.seats):
            other = seat + k if seat + k < state.seats else seat + k - state.seats
            _write_seat(state, other, k, out, at)
        _write_hand(state.hand[seat], out, at + HAND)
        _write_question(state, out, at)


def _write_map(s: King, out: BytesWriter, at: i64) -> None:
    followers = s.followers
    control = s.control
    order = s.order
    for k in range(REGIONS * FACTIONS):
        out[at + FOLLOWERS + k] = u8(followers[k])
    for r in range(REGIONS):
        out[at + CONTROL + r * CONTROLS + control[r] - OPEN] = 1
        out[at + SPACE + order[r] * REGIONS + r] = 1
    write_bits(out, at + HELD, s.held)
    for f in range(FACTIONS):
        out[at + SUPPLY + f] = u8(s.supply[f])
        out[at + LATEST_WIN + f] = u8(s.latest_win[f] + 1)


def _write_seat(s: King, seat: i64, k: i64, out: BytesWriter, at: i64) -> None:
    """What everybody may know of a player; `k` is how many seats after the own one it sits."""
    for f in range(FACTIONS):
        out[at + COURT + k * FACTIONS + f] = u8(s.court[seat * FACTIONS + f])
    out[at + HOLDS + k] = u8(size(s.hand[seat]))
    out[at + PRESENT + k] = 1
    if s.disc[seat] == NONE:
        out[at + FREE_DISC + k] = 1
    else:
        out[at + DISC_ON + k * REGIONS + s.disc[seat]] = 1
    if s.actor == seat:
        out[at + DECIDES + k] = 1
    out[at + ACTED + k] = u8(s.acted[seat])
    pile = s.pile[seat]
    if pile:
        out[at + TOP + k * CARDS + (pile & 31) - 1] = 1
    while pile > 0:
        card = (pile & 31) - 1
        write_more(out, at + PLAYED + k * CARDS + card, 1)
        pile >>= 5


def _write_hand(hand: i64, out: BytesWriter, at: i64) -> None:
    write_bits(out, at, hand & ~SECOND_ASSEMBLE_BIT)
    if hand & SECOND_ASSEMBLE_BIT:
        write_more(out, at + ASSEMBLE, 1)


def _write_question(s: King, out: BytesWriter, at: i64) -> None:
    """What is asked, and what has been chosen so far."""
    if s.actor != NOBODY:
        out[at + STEP + s.step.number] = 1
    if s.card != NONE:
        out[at + CARD + s.card] = 1
    if s.picked != NONE:
        out[at + PICKED + s.picked] = 1
    if s.answer != NONE:
        out[at + ANSWER + s.answer] = 1
    if s.faction != NONE:
        out[at + FACTION + s.faction] = 1
    out[at + FORM] = u8(s.form)
    out[at + LEFT] = u8(s.left)
    if s.ban_card != NONE:
        out[at + BAN_CARD + s.ban_card] = 1
        out[at + BAN_FROM + s.ban_from] = 1
        out[at + BAN_TO + s.ban_to] = 1
        write_wide(out, at + BAN_NET, s.ban_net)
    if s.advanced:
        out[at + ADVANCED] = 1
    out[at + STRUGGLES] = u8(s.struggles)
    out[at + UNSTABLE_REGIONS] = u8(s.unstable)
    out[at + PASSES] = u8(s.passes)
