"""What a seat may see, what it is asked, and what each choice points at on the board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from bretwalda.engine.message import Arg, Message
from bretwalda.engine.state import NOBODY

from .board import (
    CARD_COUNT,
    CARD_FACTION,
    CARD_IDS,
    CARDS,
    EXCHANGE,
    FACTION_IDS,
    FACTIONS,
    FOLLOWER,
    GIVE,
    INSTABILITY_DISCS,
    MOST_SEATS,
    NONE,
    OPEN,
    REGION,
    REGION_IDS,
    REGIONS,
    SECOND_ASSEMBLE_BIT,
    TAKE,
    UNSTABLE,
    VERBS,
)
from .scoring import CRITERIA, plot_choice, plot_holder, ranked_factions, verdict
from .state import King

SCOTTISH, WELSH, ENGLISH = FACTION_IDS


class RegionView(msgspec.Struct):
    """A region, its card and its disc."""

    id: str
    followers: dict[str, int]  # by faction
    control: str | None  # a faction, "unstable", or nothing yet
    space: int  # the numbered space its card lies on, from 1
    held_by: int | None  # the seat whose negotiation disc lies on the card


class SeatView(msgspec.Struct):
    """A player."""

    court: dict[str, int]  # by faction
    cards: int  # left in hand
    disc: bool  # still has the negotiation disc
    top: str | None  # card on top of the discard pile
    hand: list[str] | None = None  # own cards only
    pile: list[str] | None = None  # own discards only, oldest first


class Reckoning(msgspec.Struct):
    """How the game ended."""

    end: str  # "invasion" or "coronation"
    winners: list[int]
    decided_by: str
    ranking: list[str]  # factions, strongest first; only after a coronation
    plot: int | None  # the seat that revealed Plot
    plot_faction: str | None


class KingView(msgspec.Struct):
    """All that a seat may see of a position."""

    seat: int | None  # who is looking
    advanced: bool
    actor: int | None
    step: str | None
    regions: list[RegionView]
    supply: dict[str, int]
    seats: list[SeatView]
    contested: str | None
    struggles: int
    unstable: int
    passes: int
    card: str | None  # being resolved
    picked: list[str]  # chosen so far while a card is resolved, as notation
    reckoning: Reckoning | None


def view(s: King, seat: int | None) -> KingView:
    return views(s, [seat])[0]


def views(s: King, eyes: Sequence[int | None]) -> list[KingView]:
    """A position through several eyes; what all of them see is put together once."""
    for seat in eyes:
        if seat is not None:
            s.check_seat(seat)
    over = s.actor == NOBODY
    actor = None if over else int(s.actor)
    step = None if over else s.step.name
    regions, supply = _regions(s), _by_faction(list(s.supply))
    contested = None if over else REGION_IDS[s.contested()]
    card = None if s.card == NONE else CARD_IDS[s.card]
    picked, reckoning = _picked(s), _reckoning(s) if over else None
    seats = [_seat(s, p) for p in range(s.seats)]
    return [
        KingView(
            seat=seat,
            advanced=s.advanced,
            actor=actor,
            step=step,
            regions=regions,
            supply=supply,
            seats=[_opened(s, p, other) if p == seat else other for p, other in enumerate(seats)],
            contested=contested,
            struggles=s.struggles,
            unstable=s.unstable,
            passes=s.passes,
            card=card,
            picked=picked,
            reckoning=reckoning,
        )
        for seat in eyes
    ]


def _by_faction(numbers: Sequence[int], first: int = 0) -> dict[str, int]:
    """Three numbers, one for each faction; written out because every view has a dozen of these."""
    return {SCOTTISH: numbers[first], WELSH: numbers[first + 1], ENGLISH: numbers[first + 2]}


def _regions(s: King) -> list[RegionView]:
    spaces = [0] * REGIONS
    for space, region in enumerate(s.order, 1):
        spaces[region] = space
    holders = {int(region): seat for seat, region in enumerate(s.disc)}  # NONE is no region
    followers = list(s.followers)
    return [
        RegionView(
            id=REGION_IDS[r],
            followers=_by_faction(followers, r * FACTIONS),
            control=None if control == OPEN else "unstable" if control == UNSTABLE else FACTION_IDS[control],
            space=spaces[r],
            held_by=holders.get(r),
        )
        for r, control in enumerate(s.control)
    ]


def _seat(s: King, p: int) -> SeatView:
    """A player as the others see them."""
    top = s.top(p)
    return SeatView(
        court=_by_faction(list(s.court), p * FACTIONS),
        cards=int(s.hand[p]).bit_count(),
        disc=s.disc[p] == NONE,
        top=None if top == NONE else CARD_IDS[top],
    )


def _opened(s: King, p: int, seen: SeatView) -> SeatView:
    """A player as they see themselves."""
    return SeatView(seen.court, seen.cards, seen.disc, seen.top, hand_cards(s, p), pile_cards(s, p))


def hand_cards(s: King, seat: int) -> list[str]:
    """The cards in a seat's hand, in the order of the rules."""
    return list(_cards(int(s.hand[seat])))


