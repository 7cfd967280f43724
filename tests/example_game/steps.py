"""The decisions, in the order of a round: everybody rows, then the hindmost may call a charm."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bretwalda.engine.state import NOBODY, Step

from .board import CALL, KEEP, NONE, ROW, STROKES
from .state import River

# --- Rowing ---------------------------------------------------------------------------------------


class Rowing(Step[River]):
    """Everybody chooses in secret how hard to row."""

    def options(self, s: River, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=STROKES)
        for stroke in range(STROKES):
            out = append(out, ROW + stroke)
        return out

    def take(self, s: River, seat: i64, choice: i64) -> None:
        s.stroke[seat] = choice - ROW
        waiting = s.actors()
        if len(waiting):
            s.actor = waiting[0]
        else:
            reveal(s)


def reveal(s: River) -> None:
    """Show all strokes: whoever rows like nobody else moves; the current may take the others back."""
    s.information += 1  # strokes come to light and a die falls: nobody may take back what led here
    current = s.dice.below(2)
    for seat in range(s.seats):
        stroke = s.stroke[seat]
        if s.rowers(stroke) == 1:
            s.move(seat, stroke + 1)
            s.tell("rowed", seat, stroke)
        else:
            s.move(seat, -current)
            s.tell("drifted" if current else "collided", seat, stroke)
    for seat in range(s.seats):
        s.stroke[seat] = NONE
    begin_calling(s)


# --- Calling a charm ------------------------------------------------------------------------------


def begin_calling(s: River) -> None:
    """The hindmost boat that still has a charm may call it; between equals the first seat."""
    hindmost = NONE
    for seat in range(s.seats):
        if s.charm[seat] != NONE and (hindmost == NONE or s.boat[seat] < s.boat[hindmost]):
            hindmost = seat
    if hindmost == NONE or s.finished():
        end_round(s)
        return
    s.actor = hindmost
    s.secret = False
    s.step = CALLING


class Calling(Step[River]):
    """Call the own charm, once in a game, or keep it."""

    def options(self, s: River, seat: i64) -> vec[i64]:
        out = vec[i64](capacity=2)
        out = append(out, KEEP)
        return append(out, CALL + s.charm[seat])

    def take(self, s: River, seat: i64, choice: i64) -> None:
        if choice != KEEP:
            charm = choice - CALL
            s.charm[seat] = NONE
            s.called |= 1 << charm
            s.move(seat, charm + 1)
            s.tell("called", seat, charm)
        end_round(s)


def end_round(s: River) -> None:
    """The next round, or the end of the game."""
    s.round += 1
    s.actor = 0
    s.secret = True
    s.step = ROWING
    if not s.finished():
        return
    s.actor = NOBODY
    for seat, share in enumerate(s.standing()):
        if share:
            s.tell("won", seat)


ROWING: Final = Rowing("rowing")
CALLING: Final = Calling("calling")
STEPS: Final[list[Step[River]]] = [ROWING, CALLING]
