"""A kingdom and all that it has."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from bretwalda.engine.bits import size

from .board import CITY_PLACES, NOBODYS, OPPIDA, TRACK_BITS, TRACK_MASK


@final
@mypyc_attr(acyclic=True)
class Realm:
    """A kingdom: who leads it and all that it has."""

    kingdom: i64 = 0  # its number
    seat: i64 = NOBODYS  # who leads it: a seat, NOBODYS or ABSENT
    held: i64 = 0  # places with its cube or oppidum, as bits
    # Cards, each group as one number (see `board.count`).
    deck: i64 = 0  # the draw pile; which card is on top is decided when it is drawn
    queue: i64 = 0
    hand: i64 = 0
    known: i64 = 0  # the part of the hand (and of a plan not yet revealed) that everybody has seen
    discard: i64 = 0
    plan: i64 = 0  # the card holder
    objectives: i64 = 0  # kept, as bits
    away: i64 = 0  # put away unseen, as bits
    tracks: i64 = 0  # the three values, eight bits each
    achieved: i64 = 0  # five bits for each track
    # In the battle being resolved.
    claimed: i64 = 0  # tokens, as bits
    gained: i64 = 0  # roads got by tokens or a joker, as bits

    def track(self, track: i64) -> i64:
        """The value on a track."""
        return self.tracks >> TRACK_BITS * track & TRACK_MASK

    def set_track(self, track: i64, value: i64) -> None:
        self.tracks += (value - self.track(track)) << TRACK_BITS * track

    def oppida(self) -> i64:
        """The markers for cities that are left (R12)."""
        return OPPIDA - size(self.held & CITY_PLACES)