@lru_cache(maxsize=4096)  # the same few hundred hands come up again and again
def _cards(hand: int) -> tuple[str, ...]:
    cards = [CARD_IDS[card] for card in range(CARDS) if hand >> card & 1]
    if hand & SECOND_ASSEMBLE_BIT:
        cards.append("assemble")
    return tuple(sorted(cards, key=CARD_IDS.index))


def pile_cards(s: King, seat: int) -> list[str]:
    """The cards in a seat's discard pile, oldest first."""
    pile = s.pile[seat]
    cards: list[str] = []
    while pile > 0:
        cards.append(CARD_IDS[(pile & 31) - 1])
        pile >>= 5
    return cards[::-1]


def _picked(s: King) -> list[str]:
    """What has been chosen so far for the card being resolved."""
    if s.picked == NONE:
        return []
    if s.step.name == "negotiation-partner":
        return [VERBS.notation(EXCHANGE + s.picked)]
    if s.step.name in ("returning", "placing"):
        return [VERBS.notation(REGION + s.picked)]
    return [VERBS.notation(FOLLOWER + c) for c in (s.picked, s.answer) if c != NONE]


def _reckoning(s: King) -> Reckoning:
    decided = verdict(s)
    holder = plot_holder(s)
    invaded = s.unstable == INSTABILITY_DISCS
    return Reckoning(
        end="invasion" if invaded else "coronation",
        winners=[p for p in range(s.seats) if decided >> p & 1],
        decided_by=CRITERIA[decided >> MOST_SEATS],
        ranking=[] if invaded else [FACTION_IDS[f] for f in ranked_factions(s)],
        plot=None if holder == NONE else int(holder),
        plot_faction=None if holder == NONE else FACTION_IDS[plot_choice(s)],
    )


def prompt(s: King, seat: int) -> Message:
    """What the seat is asked, with the numbers and places that the sentence needs."""
    return Message(f"prompt-{s.step.name}", _asked(s, s.step.name))


def _asked(s: King, step: str) -> tuple[Arg, ...]:
    if step == "turn":
        return (_region_arg(s.contested()),)
    if step == "assembly":
        return (_faction_arg(s.faction),)
    if step in ("support", "aid-region", "ambush"):
        number = min(CARD_COUNT[s.card], s.supply[s.faction])
        return (_faction_arg(s.faction), Arg("number", "number", int(number)))
    if step in ("resistance", "replacement"):
        return (_card_arg(s.card), _faction_arg(CARD_FACTION[s.card]))
    if step == "negotiation":
        return (Arg("disc", "number", int(s.disc[s.actor] == NONE)),)
    if step == "negotiation-partner":
        return (_region_arg(s.picked),)
    if step in ("returning", "placing"):
        return (_region_arg(s.picked), Arg("left", "number", int(s.left)))
    if step.startswith("exchange"):
        return _asked_of_exchange(s, step)
    if step == "march-first":
        return (Arg("left", "number", int(s.left)),)
    if step in ("march-second", "march-target"):
        return (_region_arg(s.picked // FACTIONS),)
    return ()


def _asked_of_exchange(s: King, step: str) -> tuple[Arg, ...]:
    form = s.card * 4 + s.form
    numbers = (Arg("give", "number", int(GIVE[form])), Arg("take", "number", int(TAKE[form])))
    if step == "exchange-first":
        return (_card_arg(s.card), *numbers)
    giving = (_region_arg(s.picked // FACTIONS), _faction_arg(s.picked % FACTIONS), *numbers)
    if step == "exchange-second":
        return giving
    again = FOLLOWER + s.picked in list(s.options(s.actor))  # Edict's other middle form
    return (*giving, Arg("again", "number", int(again)))


def _card_arg(card: int) -> Arg:
    return Arg("card", "card", int(card))


def _region_arg(region: int) -> Arg:
    return Arg("region", "region", int(region))


def _faction_arg(faction: int) -> Arg:
    return Arg("faction", "faction", int(faction))


def followers(digits: int) -> list[int]:
    """Followers by faction, which an event has as octal digits."""
    return [digits >> 3 * f & 7 for f in range(FACTIONS)]


# Of the cards that share their steps with others.
CARD_PARAGRAPHS = {
    "manoeuvre": "7.4",
    "outmanoeuvre": "7.5",
    "ambush": "8.2",
    "influence": "8.6",
    "dispute": "8.7",
    "edict": "8.8",
    "resist": "8.9",
    "quell": "8.10",
    "suppress": "8.11",
    "muster": "8.12",
}


def paragraph(s: King, seat: int) -> str:
    """The rule behind what the seat is asked: the step's own, or that of the card being resolved."""
    return s.step.paragraph or CARD_PARAGRAPHS[CARD_IDS[s.card]]
