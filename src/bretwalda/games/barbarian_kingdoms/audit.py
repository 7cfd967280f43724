"""What must hold in every position: no token or piece lost or made, one unit a province, beliefs that are true."""

from __future__ import annotations

from mypy_extensions import i64

from bretwalda.engine.bits import size
from bretwalda.engine.state import NOBODY

from .board import (
    ALL_TOKENS,
    BIT,
    BYTE,
    CAPITALS,
    CONTROL_TOKENS,
    EACH,
    EVERYWHERE,
    FIELD,
    INITIAL,
    KINDS,
    KINGDOM_IDS,
    NONE,
    PROVINCE_IDS,
    PROVINCES,
    TOKENS,
    WARRIORS,
    tokens_in,
)
from .state import ACTIVE, FOE, Kingdoms


def audit(s: Kingdoms) -> list[str]:
    wrong: list[str] = []
    _audit_tokens(s, wrong)
    _audit_pieces(s, wrong)
    _audit_provinces(s, wrong)
    _audit_beliefs(s, wrong)
    return wrong


def _audit_tokens(s: Kingdoms, wrong: list[str]) -> None:
    """The 72 tokens are all there, kind by kind."""
    everything = s.box
    for p in range(PROVINCES):
        everything += s.stock[p] + s.down[p]
        if s.down[p] and (tokens_in(s.down[p]) != 1 or s.stock[p]):
            wrong.append(f"{PROVINCE_IDS[p]} has not just one token face down")
    for seat in range(s.seats):
        everything += s.purse[seat]
        if s.purse[seat] < 0:
            wrong.append("a treasury is overdrawn")
    if everything != ALL_TOKENS:
        wrong.append("tokens are lost or made")


def _audit_pieces(s: Kingdoms, wrong: list[str]) -> None:
    for k in s.order:
        fighting: i64 = 0
        if s.site != NONE and k == s.active:
            fighting = s.host[ACTIVE]
        elif s.site != NONE and k == s.foe:
            fighting = s.host[FOE]
        if s.levied[k] != size(s.troops[k]) + s.sea[k] + fighting or not 0 <= s.levied[k] <= WARRIORS:
            wrong.append(f"the warriors of the {KINGDOM_IDS[k]} are miscounted")
        if size(s.ruled[k]) > CONTROL_TOKENS:
            wrong.append(f"the {KINGDOM_IDS[k]} have too many control tokens out")
        if (s.king[k] == NONE) != (s.captor[k] != NONE):
            wrong.append(f"the king of the {KINGDOM_IDS[k]} is lost without a captor")
        if s.king[k] == FIELD and not s.royal:
            wrong.append(f"the king of the {KINGDOM_IDS[k]} fights in no battle")


def _audit_provinces(s: Kingdoms, wrong: list[str]) -> None:
    if s.open == 0:
        return
    held: i64 = 0
    ruled: i64 = 0
    for k in s.order:
        units = s.troops[k]
        if units & held:
            wrong.append("two units stand in one province")
        held |= units
        zone = s.king[k]
        if 0 <= zone < PROVINCES:
            if held >> zone & 1 and zone != s.site:
                wrong.append("two units stand in one province")
            held |= BIT[zone]
        if s.ruled[k] & ruled or s.ruled[k] & (CAPITALS | INITIAL[k]):
            wrong.append(f"a control token of the {KINGDOM_IDS[k]} lies where it may not")
        ruled |= s.ruled[k]
    if (held | ruled) & ~s.open & EVERYWHERE:
        wrong.append("a closed province is held")
    # Only while an invasion is being decided, or was when the game ended, may a held province have a token face down.
    for p in range(PROVINCES):
        if (held | ruled) >> p & 1 and s.down[p] and p != s.site:
            wrong.append(f"{PROVINCE_IDS[p]} is held and has a token face down")


def _audit_beliefs(s: Kingdoms, wrong: list[str]) -> None:
    """What the others know of a treasury is true of it."""
    if s.actor == NOBODY:
        return
    for seat in range(s.seats):
        purse = s.purse[seat]
        number: i64 = 0
        for kinds in range(KINDS):
            believed = s.known[seat * KINDS + kinds]
            if believed < 0 or (kinds == 0 and believed):
                wrong.append("nonsense is believed of a treasury")
            number += believed
            here: i64 = 0
            for t in range(TOKENS):
                if kinds >> t & 1:
                    here += purse >> t * BYTE & EACH
            within: i64 = 0
            for part in range(1, KINDS):
                if part & ~kinds == 0:
                    within += s.known[seat * KINDS + part]
            if within > here:
                wrong.append(f"tokens are believed in the treasury of seat {seat + 1} that are not there")
        if number != tokens_in(purse):
            wrong.append(f"the tokens of seat {seat + 1} are miscounted")
