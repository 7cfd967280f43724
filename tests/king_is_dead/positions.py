"""Positions of The King is Dead in notation: build one, play a few choices, look at what came of it.

Followers are letters: `SSW` is two Scottish and a Welsh. A position is always complete, so that it
stands up to the audit: what is not said is filled in.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.games.king_is_dead import GAME
from bretwalda.games.king_is_dead.board import (
    CARD_IDS,
    FACTION_IDS,
    FIRST_SPECIAL,
    REGION_IDS,
    SECOND_ASSEMBLE_BIT,
    UNSTABLE,
)
from bretwalda.games.king_is_dead.state import King
from bretwalda.games.king_is_dead.view import KingView, Reckoning

LETTERS = "SWE"
SUPPORTS = ["scottish_support", "welsh_support", "english_support"]
COMMON = ["assemble", "assemble", "negotiate", "manoeuvre", "outmanoeuvre"]
SPECIALS = CARD_IDS[FIRST_SPECIAL:]


def position(
    players: int = 2,
    *,
    advanced: bool = False,
    regions: Mapping[str, str] | None = None,
    supply: str | None = None,
    courts: Sequence[str] = (),
    hands: Mapping[int, Sequence[str]] | None = None,
    piles: Mapping[int, Sequence[str]] | None = None,
    control: Mapping[str, str] | None = None,
    order: Sequence[str] = (),
    discs: Mapping[int, str] | None = None,
    acted: Sequence[int] | None = None,
    actor: int = 0,
) -> King:
    """A position at the start of a turn.

    `regions` names the followers on the map. The rest are in the supply, or, if `supply` is given, in
    the last court. `control` gives the decided regions (a faction or `unstable`) in the order of their
    struggles; `order` says which regions come next. A hand in `hands` is all that a seat has left: its
    other cards are in its pile. Else it holds all but those of its pile in `piles`, oldest first.
    `acted` numbers the latest action of each seat.
    """
    state = GAME.new(seed="position", players=players, advanced=advanced)
    state.chronicle = []
    state.actor = actor
    _set_discs(state, dict(control or {}), list(order), dict(discs or {}))
    _set_followers(state, dict(regions or {}), supply, list(courts))
    _set_cards(state, dict(hands or {}), dict(piles or {}))
    lengths = [len(pile(state, seat)) for seat in range(players)]
    state.acted = _numbers(acted or [sum(lengths[: p + 1]) if lengths[p] else 0 for p in range(players)])
    state.actions = max(sum(lengths), *state.acted)
    assert GAME.audit(state) == []
    return state


def play(state: King, *moves: str) -> King:
    """Take the choices in turn, each for the seat that is to decide; then audit the position."""
    for move in moves:
        state.choose(state.actor, GAME.verbs.parse(move))
    assert GAME.audit(state) == []
    return state


def all_pass(state: King) -> King:
    """A whole round of passes: a power struggle."""
    return play(state, *["pass"] * state.seats)


def offered(state: King) -> set[str]:
    """What the seat to decide may choose."""
    return {GAME.verbs.notation(choice) for choice in state.options(state.actor)}


def seen(state: King, seat: int | None = None) -> KingView:
    """The position as a seat sees it, or as everybody does."""
    return GAME.view(state, seat)


def region(state: King, name: str) -> str:
    """The followers of a region."""
    return _letters(seen(state).regions[REGION_IDS.index(name)].followers)


def control(state: King, name: str) -> str | None:
    """The faction that controls a region, `unstable`, or nothing yet."""
    return seen(state).regions[REGION_IDS.index(name)].control


def order(state: King) -> list[str]:
    """The regions in the order of their cards."""
    return [one.id for one in sorted(seen(state).regions, key=lambda one: one.space)]


def supply(state: King) -> str:
    return _letters(seen(state).supply)


def court(state: King, seat: int) -> str:
    return _letters(seen(state).seats[seat].court)


def hand(state: King, seat: int) -> list[str]:
    return seen(state, seat).seats[seat].hand or []


def pile(state: King, seat: int) -> list[str]:
    """The discards of a seat, oldest first."""
    return seen(state, seat).seats[seat].pile or []


def told(state: King) -> list[str]:
    """The keys of what has happened since the position was built."""
    return [event.key for event in state.chronicle or []]


def reckoning(state: King) -> Reckoning:
    """How the game ended; it must have."""
    out = seen(state).reckoning
    assert out is not None
    assert state.result() == [1 / len(out.winners) if p in out.winners else 0 for p in range(state.seats)]
    return out


def _letters(followers: Mapping[str, int]) -> str:
    return "".join(letter * followers[faction] for letter, faction in zip(LETTERS, FACTION_IDS, strict=True))


def _numbers(values: Sequence[int]) -> vec[i64]:
    return vec[i64](list(values))


def _set_discs(state: King, decided: Mapping[str, str], coming: Sequence[str], held: Mapping[int, str]) -> None:
    cards = [*decided, *coming]
    cards += [name for name in REGION_IDS if name not in cards]
    state.order = _numbers([REGION_IDS.index(name) for name in cards])
    state.struggles = len(decided)
    state.unstable = list(decided.values()).count("unstable")
    for space, (name, holder) in enumerate(decided.items()):
        number = REGION_IDS.index(name)
        state.open &= ~(1 << number)
        if holder == "unstable":
            state.control[number] = UNSTABLE
        else:
            state.control[number] = FACTION_IDS.index(holder)
            state.latest_win[FACTION_IDS.index(holder)] = space
    for seat, name in held.items():
        state.disc[seat] = REGION_IDS.index(name)
        state.held |= 1 << REGION_IDS.index(name)


def _set_followers(state: King, regions: Mapping[str, str], supply: str | None, courts: Sequence[str]) -> None:
    at_hand = [*courts, *[""] * (state.seats - len(courts))]
    in_play = 16 if state.seats == 2 else 18
    elsewhere = "".join([*regions.values(), *at_hand, supply or ""])
    rest = "".join(letter * (in_play - elsewhere.count(letter)) for letter in LETTERS)
    if supply is None:
        supply = rest
    else:
        at_hand[-1] += rest
    state.followers = _numbers([regions.get(name, "").count(letter) for name in REGION_IDS for letter in LETTERS])
    state.count = _numbers([len(regions.get(name, "")) for name in REGION_IDS])
    state.supply = _numbers([supply.count(letter) for letter in LETTERS])
    state.court = _numbers([followers.count(letter) for followers in at_hand for letter in LETTERS])


def _set_cards(state: King, hands: Mapping[int, Sequence[str]], piles: Mapping[int, Sequence[str]]) -> None:
    named = {card for cards in [*hands.values(), *piles.values()] for card in cards}
    spare = [card for card in SPECIALS if card not in named and card != "plot"]
    for seat in range(state.seats):
        discards = list(piles.get(seat, []))
        own = [card for card in [*hands.get(seat, []), *discards] if card in SPECIALS]
        while state.advanced and len(own) < 3:
            own.append(spare.pop(0))
        rest = [*COMMON, *(own if state.advanced else SUPPORTS)]
        for card in [*hands.get(seat, []), *discards]:
            rest.remove(card)
        if seat in hands:
            discards = [*rest, *discards]
        _set_hand(state, seat, hands.get(seat, rest))
        for card in discards:
            state.pile[seat] = state.pile[seat] << 5 | (CARD_IDS.index(card) + 1)


def _set_hand(state: King, seat: int, cards: Sequence[str]) -> None:
    state.hand[seat] = sum(1 << CARD_IDS.index(card) for card in set(cards))
    if list(cards).count("assemble") == 2:
        state.hand[seat] |= SECOND_ASSEMBLE_BIT


def won_by_passing() -> King:
    """The first seat wins at once if it passes; it could also play its last card."""
    decided = {
        "moray": "scottish", "strathclyde": "english", "lancaster": "welsh", "northumbria": "welsh",
        "gwynedd": "welsh", "warwick": "english", "essex": "english",
    }  # fmt: skip
    won = position(control=decided, order=["devon"], regions={"devon": "WWE"}, courts=["WWSE", "WSSE"],
                   hands={0: ["manoeuvre"], 1: []})  # fmt: skip
    won.passes = 1
    return won
