"""How a game begins: its seed is drawn at that moment, and a saved game goes on with dice that nobody knows.

Before the first decision there is nothing to know. A game that is taken up again has its past, and people who know
parts of it:

- the same people in the same seats go on from the position as it is, with other dice; so does somebody alone;
- whoever goes on without some of them, or with others, gets a position drawn from what they themselves could see, and
  nothing of the game that was saved is left in it.
"""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

from bretwalda.engine.dice import seeded
from bretwalda.engine.match import Renewal
from bretwalda.engine.refusal import Refusal
from bretwalda.engine.state import State
from bretwalda.store.tables import TableRecord

from ..people import Person
from .history import History
from .seating import Seating


class Beginning(NamedTuple):
    """What is written down when a game begins."""

    seed: str  # what chance comes from now
    values: dict[str, Any]  # of the table's record
    renewals: tuple[Renewal, ...] = ()  # added to the journal
    anew: bool = False  # the journal so far is dropped

    def alone(self, record: TableRecord, seating: Seating) -> bool:
        """Whether only one person plays, and has played: a saved game may have had others (`TableRecord.alone`)."""
        taken_up = record.resumes is not None and not self.anew
        return len(seating.people()) == 1 and (record.alone or not taken_up)


def draw_seed() -> str:
    """From the operating system: 128 bits that nobody can guess."""
    return secrets.token_urlsafe(16)


def beginning(record: TableRecord, history: History, seating: Seating, host: Person) -> Beginning:
    """How the game at a table begins now, with these people."""
    seed, pinned = draw_seed(), {"rules": history.match.game.rules_version, "facts": history.match.game.facts}
    if record.resumes is None:
        return Beginning(seed, {"seed": seed, **pinned})
    before, now = record.resumes, people_of(seating)
    alone = all(person in (None, host.id) for person in (*before, *now))
    if alone or before == now:
        return Beginning(seed, pinned, (Renewal(len(history.match.decisions), seed),))
    brought = not any(before)  # a file: nobody had a seat, and whoever brought it may take any
    own = next((seat for seat in seating.of(host) if brought or before[seat] == host.id), None)
    if own is None:
        raise Refusal("refused-not-agreed")
    another = {
        "seed": seed,
        "position": imagine_numbers(history.match.state, own),
        "origin": record.id,
        "resumes": None,
        "uploaded": False,
    }
    return Beginning(seed, {**another, **pinned}, anew=True)


def imagine_numbers(state: State, seat: int) -> list[int]:
    """A position that a seat could not tell from this one, as `State.dump` writes it: nothing hidden is left in it."""
    return [int(number) for number in state.imagine(seat, seeded(draw_seed())).dump()]


def people_of(seating: Seating) -> list[str | None]:
    """Who sits where, as far as they are people."""
    return [None if seat.person is None else seat.person.id for seat in seating.seats]
