"""What a seat may see, what it is asked, and what each choice points at on the board."""

from __future__ import annotations

import msgspec

from bretwalda.engine.message import Arg, Message
from bretwalda.engine.state import NOBODY

from .board import CHARM_IDS, CHARMS, NONE, RIVER, ROUNDS, STROKE_IDS, STROKES
from .state import River

FEATURES = int(2 + 3 + STROKES + 2 * CHARMS)


class BoatView(msgspec.Struct):
    """A player's boat."""

    way: int  # strokes from the near bank
    ready: bool  # has chosen a stroke this round
    has_charm: bool


class RiverView(msgspec.Struct):
    """All that a seat may see of a position."""

    seat: int | None  # who is looking
    actors: list[int]
    step: str
    round: int
    boats: list[BoatView]
    called: list[str]  # charms that have been called
    stroke: str | None  # own choice of this round
    charm: str | None  # own


def view(s: River, seat: int | None) -> RiverView:
    boats = [
        BoatView(int(way), stroke != NONE, charm != NONE)
        for way, stroke, charm in zip(s.boat, s.stroke, s.charm, strict=True)
    ]
    return RiverView(
        seat=seat,
        actors=[int(actor) for actor in s.actors()],
        step=s.step.name,
        round=int(s.round),
        boats=boats,
        called=[name for charm, name in enumerate(CHARM_IDS) if s.called >> charm & 1],
        stroke=None if seat is None or s.stroke[seat] == NONE else STROKE_IDS[s.stroke[seat]],
        charm=None if seat is None or s.charm[seat] == NONE else CHARM_IDS[s.charm[seat]],
    )


def features(s: River, seat: int) -> list[float]:
    """The same as numbers, always equally many, beginning with the own boat."""
    boats = [float(s.boat[(seat + k) % s.seats]) if k < s.seats else 0.0 for k in range(3)]
    stroke = [float(s.stroke[seat] == k) for k in range(STROKES)]
    charm = [float(s.charm[seat] == k) for k in range(CHARMS)]
    called = [float(s.called >> k & 1) for k in range(CHARMS)]
    return [float(s.round), float(s.step.number), *boats, *stroke, *charm, *called]


def prompt(s: River, seat: int) -> Message:
    """What the seat is asked."""
    if s.step.name == "rowing":
        return Message("prompt-rowing", (Arg("round", "number", int(s.round)), Arg("rounds", "number", int(ROUNDS))))
    return Message("prompt-calling", (Arg("charm", "charm", int(s.charm[seat])),))


def audit(s: River) -> list[str]:
    """What must hold in every position."""
    wrong: list[str] = []
    held = [int(charm) for charm in s.charm if charm != NONE]
    if len(set(held)) + int(s.called).bit_count() != s.seats or any(s.called >> charm & 1 for charm in held):
        wrong.append("charms are lost or made")
    if any(not 0 <= way <= RIVER for way in s.boat):
        wrong.append("a boat has left the river")
    if s.actor == NOBODY and max(s.boat) < RIVER and s.round <= ROUNDS:
        wrong.append("the game is over too soon")
    return wrong
