"""Who will win: the chances of victory as a position stands.

A seat's lead is counted in victory points: those it has, a part of those that its land and its armies may bring, and
what its nations that are still to come bring on average. The fewer turns are left, the surer a lead wins.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bretwalda.engine.rows import zeros

from ..board import LANDS, NONE, SEAT, SEATS, TURNS
from ..state import Britannia
from .value import area_worth, army_worth

# Each weight by its place in the list, with its reason; points are victory points.
LAND: Final[i64] = 0  # the share of what land may bring that counts as had
ARMIES: Final[i64] = 1  # the same of armies
SURENESS: Final[i64] = 2  # how surely a point more wins, at the end
BLUR: Final[i64] = 3  # ... less so for the root of the turns left
TO_COME: Final[i64] = 4  # points that each colour still makes beyond what its land shows, after the first turn
TO_COME_LATER: Final[i64] = 8  # ... after half of all turns; at the end there are none

WEIGHT_NAMES: Final[list[str]] = [
    "land", "armies", "sureness", "blur",
    "yellow_to_come", "blue_to_come", "red_to_come", "green_to_come",
    "yellow_to_come_later", "blue_to_come_later", "red_to_come_later", "green_to_come_later",
]  # fmt: skip
# Fitted to who won 420 campaigns of four planners, in four rounds, each played with what the one before had found: how
# the others hinder a colour depends on these numbers themselves. What land may bring was held near what trials need.
WEIGHTS: Final[list[float]] = [
    0.25, 1.17, 0.105, 2.2,
    -12.0, 13.0, 0.0, -3.0,
    -10.0, 18.0, -8.0, -2.0,
]  # fmt: skip
HALF: Final[float] = 8.5  # the turn half way from the first to the last
LEAST: Final[float] = 0.0005  # a chance is never quite none


@final
class Judgement:
    """Judges positions by a set of weights."""

    def __init__(self, weight: vec[float]) -> None:
        self.weight: Final[vec[float]] = weight

    def chances(self, s: Britannia) -> vec[float]:
        """The chances of victory by seat."""
        out = self.leads(s)
        most = out[0]
        for seat in range(1, SEATS):
            if out[seat] > most:
                most = out[seat]
        sure = self.sureness(s)
        total = 0.0
        for seat in range(SEATS):
            out[seat] = exp(sure * (out[seat] - most)) + LEAST
            total += out[seat]
        for seat in range(SEATS):
            out[seat] /= total
        return out

    def leads(self, s: Britannia) -> vec[float]:
        """The points that each seat has, and those that it may count on."""
        out = zeros(SEATS)
        for seat in range(SEATS):
            out[seat] = float(s.points(seat)) + self.to_come(seat, s.turn) - self.to_come(seat, s.last_turn)
        for a in range(LANDS):
            holder = s.holder[a]
            if holder != NONE:
                armies = float(s.armies(holder, a)) * army_worth(holder, s.turn)
                land = area_worth(holder, a, s.turn)
                out[SEAT[holder]] += self.weight[LAND] * land + self.weight[ARMIES] * armies
        return out

    def to_come(self, seat: i64, turn: i64) -> float:
        """What a colour makes from a turn on beyond what its land shows: straight to half-time, and on to the end."""
        now = float(turn)
        later = self.weight[TO_COME_LATER + seat]
        if now >= HALF:
            return later * (float(TURNS) - now) / (float(TURNS) - HALF)
        return later + (self.weight[TO_COME + seat] - later) * (HALF - now) / (HALF - 1.0)

    def sureness(self, s: Britannia) -> float:
        """How surely a point more wins."""
        return self.weight[SURENESS] / (1.0 + self.weight[BLUR] * sqrt(float(s.last_turn - s.turn)))

    def rivalry(self, s: Britannia, seat: i64) -> vec[float]:
        """How much of what each seat loses helps one of them: the likelier a rival wins, the more; own losses hurt.

        It is how the chance of victory changes with a rival's points, against how it changes with one's own.
        """
        out = self.chances(s)
        others = 1.0 - out[seat]
        for rival in range(SEATS):
            out[rival] = -1.0 if rival == seat else out[rival] / others
        return out


def weights(values: list[float]) -> vec[float]:
    """Weights in the form that a judgement reads."""
    return vec[float](values)


FITTED: Final = Judgement(weights(WEIGHTS))


def log_odds(chance: float) -> float:
    return log(chance / (1.0 - chance))


def shifted(chance: float, by: float) -> float:
    """A chance, better or worse by a difference of log-odds."""
    return 1.0 / (1.0 + exp(-log_odds(chance) - by))
